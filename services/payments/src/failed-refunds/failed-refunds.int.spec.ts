import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { RefundFailedSchema } from '@yarrow/contracts/payments/v1/events_pb';
import type { Actor } from '@yarrow/kit/actor';
import { newId } from '@yarrow/kit/ids';
import type { ProviderName } from '../providers/payment-provider.js';
import { CheckoutHarness } from '../testing/checkout-harness.js';
import { type Booking, CARDS, PaymentsHarness } from '../testing/payments-harness.js';
import { PracticeMoney } from '../testing/practice-money.js';
import { Wallets } from '../testing/wallet-harness.js';

const NOW = '2027-01-04T12:00:00Z';

let payments: PaymentsHarness;
let wallets: Wallets;
let money: PracticeMoney;
let practices: Record<ProviderName, { practiceId: string; pro: Partial<Actor> }>;

beforeAll(async () => {
  payments = await PaymentsHarness.start(NOW);
  wallets = new Wallets(payments);
  money = new PracticeMoney(payments);
  const [square, paypal] = [await payments.publishPractice(), await payments.publishPractice()];
  await wallets.connectSquare(square);
  await wallets.connectPaypal(paypal);
  practices = { stripe: await payments.openPractice(), square, paypal };
});
beforeEach(() => payments.clock.set(NOW));
afterAll(() => payments?.stop());

/** A booking of $90 that is paid. */
async function paid(provider: ProviderName): Promise<Booking> {
  const booking = await payments.book(practices[provider].practiceId);
  if (provider === 'paypal') await wallets.capture(booking, await wallets.approve(booking));
  else if (provider === 'square') await wallets.enterCard(booking);
  else {
    const { setupIntentId } = await payments.enterCard(booking, CARDS.good);
    await payments.completeSetup(booking, setupIntentId);
  }
  await payments.service.eventually(async () => (await payments.show(booking)).dueCents === 0);
  return booking;
}

interface AtProvider {
  id: string;
  status: string;
}

/** Refunds of a booking at its provider, newest first. */
function refundsOf(provider: ProviderName, { id }: Booking): AtProvider[] {
  const { sandbox } = payments;
  if (provider === 'square') {
    const ids = wallets.squarePayments(id).map((payment) => payment.id);
    return sandbox.square.allRefunds().filter((refund) => ids.includes(refund.payment_id));
  }
  // One booking is paid by PayPal.
  if (provider === 'paypal') return sandbox.paypal.allRefunds();
  type Row = AtProvider & { object: string; payment_intent: string };
  const ids = payments.payments(id).map((intent) => intent.id);
  return sandbox.stripe.objects<Row>('refund').filter((refund) => ids.includes(refund.payment_intent));
}

const cleared = async ({ id }: Booking) => (await payments.balances(id))['provider_clearing'] ?? 0;
const failedRefunds = (booking: Booking, provider: ProviderName = 'stripe') =>
  money.failedRefunds(practices[provider].pro, booking);
const eventsOf = async ({ id }: Booking) =>
  (await payments.service.emitted(RefundFailedSchema)).filter(({ appointmentId }) => appointmentId === id);

/** A refund of the whole price that succeeded and was then returned by the bank. */
async function returnedRefund(): Promise<Booking> {
  const booking = await paid('stripe');
  await payments.cancel(booking);
  await payments.service.eventually(async () => (await cleared(booking)) === 0);
  payments.sandbox.stripe.failRefund(refundsOf('stripe', booking)[0]!.id);
  await payments.service.eventually(async () => (await failedRefunds(booking)).length === 1);
  return booking;
}

describe('a refund that the client’s bank returns', () => {
  it('is shown as owed, is published once and is not sent again automatically', async () => {
    const booking = await returnedRefund();
    expect(await failedRefunds(booking)).toMatchObject([{ amountCents: 9_000, brand: 'visa', last4: '4242' }]);
    await payments.sandbox.stripe.resumeWebhooks({ order: 'reversed', copies: 3 });
    for (const day of ['2027-01-05T12:00:00Z', '2027-02-05T12:00:00Z']) {
      payments.clock.set(day);
      await payments.runJob('due-refunds');
      await payments.runJob('webhooks');
    }
    expect(refundsOf('stripe', booking)).toHaveLength(1);
    expect(await payments.balances(booking.id)).toMatchObject({ client_receivable: -9_000, provider_clearing: 9_000 });
    expect(await payments.show(booking)).toMatchObject({ refundedCents: 0, clientPaymentStatus: 'Cancelled' });
    // 1 succeeded, 2 failed (specification of the client, §4).
    const { transactions } = await payments.show(booking);
    expect(transactions.map(({ type, state }: { type: string; state: number }) => [type, state]).sort()).toEqual([
      ['Charge', 1],
      ['Refund', 2],
    ]);
    expect(await eventsOf(booking)).toMatchObject([{ amountCents: 9_000, currency: 'USD', cardLast4: '4242' }]);
    expect(await money.inboxOfRefunds(practices.stripe.pro)).toContain(booking.id);
  });

  it('is sent to the card again once when the practice retries it three times', async () => {
    const booking = await returnedRefund();
    const [failed] = await failedRefunds(booking);
    const answers = await Promise.all([1, 2, 3].map(() => money.retryRefund(practices.stripe.pro, failed!.id)));
    for (const answer of answers) expect(answer).toMatchObject({ result: 'success' });
    await payments.service.eventually(async () => (await cleared(booking)) === 0);
    expect(refundsOf('stripe', booking).map(({ status }) => status)).toEqual(['succeeded', 'failed']);
    expect(await failedRefunds(booking)).toEqual([]);
    expect(await payments.balances(booking.id)).toMatchObject({ client_receivable: 0 });
  });

  it('is recorded as one adjustment when the practice marks it as paid back twice', async () => {
    const booking = await returnedRefund();
    const { pro } = practices.stripe;
    const [failed] = await failedRefunds(booking);
    for (let press = 0; press < 2; press += 1) {
      expect(await money.markRefundPaid(pro, failed!.id, 'cash')).toMatchObject({ result: 'success' });
    }
    expect(await payments.balances(booking.id)).toMatchObject({
      ...{ client_receivable: 0, provider_clearing: 9_000, offline_payments: -9_000 },
    });
    expect(await money.adjustmentsOf(pro, booking)).toMatchObject([
      { amountCents: 9_000, note: 'Failed refund, paid back: cash' },
    ]);
    expect(await failedRefunds(booking)).toEqual([]);
    expect(await money.retryRefund(pro, failed!.id)).toMatchObject({ result: 'success' });
    await payments.runJob('due-refunds');
    expect(refundsOf('stripe', booking)).toHaveLength(1);
    // Nothing is left to refund.
    expect(await money.adjust(pro, booking, { amountCents: 1 })).toMatchObject({
      errors: [{ code: 'invalid_amount' }],
    });
  });

  it('is closed by a refund that the practice makes in the provider’s dashboard', async () => {
    const booking = await returnedRefund();
    const { accountId } = await payments.cardForm(practices.stripe.practiceId);
    const [intent] = payments.payments(booking.id);
    await payments.providerPost(accountId, '/v1/refunds', { payment_intent: intent!.id });
    await payments.service.eventually(async () => (await failedRefunds(booking)).length === 0);
    await payments.runJob('due-refunds');
    expect(refundsOf('stripe', booking)).toHaveLength(2);
    expect(await payments.balances(booking.id)).toMatchObject({ client_receivable: 0, provider_clearing: 0 });
  });

  it('is reduced by a refund of a part in the provider’s dashboard', async () => {
    const booking = await returnedRefund();
    const { accountId } = await payments.cardForm(practices.stripe.practiceId);
    const [intent] = payments.payments(booking.id);
    await payments.providerPost(accountId, '/v1/refunds', { payment_intent: intent!.id, amount: '4000' });
    await payments.service.eventually(async () => (await failedRefunds(booking))[0]?.amountCents === 5_000);
    await payments.runJob('due-refunds');
    expect(refundsOf('stripe', booking)).toHaveLength(2);
    expect(await payments.balances(booking.id)).toMatchObject({ client_receivable: -5_000 });
  });

  it('cannot be retried or marked as paid by another practice', async () => {
    const booking = await returnedRefund();
    const [failed] = await failedRefunds(booking);
    const { pro } = await payments.publishPractice();
    for (const answer of [await money.retryRefund(pro, failed!.id), await money.markRefundPaid(pro, newId(), 'cash')]) {
      expect(answer).toMatchObject({ result: 'failure', errors: [{ code: 'not_found' }], appointment: null });
    }
    expect(await failedRefunds(booking)).toHaveLength(1);
  });
});

describe('a failed refund of a registration', () => {
  it('is in the inbox with its registration until it is settled there', async () => {
    const { practiceId, pro } = practices.stripe;
    const checkout = new CheckoutHarness(payments);
    const registration = await checkout.payForPlace(practiceId);
    const booking: Booking = { ...registration, init: {} };
    await checkout.cancelRegistration(registration, 'owner');
    await payments.service.eventually(async () => (await cleared(booking)) === 0);
    payments.sandbox.stripe.failRefund(refundsOf('stripe', booking)[0]!.id);
    const owed = async () =>
      (await money.registration(pro, registration, 'failedRefunds { id amountCents }')).failedRefunds;
    await payments.service.eventually(async () => (await owed()).length === 1);
    expect(await owed()).toMatchObject([{ amountCents: 4_000 }]);
    expect(await money.inboxOfRefunds(pro)).not.toContain(registration.id);
    expect(await money.inboxOfRegistrations(pro)).toEqual([registration.id]);
    expect(await money.inboxOfRegistrations(practices.square.pro)).toEqual([]);
    expect(await money.markRefundPaid(pro, (await owed())[0].id, 'cash')).toMatchObject({ result: 'success' });
    expect(await owed()).toEqual([]);
    expect(await money.inboxOfRegistrations(pro)).toEqual([]);
  });
});

describe('a pending refund that fails', () => {
  it('is owed when Square reports the failure', async () => {
    const booking = await paid('square');
    payments.sandbox.square.pauseWebhooks();
    await payments.cancel(booking);
    await payments.service.eventually(() => refundsOf('square', booking).length === 1);
    payments.sandbox.square.failRefund(refundsOf('square', booking)[0]!.id);
    await payments.sandbox.square.resumeWebhooks({ order: 'shuffled', copies: 2 });
    await payments.service.eventually(async () => (await failedRefunds(booking, 'square')).length === 1);
    await payments.runJob('due-refunds');
    expect(refundsOf('square', booking)).toHaveLength(1);
    expect(await payments.balances(booking.id)).toMatchObject({ client_receivable: -9_000, provider_clearing: 9_000 });
  });

  it('is owed at PayPal, which reports the failure only when asked', async () => {
    const booking = await paid('paypal');
    payments.sandbox.paypal.nextRefundPends();
    await payments.cancel(booking);
    await payments.service.eventually(() => refundsOf('paypal', booking).length === 1);
    const pending = 'SELECT 1 FROM refunds WHERE appointment_id = $1 AND state = $2';
    const { dataSource } = payments.service;
    await payments.service.eventually(
      async () => (await dataSource.query(pending, [booking.id, 'pending'])).length === 1,
    );
    // Wait until the event of its creation is applied, so that only a query can reveal the failure.
    const waiting = 'SELECT 1 FROM provider_events WHERE applied_at IS NULL';
    await payments.service.eventually(async () => {
      await payments.runJob('webhooks');
      return payments.sandbox.paypal.unsentWebhooks === 0 && (await dataSource.query(waiting)).length === 0;
    });
    payments.sandbox.paypal.finishRefund(refundsOf('paypal', booking)[0]!.id, 'FAILED');
    payments.clock.set('2027-01-05T13:00:00Z');
    await payments.runJob('due-refunds');
    await payments.service.eventually(async () => (await failedRefunds(booking, 'paypal')).length === 1);
    expect(refundsOf('paypal', booking)).toHaveLength(1);
    expect(await cleared(booking)).toBe(9_000);
  });
});

describe('an adjustment whose refund fails', () => {
  it('stays in the list and is settled when the practice pays it back in another way', async () => {
    const booking = await paid('stripe');
    await payments.accept(booking);
    const { pro } = practices.stripe;
    await money.adjust(pro, booking, { amountCents: 2_000, note: 'Late start' });
    await payments.service.eventually(async () => (await cleared(booking)) === 7_000);
    payments.sandbox.stripe.failRefund(refundsOf('stripe', booking)[0]!.id);
    await payments.service.eventually(async () => (await failedRefunds(booking)).length === 1);
    expect(await payments.show(booking)).toMatchObject({ dueCents: 0, clientPaymentStatus: 'Paid' });
    const [failed] = await failedRefunds(booking);
    await money.markRefundPaid(pro, failed!.id, 'venmo');
    expect(await payments.balances(booking.id)).toMatchObject({ client_receivable: 0, refunds_payable: 0 });
    expect(await money.adjustmentsOf(pro, booking)).toMatchObject([{ amountCents: 2_000, note: 'Late start' }]);
    expect(await money.adjust(pro, booking, { amountCents: 7_001 })).toMatchObject({
      errors: [{ code: 'invalid_amount' }],
    });
  });
});
