import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { CARDS, PaymentsHarness } from '../testing/payments-harness.js';
import { Wallets } from '../testing/wallet-harness.js';

jest.setTimeout(60_000);

let payments: PaymentsHarness;
let practiceId: string;

beforeAll(async () => {
  payments = await PaymentsHarness.start('2027-01-04T12:00:00Z', { PLATFORM_FEE_BASIS_POINTS: '250' });
  ({ practiceId } = await payments.openPractice());
}, 90_000);

afterAll(() => payments?.stop());

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

  it('gives back its part of a part, and the books say what Stripe left with it', async () => {
    const booking = await payments.book(practiceId);
    const { setupIntentId } = await payments.enterCard(booking, CARDS.good);
    await payments.completeSetup(booking, setupIntentId);
    await payments.accept(booking);
    await payments.cancel(booking, 4_500);
    await payments.service.eventually(async () => (await payments.balances(booking.id))['provider_clearing'] === 4_500);
    // 225 × 4,725 ÷ 9,225 is 115.24: 110 stay with the platform, out of what the practice keeps.
    expect(await payments.balances(booking.id)).toMatchObject({ fees: -110, client_receivable: 0 });
    const [charged] = payments.payments(booking.id);
    type Fee = { id: string; object: string; charge: string; amount: number; amount_refunded: number };
    const latest = (charged as unknown as { latest_charge: string | { id: string } }).latest_charge;
    const chargeId = typeof latest === 'string' ? latest : latest.id;
    const fee = payments.sandbox.stripe.objects<Fee>('application_fee').find(({ charge }) => charge === chargeId)!;
    expect(fee.amount - fee.amount_refunded).toBe(110);
  });

  it.each(['square', 'paypal'] as const)('tells %s how much of it goes back', async (provider) => {
    const wallets = new Wallets(payments);
    const practice = await payments.publishPractice();
    await (provider === 'square' ? wallets.connectSquare(practice) : wallets.connectPaypal(practice));
    const booking = await payments.book(practice.practiceId);
    if (provider === 'square') await wallets.enterCard(booking);
    else await wallets.capture(booking, await wallets.approve(booking));
    await payments.accept(booking);
    await payments.cancel(booking, 4_500);
    await payments.service.eventually(
      async () => (await payments.balances(booking.id))['provider_clearing'] === 4_500,
      {
        timeoutMs: 20_000,
      },
    );
    expect(await payments.balances(booking.id)).toMatchObject({ fees: -110 });
    const { square, paypal } = payments.sandbox;
    const square$ = square.allRefunds().map(({ app_fee_money: fee }) => fee?.amount);
    const paypal$ = paypal.allRefunds().map((one) => one.seller_payable_breakdown?.platform_fees?.[0]?.amount.value);
    expect(provider === 'square' ? square$ : paypal$).toEqual([provider === 'square' ? 115 : '1.15']);
  });
});
