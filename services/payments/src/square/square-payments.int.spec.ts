import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { BookingPaymentSecuredSchema, ChargeSucceededSchema } from '@yarrow/contracts/payments/v1/events_pb';
import { newId } from '@yarrow/kit/ids';
import { createHmac } from 'node:crypto';
import { type Booking, PaymentsHarness } from '../testing/payments-harness.js';
import { Wallets } from '../testing/wallet-harness.js';

jest.setTimeout(90_000);

let payments: PaymentsHarness;
let wallets: Wallets;
let practice: Awaited<ReturnType<PaymentsHarness['publishPractice']>>;

beforeAll(async () => {
  payments = await PaymentsHarness.start('2027-01-04T12:00:00Z');
  wallets = new Wallets(payments);
  practice = await payments.publishPractice();
  await wallets.connectSquare(practice);
}, 120_000);

afterAll(() => payments?.stop());

const book = (options = {}) => payments.book(practice.practiceId, options);
const status = async (booking: Booking) => (await payments.show(booking)).clientPaymentStatus as string;
const completed = (booking: Booking) => wallets.squarePayments(booking.id).filter((one) => one.status === 'COMPLETED');

/** Paid once, at Square as in our books. */
async function expectPaid(booking: Booking, cents = 9_000): Promise<void> {
  await payments.service.eventually(async () => (await status(booking)) === 'Paid');
  expect(completed(booking)).toMatchObject([{ amount_money: { amount: cents, currency: 'USD' } }]);
  expect(await payments.balances(booking.id)).toMatchObject({ provider_clearing: cents, client_receivable: 0 });
}

async function securedKinds({ id }: Booking): Promise<string[]> {
  const told = await payments.service.emitted(BookingPaymentSecuredSchema);
  return told.filter(({ appointmentId }) => appointmentId === id).map(({ kind }) => kind);
}

describe('squareAddCardToCustomer', () => {
  it('saves the card and charges a booking that is charged at once', async () => {
    const booking = await book();
    expect(await wallets.enterCard(booking)).toMatchObject({
      result: 'success',
      paymentMethod: { brand: 'visa', last4: '1111', expMonth: 12, expYear: 2035 },
      appointment: { clientPaymentStatus: 'Paid' },
    });
    await expectPaid(booking);
    expect(await securedKinds(booking)).toEqual(['charge']);
    expect(await payments.show(booking)).toMatchObject({ paymentMethod: 'square' });
    const told = await payments.service.emitted(ChargeSucceededSchema);
    expect(told.find(({ appointmentId }) => appointmentId === booking.id)).toMatchObject({
      provider: 'square',
      cardLast4: '1111',
    });
  });

  it('saves a card that is charged on the day, by the job, once', async () => {
    const booking = await book({ requirement: 'save_card', startsAt: '2027-01-08T15:00:00Z' });
    expect(await wallets.enterCard(booking)).toMatchObject({ result: 'success' });
    expect(await securedKinds(booking)).toEqual(['save_card']);
    expect(wallets.squarePayments(booking.id)).toEqual([]);
    await payments.accept(booking);
    const before = payments.clock.now();
    payments.clock.set(new Date('2027-01-08T14:00:00Z'));
    await payments.runJob('due-charges');
    await expectPaid(booking);
    payments.clock.set(before);
  });

  it('is safe to repeat: a double click keeps one card and charges once', async () => {
    const booking = await book();
    const { token } = await wallets.tokenize(practice.practiceId, wallets.cards.good);
    const answers = await Promise.all([1, 2, 3].map(() => wallets.addCard(booking, token)));
    for (const answer of answers) expect(answer).toMatchObject({ result: 'success' });
    expect(await wallets.addCard(booking, token)).toMatchObject({ result: 'success' });
    await expectPaid(booking);
    const cards = await payments.service.dataSource.query('SELECT 1 FROM saved_cards WHERE appointment_id = $1', [
      booking.id,
    ]);
    expect(cards).toHaveLength(1);
  });

  it.each([
    ['cnon:card-nonce-declined', 'card_declined', 'Your card was declined. Please try another card.'],
    ['cnon:card-nonce-rejected-cvv', 'incorrect_cvc', expect.stringContaining('security code')],
    ['cnon:card-nonce-requires-verification', 'authentication_required', expect.stringContaining('confirm')],
    ['x', 'card_needed', 'Please enter a card first.'],
  ])('refuses %s with %s', async (sourceId, code, message) => {
    const booking = await book();
    expect(await wallets.addCard(booking, sourceId)).toMatchObject({ result: 'failure', errors: [{ code, message }] });
    expect(await status(booking)).toBe('Card_needed');
  });

  it('takes a card that the bank wanted confirmed, once it is', async () => {
    const booking = await book();
    const { token, challenge_url: page } = await wallets.tokenize(practice.practiceId, wallets.cards.challenged);
    expect(await wallets.addCard(booking, token)).toMatchObject({ errors: [{ code: 'authentication_required' }] });
    await fetch(page!, { method: 'POST', body: 'result=complete' });
    expect(await wallets.addCard(booking, token)).toMatchObject({ result: 'success' });
    await expectPaid(booking);
  });

  it('keeps the card though the answer was lost', async () => {
    const booking = await book();
    const { token } = await wallets.tokenize(practice.practiceId, wallets.cards.good);
    payments.sandbox.square.fault({ path: '/square/v2/cards', method: 'POST', kind: 'reset-after-effect' });
    expect(await wallets.addCard(booking, token)).toMatchObject({ errors: [{ code: 'provider_unavailable' }] });
    expect(await wallets.addCard(booking, token)).toMatchObject({ result: 'success' });
    await expectPaid(booking);
  });

  it('is for whoever may pay for the visit, and gives nobody somebody else’s card', async () => {
    const [mine, other] = [await book(), await book()];
    const { token } = await wallets.tokenize(practice.practiceId, wallets.cards.good);
    const foreign = { ...mine, token: other.token };
    expect(await wallets.addCard(foreign, token)).toMatchObject({ errors: [{ code: 'not_found' }] });
    expect(await wallets.addCard(mine, token)).toMatchObject({ result: 'success' });
    expect(await wallets.addCard(other, token)).toMatchObject({ result: 'failure', errors: [{ code: 'not_found' }] });
    expect(await status(other)).toBe('Card_needed');
  });

  it('saves the card of an account, without a visit, for its later visits', async () => {
    const userId = newId();
    const client = { kind: 'client' as const, userId };
    const { token } = await wallets.tokenize(practice.practiceId, wallets.cards.good);
    const query = `mutation ($practiceId: ID!, $sourceId: String!, $userId: ID) {
      squareAddCardToCustomer(practiceId: $practiceId, sourceId: $sourceId, userId: $userId) { result errors { code } } }`;
    const variables = { practiceId: practice.practiceId, sourceId: token, userId };
    const { data } = await payments.service.graphql(query, variables, client);
    expect(data['squareAddCardToCustomer']).toMatchObject({ result: 'success' });
    const stranger = await payments.service.graphql(query, variables, { kind: 'client', userId: newId() });
    expect(stranger.data['squareAddCardToCustomer']).toMatchObject({ errors: [{ code: 'not_found' }] });
    const booking = await book({ userId });
    expect(await payments.chargeCard(booking, client)).toMatchObject({ result: 'success' });
    await expectPaid(booking);
  });

  it('tells a page of the former provider to reload', async () => {
    const stripePractice = await payments.openPractice();
    const booking = await payments.book(stripePractice.practiceId);
    expect(await wallets.addCard(booking, 'cnon:card-nonce-ok')).toMatchObject({
      errors: [{ code: 'wrong_provider' }],
    });
    const setup = await payments.setupIntent(await book());
    expect(setup.setupIntent).toMatchObject({ setupIntentSecret: null, errors: [{ code: 'wrong_provider' }] });
  });
});

describe('a charge at Square', () => {
  it('that is declined says so in words, is told, and another card pays', async () => {
    const booking = await book();
    expect(await wallets.enterCard(booking, wallets.cards.declinedWhenCharged)).toMatchObject({
      result: 'failure',
      errors: [{ code: 'card_declined', message: 'Your card was declined. Please try another card.', field: 'card' }],
      paymentMethod: { last4: '0010' },
      appointment: { clientPaymentStatus: 'Failed' },
    });
    expect(await wallets.enterCard(booking)).toMatchObject({ result: 'success' });
    await expectPaid(booking);
  });

  it('whose answer is lost is found by asking and made once', async () => {
    const booking = await book();
    payments.sandbox.square.fault({ path: '/square/v2/payments', method: 'POST', kind: 'reset-after-effect' });
    expect(await wallets.enterCard(booking)).toMatchObject({ result: 'success' });
    await expectPaid(booking);
    expect(wallets.squarePayments(booking.id)).toHaveLength(1);
  });

  it('whose answer stays lost is unknown, never made again, and found by the job', async () => {
    const booking = await book();
    payments.sandbox.square.fault({ path: '/square/v2/payments', method: 'POST', kind: 'reset-after-effect' });
    payments.sandbox.square.fault({
      path: '/square/v2/payments',
      method: 'GET',
      kind: 'error-before-effect',
      count: 1,
    });
    expect(await wallets.enterCard(booking)).toMatchObject({ errors: [{ code: 'payment_unknown' }] });
    expect(wallets.squarePayments(booking.id)).toHaveLength(1);
    expect(await payments.chargeCard(booking)).toMatchObject({ result: 'success' });
    await expectPaid(booking);
  });

  it('that never got through is made under the same key, once', async () => {
    const booking = await book();
    payments.sandbox.square.fault({ path: '/square/v2/payments', method: 'POST', kind: 'timeout-before-effect' });
    expect(await wallets.enterCard(booking)).toMatchObject({ result: 'success' });
    await expectPaid(booking);
    expect(wallets.squarePayments(booking.id)).toHaveLength(1);
  });

  it('that is wanted twenty times at once is made once', async () => {
    const booking = await book({ requirement: 'save_card' });
    await wallets.enterCard(booking);
    await payments.accept(booking);
    const answers = await Promise.all(Array.from({ length: 20 }, () => payments.chargeCard(booking)));
    for (const answer of answers) expect(answer).toMatchObject({ result: 'success' });
    await expectPaid(booking);
  });

  it('of which the webhook speaks before the answer is booked once', async () => {
    const booking = await book();
    payments.sandbox.square.fault({ path: '/square/v2/payments', method: 'POST', kind: 'timeout-after-effect' });
    const answer = wallets.enterCard(booking);
    await payments.service.eventually(async () => (await status(booking)) === 'Paid', { timeoutMs: 4_500 });
    expect(await answer).toMatchObject({ result: 'success' });
    await expectPaid(booking);
  });
});

describe('webhooks of Square', () => {
  const url = 'http://payments.test/webhooks/square';
  const sign = (body: string, key = 'square-webhooks-yarrow', at = url) =>
    createHmac('sha256', key)
      .update(at + body)
      .digest('base64');
  const post = async (body: string, signature?: string) => {
    const headers = {
      'content-type': 'application/json',
      ...(signature && { 'x-square-hmacsha256-signature': signature }),
    };
    return (await fetch(`${payments.service.url}/webhooks/square`, { method: 'POST', headers, body })).status;
  };

  it('are believed only when they are signed for this address, unchanged', async () => {
    const body = JSON.stringify({ merchant_id: 'ML', type: 'payment.updated', event_id: newId(), data: { id: 'p' } });
    expect(await post(body)).toBe(400);
    expect(await post(body, 'nonsense')).toBe(400);
    expect(await post(body, sign(body, 'other'))).toBe(400);
    expect(await post(body, sign(body, undefined, 'http://elsewhere.test/webhooks/square'))).toBe(400);
    expect(await post(body.replace('"p"', '"q"'), sign(body))).toBe(400);
    expect(await post(body, sign(body))).toBe(200);
  });

  it('change nothing when they come seven times in any order', async () => {
    payments.sandbox.square.pauseWebhooks();
    const booking = await book();
    await wallets.enterCard(booking);
    await payments.cancel(booking, 2_000);
    await payments.runJob('due-refunds');
    await payments.sandbox.square.resumeWebhooks({ order: 'shuffled', copies: 7 });
    await payments.service.eventually(async () => (await payments.balances(booking.id))['provider_clearing'] === 2_000);
    await payments.sandbox.square.resumeWebhooks({ order: 'reversed' });
    expect(await payments.balances(booking.id)).toMatchObject({ provider_clearing: 2_000, client_receivable: 0 });
    expect(completed(booking)).toHaveLength(1);
  });
});

describe('a refund at Square', () => {
  const refundsOf = (booking: Booking) => {
    const ids = wallets.squarePayments(booking.id).map(({ id }) => id);
    return payments.sandbox.square.allRefunds().filter(({ payment_id: id }) => ids.includes(id));
  };

  it('goes back to the card when the booking does not stand, once it is complete', async () => {
    const booking = await book();
    await wallets.enterCard(booking);
    await payments.decline(booking);
    await payments.service.eventually(async () => (await payments.balances(booking.id))['provider_clearing'] === 0);
    expect(refundsOf(booking)).toMatchObject([{ status: 'COMPLETED', amount_money: { amount: 9_000 } }]);
    expect(await status(booking)).toBe('Cancelled');
  });

  it('whose answer is lost is made once', async () => {
    const booking = await book();
    await wallets.enterCard(booking);
    payments.sandbox.square.fault({ path: '/square/v2/refunds', method: 'POST', kind: 'reset-after-effect' });
    await payments.cancel(booking);
    await payments.service.eventually(async () => (await payments.balances(booking.id))['provider_clearing'] === 0);
    expect(refundsOf(booking)).toHaveLength(1);
  });

  it('is made at Square though the practice has gone on to Stripe', async () => {
    const mine = await payments.publishPractice();
    await wallets.connectSquare(mine);
    const booking = await payments.book(mine.practiceId);
    await wallets.enterCard(booking);
    const { data } = await payments.service.graphql('mutation { connectStripe { url } }', {}, mine.pro);
    await fetch(data['connectStripe'].url, { method: 'POST', redirect: 'manual' });
    const choose = 'mutation { updatePracticePaymentProvider(provider: "stripe") { result } }';
    await payments.service.graphql(choose, {}, mine.pro);
    await payments.cancel(booking);
    await payments.service.eventually(async () => (await payments.balances(booking.id))['provider_clearing'] === 0);
    expect(refundsOf(booking)).toHaveLength(1);
  });
});

describe('a change of the provider', () => {
  it('leaves the cards that were given for visits to come with the former one', async () => {
    const mine = await payments.openPractice();
    await wallets.connectSquare(mine);
    const choose = 'mutation { updatePracticePaymentProvider(provider: "square") { result } }';
    await payments.service.graphql(choose, {}, mine.pro);
    const booking = await payments.book(mine.practiceId, { requirement: 'save_card' });
    await wallets.enterCard(booking);
    await payments.accept(booking);
    await payments.service.graphql(choose.replace('square', 'stripe'), {}, mine.pro);
    expect(await payments.chargeCard(booking)).toMatchObject({ result: 'success' });
    await expectPaid(booking);
    expect(await payments.show(booking)).toMatchObject({ paymentMethod: 'square' });
  });
});
