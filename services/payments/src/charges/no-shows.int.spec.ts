import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ChargeSucceededSchema } from '@yarrow/contracts/payments/v1/events_pb';
import { AppointmentAcceptedSchema, AppointmentMarkedNoShowSchema } from '@yarrow/contracts/scheduling/v1/events_pb';
import type { Actor } from '@yarrow/kit/actor';
import { newId } from '@yarrow/kit/ids';
import { CheckoutHarness } from '../testing/checkout-harness.js';
import { LateVisits } from '../testing/late-visits.js';
import { type Booking, CARDS, PaymentsHarness } from '../testing/payments-harness.js';
import { PracticeMoney } from '../testing/practice-money.js';

const NOW = '2027-01-04T12:00:00Z';
const VISIT = '2027-01-05T20:00:00Z';
/** 06:00 in New York on the day of the visit. */
const DAY = '2027-01-05T11:00:00Z';
const AFTER = '2027-01-05T20:20:00Z';
/** 80 % of the price. */
const FEE = 7_200;

let payments: PaymentsHarness;
let checkout: CheckoutHarness;
let money: PracticeMoney;
let visits: LateVisits;
let practiceId: string;
let pro: Partial<Actor>;

beforeAll(async () => {
  payments = await PaymentsHarness.start(NOW, { PLATFORM_FEE_BASIS_POINTS: '250' });
  checkout = new CheckoutHarness(payments);
  money = new PracticeMoney(payments);
  ({ practiceId, pro } = await payments.openPractice({ acceptsTips: true }));
  visits = new LateVisits(payments, practiceId, VISIT);
  // A background job could charge the price of a visit between its start and the no-show event.
  await payments.stopJobs();
});

beforeEach(() => payments.clock.set(NOW));
afterAll(() => payments?.stop());

const until = (check: () => Promise<boolean>) => visits.runJobsUntil(check);
const held = (booking: Booking) => visits.heldCents(booking);
const settled = (booking: Booking, cents: number) => until(async () => (await held(booking)) === cents);

/** $90 and the platform's $2.25, paid by card when it was booked. */
async function paid(): Promise<Booking> {
  const booking = await payments.book(practiceId, { startsAt: VISIT });
  await checkout.pay(booking);
  await payments.accept(booking);
  return booking;
}

describe('a client who did not come', () => {
  it('owes the fee in the place of the price, charged once with the card on file', async () => {
    const booking = await visits.booked('save_card');
    payments.clock.set(AFTER);
    await payments.markNoShow(booking, { feeCents: FEE });
    await settled(booking, FEE);
    expect(await payments.show(booking)).toMatchObject({
      ...{ fullTotal: FEE, lateFeeCents: FEE, dueCents: 0, platformFeeCents: 0 },
      ...{ paymentStatus: 'Paid', clientPaymentStatus: 'Paid', canTip: false },
      priceLines: [
        { kind: 'late_fee', label: 'No-show fee', amountCents: FEE },
        { kind: 'paid', amountCents: -FEE },
      ],
    });
    await payments.runJob('due-charges');
    expect(await visits.chargesOf(booking)).toEqual([['cancellation_fee', FEE]]);
    const [charge] = (await payments.service.emitted(ChargeSucceededSchema)).filter(
      ({ appointmentId }) => appointmentId === booking.id,
    );
    expect(charge).toMatchObject({ noShow: true, redemptions: [] });
  });

  it('is charged no second time when the event comes again, also behind a later one', async () => {
    const booking = await visits.booked('save_card');
    payments.clock.set(AFTER);
    await payments.markNoShow(booking, { feeCents: FEE });
    await settled(booking, FEE);
    const first = { appointment: booking.init, markedAt: timestampFromDate(new Date(AFTER)), feeCents: FEE };
    await payments.service.publish(AppointmentMarkedNoShowSchema, first, { aggregateId: booking.id });
    await payments.markNoShow(booking);
    await settled(booking, 0);
    await payments.service.publish(AppointmentMarkedNoShowSchema, first, { aggregateId: booking.id });
    await payments.runJob('due-charges');
    expect(await visits.chargesOf(booking)).toEqual([['cancellation_fee', FEE]]);
    expect(await payments.show(booking)).toMatchObject({ dueCents: 0, paymentStatus: 'Cancelled' });
  });

  it('gets back what was paid beyond the fee, and with it goes its part of the platform’s share', async () => {
    const booking = await paid();
    payments.clock.set(AFTER);
    await payments.markNoShow(booking, { feeCents: FEE });
    await settled(booking, FEE);
    expect(await payments.show(booking)).toMatchObject({
      fullTotal: FEE,
      dueCents: 0,
      priceLines: [
        { kind: 'late_fee', label: 'No-show fee', amountCents: FEE },
        { kind: 'paid', amountCents: -9_225 },
        { kind: 'refund', amountCents: 2_025 },
      ],
    });
    // 225 × 2,025 ÷ 9,225 is 49.4: 176 stay with the platform, out of what the practice keeps.
    expect(await payments.balances(booking.id)).toMatchObject({ client_receivable: 0, fees: -176 });
  });

  it('owes nothing where the fee is waived, and gets back what was paid', async () => {
    const [unpaid, before] = [await visits.booked('save_card'), await paid()];
    payments.clock.set(AFTER);
    for (const booking of [unpaid, before]) await payments.markNoShow(booking);
    await settled(before, 0);
    await payments.runJob('due-charges');
    expect(payments.payments(unpaid.id)).toEqual([]);
    for (const booking of [unpaid, before]) {
      expect(await payments.show(booking)).toMatchObject({
        ...{ dueCents: 0, fullTotal: 0, paymentStatus: 'Cancelled', paymentAction: 'none' },
      });
    }
  });

  it('gets the fee back where it is waived later, and owes it again where that is undone', async () => {
    const booking = await visits.booked('save_card');
    payments.clock.set(AFTER);
    await payments.markNoShow(booking, { feeCents: FEE });
    await settled(booking, FEE);
    await payments.markNoShow(booking);
    await settled(booking, 0);
    await payments.markNoShow(booking, { feeCents: FEE });
    await settled(booking, FEE);
    expect(await visits.chargesOf(booking)).toEqual([
      ['cancellation_fee', FEE],
      ['cancellation_fee', FEE],
    ]);
  });

  it('is still refunded the practice’s adjustment of the fee after later events', async () => {
    const booking = await visits.booked('save_card');
    payments.clock.set(AFTER);
    await payments.markNoShow(booking, { feeCents: FEE });
    await settled(booking, FEE);
    await money.adjust(pro, booking, { amountCents: 2_200 });
    await settled(booking, 5_000);
    expect(await payments.show(booking)).toMatchObject({ fullTotal: 5_000, dueCents: 0, paymentStatus: 'Paid' });
    await payments.service.publish(
      AppointmentAcceptedSchema,
      { appointment: booking.init },
      { aggregateId: booking.id },
    );
    await payments.runJob('due-charges');
    expect(await held(booking)).toBe(5_000);
  });

  it('is not charged again for what was refunded before', async () => {
    const booking = await paid();
    await money.adjust(pro, booking, { amountCents: 9_000 });
    await settled(booking, 225);
    payments.clock.set(AFTER);
    await payments.markNoShow(booking, { feeCents: FEE });
    await payments.runJob('due-charges');
    expect(await payments.show(booking)).toMatchObject({ dueCents: 0 });
    expect(payments.payments(booking.id)).toHaveLength(1);
  });

  it('is asked for the fee once the card that failed is replaced, and is past due until then', async () => {
    const booking = await payments.book(practiceId, { startsAt: VISIT, requirement: 'save_card' });
    const { setupIntentId } = await payments.enterCard(booking, CARDS.declinedWhenCharged);
    await payments.completeSetup(booking, setupIntentId);
    await payments.accept(booking);
    payments.clock.set(DAY);
    await payments.runJob('due-charges');
    await until(async () => (await payments.show(booking)).paymentStatus === 'Failed');
    payments.clock.set(AFTER);
    await payments.markNoShow(booking, { feeCents: FEE });
    await until(async () => (await payments.show(booking)).dueCents === FEE);
    await payments.runJob('due-charges');
    expect(await payments.show(booking)).toMatchObject({ paymentStatus: 'Failed', paymentAction: 'pay_now' });
    const again = await payments.enterCard(booking, CARDS.good);
    await payments.completeSetup(booking, again.setupIntentId);
    expect(await money.retry(pro, booking)).toMatchObject({
      result: 'success',
      appointment: { paymentStatus: 'Paid' },
    });
    expect(await visits.chargesOf(booking)).toEqual([['cancellation_fee', FEE]]);
  });

  it('is charged once where the provider’s answer was lost', async () => {
    const booking = await visits.booked('save_card');
    payments.clock.set(AFTER);
    payments.sandbox.stripe.pauseWebhooks();
    payments.sandbox.stripe.fault({
      path: '/v1/payment_intents',
      method: 'POST',
      kind: 'reset-after-effect',
      count: 2,
    });
    payments.sandbox.stripe.fault({
      path: '/v1/payment_intents',
      method: 'GET',
      kind: 'error-before-effect',
      count: 50,
    });
    await payments.markNoShow(booking, { feeCents: FEE });
    await until(async () => payments.payments(booking.id).length === 1);
    payments.sandbox.stripe.clearFaults();
    await payments.sandbox.stripe.resumeWebhooks();
    await payments.service.dataSource.query(
      `UPDATE attempts SET asked_at = now() - interval '1 day' WHERE subject_id = $1 AND state = 'unknown'`,
      [booking.id],
    );
    await payments.runJob('recovery');
    await payments.runJob('due-charges');
    await settled(booking, FEE);
    expect(payments.payments(booking.id)).toHaveLength(1);
  });

  it('asks for a card where there is none', async () => {
    const booking = await visits.booked('none');
    payments.clock.set(AFTER);
    await payments.markNoShow(booking, { feeCents: FEE });
    expect(await payments.show(booking)).toMatchObject({
      ...{ dueCents: FEE, paymentStatus: 'Card_needed_past_due', paymentAction: 'pay_now' },
    });
  });

  it('owes no more than coupons leave of the price, and never a tip', async () => {
    const booking = await payments.book(practiceId, { startsAt: VISIT });
    const code = await checkout.newCoupon(pro, { kind: 'fixed', amountCents: 8_000 });
    await checkout.applyAsVisitor(booking, code);
    await checkout.tip('addTipToAppointment', booking, 500);
    await checkout.pay(booking);
    await payments.accept(booking);
    payments.clock.set(AFTER);
    await payments.markNoShow(booking, { feeCents: FEE });
    await settled(booking, 1_000);
    expect(await payments.balances(booking.id)).toMatchObject({ tips: 0, client_receivable: 0 });
    expect(await checkout.tip('chargeTipOnly', booking, 500)).toMatchObject({ result: 'failure' });
  });

  it('is charged the price of the package that the visit bought in addition to the fee', async () => {
    const packaged = { serviceId: newId(), name: 'Four', amountCents: 40_000, durationMinutes: 60, packageSessions: 4 };
    const oil = { serviceId: newId(), name: 'Oil', amountCents: 2_000, durationMinutes: 0, addOn: true };
    const booking = await payments.book(practiceId, { startsAt: VISIT, lines: [packaged, oil] });
    await checkout.pay(booking);
    await payments.accept(booking);
    payments.clock.set(AFTER);
    await payments.markNoShow(booking, { feeCents: 1_600 });
    await settled(booking, 41_600);
    expect(await payments.show(booking)).toMatchObject({
      lateFeeCents: 1_600,
      priceLines: [
        { kind: 'late_fee', label: 'Package', amountCents: 40_000 },
        { kind: 'late_fee', label: 'No-show fee', amountCents: 1_600 },
        { kind: 'paid', amountCents: -43_050 },
        { kind: 'refund', amountCents: 1_450 },
      ],
    });
  });

  it('has lost the session that a package pays for, and owes no money', async () => {
    const packageSession = { packageId: newId(), sessionNumber: 2, numberOfSessions: 4, name: 'Four' };
    const lines = [{ serviceId: newId(), name: 'Four', amountCents: 0, durationMinutes: 60 }];
    const booking = await payments.book(practiceId, { startsAt: VISIT, requirement: 'none', lines, packageSession });
    payments.clock.set(AFTER);
    await payments.markNoShow(booking);
    expect(await payments.show(booking)).toMatchObject({ dueCents: 0, paymentStatus: 'Paid' });
  });

  it('owes the late rescheduling fee and the no-show fee, together no more than the price', async () => {
    const booking = await visits.booked('save_card');
    await checkout.move(booking, VISIT, 2_000);
    await settled(booking, 2_000);
    payments.clock.set(AFTER);
    await payments.markNoShow(booking, { feeCents: FEE });
    await settled(booking, 9_000);
    expect(await visits.chargesOf(booking)).toEqual([
      ['cancellation_fee', 2_000],
      ['cancellation_fee', 7_000],
    ]);
  });
});
