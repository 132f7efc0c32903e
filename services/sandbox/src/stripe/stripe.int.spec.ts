import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '@yarrow/kit/testing/eventually';
import type Stripe from 'stripe';
import type { RunningSandbox } from '../start-sandbox.js';
import { cardForm, failure, startStripeHarness, type StripeHarness } from './stripe.harness.js';

let harness: StripeHarness;
let sandbox: RunningSandbox;
let stripe: Stripe;
const pay: StripeHarness['pay'] = (...parameters) => harness.pay(...parameters);
const browserPost: StripeHarness['browserPost'] = (...parameters) => harness.browserPost(...parameters);

beforeAll(async () => {
  harness = await startStripeHarness();
  ({ sandbox, stripe } = harness);
});

afterAll(() => harness?.stop());

async function cardOf(number: string): Promise<string> {
  const method = await stripe.paymentMethods.create({
    type: 'card',
    card: { number, exp_month: 12, exp_year: 2040, cvc: '123' },
  });
  return method.id;
}

describe('cards', () => {
  it('charges a good card and expands what is asked for', async () => {
    const intent = await pay('pm_card_visa', {
      metadata: { appointment: 'a1' },
      expand: ['latest_charge.balance_transaction'],
    });
    expect(intent.status).toBe('succeeded');
    expect(intent.amount_received).toBe(9000);
    const charge = intent.latest_charge as Stripe.Charge;
    expect(charge.paid).toBe(true);
    expect((charge.balance_transaction as Stripe.BalanceTransaction).net).toBe(9000 - 291);
    expect((await stripe.paymentIntents.retrieve(intent.id)).metadata).toEqual({ appointment: 'a1' });
    expect(intent.lastResponse.requestId).toMatch(/^req_/);
  });

  it.each([
    ['4242424242424242', 'visa'],
    ['5555555555554444', 'mastercard'],
    ['378282246310005', 'amex'],
  ])('knows the brand of %s', async (number, brand) => {
    const { body, origin } = await browserPost('/v1/payment_methods', cardForm(number));
    expect(origin).toBe('*');
    expect(body.card).toMatchObject({ brand, last4: number.slice(-4) });
    expect(JSON.stringify(body)).not.toContain(number);
  });

  it.each([
    ['4000000000000002', 'card_declined', 'generic_decline'],
    ['4000000000009995', 'card_declined', 'insufficient_funds'],
    ['4000000000000069', 'expired_card', 'expired_card'],
    ['4000000000000127', 'incorrect_cvc', 'incorrect_cvc'],
  ])('refuses %s with %s / %s when charged, attached and set up', async (number, code, decline) => {
    const card = await cardOf(number);
    const charged = await failure(pay(card));
    expect(charged).toMatchObject({ type: 'StripeCardError', statusCode: 402, code, decline_code: decline });
    const intent = charged.payment_intent!;
    expect(intent).toMatchObject({ status: 'requires_payment_method', last_payment_error: { code } });
    expect((await stripe.charges.retrieve(charged.charge!)).status).toBe('failed');
    const customer = await stripe.customers.create({});
    expect(await failure(stripe.paymentMethods.attach(card, { customer: customer.id }))).toMatchObject({ code });
    const setup = stripe.setupIntents.create({ customer: customer.id, payment_method: card, confirm: true });
    expect(await failure(setup)).toMatchObject({ code, setup_intent: { status: 'requires_payment_method' } });
  });

  it('attaches the card that is declined only when charged', async () => {
    const customer = await stripe.customers.create({ email: 'ada@example.com' });
    const card = await cardOf('4000000000000341');
    await stripe.setupIntents.create({ customer: customer.id, payment_method: card, confirm: true });
    expect((await stripe.customers.listPaymentMethods(customer.id)).data.map(({ id }) => id)).toEqual([card]);
    const error = await failure(pay(card, { customer: customer.id, off_session: true }));
    expect(error).toMatchObject({ code: 'card_declined', decline_code: 'generic_decline' });
  });

  it('refuses malformed cards', async () => {
    const post = async (fields: Record<string, string>) =>
      (await browserPost('/v1/payment_methods', { ...cardForm('4242424242424242'), ...fields })).body.error;
    expect(await post({ 'card[number]': '4242424242424241' })).toMatchObject({ code: 'incorrect_number' });
    expect(await post({ 'card[exp_year]': '2019' })).toMatchObject({ code: 'invalid_expiry_year' });
    expect(await post({ 'card[exp_month]': '13' })).toMatchObject({ code: 'invalid_expiry_month' });
    expect(await post({ 'card[cvc]': '1' })).toMatchObject({ code: 'invalid_cvc', type: 'card_error' });
  });
});

describe('authentication', () => {
  async function saveWithAuthentication(number: string, result: 'complete' | 'fail') {
    const customer = await stripe.customers.create({});
    const setup = await stripe.setupIntents.create({ customer: customer.id, usage: 'off_session' });
    const method = (await browserPost('/v1/payment_methods', cardForm(number))).body.id;
    const { body } = await browserPost(`/v1/setup_intents/${setup.id}/confirm`, {
      payment_method: method,
      client_secret: setup.client_secret!,
      return_url: 'http://localhost/back?a=1',
    });
    expect(body.status).toBe('requires_action');
    const url = body.next_action!.redirect_to_url.url;
    expect(await (await fetch(url)).text()).toContain('Complete');
    const answer = await fetch(url, { method: 'POST', body: `result=${result}`, redirect: 'manual' });
    return { customer: customer.id, method, setup: await stripe.setupIntents.retrieve(setup.id), answer };
  }

  it('saves 3155 after authentication, then charges it without the cardholder', async () => {
    const { answer, customer, method, setup } = await saveWithAuthentication('4000002500003155', 'complete');
    expect(setup.status).toBe('succeeded');
    const back = new URL(answer.headers.get('location')!);
    expect(Object.fromEntries(back.searchParams)).toMatchObject({ a: '1', redirect_status: 'succeeded' });
    expect((await pay(method, { customer, off_session: true })).status).toBe('succeeded');
  });

  it('saves 3184 after authentication, yet refuses it without the cardholder', async () => {
    const { customer, method } = await saveWithAuthentication('4000002760003184', 'complete');
    const error = await failure(pay(method, { customer, off_session: true }));
    expect(error).toMatchObject({ statusCode: 402, code: 'authentication_required' });
    expect(error.payment_intent).toMatchObject({ status: 'requires_payment_method' });
    const onSession = await stripe.paymentIntents.confirm(error.payment_intent!.id, { payment_method: method });
    expect(onSession.status).toBe('requires_action');
    await fetch(onSession.next_action!.redirect_to_url!.url!, {
      method: 'POST',
      body: 'result=complete',
      redirect: 'manual',
    });
    expect((await stripe.paymentIntents.retrieve(onSession.id)).status).toBe('succeeded');
  });

  it('keeps nothing when authentication fails', async () => {
    const { answer, customer, setup } = await saveWithAuthentication('4000002760003184', 'fail');
    expect(setup).toMatchObject({ status: 'requires_payment_method', payment_method: null });
    expect(setup.last_setup_error?.code).toBe('setup_intent_authentication_failure');
    expect(answer.headers.get('location')).toContain('redirect_status=failed');
    expect((await stripe.customers.listPaymentMethods(customer)).data).toEqual([]);
  });

  it('lets a browser touch only an intent whose secret it has', async () => {
    const setup = await stripe.setupIntents.create({});
    const wrong = { payment_method: 'pm_card_visa', client_secret: `${setup.id}_secret_guess` };
    expect((await browserPost(`/v1/setup_intents/${setup.id}/confirm`, wrong)).status).toBe(404);
    expect((await browserPost('/v1/customers', {})).status).toBe(403);
    expect((await stripe.setupIntents.retrieve(setup.id)).status).toBe('requires_payment_method');
  });
});

describe('payments', () => {
  it('refuses a saved card without its customer or with another', async () => {
    const [mine, other] = [await stripe.customers.create({}), await stripe.customers.create({})];
    const card = await stripe.paymentMethods.attach('pm_card_visa', { customer: mine.id });
    for (const params of [{}, { customer: other.id }])
      expect(await failure(pay(card.id, params))).toMatchObject({ statusCode: 400, param: 'payment_method' });
    expect((await pay(card.id, { customer: mine.id })).status).toBe('succeeded');
  });

  it('captures, cancels and refuses what does not fit the state', async () => {
    const held = await pay('pm_card_visa', { capture_method: 'manual' });
    expect(held).toMatchObject({ status: 'requires_capture', amount_capturable: 9000 });
    const captured = await stripe.paymentIntents.capture(held.id, { amount_to_capture: 4000 });
    expect(captured).toMatchObject({ status: 'succeeded', amount_received: 4000 });
    expect(await failure(stripe.paymentIntents.cancel(held.id))).toMatchObject({
      code: 'payment_intent_unexpected_state',
    });
    const open = await stripe.paymentIntents.create({ amount: 100, currency: 'cad' });
    expect((await stripe.paymentIntents.cancel(open.id)).status).toBe('canceled');
  });

  it('refunds in parts and never more than was paid', async () => {
    const intent = await pay('pm_card_visa');
    const first = await stripe.refunds.create({ payment_intent: intent.id, amount: 4000 });
    expect(first).toMatchObject({ amount: 4000, status: 'succeeded' });
    const over = await failure(stripe.refunds.create({ payment_intent: intent.id, amount: 5001 }));
    expect(over).toMatchObject({ type: 'StripeInvalidRequestError', param: 'amount' });
    expect(over.message).toContain('($50.01) is greater than unrefunded amount on charge ($50.00)');
    expect((await stripe.refunds.create({ payment_intent: intent.id })).amount).toBe(5000);
    const again = await failure(stripe.refunds.create({ payment_intent: intent.id }));
    expect(again.code).toBe('charge_already_refunded');
    const charge = await stripe.charges.retrieve(intent.latest_charge as string);
    expect(charge).toMatchObject({ refunded: true, amount_refunded: 9000 });
  });

  it('answers wrong keys, ids and parameters as Stripe does', async () => {
    expect(await failure(harness.clientWith('sk_test_wrong').balance.retrieve())).toMatchObject({ statusCode: 401 });
    expect(await failure(stripe.paymentIntents.retrieve('pi_none'))).toMatchObject({
      statusCode: 404,
      code: 'resource_missing',
      message: "No such payment_intent: 'pi_none'",
    });
    expect(await failure(stripe.paymentIntents.create({ amount: 10, currency: 'usd' }))).toMatchObject({
      code: 'amount_too_small',
      param: 'amount',
    });
    const unknown = { amount: 900, currency: 'usd', colour: 'red' } as Stripe.PaymentIntentCreateParams;
    expect(await failure(stripe.paymentIntents.create(unknown))).toMatchObject({
      code: 'parameter_unknown',
      param: 'colour',
    });
  });

  it('pages through lists', async () => {
    const customer = await stripe.customers.create({});
    const made: string[] = [];
    for (let index = 0; index < 5; index += 1)
      made.push(
        (await stripe.paymentIntents.create({ amount: 100 + index, currency: 'usd', customer: customer.id })).id,
      );
    const page = await stripe.paymentIntents.list({ customer: customer.id, limit: 2 });
    expect(page).toMatchObject({ has_more: true, data: [{ id: made[4] }, { id: made[3] }] });
    const all = await stripe.paymentIntents.list({ customer: customer.id, limit: 2 }).autoPagingToArray({ limit: 50 });
    expect(all.map(({ id }) => id)).toEqual(made.reverse());
  });
});

describe('connected accounts', () => {
  it('pays an account only once its onboarding is complete', async () => {
    const account = await stripe.accounts.create({ type: 'express', country: 'CA', email: 'pro@example.com' });
    expect(account).toMatchObject({ charges_enabled: false, default_currency: 'cad' });
    const direct = () => pay('pm_card_visa', { application_fee_amount: 500 }, { stripeAccount: account.id });
    expect((await failure(direct())).statusCode).toBe(400);
    const link = await stripe.accountLinks.create({
      account: account.id,
      type: 'account_onboarding',
      refresh_url: 'http://localhost/again',
      return_url: 'http://localhost/done',
    });
    const answer = await fetch(link.url, { method: 'POST', redirect: 'manual' });
    expect(answer.headers.get('location')).toBe('http://localhost/done');
    expect((await stripe.accounts.retrieve(account.id)).charges_enabled).toBe(true);
    const intent = await direct();
    expect(intent.status).toBe('succeeded');
    expect((await failure(stripe.paymentIntents.retrieve(intent.id))).statusCode).toBe(404);
    await eventually(() =>
      expect(
        harness.webhooks.received.find(
          (event) => event.type === 'payment_intent.succeeded' && event.account === account.id,
        ),
      ).toBeTruthy(),
    );
  });

  it('clones a card of the platform for one of its accounts', async () => {
    const { id: stripeAccount } = sandbox.stripe.createOnboardedAccount();
    const customer = await stripe.customers.create({});
    const card = await stripe.paymentMethods.attach('pm_card_mastercard', { customer: customer.id });
    const clone = await stripe.paymentMethods.create(
      { customer: customer.id, payment_method: card.id },
      { stripeAccount },
    );
    expect(clone).toMatchObject({ customer: null, card: { brand: 'mastercard' } });
    expect((await pay(clone.id, {}, { stripeAccount })).status).toBe('succeeded');
    expect((await failure(pay(clone.id, {}, { stripeAccount }))).code).toBe('payment_method_unexpected_state');
    expect((await failure(pay(card.id, {}, { stripeAccount }))).code).toBe('resource_missing');
  });

  it('takes transfer and fee back with a refund', async () => {
    const { id } = sandbox.stripe.createOnboardedAccount();
    const intent = await pay('pm_card_visa', { transfer_data: { destination: id, amount: 8000 } });
    const refund = { payment_intent: intent.id, amount: 4500, reverse_transfer: true };
    expect((await stripe.refunds.create(refund)).transfer_reversal).toMatch(/^trr_/);
    const balance = await stripe.balance.retrieve({}, { stripeAccount: id });
    expect(balance.available).toMatchObject([{ currency: 'usd', amount: 4000 }]);
  });

  it('sends the money of a destination charge on', async () => {
    const { id } = sandbox.stripe.createOnboardedAccount();
    const intent = await pay('pm_card_visa', {
      transfer_data: { destination: id },
      application_fee_amount: 900,
      expand: ['latest_charge'],
    });
    expect((intent.latest_charge as Stripe.Charge).transfer).toMatch(/^tr_/);
    expect(await failure(pay('pm_card_visa', { application_fee_amount: 900 }))).toMatchObject({
      param: 'application_fee_amount',
    });
  });
});
