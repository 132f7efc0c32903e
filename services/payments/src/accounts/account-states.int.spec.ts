import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PracticeSavedSchema } from '@yarrow/contracts/catalog/v1/events_pb';
import { ProviderAccountChangedSchema } from '@yarrow/contracts/payments/v1/events_pb';
import { newId } from '@yarrow/kit/ids';
import { PaymentsHarness } from '../testing/payments-harness.js';
import { Wallets } from '../testing/wallet-harness.js';
import { SQUARE_ACCESS_JOB } from './square-access.job.js';

let payments: PaymentsHarness;
let wallets: Wallets;

beforeAll(async () => {
  payments = await PaymentsHarness.start('2027-01-04T12:00:00Z');
  wallets = new Wallets(payments);
});
afterAll(() => payments?.stop());

type Practice = Awaited<ReturnType<PaymentsHarness['publishPractice']>>;

const ACCOUNTS = `paymentAccounts {
  stripe { stripeConnected displayName operational requirementsDue requirementsPastDue connectionError }
  square { offered squareConnected displayName erroredAt message error }
  paypal { offered paypalConnected paypalActive venmoActive merchantId message
    sellerStatus { isOnboardingComplete paymentsReceivable primaryEmailConfirmed } } }`;
const SHOWN = `query ($representations: [_Any!]!) { _entities(representations: $representations) {
  ... on Practice { hasPaymentProvider hasPaypalAccount hasPaypalPaymentsEnabled ${ACCOUNTS} } } }`;

async function show({ practiceId, pro }: Practice, actor = pro) {
  const representations = [{ __typename: 'Practice', id: practiceId }];
  return (await payments.service.graphql(SHOWN, { representations }, actor)).data['_entities'][0];
}

const ask = async (field: string, { pro }: Pick<Practice, 'pro'>, fields = 'result errors { code message }') =>
  (await payments.service.graphql(`mutation { ${field} { ${fields} } }`, {}, pro)).data[field.split('(')[0]!];

async function accountOf({ practiceId }: Practice, provider: string): Promise<string> {
  const [row] = await payments.service.dataSource.query<{ account_id: string }[]>(
    'SELECT account_id FROM provider_accounts WHERE practice_id = $1 AND provider = $2',
    [practiceId, provider],
  );
  return row!.account_id;
}

/** Through Stripe's pages and back by our callback. */
async function comeBackFromStripe(practice: Practice, form?: string): Promise<string> {
  const { url } = await ask('connectStripe', practice, 'url');
  await fetch(url, { method: 'POST', redirect: 'manual', ...(form && { body: form }) });
  const back = new URL('http://x/api/payments/connect/stripe');
  return (await wallets.comeBack(back, practice.pro)).href;
}

describe('a practice’s accounts', () => {
  it('are shown to the practice itself alone', async () => {
    const practice = await payments.openPractice();
    expect(await show(practice)).toMatchObject({ paymentAccounts: { stripe: { operational: true } } });
    const other = await payments.publishPractice();
    expect(await show(practice, other.pro)).toMatchObject({ paymentAccounts: null });
    expect(await show(practice, { kind: 'client', userId: newId() })).toMatchObject({ paymentAccounts: null });
  });

  it('say that nothing is connected yet, and what can be', async () => {
    const { paymentAccounts } = await show(await payments.publishPractice());
    expect(paymentAccounts).toMatchObject({
      stripe: { stripeConnected: false, operational: false, requirementsDue: [], connectionError: null },
      square: { offered: true, squareConnected: false, error: null },
      paypal: { offered: true, paypalConnected: false, merchantId: null, sellerStatus: null },
    });
  });
});

describe('Stripe', () => {
  it('asks for what is missing, which is known as soon as the browser is back', async () => {
    const practice = await payments.publishPractice();
    payments.sandbox.stripe.pauseWebhooks();
    try {
      const end = await comeBackFromStripe(practice, 'result=incomplete');
      expect(end).toMatch(/\/portal\/settings\/banking\/stripe\?connected=true$/);
      expect((await show(practice)).paymentAccounts.stripe).toMatchObject({
        stripeConnected: true,
        operational: false,
        displayName: 'Still Waters',
        requirementsPastDue: ['individual.verification.document'],
      });
      await comeBackFromStripe(practice);
      expect((await show(practice)).paymentAccounts.stripe).toMatchObject({
        operational: true,
        requirementsDue: [],
        requirementsPastDue: [],
      });
    } finally {
      await payments.sandbox.stripe.resumeWebhooks();
    }
  });

  it('brings a browser nowhere that comes back to a practice without an account', async () => {
    const practice = await payments.publishPractice();
    const back = new URL('http://x/api/payments/connect/stripe');
    expect((await wallets.comeBack(back, practice.pro)).search).toBe('?error=not_connected');
  });

  it('charges no more once its owner took the access away, and makes another account when connected again', async () => {
    const practice = await payments.openPractice();
    const first = await accountOf(practice, 'stripe');
    payments.sandbox.stripe.deauthorize(first);
    await payments.service.eventually(async () => !(await show(practice)).hasPaymentProvider);
    expect((await show(practice)).paymentAccounts.stripe).toMatchObject({
      operational: false,
      connectionError: 'Yarrow has no access to your Stripe account any more.',
    });
    await comeBackFromStripe(practice);
    expect((await show(practice)).paymentAccounts.stripe).toMatchObject({ operational: true, connectionError: null });
    expect(await accountOf(practice, 'stripe')).not.toBe(first);
  });

  it('does not charge in the place of Square before it can', async () => {
    const practice = await payments.publishPractice();
    await wallets.connectSquare(practice);
    await comeBackFromStripe(practice, 'result=incomplete');
    expect(await ask('updatePracticePaymentProvider(provider: "stripe")', practice)).toMatchObject({
      errors: [{ code: 'not_ready' }],
    });
  });
});

describe('Square', () => {
  const square = async (practice: Practice) => (await show(practice)).paymentAccounts.square;
  const end = (practice: Practice, interval: string) =>
    payments.service.dataSource.query(
      `UPDATE square_credentials SET expires_at = now() + $2::interval WHERE account_id =
         (SELECT account_id FROM provider_accounts WHERE practice_id = $1 AND provider = 'square')`,
      [practice.practiceId, interval],
    );

  it('refuses an answer that came before', async () => {
    const practice = await payments.publishPractice();
    const { url } = await ask('connectSquare', practice, 'url');
    const back = await wallets.leave(url, 'answer=allow&country=US');
    expect((await wallets.comeBack(back, practice.pro)).search).toBe('?connected=true');
    expect((await wallets.comeBack(back, practice.pro)).search).toBe('?error=provider_refused');
    expect(await square(practice)).toMatchObject({ squareConnected: true, displayName: 'Sandbox seller', error: null });
  });

  it('shows that the access is lost and works again after reconnecting', async () => {
    const practice = await payments.publishPractice();
    await wallets.connectSquare(practice);
    const seller = await accountOf(practice, 'square');
    payments.sandbox.square.revoke(seller);
    await payments.service.eventually(async () => (await square(practice)).error !== null);
    expect(await square(practice)).toEqual({
      offered: true,
      squareConnected: true,
      displayName: 'Sandbox seller',
      erroredAt: '2027-01-04T12:00:00.000Z',
      message: 'Yarrow has no access to your Square account any more.',
      error: 'access_revoked',
    });
    await wallets.connectSquare(practice, `answer=allow&merchant_id=${seller}`);
    expect(await square(practice)).toMatchObject({ erroredAt: null, error: null });
    expect(await show(practice)).toMatchObject({ hasPaymentProvider: true });
  });

  it('has its token renewed before it expires, even without payments', async () => {
    const practice = await payments.publishPractice();
    await wallets.connectSquare(practice);
    await end(practice, '2 days');
    await payments.runJob(SQUARE_ACCESS_JOB);
    const rows = await payments.service.dataSource.query(
      `SELECT 1 FROM square_credentials WHERE account_id = $1 AND expires_at > now() + interval '20 days'`,
      [await accountOf(practice, 'square')],
    );
    expect(rows).toHaveLength(1);
    expect(await square(practice)).toMatchObject({ error: null });
  });

  it('warns while a token that is not renewed serves, and charges no more once it ended', async () => {
    const practice = await payments.publishPractice();
    await wallets.connectSquare(practice);
    payments.sandbox.square.pauseWebhooks();
    payments.sandbox.square.revoke(await accountOf(practice, 'square'));
    await end(practice, '2 days');
    await payments.runJob(SQUARE_ACCESS_JOB);
    expect(await square(practice)).toMatchObject({ error: 'access_expired' });
    expect(await show(practice)).toMatchObject({ hasPaymentProvider: true });
    await end(practice, '-1 hour');
    await payments.runJob(SQUARE_ACCESS_JOB);
    expect(await show(practice)).toMatchObject({ hasPaymentProvider: false });
    await payments.sandbox.square.resumeWebhooks();
  });

  it('charges no more when the practice is paid in another currency', async () => {
    const practice = await payments.publishPractice();
    await wallets.connectSquare(practice);
    const facts = { practiceId: practice.practiceId, name: 'Still Waters', email: 'pro@example.com', country: 'US' };
    const changed = { ...facts, currency: 'CAD', timeZone: 'America/New_York', version: 2 };
    await payments.service.publish(PracticeSavedSchema, { practice: changed }, { aggregateId: practice.practiceId });
    expect(await square(practice)).toMatchObject({ error: 'currency_mismatch' });
    expect(await show(practice)).toMatchObject({ hasPaymentProvider: false });
  });
});

describe('PayPal', () => {
  const CHECK = 'result errors { code } status { isOnboardingComplete paymentsReceivable primaryEmailConfirmed }';

  /** @param account what PayPal finds of it */
  async function connect(account: string): Promise<Practice> {
    const practice = await payments.publishPractice();
    const { url } = await ask('connectPaypal', practice, 'url');
    await wallets.comeBack(await wallets.leave(url, `account=${account}`), practice.pro);
    return practice;
  }

  it.each([
    ['unconfirmed', { paymentsReceivable: true, primaryEmailConfirmed: false }],
    ['restricted', { paymentsReceivable: false, primaryEmailConfirmed: true }],
  ])('offers nothing to clients while the account is %s, and does once PayPal is content', async (account, facts) => {
    const practice = await connect(account);
    const { paypal } = (await show(practice)).paymentAccounts;
    expect(paypal.sellerStatus).toEqual({ isOnboardingComplete: false, ...facts });
    expect(await show(practice)).toMatchObject({ hasPaypalAccount: true, hasPaypalPaymentsEnabled: false });
    expect(await ask('updatePaypalSettings(paypalActive: true, venmoActive: false)', practice)).toMatchObject({
      errors: [{ code: 'not_ready' }],
    });
    const settled = { payments_receivable: true, primary_email_confirmed: true };
    payments.sandbox.paypal.changeMerchant(practice.practiceId, settled);
    expect(await ask('checkPaypalSellerStatus', practice, CHECK)).toEqual({
      result: 'success',
      errors: [],
      status: { isOnboardingComplete: true, paymentsReceivable: true, primaryEmailConfirmed: true },
    });
    expect(await show(practice)).toMatchObject({ hasPaypalPaymentsEnabled: true });
  });

  it('is asked nothing of a practice without an account', async () => {
    const practice = await payments.publishPractice();
    expect(await ask('checkPaypalSellerStatus', practice, CHECK)).toMatchObject({
      errors: [{ code: 'not_connected' }],
    });
    expect(await ask('disconnectPaypalAccount', practice)).toMatchObject({ errors: [{ code: 'not_connected' }] });
  });

  it('is taken off by its practice alone, and stays off when PayPal writes of the account again', async () => {
    const [practice, other] = [await connect('ready'), await connect('ready')];
    const client = { pro: { kind: 'client' as const, userId: newId() } };
    expect(await ask('disconnectPaypalAccount', client)).toMatchObject({ errors: [{ code: 'forbidden' }] });
    expect(await ask('disconnectPaypalAccount', practice)).toMatchObject({ result: 'success' });
    expect((await show(practice)).paymentAccounts.paypal).toMatchObject({ paypalConnected: false, merchantId: null });
    expect(await show(practice)).toMatchObject({ hasPaypalAccount: false, hasPaypalPaymentsEnabled: false });
    expect(await show(other)).toMatchObject({ hasPaypalPaymentsEnabled: true });
    const published = await payments.service.emitted(ProviderAccountChangedSchema);
    expect(published.filter(({ practiceId }) => practiceId === practice.practiceId).slice(-2)).toMatchObject([
      { provider: 'paypal', connected: false, chargesEnabled: false },
      { provider: 'venmo', connected: false, chargesEnabled: false },
    ]);
    const report = async (type: string, age: string) => {
      const eventId = newId();
      await payments.service.dataSource.query(
        `INSERT INTO provider_events (provider, event_id, type, object_id, parent_id, occurred_at, received_at, next_try_at)
         VALUES ('paypal', $1, $2, 'x', $3, now() - $4::interval, now(), now())`,
        [eventId, type, practice.practiceId, age],
      );
      await payments.service.eventually(async () => {
        const applied = 'SELECT 1 FROM provider_events WHERE event_id = $1 AND applied_at IS NOT NULL';
        return (await payments.service.dataSource.query<object[]>(applied, [eventId])).length === 1;
      });
      return (await show(practice)).paymentAccounts.paypal.paypalConnected;
    };
    expect(await report('MERCHANT.CAPABILITY.UPDATED', '0 s')).toBe(false);
    // Of before, and late.
    expect(await report('MERCHANT.ONBOARDING.COMPLETED', '1 hour')).toBe(false);
    expect(await report('MERCHANT.ONBOARDING.COMPLETED', '0 s')).toBe(true);
  });

  it('is connected again through its page', async () => {
    const practice = await connect('ready');
    await ask('disconnectPaypalAccount', practice);
    await wallets.connectPaypal(practice);
    expect(await show(practice)).toMatchObject({ hasPaypalPaymentsEnabled: true });
  });
});
