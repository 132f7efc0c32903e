import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PracticeSavedSchema } from '@yarrow/contracts/catalog/v1/events_pb';
import { ProviderAccountChangedSchema } from '@yarrow/contracts/payments/v1/events_pb';
import { newId } from '@yarrow/kit/ids';
import { PaymentsHarness } from '../testing/payments-harness.js';
import { Wallets } from '../testing/wallet-harness.js';

let payments: PaymentsHarness;
let wallets: Wallets;

beforeAll(async () => {
  payments = await PaymentsHarness.start('2027-01-04T12:00:00Z');
  wallets = new Wallets(payments);
});

afterAll(() => payments?.stop());

const PRACTICE = `query ($representations: [_Any!]!) { _entities(representations: $representations) { ... on Practice {
  hasPaymentProvider paymentProvider isStripeApproved hasPaypalPaymentsEnabled hasVenmoPaymentsEnabled
  paypalForm { clientId merchantId currency paypal venmo sandboxUrl } } } }`;
const SETTINGS = `mutation ($paypal: Boolean!, $venmo: Boolean!) {
  updatePaypalSettings(paypalActive: $paypal, venmoActive: $venmo) { result errors { code } } }`;
const PROVIDER = `mutation ($provider: String!) { updatePracticePaymentProvider(provider: $provider) {
  result errors { code } practice { id paymentProvider } } }`;

async function show(practiceId: string) {
  const representations = [{ __typename: 'Practice', id: practiceId }];
  return (await payments.service.graphql(PRACTICE, { representations })).data['_entities'][0];
}

async function openCanadian() {
  const [practiceId, userId] = [newId(), newId()];
  const facts = { ownerUserId: userId, name: 'Maple', email: 'm@example.com', currency: 'CAD', country: 'CA' };
  const practice = { practiceId, ...facts, timeZone: 'America/Toronto', version: 1 };
  await payments.service.publish(PracticeSavedSchema, { practice }, { aggregateId: practiceId });
  return { practiceId, pro: { kind: 'pro' as const, userId, practiceId } };
}

describe('connecting with Square', () => {
  it('brings the practice through Square’s page and back to its settings, where cards can be taken at once', async () => {
    const practice = await payments.publishPractice();
    const end = await wallets.connectSquare(practice);
    expect(end.pathname + end.search).toBe('/portal/settings/banking/square?connected=true');
    const query = `query ($id: ID!) { cardForm(practiceId: $id) { provider publishableKey accountId squareLocationId sandboxUrl } }`;
    const { cardForm } = (await payments.service.graphql(query, { id: practice.practiceId })).data;
    expect(cardForm).toMatchObject({
      provider: 'square',
      publishableKey: 'sandbox-sq0idb-yarrow',
      accountId: expect.stringMatching(/^ML/),
      squareLocationId: expect.stringMatching(/^L/),
      sandboxUrl: `${payments.sandbox.url}/square`,
    });
    expect(await show(practice.practiceId)).toMatchObject({ hasPaymentProvider: true, paymentProvider: 'square' });
    const published = await payments.service.emitted(ProviderAccountChangedSchema);
    expect(published.filter((event) => event.practiceId === practice.practiceId)).toMatchObject([
      { provider: 'square', connected: true, chargesEnabled: true },
    ]);
  });

  it('keeps the tokens of the account unreadable', async () => {
    const practice = await payments.publishPractice();
    await wallets.connectSquare(practice);
    const rows = await payments.service.dataSource.query('SELECT access_token, refresh_token FROM square_credentials');
    for (const { access_token: access, refresh_token: refresh } of rows as Record<string, Buffer>[]) {
      expect(`${access!.toString('latin1')}${refresh!.toString('latin1')}`).not.toMatch(/E[AQ]AA/);
    }
  });

  it('says so when the practitioner denies, and when the page came for another practice', async () => {
    const [mine, other] = [await payments.publishPractice(), await payments.publishPractice()];
    expect((await wallets.connectSquare(mine, 'answer=deny')).search).toBe('?error=denied');
    const { data } = await payments.service.graphql('mutation { connectSquare { url } }', {}, mine.pro);
    const back = await wallets.leave(data['connectSquare'].url, 'answer=allow');
    // A forged callback: another practitioner's session with a code of the attacker's own account.
    expect((await wallets.comeBack(back, other.pro)).search).toBe('?error=forbidden');
    expect((await wallets.comeBack(back, { kind: 'client', userId: newId() })).search).toContain('error=');
    expect(await show(other.practiceId)).toMatchObject({ hasPaymentProvider: false });
  });

  it('refuses an account in another currency, and one that another practice has', async () => {
    const practice = await payments.publishPractice();
    expect((await wallets.connectSquare(practice, 'answer=allow&country=CA')).search).toBe('?error=currency_mismatch');
    expect(await show(practice.practiceId)).toMatchObject({ hasPaymentProvider: false });
    const [canadian, other] = [await openCanadian(), await openCanadian()];
    expect((await wallets.connectSquare(canadian, 'answer=allow&country=CA')).search).toBe('?connected=true');
    const { accountId } = (await payments.cardForm(canadian.practiceId))!;
    const sameSeller = `answer=allow&merchant_id=${accountId}`;
    expect((await wallets.connectSquare(other, sameSeller)).search).toBe('?error=account_taken');
    expect(await show(other.practiceId)).toMatchObject({ hasPaymentProvider: false });
    expect((await wallets.connectSquare(canadian, sameSeller)).search).toBe('?connected=true');
  });

  it('is for pros only', async () => {
    const query = 'mutation { connectSquare { url errors { code } } connectPaypal { url errors { code } } }';
    const { data } = await payments.service.graphql(query, {}, { kind: 'client', userId: newId() });
    expect(data['connectSquare']).toMatchObject({ url: null, errors: [{ code: 'forbidden' }] });
    expect(data['connectPaypal']).toMatchObject({ url: null, errors: [{ code: 'forbidden' }] });
  });

  it('takes no more cards when the consent is revoked', async () => {
    const practice = await payments.publishPractice();
    await wallets.connectSquare(practice);
    const [account] = await payments.service.dataSource.query<{ account_id: string }[]>(
      `SELECT account_id FROM provider_accounts WHERE practice_id = $1`,
      [practice.practiceId],
    );
    await payments.service.dataSource.query(
      `INSERT INTO provider_events (provider, event_id, type, account_id, object_id, occurred_at, received_at, next_try_at)
       VALUES ('square', $1, 'oauth.authorization.revoked', $2, $2, now(), now(), now())`,
      [newId(), account!.account_id],
    );
    await payments.service.eventually(async () => !(await show(practice.practiceId)).hasPaymentProvider);
  });
});

describe('choosing the provider of cards', () => {
  it('says which of the connected card providers charges', async () => {
    const practice = await payments.openPractice();
    await wallets.connectSquare(practice);
    expect(await show(practice.practiceId)).toMatchObject({ paymentProvider: 'stripe', isStripeApproved: true });
    const choose = async (provider: string) =>
      (await payments.service.graphql(PROVIDER, { provider }, practice.pro)).data['updatePracticePaymentProvider'];
    expect(await choose('square')).toMatchObject({ result: 'success', practice: { paymentProvider: 'square' } });
    expect(await show(practice.practiceId)).toMatchObject({ paymentProvider: 'square', isStripeApproved: true });
    expect(await choose('stripe')).toMatchObject({ result: 'success', practice: { paymentProvider: 'stripe' } });
    expect(await choose('paypal')).toMatchObject({ result: 'failure', errors: [{ code: 'unknown_provider' }] });
  });

  it('is refused for a provider that is not connected, and to anybody but a pro', async () => {
    const practice = await payments.openPractice();
    const { data } = await payments.service.graphql(PROVIDER, { provider: 'square' }, practice.pro);
    expect(data['updatePracticePaymentProvider']).toMatchObject({ errors: [{ code: 'not_connected' }] });
    const client = await payments.service.graphql(
      PROVIDER,
      { provider: 'stripe' },
      { kind: 'client', userId: newId() },
    );
    expect(client.data['updatePracticePaymentProvider']).toMatchObject({ errors: [{ code: 'forbidden' }] });
  });

  it('leaves one active when both are chosen at once', async () => {
    const practice = await payments.openPractice();
    await wallets.connectSquare(practice);
    const choose = (provider: string) => payments.service.graphql(PROVIDER, { provider }, practice.pro);
    await Promise.all(['square', 'stripe', 'square', 'stripe', 'square'].map(choose));
    const [row] = await payments.service.dataSource.query<{ count: number }[]>(
      `SELECT count(*)::int FROM provider_accounts WHERE practice_id = $1 AND active`,
      [practice.practiceId],
    );
    expect(row!.count).toBe(1);
  });
});

describe('a practice that connects with PayPal', () => {
  it('offers PayPal and, in US dollars, Venmo', async () => {
    const practice = await payments.publishPractice();
    expect(await show(practice.practiceId)).toMatchObject({ hasPaypalPaymentsEnabled: false, paypalForm: null });
    expect((await wallets.connectPaypal(practice)).search).toBe('?connected=true');
    expect(await show(practice.practiceId)).toMatchObject({
      hasPaymentProvider: false,
      hasPaypalPaymentsEnabled: true,
      hasVenmoPaymentsEnabled: true,
      paypalForm: { clientId: 'paypal-client-yarrow', currency: 'USD', paypal: true, venmo: true },
    });
    const choose = async (paypal: boolean, venmo: boolean) =>
      (await payments.service.graphql(SETTINGS, { paypal, venmo }, practice.pro)).data['updatePaypalSettings'];
    expect(await choose(true, false)).toMatchObject({ result: 'success' });
    expect(await show(practice.practiceId)).toMatchObject({ hasVenmoPaymentsEnabled: false });
    expect(await choose(false, false)).toMatchObject({ result: 'success' });
    expect(await show(practice.practiceId)).toMatchObject({ hasPaypalPaymentsEnabled: false, paypalForm: null });
  });

  it('offers no Venmo in other currencies', async () => {
    const practice = await openCanadian();
    await wallets.connectPaypal(practice);
    expect(await show(practice.practiceId)).toMatchObject({
      hasPaypalPaymentsEnabled: true,
      hasVenmoPaymentsEnabled: false,
      paypalForm: { currency: 'CAD', venmo: false },
    });
    const { data } = await payments.service.graphql(SETTINGS, { paypal: true, venmo: true }, practice.pro);
    expect(data['updatePaypalSettings']).toMatchObject({ result: 'failure', errors: [{ code: 'venmo_needs_usd' }] });
  });

  it('is believed by PayPal’s word, not by the address that the browser comes back to', async () => {
    const practice = await payments.publishPractice();
    const forged = new URL('http://x/api/payments/connect/paypal?merchantIdInPayPal=SOMEBODY&permissionsGranted=true');
    expect((await wallets.comeBack(forged, practice.pro)).search).toBe('?error=not_connected');
    expect(await show(practice.practiceId)).toMatchObject({ hasPaypalPaymentsEnabled: false });
  });

  it('is connected by webhook when its browser never came back', async () => {
    const practice = await payments.publishPractice();
    const { data } = await payments.service.graphql('mutation { connectPaypal { url } }', {}, practice.pro);
    await wallets.leave(data['connectPaypal'].url, '');
    await payments.service.eventually(async () => (await show(practice.practiceId)).hasPaypalPaymentsEnabled);
  });
});
