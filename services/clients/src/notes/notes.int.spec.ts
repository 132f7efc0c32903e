import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Actor } from '@yarrow/kit/actor';
import { FixedClock } from '@yarrow/kit/clock';
import { newId } from '@yarrow/kit/ids';
import { endOwnWork, queriesDuring } from '@yarrow/kit/testing/queries-during';
import { startTestService, type TestService } from '@yarrow/kit/testing/test-service';
import { service } from '../service.js';

const clock = new FixedClock('2027-01-04T12:00:00Z');
let clients: TestService;
let pro: Actor;
let clientId: string;

beforeAll(async () => {
  clients = await startTestService(service, { clock, env: { CSRF_SECRET: 'x'.repeat(32) } });
  await endOwnWork(clients);
});
afterAll(() => clients?.stop());

const proOf = (id: string): Actor => ({ kind: 'pro', userId: newId(), practiceId: id, ip: '203.0.113.1' });
const CREATE =
  'mutation ($email: String, $phone: String) { createClient(email: $email, phone: $phone) { client { id } } }';
const contact = async (values: object = { email: `${newId()}@example.com` }): Promise<string> =>
  (await clients.graphql(CREATE, { ...values }, pro)).data.createClient.client.id;

beforeEach(async () => {
  pro = proOf(newId());
  clientId = await contact();
});

const ADD = `mutation ($text: String!, $clientId: ID!, $appointmentId: ID, $key: ID) {
  addNote(text: $text, clientId: $clientId, appointmentId: $appointmentId, idempotencyKey: $key) {
    result errors { code field } note { id text time appointmentId appointmentStartsAt } client { id clientNote { text } } } }`;
const add = async (values: Record<string, unknown>, actor = pro) =>
  (await clients.graphql(ADD, { clientId, ...values }, actor)).data.addNote;
const NOTES = 'query ($clientId: ID!) { client(clientId: $clientId) { clientNote { text time } } }';
const notes = async () => (await clients.graphql(NOTES, { clientId }, pro)).data.client.clientNote;

const PAGE = `query ($clientId: ID!, $appointmentId: ID, $limit: Int, $offset: Int) {
  clientNotes(clientId: $clientId, appointmentId: $appointmentId, limit: $limit, offset: $offset) {
    notes { text appointmentId appointmentStartsAt } totalCount } }`;
interface Page {
  notes: { text: string }[];
  totalCount: number;
}
const page = async (asked: object, actor = pro): Promise<Page> =>
  (await clients.graphql(PAGE, { ...asked }, actor)).data.clientNotes;

describe('addNote', () => {
  it('writes a note down with its time, the newest first', async () => {
    expect(await add({ text: ' Left knee,\ngently. ' })).toMatchObject({
      result: 'success',
      note: { text: 'Left knee,\ngently.', time: '2027-01-04T12:00:00.000Z' },
      client: { id: clientId, clientNote: [{ text: 'Left knee,\ngently.' }] },
    });
    clock.advance(60_000);
    await add({ text: 'Better.' });
    expect(await notes()).toEqual([
      { text: 'Better.', time: '2027-01-04T12:01:00.000Z' },
      { text: 'Left knee,\ngently.', time: '2027-01-04T12:00:00.000Z' },
    ]);
    clock.advance(-60_000);
  });

  it('writes one note for a request that is repeated, also at once', async () => {
    const values = { text: 'Once.', key: newId() };
    const answers = [...(await Promise.all([add(values), add(values), add(values)])), await add(values)];
    expect(new Set(answers.map(({ note }) => note.id)).size).toBe(1);
    await add({ ...values, key: newId() });
    expect(await notes()).toHaveLength(2);
  });

  it.each([['   '], ['x'.repeat(10_001)]])('refuses a text that is empty or too long', async (text) => {
    expect(await add({ text })).toMatchObject({ errors: [{ code: 'invalid_text', field: 'text' }], note: null });
    expect(await notes()).toEqual([]);
  });

  it('finds no contact of another practice', async () => {
    const refused = { result: 'failure', errors: [{ code: 'not_found', field: 'clientId' }], client: null };
    expect(await add({ text: 'Mine.' }, proOf(newId()))).toMatchObject(refused);
    expect(await notes()).toEqual([]);
  });

  it('is refused, and nothing is read, where notes are not part of the plan, and is there again when they are', async () => {
    await add({ text: 'Before.' });
    const plan = (enabled: boolean) =>
      clients.dataSource.query(
        `INSERT INTO practice_projections (practice_id, country, time_zone, email, phone, client_notes_enabled, version)
         VALUES ($1, 'CA', 'UTC', '', '', $2, 1) ON CONFLICT (practice_id) DO UPDATE SET client_notes_enabled = $2`,
        [pro.practiceId, enabled],
      );
    await plan(false);
    expect(await add({ text: 'Now.' })).toMatchObject({ errors: [{ code: 'notes_not_enabled' }], note: null });
    expect(await notes()).toEqual([]);
    expect(await page({ clientId })).toEqual({ notes: [], totalCount: 0 });
    await plan(true);
    expect(await notes()).toMatchObject([{ text: 'Before.' }]);
  });

  it('is read for a whole list at once', async () => {
    const LIST = '{ clients { edges { node { clientNote { text } } } } }';
    const read = () => clients.graphql(LIST, {}, pro);
    const one = await queriesDuring(clients, read);
    for (let index = 0; index < 4; index += 1) await contact();
    expect(await queriesDuring(clients, read)).toHaveLength(one.length);
  });
});

describe('clientNotes', () => {
  it('come a page at a time, the newest first', async () => {
    for (const text of ['one', 'two', 'three']) {
      await add({ text });
      clock.advance(1_000);
    }
    const texts = async (asked: object) => {
      const { notes: found, totalCount } = await page({ clientId, ...asked });
      expect(totalCount).toBe(3);
      return found.map(({ text }) => text);
    };
    expect(await texts({ limit: 2 })).toEqual(['three', 'two']);
    expect(await texts({ limit: 2, offset: 2 })).toEqual(['one']);
    expect(await texts({ limit: 0, offset: -5 })).toEqual(['three']);
    expect(await texts({ limit: 1_000 })).toHaveLength(3);
    clock.advance(-3_000);
  });

  it('are those of the caller’s practice alone', async () => {
    await add({ text: 'Mine.' });
    expect(await page({ clientId }, proOf(newId()))).toEqual({ notes: [], totalCount: 0 });
    expect(await page({ clientId: 'nonsense' })).toEqual({ notes: [], totalCount: 0 });
    const client: Actor = { kind: 'client', userId: newId(), ip: '203.0.113.1' };
    expect((await clients.graphql(PAGE, { clientId }, client)).errors?.[0]?.extensions.code).toBe('forbidden');
  });
});

describe('viewPhone', () => {
  const VIEW = 'mutation ($id: ID!) { viewPhone(id: $id) { result errors { code } formattedPhoneNumber phoneNumber } }';
  const view = async (id: string, actor = pro) => (await clients.graphql(VIEW, { id }, actor)).data.viewPhone;
  const views = (id: string) => clients.dataSource.query('SELECT * FROM phone_views WHERE client_id = $1', [id]);

  it('shows the number and keeps who looked', async () => {
    const id = await contact({ phone: '+1 604 555 0134' });
    expect(await view(id)).toEqual({
      ...{ result: 'success', errors: [] },
      ...{ formattedPhoneNumber: '+1 604 555 0134', phoneNumber: '+16045550134' },
    });
    expect(await views(id)).toMatchObject([
      { practice_id: pro.practiceId, user_id: pro.userId, viewed_at: clock.now() },
    ]);
  });

  it('shows nothing of other practices, and says so where there is no number', async () => {
    const id = await contact({ phone: '+1 604 555 0134' });
    const nothing = { result: 'failure', phoneNumber: null, formattedPhoneNumber: null };
    expect(await view(id, proOf(newId()))).toEqual({ ...nothing, errors: [{ code: 'not_found' }] });
    expect(await view(clientId)).toEqual({ ...nothing, errors: [{ code: 'no_phone' }] });
    expect(await views(id)).toEqual([]);
  });
});
