import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Actor } from '@yarrow/kit/actor';
import { CheckoutHarness } from '../testing/checkout-harness.js';
import { type Booking, CARDS, PaymentsHarness } from '../testing/payments-harness.js';
import { Wallets } from '../testing/wallet-harness.js';

let payments: PaymentsHarness;
let checkout: CheckoutHarness;
let practiceId: string;
let pro: Partial<Actor>;

beforeAll(async () => {
  payments = await PaymentsHarness.start('2027-01-04T12:00:00Z', { PLATFORM_FEE_BASIS_POINTS: '250' });
  checkout = new CheckoutHarness(payments);
  ({ practiceId, pro } = await payments.openPractice());
});

afterAll(() => payments?.stop());

/** What Stripe says that the platform has of a visit's payments. */
function feeAtStripe({ id }: Booking): number {
  type Charge = { id: string; object: string; metadata: Record<string, string> };
  type Fee = { id: string; object: string; charge: string; amount: number; amount_refunded: number };
  const { stripe } = payments.sandbox;
  const charges = stripe.objects<Charge>('charge').filter(({ metadata }) => metadata['appointment_id'] === id);
  const ours = new Set(charges.map((charge) => charge.id));
  const fees = stripe.objects<Fee>('application_fee').filter(({ charge }) => ours.has(charge));
  return fees.reduce((sum, { amount, amount_refunded: back }) => sum + amount - back, 0);
}

describe('a platform that takes a share', () => {
  it('adds it to the price, shows it, and gives it back with the rest', async () => {
    const booking = await payments.book(practiceId);
    expect(await payments.show(booking)).toMatchObject({ platformFeeCents: 225, fullTotal: 9_225, dueCents: 9_225 });
    const { setupIntentId } = await payments.enterCard(booking, CARDS.good);
    await payments.completeSetup(booking, setupIntentId);
    expect(payments.payments(booking.id)).toMatchObject([{ amount: 9_225, application_fee_amount: 225 }]);
    expect(await payments.balances(booking.id)).toEqual({
      client_receivable: 0,
      provider_clearing: 9_225,
      practice_revenue: -9_000,
      fees: -225,
    });

    await payments.decline(booking);
    await payments.service.eventually(async () => (await payments.balances(booking.id))['provider_clearing'] === 0);
    expect(await payments.balances(booking.id)).toMatchObject({ client_receivable: 0, refunds: 9_000, fees: 0 });
  });

  it('refunds a proportional part of its share, and the ledger records what Stripe left with it', async () => {
    const booking = await payments.book(practiceId);
    const { setupIntentId } = await payments.enterCard(booking, CARDS.good);
    await payments.completeSetup(booking, setupIntentId);
    await payments.accept(booking);
    await payments.cancel(booking, 4_500);
    await payments.service.eventually(async () => (await payments.balances(booking.id))['provider_clearing'] === 4_500);
    // 225 × 4,725 ÷ 9,225 is 115.24: 110 stay with the platform, out of what the practice keeps.
    expect(await payments.balances(booking.id)).toMatchObject({ fees: -110, client_receivable: 0 });
    expect(feeAtStripe(booking)).toBe(110);
  });

  it('has its share of the first payment at a provider, and none of what a gift card paid before', async () => {
    const { giftCard } = await checkout.giftCard(pro, 9_100);
    const booking = await payments.book(practiceId);
    await checkout.applyAsVisitor(booking, giftCard.code);
    const { setupIntentId } = await payments.enterCard(booking, CARDS.good);
    await payments.completeSetup(booking, setupIntentId);
    expect(payments.payments(booking.id)).toMatchObject([{ amount: 125, application_fee_amount: 125 }]);
    expect(await payments.balances(booking.id)).toMatchObject({ fees: -125, practice_revenue: -9_100 });
    expect(await payments.show(booking)).toMatchObject({ fullTotal: 9_225, dueCents: 0 });
  });

  it('has no share of what gift cards paid, while the visit stands and after it was cancelled', async () => {
    const { giftCard } = await checkout.giftCard(pro, 10_000);
    const booking = await payments.book(practiceId);
    await checkout.applyAsVisitor(booking, giftCard.code);
    await payments.accept(booking);
    expect(await payments.balances(booking.id)).toMatchObject({ fees: 0, practice_revenue: -9_225 });
    await payments.cancel(booking, 4_500);
    expect(await payments.balances(booking.id)).toMatchObject({ fees: 0, client_receivable: 0, gift_cards: 4_500 });
  });

  it('agrees with Stripe to the cent after any chain of parts', async () => {
    const booking = await payments.book(practiceId);
    const { setupIntentId } = await payments.enterCard(booking, CARDS.good);
    await payments.completeSetup(booking, setupIntentId);
    await payments.accept(booking);
    // The practice's own refunds leave the share where it is; ours afterwards takes its part of it along.
    await payments.refundInDashboard(booking, 1_111);
    await payments.refundInDashboard(booking, 77);
    await payments.service.eventually(async () => (await payments.balances(booking.id))['provider_clearing'] === 8_037);
    await payments.cancel(booking, 3_333);
    await payments.service.eventually(async () => (await payments.balances(booking.id))['provider_clearing'] === 3_333);
    // 4,704 of 9,225 go back with 114.7 of 225.
    expect(feeAtStripe(booking)).toBe(110);
    expect(await payments.balances(booking.id)).toMatchObject({ fees: -110, client_receivable: 0 });
  });

  it.each(['square', 'paypal'] as const)('asks %s for as much of it as goes back', async (provider) => {
    const wallets = new Wallets(payments);
    const practice = await payments.publishPractice();
    await (provider === 'square' ? wallets.connectSquare(practice) : wallets.connectPaypal(practice));
    const booking = await payments.book(practice.practiceId);
    if (provider === 'square') await wallets.enterCard(booking);
    else await wallets.capture(booking, await wallets.approve(booking));
    await payments.accept(booking);
    await payments.cancel(booking, 4_500);
    await payments.service.eventually(async () => (await payments.balances(booking.id))['provider_clearing'] === 4_500);
    expect(await payments.balances(booking.id)).toMatchObject({ fees: -110 });
    const { square, paypal } = payments.sandbox;
    const square$ = square.allRefunds().map(({ app_fee_money: fee }) => fee?.amount);
    const paypal$ = paypal.allRefunds().map((one) => one.seller_payable_breakdown?.platform_fees?.[0]?.amount.value);
    expect(provider === 'square' ? square$ : paypal$).toEqual([provider === 'square' ? 115 : '1.15']);
  });
});
