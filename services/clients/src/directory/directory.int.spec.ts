import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ClientMergedSchema, ClientSavedSchema } from '@yarrow/contracts/clients/v1/events_pb';
import { GetClientRequestSchema, GetClientResponseSchema } from '@yarrow/contracts/clients/v1/requests_pb';
import {
  AppointmentBookedSchema,
  ClientPricesAgreedSchema,
  RegistrationBookedSchema,
} from '@yarrow/contracts/scheduling/v1/events_pb';
import type { Actor } from '@yarrow/kit/actor';
import { newId } from '@yarrow/kit/ids';
import { RequestsClient } from '@yarrow/kit/messaging/requests.client';
import { startTestService, type TestService } from '@yarrow/kit/testing/test-service';
import { service } from '../service.js';

const LIST = `query ($search: String, $first: Int, $after: String) {
  clients(search: $search, first: $first, after: $after) {
    totalCount pageInfo { hasNextPage endCursor } edges { node { id name email phone } }
  }
}`;

interface DirectoryPage {
  totalCount: number;
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  edges: { node: { id: string; name: string } }[];
}

let clients: TestService;
const proOf = (practiceId: string): Actor => ({ kind: 'pro', userId: newId(), practiceId, ip: '203.0.113.1' });

async function book(
  practiceId: string,
  attendee: { clientId?: string; firstName?: string; email?: string; phone?: string; userId?: string },
) {
  const clientId = attendee.clientId ?? newId();
  const appointment = {
    appointmentId: newId(),
    host: { practiceId },
    attendee: { lastName: 'Byrne', firstName: 'Noor', ...attendee, clientId },
  };
  await clients.publish(AppointmentBookedSchema, { appointment }, { aggregateId: appointment.appointmentId });
  return clientId;
}

const list = async (practiceId: string, variables: Record<string, unknown> = {}) =>
  (await clients.graphql(LIST, variables, proOf(practiceId))).data.clients;

beforeAll(async () => {
  clients = await startTestService(service, { env: { CSRF_SECRET: 'x'.repeat(32) } });
});
afterAll(() => clients?.stop());

describe('a booking', () => {
  it('makes a contact under the id that scheduling proposed', async () => {
    const practiceId = newId();
    const clientId = await book(practiceId, { email: 'noor@example.com', phone: '+16045550134' });
    const page = await list(practiceId);
    expect(page).toMatchObject({
      totalCount: 1,
      edges: [{ node: { id: clientId, name: 'Noor Byrne', email: 'noor@example.com' } }],
    });
    expect((await clients.emitted(ClientSavedSchema)).some(({ client }) => client?.clientId === clientId)).toBe(true);
  });

  it('of a place in a group event makes a contact too', async () => {
    const practiceId = newId();
    const attendee = { clientId: newId(), firstName: 'Noor', lastName: 'Byrne', email: 'group@example.com' };
    const registration = { registrationId: newId(), event: { eventId: newId(), host: { practiceId } }, attendee };
    await clients.publish(RegistrationBookedSchema, { registration }, { aggregateId: registration.registrationId });
    expect(await list(practiceId)).toMatchObject({ edges: [{ node: { id: attendee.clientId, name: 'Noor Byrne' } }] });
  });

  it('of a person known by e-mail creates no contact and publishes that the two ids are one person', async () => {
    const practiceId = newId();
    const known = await book(practiceId, { email: 'same@example.com' });
    const proposed = await book(practiceId, { email: 'same@example.com', phone: '+16045550135' });
    expect(await list(practiceId)).toMatchObject({
      totalCount: 1,
      edges: [{ node: { id: known, phone: '+16045550135' } }],
    });
    const merges = await clients.emitted(ClientMergedSchema);
    expect(merges).toContainEqual(expect.objectContaining({ practiceId, fromClientId: proposed, intoClientId: known }));
  });

  it('under the number of a contact without an address gives that contact no address and no account', async () => {
    const practiceId = newId();
    const userId = newId();
    const email = `${userId}@example.com`;
    await clients.dataSource.query(
      `INSERT INTO users (id, kind, email, email_confirmed_at, password_hash, first_name, last_name)
       VALUES ($1, 'client', $2, now(), '', 'Eve', 'Byrne')`,
      [userId, email],
    );
    const known = await book(practiceId, { firstName: 'Mother', phone: '+16045550136' });
    const proposed = await book(practiceId, { firstName: 'Eve', email, phone: '+16045550136', userId });
    const query = 'query ($id: ID!) { client(clientId: $id) { email userId } }';
    const of = async (id: string) => (await clients.graphql(query, { id }, proOf(practiceId))).data.client;
    expect(await of(known)).toEqual({ email: null, userId: null });
    expect(await of(proposed)).toEqual({ email, userId });
    const again = await book(practiceId, { firstName: 'Mother', phone: '+16045550136' });
    expect(await clients.emitted(ClientMergedSchema)).toContainEqual(
      expect.objectContaining({ practiceId, fromClientId: again, intoClientId: known }),
    );
  });

  it('at another practice makes a separate contact', async () => {
    const [first, second] = [newId(), newId()];
    await book(first, { email: 'two@example.com' });
    await book(second, { email: 'two@example.com' });
    expect((await list(first)).totalCount).toBe(1);
    expect((await list(first)).edges[0].node.id).not.toBe((await list(second)).edges[0].node.id);
  });
});

describe('clients', () => {
  it('pages through in order of names without losing or repeating anybody', async () => {
    const practiceId = newId();
    for (const firstName of ['Cleo', 'ada', 'Bo', 'Ada', 'Eve'])
      await book(practiceId, { firstName, email: `${newId()}@example.com` });
    const names: string[] = [];
    let after: string | null = null;
    do {
      const page: DirectoryPage = await list(practiceId, { first: 2, after });
      names.push(...page.edges.map((edge) => edge.node.name.toLowerCase()));
      after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
    } while (after);
    expect(names).toEqual(['ada byrne', 'ada byrne', 'bo byrne', 'cleo byrne', 'eve byrne']);
  });

  it('finds nothing by a wildcard of the database, and an address by its beginning', async () => {
    const practiceId = newId();
    await book(practiceId, { email: 'plain@example.com' });
    expect((await list(practiceId, { search: '%' })).totalCount).toBe(0);
    expect((await list(practiceId, { search: 'PLAIN@' })).totalCount).toBe(1);
  });

  it('are visible to their practice only: others get null, a client an error, a visitor has to log in', async () => {
    const practiceId = newId();
    const clientId = await book(practiceId, { email: 'private@example.com' });
    const query = `query ($id: ID!) { client(clientId: $id) { id } }`;
    expect((await clients.graphql(query, { id: clientId }, proOf(newId()))).data).toEqual({ client: null });
    const asClient = await clients.graphql(
      query,
      { id: clientId },
      { kind: 'client', userId: newId(), ip: '203.0.113.1' },
    );
    expect(asClient.errors?.[0]?.extensions?.code).toBe('forbidden');
    const asVisitor = await clients.graphql(query, { id: clientId }, { kind: 'anonymous', ip: '203.0.113.1' });
    expect(asVisitor.errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED');
  });

  it.each([{ first: 0 }, { first: 101 }, { after: 'bm90IG91cnM' }, { search: 'x'.repeat(101) }])(
    'refuses %j',
    async (variables) => {
      const { errors } = await clients.graphql(LIST, variables, proOf(newId()));
      expect(errors?.[0]?.extensions?.code).toMatch(/^invalid_/);
    },
  );
});

describe('a price that a practitioner sets while booking', () => {
  const agree = (practiceId: string, attendee: object, ...prices: [string, number][]) =>
    clients.publish(
      ClientPricesAgreedSchema,
      { practiceId, attendee, prices: prices.map(([variationId, amountCents]) => ({ variationId, amountCents })) },
      { aggregateId: newId() },
    );
  const pricesOf = async (practiceId: string, clientId: string) => {
    const query = 'query ($id: ID!) { client(clientId: $id) { customPrices { serviceId amountCents } } }';
    return (await clients.graphql(query, { id: clientId }, proOf(practiceId))).data['client']?.customPrices;
  };

  it('is the contact’s, also where that became another one when it was booked', async () => {
    const [practiceId, serviceId] = [newId(), newId()];
    const known = await book(practiceId, { email: 'prices@example.com' });
    const proposed = await book(practiceId, { email: 'prices@example.com' });
    await agree(practiceId, { clientId: proposed, email: 'prices@example.com' }, [serviceId, 7_000]);
    expect(await pricesOf(practiceId, known)).toEqual([{ serviceId, amountCents: 7_000 }]);
    await agree(practiceId, { clientId: known }, [serviceId, 2_000_000]);
    expect(await pricesOf(practiceId, known)).toEqual([{ serviceId, amountCents: 7_000 }]);
  });

  it('is ignored for an unknown contact or at another practice', async () => {
    const [practiceId, serviceId] = [newId(), newId()];
    const known = await book(practiceId, { email: 'mine@example.com' });
    await agree(newId(), { clientId: known, email: 'mine@example.com' }, [serviceId, 7_000]);
    await agree(practiceId, { clientId: newId(), email: 'stranger@example.com' }, [serviceId, 7_000]);
    expect(await pricesOf(practiceId, known)).toEqual([]);
  });
});

describe('a service that asks for a contact', () => {
  it('gets a living one of the practice that it names', async () => {
    const practiceId = newId();
    const clientId = await book(practiceId, { email: 'asked@example.com' });
    const ask = async (question: { practiceId: string; clientId: string }) => {
      const requests = clients.app.get(RequestsClient, { strict: false });
      return (await requests.request(GetClientRequestSchema, GetClientResponseSchema, question)).client;
    };
    expect(await ask({ practiceId, clientId })).toMatchObject({
      clientId,
      firstName: 'Noor',
      email: 'asked@example.com',
    });
    expect(await ask({ practiceId: newId(), clientId })).toBeUndefined();
    expect(await ask({ practiceId, clientId: 'no-id' })).toBeUndefined();
  });
});
