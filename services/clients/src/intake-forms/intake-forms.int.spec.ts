import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PracticeSavedSchema } from '@yarrow/contracts/catalog/v1/events_pb';
import { IntakeFormSentSchema, IntakeFormSubmittedSchema } from '@yarrow/contracts/clients/v1/events_pb';
import { AppointmentBookedSchema } from '@yarrow/contracts/scheduling/v1/events_pb';
import type { Actor } from '@yarrow/kit/actor';
import { newId } from '@yarrow/kit/ids';
import { sealedIn, SealedBox } from '@yarrow/kit/security/sealing';
import { startTestService, type TestService } from '@yarrow/kit/testing/test-service';
import { service } from '../service.js';
import { DEFAULT_FORM } from './default-form.js';

const SEND = `mutation ($id: ID!) { sendIntakeForm(clientId: $id) { result errors { code message } client { id intakeFormSubmitted intakeLastSentAt } } }`;
const PAGE = `query ($id: String!) { intakeFormByLink(uniqueId: $id) { uniqueId completed form practice { id } } }`;
const SAVE = `mutation ($id: String!, $data: String!) { saveIntakeFormResponse(uniqueId: $id, formData: $data) { result errors { code message field } } }`;
const READ = `query ($id: ID!) { intakeForm(clientId: $id) { intakeForm { text time form } intakeLastSentAt } }`;
const UPSERT = `mutation ($data: String!, $no: Int!) { upsertIntakeForm(data: $data, saveNo: $no) { result errors { code message } } }`;
const LIST = `{ clients { edges { node { id intakeFormSubmitted intakeLastSentAt } } } }`;
const COMPLETED = 'This form has already been completed.';

const form = (question: string) => JSON.stringify({ elements: [{ type: 'text', name: question, isRequired: true }] });

let clients: TestService;
let visitors = 0;

beforeAll(async () => {
  clients = await startTestService(service, { env: { CSRF_SECRET: 'x'.repeat(32) } });
});
afterAll(() => clients?.stop());

/** A practice with one contact. */
async function practiceWithClient(contact: object = { email: `${newId()}@example.com` }) {
  const [practiceId, clientId] = [newId(), newId()];
  const pro: Actor = { kind: 'pro', userId: newId(), practiceId, ip: '203.0.113.1' };
  const attendee = { clientId, firstName: 'Ada', lastName: 'Okafor', ...contact };
  await clients.publish(
    AppointmentBookedSchema,
    { appointment: { appointmentId: newId(), host: { practiceId }, attendee } },
    { aggregateId: clientId },
  );
  return { practiceId, clientId, pro };
}

type Practice = Awaited<ReturnType<typeof practiceWithClient>>;

const send = async ({ pro, clientId }: Practice) =>
  (await clients.graphql(SEND, { id: clientId }, pro)).data.sendIntakeForm;

async function linkOf({ clientId }: Practice): Promise<string> {
  const sent = await clients.emitted(IntakeFormSentSchema);
  const { sealedUniqueId, uniqueId } = sent.findLast(({ client }) => client?.clientId === clientId)!;
  // Readable only for the service that mails it.
  expect(uniqueId).toBe('');
  const box = new SealedBox(clients.env['MAIL_SEALING_PRIVATE_KEYS']!);
  return box.open(sealedUniqueId, sealedIn(IntakeFormSentSchema, clientId));
}

/** Each from an address of its own, so that tests do not use up each other's attempts. */
const visitor = () => ({ kind: 'anonymous' as const, ip: `198.51.100.${++visitors}` });
const page = async (id: string) => (await clients.graphql(PAGE, { id }, visitor())).data.intakeFormByLink;
const save = async (id: string, data: unknown, actor = visitor()) =>
  (await clients.graphql(SAVE, { id, data: typeof data === 'string' ? data : JSON.stringify(data) }, actor)).data
    .saveIntakeFormResponse;
const upsert = async ({ pro }: Practice, data: string, no = 1) =>
  (await clients.graphql(UPSERT, { data, no }, pro)).data.upsertIntakeForm;
const submissionsOf = async ({ clientId }: Practice) =>
  (await clients.emitted(IntakeFormSubmittedSchema)).filter((event) => event.clientId === clientId);

describe('sendIntakeForm', () => {
  it('sends one form to three simultaneous requests with one key, and another with another key', async () => {
    const practice = await practiceWithClient();
    const sendWith = async (key: string) => {
      const query = `mutation ($id: ID!, $key: ID) { sendIntakeForm(clientId: $id, idempotencyKey: $key) { result client { id } } }`;
      return (await clients.graphql(query, { id: practice.clientId, key }, practice.pro)).data.sendIntakeForm;
    };
    const sent = async () =>
      (await clients.emitted(IntakeFormSentSchema)).filter(({ client }) => client?.clientId === practice.clientId);
    const key = newId();
    for (const answer of [...(await Promise.all([1, 2, 3].map(() => sendWith(key)))), await sendWith(key)]) {
      expect(answer).toEqual({ result: 'success', client: { id: practice.clientId } });
    }
    expect(await sent()).toHaveLength(1);
    await sendWith(newId());
    expect(await sent()).toHaveLength(2);
    expect(await sendWith('again')).toMatchObject({ result: 'failure' });
  });

  it('sends the default form by a link that cannot be guessed', async () => {
    const practice = await practiceWithClient();
    expect(await send(practice)).toMatchObject({
      result: 'success',
      client: { id: practice.clientId, intakeFormSubmitted: false, intakeLastSentAt: expect.any(String) },
    });
    const uniqueId = await linkOf(practice);
    expect(Buffer.from(uniqueId, 'base64url').length).toBeGreaterThanOrEqual(16);
    expect(await page(uniqueId)).toEqual({
      uniqueId,
      completed: false,
      form: DEFAULT_FORM,
      practice: { id: practice.practiceId },
    });
  });

  it('is refused, and nothing is read, where intake forms are not part of the plan', async () => {
    const practice = await practiceWithClient();
    await send(practice);
    await save(await linkOf(practice), { reason: 'My back' });
    const saved = { practiceId: practice.practiceId, clientNotesEnabled: false, version: 1 };
    await clients.publish(PracticeSavedSchema, { practice: saved }, { aggregateId: practice.practiceId });
    expect(await send(practice)).toMatchObject({ result: 'failure', errors: [{ code: 'notes_not_enabled' }] });
    expect((await clients.graphql(READ, { id: practice.clientId }, practice.pro)).data.intakeForm).toBeNull();
    const { edges } = (await clients.graphql(LIST, {}, practice.pro)).data.clients;
    expect(edges[0].node).toMatchObject({ intakeFormSubmitted: false, intakeLastSentAt: null });
  });

  it('keeps the link of a form that is not submitted yet, so that what was typed is not lost', async () => {
    const practice = await practiceWithClient();
    await send(practice);
    const first = await linkOf(practice);
    await send(practice);
    expect(await linkOf(practice)).toBe(first);
  });

  it('refuses a contact without email and phone, one of another practice, and users other than pros', async () => {
    const unreachable = await practiceWithClient({ email: '', phone: '' });
    expect((await send(unreachable)).errors[0].code).toBe('no_contact');
    const [one, other] = [await practiceWithClient(), await practiceWithClient()];
    expect((await send({ ...one, pro: other.pro })).errors[0].code).toBe('not_found');
    const asClient = await clients.graphql(SEND, { id: one.clientId }, { kind: 'client', userId: newId() });
    expect(asClient.data.sendIntakeForm.errors[0].code).toBe('forbidden');
    const asVisitor = await clients.graphql(SEND, { id: one.clientId });
    expect(asVisitor.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });

  it('does not flood a mailbox', async () => {
    const practice = await practiceWithClient();
    const codes: (string | undefined)[] = [];
    for (let time = 0; time < 6; time++) codes.push((await send(practice)).errors[0]?.code);
    expect(codes).toEqual([undefined, undefined, undefined, undefined, undefined, 'rate_limited']);
  });
});

describe('saveIntakeFormResponse', () => {
  it('stores the answers for the practice and publishes that they were submitted', async () => {
    const practice = await practiceWithClient();
    await upsert(practice, form('goal'));
    await send(practice);
    const uniqueId = await linkOf(practice);
    expect(await save(uniqueId, { goal: '<b>Less</b> pain' })).toEqual({ result: 'success', errors: [] });
    const answers = (await clients.graphql(READ, { id: practice.clientId }, practice.pro)).data.intakeForm;
    expect(answers.intakeForm).toEqual({
      text: '{"goal":"<b>Less</b> pain"}',
      time: expect.any(String),
      form: form('goal'),
    });
    expect(answers.intakeLastSentAt).toEqual(expect.any(String));
    expect(await submissionsOf(practice)).toEqual([expect.objectContaining({ practiceId: practice.practiceId })]);
    const { edges } = (await clients.graphql(LIST, {}, practice.pro)).data.clients;
    expect(edges[0].node).toMatchObject({ intakeFormSubmitted: true, intakeLastSentAt: expect.any(String) });
  });

  it(`is done once: ${COMPLETED}`, async () => {
    const practice = await practiceWithClient();
    await upsert(practice, form('goal'));
    await send(practice);
    const uniqueId = await linkOf(practice);
    await save(uniqueId, { goal: 'one' });
    expect(await save(uniqueId, { goal: 'two' })).toMatchObject({
      result: 'failure',
      errors: [{ code: 'already_completed', message: COMPLETED }],
    });
    expect((await save(uniqueId, {})).errors[0].message).toBe(COMPLETED);
    expect(await page(uniqueId)).toMatchObject({ completed: true, form: null });
  });

  it('accepts the same answers again, as after a lost response', async () => {
    const practice = await practiceWithClient();
    await upsert(practice, form('goal'));
    await send(practice);
    const uniqueId = await linkOf(practice);
    const results = await Promise.all([1, 2, 3].map(() => save(uniqueId, { goal: 'same' })));
    expect(results.map(({ result }) => result)).toEqual(['success', 'success', 'success']);
    expect(await submissionsOf(practice)).toHaveLength(1);
  });

  it('keeps the first of two different answers at once', async () => {
    const practice = await practiceWithClient();
    await upsert(practice, form('goal'));
    await send(practice);
    const uniqueId = await linkOf(practice);
    const results = await Promise.all(['one', 'two'].map((goal) => save(uniqueId, { goal })));
    expect(results.map(({ result }) => result).sort()).toEqual(['failure', 'success']);
  });

  it('belongs to the version that was sent, whatever the practice changed since', async () => {
    const practice = await practiceWithClient();
    await upsert(practice, form('first'), 1);
    await send(practice);
    const old = await linkOf(practice);
    await upsert(practice, form('second'), 2);
    expect(JSON.parse((await page(old)).form).elements[0].name).toBe('first');
    expect((await save(old, { second: 'x' })).errors[0].code).toBe('invalid_form_data');
    expect((await save(old, { first: 'x' })).result).toBe('success');
    await send(practice);
    const now = await linkOf(practice);
    expect(now).not.toBe(old);
    expect(JSON.parse((await page(now)).form).elements[0].name).toBe('second');
  });

  it.each([
    ['a required question left out', {}],
    ['what the form does not ask', { goal: 'x', admin: true }],
    ['no JSON', '{'],
    ['a list', []],
    ['too much', { goal: 'x'.repeat(150_001) }],
  ])('refuses %s and keeps the form open', async (_what, data) => {
    const practice = await practiceWithClient();
    await upsert(practice, form('goal'));
    await send(practice);
    const uniqueId = await linkOf(practice);
    expect(await save(uniqueId, data)).toMatchObject({ result: 'failure', errors: [{ code: 'invalid_form_data' }] });
    expect(await submissionsOf(practice)).toHaveLength(0);
    expect(await page(uniqueId)).toMatchObject({ completed: false });
  });

  it('refuses an unknown link', async () => {
    expect(await page('unknown')).toBeNull();
    expect((await save('unknown', {})).errors[0].code).toBe('not_found');
  });

  it('limits attempts to guess links', async () => {
    const guesser = { kind: 'anonymous' as const, ip: '192.0.2.77' };
    const codes = await Promise.all(
      Array.from({ length: 31 }, async () => (await save('guess', {}, guesser)).errors[0].code),
    );
    expect(codes.filter((code) => code === 'rate_limited')).toHaveLength(1);
  });
});

describe('answers', () => {
  it('are read by their practice only', async () => {
    const [practice, other] = [await practiceWithClient(), await practiceWithClient()];
    expect((await clients.graphql(READ, { id: practice.clientId }, other.pro)).data.intakeForm).toBeNull();
    const asClient = await clients.graphql(READ, { id: practice.clientId }, { kind: 'client', userId: newId() });
    expect(asClient.errors?.[0]?.extensions.code).toBe('forbidden');
  });

  it('are not there before the form is sent', async () => {
    const { clientId, pro } = await practiceWithClient();
    expect((await clients.graphql(READ, { id: clientId }, pro)).data.intakeForm).toEqual({
      intakeForm: null,
      intakeLastSentAt: null,
    });
  });
});

describe('upsertIntakeForm', () => {
  it('refuses an invalid form, and changes nothing', async () => {
    const practice = await practiceWithClient();
    const refused = await upsert(practice, JSON.stringify({ elements: [{ type: 'file', name: 'f' }] }));
    expect(refused.errors[0].code).toBe('invalid_data');
    await send(practice);
    expect((await page(await linkOf(practice))).form).toBe(DEFAULT_FORM);
  });
});
