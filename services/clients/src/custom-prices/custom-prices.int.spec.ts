import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ClientSavedSchema } from '@yarrow/contracts/clients/v1/events_pb';
import { AppointmentBookedSchema } from '@yarrow/contracts/scheduling/v1/events_pb';
import type { Actor } from '@yarrow/kit/actor';
import { newId } from '@yarrow/kit/ids';
import { startTestService, type TestService } from '@yarrow/kit/testing/test-service';
import { service } from '../service.js';

const FIELDS = '{ result errors { code message field } client { id customPrices { id serviceId amountCents } } }';
const UPSERT = `mutation ($clientId: ID!, $serviceId: ID!, $amountCents: Int!) {
  upsertCustomPrice(clientId: $clientId, serviceId: $serviceId, amountCents: $amountCents) ${FIELDS} }`;
const REMOVE = `mutation ($clientId: ID!, $serviceId: ID!) {
  removeCustomPrice(clientId: $clientId, serviceId: $serviceId) ${FIELDS} }`;

let clients: TestService;
const proOf = (practiceId: string): Actor => ({ kind: 'pro', userId: newId(), practiceId, ip: '203.0.113.1' });

async function book(practiceId: string, attendee: { email: string; userId?: string }) {
  const clientId = newId();
  const appointment = {
    appointmentId: newId(),
    host: { practiceId },
    attendee: { firstName: 'Noor', lastName: 'Byrne', clientId, ...attendee },
  };
  await clients.publish(AppointmentBookedSchema, { appointment }, { aggregateId: appointment.appointmentId });
  return clientId;
}

async function contact() {
  const practiceId = newId();
  return { practiceId, clientId: await book(practiceId, { email: `${newId()}@example.com` }), pro: proOf(practiceId) };
}

const upsert = async (clientId: string, serviceId: string, amountCents: number, actor: Actor) =>
  (await clients.graphql(UPSERT, { clientId, serviceId, amountCents }, actor)).data?.['upsertCustomPrice'];
const remove = async (clientId: string, serviceId: string, actor: Actor) =>
  (await clients.graphql(REMOVE, { clientId, serviceId }, actor)).data?.['removeCustomPrice'];

async function toldOf(clientId: string) {
  const told = await clients.emitted(ClientSavedSchema);
  return told.flatMap(({ client }) => (client?.clientId === clientId ? [client] : []));
}

beforeAll(async () => {
  clients = await startTestService(service, { env: { CSRF_SECRET: 'x'.repeat(32) } });
}, 60_000);
afterAll(() => clients?.stop());

describe('upsertCustomPrice', () => {
  it('agrees a price, changes it and tells scheduling', async () => {
    const { clientId, pro } = await contact();
    const [massage, reiki] = [newId(), newId()];
    await upsert(clientId, massage, 7_500, pro);
    await upsert(clientId, reiki, 0, pro);
    expect(await upsert(clientId, massage, 7_000, pro)).toMatchObject({
      result: 'success',
      client: {
        customPrices: [
          { id: `${clientId}:${reiki}`, serviceId: reiki, amountCents: 0 },
          { id: `${clientId}:${massage}`, serviceId: massage, amountCents: 7_000 },
        ],
      },
    });
    expect((await toldOf(clientId)).at(-1)).toMatchObject({
      version: 4,
      customPrices: [
        { serviceId: reiki, amountCents: 0 },
        { serviceId: massage, amountCents: 7_000 },
      ],
    });
  });

  it('tells nothing where nothing changed', async () => {
    const { clientId, pro } = await contact();
    const serviceId = newId();
    await upsert(clientId, serviceId, 7_500, pro);
    await upsert(clientId, serviceId, 7_500, pro);
    expect(await toldOf(clientId)).toHaveLength(2);
  });

  it('loses none of ten prices that are agreed at once', async () => {
    const { clientId, pro } = await contact();
    await Promise.all(Array.from({ length: 10 }, () => upsert(clientId, newId(), 5_000, pro)));
    expect((await toldOf(clientId)).at(-1)!.customPrices).toHaveLength(10);
  });

  it.each([
    ['a negative amount', newId(), -1, 'invalid_amount'],
    ['more than ten thousand', newId(), 1_000_001, 'invalid_amount'],
    ['something that is no service', 'massage', 100, 'invalid_service'],
  ])('refuses %s', async (_what, serviceId, amountCents, code) => {
    const { clientId, pro } = await contact();
    expect((await upsert(clientId, serviceId, amountCents, pro)).errors[0].code).toBe(code);
    expect(await toldOf(clientId)).toHaveLength(1);
  });

  it("is for the contact's own practice", async () => {
    const { clientId } = await contact();
    expect((await upsert(clientId, newId(), 1, proOf(newId()))).errors[0].code).toBe('not_found');
    const asClient: Actor = { kind: 'client', userId: newId(), ip: '203.0.113.1' };
    expect((await upsert(clientId, newId(), 1, asClient)).errors[0].code).toBe('forbidden');
  });

  it('survives what a later booking adds to the contact', async () => {
    const { practiceId, clientId, pro } = await contact();
    const serviceId = newId();
    await upsert(clientId, serviceId, 7_500, pro);
    const [{ email }] = await clients.dataSource.query('SELECT email FROM clients WHERE id = $1', [clientId]);
    const appointment = {
      appointmentId: newId(),
      host: { practiceId },
      attendee: { clientId, firstName: 'Noor', lastName: 'Byrne', email, phone: '+16045550134' },
    };
    await clients.publish(AppointmentBookedSchema, { appointment }, { aggregateId: appointment.appointmentId });
    expect((await toldOf(clientId)).at(-1)).toMatchObject({
      phone: '+16045550134',
      customPrices: [{ serviceId, amountCents: 7_500 }],
    });
  });
});

describe('removeCustomPrice', () => {
  it('takes a price back, and once more changes nothing', async () => {
    const { clientId, pro } = await contact();
    const serviceId = newId();
    await upsert(clientId, serviceId, 7_500, pro);
    expect(await remove(clientId, serviceId, pro)).toMatchObject({ result: 'success', client: { customPrices: [] } });
    expect((await remove(clientId, serviceId, pro)).result).toBe('success');
    expect((await toldOf(clientId)).map(({ customPrices }) => customPrices.length)).toEqual([0, 1, 0]);
  });
});

describe('whose contact it is', () => {
  it('is not the account’s that typed the address of somebody else', async () => {
    const [practiceId, victim, userId] = [newId(), `${newId()}@example.com`, newId()];
    const own = `${newId()}@example.com`;
    await clients.dataSource.query(
      `INSERT INTO users (id, kind, email, email_confirmed_at, password_hash, first_name, last_name)
       VALUES ($1, 'client', $2, now(), '-', 'M', 'L')`,
      [userId, own],
    );
    const clientId = await book(practiceId, { email: victim });
    await book(practiceId, { email: victim, userId });
    expect((await toldOf(clientId)).map((told) => told.userId)).toEqual(['']);

    const mine = await book(practiceId, { email: own, userId });
    expect((await toldOf(mine)).at(-1)!.userId).toBe(userId);
  });
});
