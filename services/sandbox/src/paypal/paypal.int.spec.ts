import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '@yarrow/kit/testing/eventually';
import { randomUUID } from 'node:crypto';
import { receiveWebhooks } from '../rest/webhook-receiver.js';
import { type RunningSandbox, startSandbox } from '../start-sandbox.js';

const KEYS = { clientId: 'client', clientSecret: 'secret', partnerId: 'PARTNER', webhookId: 'WH-1' };
let sandbox: RunningSandbox;
let hooks: Awaited<ReturnType<typeof receiveWebhooks>>;
let token: string;
let merchantId: string;

beforeAll(async () => {
  hooks = await receiveWebhooks();
  sandbox = await startSandbox({
    port: 0,
    host: '127.0.0.1',
    smtpPort: 0,
    publicUrl: 'http://127.0.0.1:9',
    stripe: { secretKey: 'sk_test_x', webhookSecret: 'whsec_x' },
    paypal: { ...KEYS, webhookUrl: hooks.url },
    s3: { region: 'us-east-1', bucket: 'b', accessKeyId: 'a', secretAccessKey: 's' },
  });
  const basic = Buffer.from(`${KEYS.clientId}:${KEYS.clientSecret}`).toString('base64');
  const answer = await fetch(`${sandbox.url}/paypal/v1/oauth2/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${basic}`, 'content-type': 'application/x-www-form-urlencoded' },
    body: 'grant_type=client_credentials',
  });
  token = ((await answer.json()) as { access_token: string }).access_token;
  merchantId = await connect('practice-1');
});

afterAll(async () => {
  await sandbox?.stop();
  hooks?.stop();
});

interface Answer {
  status: number;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- what each test reads of it differs
  body: any;
}

async function api(method: string, path: string, body?: object, headers: Record<string, string> = {}): Promise<Answer> {
  const answer = await fetch(`${sandbox.url}/paypal${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, body: await answer.json() };
}

/** Through the page, as a seller does. */
async function connect(trackingId: string): Promise<string> {
  const { body } = await api('POST', '/v2/customer/partner-referrals', {
    tracking_id: trackingId,
    partner_config_override: { return_url: 'http://127.0.0.1:9/back' },
  });
  const page = body.links.find(({ rel }: { rel: string }) => rel === 'action_url').href as string;
  expect(await (await fetch(page)).text()).toContain('Agree and connect');
  const back = new URL((await fetch(page, { method: 'POST', redirect: 'manual' })).headers.get('location')!);
  return back.searchParams.get('merchantIdInPayPal')!;
}

const order = (value: string, funding = 'paypal', currency = 'USD') => ({
  intent: 'CAPTURE',
  purchase_units: [{ custom_id: 'c1', amount: { currency_code: currency, value }, payee: { merchant_id: merchantId } }],
  payment_source: { [funding]: { experience_context: {} } },
});
const once = (key: string = randomUUID()) => ({ 'paypal-request-id': key });

async function approved(value = '90.00', funding = 'paypal'): Promise<string> {
  const { body } = await api('POST', '/v2/checkout/orders', order(value, funding), once());
  const page = `${sandbox.url}/paypal/checkoutnow?token=${body.id}`;
  await fetch(page, { method: 'POST', body: 'decision=approve' });
  return body.id as string;
}

describe('the stand-in for PayPal', () => {
  it('gives tokens for the platform’s secret alone', async () => {
    const headers = { authorization: 'Basic eDp5', 'content-type': 'application/x-www-form-urlencoded' };
    const refused = await fetch(`${sandbox.url}/paypal/v1/oauth2/token`, { method: 'POST', headers });
    expect(refused.status).toBe(401);
    expect((await api('GET', '/v2/checkout/orders/x', undefined, { authorization: 'Bearer forged' })).status).toBe(401);
  });

  it('connects a seller and says that it can be paid', async () => {
    const path = `/v1/customer/partners/${KEYS.partnerId}/merchant-integrations`;
    expect((await api('GET', `${path}?tracking_id=practice-1`)).body).toMatchObject({ merchant_id: merchantId });
    expect((await api('GET', `${path}/${merchantId}`)).body).toMatchObject({
      payments_receivable: true,
      primary_email_confirmed: true,
    });
    expect((await api('GET', `${path}/NOBODY`)).status).toBe(404);
  });

  it('captures an order once, after the buyer’s approval on the page', async () => {
    const { body: made, status } = await api('POST', '/v2/checkout/orders', order('90.00'), once());
    expect([status, made.status]).toEqual([201, 'PAYER_ACTION_REQUIRED']);
    const capture = `/v2/checkout/orders/${made.id}/capture`;
    expect((await api('POST', capture, {}, once())).body.details[0].issue).toBe('ORDER_NOT_APPROVED');
    const page = `${sandbox.url}/paypal/checkoutnow?token=${made.id}`;
    expect(await (await fetch(page)).text()).toContain('$90.00');
    await fetch(page, { method: 'POST', body: 'decision=approve' });
    expect(await (await fetch(`${sandbox.url}/paypal/pages/orders/${made.id}`)).json()).toEqual({
      status: 'APPROVED',
      cancellations: 0,
    });
    const first = await api('POST', capture, {}, once('capture-1'));
    const [captured] = first.body.purchase_units[0].payments.captures;
    expect(captured).toMatchObject({ status: 'COMPLETED', custom_id: 'c1', amount: { value: '90.00' } });
    expect((await api('POST', capture, {}, once('capture-1'))).body).toEqual(first.body);
    expect((await api('POST', capture, {}, once())).body.details[0].issue).toBe('ORDER_ALREADY_CAPTURED');
  });

  it('makes one order of calls under the same request id', async () => {
    const key = once();
    const [first, second] = [
      await api('POST', '/v2/checkout/orders', order('10.00'), key),
      await api('POST', '/v2/checkout/orders', order('10.00'), key),
    ];
    expect(second.body.id).toBe(first.body.id);
    expect((await api('POST', '/v2/checkout/orders', order('11.00'), key)).status).toBe(422);
  });

  it('takes Venmo for US dollars only', async () => {
    expect((await api('POST', '/v2/checkout/orders', order('10.00', 'venmo'), once())).status).toBe(201);
    const refused = await api('POST', '/v2/checkout/orders', order('10.00', 'venmo', 'CAD'), once());
    expect(refused.body.details[0].issue).toBe('CURRENCY_NOT_SUPPORTED');
    const page = `${sandbox.url}/paypal/checkoutnow?token=${await approved('10.00', 'venmo')}`;
    expect((await fetch(page)).status).toBe(200);
  });

  it('declines by the buyer’s choice or a test’s, and lets the buyer choose again', async () => {
    const id = await approved();
    sandbox.paypal.nextCapture('decline');
    const declined = await api('POST', `/v2/checkout/orders/${id}/capture`, {}, once());
    expect([declined.status, declined.body.details[0].issue]).toEqual([422, 'INSTRUMENT_DECLINED']);
    sandbox.paypal.decide(id);
    expect((await api('POST', `/v2/checkout/orders/${id}/capture`, {}, once())).status).toBe(201);
  });

  it('gives money back in parts, never more than was captured, and lists it with the order', async () => {
    const id = await approved();
    const { body } = await api('POST', `/v2/checkout/orders/${id}/capture`, {}, once());
    const captureId = body.purchase_units[0].payments.captures[0].id as string;
    const refund = `/v2/payments/captures/${captureId}/refund`;
    const part = { amount: { currency_code: 'USD', value: '40.00' }, custom_id: 'r1' };
    expect((await api('POST', refund, part, once())).body).toMatchObject({ status: 'COMPLETED', custom_id: 'r1' });
    const over = { amount: { currency_code: 'USD', value: '50.01' } };
    expect((await api('POST', refund, over, once())).body.details[0].issue).toBe('REFUND_AMOUNT_EXCEEDED');
    expect((await api('POST', refund, {}, once())).body.amount.value).toBe('50.00');
    const { body: now } = await api('GET', `/v2/checkout/orders/${id}`);
    expect(now.purchase_units[0].payments.refunds).toHaveLength(2);
    expect(now.purchase_units[0].payments.captures[0].status).toBe('REFUNDED');
  });

  it('acts for the asserted seller alone', async () => {
    const other = await connect('practice-2');
    const assertion = (payer: string) =>
      `${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from(JSON.stringify({ iss: KEYS.clientId, payer_id: payer })).toString('base64url')}.`;
    const id = await approved();
    const capture = `/v2/checkout/orders/${id}/capture`;
    expect((await api('POST', capture, {}, { ...once(), 'paypal-auth-assertion': assertion(other) })).status).toBe(403);
    expect((await api('POST', capture, {}, { ...once(), 'paypal-auth-assertion': assertion(merchantId) })).status).toBe(
      201,
    );
  });

  it('signs webhooks so that its verification accepts genuine ones and rejects forged ones', async () => {
    hooks.received.length = 0;
    const id = await approved();
    await eventually(() => expect(hooks.received.some(({ body }) => body.includes(id))).toBe(true));
    const { body, headers } = hooks.received.find((hook) => hook.body.includes(id))!;
    const verify = async (event: string) => {
      const asked = {
        auth_algo: headers['paypal-auth-algo'],
        cert_url: headers['paypal-cert-url'],
        transmission_id: headers['paypal-transmission-id'],
        transmission_sig: headers['paypal-transmission-sig'],
        transmission_time: headers['paypal-transmission-time'],
        webhook_id: KEYS.webhookId,
        webhook_event: JSON.parse(event) as object,
      };
      return (await api('POST', '/v1/notifications/verify-webhook-signature', asked)).body
        .verification_status as string;
    };
    expect(await verify(body)).toBe('SUCCESS');
    expect(await verify(body.replace('90.00', '91.00'))).toBe('FAILURE');
  });
});
