import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { BookingPaymentSecuredSchema, ChargeSucceededSchema } from '@yarrow/contracts/payments/v1/events_pb';
import { randomUUID } from 'node:crypto';
import { type Booking, CARDS, PaymentsHarness } from '../testing/payments-harness.js';
import { Wallets } from '../testing/wallet-harness.js';

jest.setTimeout(90_000);

let payments: PaymentsHarness;
let wallets: Wallets;
let practiceId: string;

beforeAll(async () => {
  payments = await PaymentsHarness.start('2027-01-04T12:00:00Z');
  wallets = new Wallets(payments);
  const practice = await payments.openPractice({ acceptsTips: true });
  ({ practiceId } = practice);
  await wallets.connectPaypal(practice);
}, 90_000);

afterAll(() => payments?.stop());

const CAPTURE = '/paypal/v2/checkout/orders/*/capture';
/** Of one order: webhooks about another may have its state read at the same time. */
const orderPath = (orderId: string) => `/paypal/v2/checkout/orders/${orderId}`;
const book = (options = {}) => payments.book(practiceId, options);
/** Over, agreed and unpaid. */
const bookPast = () => book({ requirement: 'none', startsAt: '2027-01-04T09:00:00Z' });
const status = async (booking: Booking) => (await payments.show(booking)).clientPaymentStatus as string;
const cleared = async (booking: Booking) => (await payments.balances(booking.id))['provider_clearing'] ?? 0;

async function expectPaid(booking: Booking, orderId: string, cents = 9_000): Promise<void> {
  await payments.service.eventually(async () => (await status(booking)) === 'Paid');
  expect(wallets.captures(orderId)).toMatchObject([
    { amount: { value: (cents / 100).toFixed(2), currency_code: 'USD' } },
  ]);
  expect(await payments.balances(booking.id)).toMatchObject({ provider_clearing: cents, client_receivable: 0 });
}

describe('createPaypalOrder and capturePaypalPayment', () => {
  it('pay what is due, secure the booking and tell of it', async () => {
    const booking = await book();
    const orderId = await wallets.approve(booking);
    expect(await cleared(booking)).toBe(0);
    expect(await wallets.capture(booking, orderId)).toMatchObject({
      result: 'success',
      errors: [],
      appointment: { clientPaymentStatus: 'Paid', paymentMethod: 'paypal' },
    });
    await expectPaid(booking, orderId);
    const secured = await payments.service.emitted(BookingPaymentSecuredSchema);
    expect(secured.filter(({ appointmentId }) => appointmentId === booking.id)).toMatchObject([{ kind: 'charge' }]);
    const told = await payments.service.emitted(ChargeSucceededSchema);
    expect(told.filter(({ appointmentId }) => appointmentId === booking.id)).toMatchObject([
      { provider: 'paypal', amountCents: 9_000, cardLast4: '' },
    ]);
  });

  it('pay by Venmo, and say so', async () => {
    const booking = await book();
    const orderId = await wallets.approve(booking, { fundingSource: 'venmo' });
    expect(await wallets.capture(booking, orderId)).toMatchObject({ appointment: { paymentMethod: 'venmo' } });
    const told = await payments.service.emitted(ChargeSucceededSchema);
    expect(told.find(({ appointmentId }) => appointmentId === booking.id)).toMatchObject({ provider: 'venmo' });
  });

  it('refuse Venmo where the practice does not take it, and what is no wallet', async () => {
    const practice = await payments.openPractice();
    const booking = await payments.book(practice.practiceId);
    for (const fundingSource of ['paypal', 'venmo', 'card']) {
      const refused = await wallets.createOrder(booking, { fundingSource });
      expect(refused).toMatchObject({ orderId: null, errors: [{ code: 'wallet_not_available' }] });
    }
  });

  it('pay a tip with what is due, and a tip by itself afterwards, once', async () => {
    const booking = await bookPast();
    const orderId = await wallets.approve(booking, { tip: 1_350 });
    expect(await payments.show(booking)).toMatchObject({ tipAmountCents: 0 });
    expect(await wallets.capture(booking, orderId)).toMatchObject({ appointment: { tipAmountCents: 1_350 } });
    await expectPaid(booking, orderId, 10_350);
    expect(await wallets.createOrder(booking, { tip: 900, tipOnly: true })).toMatchObject({
      errors: [{ code: 'already_tipped' }],
    });

    const other = await bookPast();
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

  it('refuse a tip where none is taken, and what is no tip', async () => {
    const practice = await payments.openPractice();
    await wallets.connectPaypal(practice);
    const booking = await payments.book(practice.practiceId);
    expect(await wallets.createOrder(booking, { tip: 500 })).toMatchObject({ errors: [{ code: 'tips_not_accepted' }] });
    expect(await wallets.createOrder(await book(), { tip: -1 })).toMatchObject({ errors: [{ code: 'invalid_tip' }] });
  });

  it('have one open order for one due, in two tabs and by double clicks', async () => {
    const booking = await book();
    const answers = await Promise.all([1, 2, 3, 4].map(() => wallets.createOrder(booking)));
    const ids = new Set(answers.map(({ orderId }) => orderId as string));
    expect(ids.size).toBe(1);
    const [orderId] = [...ids];
    payments.sandbox.paypal.decide(orderId!);
    const captured = await Promise.all([1, 2, 3, 4].map(() => wallets.capture(booking, orderId!)));
    for (const answer of captured) expect(answer).toMatchObject({ result: 'success' });
    expect(await wallets.capture(booking, orderId!)).toMatchObject({ result: 'success' });
    await expectPaid(booking, orderId!);
  });

  it('take the money of one of two orders only', async () => {
    const booking = await book();
    const first = await wallets.approve(booking);
    const second = await wallets.approve(booking, { fundingSource: 'venmo' });
    expect(second).not.toBe(first);
    await Promise.all([wallets.capture(booking, first), wallets.capture(booking, second)]);
    expect(wallets.captures(first, second)).toHaveLength(1);
    expect(await cleared(booking)).toBe(9_000);
  });

  it('refresh the order when the amount has changed meanwhile, and never capture the former', async () => {
    const booking = await bookPast();
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
    await expectPaid(booking, orderId, 10_000);
    expect(wallets.captures(former)).toEqual([]);
  });

  it('capture nothing of what a card has paid meanwhile', async () => {
    const booking = await book();
    const orderId = await wallets.approve(booking);
    const { setupIntentId } = await payments.enterCard(booking, CARDS.good);
    expect(await payments.completeSetup(booking, setupIntentId)).toMatchObject({ result: 'success' });
    expect(await wallets.capture(booking, orderId)).toMatchObject({ result: 'success' });
    expect(wallets.captures(orderId)).toEqual([]);
    expect(await cleared(booking)).toBe(9_000);
    expect(await wallets.createOrder(booking)).toMatchObject({ errors: [{ code: 'already_paid' }] });
  });

  it('let go a card that waits for its bank', async () => {
    const booking = await book();
    const { setupIntentId } = await payments.enterCard(booking, CARDS.authenticateAlways);
    expect(await payments.completeSetup(booking, setupIntentId)).toMatchObject({
      errors: [{ code: 'authentication_required' }],
    });
    const orderId = await wallets.approve(booking);
    expect(await wallets.capture(booking, orderId)).toMatchObject({ result: 'success' });
    await expectPaid(booking, orderId);
    expect(payments.payments(booking.id).map((intent) => intent.status)).toEqual(['canceled']);
  });

  it('refuse a capture without approval, of another visit, and after the time was lost', async () => {
    const [booking, other] = [await book(), await book()];
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

  it('say why a wallet declined, and take the next approval of the same order', async () => {
    const booking = await book();
    const orderId = await wallets.approve(booking);
    payments.sandbox.paypal.nextCapture('decline');
    expect(await wallets.capture(booking, orderId)).toMatchObject({
      result: 'failure',
      errors: [{ code: 'instrument_declined', message: expect.stringContaining('declined') }],
    });
    expect(await wallets.approve(booking)).toBe(orderId);
    expect(await wallets.capture(booking, orderId)).toMatchObject({ result: 'success' });
    await expectPaid(booking, orderId);
  });
});

describe('a capture', () => {
  it('whose answer is lost is found by asking and made once', async () => {
    const booking = await book();
    const orderId = await wallets.approve(booking);
    payments.sandbox.paypal.fault({ path: CAPTURE, method: 'POST', kind: 'reset-after-effect' });
    expect(await wallets.capture(booking, orderId)).toMatchObject({ result: 'success' });
    await expectPaid(booking, orderId);
  });

  it('whose answer stays lost is unknown, blocks every other charge, and ends by asking', async () => {
    const booking = await book();
    const orderId = await wallets.approve(booking);
    payments.sandbox.paypal.pauseWebhooks();
    payments.sandbox.paypal.fault({ path: CAPTURE, method: 'POST', kind: 'reset-after-effect' });
    payments.sandbox.paypal.fault({ path: orderPath(orderId), method: 'GET', kind: 'error-before-effect' });
    expect(await wallets.capture(booking, orderId)).toMatchObject({ errors: [{ code: 'payment_unknown' }] });
    const { setupIntentId } = await payments.enterCard(booking, CARDS.good);
    await payments.completeSetup(booking, setupIntentId);
    await expectPaid(booking, orderId);
    expect(payments.payments(booking.id)).toEqual([]);
    await payments.sandbox.paypal.resumeWebhooks({ copies: 2 });
    await expectPaid(booking, orderId);
  });

  it('whose process died is brought to its end by the job', async () => {
    const booking = await book();
    const orderId = await wallets.approve(booking);
    payments.sandbox.paypal.fault({ path: CAPTURE, method: 'POST', kind: 'error-before-effect', count: 1 });
    payments.sandbox.paypal.fault({ path: orderPath(orderId), method: 'GET', kind: 'reset-after-effect' });
    expect(await wallets.capture(booking, orderId)).toMatchObject({ errors: [{ code: 'payment_unknown' }] });
    await payments.service.dataSource.query(
      `UPDATE attempts SET state = 'started', asked_at = now() - interval '1 hour' WHERE subject_id = $1 AND state = 'unknown'`,
      [booking.id],
    );
    await payments.runJob('recovery');
    await expectPaid(booking, orderId);
  });

  it('of which the webhook speaks before the answer is booked once', async () => {
    const booking = await book();
    const orderId = await wallets.approve(booking);
    payments.sandbox.paypal.fault({ path: CAPTURE, method: 'POST', kind: 'timeout-after-effect' });
    const answer = wallets.capture(booking, orderId);
    await payments.service.eventually(async () => (await status(booking)) === 'Paid', { timeoutMs: 4_500 });
    expect(await answer).toMatchObject({ result: 'success' });
    await expectPaid(booking, orderId);
  });

  it('that waits for a review counts when it is through, and ends when it is not', async () => {
    const [good, bad] = [await book(), await book()];
    for (const [booking, outcome] of [
      [good, 'COMPLETED'],
      [bad, 'DECLINED'],
    ] as const) {
      const orderId = await wallets.approve(booking);
      payments.sandbox.paypal.nextCapture('pend');
      expect(await wallets.capture(booking, orderId)).toMatchObject({ errors: [{ code: 'payment_unknown' }] });
      expect(await cleared(booking)).toBe(0);
      payments.sandbox.paypal.finishCapture(wallets.captures(orderId)[0]!.id, outcome);
    }
    await payments.service.eventually(async () => (await status(good)) === 'Paid');
    await payments.service.eventually(async () => (await status(bad)) === 'Failed');
    expect(await cleared(bad)).toBe(0);
  });

  it('that arrives after the time was lost goes back in full', async () => {
    const booking = await book();
    const orderId = await wallets.approve(booking);
    payments.sandbox.paypal.nextCapture('pend');
    await wallets.capture(booking, orderId);
    await payments.expire(booking);
    payments.sandbox.paypal.finishCapture(wallets.captures(orderId)[0]!.id);
    await payments.service.eventually(() => wallets.captures(orderId)[0]!.status === 'REFUNDED');
    await payments.service.eventually(async () => (await cleared(booking)) === 0);
    expect(await payments.balances(booking.id)).toMatchObject({ client_receivable: 0 });
  });
});

describe('a refund at PayPal', () => {
  it('goes back less the fee when the client cancels late, once though the answer is lost', async () => {
    const booking = await book();
    const orderId = await wallets.approve(booking);
    await wallets.capture(booking, orderId);
    payments.sandbox.paypal.fault({ path: '/paypal/v2/payments/captures/*/refund', kind: 'reset-after-effect' });
    await payments.cancel(booking, 4_500);
    await payments.service.eventually(async () => (await cleared(booking)) === 4_500);
    const refunds = payments.sandbox.paypal
      .allRefunds()
      .filter(({ _capture }) => _capture === wallets.captures(orderId)[0]!.id);
    expect(refunds).toMatchObject([{ amount: { value: '45.00' } }]);
  });

  it('that the practice makes at PayPal itself is taken over', async () => {
    const booking = await book();
    const orderId = await wallets.approve(booking);
    await wallets.capture(booking, orderId);
    const token = await accessToken();
    const path = `/paypal/v2/payments/captures/${wallets.captures(orderId)[0]!.id}/refund`;
    await fetch(payments.sandbox.url + path, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'paypal-request-id': randomUUID(),
      },
      body: JSON.stringify({ amount: { currency_code: 'USD', value: '30.00' } }),
    });
    await payments.service.eventually(async () => (await cleared(booking)) === 6_000);
    expect(await payments.balances(booking.id)).toMatchObject({ client_receivable: 0, refunds: 3_000 });
  });
});

describe('webhooks of PayPal', () => {
  it('are believed only when PayPal owns up to them', async () => {
    const body = JSON.stringify({
      id: `WH-${randomUUID()}`,
      event_type: 'PAYMENT.CAPTURE.COMPLETED',
      resource: { id: 'X' },
    });
    const post = async (headers: Record<string, string>) =>
      (
        await fetch(`${payments.service.url}/webhooks/paypal`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...headers },
          body,
        })
      ).status;
    const forged = {
      'paypal-auth-algo': 'SHA256withRSA',
      'paypal-cert-url': 'https://evil.example/cert',
      'paypal-transmission-id': '1',
      'paypal-transmission-sig': 'AAAA',
      'paypal-transmission-time': new Date().toISOString(),
    };
    expect(await post({})).toBe(400);
    expect(await post(forged)).toBe(400);
    payments.sandbox.paypal.fault({
      path: '/paypal/v1/notifications/verify-webhook-signature',
      kind: 'error-before-effect',
    });
    // PayPal does not say: it shall send it again.
    expect(await post(forged)).toBe(503);
    const stored = await payments.service.dataSource.query(`SELECT 1 FROM provider_events WHERE object_id = 'X'`);
    expect(stored).toEqual([]);
  });

  it('change nothing when they come seven times in any order', async () => {
    payments.sandbox.paypal.pauseWebhooks();
    const booking = await book();
    const orderId = await wallets.approve(booking);
    await wallets.capture(booking, orderId);
    await payments.cancel(booking, 2_000);
    await payments.service.eventually(async () => (await cleared(booking)) === 2_000);
    await payments.sandbox.paypal.resumeWebhooks({ order: 'shuffled', copies: 7 });
    await payments.service.eventually(async () => {
      const waiting = `SELECT 1 FROM provider_events WHERE provider = 'paypal' AND applied_at IS NULL`;
      return (await payments.service.dataSource.query<unknown[]>(waiting)).length === 0;
    });
    expect(await payments.balances(booking.id)).toMatchObject({ provider_clearing: 2_000, client_receivable: 0 });
    expect(wallets.captures(orderId)).toHaveLength(1);
  });
});

async function accessToken(): Promise<string> {
  const basic = Buffer.from('paypal-client-yarrow:paypal-secret-yarrow').toString('base64');
  const headers = { authorization: `Basic ${basic}`, 'content-type': 'application/x-www-form-urlencoded' };
  const answer = await fetch(`${payments.sandbox.url}/paypal/v1/oauth2/token`, {
    method: 'POST',
    headers,
    body: 'grant_type=client_credentials',
  });
  return ((await answer.json()) as { access_token: string }).access_token;
}
