import { create, fromBinary, type MessageInitShape, toBinary } from '@bufbuild/protobuf';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ServiceSavedSchema } from '@yarrow/contracts/catalog/v1/events_pb';
import {
  GetPracticeSnapshotRequestSchema,
  GetPracticeSnapshotResponseSchema,
} from '@yarrow/contracts/catalog/v1/requests_pb';
import { ClientSavedSchema } from '@yarrow/contracts/clients/v1/events_pb';
import { AppointmentBookedSchema } from '@yarrow/contracts/scheduling/v1/events_pb';
import type { Actor } from '@yarrow/kit/actor';
import { newId } from '@yarrow/kit/ids';
import { requestSubject } from '@yarrow/kit/messaging/requests.client';
import { RUNTIME, type Runtime } from '@yarrow/kit/runtime';
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

interface Sold {
  readonly serviceId?: string;
  readonly variationIds?: readonly string[];
  readonly deleted?: boolean;
  readonly version?: number;
}

function serviceOf(practiceId: string, { serviceId = newId(), variationIds, deleted, version = 1 }: Sold = {}) {
  const variations = (variationIds ?? [serviceId]).map((variationId) => ({ variationId }));
  return { serviceId, practiceId, variations, deleted: deleted ?? false, version };
}

/** A practice puts a service on sale, changes or removes it. @returns its id */
async function sell(practiceId: string, sold: Sold = {}): Promise<string> {
  const saved = serviceOf(practiceId, sold);
  await clients.publish(ServiceSavedSchema, { service: saved }, { aggregateId: saved.serviceId });
  return saved.serviceId;
}

/** Catalog as it answers meanwhile. @returns the practices that it was asked for */
async function whileCatalogAnswers(
  answer: (practiceId: string) => MessageInitShape<typeof GetPracticeSnapshotResponseSchema>,
  work: () => Promise<void>,
): Promise<string[]> {
  const asked: string[] = [];
  const { broker } = clients.app.get<Runtime>(RUNTIME, { strict: false });
  const subscription = (await broker.connection()).subscribe(
    requestSubject(broker, GetPracticeSnapshotRequestSchema.typeName),
    {
      callback: (_error, message) => {
        const { practiceId } = fromBinary(GetPracticeSnapshotRequestSchema, message.data);
        asked.push(practiceId);
        const copy = create(GetPracticeSnapshotResponseSchema, answer(practiceId));
        message.respond(toBinary(GetPracticeSnapshotResponseSchema, copy));
      },
    },
  );
  try {
    await work();
  } finally {
    subscription.unsubscribe();
  }
  return asked;
}

const upsert = async (clientId: string, serviceId: string, amountCents: number, actor: Actor) =>
  (await clients.graphql(UPSERT, { clientId, serviceId, amountCents }, actor)).data?.['upsertCustomPrice'];
const remove = async (clientId: string, serviceId: string, actor: Actor) =>
  (await clients.graphql(REMOVE, { clientId, serviceId }, actor)).data?.['removeCustomPrice'];

async function publishedOf(clientId: string) {
  const saved = await clients.emitted(ClientSavedSchema);
  return saved.flatMap(({ client }) => (client?.clientId === clientId ? [client] : []));
}

beforeAll(async () => {
  clients = await startTestService(service, { env: { CSRF_SECRET: 'x'.repeat(32) } });
});
afterAll(() => clients?.stop());

describe('upsertCustomPrice', () => {
  it('sets a price, changes it and publishes both', async () => {
    const { practiceId, clientId, pro } = await contact();
    const [massage, reiki] = [await sell(practiceId), await sell(practiceId)];
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
    expect((await publishedOf(clientId)).at(-1)).toMatchObject({
      version: 4,
      customPrices: [
        { serviceId: reiki, amountCents: 0 },
        { serviceId: massage, amountCents: 7_000 },
      ],
    });
  });

  it('publishes nothing where nothing changed', async () => {
    const { practiceId, clientId, pro } = await contact();
    const serviceId = await sell(practiceId);
    await upsert(clientId, serviceId, 7_500, pro);
    await upsert(clientId, serviceId, 7_500, pro);
    expect(await publishedOf(clientId)).toHaveLength(2);
  });

  it('loses none of ten prices set at once', async () => {
    const { practiceId, clientId, pro } = await contact();
    const sold = await Promise.all(Array.from({ length: 10 }, () => sell(practiceId)));
    await Promise.all(sold.map((serviceId) => upsert(clientId, serviceId, 5_000, pro)));
    expect((await publishedOf(clientId)).at(-1)!.customPrices).toHaveLength(10);
  });

  it.each([
    ['a negative amount', -1],
    ['less than one', 99],
    ['more than ten thousand', 1_000_001],
  ])('refuses %s', async (_what, amountCents) => {
    const { practiceId, clientId, pro } = await contact();
    expect(await upsert(clientId, await sell(practiceId), amountCents, pro)).toMatchObject({
      errors: [{ code: 'invalid_amount', field: 'amountCents' }],
    });
    expect(await publishedOf(clientId)).toHaveLength(1);
  });

  it('refuses services that the practice of the contact does not sell', async () => {
    const { practiceId, clientId, pro } = await contact();
    const removed = await sell(practiceId);
    await sell(practiceId, { serviceId: removed, deleted: true, version: 2 });
    const [massage, hour, shortened] = [newId(), newId(), newId()];
    await sell(practiceId, { serviceId: massage, variationIds: [massage, hour, shortened] });
    await sell(practiceId, { serviceId: massage, variationIds: [massage, hour], version: 2 });
    for (const serviceId of ['massage', newId(), await sell(newId()), removed, shortened]) {
      expect(await upsert(clientId, serviceId, 100, pro)).toMatchObject({
        result: 'failure',
        errors: [{ code: 'invalid_service', message: 'Please choose one of your services.', field: 'serviceId' }],
      });
    }
    expect(await publishedOf(clientId)).toHaveLength(1);
    for (const serviceId of [massage, hour.toUpperCase()]) {
      expect(await upsert(clientId, serviceId, 100, pro)).toMatchObject({ result: 'success', errors: [] });
    }
  });

  it('keeps the newest version of a service, whatever the order of its events and however often they come', async () => {
    const { practiceId, clientId, pro } = await contact();
    const [kept, removed, variation] = [newId(), newId(), newId()];
    await sell(practiceId, { serviceId: removed, deleted: true, version: 2 });
    await sell(practiceId, { serviceId: removed, version: 1 });
    await sell(practiceId, { serviceId: kept, variationIds: [kept, variation], version: 2 });
    for (const version of [1, 2]) await sell(practiceId, { serviceId: kept, version });
    expect((await upsert(clientId, removed, 100, pro)).errors[0].code).toBe('invalid_service');
    expect((await upsert(clientId, variation, 100, pro)).result).toBe('success');
  });

  it('asks catalog once for services that have not arrived yet, and keeps the answer', async () => {
    const { practiceId, clientId, pro } = await contact();
    const [own, removed] = [newId(), newId()];
    const services = [
      serviceOf(practiceId, { serviceId: own }),
      serviceOf(practiceId, { serviceId: removed, deleted: true }),
    ];
    const asked = await whileCatalogAnswers(
      () => ({ services }),
      async () => {
        expect((await upsert(clientId, own, 7_500, pro)).result).toBe('success');
        expect((await upsert(clientId, own, 7_000, pro)).result).toBe('success');
      },
    );
    expect(asked).toEqual([practiceId]);
    // The catalog does not answer any more.
    expect((await upsert(clientId, own, 6_500, pro)).result).toBe('success');
    expect((await upsert(clientId, removed, 6_500, pro)).errors[0].code).toBe('invalid_service');
  });

  it("is for the contact's own practice", async () => {
    const { clientId } = await contact();
    expect((await upsert(clientId, newId(), 1, proOf(newId()))).errors[0].code).toBe('not_found');
    const asClient: Actor = { kind: 'client', userId: newId(), ip: '203.0.113.1' };
    expect((await upsert(clientId, newId(), 1, asClient)).errors[0].code).toBe('forbidden');
  });

  it('survives what a later booking adds to the contact', async () => {
    const { practiceId, clientId, pro } = await contact();
    const serviceId = await sell(practiceId);
    await upsert(clientId, serviceId, 7_500, pro);
    const [{ email }] = await clients.dataSource.query('SELECT email FROM clients WHERE id = $1', [clientId]);
    const appointment = {
      appointmentId: newId(),
      host: { practiceId },
      attendee: { clientId, firstName: 'Noor', lastName: 'Byrne', email, phone: '+16045550134' },
    };
    await clients.publish(AppointmentBookedSchema, { appointment }, { aggregateId: appointment.appointmentId });
    expect((await publishedOf(clientId)).at(-1)).toMatchObject({
      phone: '+16045550134',
      customPrices: [{ serviceId, amountCents: 7_500 }],
    });
  });
});

describe('removeCustomPrice', () => {
  it('removes a price, and changes nothing the second time', async () => {
    const { practiceId, clientId, pro } = await contact();
    const serviceId = await sell(practiceId);
    await upsert(clientId, serviceId, 7_500, pro);
    expect(await remove(clientId, serviceId, pro)).toMatchObject({ result: 'success', client: { customPrices: [] } });
    expect((await remove(clientId, serviceId, pro)).result).toBe('success');
    expect((await publishedOf(clientId)).map(({ customPrices }) => customPrices.length)).toEqual([0, 1, 0]);
  });
});

describe('whose contact it is', () => {
  it('does not belong to an account that entered another person’s address', async () => {
    const [practiceId, victim, userId] = [newId(), `${newId()}@example.com`, newId()];
    const own = `${newId()}@example.com`;
    await clients.dataSource.query(
      `INSERT INTO users (id, kind, email, email_confirmed_at, password_hash, first_name, last_name)
       VALUES ($1, 'client', $2, now(), '-', 'Noor', 'Byrne')`,
      [userId, own],
    );
    const clientId = await book(practiceId, { email: victim });
    await book(practiceId, { email: victim, userId });
    expect((await publishedOf(clientId)).map((saved) => saved.userId)).toEqual(['']);

    const mine = await book(practiceId, { email: own, userId });
    expect((await publishedOf(mine)).at(-1)!.userId).toBe(userId);
  });
});
