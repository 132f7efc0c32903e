import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eventually } from '@yarrow/kit/testing/eventually';
import { SquareClient, type SquareError, WebhooksHelper } from 'square';
import { receiveWebhooks } from '../rest/webhook-receiver.js';
import { type RunningSandbox, startSandbox } from '../start-sandbox.js';

const KEYS = { applicationId: 'sandbox-app', applicationSecret: 'sandbox-secret', webhookSignatureKey: 'whk' };
let sandbox: RunningSandbox;
let hooks: Awaited<ReturnType<typeof receiveWebhooks>>;
let square: SquareClient;
let locationId: string;

beforeAll(async () => {
  hooks = await receiveWebhooks();
  sandbox = await startSandbox({
    port: 0,
    host: '127.0.0.1',
    smtpPort: 0,
    publicUrl: 'http://127.0.0.1:9',
    stripe: { secretKey: 'sk_test_x', webhookSecret: 'whsec_x' },
    square: { ...KEYS, webhookUrl: hooks.url },
    s3: { region: 'us-east-1', bucket: 'b', accessKeyId: 'a', secretAccessKey: 's' },
  });
  ({ square, locationId } = await connect());
});

afterAll(async () => {
  await sandbox?.stop();
  hooks?.stop();
});

beforeEach(() => {
  hooks.received.length = 0;
});

const clientWith = (token: string) => new SquareClient({ token, baseUrl: `${sandbox.url}/square`, maxRetries: 0 });
const usd = (cents: number) => ({ amount: BigInt(cents), currency: 'USD' as const });
let keys = 0;
const key = () => `key-${(keys += 1)}`;

/** Through the page, as a seller does. */
async function connect() {
  const query = new URLSearchParams({
    client_id: KEYS.applicationId,
    scope: 'PAYMENTS_WRITE CUSTOMERS_WRITE',
    state: 'st',
    redirect_uri: 'http://127.0.0.1:9/back',
  });
  const page = `${sandbox.url}/square/oauth2/authorize?${query}`;
  expect(await (await fetch(page)).text()).toContain('PAYMENTS_WRITE');
  const answer = await fetch(page, { method: 'POST', body: 'answer=allow&country=US', redirect: 'manual' });
  const back = new URL(answer.headers.get('location')!);
  expect(back.searchParams.get('state')).toBe('st');
  const granted = await clientWith('').oAuth.obtainToken({
    clientId: KEYS.applicationId,
    clientSecret: KEYS.applicationSecret,
    code: back.searchParams.get('code')!,
    grantType: 'authorization_code',
  });
  const client = clientWith(granted.accessToken!);
  const { locations } = await client.locations.list();
  return { square: client, locationId: locations![0]!.id!, granted };
}

async function saveCard(token: string): Promise<{ cardId: string; customerId: string }> {
  const { customer } = await square.customers.create({ idempotencyKey: key(), givenName: 'Grace' });
  const { card } = await square.cards.create({
    idempotencyKey: key(),
    sourceId: token,
    card: { customerId: customer!.id! },
  });
  return { cardId: card!.id!, customerId: customer!.id! };
}

async function tokenOf(
  number: string,
  rest: object = {},
): Promise<{ token?: string; errors?: { field: string }[]; challenge_url?: string }> {
  const entry = {
    application_id: KEYS.applicationId,
    location_id: locationId,
    number,
    exp_month: 12,
    exp_year: 2030,
    cvv: '111',
    postal_code: '12207',
    ...rest,
  };
  const answer = await fetch(`${sandbox.url}/square/web/tokens`, { method: 'POST', body: JSON.stringify(entry) });
  return (await answer.json()) as { token?: string };
}

async function failureOf(work: Promise<unknown>): Promise<SquareError> {
  try {
    await work;
  } catch (error) {
    return error as SquareError;
  }
  throw new Error('It succeeded.');
}

const pay = (card: { cardId: string; customerId: string }, cents = 9000, idempotencyKey = key(), feeCents = 0) =>
  square.payments.create({
    ...(feeCents > 0 && { appFeeMoney: usd(feeCents) }),
    idempotencyKey,
    sourceId: card.cardId,
    customerId: card.customerId,
    amountMoney: usd(cents),
    locationId,
    referenceId: 'attempt-1',
    autocomplete: true,
  });

describe('the stand-in for Square, through the official SDK', () => {
  it('connects a seller by OAuth, once per code, and renews its token', async () => {
    const { granted } = await connect();
    expect(granted).toMatchObject({ tokenType: 'bearer', merchantId: expect.stringMatching(/^ML/) });
    const refreshed = await clientWith('').oAuth.obtainToken({
      clientId: KEYS.applicationId,
      clientSecret: KEYS.applicationSecret,
      refreshToken: granted.refreshToken!,
      grantType: 'refresh_token',
    });
    expect((await clientWith(refreshed.accessToken!).locations.list()).locations).toHaveLength(1);
    expect((await failureOf(clientWith('forged').locations.list())).statusCode).toBe(401);
  });

  it('keeps a card on file and charges it without its owner', async () => {
    const card = await saveCard('cnon:card-nonce-ok');
    const { payment } = await pay(card);
    expect(payment).toMatchObject({ status: 'COMPLETED', referenceId: 'attempt-1', amountMoney: usd(9000) });
    expect(payment!.cardDetails!.card).toMatchObject({ id: card.cardId, cardBrand: 'VISA', last4: '1111' });
    const listed = await square.payments.list({ locationId, beginTime: new Date(Date.now() - 60_000).toISOString() });
    expect(listed.data.map(({ id }) => id)).toContain(payment!.id);
  });

  it('makes one payment of calls under the same key, and refuses the key for another amount', async () => {
    const card = await saveCard('cnon:card-nonce-ok');
    const idempotencyKey = key();
    const [first, second] = [await pay(card, 5000, idempotencyKey), await pay(card, 5000, idempotencyKey)];
    expect(second.payment!.id).toBe(first.payment!.id);
    expect((await failureOf(pay(card, 6000, idempotencyKey))).errors[0]!.code).toBe('IDEMPOTENCY_KEY_REUSED');
  });

  it.each([
    ['cnon:card-nonce-declined', 'CARD_DECLINED'],
    ['cnon:card-nonce-rejected-cvv', 'CVV_FAILURE'],
    ['cnon:card-nonce-rejected-postalcode', 'ADDRESS_VERIFICATION_FAILURE'],
    ['cnon:card-nonce-rejected-expiration', 'INVALID_EXPIRATION'],
    ['cnon:card-nonce-requires-verification', 'CARD_DECLINED_VERIFICATION_REQUIRED'],
  ])('refuses to keep %s: %s', async (token, code) => {
    const failure = await failureOf(saveCard(token));
    expect(failure.errors[0]).toMatchObject({ category: 'PAYMENT_METHOD_ERROR', code });
  });

  it('refuses less than a dollar', async () => {
    const card = await saveCard('cnon:card-nonce-ok');
    expect((await failureOf(pay(card, 99))).errors[0]!.code).toBe('AMOUNT_TOO_LOW');
  });

  it('declines a card on file when it is charged, and by order of a test', async () => {
    const { token } = await tokenOf('4000000000000010');
    const card = await saveCard(token!);
    expect((await failureOf(pay(card))).errors[0]!.code).toBe('CARD_DECLINED');
    const good = await saveCard((await tokenOf('4111111111111111')).token!);
    sandbox.square.declineNext({ code: 'INSUFFICIENT_FUNDS', detail: 'x' });
    expect((await failureOf(pay(good))).errors[0]!.code).toBe('INSUFFICIENT_FUNDS');
    expect((await pay(good)).payment!.status).toBe('COMPLETED');
  });

  it('tokenizes cards for browsers: once usable, with the field that is wrong, with the bank’s page', async () => {
    const { token } = await tokenOf('5105105105105100');
    await saveCard(token!);
    expect((await failureOf(saveCard(token!))).errors[0]!.code).toBe('CARD_TOKEN_USED');
    expect((await tokenOf('4111111111111111', { cvv: '911' })).errors).toMatchObject([{ field: 'cvv' }]);
    expect((await tokenOf('1234')).errors).toMatchObject([{ field: 'cardNumber' }]);
    const challenged = await tokenOf('4800000000000004');
    expect((await failureOf(saveCard(challenged.token!))).errors[0]!.code).toBe('CARD_DECLINED_VERIFICATION_REQUIRED');
    await fetch(challenged.challenge_url!, { method: 'POST', body: 'result=complete' });
    await saveCard(challenged.token!);
  });

  it('gives money back, pending at first, never more than was paid', async () => {
    const { payment } = await pay(await saveCard('cnon:card-nonce-ok'));
    const refund = { paymentId: payment!.id!, amountMoney: usd(4000), reason: 'Refund 1' };
    const made = await square.refunds.refundPayment({ ...refund, idempotencyKey: key() });
    expect(made.refund).toMatchObject({ status: 'PENDING', paymentId: payment!.id });
    await eventually(() => expect(sandbox.square.allRefunds()[0]).toMatchObject({ status: 'COMPLETED' }));
    const over = square.refunds.refundPayment({ ...refund, amountMoney: usd(5001), idempotencyKey: key() });
    expect((await failureOf(over)).errors[0]!.code).toBe('REFUND_AMOUNT_INVALID');
    const { payment: now } = await square.payments.get({ paymentId: payment!.id! });
    expect(now!.refundIds).toEqual([made.refund!.id]);
  });

  it('takes the share of the platform back in proportion unless an amount is given', async () => {
    const { payment } = await pay(await saveCard('cnon:card-nonce-ok'), 9000, key(), 450);
    const refund = { paymentId: payment!.id!, amountMoney: usd(3000) };
    const share = await square.refunds.refundPayment({ ...refund, idempotencyKey: key() });
    expect(share.refund!.appFeeMoney).toEqual(usd(150));
    const chosen = await square.refunds.refundPayment({ ...refund, appFeeMoney: usd(20), idempotencyKey: key() });
    expect(chosen.refund!.appFeeMoney).toEqual(usd(20));
  });

  it('keeps sellers apart', async () => {
    const card = await saveCard('cnon:card-nonce-ok');
    const { payment } = await pay(card);
    const other = (await connect()).square;
    expect((await failureOf(other.payments.get({ paymentId: payment!.id! }))).statusCode).toBe(404);
    expect((await failureOf(other.cards.get({ cardId: card.cardId }))).statusCode).toBe(404);
  });

  it('does what was asked although the answer is lost', async () => {
    const card = await saveCard('cnon:card-nonce-ok');
    sandbox.square.fault({ path: '/square/v2/payments', method: 'POST', kind: 'reset-after-effect' });
    const idempotencyKey = key();
    await failureOf(pay(card, 7000, idempotencyKey));
    const { payment } = await pay(card, 7000, idempotencyKey);
    const made = sandbox.square.allPayments().filter(({ amount_money: money }) => money.amount === 7000);
    expect(made.map(({ id }) => id)).toEqual([payment!.id]);
  });

  it('signs webhooks over address and body, as the SDK checks, and sends them until they are taken', async () => {
    hooks.refusals = 1;
    const { payment } = await pay(await saveCard('cnon:card-nonce-ok'));
    await eventually(() => expect(hooks.received.some(({ body }) => body.includes(payment!.id!))).toBe(true));
    const hook = hooks.received.find(({ body }) => body.includes(payment!.id!))!;
    const check = (requestBody: string) =>
      WebhooksHelper.verifySignature({
        requestBody,
        signatureHeader: String(hook.headers['x-square-hmacsha256-signature']),
        signatureKey: KEYS.webhookSignatureKey,
        notificationUrl: hooks.url,
      });
    expect(await check(hook.body)).toBe(true);
    expect(await check(hook.body.replace('9000', '9001'))).toBe(false);
    expect(JSON.parse(hook.body)).toMatchObject({
      type: 'payment.created',
      data: { type: 'payment', id: payment!.id },
    });
  });
});
