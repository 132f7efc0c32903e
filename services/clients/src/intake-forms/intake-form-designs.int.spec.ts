import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { PracticeSavedSchema } from '@yarrow/contracts/catalog/v1/events_pb';
import { IntakeFormSentSchema } from '@yarrow/contracts/clients/v1/events_pb';
import { AppointmentBookedSchema } from '@yarrow/contracts/scheduling/v1/events_pb';
import type { Actor } from '@yarrow/kit/actor';
import { FixedClock } from '@yarrow/kit/clock';
import { newId } from '@yarrow/kit/ids';
import { sealedIn, SealedBox } from '@yarrow/kit/security/sealing';
import { startTestService, type TestService } from '@yarrow/kit/testing/test-service';
import { service } from '../service.js';
import { DEFAULT_FORM } from './default-form.js';

const NOW = new Date('2027-01-04T12:00:00Z');
const MINUTE = 60_000;
const DESIGN = `{ intakeFormDesign { form version saveNo theme { colorAccent buttonStyle fonts } versions { version } } }`;
const UPSERT = `mutation ($data: String!, $no: Int!) {
  it: upsertIntakeForm(data: $data, saveNo: $no) { result errors { code } } }`;
const THEME = `mutation ($data: IntakeFormThemeInput!) {
  it: upsertIntakeFormTheme(data: $data) { result errors { code field } } }`;
const SEND = 'mutation ($id: ID!) { sendIntakeForm(clientId: $id) { result } }';
const PAGE = `query ($id: String!) { intakeFormByLink(uniqueId: $id) { form theme { colorAccent buttonStyle fonts } } }`;

const form = (question: string) => JSON.stringify({ elements: [{ type: 'text', name: question }] });

const clock = new FixedClock(NOW);
let clients: TestService;
let pro: Actor;
let practiceId: string;

beforeAll(async () => {
  clients = await startTestService(service, { clock, env: { CSRF_SECRET: 'x'.repeat(32) } });
});
beforeEach(() => {
  clock.set(NOW);
  practiceId = newId();
  pro = { kind: 'pro', userId: newId(), practiceId, ip: '203.0.113.1' };
});
afterAll(() => clients?.stop());

const later = (minutes: number) => clock.set(new Date(NOW.getTime() + minutes * MINUTE));
async function design(actor: Actor = pro) {
  const { data, errors } = await clients.graphql(DESIGN, {}, actor);
  return errors ? { code: errors[0]!.extensions.code } : data.intakeFormDesign;
}
const upsert = async (data: string, no: number, actor = pro) =>
  (await clients.graphql(UPSERT, { data, no }, actor)).data.it;
const saveTheme = async (data: object) => (await clients.graphql(THEME, { data }, pro)).data.it;
const version = async (number: number, actor = pro) =>
  (await clients.graphql(`{ intakeFormVersion(version: ${number}) }`, {}, actor)).data.intakeFormVersion;
const versions = async (): Promise<number[]> =>
  (await design()).versions.map(({ version: number }: { version: number }) => number);

/** Sends the form to a new contact. @returns the secret of its link */
async function sendToClient(): Promise<string> {
  const clientId = newId();
  const attendee = { clientId, firstName: 'Ada', lastName: 'Okafor', email: `${newId()}@example.com` };
  const appointment = { appointmentId: newId(), host: { practiceId }, attendee };
  await clients.publish(AppointmentBookedSchema, { appointment }, { aggregateId: clientId });
  await clients.graphql(SEND, { id: clientId }, pro);
  const sent = await clients.emitted(IntakeFormSentSchema);
  const { sealedUniqueId } = sent.findLast(({ client }) => client?.clientId === clientId)!;
  const box = new SealedBox(clients.env['MAIL_SEALING_PRIVATE_KEYS']!);
  return box.open(sealedUniqueId, sealedIn(IntakeFormSentSchema, clientId));
}
const page = async (id: string) =>
  (await clients.graphql(PAGE, { id }, { kind: 'anonymous', ip: '198.51.100.1' })).data.intakeFormByLink;

describe('the form that a practice makes', () => {
  it('is the default one at first, for the practice alone', async () => {
    expect(await design()).toEqual({
      ...{ form: DEFAULT_FORM, version: 1, saveNo: 0, theme: null },
      versions: [{ version: 1 }],
    });
    expect(await design({ kind: 'client', userId: newId(), ip: '203.0.113.9' })).toEqual({ code: 'forbidden' });
  });

  it('is one version for all savings of an hour, and another one after that', async () => {
    await upsert(form('a'), 1);
    later(10);
    await upsert(form('b'), 2);
    expect(await design()).toMatchObject({ form: form('b'), version: 2, saveNo: 2 });
    expect(await versions()).toEqual([2, 1]);
    later(61);
    await upsert(form('c'), 3);
    expect(await versions()).toEqual([3, 2, 1]);
    expect([await version(3), await version(2), await version(1)]).toEqual([form('c'), form('b'), DEFAULT_FORM]);
  });

  it('stays unchanged for clients who have received it, however soon it is changed', async () => {
    await upsert(form('sent'), 1);
    const link = await sendToClient();
    await upsert(form('changed'), 2);
    expect((await page(link)).form).toBe(form('sent'));
    expect(await versions()).toEqual([3, 2, 1]);
    expect((await page(await sendToClient())).form).toBe(form('changed'));
  });

  it('is not overwritten by an editor that does not show it, and the last saving may be repeated', async () => {
    const saved = await Promise.all([upsert(form('mine'), 1), upsert(form('yours'), 1)]);
    expect(saved.map(({ result }) => result).sort()).toEqual(['failure', 'success']);
    expect(saved.flatMap(({ errors }) => errors)).toEqual([{ code: 'changed_meanwhile' }]);
    const { form: stored } = await design();
    expect((await upsert(stored, 1)).result).toBe('success');
    for (const other of [0, 1, 3]) expect((await upsert(form('late'), other)).result).toBe('failure');
    expect(await design()).toMatchObject({ form: stored, saveNo: 1 });
    expect(await versions()).toEqual([2, 1]);
  });

  it('goes on with the next number after a saving that changed nothing', async () => {
    await upsert(DEFAULT_FORM, 1);
    expect(await design()).toMatchObject({ form: DEFAULT_FORM, version: 1, saveNo: 1 });
    await upsert(form('next'), 2);
    expect(await versions()).toEqual([2, 1]);
    expect(await version(1)).toBe(DEFAULT_FORM);
  });

  it('has versions that other practices do not find, and none that was never saved', async () => {
    await upsert(form('mine'), 1);
    const other: Actor = { ...pro, userId: newId(), practiceId: newId() };
    expect(await version(2, other)).toBeNull();
    expect(await version(99)).toBeNull();
  });
});

describe('the look of a form', () => {
  const OWN = { colorAccent: '#2F5D50', buttonStyle: 'pill', fonts: ['Georgia', 'Arial'] };

  it('is what was chosen last, on forms that were sent before too', async () => {
    const link = await sendToClient();
    expect((await page(link)).theme).toBeNull();
    expect(await saveTheme(OWN)).toMatchObject({ result: 'success' });
    const stored = { ...OWN, colorAccent: '#2f5d50' };
    expect((await page(link)).theme).toEqual(stored);
    expect((await design()).theme).toEqual(stored);
    await saveTheme({});
    expect((await page(link)).theme).toEqual({ colorAccent: null, buttonStyle: null, fonts: [] });
  });

  it.each([
    ['colorAccent', { colorAccent: 'red' }],
    ['colorAccent', { colorAccent: '#12345' }],
    ['fonts', { fonts: ["x'; background: url(//evil.example)"] }],
    ['fonts', { fonts: ['A', 'B', 'C'] }],
  ])('refuses a bad %s: %j', async (field, data) => {
    expect(await saveTheme(data)).toMatchObject({ errors: [{ code: 'invalid_data', field }] });
    expect((await design()).theme).toBeNull();
  });
});

it('is closed to a practice whose plan has no intake forms', async () => {
  const saved = { practiceId, version: 1, clientNotesEnabled: false };
  await clients.publish(PracticeSavedSchema, { practice: saved }, { aggregateId: practiceId });
  await clients.eventually(async () => (await design()) === null);
  expect(await upsert(form('a'), 1)).toMatchObject({ errors: [{ code: 'notes_not_enabled' }] });
  expect(await saveTheme({})).toMatchObject({ errors: [{ code: 'notes_not_enabled' }] });
});
