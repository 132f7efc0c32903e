import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { BookingPaymentSecuredSchema, ChargeSucceededSchema } from '@yarrow/contracts/payments/v1/events_pb';
import { CARDS, PaymentsHarness } from '../testing/payments-harness.js';
import { PaypalPractice } from '../testing/paypal-practice.js';
import { Wallets } from '../testing/wallet-harness.js';

let payments: PaymentsHarness;
let wallets: Wallets;
let paypal: PaypalPractice;

beforeAll(async () => {
  payments = await PaymentsHarness.start('2027-01-04T12:00:00Z');
  wallets = new Wallets(payments);
  paypal = await PaypalPractice.open(payments);
});

afterAll(() => payments?.stop());

describe('paying with an order of PayPal', () => {
  it('pays what is due, secures the booking and publishes both', async () => {
    const booking = await paypal.book();
    const orderId = await wallets.approve(booking);
    expect(await paypal.cleared(booking)).toBe(0);
    expect(await wallets.capture(booking, orderId)).toMatchObject({
      result: 'success',
      errors: [],
      appointment: { clientPaymentStatus: 'Paid', paymentMethod: 'paypal' },
    });
    await paypal.expectPaid(booking, orderId);
    const secured = await payments.service.emitted(BookingPaymentSecuredSchema);
    expect(secured.filter(({ appointmentId }) => appointmentId === booking.id)).toMatchObject([{ kind: 'charge' }]);
    const published = await payments.service.emitted(ChargeSucceededSchema);
    expect(published.filter(({ appointmentId }) => appointmentId === booking.id)).toMatchObject([
      { provider: 'paypal', amountCents: 9_000, cardLast4: '' },
    ]);
  });

  it('takes Venmo, and says that it was Venmo', async () => {
    const booking = await paypal.book();
    const orderId = await wallets.approve(booking, { fundingSource: 'venmo' });
    expect(await wallets.capture(booking, orderId)).toMatchObject({ appointment: { paymentMethod: 'venmo' } });
    const published = await payments.service.emitted(ChargeSucceededSchema);
    expect(published.find(({ appointmentId }) => appointmentId === booking.id)).toMatchObject({ provider: 'venmo' });
  });

  it('is refused by Venmo where the practice does not take it, and by what is no wallet', async () => {
    const practice = await payments.openPractice();
    const booking = await payments.book(practice.practiceId);
    for (const fundingSource of ['paypal', 'venmo', 'card']) {
      const refused = await wallets.createOrder(booking, { fundingSource });
      expect(refused).toMatchObject({ orderId: null, errors: [{ code: 'wallet_not_available' }] });
    }
  });

  it('takes a tip together with what is due, and a tip by itself afterwards once', async () => {
    const booking = await paypal.bookPast();
    const orderId = await wallets.approve(booking, { tip: 1_350 });
    expect(await payments.show(booking)).toMatchObject({ tipAmountCents: 0 });
    expect(await wallets.capture(booking, orderId)).toMatchObject({ appointment: { tipAmountCents: 1_350 } });
    await paypal.expectPaid(booking, orderId, 10_350);
    expect(await wallets.createOrder(booking, { tip: 900, tipOnly: true })).toMatchObject({
      errors: [{ code: 'already_tipped' }],
    });

    const other = await paypal.bookPast();
    expect(await wallets.createOrder(other, { tip: 900, tipOnly: true })).toMatchObject({
      errors: [{ code: 'tip_not_possible' }],
    });
    await wallets.capture(other, await wallets.approve(other));
    const tip = await wallets.approve(other, { tip: 900, tipOnly: true });
    await Promise.all([wallets.capture(other, tip), wallets.capture(other, tip)]);
    expect(await payments.balances(other.id)).toMatchObject({
      provider_clearing: 9_900,
      tips: -900,
      client_receivable: 0,
    });
    expect(wallets.captures(tip)).toHaveLength(1);
  });

  it('is refused with a tip where none is taken, and with what is no tip', async () => {
    const practice = await payments.openPractice();
    await wallets.connectPaypal(practice);
    const booking = await payments.book(practice.practiceId);
    expect(await wallets.createOrder(booking, { tip: 500 })).toMatchObject({ errors: [{ code: 'tips_not_accepted' }] });
    expect(await wallets.createOrder(await paypal.book(), { tip: -1 })).toMatchObject({
      errors: [{ code: 'invalid_tip' }],
    });
  });

  it('has one open order for one balance, in two tabs and after double clicks', async () => {
    const booking = await paypal.book();
    const answers = await Promise.all([1, 2, 3, 4].map(() => wallets.createOrder(booking)));
    const ids = new Set(answers.map(({ orderId }) => orderId as string));
    expect(ids.size).toBe(1);
    const [orderId] = [...ids];
    payments.sandbox.paypal.decide(orderId!);
    const captured = await Promise.all([1, 2, 3, 4].map(() => wallets.capture(booking, orderId!)));
    for (const answer of captured) expect(answer).toMatchObject({ result: 'success' });
    expect(await wallets.capture(booking, orderId!)).toMatchObject({ result: 'success' });
    await paypal.expectPaid(booking, orderId!);
  });

  it('takes the money of one of two orders only', async () => {
    const booking = await paypal.book();
    const first = await wallets.approve(booking);
    const second = await wallets.approve(booking, { fundingSource: 'venmo' });
    expect(second).not.toBe(first);
    await Promise.all([wallets.capture(booking, first), wallets.capture(booking, second)]);
    expect(wallets.captures(first, second)).toHaveLength(1);
    expect(await paypal.cleared(booking)).toBe(9_000);
  });

  it('makes a new order when the amount has changed meanwhile, and never captures the former', async () => {
    const booking = await paypal.bookPast();
    const former = await wallets.approve(booking);
    await payments.service.graphql(
      'mutation ($id: ID!, $token: String) { addTipToAppointment(appointmentId: $id, tipAmount: 1000, instantActionToken: $token) { result } }',
      { id: booking.id, token: booking.token },
    );
    expect(await wallets.capture(booking, former)).toMatchObject({
      result: 'failure',
      errors: [{ code: 'amount_changed' }],
    });
    const orderId = await wallets.approve(booking);
    expect(orderId).not.toBe(former);
    expect(await wallets.capture(booking, orderId)).toMatchObject({ result: 'success' });
    await paypal.expectPaid(booking, orderId, 10_000);
    expect(wallets.captures(former)).toEqual([]);
  });

  it('captures nothing of what a card has paid meanwhile', async () => {
    const booking = await paypal.book();
    const orderId = await wallets.approve(booking);
    const { setupIntentId } = await payments.enterCard(booking, CARDS.good);
    expect(await payments.completeSetup(booking, setupIntentId)).toMatchObject({ result: 'success' });
    expect(await wallets.capture(booking, orderId)).toMatchObject({ result: 'success' });
    expect(wallets.captures(orderId)).toEqual([]);
    expect(await paypal.cleared(booking)).toBe(9_000);
    expect(await wallets.createOrder(booking)).toMatchObject({ errors: [{ code: 'already_paid' }] });
  });

  it('drops a card payment that waits for its bank', async () => {
    const booking = await paypal.book();
    const { setupIntentId } = await payments.enterCard(booking, CARDS.authenticateAlways);
    expect(await payments.completeSetup(booking, setupIntentId)).toMatchObject({
      errors: [{ code: 'authentication_required' }],
    });
    const orderId = await wallets.approve(booking);
    expect(await wallets.capture(booking, orderId)).toMatchObject({ result: 'success' });
    await paypal.expectPaid(booking, orderId);
    expect(payments.payments(booking.id).map((intent) => intent.status)).toEqual(['canceled']);
  });

  it('is refused without approval, for another visit, and after the time was lost', async () => {
    const [booking, other] = [await paypal.book(), await paypal.book()];
    const { orderId } = await wallets.createOrder(booking);
    expect(await wallets.capture(booking, orderId)).toMatchObject({ errors: [{ code: 'not_approved' }] });
    expect(await wallets.capture(other, orderId)).toMatchObject({ errors: [{ code: 'not_found' }] });
    expect(await wallets.capture({ id: booking.id, token: other.token }, orderId)).toMatchObject({
      errors: [{ code: 'not_found' }],
    });
    expect(await wallets.capture(booking, "x'; --")).toMatchObject({ errors: [{ code: 'not_found' }] });
    payments.sandbox.paypal.decide(orderId);
    const before = payments.clock.now();
    payments.clock.set(new Date(before.getTime() + 16 * 60_000));
    expect(await wallets.capture(booking, orderId)).toMatchObject({ errors: [{ code: 'hold_expired' }] });
    expect(await wallets.createOrder(booking)).toMatchObject({ errors: [{ code: 'hold_expired' }] });
    payments.clock.set(before);
    expect(wallets.captures(orderId)).toEqual([]);
  });

  it('says why a wallet declined, and takes the next approval of the same order', async () => {
    const booking = await paypal.book();
    const orderId = await wallets.approve(booking);
    payments.sandbox.paypal.nextCapture('decline');
    expect(await wallets.capture(booking, orderId)).toMatchObject({
      result: 'failure',
      errors: [{ code: 'instrument_declined', message: expect.stringContaining('declined') }],
    });
    expect(await wallets.approve(booking)).toBe(orderId);
    expect(await wallets.capture(booking, orderId)).toMatchObject({ result: 'success' });
    await paypal.expectPaid(booking, orderId);
  });
});
