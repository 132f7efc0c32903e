import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Actor } from '@yarrow/kit/actor';
import { newId } from '@yarrow/kit/ids';
import { CARDS, PaymentsHarness } from '../testing/payments-harness.js';
import { Wallets } from '../testing/wallet-harness.js';

let payments: PaymentsHarness;
let practiceId: string;

const stranger = (): Partial<Actor> => ({ kind: 'client', userId: newId() });

beforeAll(async () => {
  payments = await PaymentsHarness.start('2027-01-04T12:00:00Z');
  ({ practiceId } = await payments.openPractice());
});

afterAll(() => payments?.stop());

describe('a practice', () => {
  const QUERY = `query ($representations: [_Any!]!) { _entities(representations: $representations) { ... on Practice {
    hasPaymentProvider paymentProvider isStripeApproved stripeAccountId totalCollected totalOutstanding } } }`;
  const show = async (ids: string[], actor?: Partial<Actor>) => {
    const representations = ids.map((id) => ({ __typename: 'Practice', id }));
    return (await payments.service.graphql(QUERY, { representations }, actor)).data['_entities'];
  };

  it('shows everybody whether it takes cards, and only itself what it earned and by which account', async () => {
    const open = await payments.openPractice();
    const closed = await payments.publishPractice();
    const paid = await payments.book(open.practiceId);
    const { setupIntentId } = await payments.enterCard(paid, CARDS.good);
    await payments.completeSetup(paid, setupIntentId);
    await payments.book(open.practiceId, {
      requirement: 'none',
      startsAt: '2027-01-04T09:00:00Z',
      amountCents: 7_000,
    });

    const facts = { hasPaymentProvider: true, paymentProvider: 'stripe', isStripeApproved: true };
    const hidden = { stripeAccountId: null, totalCollected: null, totalOutstanding: null };
    const none = { hasPaymentProvider: false, paymentProvider: null, isStripeApproved: false, ...hidden };
    expect(await show([open.practiceId, closed.practiceId, 'x'])).toEqual([{ ...facts, ...hidden }, none, none]);
    expect(await show([open.practiceId], closed.pro)).toEqual([{ ...facts, ...hidden }]);
    const { accountId: stripeAccountId } = (await payments.cardForm(open.practiceId))!;
    expect(stripeAccountId).toMatch(/^acct_/);
    const earned = { stripeAccountId, totalCollected: 9_000, totalOutstanding: 7_000 };
    expect(await show([open.practiceId], open.pro)).toEqual([{ ...facts, ...earned }]);
    // Always the currency of Stripe's account, whichever account charges now.
    await new Wallets(payments).connectSquare(open);
    const query = 'mutation { updatePracticePaymentProvider(provider: "square") { result } }';
    const { data } = await payments.service.graphql(query, {}, open.pro);
    expect(data['updatePracticePaymentProvider']).toEqual({ result: 'success' });
    expect(await show([open.practiceId], open.pro)).toEqual([{ ...facts, paymentProvider: 'square', ...earned }]);
  });

  it('gives a browser what it needs to take a card, and nothing where none is taken', async () => {
    expect(await payments.cardForm(practiceId)).toEqual({
      provider: 'stripe',
      publishableKey: 'pk_test_sandbox',
      accountId: expect.stringMatching(/^acct_/),
      sandboxUrl: `${payments.sandbox.url}/stripe`,
    });
    const { practiceId: closed } = await payments.publishPractice();
    for (const id of [closed, newId(), 'x', '\u0000']) expect(await payments.cardForm(id)).toBeNull();
  });

  it('connects once, however often it asks, and only by its practitioner', async () => {
    const { practiceId: id, pro: owner } = await payments.publishPractice();
    const connect = (actor?: Partial<Actor>) =>
      payments.service.graphql('mutation { connectStripe { result url errors { code } } }', {}, actor);
    const answers = await Promise.all([connect(owner), connect(owner), connect(owner)]);
    for (const { data } of answers) expect(data['connectStripe']).toMatchObject({ result: 'success', errors: [] });
    type Account = { id: string; object: string; metadata: Record<string, string> };
    const accounts = payments.sandbox.stripe.objects<Account>('account');
    expect(accounts.filter(({ metadata }) => metadata['practice_id'] === id)).toHaveLength(1);
    expect((await connect()).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    expect((await connect(stranger())).data['connectStripe']).toMatchObject({ errors: [{ code: 'forbidden' }] });
  });

  it('cannot be given a card while it has no provider', async () => {
    const { practiceId: closed } = await payments.publishPractice();
    const booking = await payments.book(closed);
    const { setupIntent } = await payments.setupIntent(booking);
    expect(setupIntent).toMatchObject({ result: 'failure', errors: [{ code: 'no_payment_provider' }] });
  });
});
