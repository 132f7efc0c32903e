import { create, fromBinary, toBinary } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import {
  AppointmentBookedSchema,
  AppointmentCancelledSchema,
  AppointmentUpdatedSchema,
  PlaceSchema,
} from '@yarrow/contracts/scheduling/v1/events_pb';
import {
  GetAppointmentRequestSchema,
  GetAppointmentResponseSchema,
  GetRegistrationRequestSchema,
  GetRegistrationResponseSchema,
} from '@yarrow/contracts/scheduling/v1/requests_pb';
import { newId } from '@yarrow/kit/ids';
import { connectionTo } from '@yarrow/kit/messaging/broker-address';
import { type Booking, PaymentsHarness } from '../testing/payments-harness.js';

let payments: PaymentsHarness;
let practiceId: string;
let scheduling: NatsConnection;
const asked: string[] = [];
const known = new Map<string, Booking['init']>();
const lateRegistration = newId();

/** A place of $25 in a group event that waits for its payment. */
function registrationOf(registrationId: string) {
  const at = (instant: string) => timestampFromDate(new Date(instant));
  return {
    registrationId,
    token: 'registration-token',
    practiceToken: 'practice-token',
    state: 'awaiting_payment',
    amountCents: 2_500,
    currency: 'USD',
    paymentRequirement: 'charge',
    paymentDueBy: at('2027-01-04T12:15:00Z'),
    version: 1,
    event: {
      eventId: newId(),
      eventTypeId: newId(),
      host: { practiceId },
      name: 'Sound bath',
      timeZone: 'America/New_York',
      startsAt: at('2027-01-06T23:00:00Z'),
      endsAt: at('2027-01-07T00:30:00Z'),
    },
  };
}

beforeAll(async () => {
  payments = await PaymentsHarness.start('2027-01-04T12:00:00Z');
  ({ practiceId } = await payments.openPractice());
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
  scheduling.subscribe(`${NATS_PREFIX}.request.${GetRegistrationRequestSchema.typeName}`, {
    callback: (_error, message) => {
      const { registrationId } = fromBinary(GetRegistrationRequestSchema, message.data);
      const registration = registrationId === lateRegistration ? registrationOf(registrationId) : undefined;
      message.respond(toBinary(GetRegistrationResponseSchema, create(GetRegistrationResponseSchema, { registration })));
    },
  });
  await scheduling.flush();
});

afterAll(async () => {
  await scheduling?.close();
  await payments?.stop();
});

describe('an appointment whose event has not arrived', () => {
  it('is asked of scheduling once, and its event changes nothing afterwards', async () => {
    const template = await payments.book(practiceId);
    const [id, token] = [newId(), `${template.token}-late`];
    known.set(id, { ...template.init, appointmentId: id, instantActionToken: token });
    expect(await payments.show({ id, token })).toMatchObject({
      id,
      dueCents: 9_000,
      clientPaymentStatus: 'Card_needed',
    });
    expect(await payments.show({ id, token })).toMatchObject({ id });
    expect(asked.filter((other) => other === id)).toHaveLength(1);

    await payments.service.publish(AppointmentBookedSchema, { appointment: known.get(id)! }, { aggregateId: id });
    expect(await payments.balances(id)).toEqual({ client_receivable: 9_000, practice_revenue: -9_000 });
  });

  it('is asked of scheduling also where it is a registration', async () => {
    const { data } = await payments.service.graphql(
      `query ($keys: [_Any!]!) {
        _entities(representations: $keys) { ... on BookableEventRegistration { dueCents clientPaymentStatus } }
      }`,
      { keys: [{ __typename: 'BookableEventRegistration', id: lateRegistration, token: 'registration-token' }] },
    );
    expect(data['_entities']).toEqual([{ dueCents: 2_500, clientPaymentStatus: 'Card_needed' }]);
  });

  it('is not found when scheduling does not know it either', async () => {
    expect(await payments.show({ id: newId(), token: 'some-token' })).toBeNull();
  });
});

describe('the projection of an appointment', () => {
  it('keeps the newest facts when events come late or twice', async () => {
    const booking = await payments.book(practiceId);
    const old = { ...booking.init };
    await payments.accept(booking);
    await payments.service.publish(AppointmentBookedSchema, { appointment: old }, { aggregateId: booking.id });
    const [appointment] = await payments.service.dataSource.query(
      'SELECT state FROM appointment_projections WHERE appointment_id = $1',
      [booking.id],
    );
    expect(appointment.state).toBe('approved');
  });

  it('bills the new price when it changes', async () => {
    const booking = await payments.book(practiceId, { amountCents: 5_000 });
    booking.init = { ...booking.init, amountCents: 8_000 };
    await payments.accept(booking);
    expect(await payments.balances(booking.id)).toEqual({ client_receivable: 8_000, practice_revenue: -8_000 });
  });

  it('is not taken from an event that lacks its secret', async () => {
    const booking = await payments.book(practiceId);
    const appointment = { ...booking.init, appointmentId: newId(), instantActionToken: '' };
    const event = { appointment, feeCents: 0 };
    await payments.service.publish(AppointmentCancelledSchema, event, { aggregateId: appointment.appointmentId });
    const rows = await payments.service.dataSource.query(
      'SELECT 1 FROM appointment_projections WHERE appointment_id = $1',
      [appointment.appointmentId],
    );
    expect(rows).toEqual([]);
  });
});

it('keeps what a visit costs after its practitioner has changed it', async () => {
  const visit = await payments.book(practiceId, { requirement: 'none', bookedBy: 'pro', amountCents: 9_000 });
  const appointment = { ...visit.init, amountCents: 12_500, version: 2 };
  await payments.service.publish(AppointmentUpdatedSchema, { appointment }, { aggregateId: visit.id });
  const [row] = await payments.service.dataSource.query(
    'SELECT amount_cents, version FROM appointment_projections WHERE appointment_id = $1',
    [visit.id],
  );
  expect(row).toEqual({ amount_cents: 12_500, version: 2 });
});

it('follows the place of a visit, so that receipts and invoices name the new one', async () => {
  const visit = await payments.book(practiceId, { requirement: 'none', bookedBy: 'pro', amountCents: 9_000 });
  const place = create(PlaceSchema, { locationId: newId(), name: 'Harbor studio' });
  const appointment = { ...visit.init, place, version: 2 };
  await payments.service.publish(AppointmentUpdatedSchema, { appointment }, { aggregateId: visit.id });
  const [row] = await payments.service.dataSource.query(
    'SELECT location_name, amount_cents FROM appointment_projections WHERE appointment_id = $1',
    [visit.id],
  );
  expect(row).toEqual({ location_name: 'Harbor studio', amount_cents: 9_000 });
});
