import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ClientSavedSchema } from '@yarrow/contracts/clients/v1/events_pb';
import { AppointmentBookedSchema } from '@yarrow/contracts/scheduling/v1/events_pb';
import type { Actor } from '@yarrow/kit/actor';
import { FixedClock } from '@yarrow/kit/clock';
import { newId } from '@yarrow/kit/ids';
import { startTestService, type TestService } from '@yarrow/kit/testing/test-service';
import { VisitRecordsClient, type VisitRecords, type VisitorIds } from '../erasure/visit-records.client.js';
import { service } from '../service.js';

const NOTHING_OPEN: VisitRecords = { visitsAhead: 0, unsettledVisits: 0, sessionsLeft: 0, mergedClientIds: [] };
const clock = new FixedClock('2027-01-04T12:00:00Z');

let clients: TestService;
let records: VisitRecords;
let asked: VisitorIds[];
let practiceId: string;
let pro: Actor;

beforeAll(async () => {
  clients = await startTestService(service, {
    clock,
    env: { CSRF_SECRET: 'x'.repeat(32) },
    // The neighbours that own visits and payments.
    override: (module) =>
      module.overrideProvider(VisitRecordsClient).useValue({
        get: (whose: VisitorIds) => {
          asked.push(whose);
          return Promise.resolve(records);
        },
      }),
  });
});
afterAll(() => clients?.stop());

const proOf = (id: string): Actor => ({ kind: 'pro', userId: newId(), practiceId: id, ip: '203.0.113.1' });
beforeEach(() => {
  records = NOTHING_OPEN;
  asked = [];
  practiceId = newId();
  pro = proOf(practiceId);
});

async function book(attendee: { clientId: string; email: string }): Promise<string> {
  const appointment = { appointmentId: newId(), host: { practiceId }, attendee: { firstName: 'Noor', ...attendee } };
  await clients.publish(AppointmentBookedSchema, { appointment }, { aggregateId: appointment.appointmentId });
  return attendee.clientId;
}
const contact = () => book({ clientId: newId(), email: `${newId()}@example.com` });

async function remove(clientId: string, actor = pro) {
  const mutation = `mutation ($id: ID!) { deleteClient(clientId: $id) {
    result errors { code message } client { id deletedAt } } }`;
  return (await clients.graphql(mutation, { id: clientId }, actor)).data.deleteClient;
}
async function openMatters(clientId: string, actor = pro) {
  const query = '($id: ID!) { clientOpenMatters(clientId: $id) { visitsAhead sessionsLeft unsettledVisits } }';
  return (await clients.graphql(`query ${query}`, { id: clientId }, actor)).data.clientOpenMatters;
}
const listed = async () =>
  (await clients.graphql('{ clients { edges { node { id } } } }', {}, pro)).data.clients.edges.map(
    ({ node }: { node: { id: string } }) => node.id,
  );

describe('deleteClient', () => {
  it('takes a contact out of the directory, keeps the record and publishes it, once', async () => {
    const [id, other] = [await contact(), await contact()];
    const deletedAt = '2027-01-04T12:00:00.000Z';
    expect(await remove(id)).toEqual({ result: 'success', errors: [], client: { id, deletedAt } });
    expect(await remove(id)).toMatchObject({ result: 'success', client: { deletedAt } });
    expect(await listed()).toEqual([other]);
    const saved = (await clients.emitted(ClientSavedSchema)).filter(({ client }) => client?.clientId === id);
    expect(saved.map(({ client }) => [client?.deleted, client?.version])).toEqual([
      [false, 1],
      [true, 2],
    ]);
    const { data } = await clients.graphql('query ($id: ID!) { client(clientId: $id) { name } }', { id }, pro);
    expect(data.client).toEqual({ name: 'Noor' });
  });

  it.each([
    ['visits are to come', { visitsAhead: 1 }, 'visits_ahead'],
    ['paid sessions are left', { sessionsLeft: 3 }, 'sessions_left'],
  ])('is refused while %s', async (_case, open, code) => {
    const id = await contact();
    records = { ...NOTHING_OPEN, ...open };
    expect(await remove(id)).toMatchObject({ result: 'failure', errors: [{ code }], client: null });
    expect(await listed()).toEqual([id]);
  });

  it('leaves what is owed to be settled', async () => {
    records = { ...NOTHING_OPEN, unsettledVisits: 2 };
    expect(await remove(await contact())).toMatchObject({ result: 'success' });
  });

  it('says before what speaks against it', async () => {
    const id = await contact();
    records = { visitsAhead: 2, sessionsLeft: 1, unsettledVisits: 3, mergedClientIds: [] };
    expect(await openMatters(id)).toEqual({ visitsAhead: 2, sessionsLeft: 1, unsettledVisits: 3 });
    expect(asked).toEqual([{ userId: null, clientIds: [id] }]);
  });

  it('finds no contact of another practice, and sends no request about it', async () => {
    const id = await contact();
    const other = proOf(newId());
    expect(await remove(id, other)).toMatchObject({ errors: [{ code: 'not_found' }], client: null });
    expect(await remove('no-uuid')).toMatchObject({ errors: [{ code: 'not_found' }] });
    expect(await openMatters(id, other)).toBeNull();
    expect(asked).toEqual([]);
    expect(await listed()).toEqual([id]);
  });
});

describe('a deleted client who books again', () => {
  it('becomes a new contact', async () => {
    const email = `${newId()}@example.com`;
    const old = await book({ clientId: newId(), email });
    await remove(old);
    const fresh = await book({ clientId: newId(), email });
    expect(await listed()).toEqual([fresh]);
  });

  it('comes back where the booking was made just before, with the version rising', async () => {
    const email = `${newId()}@example.com`;
    const id = await book({ clientId: newId(), email });
    await remove(id);
    await book({ clientId: id, email });
    expect(await listed()).toEqual([id]);
    const saved = (await clients.emitted(ClientSavedSchema)).filter(({ client }) => client?.clientId === id);
    expect(saved.at(-1)?.client).toMatchObject({ deleted: false, version: 3 });
  });
});
