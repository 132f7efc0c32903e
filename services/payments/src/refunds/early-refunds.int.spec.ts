import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { DeliveryOrder } from '@yarrow/sandbox/rest/webhook-queue';
import fc from 'fast-check';
import type { ProviderName } from '../providers/payment-provider.js';
import { closeDispute, openDispute, refundInDashboard } from '../testing/at-the-provider.js';
import { type Booking, CARDS, PaymentsHarness } from '../testing/payments-harness.js';
import { Wallets } from '../testing/wallet-harness.js';

let payments: PaymentsHarness;
let wallets: Wallets;
let practices: Record<ProviderName, string>;

beforeAll(async () => {
  payments = await PaymentsHarness.start('2027-01-04T12:00:00Z', {
    STRIPE_TIMEOUT_MS: '1000',
    PROVIDER_TIMEOUT_MS: '1000',
  });
  wallets = new Wallets(payments);
  const [square, paypal] = [await payments.publishPractice(), await payments.publishPractice()];
  await wallets.connectSquare(square);
  await wallets.connectPaypal(paypal);
  const stripe = await payments.openPractice();
  practices = { stripe: stripe.practiceId, square: square.practiceId, paypal: paypal.practiceId };
  // What became of the payment is learned by the news of its refund alone.
  await payments.stopJobs('recovery');
});

afterAll(() => payments?.stop());

/** Where a provider takes money, and where it is asked what became of that. */
const PATHS: Record<ProviderName, { pay: string; ask: string }> = {
  stripe: { pay: '/v1/payment_intents', ask: '/v1/payment_intents' },
  square: { pay: '/square/v2/payments', ask: '/square/v2/payments' },
  paypal: { pay: '/paypal/v2/checkout/orders/*/capture', ask: '/paypal/v2/checkout/orders/*' },
};

describe.each(['stripe', 'square', 'paypal'] as const)(
  'a refund of which %s reports before the payment',
  (provider) => {
    it.each(['reversed', 'created'] as const)('is recorded with it, reports %s', async (order) => {
      const { sandbox, service } = payments;
      sandbox[provider].pauseWebhooks();
      const booking = await payments.book(practices[provider]);
      const paymentId = await paidUnheard(provider, booking);
      expect(await payments.show(booking)).toMatchObject({ dueCents: 9_000, refundedCents: 0 });

      await refundInDashboard(payments, provider, booking, { paymentId, amountCents: 9_000 });
      await sandbox[provider].resumeWebhooks({ order, copies: 2 });
      await service.eventually(async () => (await payments.clientStatus(booking)) === 'Refunded');
      expect(await payments.show(booking)).toMatchObject({ refundedCents: 9_000, dueCents: 0 });
      expect(await payments.balances(booking.id)).toMatchObject({ client_receivable: 0, provider_clearing: 0 });
    });
  },
);

/** More than the webhooks of one payment with a refund and a dispute. */
const MAX_REPORTS = 12;
const RUNS = 12;

describe.each(['stripe', 'square', 'paypal'] as const)('a payment, its refund and its dispute at %s', (provider) => {
  /** Returns the final balances if the webhooks arrive in this order. */
  async function recorded(order: DeliveryOrder, copies: number) {
    const { sandbox, service } = payments;
    sandbox[provider].pauseWebhooks();
    const booking = await payments.book(practices[provider]);
    const paymentId = await paidUnheard(provider, booking);
    await refundInDashboard(payments, provider, booking, { paymentId, amountCents: 4_000 });
    closeDispute(sandbox, provider, openDispute(sandbox, provider, paymentId), 'lost');
    await sandbox[provider].resumeWebhooks({ order, copies });
    const waiting = 'SELECT 1 FROM provider_events WHERE applied_at IS NULL';
    await service.eventually(async () => (await service.dataSource.query(waiting)).length === 0);
    return payments.balances(booking.id);
  }

  it('lead to the same balances in every order of webhooks, with duplicates', async () => {
    const expected = await recorded('created', 1);
    // The bank reclaims the whole payment, including the refunded part.
    expect(expected).toMatchObject({ client_receivable: 0, provider_clearing: 0, disputed: 4_000 });
    const ranks = fc.array(fc.nat(1_000), { minLength: MAX_REPORTS, maxLength: MAX_REPORTS });
    await fc.assert(
      fc.asyncProperty(ranks, fc.integer({ min: 1, max: 3 }), async (order, copies) => {
        expect(await recorded(order, copies)).toEqual(expected);
      }),
      { numRuns: RUNS, endOnFailure: true },
    );
  });
});

/** Pays a booking while all responses and webhooks are lost. @returns the payment's id at the provider */
async function paidUnheard(provider: ProviderName, booking: Booking): Promise<string> {
  const { pay, ask } = PATHS[provider];
  // Stripe's library asks once more by itself where a connection breaks.
  const kind = provider === 'stripe' ? 'timeout-after-effect' : 'reset-after-effect';
  const lose = () => {
    payments.sandbox.stripe.fault({ path: pay, method: 'POST', kind });
    payments.sandbox.stripe.fault({ path: ask, method: 'GET', kind, count: 1_000 });
  };
  const unknown = { result: 'failure', errors: [{ code: 'payment_unknown' }] };
  let paymentIds: string[];
  if (provider === 'paypal') {
    const orderId = await wallets.approve(booking);
    lose();
    expect(await wallets.capture(booking, orderId)).toMatchObject(unknown);
    paymentIds = wallets.captures(orderId).map(({ id }) => id);
  } else if (provider === 'square') {
    lose();
    expect(await wallets.enterCard(booking)).toMatchObject(unknown);
    paymentIds = wallets.squarePayments(booking.id).map(({ id }) => id);
  } else {
    const { setupIntentId } = await payments.enterCard(booking, CARDS.good);
    lose();
    expect(await payments.completeSetup(booking, setupIntentId)).toMatchObject(unknown);
    paymentIds = payments.payments(booking.id).map(({ id }) => id);
  }
  payments.sandbox.stripe.clearFaults();
  expect(paymentIds).toHaveLength(1);
  return paymentIds[0]!;
}
