import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Actor } from '@yarrow/kit/actor';
import { CheckoutHarness } from '../testing/checkout-harness.js';
import { type Booking, PaymentsHarness } from '../testing/payments-harness.js';
import { PracticeMoney } from '../testing/practice-money.js';

let payments: PaymentsHarness;
let checkout: CheckoutHarness;
let money: PracticeMoney;
let practiceId: string;
let pro: Partial<Actor>;

beforeAll(async () => {
  payments = await PaymentsHarness.start('2027-01-04T12:00:00Z');
  checkout = new CheckoutHarness(payments);
  money = new PracticeMoney(payments);
  ({ practiceId, pro } = await payments.openPractice({ acceptsTips: true }));
});
afterAll(() => payments?.stop());

/** A visit of $90 with a tip of $15, of which a part is waived. */
async function waived(amountCents: number): Promise<Booking & { adjustmentId: string }> {
  const booking = await payments.book(practiceId);
  await checkout.tip('addTipToAppointment', booking, 1_500);
  const { adjustment } = await money.adjust(pro, booking, { amountCents });
  return { ...booking, adjustmentId: adjustment.id };
}

const balances = ({ id }: Booking) => payments.balances(id);

it('waives no more than the price after a tip is taken off', async () => {
  const booking = await waived(10_000);
  await checkout.tip('addTipToAppointment', booking, 0);
  expect(await balances(booking)).toMatchObject({ client_receivable: 0, refunds: 9_000 });
});

it('asks for the whole price when a reduced waiver is removed', async () => {
  const booking = await waived(10_000);
  await checkout.tip('addTipToAppointment', booking, 0);
  expect(await money.removeAdjustment(pro, booking.adjustmentId)).toMatchObject({ appointment: { dueCents: 9_000 } });
  expect(await balances(booking)).toMatchObject({ client_receivable: 9_000, refunds: 0 });
});

it('reduces the latest waiver first, and no further than the price falls', async () => {
  const booking = await waived(9_000);
  const { adjustment: later } = await money.adjust(pro, booking, { amountCents: 700 });
  // $8 of the tip is due; without it the waivers of $97 are $7 too much.
  await checkout.tip('addTipToAppointment', booking, 0);
  expect(await balances(booking)).toMatchObject({ client_receivable: 0, refunds: 9_000 });
  expect(await money.removeAdjustment(pro, later.id)).toMatchObject({ appointment: { dueCents: 0 } });
  expect(await money.removeAdjustment(pro, booking.adjustmentId)).toMatchObject({ appointment: { dueCents: 9_000 } });
});
