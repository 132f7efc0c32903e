import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Actor } from '@yarrow/kit/actor';
import { CheckoutHarness } from '../testing/checkout-harness.js';
import { PaymentsHarness } from '../testing/payments-harness.js';
import { Wallets } from '../testing/wallet-harness.js';

let payments: PaymentsHarness;
let checkout: CheckoutHarness;
let wallets: Wallets;

beforeAll(async () => {
  payments = await PaymentsHarness.start('2027-01-04T12:00:00Z');
  checkout = new CheckoutHarness(payments);
  wallets = new Wallets(payments);
});
afterAll(() => payments?.stop());

/** What is due of a visit of $90 after a gift card that leaves some cents. */
async function dueAfter({ practiceId, pro }: { practiceId: string; pro: Partial<Actor> }, left: number) {
  const booking = await payments.book(practiceId, { requirement: 'none' });
  const { giftCard } = await checkout.giftCard(pro, 9_000 - left);
  const { appointment } = await checkout.applyAsVisitor(booking, giftCard.code);
  return appointment.dueCents as number;
}

it('writes off what Square cannot charge, and asks for a dollar', async () => {
  const practice = await payments.publishPractice();
  await wallets.connectSquare(practice);
  expect([await dueAfter(practice, 99), await dueAfter(practice, 100)]).toEqual([0, 100]);
});

it('asks for every cent by PayPal only', async () => {
  const practice = await payments.publishPractice();
  await wallets.connectPaypal(practice);
  expect(await dueAfter(practice, 1)).toBe(1);
});

it('applies the minimum of the card provider at a practice that takes PayPal as well', async () => {
  const practice = await payments.openPractice();
  await wallets.connectPaypal(practice);
  expect([await dueAfter(practice, 49), await dueAfter(practice, 50)]).toEqual([0, 50]);
});

it('writes nothing off at a practice without online payments', async () => {
  expect(await dueAfter(await payments.publishPractice(), 30)).toBe(30);
});
