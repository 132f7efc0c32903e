import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ClientSplitSchema } from '@yarrow/contracts/clients/v1/events_pb';
import { newId } from '@yarrow/kit/ids';
import { address, MergingHarness, proOf } from '../testing/merging-harness.js';

let harness: MergingHarness;
beforeAll(async () => {
  harness = await MergingHarness.start();
});
afterAll(() => harness?.stop());
beforeEach(() => harness.enterPractice());

const SPLIT = `mutation ($input: SplitClientInput!) { splitClient(input: $input) {
  result errors { code field } client { id lastAppointmentDate } newClient { id name email lastAppointmentDate } } }`;
const EMAIL = 'family@example.com';

async function split(clientId: string, changes: object = {}, actor = harness.pro) {
  const person = { firstName: 'Ann', lastName: 'Lee', email: EMAIL };
  const input = { clientId, clientVersion: 1, ...person, appointmentIds: [], idempotencyKey: newId(), ...changes };
  return (await harness.clients.graphql(SPLIT, { input }, actor)).data.splitClient;
}
const events = async () =>
  (await harness.clients.emitted(ClientSplitSchema)).filter((it) => it.practiceId === harness.practiceId);

describe('splitClient', () => {
  it('moves the chosen visits with their notes to a new contact at the same address, once for each key', async () => {
    const clientId = await harness.contact({ email: EMAIL });
    const own = await harness.book(clientId, {}, '2027-01-02T10:00:00Z');
    const others = await harness.book(clientId, {}, '2027-01-03T10:00:00Z');
    await harness.note(clientId, 'Left knee.');
    await harness.clients.graphql(
      'mutation ($id: ID!, $visit: ID!) { addNote(text: "Ann’s back.", clientId: $id, appointmentId: $visit) { result } }',
      { id: clientId, visit: others.appointmentId },
      harness.pro,
    );
    const request = { appointmentIds: [others.appointmentId], idempotencyKey: newId() };
    const done = await split(clientId, request);
    expect(done).toMatchObject({
      ...{ result: 'success', errors: [], client: { id: clientId, lastAppointmentDate: '2027-01-02T10:00:00.000Z' } },
      newClient: { name: 'Ann Lee', email: EMAIL, lastAppointmentDate: '2027-01-03T10:00:00.000Z' },
    });
    const newClientId = done.newClient.id;
    expect([await harness.texts(clientId), await harness.texts(newClientId)]).toEqual([
      ['Left knee.'],
      ['Ann’s back.'],
    ]);
    expect((await split(clientId, request)).newClient.id).toBe(newClientId);
    expect(await events()).toMatchObject([
      { fromClientId: clientId, intoClientId: newClientId, appointmentIds: [others.appointmentId] },
    ]);
    expect(await harness.listed()).toHaveLength(2);
    expect(own.appointmentId).not.toBe(others.appointmentId);
  });

  it('moves chosen notes and the intake forms, and sends no event without visits', async () => {
    const clientId = await harness.contact();
    await harness.note(clientId, 'Left knee.');
    await harness.note(clientId, 'Ann’s back.');
    const run = (sql: string, values: unknown[]) => harness.clients.dataSource.query(sql, values);
    const version = newId();
    await run(
      `INSERT INTO intake_form_versions (id, practice_id, version, form, save_no, created_at)
       VALUES ($1, $2, 1, '{}', 1, now())`,
      [version, harness.practiceId],
    );
    await run(
      `INSERT INTO intake_form_links (unique_id, practice_id, client_id, version_id, sent_at) VALUES ($1, $2, $3, $4, now())`,
      [newId(), harness.practiceId, clientId, version],
    );
    const [note] = await run(`SELECT id FROM client_notes WHERE client_id = $1 AND text LIKE 'Ann%'`, [clientId]);
    const { newClient } = await split(clientId, { noteIds: [note.id], intakeForms: true });
    expect([await harness.texts(clientId), await harness.texts(newClient.id)]).toEqual([
      ['Left knee.'],
      ['Ann’s back.'],
    ]);
    const [link] = await run('SELECT client_id FROM intake_form_links WHERE version_id = $1', [version]);
    expect(link.client_id).toBe(newClient.id);
    expect(await events()).toEqual([]);
  });

  it('ignores visits and notes of other contacts', async () => {
    const [clientId, other] = [await harness.contact(), await harness.contact()];
    const visit = await harness.book(other, {}, '2027-01-03T10:00:00Z');
    await harness.note(other, 'Not moved.');
    const [note] = await harness.clients.dataSource.query('SELECT id FROM client_notes WHERE client_id = $1', [other]);
    const { newClient } = await split(clientId, { appointmentIds: [visit.appointmentId], noteIds: [note.id] });
    expect(newClient.lastAppointmentDate).toBeNull();
    expect(await harness.texts(other)).toEqual(['Not moved.']);
  });

  it.each([
    ['nothing is chosen', 'nothing_chosen', {}],
    ['too many visits are chosen', 'too_many_visits', { appointmentIds: Array.from({ length: 501 }, newId) }],
    ['too many notes are chosen', 'too_many_notes', { noteIds: Array.from({ length: 501 }, newId) }],
    ['the contact changed since', 'client_changed', { clientVersion: 0, intakeForms: true }],
    ['the new contact has no address', 'no_contact', { email: null, intakeForms: true }],
    ['the address is no address', 'invalid_email', { email: 'no address', intakeForms: true }],
    ['the key is no UUID', 'invalid_idempotency_key', { idempotencyKey: 'x', intakeForms: true }],
  ])('changes nothing if %s', async (_case, code, changes) => {
    const clientId = await harness.contact({ email: EMAIL });
    expect(await split(clientId, changes)).toMatchObject({ result: 'failure', errors: [{ code }], newClient: null });
    expect(await harness.listed()).toEqual([clientId]);
  });

  it('rejects a new contact with the name and the address of the contact', async () => {
    const clientId = await harness.contact({ email: EMAIL });
    const { errors } = await split(clientId, { firstName: 'Noor', lastName: 'Byrne', intakeForms: true });
    expect(errors).toEqual([{ code: 'client_exists', field: 'email' }]);
  });

  it('does not find contacts of another practice, nor deleted ones', async () => {
    const clientId = await harness.contact();
    const { errors } = await split(clientId, { intakeForms: true }, proOf(newId()));
    expect(errors).toEqual([{ code: 'not_found', field: 'clientId' }]);
    const deleted = await harness.contact({ deletedAt: new Date() });
    expect((await split(deleted, { intakeForms: true })).errors).toEqual([{ code: 'not_found', field: 'clientId' }]);
  });

  it('creates a contact only if it comes before an erasure that is requested at the same time', async () => {
    const ERASE = 'mutation ($id: ID!) { eraseClient(input: { clientId: $id }) { result } }';
    const attempts = await Promise.all(
      Array.from({ length: 8 }, async () => {
        const id = await harness.contact();
        const [erased, outcome] = await Promise.all([
          harness.clients.graphql(ERASE, { id }, harness.pro),
          split(id, { email: address(), intakeForms: true }),
        ]);
        expect(erased.data.eraseClient.result).toBe('success');
        return outcome;
      }),
    );
    const created = attempts.flatMap(({ newClient }) => newClient?.id ?? []);
    const refused = attempts.filter(({ result }) => result === 'failure');
    expect(created).toHaveLength(attempts.length - refused.length);
    for (const { errors } of refused) expect(errors).toEqual([{ code: 'not_found', field: 'clientId' }]);
    expect((await harness.listed()).toSorted()).toEqual(created.toSorted());
  });

  it('can be taken back by merging the two', async () => {
    const clientId = await harness.contact({ email: EMAIL });
    const visit = await harness.book(clientId, {}, '2027-01-03T10:00:00Z');
    const { newClient } = await split(clientId, { appointmentIds: [visit.appointmentId] });
    await harness.merge(newClient.id, clientId);
    expect(await harness.read(clientId)).toMatchObject({ lastAppointmentDate: '2027-01-03T10:00:00.000Z' });
    expect(await harness.listed()).toEqual([clientId]);
  });
});
