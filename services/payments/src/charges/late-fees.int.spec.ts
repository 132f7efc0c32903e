import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { AppointmentRescheduledSchema } from '@yarrow/contracts/scheduling/v1/events_pb';
import type { Actor } from '@yarrow/kit/actor';
import { newId } from '@yarrow/kit/ids';
import { CheckoutHarness } from '../testing/checkout-harness.js';
import { LateVisits } from '../testing/late-visits.js';
import { type Booking, CARDS, PaymentsHarness } from '../testing/payments-harness.js';

const NOW = '2027-01-04T12:00:00Z';
const FIRST = '2027-01-05T20:00:00Z';
const SECOND = '2027-01-12T20:00:00Z';
/** 06:00 in New York on the day of the second time. */
const SECOND_DAY = '2027-01-12T11:00:00Z';

let payments: PaymentsHarness;
let checkout: CheckoutHarness;
let visits: LateVisits;
let practiceId: string;
let pro: Partial<Actor>;

beforeAll(async () => {
  payments = await PaymentsHarness.start(NOW);
  checkout = new CheckoutHarness(payments);
  ({ practiceId, pro } = await payments.openPractice({ acceptsTips: true }));
  visits = new LateVisits(payments, practiceId, FIRST);
});

beforeEach(() => payments.clock.set(NOW));
afterAll(() => payments?.stop());

const until = (check: () => Promise<boolean>) => payments.service.eventually(check);

describe('moving a visit', () => {
  it('charges a fee below the minimum together with the price', async () => {
    const booking = await visits.booked('save_card');
    await checkout.move(booking, SECOND, 40);
    await until(async () => (await payments.show(booking)).dueCents === 9_040);
    await payments.runJob('due-charges');
    const attempts = `SELECT purpose FROM attempts WHERE subject_id = $1 AND purpose <> 'setup'`;
    expect(await payments.service.dataSource.query(attempts, [booking.id])).toEqual([]);
    payments.clock.set(SECOND_DAY);
    await payments.runJob('due-charges');
    await until(async () => (await payments.show(booking)).dueCents === 0);
    expect(await visits.chargesOf(booking)).toEqual([['appointment', 9_040]]);
  });

  it('costs the fee at once when it is late, charged once with the card on file, while the price waits for its new day', async () => {
    const booking = await visits.booked('save_card');
    await checkout.move(booking, SECOND, 2_000);
    // The same move published again under another event id.
    const again = { appointment: booking.init, rescheduledBy: 'client', feeCents: 2_000 };
    await payments.service.publish(AppointmentRescheduledSchema, again, { aggregateId: booking.id });
    await until(async () => (await payments.show(booking)).dueCents === 9_000);
    expect(await visits.chargesOf(booking)).toEqual([['cancellation_fee', 2_000]]);
    expect(await payments.show(booking)).toMatchObject({
      lateFeeCents: 2_000,
      fullTotal: 11_000,
      clientPaymentStatus: 'Pending',
      paymentAction: 'none',
      priceLines: [
        { kind: 'service', amountCents: 9_000 },
        { kind: 'late_fee', label: 'Late change fee', amountCents: 2_000 },
        { kind: 'paid', amountCents: -2_000 },
      ],
      // The stand-in's own clock dates the charge, the test's the plan: their order means nothing here.
      transactions: expect.arrayContaining([
        expect.objectContaining({ type: 'Charge', state: 1, amountCents: 2_000 }),
        expect.objectContaining({ type: 'Hold', state: 0, amountCents: 9_000 }),
      ]),
    });
    payments.clock.set(SECOND_DAY);
    await payments.runJob('due-charges');
    await until(async () => (await payments.show(booking)).clientPaymentStatus === 'Paid');
    expect(await visits.chargesOf(booking)).toEqual([
      ['cancellation_fee', 2_000],
      ['appointment', 9_000],
    ]);
  });

  it('owes both fees when it happens twice', async () => {
    const booking = await visits.booked('charge');
    await checkout.move(booking, SECOND, 2_000);
    await until(async () => (await payments.show(booking)).dueCents === 0);
    await checkout.move(booking, FIRST, 1_500);
    await until(async () => (await payments.show(booking)).dueCents === 0);
    expect(await payments.show(booking)).toMatchObject({ lateFeeCents: 3_500, clientPaymentStatus: 'Paid' });
    expect(payments.payments(booking.id)).toMatchObject([{ amount: 1_500 }, { amount: 2_000 }, { amount: 9_000 }]);
  });

  it('stays owed when the visit is cancelled afterwards in time, and goes back when the practice cancels', async () => {
    const [byClient, byPractice] = [await visits.booked('charge'), await visits.booked('charge')];
    for (const booking of [byClient, byPractice]) {
      await checkout.move(booking, SECOND, 2_000);
      await until(async () => (await payments.balances(booking.id))['provider_clearing'] === 11_000);
    }
    await payments.cancel(byClient);
    await payments.cancel(byPractice, 0, { cancelledBy: 'pro' });
    await until(async () => (await payments.balances(byClient.id))['provider_clearing'] === 2_000);
    await until(async () => (await payments.balances(byPractice.id))['provider_clearing'] === 0);
    expect(await payments.show(byClient)).toMatchObject({ lateFeeCents: 2_000, clientPaymentStatus: 'Cancelled' });
  });

  it('asks for a card where there is none, and is not past due before the visit starts', async () => {
    const booking = await visits.booked('none');
    await checkout.move(booking, SECOND, 2_000);
    expect(await payments.show(booking)).toMatchObject({
      dueCents: 11_000,
      clientPaymentStatus: 'Card_needed',
      paymentAction: 'add_card',
    });
    payments.clock.set(SECOND);
    expect(await payments.show(booking)).toMatchObject({
      clientPaymentStatus: 'Card_needed_past_due',
      paymentAction: 'pay_now',
    });
  });

  it('costs nothing when it is in time', async () => {
    const booking = await visits.booked('save_card');
    await checkout.move(booking, SECOND);
    expect(await payments.show(booking)).toMatchObject({
      dueCents: 9_000,
      lateFeeCents: 0,
      clientPaymentStatus: 'Pending',
    });
  });
});

describe('cancelling late', () => {
  it('keeps the fee of what was paid and shows the sums', async () => {
    const booking = await visits.booked('charge');
    await payments.cancel(booking, 4_500);
    await until(async () => (await payments.balances(booking.id))['provider_clearing'] === 4_500);
    expect(await payments.show(booking)).toMatchObject({
      lateFeeCents: 4_500,
      fullTotal: 4_500,
      dueCents: 0,
      clientPaymentStatus: 'Cancelled',
      priceLines: [
        { kind: 'late_fee', label: 'Late cancellation fee', amountCents: 4_500 },
        { kind: 'paid', label: 'Paid', amountCents: -9_000 },
        { kind: 'refund', label: 'Refunded', amountCents: 4_500 },
      ],
    });
  });

  it('is past due at once where there is no card, and paid with one that is given then', async () => {
    const booking = await visits.booked('none');
    await payments.cancel(booking, 4_500);
    expect(await payments.show(booking)).toMatchObject({
      dueCents: 4_500,
      clientPaymentStatus: 'Card_needed_past_due',
      paymentAction: 'pay_now',
    });
    const { setupIntentId } = await payments.enterCard(booking, CARDS.good);
    await payments.completeSetup(booking, setupIntentId);
    await payments.chargeCard(booking);
    await until(async () => (await payments.show(booking)).clientPaymentStatus === 'Cancelled');
    expect(await visits.chargesOf(booking)).toEqual([['cancellation_fee', 4_500]]);
  });
});

describe('the fee for cancelling late', () => {
  async function reduced(booking: Booking, coupon: object): Promise<void> {
    const code = await checkout.newCoupon(pro, { ...coupon });
    expect(await checkout.applyAsVisitor(booking, code)).toMatchObject({ result: 'success' });
  }

  const settled = (booking: Booking, cents: number) =>
    until(async () => ((await payments.balances(booking.id))['provider_clearing'] ?? 0) === cents);

  it('is kept of a visit with a coupon exactly as scheduling has published it', async () => {
    const booking = await payments.book(practiceId, { startsAt: FIRST });
    await reduced(booking, { kind: 'percentage', percent: 33 });
    await checkout.pay(booking);
    await payments.accept(booking);
    // Half of 60.30.
    await payments.cancel(booking, 3_015);
    await settled(booking, 3_015);
    expect(await payments.show(booking)).toMatchObject({ lateFeeCents: 3_015, fullTotal: 3_015, dueCents: 0 });
  });

  it('is nothing where a coupon took everything off, though scheduling had not heard of it yet', async () => {
    const booking = await payments.book(practiceId, { startsAt: FIRST });
    await reduced(booking, { kind: 'percentage', percent: 100 });
    await payments.accept(booking);
    await payments.cancel(booking, 4_500);
    expect(await payments.show(booking)).toMatchObject({
      lateFeeCents: 0,
      dueCents: 0,
      clientPaymentStatus: 'Cancelled',
    });
    expect(await payments.show(booking)).toMatchObject({ transactions: [] });
  });

  it('is capped by what the visit costs when it is fixed', async () => {
    const booking = await payments.book(practiceId, { startsAt: FIRST, amountCents: 2_000, requirement: 'none' });
    await payments.cancel(booking, 5_000);
    expect(await payments.show(booking)).toMatchObject({ lateFeeCents: 2_000, dueCents: 2_000 });
  });

  it('is kept of a gift card, and the rest goes back onto it', async () => {
    const { giftCard } = await checkout.giftCard(pro, 20_000);
    const booking = await payments.book(practiceId, { startsAt: FIRST });
    await checkout.applyAsVisitor(booking, giftCard.code);
    await payments.accept(booking);
    await payments.cancel(booking, 4_500);
    expect(await payments.show(booking)).toMatchObject({ lateFeeCents: 4_500, dueCents: 0 });
    expect(await checkout.giftCardBalance(pro, giftCard.id)).toBe(15_500);
  });

  it('is kept without the tip, which goes back', async () => {
    const booking = await payments.book(practiceId, { startsAt: FIRST });
    await checkout.tip('addTipToAppointment', booking, 1_800);
    await checkout.pay(booking);
    await payments.accept(booking);
    await payments.cancel(booking, 4_500);
    await settled(booking, 4_500);
    expect(await payments.balances(booking.id)).toMatchObject({ tips: 0, client_receivable: 0 });
  });

  it('is charged no second time when the visit was partly paid, as what was paid covers it first', async () => {
    const booking = await visits.booked('save_card');
    await checkout.move(booking, SECOND, 2_000);
    await settled(booking, 2_000);
    await payments.cancel(booking, 4_500);
    await until(async () => (await payments.show(booking)).clientPaymentStatus === 'Cancelled');
    expect(await payments.show(booking)).toMatchObject({ lateFeeCents: 6_500, fullTotal: 6_500, dueCents: 0 });
    expect(await visits.chargesOf(booking)).toEqual([
      ['cancellation_fee', 2_000],
      ['cancellation_fee', 4_500],
    ]);
  });

  it('is charged in addition to the price of a package that stays the client’s', async () => {
    const packaged = { serviceId: newId(), name: 'Four', amountCents: 40_000, durationMinutes: 60, packageSessions: 4 };
    const oil = { serviceId: newId(), name: 'Oil', amountCents: 2_000, durationMinutes: 0, addOn: true };
    const booking = await payments.book(practiceId, { startsAt: FIRST, lines: [packaged, oil] });
    await checkout.pay(booking);
    await payments.accept(booking);
    await payments.cancel(booking, 1_000, { packageKept: true });
    await settled(booking, 41_000);
    expect(await payments.show(booking)).toMatchObject({
      lateFeeCents: 1_000,
      fullTotal: 41_000,
      priceLines: [
        { kind: 'late_fee', label: 'Package', amountCents: 40_000 },
        { kind: 'late_fee', label: 'Late cancellation fee', amountCents: 1_000 },
        { kind: 'paid', amountCents: -42_000 },
        { kind: 'refund', amountCents: 1_000 },
      ],
    });
  });

  it('is capped in the same way when it is for moving', async () => {
    const booking = await payments.book(practiceId, { startsAt: FIRST, requirement: 'none' });
    await reduced(booking, { kind: 'fixed', amountCents: 8_000 });
    await checkout.move(booking, SECOND, 4_500);
    expect(await payments.show(booking)).toMatchObject({ lateFeeCents: 1_000, fullTotal: 2_000 });
  });
});
