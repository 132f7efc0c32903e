import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { BookingPriceChangedSchema } from '@yarrow/contracts/payments/v1/events_pb';
import type { Actor } from '@yarrow/kit/actor';
import { newId } from '@yarrow/kit/ids';
import { CheckoutHarness } from '../testing/checkout-harness.js';
import { LateVisits } from '../testing/late-visits.js';
import { type Booking, PaymentsHarness } from '../testing/payments-harness.js';

const NOW = '2027-01-04T12:00:00Z';
const FIRST = '2027-01-05T20:00:00Z';
const SECOND = '2027-01-12T20:00:00Z';

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

describe('a fee that the practice refunds voluntarily', () => {
  it('is not charged again when it was for cancelling late', async () => {
    const booking = await visits.booked('save_card');
    await payments.cancel(booking, 4_500);
    await until(async () => (await payments.balances(booking.id))['provider_clearing'] === 4_500);
    await payments.refundInDashboard(booking, 4_500);
    await until(async () => (await payments.balances(booking.id))['provider_clearing'] === 0);
    await payments.runJob('due-charges');
    expect(await visits.chargesOf(booking)).toEqual([['cancellation_fee', 4_500]]);
    expect(await payments.show(booking)).toMatchObject({ dueCents: 0, lateFeeCents: 0, fullTotal: 0 });
  });

  it('is not asked for again when it was for moving late and the visit is cancelled, in time or late', async () => {
    const [inTime, late] = [await visits.booked('save_card'), await visits.booked('save_card')];
    for (const booking of [inTime, late]) {
      await checkout.move(booking, SECOND, 2_000);
      await until(async () => (await payments.balances(booking.id))['provider_clearing'] === 2_000);
      await payments.refundInDashboard(booking, 2_000);
      await until(async () => (await payments.balances(booking.id))['provider_clearing'] === 0);
    }
    await payments.cancel(inTime);
    await payments.cancel(late, 3_000);
    await until(async () => (await payments.balances(late.id))['provider_clearing'] === 3_000);
    await payments.runJob('due-charges');
    expect(await visits.chargesOf(inTime)).toEqual([['cancellation_fee', 2_000]]);
    expect(await visits.chargesOf(late)).toEqual([
      ['cancellation_fee', 2_000],
      ['cancellation_fee', 3_000],
    ]);
    expect(await payments.show(inTime)).toMatchObject({ dueCents: 0, fullTotal: 0 });
    expect(await payments.show(late)).toMatchObject({ dueCents: 0, fullTotal: 3_000 });
  });
});

describe('the price that the fee is counted of', () => {
  const published = async ({ id }: Pick<Booking, 'id'>) =>
    (await payments.service.emitted(BookingPriceChangedSchema))
      .filter(({ appointmentId }) => appointmentId === id)
      .map(({ lineDiscountCents, keepableCents, version }) => ({ lineDiscountCents, keepableCents, version }));

  it('is published line by line each time that coupons change it, and no other time', async () => {
    const line = { serviceId: newId(), name: 'Massage', amountCents: 6_000, durationMinutes: 60 };
    const oil = { serviceId: newId(), name: 'Oil', amountCents: 3_001, durationMinutes: 0, addOn: true };
    const booking = await payments.book(practiceId, { lines: [line, oil] });
    const code = await checkout.newCoupon(pro, { kind: 'percentage', percent: 50 });
    await checkout.applyAsVisitor(booking, code);
    await checkout.applyAsVisitor(booking, code);
    await checkout.tip('addTipToAppointment', booking, 500);
    await checkout.remove(booking, code);
    expect(await published(booking)).toEqual([
      { lineDiscountCents: [3_000, 1_501], keepableCents: undefined, version: 1 },
      { lineDiscountCents: [], keepableCents: undefined, version: 2 },
    ]);
  });

  it('is limited by the practice’s voluntary refunds', async () => {
    const booking = await visits.booked('charge');
    await payments.refundInDashboard(booking, 6_000);
    await until(async () => (await published(booking)).length > 0);
    expect(await published(booking)).toEqual([{ lineDiscountCents: [], keepableCents: 3_000, version: 1 }]);
    await payments.cancel(booking, 3_000);
    await until(async () => (await payments.show(booking)).clientPaymentStatus === 'Cancelled');
    expect(await payments.show(booking)).toMatchObject({ lateFeeCents: 3_000, dueCents: 0 });
    expect(await payments.balances(booking.id)).toMatchObject({ provider_clearing: 3_000, client_receivable: 0 });
  });
});
