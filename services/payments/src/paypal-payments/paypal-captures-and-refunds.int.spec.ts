import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { Attempt } from '../attempts/attempt.entity.js';
import { Refund } from '../records/refunds/refund.entity.js';
import { RefundsService } from '../refunds/refunds.service.js';
import { type Booking, CARDS, PaymentsHarness } from '../testing/payments-harness.js';
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

const CAPTURE = '/paypal/v2/checkout/orders/*/capture';
/** Of one order: webhooks about another may have its state read at the same time. */
const orderPath = (orderId: string) => `/paypal/v2/checkout/orders/${orderId}`;

async function refundAttemptsOf({ id }: Booking): Promise<string[]> {
  const rows = await payments.service.dataSource.query<{ state: string }[]>(
    'SELECT state FROM attempts WHERE subject_id IN (SELECT id FROM refunds WHERE appointment_id = $1) ORDER BY number',
    [id],
  );
  return rows.map(({ state }) => state);
}

/** Another replica asks what became of a refund, now. */
async function askAgain({ id }: Booking): Promise<void> {
  const { dataSource, app } = payments.service;
  const refund = await dataSource.manager.findOneByOrFail(Refund, { appointmentId: id });
  const attempt = await dataSource.manager.findOneByOrFail(Attempt, { subjectId: refund.id });
  await app.get(RefundsService).resolve(attempt);
}

describe('a capture', () => {
  it('is found by asking and made once when its answer is lost', async () => {
    const booking = await paypal.book();
    const orderId = await wallets.approve(booking);
    payments.sandbox.paypal.fault({ path: CAPTURE, method: 'POST', kind: 'reset-after-effect' });
    expect(await wallets.capture(booking, orderId)).toMatchObject({ result: 'success' });
    await paypal.expectPaid(booking, orderId);
  });

  it('stays unknown while its answer is lost, blocks every other charge, and ends by asking', async () => {
    const booking = await paypal.book();
    const orderId = await wallets.approve(booking);
    payments.sandbox.paypal.pauseWebhooks();
    payments.sandbox.paypal.fault({ path: CAPTURE, method: 'POST', kind: 'reset-after-effect' });
    payments.sandbox.paypal.fault({ path: orderPath(orderId), method: 'GET', kind: 'error-before-effect' });
    expect(await wallets.capture(booking, orderId)).toMatchObject({ errors: [{ code: 'payment_unknown' }] });
    const { setupIntentId } = await payments.enterCard(booking, CARDS.good);
    await payments.completeSetup(booking, setupIntentId);
    await paypal.expectPaid(booking, orderId);
    expect(payments.payments(booking.id)).toEqual([]);
    await payments.sandbox.paypal.resumeWebhooks({ copies: 2 });
    await paypal.expectPaid(booking, orderId);
  });

  it('is brought to its end by the job when its process died', async () => {
    const booking = await paypal.book();
    const orderId = await wallets.approve(booking);
    payments.sandbox.paypal.fault({ path: CAPTURE, method: 'POST', kind: 'error-before-effect', count: 1 });
    payments.sandbox.paypal.fault({ path: orderPath(orderId), method: 'GET', kind: 'reset-after-effect' });
    expect(await wallets.capture(booking, orderId)).toMatchObject({ errors: [{ code: 'payment_unknown' }] });
    await payments.service.dataSource.query(
      `UPDATE attempts SET state = 'started', asked_at = now() - interval '1 hour' WHERE subject_id = $1 AND state = 'unknown'`,
      [booking.id],
    );
    await payments.runJob('recovery');
    await paypal.expectPaid(booking, orderId);
  });

  it('is recorded once when the webhook comes before the answer', async () => {
    const booking = await paypal.book();
    const orderId = await wallets.approve(booking);
    payments.sandbox.paypal.fault({ path: CAPTURE, method: 'POST', kind: 'timeout-after-effect' });
    const answer = wallets.capture(booking, orderId);
    await payments.service.eventually(async () => (await payments.clientStatus(booking)) === 'Paid');
    expect(await answer).toMatchObject({ result: 'success' });
    await paypal.expectPaid(booking, orderId);
  });

  it('counts when PayPal’s review of it is through, and fails when the review refuses it', async () => {
    const [good, bad] = [await paypal.book(), await paypal.book()];
    for (const [booking, outcome] of [
      [good, 'COMPLETED'],
      [bad, 'DECLINED'],
    ] as const) {
      const orderId = await wallets.approve(booking);
      payments.sandbox.paypal.nextCapture('pend');
      expect(await wallets.capture(booking, orderId)).toMatchObject({ errors: [{ code: 'payment_unknown' }] });
      expect(await paypal.cleared(booking)).toBe(0);
      payments.sandbox.paypal.finishCapture(wallets.captures(orderId)[0]!.id, outcome);
    }
    await payments.service.eventually(async () => (await payments.clientStatus(good)) === 'Paid');
    await payments.service.eventually(async () => (await payments.clientStatus(bad)) === 'Failed');
    expect(await paypal.cleared(bad)).toBe(0);
  });

  it('goes back in full when it arrives after the time was lost', async () => {
    const booking = await paypal.book();
    const orderId = await wallets.approve(booking);
    payments.sandbox.paypal.nextCapture('pend');
    await wallets.capture(booking, orderId);
    await payments.expire(booking);
    payments.sandbox.paypal.finishCapture(wallets.captures(orderId)[0]!.id);
    await payments.service.eventually(() => wallets.captures(orderId)[0]!.status === 'REFUNDED');
    await payments.service.eventually(async () => (await paypal.cleared(booking)) === 0);
    expect(await payments.balances(booking.id)).toMatchObject({ client_receivable: 0 });
  });
});

describe('a refund at PayPal', () => {
  it('is not sent again while an earlier call may still take effect', async () => {
    const booking = await paypal.book();
    const orderId = await wallets.approve(booking);
    await wallets.capture(booking, orderId);
    const path = '/paypal/v2/payments/captures/*/refund';
    payments.sandbox.paypal.fault({ path, kind: 'rate-limit', count: 2 });
    await payments.cancel(booking);
    await payments.service.eventually(async () => (await refundAttemptsOf(booking)).join() === 'unknown');
    let letGo: () => void = () => undefined;
    const until = new Promise<void>((resolve) => (letGo = resolve));
    payments.sandbox.paypal.fault({ path, kind: 'delay', until });
    payments.sandbox.paypal.fault({ path, kind: 'error-before-effect' });
    const callsBefore = payments.sandbox.paypal.calls().length;
    const slow = askAgain(booking);
    const calls = () => payments.sandbox.paypal.calls().slice(callsBefore);
    await payments.service.eventually(() => calls().some(({ path: called }) => called.endsWith('/refund')));
    await askAgain(booking);
    expect(await refundAttemptsOf(booking)).toEqual(['unknown']);
    letGo();
    await slow;
    // The slow call may be one of the service's own job, which has asked at the same time.
    await payments.service.eventually(async () => (await refundAttemptsOf(booking)).join() === 'succeeded');
    expect(wallets.captures(orderId)[0]!.status).toBe('REFUNDED');
    expect(await paypal.cleared(booking)).toBe(0);
  });

  it('is made once, less the fee, when the client cancels late and the answer is lost', async () => {
    const booking = await paypal.book();
    const orderId = await wallets.approve(booking);
    await wallets.capture(booking, orderId);
    payments.sandbox.paypal.fault({ path: '/paypal/v2/payments/captures/*/refund', kind: 'reset-after-effect' });
    await payments.cancel(booking, 4_500);
    await payments.service.eventually(async () => (await paypal.cleared(booking)) === 4_500);
    const refunds = payments.sandbox.paypal
      .allRefunds()
      .filter(({ _capture }) => _capture === wallets.captures(orderId)[0]!.id);
    expect(refunds).toMatchObject([{ amount: { value: '45.00' } }]);
  });

  it('is recorded when the practice makes it at PayPal itself', async () => {
    const booking = await paypal.book();
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
    await payments.service.eventually(async () => (await paypal.cleared(booking)) === 6_000);
    expect(await payments.balances(booking.id)).toMatchObject({ client_receivable: 0, refunds: 3_000 });
  });
});

describe('webhooks of PayPal', () => {
  it('are believed only when PayPal confirms them', async () => {
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
    const booking = await paypal.book();
    const orderId = await wallets.approve(booking);
    await wallets.capture(booking, orderId);
    await payments.cancel(booking, 2_000);
    await payments.service.eventually(async () => (await paypal.cleared(booking)) === 2_000);
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
