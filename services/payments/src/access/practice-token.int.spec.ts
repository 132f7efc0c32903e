import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { create, fromBinary, toBinary } from '@bufbuild/protobuf';
import { GetAppointmentRequestSchema, GetAppointmentResponseSchema } from '@yarrow/contracts/scheduling/v1/requests_pb';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import type { Actor } from '@yarrow/kit/actor';
import { newId } from '@yarrow/kit/ids';
import { connectionTo } from '@yarrow/kit/messaging/broker-address';
import { CheckoutHarness } from '../testing/checkout-harness.js';
import { type Booking, CARDS, PaymentsHarness } from '../testing/payments-harness.js';

let payments: PaymentsHarness;
let practiceId: string;
let pro: Partial<Actor>;
let otherPro: Partial<Actor>;

beforeAll(async () => {
  payments = await PaymentsHarness.start('2027-01-04T12:00:00Z');
  ({ practiceId, pro } = await payments.openPractice({ acceptsTips: true }));
  ({ pro: otherPro } = await payments.publishPractice());
});
afterAll(() => payments?.stop());

async function entity(id: string, token: string, actor?: Partial<Actor>) {
  const query = `query ($keys: [_Any!]!) { _entities(representations: $keys) {
    ... on Appointment { id instantActionToken dueCents } } }`;
  const keys = [{ __typename: 'Appointment', id, instantActionToken: token }];
  return (await payments.service.graphql(query, { keys }, actor)).data['_entities'][0];
}

describe('the practice’s token', () => {
  it('opens the money of a visit in a session of the practice alone', async () => {
    const { id, practiceToken } = await payments.book(practiceId);
    expect(await entity(id, practiceToken, pro)).toEqual({ id, instantActionToken: practiceToken, dueCents: 9_000 });
    const strangers: (Partial<Actor> | undefined)[] = [undefined, { kind: 'client', userId: newId() }, otherPro];
    for (const actor of strangers) expect(await entity(id, practiceToken, actor)).toBeNull();
    expect(await entity(id, '', pro)).toBeNull();
    expect(await entity(id, 'x'.repeat(32), pro)).toBeNull();
  });

  it('opens the money of a registration in the same way', async () => {
    const checkout = new CheckoutHarness(payments);
    const place = await checkout.register(practiceId, 'charge');
    const show = async (actor?: Partial<Actor>) => {
      const query = `query ($keys: [_Any!]!) { _entities(representations: $keys) {
        ... on BookableEventRegistration { id token } } }`;
      const keys = [{ __typename: 'BookableEventRegistration', id: place.id, token: place.practiceToken }];
      return (await payments.service.graphql(query, { keys }, actor)).data['_entities'][0];
    };
    expect(await show(pro)).toEqual({ id: place.id, token: place.practiceToken });
    expect(await show()).toBeNull();
    expect(await show(otherPro)).toBeNull();
  });

  it('is what the practice reads after whatever it did, never the client’s', async () => {
    const booking = await payments.book(practiceId);
    const { id, token, practiceToken } = booking;
    const { setupIntentId } = await payments.enterCard(booking, CARDS.good, pro);
    const answers = await Promise.all([
      mutation(`completeSetup(input: { setupIntentId: "${setupIntentId}", appointmentId: $id })`),
      entity(id, token, pro),
      mutation('retryPayment(appointmentId: $id)'),
      mutation('chargeCard(appointmentId: $id)'),
    ]);
    const read = JSON.stringify(answers);
    expect(read.split(practiceToken)).toHaveLength(answers.length + 1);
    expect(read).not.toContain(token);

    async function mutation(operation: string) {
      const query = `mutation ($id: ID!) { it: ${operation} { appointment { id instantActionToken } } }`;
      return (await payments.service.graphql(query, { id }, pro)).data['it'];
    }
  });

  it('does not authorize operations that are reserved for the client', async () => {
    const { id, practiceToken } = await payments.book(practiceId);
    const query = `mutation ($id: ID!, $token: String) {
      tip: chargeTipOnly(appointmentId: $id, tipAmount: 500, instantActionToken: $token) { errors { code } }
      later: addTipToAppointment(appointmentId: $id, tipAmount: 500, instantActionToken: $token) { errors { code } }
      card: chargeCard(appointmentId: $id, instantActionToken: $token) { errors { code } }
      setup: setupIntent(appointmentId: $id, practiceId: "${practiceId}", instantActionToken: $token) { errors { code } }
    }`;
    const ask = async (token: string, actor?: Partial<Actor>) =>
      (await payments.service.graphql(query, { id, token }, actor)).data;
    for (const actor of [undefined, { kind: 'client', userId: newId() } as const, otherPro]) {
      const answer = await ask(practiceToken, actor);
      expect(answer).toEqual(await ask('x'.repeat(32), actor));
      for (const { errors } of Object.values(answer)) expect(errors).toEqual([{ code: 'not_found' }]);
    }
    expect(await ask(practiceToken, pro)).toMatchObject({
      tip: { errors: [{ code: 'forbidden' }] },
      later: { errors: [{ code: 'forbidden' }] },
    });
  });
});

describe('a projection from before practices had tokens', () => {
  let scheduling: NatsConnection;
  const known = new Map<string, Booking['init']>();
  const asked: string[] = [];

  beforeAll(async () => {
    const { NATS_URL, NATS_PREFIX } = payments.service.env;
    scheduling = await connect(connectionTo({ url: NATS_URL! }));
    scheduling.subscribe(`${NATS_PREFIX}.request.${GetAppointmentRequestSchema.typeName}`, {
      callback: (_error, message) => {
        const { appointmentId } = fromBinary(GetAppointmentRequestSchema, message.data);
        asked.push(appointmentId);
        const answer = create(GetAppointmentResponseSchema, { appointment: known.get(appointmentId) });
        message.respond(toBinary(GetAppointmentResponseSchema, answer));
      },
    });
    await scheduling.flush();
  });
  afterAll(() => scheduling?.close());

  it('asks scheduling for the token once and stays what it is otherwise', async () => {
    const booking = await payments.book(practiceId);
    const { id, practiceToken } = booking;
    known.set(id, booking.init);
    await payments.service.dataSource.query(
      'UPDATE appointment_projections SET practice_token = NULL WHERE appointment_id = $1',
      [id],
    );
    const seen = { id, instantActionToken: practiceToken, dueCents: 9_000 };
    expect(await entity(id, practiceToken, pro)).toEqual(seen);
    expect(await entity(id, practiceToken, pro)).toEqual(seen);
    expect(asked).toEqual([id]);
    expect(await payments.balances(id)).toEqual({ client_receivable: 9_000, practice_revenue: -9_000 });
  });

  it('gives the practice nothing of the client’s while scheduling is not there', async () => {
    const booking = await payments.book(practiceId);
    await payments.service.dataSource.query(
      'UPDATE appointment_projections SET practice_token = NULL WHERE appointment_id = $1',
      [booking.id],
    );
    const read = await entity(booking.id, booking.token, pro);
    expect(read).toEqual({ id: booking.id, instantActionToken: '', dueCents: 9_000 });
    expect(await entity(booking.id, '', pro)).toBeNull();
  });
});
