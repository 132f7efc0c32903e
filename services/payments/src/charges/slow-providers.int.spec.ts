import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CheckoutHarness, type RegistrationBooking } from '../testing/checkout-harness.js';
import { type Booking, CARDS, PaymentsHarness } from '../testing/payments-harness.js';
import { PaypalPractice } from '../testing/paypal-practice.js';
import { SquarePractice } from '../testing/square-practice.js';
import { Wallets } from '../testing/wallet-harness.js';

/** Longest that anybody is kept waiting: ordinary answers come within it on a busy machine. */
const ANSWER_MS = 2_000;
const YESTERDAY = '2027-01-03T15:00:00Z';
const STILL_ASKING = {
  result: 'failure',
  errors: [
    {
      code: 'payment_unknown',
      message: 'The bank has not answered yet. We keep asking, and you will not be charged twice.',
      field: null,
    },
  ],
};

let payments: PaymentsHarness;
let checkout: CheckoutHarness;
let wallets: Wallets;

beforeAll(async () => {
  payments = await PaymentsHarness.start('2027-01-04T12:00:00Z', {
    STRIPE_TIMEOUT_MS: '20000',
    PROVIDER_TIMEOUT_MS: '20000',
    CHARGE_ANSWER_MS: String(ANSWER_MS),
  });
  checkout = new CheckoutHarness(payments);
  wallets = new Wallets(payments);
});

afterAll(() => payments?.stop());

/** A fault that lasts until `letGo`: longer than anybody is kept waiting. */
function slowness(): { kind: 'delay'; until: Promise<void>; letGo: () => void } {
  let letGo: () => void = () => undefined;
  const until = new Promise<void>((resolve) => (letGo = resolve));
  return { kind: 'delay', until, letGo };
}

/** Everything that is paid ends as `Paid`, once. */
async function settles({ id, token }: Pick<Booking, 'id' | 'token'>, cents: number): Promise<void> {
  await payments.service.eventually(async () => {
    const { client_receivable: due, provider_clearing: cleared } = await payments.balances(id);
    return due === 0 && cleared === cents;
  });
  expect(await payments.clientStatus({ id, token })).toBe('Paid');
}

describe('a charge that exceeds the response time limit', () => {
  it('returns a pending result at Stripe for every caller, and is paid once in the end', async () => {
    const { practiceId } = await payments.openPractice();
    const booking = await payments.book(practiceId, { requirement: 'none', startsAt: YESTERDAY });
    const { setupIntentId } = await payments.enterCard(booking, CARDS.good);
    expect(await payments.completeSetup(booking, setupIntentId)).toMatchObject({ result: 'success' });
    const slow = slowness();
    payments.sandbox.stripe.fault({ path: '/v1/payment_intents', method: 'POST', ...slow });
    const both = await Promise.all([payments.chargeCard(booking), payments.chargeCard(booking)]);
    expect(both).toMatchObject([STILL_ASKING, STILL_ASKING]);
    expect(payments.payments(booking.id)).toEqual([]);
    slow.letGo();
    await settles(booking, 9_000);
    expect(payments.payments(booking.id)).toHaveLength(1);
  });

  it('is answered so at Square while the card is kept, and is paid once in the end', async () => {
    const square = await SquarePractice.open(payments);
    const booking = await square.book();
    const slow = slowness();
    payments.sandbox.square.fault({ path: '/square/v2/payments', method: 'POST', ...slow });
    expect(await wallets.enterCard(booking)).toMatchObject(STILL_ASKING);
    expect(wallets.squarePayments(booking.id)).toEqual([]);
    slow.letGo();
    await settles(booking, 9_000);
    expect(wallets.squarePayments(booking.id)).toHaveLength(1);
  });

  it('is answered so at PayPal, and is paid once in the end', async () => {
    const paypal = await PaypalPractice.open(payments);
    const booking = await paypal.book();
    const orderId = await wallets.approve(booking);
    const path = '/paypal/v2/checkout/orders/*/capture';
    const slow = slowness();
    payments.sandbox.paypal.fault({ path, method: 'POST', ...slow });
    expect(await wallets.capture(booking, orderId)).toMatchObject(STILL_ASKING);
    expect(wallets.captures(orderId)).toEqual([]);
    slow.letGo();
    await settles(booking, 9_000);
    expect(wallets.captures(orderId)).toHaveLength(1);
  });

  it('is answered so for a place in a group event, which is secured when the charge has ended', async () => {
    const { practiceId } = await payments.openPractice();
    const registration: RegistrationBooking = await checkout.register(practiceId, 'charge');
    const booking: Booking = { ...registration, init: {} };
    const slow = slowness();
    payments.sandbox.stripe.fault({ path: '/v1/payment_intents', method: 'POST', ...slow });
    const { setupIntentId } = await payments.enterCard(booking, CARDS.good);
    expect(await payments.completeSetup(booking, setupIntentId)).toMatchObject(STILL_ASKING);
    slow.letGo();
    await settles(registration, 4_000);
    expect(await payments.securedKinds(registration)).toEqual(['charge']);
  });
});

describe('a call that is still under way when another of the same attempt fails', () => {
  it('is awaited, so that no other charge is made at the same time', async () => {
    const paypal = await PaypalPractice.open(payments);
    const booking = await paypal.book({ requirement: 'none', startsAt: YESTERDAY });
    const orderId = await wallets.approve(booking);
    const path = '/paypal/v2/checkout/orders/*/capture';
    payments.sandbox.paypal.fault({ path, method: 'POST', kind: 'rate-limit', count: 2 });
    const slow = slowness();
    payments.sandbox.paypal.fault({ path, method: 'POST', ...slow });
    payments.sandbox.paypal.fault({ path, method: 'POST', kind: 'error-before-effect' });
    // PayPal turns the first call away and its repetition, takes its time over the next and fails at the one after that.
    for (let press = 0; press < 3; press++) expect(await wallets.capture(booking, orderId)).toMatchObject(STILL_ASKING);
    expect(wallets.captures(orderId)).toEqual([]);
    const { setupIntentId } = await payments.enterCard(booking, CARDS.good);
    await payments.completeSetup(booking, setupIntentId);
    await payments.chargeCard(booking);
    slow.letGo();
    await settles(booking, 9_000);
    expect(wallets.captures(orderId)).toHaveLength(1);
    expect(payments.payments(booking.id)).toEqual([]);
  });
});
