import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { SubscriptionChangedSchema } from '@yarrow/contracts/payments/v1/events_pb';
import type { Actor } from '@yarrow/kit/actor';
import { newId } from '@yarrow/kit/ids';
import { PaymentsHarness } from '../testing/payments-harness.js';
import { PLAN_PRICES_JOB } from './plan-prices.job.js';

const MONTHLY = 'price_website_month';
const YEARLY = 'price_website_year';
const FREE = { planId: 'free', status: 'free', price: null, endsAt: null };

let payments: PaymentsHarness;
let practiceId: string;
let pro: Partial<Actor>;

beforeAll(async () => {
  payments = await PaymentsHarness.start('2027-01-04T12:00:00Z', { SUBSCRIPTION_PLANS: 'website' });
  await payments.runJob(PLAN_PRICES_JOB);
});
beforeEach(async () => {
  ({ practiceId, pro } = await payments.publishPractice());
});
afterAll(() => payments?.stop());

async function mutate(call: string, fields: string, actor = pro) {
  const text = `mutation { ${call} { result errors { code } ${fields} } }`;
  const { data, errors } = await payments.service.graphql(text, {}, actor);
  return errors ? { code: errors[0]!.extensions.code } : Object.values(data)[0];
}
const start = (priceId = MONTHLY, actor = pro) => mutate(`startSubscription(priceId: "${priceId}")`, 'url', actor);
const openPortal = () => mutate('openBillingPortal', 'url');
const refresh = () => mutate('refreshSubscription', 'practice { id }');
const press = (url: string, fields: Record<string, string>) =>
  fetch(url, { method: 'POST', body: new URLSearchParams(fields).toString(), redirect: 'manual' });

const FIELDS = `subscription { planId status price { id amountCents currency interval } periodEndsAt endsAt hasBilling }`;
async function subscription(actor: Partial<Actor> = pro) {
  const text = `query ($of: [_Any!]!) { _entities(representations: $of) { ... on Practice { ${FIELDS} } } }`;
  const { data } = await payments.service.graphql(text, { of: [{ __typename: 'Practice', id: practiceId }] }, actor);
  return data['_entities'][0].subscription;
}
async function published() {
  const events = await payments.service.emitted(SubscriptionChangedSchema);
  return events
    .filter((event) => event.practiceId === practiceId)
    .map(({ plan, features, version }) => ({ plan, features, version }));
}
const hasStatus = (status: string) => payments.service.eventually(async () => (await subscription()).status === status);

async function subscribe(priceId = MONTHLY): Promise<void> {
  const { url } = await start(priceId);
  const left = await press(url, { result: 'pay' });
  expect(left.headers.get('location')).toMatch(/\/portal\/subscriptions\?subscribed=true$/);
  await hasStatus('active');
}
/** Presses a button of Stripe's page about what is paid. */
async function atStripe(what: string): Promise<void> {
  const { url } = await openPortal();
  const [, id] = /name="subscription" value="(sub_\w+)"/.exec(await (await fetch(url)).text())!;
  await press(url, { subscription: id!, do: what });
}

describe('plans that are sold', () => {
  it('are the free one and those of the configuration, as Stripe prices them', async () => {
    const text = '{ subscriptionPlans { id name includes prices { id amountCents currency interval } } }';
    const { data } = await payments.service.graphql(text, {}, pro);
    expect(data['subscriptionPlans']).toEqual([
      { id: 'free', name: 'Free', includes: expect.any(Array), prices: [] },
      {
        ...{ id: 'website', name: 'Website', includes: expect.arrayContaining(['Everything in Free']) },
        prices: [
          { id: MONTHLY, amountCents: 1200, currency: 'USD', interval: 'month' },
          { id: YEARLY, amountCents: 12_000, currency: 'USD', interval: 'year' },
        ],
      },
    ]);
  });

  it('are stored by several processes at the same time', async () => {
    // The first time: afterwards there is nothing to insert.
    await payments.service.dataSource.query('DELETE FROM plan_prices');
    await Promise.all([1, 2, 3, 4].map(() => payments.runJob(PLAN_PRICES_JOB)));
    const { data } = await payments.service.graphql('{ subscriptionPlans { id prices { id } } }', {}, pro);
    expect(data['subscriptionPlans'][1].prices).toEqual([{ id: MONTHLY }, { id: YEARLY }]);
  });

  it('keep a price that was replaced for those who pay it, and sell the new one', async () => {
    await subscribe();
    const dearer = await payments.providerPost('', '/v1/prices', {
      ...{ currency: 'usd', product: 'prod_website', unit_amount: '1500', 'recurring[interval]': 'month' },
      ...{ lookup_key: 'website_month', transfer_lookup_key: 'true' },
    });
    await payments.runJob(PLAN_PRICES_JOB);
    expect(await start(MONTHLY, (await payments.publishPractice()).pro)).toMatchObject({
      ...{ result: 'failure', errors: [{ code: 'invalid_price' }] },
    });
    await refresh();
    expect(await subscription()).toMatchObject({ planId: 'website', price: { id: MONTHLY, amountCents: 1200 } });
    await payments.providerPost('', `/v1/prices/${MONTHLY}`, {
      ...{ lookup_key: 'website_month', transfer_lookup_key: 'true' },
    });
    await payments.providerPost('', `/v1/prices/${dearer}`, { active: 'false' });
    await payments.runJob(PLAN_PRICES_JOB);
  });
});

describe('a practice that subscribes', () => {
  it('has the plan once Stripe was paid, through every change until it ends', async () => {
    expect(await subscription()).toMatchObject({ ...FREE, hasBilling: false });
    await subscribe();
    expect(await subscription()).toMatchObject({
      ...{ planId: 'website', status: 'active', endsAt: null, hasBilling: true },
      ...{ price: { id: MONTHLY, amountCents: 1200, currency: 'USD', interval: 'month' } },
    });
    await atStripe(`price:${YEARLY}`);
    await payments.service.eventually(async () => (await subscription()).price.id === YEARLY);
    await atStripe('cancel');
    await payments.service.eventually(async () => (await subscription()).endsAt !== null);
    const { endsAt, periodEndsAt } = await subscription();
    expect(endsAt).toBe(periodEndsAt);
    await atStripe('keep');
    await payments.service.eventually(async () => (await subscription()).endsAt === null);
    await atStripe('fail');
    await hasStatus('past_due');
    await atStripe('renew');
    await hasStatus('active');
    await atStripe('end');
    await hasStatus('free');
    expect(await subscription()).toMatchObject({ ...FREE, hasBilling: true });
    expect(await published()).toEqual([
      { plan: 'website', features: ['website_plan'], version: 1 },
      { plan: 'free', features: [], version: 2 },
    ]);
  });

  it('pays nothing with a card that is declined, and can try another', async () => {
    const { url } = await start();
    expect(await (await press(url, { result: 'decline' })).text()).toContain('declined');
    expect(await refresh()).toMatchObject({ result: 'success' });
    expect(await subscription()).toMatchObject(FREE);
    expect((await press(url, { result: 'pay' })).status).toBe(303);
    await hasStatus('active');
  });

  it('is known by asking, where the webhook is late', async () => {
    payments.sandbox.stripe.pauseWebhooks();
    const { url } = await start();
    await press(url, { result: 'pay' });
    await refresh();
    expect(await subscription()).toMatchObject({ planId: 'website', status: 'active' });
    await payments.sandbox.stripe.resumeWebhooks({ order: 'reversed', copies: 2 });
    expect(await published()).toHaveLength(1);
  });

  it('has one open page however often it presses, and closes the one before', async () => {
    const urls = new Set((await Promise.all([start(), start()])).map(({ url }) => url));
    const open = async () => {
      const pages = await Promise.all([...urls].map((url) => fetch(url)));
      return pages.filter(({ status }) => status === 200).length;
    };
    expect(await open()).toBe(1);
    const yearly = await start(YEARLY);
    expect(await open()).toBe(0);
    await press(yearly.url, { result: 'pay' });
    await hasStatus('active');
    expect(await start()).toMatchObject({ errors: [{ code: 'already_subscribed' }] });
  });

  it('may come back to subscribe once more', async () => {
    await subscribe();
    await atStripe('end');
    await hasStatus('free');
    await subscribe(YEARLY);
    expect((await published()).map(({ plan }) => plan)).toEqual(['website', 'free', 'website']);
  });

  it('pays once, where a second subscription was made past us', async () => {
    await subscribe();
    const [{ customer_id: customer }] = await payments.service.dataSource.query<[{ customer_id: string }]>(
      'SELECT customer_id FROM practice_subscriptions WHERE practice_id = $1',
      [practiceId],
    );
    const session = await payments.providerPost('', '/v1/checkout/sessions', {
      ...{ mode: 'subscription', customer, success_url: 'http://localhost/' },
      ...{ 'line_items[0][price]': YEARLY, 'line_items[0][quantity]': '1' },
    });
    await press(`${payments.sandbox.url}/stripe/pages/checkout/${session}`, { result: 'pay' });
    const live = () =>
      payments.sandbox.stripe
        .objects<{ id: string; object: string; customer: string; status: string }>('subscription')
        .filter((one) => one.customer === customer && one.status === 'active');
    await payments.service.eventually(async () => live().length === 1);
    expect(await subscription()).toMatchObject({ status: 'active', price: { id: MONTHLY } });
  });
});

describe('what cannot be subscribed to', () => {
  it('is an unknown price', async () => {
    expect(await start('price_unknown')).toMatchObject({ errors: [{ code: 'invalid_price' }] });
  });

  it('is a billing page without a subscription, or the subscription of another practice', async () => {
    expect(await openPortal()).toMatchObject({ errors: [{ code: 'not_subscribed' }] });
    expect(await start(MONTHLY, { kind: 'client', userId: newId() })).toMatchObject({
      errors: [{ code: 'forbidden' }],
    });
    expect(await subscription({ kind: 'client', userId: newId() })).toBeNull();
    expect(await subscription((await payments.publishPractice()).pro)).toBeNull();
  });

  it('is anything while Stripe does not answer, and nothing is noted', async () => {
    payments.sandbox.stripe.fault({ path: '/v1/customers', kind: 'error-before-effect' });
    expect(await start()).toMatchObject({ errors: [{ code: 'provider_unavailable' }] });
    expect(await subscription()).toMatchObject({ ...FREE, hasBilling: false });
    await subscribe();
  });
});
