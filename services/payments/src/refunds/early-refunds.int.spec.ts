import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newId } from '@yarrow/kit/ids';
import { PaymentProviderFactory } from '../providers/payment-provider.factory.js';
import type { ProviderName } from '../providers/payment-provider.js';
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

      const [{ account_id: accountId }] = await service.dataSource.query(
        `SELECT account_id FROM attempts WHERE subject_id = $1 AND purpose = 'appointment'`,
        [booking.id],
      );
      // By the practice, in the provider's own dashboard.
      await service.app
        .get(PaymentProviderFactory)
        .of(provider)
        .refund(
          {
            ...{ attemptId: newId(), refundId: newId(), appointmentId: booking.id, paymentId, amountCents: 9_000 },
            ...{ currency: 'USD', returnsPlatformFee: false, platformFeeCents: 0 },
          },
          { accountId, idempotencyKey: newId() },
        );
      await sandbox[provider].resumeWebhooks({ order, copies: 2 });
      await service.eventually(async () => (await payments.clientStatus(booking)) === 'Refunded');
      expect(await payments.show(booking)).toMatchObject({ refundedCents: 9_000, dueCents: 0 });
      expect(await payments.balances(booking.id)).toMatchObject({ client_receivable: 0, provider_clearing: 0 });
    });
  },
);

/** Pays a booking while nobody hears of it. @returns the payment's id at the provider */
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
