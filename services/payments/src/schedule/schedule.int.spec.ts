import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  BookingPaymentSecuredSchema,
  ChargeFailedSchema,
  PaymentStatus,
  PaymentStatusChangedSchema,
} from '@yarrow/contracts/payments/v1/events_pb';
import { AppointmentRescheduledSchema } from '@yarrow/contracts/scheduling/v1/events_pb';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { type Booking, CARDS, PaymentsHarness } from '../testing/payments-harness.js';

const BOOKED_AT = '2027-01-04T12:00:00Z';
const STARTS_AT = '2027-01-06T20:00:00Z';
/** 06:00 of the day in New York. */
const DUE_AT = '2027-01-06T11:00:00Z';

let payments: PaymentsHarness;
let practiceId: string;

beforeAll(async () => {
  payments = await PaymentsHarness.start(BOOKED_AT);
  ({ practiceId } = await payments.openPractice());
});

beforeEach(() => payments.clock.set(BOOKED_AT));
afterAll(() => payments?.stop());

async function scheduled(number: string): Promise<Booking> {
  const booking = await payments.book(practiceId, { requirement: 'save_card', startsAt: STARTS_AT });
  const { setupIntentId } = await payments.enterCard(booking, number);
  const completed = await payments.completeSetup(booking, setupIntentId);
  expect(completed).toMatchObject({ result: 'success', appointment: { clientPaymentStatus: 'Pending' } });
  return booking;
}

async function chargeDue(at: string): Promise<void> {
  payments.clock.set(at);
  await payments.runJob('due-charges');
}

describe('a scheduled charge', () => {
  it('secures the booking with a card and charges it at six on the day, not before', async () => {
    const booking = await scheduled(CARDS.good);
    const secured = (await payments.service.emitted(BookingPaymentSecuredSchema)).filter(
      (event) => event.appointmentId === booking.id,
    );
    expect(secured).toMatchObject([{ kind: 'save_card' }]);
    await payments.accept(booking);
    expect(await payments.show(booking)).toMatchObject({
      paymentStatus: 'Upcoming',
      clientPaymentStatus: 'Pending',
      transaction: { type: 'Hold', state: 0, amountCents: 9_000, scheduledFor: '2027-01-06T06:00:00-05:00' },
    });

    await chargeDue('2027-01-06T10:59:59Z');
    expect(payments.payments(booking.id)).toEqual([]);
    await chargeDue(DUE_AT);
    await payments.service.eventually(async () => (await payments.show(booking)).clientPaymentStatus === 'Paid');
    await chargeDue('2027-01-06T12:00:00Z');
    expect(payments.payments(booking.id)).toHaveLength(1);
    expect(await payments.show(booking)).toMatchObject({ transaction: { type: 'Charge', state: 1 } });
  });

  it('is not made while the request waits for the practitioner’s acceptance', async () => {
    const booking = await scheduled(CARDS.good);
    await chargeDue('2027-01-06T12:00:00Z');
    expect(payments.payments(booking.id)).toEqual([]);
  });

  it('moves with the visit', async () => {
    const booking = await scheduled(CARDS.good);
    await payments.accept(booking);
    const startsAt = timestampFromDate(new Date('2027-01-08T15:00:00Z'));
    booking.init = { ...booking.init, startsAt, version: 9 };
    const rescheduled = { appointment: booking.init };
    await payments.service.publish(AppointmentRescheduledSchema, rescheduled, { aggregateId: booking.id });
    await chargeDue('2027-01-06T12:00:00Z');
    expect(payments.payments(booking.id)).toEqual([]);
    expect((await payments.show(booking)).transaction.scheduledFor).toBe('2027-01-08T06:00:00-05:00');
  });

  it('is tried again after 4 and after 24 hours, then stays failed until another card is given', async () => {
    const booking = await scheduled(CARDS.declinedWhenCharged);
    await payments.accept(booking);
    const tries = async () => (await payments.service.eventually(() => payments.payments(booking.id))).length;
    await chargeDue(DUE_AT);
    await payments.service.eventually(async () => (await tries()) === 1);
    expect(await payments.show(booking)).toMatchObject({ clientPaymentStatus: 'Failed', paymentStatus: 'Failed' });
    await chargeDue('2027-01-06T14:59:00Z');
    expect(await tries()).toBe(1);
    await chargeDue('2027-01-06T15:00:00Z');
    await payments.service.eventually(async () => (await tries()) === 2);
    await payments.service.eventually(async () => {
      await chargeDue('2027-01-07T15:00:00Z');
      return (await tries()) === 3;
    });
    await chargeDue('2027-01-12T15:00:00Z');
    expect(await tries()).toBe(3);
    const failures = (await payments.service.emitted(ChargeFailedSchema)).filter((e) => e.appointmentId === booking.id);
    expect(failures).toHaveLength(3);

    await payments.enterCard(booking, CARDS.good);
    await payments.service.eventually(async () => (await payments.show(booking)).defaultPaymentMethod.last4 === '4242');
    expect(await payments.show(booking)).toMatchObject({ clientPaymentStatus: 'Past_due' });
    expect(await payments.chargeCard(booking)).toMatchObject({ appointment: { clientPaymentStatus: 'Paid' } });
  });

  it('is not tried again when the bank wants to see the client, until another card is given', async () => {
    const booking = await scheduled(CARDS.authenticateAlways);
    await payments.accept(booking);
    await chargeDue(DUE_AT);
    await payments.service.eventually(async () => (await payments.show(booking)).clientPaymentStatus === 'Failed');
    expect(await payments.show(booking)).toMatchObject({ paymentAction: 'pay_now' });
    await chargeDue('2027-01-06T16:00:00Z');
    expect(payments.payments(booking.id)).toHaveLength(1);
    const failures = (await payments.service.emitted(ChargeFailedSchema)).filter((e) => e.appointmentId === booking.id);
    expect(failures).toMatchObject([{ authenticationRequired: true, purpose: 'appointment' }]);

    await payments.enterCard(booking, CARDS.good);
    await payments.service.eventually(async () => (await payments.show(booking)).clientPaymentStatus === 'Paid');
    expect(payments.payments(booking.id).map(({ status }) => status)).toEqual(['succeeded', 'canceled']);
  });

  it('is cancelled with the visit', async () => {
    const booking = await scheduled(CARDS.good);
    await payments.accept(booking);
    await payments.cancel(booking);
    await chargeDue('2027-01-06T12:00:00Z');
    expect(payments.payments(booking.id)).toEqual([]);
    expect(await payments.show(booking)).toMatchObject({
      clientPaymentStatus: 'Cancelled',
      dueCents: 0,
      transaction: { state: 3 },
    });
    expect(await payments.balances(booking.id)).toEqual({ client_receivable: 0, practice_revenue: 0 });
  });

  it('charges the late fee, and no more, when the client cancels late', async () => {
    const booking = await scheduled(CARDS.good);
    await payments.accept(booking);
    await payments.cancel(booking, 4_500);
    await payments.service.eventually(() => payments.payments(booking.id)[0]?.status === 'succeeded');
    await payments.service.eventually(async () => (await payments.show(booking)).dueCents === 0);
    expect(payments.payments(booking.id)).toMatchObject([{ amount: 4_500, metadata: { purpose: 'cancellation_fee' } }]);
    expect(await payments.balances(booking.id)).toEqual({
      client_receivable: 0,
      provider_clearing: 4_500,
      practice_revenue: -4_500,
    });
  });
});

describe('a visit that starts unpaid', () => {
  it('is published as past due by the passing of time alone', async () => {
    const booking = await payments.book(practiceId, { requirement: 'none', startsAt: STARTS_AT });
    expect(await payments.show(booking)).toMatchObject({
      paymentStatus: 'Upcoming',
      clientPaymentStatus: 'Card_needed',
    });
    payments.clock.set(STARTS_AT);
    await payments.runJob('started-visits');
    const published = (await payments.service.emitted(PaymentStatusChangedSchema)).filter(
      (e) => e.appointmentId === booking.id,
    );
    expect(published.at(-1)).toMatchObject({
      clientStatus: PaymentStatus.CARD_NEEDED_PAST_DUE,
      status: PaymentStatus.CARD_NEEDED_PAST_DUE,
      clientPaymentStatus: 'Card needed past due',
      paymentStatus: 'Card needed past due',
    });
  });
});
