import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { CheckoutHarness } from '../testing/checkout-harness.js';
import { type Booking, CARDS, PaymentsHarness } from '../testing/payments-harness.js';
import { Wallets } from '../testing/wallet-harness.js';

const NOW = '2027-01-04T12:00:00Z';

let payments: PaymentsHarness;
let checkout: CheckoutHarness;
let practiceId: string;

beforeAll(async () => {
  payments = await PaymentsHarness.start(NOW);
  checkout = new CheckoutHarness(payments);
  ({ practiceId } = await payments.openPractice());
});

beforeEach(() => payments.clock.set(NOW));
afterAll(() => payments?.stop());

async function paid(): Promise<Booking> {
  const booking = await payments.book(practiceId);
  await checkout.pay(booking);
  await payments.accept(booking);
  return booking;
}

/** Reads of visits that wait for the table; the job of due refunds may wait for it too. */
const WAITING_FOR_REFUNDS = `SELECT 1 FROM pg_locks JOIN pg_stat_activity activity USING (pid)
  WHERE NOT granted AND relation = 'refunds'::regclass AND datname = current_database()
    AND activity.query LIKE '%"appointment_id" IN%'`;

const until = (check: () => Promise<boolean>) => payments.service.eventually(check);

describe('paying for what does not take place', () => {
  it.each([
    ['cancelled', 'not_open', (booking: Booking) => payments.cancel(booking)],
    ['declined', 'not_open', (booking: Booking) => payments.decline(booking)],
    ['lapsed', 'hold_expired', (booking: Booking) => payments.expire(booking)],
  ])('fails and says why when it was %s, and charges nothing', async (_, code, end) => {
    const booking = await payments.book(practiceId);
    // Stripe's event about the card would charge it while the booking still stands.
    payments.sandbox.stripe.pauseWebhooks();
    const { setupIntentId } = await payments.enterCard(booking, CARDS.good);
    await end(booking);
    await payments.sandbox.stripe.resumeWebhooks();
    expect(await payments.chargeCard(booking)).toMatchObject({ result: 'failure', errors: [{ code }] });
    const wallets = new Wallets(payments);
    expect(await wallets.createOrder(booking)).toMatchObject({ result: 'failure' });
    await payments.completeSetup(booking, setupIntentId);
    expect(payments.payments(booking.id)).toEqual([]);
  });

  it('fails for a card that comes after the time was held, and secures nothing', async () => {
    const booking = await payments.book(practiceId, { requirement: 'save_card' });
    // Stripe's event about the card would secure the booking while its time is held.
    payments.sandbox.stripe.pauseWebhooks();
    const { setupIntentId } = await payments.enterCard(booking, CARDS.good);
    payments.clock.set('2027-01-04T12:15:00Z');
    await payments.sandbox.stripe.resumeWebhooks();
    expect(await payments.completeSetup(booking, setupIntentId)).toMatchObject({
      result: 'failure',
      errors: [{ code: 'hold_expired' }],
    });
    expect(await payments.chargeCard(booking)).toMatchObject({ errors: [{ code: 'hold_expired' }] });
    expect(await payments.securedKinds(booking)).toEqual([]);
  });

  it('succeeds again for a late fee that was paid', async () => {
    const booking = await paid();
    await payments.cancel(booking, 4_500);
    await until(async () => (await payments.balances(booking.id))['provider_clearing'] === 4_500);
    expect(await payments.chargeCard(booking)).toMatchObject({ result: 'success' });
  });
});

describe('a visit that stands and was paid back', () => {
  it('reads as refunded, with the refund in its lines and among its transactions', async () => {
    const booking = await paid();
    await payments.refundInDashboard(booking, 9_000);
    await until(async () => (await payments.show(booking)).clientPaymentStatus === 'Refunded');
    expect(await payments.show(booking)).toMatchObject({
      paymentStatus: 'Refunded',
      dueCents: 0,
      refundedCents: 9_000,
      paymentAction: 'none',
      canTip: false,
      markPaid: false,
      priceLines: [
        { kind: 'service', amountCents: 9_000 },
        { kind: 'waived', amountCents: -9_000 },
        { kind: 'paid', amountCents: -9_000 },
        { kind: 'refund', label: 'Refunded', amountCents: 9_000 },
      ],
      transactions: expect.arrayContaining([
        { type: 'Refund', state: 1, amountCents: 9_000 },
        { type: 'Charge', state: 3, amountCents: 9_000 },
      ]),
      adjustments: [{ amountCents: 9_000, note: 'Refund' }],
    });
  });

  it('stays paid when only a part went back, and shows that part', async () => {
    const booking = await paid();
    await payments.refundInDashboard(booking, 2_000);
    await until(async () => (await payments.show(booking)).refundedCents === 2_000);
    const shown = await payments.show(booking);
    expect(shown).toMatchObject({ clientPaymentStatus: 'Paid', dueCents: 0 });
    const sum = shown.priceLines.reduce((cents: number, line: { amountCents: number }) => cents + line.amountCents, 0);
    expect(sum).toBe(shown.dueCents);
  });
});

describe('the payment of an appointment', () => {
  it('shows one snapshot while a refund is written between two reads', async () => {
    const booking = await paid();
    const { dataSource } = payments.service;
    const mover = dataSource.createQueryRunner();
    await mover.startTransaction();
    await mover.query('LOCK TABLE refunds IN ACCESS EXCLUSIVE MODE');
    const shown = payments.show(booking);
    await until(async () => (await dataSource.query(WAITING_FOR_REFUNDS)).length > 0);
    await mover.query(
      `INSERT INTO refunds (id, practice_id, appointment_id, charge_id, amount_cents, reason, state, due_at, created_at)
       SELECT gen_random_uuid(), practice_id, appointment_id, id, 9000, 'cancelled', 'planned', '2037-01-01', now()
       FROM charges WHERE appointment_id = $1`,
      [booking.id],
    );
    await mover.commitTransaction();
    await mover.release();
    expect((await shown).transactions).toMatchObject([{ type: 'Charge' }]);
    expect((await payments.show(booking)).transactions).toHaveLength(2);
  });
});

describe('a payment outside of a provider', () => {
  it('is what the practitioner marked, from its own column', async () => {
    const booking = await payments.book(practiceId, { requirement: 'none' });
    expect((await payments.show(booking)).markPaid).toBe(false);
    await payments.service.dataSource.query(
      'UPDATE appointment_projections SET marked_paid_at = now() WHERE appointment_id = $1',
      [booking.id],
    );
    expect((await payments.show(booking)).markPaid).toBe(true);
  });
});

describe('a practice with PayPal or Venmo only', () => {
  it('asks for payment once the visit has started, and for nothing that could be saved before', async () => {
    const practice = await payments.publishPractice();
    await new Wallets(payments).connectPaypal(practice);
    const past = await payments.book(practice.practiceId, { requirement: 'none', startsAt: '2027-01-04T09:00:00Z' });
    const coming = await payments.book(practice.practiceId, { requirement: 'none' });
    expect(await payments.show(past)).toMatchObject({ clientPaymentStatus: 'Past_due', paymentAction: 'pay_now' });
    expect(await payments.show(coming)).toMatchObject({ clientPaymentStatus: 'Pending', paymentAction: 'none' });
    await payments.cancel(coming, 4_500);
    expect(await payments.show(coming)).toMatchObject({ clientPaymentStatus: 'Past_due', paymentAction: 'pay_now' });
  });

  it('asks for nothing online when it is connected with no wallet', async () => {
    const { practiceId: closed } = await payments.publishPractice();
    const past = await payments.book(closed, { requirement: 'none', startsAt: '2027-01-04T09:00:00Z' });
    expect(await payments.show(past)).toMatchObject({ clientPaymentStatus: 'Past_due', paymentAction: 'none' });
  });
});
