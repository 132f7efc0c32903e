import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ChargeSucceededSchema } from '@yarrow/contracts/payments/v1/events_pb';
import { newId } from '@yarrow/kit/ids';
import { PaymentsHarness } from '../testing/payments-harness.js';
import { SquarePractice } from '../testing/square-practice.js';
import { Wallets } from '../testing/wallet-harness.js';

let payments: PaymentsHarness;
let wallets: Wallets;
let square: SquarePractice;

beforeAll(async () => {
  payments = await PaymentsHarness.start('2027-01-04T12:00:00Z');
  wallets = new Wallets(payments);
  square = await SquarePractice.open(payments);
});

afterAll(() => payments?.stop());

describe('adding a card at Square', () => {
  it('saves the card and charges a booking that is charged at once', async () => {
    const booking = await square.book();
    expect(await wallets.enterCard(booking)).toMatchObject({
      result: 'success',
      paymentMethod: { brand: 'visa', last4: '1111', expMonth: 12, expYear: 2035 },
      appointment: { clientPaymentStatus: 'Paid' },
    });
    await square.expectPaid(booking);
    expect(await payments.securedKinds(booking)).toEqual(['charge']);
    expect(await payments.show(booking)).toMatchObject({ paymentMethod: 'square' });
    const published = await payments.service.emitted(ChargeSucceededSchema);
    expect(published.find(({ appointmentId }) => appointmentId === booking.id)).toMatchObject({
      provider: 'square',
      cardLast4: '1111',
    });
  });

  it('saves a card that is charged on the day, by the job, once', async () => {
    const booking = await square.book({ requirement: 'save_card', startsAt: '2027-01-08T15:00:00Z' });
    expect(await wallets.enterCard(booking)).toMatchObject({ result: 'success' });
    expect(await payments.securedKinds(booking)).toEqual(['save_card']);
    expect(wallets.squarePayments(booking.id)).toEqual([]);
    await payments.accept(booking);
    const before = payments.clock.now();
    payments.clock.set(new Date('2027-01-08T14:00:00Z'));
    await payments.runJob('due-charges');
    await square.expectPaid(booking);
    payments.clock.set(before);
  });

  it('keeps one card and charges once when it is repeated by a double click', async () => {
    const booking = await square.book();
    const { token } = await wallets.tokenize(square.practiceId, wallets.cards.good);
    const answers = await Promise.all([1, 2, 3].map(() => wallets.addCard(booking, token)));
    for (const answer of answers) expect(answer).toMatchObject({ result: 'success' });
    expect(await wallets.addCard(booking, token)).toMatchObject({ result: 'success' });
    await square.expectPaid(booking);
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
    const booking = await square.book();
    expect(await wallets.addCard(booking, sourceId)).toMatchObject({ result: 'failure', errors: [{ code, message }] });
    expect(await payments.clientStatus(booking)).toBe('Card_needed');
  });

  it('takes a card that the bank wanted confirmed, once it is', async () => {
    const booking = await square.book();
    const { token, challenge_url: page } = await wallets.tokenize(square.practiceId, wallets.cards.challenged);
    expect(await wallets.addCard(booking, token)).toMatchObject({ errors: [{ code: 'authentication_required' }] });
    await fetch(page!, { method: 'POST', body: 'result=complete' });
    expect(await wallets.addCard(booking, token)).toMatchObject({ result: 'success' });
    await square.expectPaid(booking);
  });

  it('keeps the card though the answer was lost', async () => {
    const booking = await square.book();
    const { token } = await wallets.tokenize(square.practiceId, wallets.cards.good);
    payments.sandbox.square.fault({ path: '/square/v2/cards', method: 'POST', kind: 'reset-after-effect' });
    expect(await wallets.addCard(booking, token)).toMatchObject({ errors: [{ code: 'provider_unavailable' }] });
    expect(await wallets.addCard(booking, token)).toMatchObject({ result: 'success' });
    await square.expectPaid(booking);
  });

  it('is allowed for any user who may pay for the visit, and never gives access to another person’s card', async () => {
    const [mine, other] = [await square.book(), await square.book()];
    const { token } = await wallets.tokenize(square.practiceId, wallets.cards.good);
    const mixed = { ...mine, token: other.token };
    expect(await wallets.addCard(mixed, token)).toMatchObject({ errors: [{ code: 'not_found' }] });
    expect(await wallets.addCard(mine, token)).toMatchObject({ result: 'success' });
    expect(await wallets.addCard(other, token)).toMatchObject({ result: 'failure', errors: [{ code: 'not_found' }] });
    expect(await payments.clientStatus(other)).toBe('Card_needed');
  });

  it('saves the card of an account, without a visit, for its later visits', async () => {
    const userId = newId();
    const client = { kind: 'client' as const, userId };
    const { token } = await wallets.tokenize(square.practiceId, wallets.cards.good);
    const query = `mutation ($practiceId: ID!, $sourceId: String!, $userId: ID) {
      squareAddCardToCustomer(practiceId: $practiceId, sourceId: $sourceId, userId: $userId) { result errors { code } } }`;
    const variables = { practiceId: square.practiceId, sourceId: token, userId };
    const { data } = await payments.service.graphql(query, variables, client);
    expect(data['squareAddCardToCustomer']).toMatchObject({ result: 'success' });
    const stranger = await payments.service.graphql(query, variables, { kind: 'client', userId: newId() });
    expect(stranger.data['squareAddCardToCustomer']).toMatchObject({ errors: [{ code: 'not_found' }] });
    const booking = await square.book({ userId });
    expect(await payments.chargeCard(booking, client)).toMatchObject({ result: 'success' });
    await square.expectPaid(booking);
  });

  it('asks a page of the former provider to reload', async () => {
    const stripePractice = await payments.openPractice();
    const booking = await payments.book(stripePractice.practiceId);
    expect(await wallets.addCard(booking, 'cnon:card-nonce-ok')).toMatchObject({
      errors: [{ code: 'wrong_provider' }],
    });
    const setup = await payments.setupIntent(await square.book());
    expect(setup.setupIntent).toMatchObject({ setupIntentSecret: null, errors: [{ code: 'wrong_provider' }] });
  });
});

describe('a change of the provider', () => {
  it('leaves the cards that were given for visits to come with the former one', async () => {
    const mine = await payments.openPractice();
    await wallets.connectSquare(mine);
    const choose = 'mutation { updatePracticePaymentProvider(provider: "square") { result } }';
    await payments.service.graphql(choose, {}, mine.pro);
    const booking = await payments.book(mine.practiceId, {
      requirement: 'save_card',
      // Due, as it is today.
      startsAt: '2027-01-04T20:00:00Z',
    });
    await wallets.enterCard(booking);
    await payments.accept(booking);
    await payments.service.graphql(choose.replace('square', 'stripe'), {}, mine.pro);
    expect(await payments.chargeCard(booking)).toMatchObject({ result: 'success' });
    await square.expectPaid(booking);
    expect(await payments.show(booking)).toMatchObject({ paymentMethod: 'square' });
  });
});
