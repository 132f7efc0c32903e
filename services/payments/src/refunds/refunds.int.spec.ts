import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { RefundSucceededSchema } from '@yarrow/contracts/payments/v1/events_pb';
import Stripe from 'stripe';
import { type Booking, CARDS, PaymentsHarness } from '../testing/payments-harness.js';

interface StripeRefund {
  id: string;
  object: string;
  amount: number;
  payment_intent: string;
}

let payments: PaymentsHarness;
let practiceId: string;

beforeAll(async () => {
  payments = await PaymentsHarness.start('2027-01-04T12:00:00Z', { STRIPE_TIMEOUT_MS: '4000' });
  ({ practiceId } = await payments.openPractice());
});

afterAll(() => payments?.stop());

async function paid(): Promise<Booking> {
  const booking = await payments.book(practiceId);
  const { setupIntentId } = await payments.enterCard(booking, CARDS.good);
  expect(await payments.completeSetup(booking, setupIntentId)).toMatchObject({ result: 'success' });
  return booking;
}

function refundsOf(booking: Booking): StripeRefund[] {
  const ids = payments.payments(booking.id).map(({ id }) => id);
  return payments.sandbox.stripe
    .objects<StripeRefund>('refund')
    .filter((refund) => ids.includes(refund.payment_intent));
}

async function refunded(booking: Booking): Promise<void> {
  await payments.service.eventually(async () => (await payments.balances(booking.id))['client_receivable'] === 0);
}

describe('what was paid for a visit that does not take place', () => {
  it.each([
    ['cancelled', (booking: Booking) => payments.cancel(booking)],
    ['declined', (booking: Booking) => payments.decline(booking)],
    ['expired', (booking: Booking) => payments.expire(booking)],
  ])('goes back in full when it is %s', async (reason, end) => {
    const booking = await paid();
    await end(booking);
    await refunded(booking);
    expect(refundsOf(booking)).toMatchObject([{ amount: 9_000 }]);
    expect(await payments.balances(booking.id)).toEqual({
      client_receivable: 0,
      provider_clearing: 0,
      practice_revenue: -9_000,
      refunds: 9_000,
    });
    expect(await payments.show(booking)).toMatchObject({
      clientPaymentStatus: 'Cancelled',
      adjustments: [{ amountCents: 9_000, note: expect.any(String) }],
      transaction: { state: 3 },
    });
    const published = (await payments.service.emitted(RefundSucceededSchema)).filter(
      (e) => e.appointmentId === booking.id,
    );
    expect(published).toMatchObject([{ amountCents: 9_000, reason, currency: 'USD' }]);
  });

  it('goes back less the fee when the client cancels late', async () => {
    const booking = await paid();
    await payments.cancel(booking, 4_500);
    await refunded(booking);
    expect(refundsOf(booking)).toMatchObject([{ amount: 4_500 }]);
    expect(await payments.balances(booking.id)).toMatchObject({ provider_clearing: 4_500, refunds: 4_500 });
  });

  it('goes back when the money arrives only after the time was lost', async () => {
    const booking = await payments.book(practiceId);
    payments.sandbox.stripe.pauseWebhooks();
    const { setupIntentId } = await payments.enterCard(booking, CARDS.authenticateAlways);
    const { clientSecret } = await payments.completeSetup(booking, setupIntentId);
    await payments.confirmPayment(practiceId, clientSecret, lastMethodOf(booking));
    await payments.expire(booking);
    await payments.sandbox.stripe.resumeWebhooks({ order: 'reversed', copies: 2 });
    await payments.service.eventually(() => refundsOf(booking).length === 1);
    await refunded(booking);
    expect(refundsOf(booking)).toMatchObject([{ amount: 9_000 }]);
    expect(await payments.balances(booking.id)).toMatchObject({ provider_clearing: 0 });
  });

  it('is refunded once though the answer is lost and webhooks repeat', async () => {
    const booking = await paid();
    payments.sandbox.stripe.fault({ path: '/v1/refunds', method: 'POST', kind: 'timeout-after-effect' });
    await payments.cancel(booking);
    await refunded(booking);
    await payments.runJob('due-refunds');
    await payments.runJob('recovery');
    expect(refundsOf(booking)).toHaveLength(1);
    expect(await payments.balances(booking.id)).toMatchObject({ provider_clearing: 0 });
  });

  it('is not refunded again when the practice did so in the dashboard', async () => {
    const booking = await paid();
    const account = (await payments.cardForm(practiceId)).accountId;
    const [intent] = payments.payments(booking.id);
    await dashboard().refunds.create({ payment_intent: intent!.id, amount: 2_000 }, { stripeAccount: account });
    await payments.service.eventually(async () => (await payments.show(booking)).adjustments.length === 1);
    expect(await payments.show(booking)).toMatchObject({ clientPaymentStatus: 'Paid', dueCents: 0 });
    expect(await payments.balances(booking.id)).toMatchObject({ client_receivable: 0, provider_clearing: 7_000 });

    await payments.cancel(booking);
    await payments.service.eventually(async () => (await payments.balances(booking.id))['provider_clearing'] === 0);
    expect(
      refundsOf(booking)
        .map(({ amount }) => amount)
        .sort(),
    ).toEqual([2_000, 7_000]);
  });
});

describe('the ledger', () => {
  it('takes no journal that does not balance, and changes none', async () => {
    const booking = await paid();
    const { dataSource } = payments.service;
    const [journal] = await dataSource.query('SELECT id FROM journals WHERE appointment_id = $1', [booking.id]);
    const add = `INSERT INTO entries (id, journal_id, practice_id, appointment_id, account, amount_cents, currency)
      VALUES (gen_random_uuid(), $1, $2, $3, 'fees', 1, 'USD')`;
    await expect(dataSource.query(add, [journal.id, practiceId, booking.id])).rejects.toThrow(/does not balance/);
    await expect(dataSource.query('UPDATE entries SET amount_cents = 1')).rejects.toThrow(/refused/);
    await expect(dataSource.query('DELETE FROM journals')).rejects.toThrow(/refused/);
  });
});

function dashboard(): Stripe {
  const { hostname, port } = new URL(payments.sandbox.url);
  return new Stripe('sk_test_sandbox', { host: hostname, port, protocol: 'http', telemetry: false });
}

function lastMethodOf(booking: Booking): string {
  type Row = {
    id: string;
    object: string;
    metadata: Record<string, string>;
    last_payment_error: { payment_method: { id: string } };
  };
  const intents = payments.sandbox.stripe.objects<Row>('payment_intent');
  return intents.find(({ metadata }) => metadata['appointment_id'] === booking.id)!.last_payment_error.payment_method
    .id;
}
