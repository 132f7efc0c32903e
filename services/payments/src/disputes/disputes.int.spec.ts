import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { DisputeClosedSchema, DisputeOpenedSchema } from '@yarrow/contracts/payments/v1/events_pb';
import type { Actor } from '@yarrow/kit/actor';
import { AppointmentProjectionRepository } from '../records/appointments/appointment-projection.repository.js';
import { Charge } from '../records/charges/charge.entity.js';
import type { ProviderName } from '../providers/payment-provider.js';
import { RefundsService } from '../refunds/refunds.service.js';
import { closeDispute, openDispute, refundInDashboard } from '../testing/at-the-provider.js';
import { type Booking, CARDS, PaymentsHarness } from '../testing/payments-harness.js';
import { DisputeLedger } from './dispute.ledger.js';
import { CheckoutHarness } from '../testing/checkout-harness.js';
import { PracticeMoney } from '../testing/practice-money.js';
import { Wallets } from '../testing/wallet-harness.js';

const NOW = '2027-01-04T12:00:00Z';
const PROVIDERS = ['stripe', 'square', 'paypal'] as const;

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
  await payments.accept(booking);
  return booking;
}

const paymentOf = async ({ id }: Booking): Promise<string> => {
  const charges = 'SELECT payment_intent_id AS id FROM charges WHERE appointment_id = $1';
  return (await payments.service.dataSource.query<{ id: string }[]>(charges, [id]))[0]!.id;
};

/** @returns the provider's id of the dispute */
const dispute = async (provider: ProviderName, booking: Booking): Promise<string> =>
  openDispute(payments.sandbox, provider, await paymentOf(booking));
const decide = (provider: ProviderName, disputeId: string, outcome: 'won' | 'lost') =>
  closeDispute(payments.sandbox, provider, disputeId, outcome);

/** Refunds of a booking, as `reason state cents`. */
async function statesOf({ id }: Booking): Promise<string[]> {
  const rows = await payments.service.dataSource.query<{ reason: string; state: string; cents: number }[]>(
    'SELECT reason, state, amount_cents AS cents FROM refunds WHERE appointment_id = $1 ORDER BY reason',
    [id],
  );
  return rows.map(({ reason, state, cents }) => `${reason} ${state} ${cents}`);
}

/** What disputes have taken out of the practice's account and not recorded as a refund, cents. */
const withdrawnFrom = async ({ id }: Booking) => Math.abs((await payments.balances(id))['dispute_withdrawals'] ?? 0);
const disputesOf = (provider: ProviderName, booking: Booking) => money.disputes(practices[provider].pro, booking);
const stateIs = (provider: ProviderName, booking: Booking, state: string) =>
  payments.service.eventually(async () => (await disputesOf(provider, booking)).disputes?.[0]?.state === state);

describe.each(PROVIDERS)('a disputed payment at %s', (provider) => {
  const fee = provider === 'stripe' ? 1_500 : 0;

  it('is shown to its practice with the deadline and cannot be refunded', async () => {
    const { pro } = practices[provider];
    const booking = await paid(provider);
    await dispute(provider, booking);
    await stateIs(provider, booking, 'needs_response');
    expect(await disputesOf(provider, booking)).toMatchObject({
      paymentStatus: 'Disputed',
      refundedCents: 0,
      disputes: [
        { amountCents: 9_000, feeCents: fee, respondBy: expect.any(String), url: expect.stringMatching(/^https:/) },
      ],
    });
    expect(await payments.show(booking)).toMatchObject({
      clientPaymentStatus: 'Paid',
      transactions: [{ type: 'Charge' }],
    });
    expect(await money.inboxOfDisputes(pro)).toContain(booking.id);
    expect(await money.adjust(pro, booking, { amountCents: 100 })).toMatchObject({
      errors: [{ code: 'invalid_amount' }],
    });
    expect(await payments.balances(booking.id)).toMatchObject({
      ...{ provider_clearing: 9_000, disputed: 9_000, dispute_withdrawals: -9_000 - fee },
    });
    await payments.cancel(booking);
    await payments.runJob('due-refunds');
    expect(await payments.balances(booking.id)).toMatchObject({ client_receivable: -9_000, provider_clearing: 9_000 });
  });

  it('is recorded as one refund when it is lost and its events arrive repeatedly in any order', async () => {
    const { pro } = practices[provider];
    const booking = await paid(provider);
    const sandbox = payments.sandbox[provider];
    sandbox.pauseWebhooks();
    decide(provider, await dispute(provider, booking), 'lost');
    await sandbox.resumeWebhooks({ order: 'shuffled', copies: 3 });
    await stateIs(provider, booking, 'lost');
    await payments.runJob('webhooks');
    // An answer that was on its way when the dispute closed.
    await payments.service.app.get(AppointmentProjectionRepository).withLock(booking.id, async (tx, appointment) => {
      const charge = await tx.findOneByOrFail(Charge, { appointmentId: booking.id });
      const [{ id }] = await tx.query('SELECT provider_dispute_id AS id FROM disputes WHERE charge_id = $1', [
        charge.id,
      ]);
      const stale = { id, paymentId: charge.paymentIntentId, amountCents: 9_000, withdrawnCents: 9_000, feeCents: fee };
      const open = {
        ...stale,
        reason: 'fraudulent',
        state: 'needs_response' as const,
        respondBy: null,
        openedAt: new Date(NOW),
      };
      await payments.service.app.get(DisputeLedger).record(tx, appointment, charge, open);
    });
    await stateIs(provider, booking, 'lost');
    expect(await payments.balances(booking.id)).toMatchObject({ client_receivable: 0, provider_clearing: 0 });
    expect(await withdrawnFrom(booking)).toBe(fee);
    expect(await disputesOf(provider, booking)).toMatchObject({ paymentStatus: 'Refunded', refundedCents: 9_000 });
    expect(await money.adjustmentsOf(pro, booking)).toMatchObject([{ amountCents: 9_000, note: 'Lost dispute' }]);
    expect(await money.inboxOfDisputes(pro)).not.toContain(booking.id);
    const closed = await payments.service.emitted(DisputeClosedSchema);
    expect(closed.filter(({ appointmentId }) => appointmentId === booking.id)).toMatchObject([{ won: false }]);
    await payments.cancel(booking);
    await payments.runJob('due-refunds');
    expect(await payments.balances(booking.id)).toMatchObject({ client_receivable: 0, provider_clearing: 0 });
  });

  it('is refunded after it was won if the visit was cancelled meanwhile', async () => {
    const booking = await paid(provider);
    const id = await dispute(provider, booking);
    await stateIs(provider, booking, 'needs_response');
    await payments.cancel(booking);
    decide(provider, id, 'won');
    await stateIs(provider, booking, 'won');
    await payments.service.eventually(async () => {
      await payments.runJob('due-refunds');
      return (await payments.balances(booking.id))['provider_clearing'] === 0;
    });
    expect(await payments.balances(booking.id)).toMatchObject({ client_receivable: 0 });
    expect(await withdrawnFrom(booking)).toBe(fee);
    const opened = await payments.service.emitted(DisputeOpenedSchema);
    expect(opened.filter(({ appointmentId }) => appointmentId === booking.id)).toMatchObject([
      { amountCents: 9_000, feeCents: fee, currency: 'USD' },
    ]);
  });
});

describe('a dispute of a payment that was refunded', () => {
  it('reserves nothing and stays as a loss when it is lost', async () => {
    const booking = await paid('stripe');
    await money.adjust(practices.stripe.pro, booking, { amountCents: 9_000 });
    await payments.service.eventually(async () => (await payments.balances(booking.id))['provider_clearing'] === 0);
    const id = await dispute('stripe', booking);
    await stateIs('stripe', booking, 'needs_response');
    decide('stripe', id, 'lost');
    await stateIs('stripe', booking, 'lost');
    expect(await payments.balances(booking.id)).toMatchObject({
      ...{ provider_clearing: 0, client_receivable: 0, disputed: 9_000, dispute_fees: 1_500 },
    });
  });

  it('takes over what a refund that fails afterwards leaves, and nothing is sent again', async () => {
    const booking = await paid('paypal');
    payments.sandbox.paypal.nextRefundPends();
    await payments.cancel(booking, 4_000);
    await payments.runJob('due-refunds');
    const refunds = () => payments.sandbox.paypal.allRefunds().filter(({ status }) => status === 'PENDING');
    await payments.service.eventually(() => refunds().length === 1);
    const disputeId = await dispute('paypal', booking);
    await stateIs('paypal', booking, 'needs_response');
    decide('paypal', disputeId, 'lost');
    await stateIs('paypal', booking, 'lost');
    payments.sandbox.paypal.finishRefund(refunds()[0]!.id, 'FAILED');
    // PayPal reports a failed refund only when it is asked.
    payments.clock.set('2027-01-05T13:00:00Z');
    await payments.service.eventually(async () => {
      await payments.runJob('due-refunds');
      return (await statesOf(booking)).some((each) => each.includes('returned'));
    });
    expect(await statesOf(booking)).toContain('dispute succeeded 4000');
    await payments.runJob('disputes');
    expect(await statesOf(booking)).toEqual(['cancelled failed 5000', 'dispute succeeded 9000']);
    await payments.runJob('due-refunds');
    expect(refunds()).toEqual([]);
    expect(await withdrawnFrom(booking)).toBe(0);
  });

  it.each([
    [
      4_000,
      ['adjustment succeeded 4000', 'dispute pending 5000'],
      ['adjustment succeeded 4000', 'dispute succeeded 5000'],
    ],
    [9_000, ['adjustment succeeded 9000', 'dispute failed 9000'], ['adjustment succeeded 9000', 'dispute failed 9000']],
  ])('reserves less after an earlier refund of %d succeeds', async (amountCents, open, lost) => {
    const booking = await paid('paypal');
    payments.sandbox.paypal.nextRefundPends();
    await refundInDashboard(payments, 'paypal', booking, { paymentId: await paymentOf(booking), amountCents });
    const disputeId = await dispute('paypal', booking);
    await stateIs('paypal', booking, 'needs_response');
    expect(await statesOf(booking)).toEqual(['dispute pending 9000']);
    const [refund] = payments.sandbox.paypal.allRefunds().filter(({ status }) => status === 'PENDING');
    payments.sandbox.paypal.finishRefund(refund!.id, 'COMPLETED');
    const [{ accountId, paymentId }] = await payments.service.dataSource.query(
      'SELECT account_id AS "accountId", payment_intent_id AS "paymentId" FROM charges WHERE appointment_id = $1',
      [booking.id],
    );
    await payments.service.app.get(RefundsService).refresh('paypal', accountId, paymentId);
    await payments.runJob('disputes');
    expect(await statesOf(booking)).toEqual(open);
    decide('paypal', disputeId, 'lost');
    await stateIs('paypal', booking, 'lost');
    expect(await statesOf(booking)).toEqual(lost);
    expect(await payments.balances(booking.id)).toMatchObject({
      ...{ client_receivable: 0, provider_clearing: 0, disputed: amountCents },
    });
  });
});

describe('a disputed payment of a registration', () => {
  it('is shown with the registration to its practice only', async () => {
    const { practiceId, pro } = practices.stripe;
    const registration = await new CheckoutHarness(payments).payForPlace(practiceId);
    await dispute('stripe', { ...registration, init: {} });
    const shownTo = async (actor: Partial<Actor>) =>
      (await money.registration(actor, registration, 'disputes { amountCents state }')).disputes;
    await payments.service.eventually(async () => (await shownTo(pro))?.length === 1);
    expect(await shownTo(pro)).toEqual([{ amountCents: 4_000, state: 'needs_response' }]);
    expect(await shownTo({ kind: 'anonymous', ip: '198.51.100.4' })).toBeNull();
    expect(await money.inboxOfDisputes(pro)).not.toContain(registration.id);
    expect(await money.inboxOfRegistrations(pro)).toEqual([registration.id]);
  });
});
