import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ChargeSucceededSchema } from '@yarrow/contracts/payments/v1/events_pb';
import { CheckoutHarness } from '../testing/checkout-harness.js';
import { type Booking, CARDS, PaymentsHarness } from '../testing/payments-harness.js';
import { Wallets } from '../testing/wallet-harness.js';

const NOW = '2027-01-04T12:00:00Z';
const VISIT = '2027-01-04T20:00:00Z';
const AFTER = '2027-01-04T22:00:00Z';
const STILL_ASKING = { result: 'failure', errors: [{ code: 'payment_unknown' }] };

type Provider = 'paypal' | 'square' | 'stripe';

let payments: PaymentsHarness;
let checkout: CheckoutHarness;
let wallets: Wallets;
let practices: Record<Provider, string>;

beforeAll(async () => {
  payments = await PaymentsHarness.start(NOW, { STRIPE_TIMEOUT_MS: '4000', PROVIDER_TIMEOUT_MS: '4000' });
  checkout = new CheckoutHarness(payments);
  wallets = new Wallets(payments);
  const options = { acceptsTips: true };
  const square = await payments.publishPractice(options);
  await wallets.connectSquare(square);
  const paypal = await payments.publishPractice(options);
  await wallets.connectPaypal(paypal);
  const stripe = await payments.openPractice(options);
  practices = { stripe: stripe.practiceId, square: square.practiceId, paypal: paypal.practiceId };
  // A job that ran by itself could be asking at the moment at which a test wants its own to, which then finds nothing to do.
  await payments.stopJobs('recovery');
});

beforeEach(() => payments.clock.set(NOW));

const everyProvider = () => [payments.sandbox.stripe, payments.sandbox.square, payments.sandbox.paypal];
afterEach(() => Promise.all(everyProvider().map((provider) => provider.resumeWebhooks())));
afterAll(() => payments?.stop());

/** Where a provider takes money, and where it is asked what became of that. */
const PATHS = {
  stripe: { pay: '/v1/payment_intents', ask: '/v1/payment_intents' },
  square: { pay: '/square/v2/payments', ask: '/square/v2/payments' },
  paypal: { pay: '/paypal/v2/checkout/orders/*/capture', ask: '/paypal/v2/checkout/orders/*' },
};

/** The next payment is made but its response is lost, as are all responses to queries; webhooks are paused. */
function loseAnswers(provider: Provider): void {
  const { pay, ask } = PATHS[provider];
  for (const one of everyProvider()) one.pauseWebhooks();
  // Stripe's library asks once more by itself where a connection breaks.
  const kind = provider === 'stripe' ? 'timeout-after-effect' : 'reset-after-effect';
  payments.sandbox.stripe.fault({ path: pay, method: 'POST', kind });
  payments.sandbox.stripe.fault({ path: ask, method: 'GET', kind, count: 1_000 });
}

interface Paying {
  booking: Booking;
  /** Presses the button, however often. */
  press: () => Promise<unknown>;
}

/** What was taken of a booking at its provider, in the order in which it came. */
function takenAt(provider: Provider, booking: Booking, orderIds: readonly string[]): number[] {
  if (provider === 'stripe') {
    const all = payments.payments(booking.id) as unknown as { amount: number; status: string }[];
    return all.filter(({ status }) => status === 'succeeded').map(({ amount }) => amount);
  }
  if (provider === 'square') {
    const all = wallets.squarePayments(booking.id);
    return all.filter(({ status }) => status === 'COMPLETED').map(({ amount_money: money }) => money.amount);
  }
  return wallets.captures(...orderIds).map(({ amount }) => Number(amount.value) * 100);
}

async function giveCard(provider: Provider, booking: Booking): Promise<unknown> {
  if (provider === 'square') return wallets.enterCard(booking);
  const { setupIntentId } = await payments.enterCard(booking, CARDS.good);
  return payments.completeSetup(booking, setupIntentId);
}

/** The line is back, and the job asks for it, later than anybody waits between two questions. */
async function lookUp({ id }: Pick<Booking, 'id'>): Promise<void> {
  payments.sandbox.stripe.clearFaults();
  await payments.service.dataSource.query(
    `UPDATE attempts SET asked_at = now() - interval '1 day' WHERE subject_id = $1 AND state = 'unknown'`,
    [id],
  );
  await payments.runJob('recovery');
}

async function publishedCharges({ id }: Pick<Booking, 'id'>): Promise<[string, number][]> {
  const published = await payments.service.emitted(ChargeSucceededSchema);
  return published
    .filter(({ appointmentId }) => appointmentId === id)
    .map(({ purpose, amountCents }): [string, number] => [purpose, amountCents]);
}

const attemptsOf = ({ id }: Pick<Booking, 'id'>, purpose: string) =>
  payments.service.dataSource.query<{ state: string }[]>(
    'SELECT state FROM attempts WHERE subject_id = $1 AND purpose = $2',
    [id, purpose],
  );

describe.each(['stripe', 'square', 'paypal'] as const)('when the answer of %s is lost after its effect', (provider) => {
  it('a place in a group event stays unpaid while we ask, and is paid and secured once in the end', async () => {
    const registration = await checkout.register(practices[provider], 'charge');
    const booking: Booking = { ...registration, init: {} };
    const orderIds = provider === 'paypal' ? [await wallets.approve(booking)] : [];
    loseAnswers(provider);
    const first = provider === 'paypal' ? wallets.capture(booking, orderIds[0]!) : giveCard(provider, booking);
    expect(await first).toMatchObject(STILL_ASKING);
    // It was taken; nothing says that it was not, and nothing that it was.
    expect(takenAt(provider, booking, orderIds)).toEqual([4_000]);
    expect(await checkout.showRegistration(registration)).toMatchObject({ dueCents: 4_000, paymentError: null });
    expect(await payments.securedKinds(registration)).toEqual([]);
    const again = provider === 'paypal' ? wallets.capture(booking, orderIds[0]!) : payments.chargeCard(booking);
    expect(await again).toMatchObject(STILL_ASKING);
    expect(await attemptsOf(registration, 'appointment')).toEqual([{ state: 'unknown' }]);

    await lookUp(registration);
    expect(await checkout.showRegistration(registration)).toMatchObject({ dueCents: 0, clientPaymentStatus: 'Paid' });
    expect(await payments.securedKinds(registration)).toEqual(['charge']);
    // The provider's own word comes last, more than once.
    await Promise.all(everyProvider().map((one) => one.resumeWebhooks({ order: 'reversed', copies: 2 })));
    await lookUp(registration);
    expect(takenAt(provider, booking, orderIds)).toEqual([4_000]);
    expect(await publishedCharges(registration)).toEqual([['appointment', 4_000]]);
    expect(await payments.securedKinds(registration)).toEqual(['charge']);
    expect(await payments.balances(registration.id)).toMatchObject({ provider_clearing: 4_000, client_receivable: 0 });
  });

  it('a tip is on no bill while we ask, however often the button is pressed, and once on it in the end', async () => {
    const { booking, press, orderIds } = await tipping(provider);
    loseAnswers(provider);
    expect(await press()).toMatchObject(STILL_ASKING);
    expect(takenAt(provider, booking, orderIds).sort()).toEqual([1_500, 9_000]);
    expect(await payments.show(booking)).toMatchObject({ tipAmountCents: 0, dueCents: 0, clientPaymentStatus: 'Paid' });
    expect(await press()).toMatchObject(STILL_ASKING);
    expect(await attemptsOf(booking, 'tip')).toEqual([{ state: 'unknown' }]);

    await lookUp(booking);
    expect(await payments.show(booking)).toMatchObject({ tipAmountCents: 1_500, dueCents: 0, canTip: false });
    await Promise.all(everyProvider().map((one) => one.resumeWebhooks({ order: 'reversed', copies: 2 })));
    // A second click returns the completed charge.
    expect(await press()).toMatchObject({ result: 'success' });
    expect(takenAt(provider, booking, orderIds).sort()).toEqual([1_500, 9_000]);
    expect(await publishedCharges(booking)).toEqual([
      ['appointment', 9_000],
      ['tip', 1_500],
    ]);
    expect(await payments.balances(booking.id)).toMatchObject({ tips: -1_500, provider_clearing: 10_500 });
  });
});

/** A visit that took place and is paid, and its client about to tip $15. */
async function tipping(provider: Provider): Promise<Paying & { orderIds: string[] }> {
  const booking = await payments.book(practices[provider], { startsAt: VISIT });
  const orderIds: string[] = [];
  if (provider === 'paypal') {
    orderIds.push(await wallets.approve(booking));
    expect(await wallets.capture(booking, orderIds[0]!)).toMatchObject({ result: 'success' });
  } else expect(await giveCard(provider, booking)).toMatchObject({ result: 'success' });
  await payments.accept(booking);
  payments.clock.set(AFTER);
  if (provider !== 'paypal') return { booking, orderIds, press: () => checkout.tip('chargeTipOnly', booking, 1_500) };
  const orderId = await wallets.approve(booking, { tip: 1_500, tipOnly: true });
  return { booking, orderIds: [...orderIds, orderId], press: () => wallets.capture(booking, orderId) };
}
