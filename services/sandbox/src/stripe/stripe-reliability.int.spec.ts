import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '@yarrow/kit/testing/eventually';
import type Stripe from 'stripe';
import type { RunningSandbox } from '../start-sandbox.js';
import { failure, startStripeHarness, type StripeHarness } from './stripe.harness.js';

let harness: StripeHarness;
let sandbox: RunningSandbox;
let stripe: Stripe;
const pay: StripeHarness['pay'] = (...parameters) => harness.pay(...parameters);

beforeAll(async () => {
  harness = await startStripeHarness();
  ({ sandbox, stripe } = harness);
});

afterAll(() => harness?.stop());

describe('idempotency', () => {
  it('replays the first answer, a decline included', async () => {
    const key = 'appointment-1:charge:1';
    const first = await pay('pm_card_visa', {}, { idempotencyKey: key });
    const again = await pay('pm_card_visa', {}, { idempotencyKey: key });
    expect(again.id).toBe(first.id);
    expect(again.lastResponse.headers['idempotent-replayed']).toBe('true');
    const declined = await failure(pay('pm_card_chargeDeclined', {}, { idempotencyKey: 'declined' }));
    const replayed = await failure(pay('pm_card_chargeDeclined', {}, { idempotencyKey: 'declined' }));
    expect(replayed.payment_intent!.id).toBe(declined.payment_intent!.id);
  });

  it('refuses the key for other parameters, and forgets refused parameters', async () => {
    await pay('pm_card_visa', {}, { idempotencyKey: 'k2' });
    const other = await failure(pay('pm_card_visa', { amount: 9100 }, { idempotencyKey: 'k2' }));
    expect(other).toMatchObject({ type: 'StripeIdempotencyError', statusCode: 400 });
    await failure(pay('pm_card_visa', { amount: 0 }, { idempotencyKey: 'k3' }));
    expect((await pay('pm_card_visa', {}, { idempotencyKey: 'k3' })).status).toBe('succeeded');
  });

  it('refuses simultaneous use of a key', async () => {
    let letGo: () => void = () => undefined;
    const until = new Promise<void>((resolve) => (letGo = resolve));
    sandbox.stripe.fault({ path: '/v1/payment_intents', kind: 'delay', until });
    const slow = pay('pm_card_visa', {}, { idempotencyKey: 'k4' });
    await eventually(() => expect(sandbox.stripe.calls().at(-1)?.idempotencyKey).toBe('k4'));
    const second = await failure(pay('pm_card_visa', {}, { idempotencyKey: 'k4' }));
    expect(second).toMatchObject({ statusCode: 409, code: 'idempotency_key_in_use' });
    letGo();
    expect((await slow).status).toBe('succeeded');
  });

  it('charges once when the answer is lost and the request repeated', async () => {
    const count = () => sandbox.stripe.objects('charge').length;
    const before = count();
    sandbox.stripe.fault({ path: '/v1/payment_intents', kind: 'timeout-after-effect' });
    const lost = await failure(pay('pm_card_visa', {}, { idempotencyKey: 'k5', timeout: 200 }));
    expect(lost.type).toBe('StripeConnectionError');
    await eventually(() => expect(count()).toBe(before + 1));
    expect((await pay('pm_card_visa', {}, { idempotencyKey: 'k5' })).status).toBe('succeeded');
    expect(count()).toBe(before + 1);
    sandbox.stripe.fault({ path: '/v1/payment_intents', kind: 'reset-after-effect' });
    expect((await pay('pm_card_visa')).status).toBe('succeeded');
    expect(count()).toBe(before + 2);
  });

  it('does nothing when set to fail before the effect', async () => {
    const before = sandbox.stripe.objects('charge').length;
    sandbox.stripe.fault({ path: '/v1/payment_*', kind: 'error-before-effect' });
    expect((await failure(pay('pm_card_visa'))).statusCode).toBe(500);
    sandbox.stripe.fault({ path: '/v1/payment_*', kind: 'rate-limit' });
    expect((await failure(pay('pm_card_visa'))).type).toBe('StripeRateLimitError');
    expect(sandbox.stripe.objects('charge').length).toBe(before);
  });
});

describe('webhooks', () => {
  it('signs events so that the SDK accepts them, and tries again until they are taken', async () => {
    await eventually(() => expect(sandbox.stripe.unsentWebhooks).toBe(0));
    harness.webhooks.received = [];
    harness.webhooks.refusals = 2;
    const customer = await stripe.customers.create({ name: 'Ada' });
    await eventually(() => expect(harness.webhooks.received.length).toBe(1));
    expect(harness.webhooks.received[0]).toMatchObject({
      type: 'customer.created',
      data: { object: { id: customer.id } },
    });
    expect((await stripe.events.retrieve(harness.webhooks.received[0]!.id)).type).toBe('customer.created');
  });

  it('holds back, turns round and repeats on demand', async () => {
    sandbox.stripe.pauseWebhooks();
    harness.webhooks.received = [];
    const intent = await pay('pm_card_visa');
    await stripe.refunds.create({ payment_intent: intent.id });
    await eventually(() => expect(sandbox.stripe.unsentWebhooks).toBe(5));
    expect(harness.webhooks.received).toEqual([]);
    await sandbox.stripe.resumeWebhooks({ order: 'reversed', copies: 2 });
    expect(harness.webhooks.received.map(({ type }) => type)).toEqual(
      [
        'charge.refunded',
        'refund.created',
        'payment_intent.succeeded',
        'charge.succeeded',
        'payment_intent.created',
      ].flatMap((type) => [type, type]),
    );
    expect(new Set(harness.webhooks.received.map(({ id }) => id)).size).toBe(5);
    expect(sandbox.stripe.unsentWebhooks).toBe(0);
  });

  it('serves the same switches over HTTP', async () => {
    const post = (path: string, body?: object) =>
      fetch(`${sandbox.url}/control${path}`, {
        method: 'POST',
        ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
      });
    expect((await post('/faults', { path: '/v1/refunds', kind: 'nonsense' })).status).toBe(400);
    expect((await post('/faults', { path: '/v1/customers', kind: 'rate-limit' })).status).toBe(200);
    expect((await failure(stripe.customers.create({}))).statusCode).toBe(429);
    expect((await post('/webhooks/pause')).status).toBe(200);
    expect((await post('/webhooks/resume', { order: 'shuffled' })).status).toBe(200);
    const account = (await (await post('/stripe/accounts', { country: 'GB' })).json()) as Stripe.Account;
    expect(account).toMatchObject({ charges_enabled: true, default_currency: 'gbp' });
  });
});
