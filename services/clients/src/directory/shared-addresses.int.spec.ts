import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ClientMergedSchema } from '@yarrow/contracts/clients/v1/events_pb';
import { AppointmentBookedSchema, ClientPricesAgreedSchema } from '@yarrow/contracts/scheduling/v1/events_pb';
import type { Actor } from '@yarrow/kit/actor';
import { newId } from '@yarrow/kit/ids';
import { endOwnWork, queriesDuring } from '@yarrow/kit/testing/queries-during';
import { startTestService, type TestService } from '@yarrow/kit/testing/test-service';
import { service } from '../service.js';
import { DirectoryService } from './directory.service.js';

let clients: TestService;
let practiceId: string;
let pro: Actor;

beforeAll(async () => {
  clients = await startTestService(service, { env: { CSRF_SECRET: 'x'.repeat(32) } });
});
afterAll(() => clients?.stop());
beforeEach(() => {
  practiceId = newId();
  pro = { kind: 'pro', userId: newId(), practiceId, ip: '203.0.113.1' };
});

const EMAIL = 'family@example.com';
const PHONE = '+16045550134';

interface Attendee {
  firstName?: string;
  lastName?: string;
  email?: string;
  phone?: string;
  userId?: string;
}
/** @returns the id that scheduling proposed */
async function book(attendee: Attendee): Promise<string> {
  const clientId = newId();
  const appointment = { appointmentId: newId(), host: { practiceId }, attendee: { ...attendee, clientId } };
  await clients.publish(AppointmentBookedSchema, { appointment }, { aggregateId: appointment.appointmentId });
  return clientId;
}

interface Row {
  id: string;
  name: string;
  userId: string | null;
  sharesAddressWith: { name: string } | null;
}
async function list(): Promise<Row[]> {
  const query = '{ clients { edges { node { id name userId sharesAddressWith { name } } } } }';
  const { data } = await clients.graphql<{ clients: { edges: { node: Row }[] } }>(query, {}, pro);
  return data.clients.edges.map(({ node }) => node);
}
const names = async () => (await list()).map(({ name }) => name);
const shared = async () => (await list()).map((row) => [row.name, row.sharesAddressWith?.name ?? null]);

async function account(firstName: string, lastName: string): Promise<{ userId: string; email: string }> {
  const userId = newId();
  const email = `${userId}@example.com`;
  await clients.dataSource.query(
    `INSERT INTO users (id, kind, email, email_confirmed_at, password_hash, first_name, last_name)
     VALUES ($1, 'client', $2, now(), '', $3, $4)`,
    [userId, email, firstName, lastName],
  );
  return { userId, email };
}

describe('a second person at one address', () => {
  it.each([
    ['e-mail address', { email: EMAIL }],
    ['e-mail address and number', { email: EMAIL, phone: PHONE }],
    ['number', { phone: PHONE }],
  ])('becomes a contact of their own, marked, with one %s', async (_what, reached) => {
    await book({ firstName: 'Ada', lastName: 'Okafor', ...reached });
    await book({ firstName: 'Ben', lastName: 'Okafor', ...reached });
    await book({ firstName: 'Okafor', lastName: 'ada', ...reached });
    expect(await shared()).toEqual([
      ['Ada Okafor', 'Ben Okafor'],
      ['Ben Okafor', 'Ada Okafor'],
    ]);
  });

  it('is marked with the oldest contact, the address before the number', async () => {
    await book({ firstName: 'Zoe', phone: PHONE });
    await book({ firstName: 'Ada', email: EMAIL });
    await book({ firstName: 'Ben', email: EMAIL, phone: PHONE });
    await book({ firstName: 'Cleo', email: 'cleo@example.com' });
    expect(await shared()).toEqual([
      ['Ada', 'Ben'],
      ['Ben', 'Ada'],
      ['Cleo', null],
      ['Zoe', 'Ben'],
    ]);
  });

  it('gets none of the prices of the first', async () => {
    const serviceId = newId();
    await book({ firstName: 'Ada', lastName: 'Okafor', email: EMAIL });
    await book({ firstName: 'Ben', lastName: 'Okafor', email: EMAIL });
    const attendee = { clientId: newId(), firstName: 'Ben', lastName: 'Okafor', email: EMAIL };
    const prices = [{ variationId: serviceId, amountCents: 7_000 }];
    await clients.publish(ClientPricesAgreedSchema, { practiceId, attendee, prices }, { aggregateId: newId() });
    const rows = await clients.dataSource.query(
      'SELECT first_name AS name, jsonb_array_length(custom_prices) AS prices FROM clients WHERE practice_id = $1 ORDER BY 1',
      [practiceId],
    );
    expect(rows).toEqual([
      { name: 'Ada', prices: 0 },
      { name: 'Ben', prices: 1 },
    ]);
  });

  it('is created by the practice under the address, once for each name', async () => {
    const create = async (firstName: string) => {
      const mutation = `mutation ($firstName: String, $email: String) {
        createClient(firstName: $firstName, lastName: "Okafor", email: $email) { errors { code } } }`;
      return (await clients.graphql(mutation, { firstName, email: EMAIL }, pro)).data['createClient'].errors;
    };
    expect([await create('Ada'), await create('Ben')]).toEqual([[], []]);
    expect(await create('A.')).toEqual([{ code: 'client_exists' }]);
    expect(await names()).toEqual(['Ada Okafor', 'Ben Okafor']);
  });
});

describe('a person known at an address', () => {
  it('keeps one contact under every spelling of the name', async () => {
    const first = await book({ firstName: 'Jörg', lastName: 'O’Brien', email: EMAIL });
    const other = await book({ firstName: 'J.', lastName: "O'Brien", email: EMAIL });
    expect(await names()).toEqual(['Jörg O’Brien']);
    const merges = await clients.emitted(ClientMergedSchema);
    expect(merges).toContainEqual(expect.objectContaining({ fromClientId: other, intoClientId: first }));
  });

  it('gives a contact without a name theirs, so that the next name is another contact', async () => {
    await book({ email: EMAIL });
    await book({ firstName: 'Ada', lastName: 'Okafor', email: EMAIL });
    await book({ firstName: 'Ben', lastName: 'Okafor', email: EMAIL });
    expect(await names()).toEqual(['Ada Okafor', 'Ben Okafor']);
  });

  it('stays part of the contact that their record was merged into', async () => {
    const liz = await book({ firstName: 'Liz', lastName: 'Taylor', email: 'liz@example.com' });
    const elizabeth = await book({ firstName: 'Elizabeth', lastName: 'Taylor', email: EMAIL });
    const merge = `mutation ($input: MergeClientsInput!) { mergeClients(input: $input) { result errors { code } } }`;
    const versions = { clientVersion: 1, intoClientVersion: 1 };
    const input = { clientId: liz, intoClientId: elizabeth, takeOver: [], ...versions };
    expect((await clients.graphql(merge, { input }, pro)).data['mergeClients']).toMatchObject({ result: 'success' });
    await book({ firstName: 'Liz', lastName: 'Taylor', email: 'liz@example.com' });
    await book({ firstName: 'Elizabeth', lastName: 'Taylor', email: 'liz@example.com' });
    expect(await names()).toEqual(['Elizabeth Taylor']);
  });
});

describe('an account at an address', () => {
  it('keeps its contact under its own name, whatever the practice calls it', async () => {
    const { userId, email } = await account('Elizabeth', 'Taylor');
    await book({ firstName: 'Elizabeth', lastName: 'Taylor', email, userId });
    await clients.dataSource.query(`UPDATE clients SET first_name = 'Liz' WHERE practice_id = $1`, [practiceId]);
    await book({ firstName: 'Elizabeth', lastName: 'Taylor', email, userId });
    expect(await list()).toMatchObject([{ name: 'Liz Taylor', userId }]);
  });

  it('does not become the account of another person when booking for them', async () => {
    const { userId, email } = await account('Elizabeth', 'Taylor');
    await book({ firstName: 'Elizabeth', lastName: 'Taylor', email, userId });
    await book({ firstName: 'Maria', lastName: 'Taylor', email, userId });
    expect(await list()).toMatchObject([
      { name: 'Elizabeth Taylor', userId },
      { name: 'Maria Taylor', userId: null },
    ]);
  });

  it('claims the contact with its own name only', async () => {
    const { userId, email } = await account('Elizabeth', 'Taylor');
    await book({ firstName: 'Elizabeth', lastName: 'Taylor', email });
    await book({ firstName: 'Maria', lastName: 'Taylor', email });
    await clients.dataSource.transaction((tx) =>
      clients.app.get(DirectoryService).claimContacts(tx, { id: userId, email }),
    );
    expect(await list()).toMatchObject([
      { name: 'Elizabeth Taylor', userId },
      { name: 'Maria Taylor', userId: null },
    ]);
  });
});

/** Last: the consumers of the service end. */
describe('sharesAddressWith', () => {
  it('is loaded for a page of contacts by one statement', async () => {
    for (const firstName of ['Ada', 'Ben', 'Cleo', 'Dia']) await book({ firstName, email: EMAIL });
    await endOwnWork(clients);
    const queries = await queriesDuring(clients, shared);
    expect(queries.filter((query) => query.includes('JOIN clients two'))).toHaveLength(1);
  });
});
