import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Actor } from '@yarrow/kit/actor';
import { newId } from '@yarrow/kit/ids';
import { CheckoutHarness } from '../testing/checkout-harness.js';
import { PaymentsHarness } from '../testing/payments-harness.js';
import { Wallets } from '../testing/wallet-harness.js';

const NOW = '2027-01-04T12:00:00Z';

let payments: PaymentsHarness;
let checkout: CheckoutHarness;
let wallets: Wallets;

beforeAll(async () => {
  payments = await PaymentsHarness.start(NOW, { PLATFORM_FEE_BASIS_POINTS: '250' });
  checkout = new CheckoutHarness(payments);
  wallets = new Wallets(payments);
  // A job that ran by itself could read an account before the test's own, which then does not read it again that day.
  await payments.stopJobs('payouts');
});
afterAll(() => payments?.stop());

interface Practice {
  practiceId: string;
  pro: Partial<Actor>;
}

const PAYOUT = `id provider providerPayoutId amountCents currency status sentAt arrivesOn paymentsCents elsewhereCents
  refundsCents correctionsCents feesCents platformFeesCents unexplainedCents`;

async function ask({ practiceId, pro }: Practice, fields: string, actor: Partial<Actor> = pro) {
  const query = `query ($keys: [_Any!]!) { _entities(representations: $keys) { ... on Practice { ${fields} } } }`;
  const keys = [{ __typename: 'Practice', id: practiceId }];
  const { data, errors } = await payments.service.graphql(query, { keys }, actor);
  expect(errors).toBeUndefined();
  return data['_entities'][0];
}

const payoutsOf = async (practice: Practice) => (await ask(practice, `payouts { ${PAYOUT} }`)).payouts;
const entriesOf = async (practice: Practice, payoutId: string) =>
  (
    await ask(
      practice,
      `payoutEntries(payoutId: "${payoutId}") { kind grossCents feeCents netCents label
        visit { id serviceName amountCents } }`,
    )
  ).payoutEntries;

describe('a payout of Stripe', () => {
  let practice: Practice;
  let account: string;

  beforeAll(async () => {
    practice = await payments.openPractice();
    account = (await payments.cardForm(practice.practiceId)).accountId;
  });

  it('is there with the payments in it, and all that makes the difference', async () => {
    const paid = await payments.book(practice.practiceId, { startsAt: '2027-01-20T15:00:00Z' });
    await checkout.pay(paid);
    const returned = await payments.book(practice.practiceId);
    await checkout.pay(returned);
    await payments.decline(returned);
    await payments.service.eventually(async () => (await payments.show(returned)).refundedCents === 9_225);
    await payments.providerPost(account, '/v1/payment_intents', {
      ...{ amount: '5000', currency: 'usd', payment_method: 'pm_card_visa', confirm: 'true' },
      'payment_method_types[]': 'card',
    });
    // 9,225 twice with a share of 225 each, 5,000 past us, one of them back with its share, and a dispute of 1,500.
    const fees = [9_225, 9_225, 5_000].reduce((sum, cents) => sum + Math.round(cents * 0.029) + 30, 0) + 225;
    const { id, amount } = payments.sandbox.stripe.payOut(account, { correctionCents: -1_500 });
    expect(amount).toBe(9_225 + 5_000 - 1_500 - fees);
    const [payout] = await payments.service.eventually(async () => {
      const found = await payoutsOf(practice);
      return found.length > 0 && found;
    });
    expect(payout).toMatchObject({
      ...{ provider: 'stripe', providerPayoutId: id, amountCents: amount, currency: 'USD', status: 'paid' },
      ...{ paymentsCents: 18_450, elsewhereCents: 5_000, refundsCents: -9_225, correctionsCents: -1_500 },
      ...{ feesCents: fees, platformFeesCents: 450, unexplainedCents: 0 },
    });
    const entries = await entriesOf(practice, payout.id);
    const visits = entries.filter(({ kind }: { kind: string }) => kind === 'payment');
    expect(visits.map(({ visit }: { visit: { id: string } | null }) => visit?.id ?? null).sort()).toEqual(
      [paid.id, returned.id, null].sort(),
    );
    expect(entries.find(({ kind }: { kind: string }) => kind === 'refund')).toMatchObject({
      ...{ grossCents: -9_225, netCents: -9_225, label: '', visit: { id: returned.id } },
    });
    expect(entries.find(({ kind }: { kind: string }) => kind === 'correction')).toMatchObject({
      ...{ grossCents: -1_500, label: 'adjustment', visit: null },
    });
    expect(entries.reduce((sum: number, { netCents }: { netCents: number }) => sum + netCents, 0)).toBe(amount);
  });

  it('is the same however often it is read, and is found without its webhook', async () => {
    const before = await payoutsOf(practice);
    await payments.sandbox.stripe.resumeWebhooks({ copies: 2 });
    payments.sandbox.stripe.pauseWebhooks();
    await checkout.pay(await payments.book(practice.practiceId));
    const { id } = payments.sandbox.stripe.payOut(account);
    expect(await payoutsOf(practice)).toHaveLength(before.length);
    // Charges have the provider's time, which is the machine's.
    payments.clock.set(new Date(Date.now() + 2 * 86_400_000).toISOString());
    await payments.runJob('payouts');
    const found = await payoutsOf(practice);
    expect(found.map((one: { providerPayoutId: string }) => one.providerPayoutId)).toContain(id);
    expect(found).toHaveLength(before.length + 1);
    expect((await ask(practice, 'payoutsCount')).payoutsCount).toBe(found.length);
    await payments.sandbox.stripe.resumeWebhooks({ order: 'reversed', copies: 3 });
    await payments.runJob('webhooks');
    expect(await payoutsOf(practice)).toEqual(found);
    payments.clock.set(NOW);
  });

  it('comes in pages, latest first', async () => {
    const all = await payoutsOf(practice);
    const { payouts } = await ask(practice, 'payouts(limit: 1, offset: 1) { id }');
    expect(payouts).toEqual([{ id: all[1].id }]);
  });

  it('is read without a request to the provider', async () => {
    const calls = payments.sandbox.stripe.calls().length;
    const [payout] = await payoutsOf(practice);
    await entriesOf(practice, payout.id);
    expect(payments.sandbox.stripe.calls()).toHaveLength(calls);
  });

  it('is visible to its practice only', async () => {
    const [payout] = await payoutsOf(practice);
    const other = await payments.openPractice();
    const fields = `payouts { id } payoutsCount payoutEntries(payoutId: "${payout.id}") { id }`;
    const hidden = { payouts: null, payoutsCount: null, payoutEntries: null };
    for (const actor of [other.pro, { kind: 'client' as const, userId: newId() }, { kind: 'anonymous' as const }]) {
      expect(await ask(practice, fields, actor)).toEqual(hidden);
    }
    expect(await ask(other, fields)).toEqual({ payouts: [], payoutsCount: 0, payoutEntries: [] });
    expect((await ask(other, 'payoutEntries(payoutId: "nonsense") { id }')).payoutEntries).toEqual([]);
  });
});

describe('a payout of Square', () => {
  it('is there with the payments in it, and all that makes the difference', async () => {
    const practice = await payments.publishPractice();
    await wallets.connectSquare(practice);
    const booking = await payments.book(practice.practiceId);
    expect(await wallets.enterCard(booking)).toMatchObject({ result: 'success' });
    const [paid] = wallets.squarePayments(booking.id);
    const { id, amountCents } = payments.sandbox.square.payOut(paid!['_merchant']);
    const [payout] = await payments.service.eventually(async () => {
      const found = await payoutsOf(practice);
      return found.length > 0 && found;
    });
    const fees = Math.round(9_225 * 0.029) + 30 + 225;
    expect(amountCents).toBe(9_225 - fees);
    expect(payout).toMatchObject({
      ...{ provider: 'square', providerPayoutId: id, amountCents, status: 'paid', paymentsCents: 9_225 },
      ...{ feesCents: fees, platformFeesCents: 225, elsewhereCents: 0, unexplainedCents: 0 },
    });
    expect(await entriesOf(practice, payout.id)).toMatchObject([{ kind: 'payment', visit: { id: booking.id } }]);
  });
});
