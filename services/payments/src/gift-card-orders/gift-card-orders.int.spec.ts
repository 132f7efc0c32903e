import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  BookingPaymentSecuredSchema,
  ChargeFailedSchema,
  ChargeSucceededSchema,
  GiftCardIssuedSchema,
  GiftCardSoldSchema,
  PaymentStatusChangedSchema,
  RefundSucceededSchema,
} from '@yarrow/contracts/payments/v1/events_pb';
import type { Actor } from '@yarrow/kit/actor';
import { newId } from '@yarrow/kit/ids';
import { CheckoutHarness } from '../testing/checkout-harness.js';
import { type Booking, CARDS, PaymentsHarness } from '../testing/payments-harness.js';

/** 7:00 in New York. */
const NOW = '2027-01-04T12:00:00Z';

let payments: PaymentsHarness;
let checkout: CheckoutHarness;
let practiceId: string;
let pro: Partial<Actor>;
let offerId: string;
let network = 0;

beforeAll(async () => {
  payments = await PaymentsHarness.start(NOW);
  checkout = new CheckoutHarness(payments);
  ({ practiceId, pro } = await payments.openPractice());
  offerId = await offer(pro, { amountCents: 5_000, description: 'An hour' });
});

beforeEach(() => payments.clock.set(NOW));
afterAll(() => payments?.stop());

async function offer(actor: Partial<Actor>, input: Record<string, unknown>): Promise<string> {
  const mutation = `mutation ($amountCents: Int!, $description: String, $active: Boolean, $public: Boolean) {
    upsertGiftCardTemplate(amountCents: $amountCents, description: $description, active: $active, public: $public) {
      result giftCardTemplate { id } } }`;
  const { data } = await payments.service.graphql(mutation, { active: true, public: true, ...input }, actor);
  return data['upsertGiftCardTemplate'].giftCardTemplate.id;
}

async function offersOf(...ids: string[]) {
  const query = `query ($representations: [_Any!]!) { _entities(representations: $representations) { ... on Practice {
    giftCardOffers { id amountCents currency description } } } }`;
  const representations = ids.map((id) => ({ __typename: 'Practice', id }));
  const { data } = await payments.service.graphql(query, { representations });
  return data['_entities'].map(({ giftCardOffers }: { giftCardOffers: object[] }) => giftCardOffers);
}

const wish = (changes: object = {}) => ({
  ...{ practiceId, offerId, recipientName: 'Ada Byron', recipientEmail: ' Ada@Example.com', message: 'Rest well' },
  ...{ buyerName: 'Grace Hopper', buyerEmail: 'grace@example.com', idempotencyKey: newId() },
  ...changes,
});

async function order(input: object, actor: Partial<Actor> = { kind: 'anonymous', ip: `203.0.113.${(network += 1)}` }) {
  const mutation = `mutation ($input: OrderGiftCardInput!) { orderGiftCard(input: $input) {
    result errors { code field message } order { id token state amountCents currency sendOn sent } } }`;
  return (await payments.service.graphql(mutation, { input }, actor)).data['orderGiftCard'];
}

async function show(token: string) {
  const query = `query ($token: String!) { giftCardOrder(token: $token) {
    id state practice { id } recipientName recipientEmail message buyerName buyerEmail sendOn sent } }`;
  return (await payments.service.graphql(query, { token })).data['giftCardOrder'];
}

/** An order as the subject of a payment. */
async function ordered(changes: object = {}): Promise<Booking> {
  const { result, order: made } = await order(wish(changes));
  expect(result).toBe('success');
  return { id: made.id, token: made.token, practiceId } as Booking;
}

async function pay(subject: Booking, card: string = CARDS.good) {
  const { setupIntentId } = await payments.enterCard(subject, card);
  return payments.completeSetup(subject, setupIntentId);
}

const soldOf = async ({ id }: Booking) =>
  (await payments.service.emitted(GiftCardSoldSchema)).filter(({ orderId }) => orderId === id);
const issuedTo = async (email: string) =>
  (await payments.service.emitted(GiftCardIssuedSchema)).filter(({ recipientEmail }) => recipientEmail === email);
const cards = async (actor = pro) => {
  const query = '{ giftCards { id code amountCents balanceCents recipientEmail buyerName sendOn } }';
  return (await payments.service.graphql(query, {}, actor)).data['giftCards'];
};
const balanceOf = async (code: string, ip = `198.51.100.${(network += 1)}`) => {
  const query = `query ($code: String!) { giftCardBalance(code: $code) {
    label amountCents balanceCents currency practice { id } } }`;
  return payments.service.graphql(query, { code }, { kind: 'anonymous', ip });
};

describe('the gift cards that a practice sells online', () => {
  it('are the active and public ones, while it takes cards', async () => {
    const open = await payments.openPractice();
    await offer(open.pro, { amountCents: 9_000, active: false });
    await offer(open.pro, { amountCents: 8_000, public: false });
    const large = await offer(open.pro, { amountCents: 7_000 });
    const small = await offer(open.pro, { amountCents: 3_000, description: 'Half an hour' });
    const closed = await payments.publishPractice();
    await offer(closed.pro, { amountCents: 5_000 });
    expect(await offersOf(open.practiceId, closed.practiceId, 'x')).toEqual([
      [
        { id: small, amountCents: 3_000, currency: 'USD', description: 'Half an hour' },
        { id: large, amountCents: 7_000, currency: 'USD', description: '' },
      ],
      [],
      [],
    ]);
  });
});

describe('ordering a gift card', () => {
  it('creates one order for a repeated request, and shows it to callers with the token of its link', async () => {
    const input = wish();
    const answers = await Promise.all([order(input), order(input), order(input)]);
    const [{ order: made }] = answers;
    expect(made).toMatchObject({ state: 'awaiting_payment', amountCents: 5_000, currency: 'USD', sent: false });
    for (const answer of answers) expect(answer.order).toEqual(made);
    expect(await show(made.token)).toMatchObject({
      ...{ id: made.id, practice: { id: practiceId }, recipientEmail: 'ada@example.com', message: 'Rest well' },
      ...{ buyerName: 'Grace Hopper', sendOn: null },
    });
    for (const token of ['x', made.id, (await payments.book(practiceId)).token]) expect(await show(token)).toBeNull();
  });

  it.each([
    ['the name of the recipient', { recipientName: ' ' }, 'recipientName'],
    ['the address of the recipient', { recipientEmail: 'ada' }, 'recipientEmail'],
    ['a web address in the message', { message: 'See www.example.com' }, 'message'],
    ['a web address in the name of the buyer', { buyerName: 'Win (prize.example.com)' }, 'buyerName'],
    ['the address of the buyer', { buyerEmail: '' }, 'buyerEmail'],
    ['a day that is past in the zone of the practice', { sendOn: '2027-01-03' }, 'sendOn'],
    ['a day more than a year ahead', { sendOn: '2028-01-05' }, 'sendOn'],
    ['an offer of nobody', { offerId: newId() }, 'offerId'],
    ['a key that is none', { idempotencyKey: 'x' }, 'idempotencyKey'],
  ])('refuses %s at its field', async (_what, changes, field) => {
    expect(await order(wish(changes))).toMatchObject({ result: 'failure', errors: [{ field }], order: null });
  });

  it('takes no offer of another practice, none that is private, and none of a practice that takes no cards', async () => {
    const other = await payments.openPractice();
    const theirs = await offer(other.pro, { amountCents: 5_000 });
    const hidden = await offer(pro, { amountCents: 6_000, public: false });
    for (const id of [theirs, hidden])
      expect(await order(wish({ offerId: id }))).toMatchObject({ errors: [{ field: 'offerId' }] });
    const closed = await payments.publishPractice();
    const unpayable = await offer(closed.pro, { amountCents: 5_000 });
    expect(await order(wish({ practiceId: closed.practiceId, offerId: unpayable }))).toMatchObject({
      errors: [{ code: 'no_payment_provider' }],
    });
  });

  it('is limited by address', async () => {
    const actor: Partial<Actor> = { kind: 'anonymous', ip: '192.0.2.77' };
    const input = wish();
    for (let time = 0; time < 30; time += 1) await order(input, actor);
    expect(await order(input, actor)).toMatchObject({ errors: [{ code: 'rate_limited' }] });
  });
});

describe('an order that is paid', () => {
  it('issues one gift card, which is owed to its holder, mails its code, and pays for a visit', async () => {
    const recipientEmail = 'paid@example.com';
    const subject = await ordered({ recipientEmail });
    expect(await pay(subject)).toMatchObject({ result: 'success', errors: [] });
    expect(await show(subject.token)).toMatchObject({ state: 'paid', sent: true });
    expect(payments.payments(subject.id)).toMatchObject([{ amount: 5_000, status: 'succeeded' }]);
    expect(await payments.balances(subject.id)).toEqual({
      client_receivable: 0,
      practice_revenue: -5_000,
      provider_clearing: 5_000,
    });
    const [card] = (await cards()).filter((one: { recipientEmail: string }) => one.recipientEmail === recipientEmail);
    expect(card).toMatchObject({ amountCents: 5_000, balanceCents: 5_000, buyerName: 'Grace Hopper', sendOn: null });
    expect(await soldOf(subject)).toMatchObject([{ giftCardId: card.id, buyerEmail: 'grace@example.com', sendOn: '' }]);
    expect(await issuedTo(recipientEmail)).toMatchObject([{ giftCardId: card.id, message: 'Rest well' }]);

    const visit = await payments.book(practiceId);
    expect(await checkout.applyAsVisitor(visit, card.code)).toMatchObject({ appointment: { dueCents: 4_000 } });
    expect((await balanceOf(card.code)).data['giftCardBalance']).toEqual({
      label: `•••• ${card.code.slice(-4)}`,
      ...{ amountCents: 5_000, balanceCents: 0, currency: 'USD', practice: { id: practiceId } },
    });
  });

  it('is charged once when it is paid twice at once', async () => {
    const subject = await ordered({ recipientEmail: 'twice@example.com' });
    const { setupIntentId } = await payments.enterCard(subject, CARDS.good);
    await Promise.all([1, 2, 3].map(() => payments.completeSetup(subject, setupIntentId)));
    await payments.chargeCard(subject);
    expect(payments.payments(subject.id)).toHaveLength(1);
    expect(await soldOf(subject)).toHaveLength(1);
    expect(await issuedTo('twice@example.com')).toHaveLength(1);
  });

  it('stays open after a declined card', async () => {
    const subject = await ordered();
    expect(await pay(subject, CARDS.declinedWhenCharged)).toMatchObject({ result: 'failure' });
    expect(await show(subject.token)).toMatchObject({ state: 'awaiting_payment' });
    expect(await soldOf(subject)).toEqual([]);
    expect(await pay(subject)).toMatchObject({ result: 'success' });
    expect(await soldOf(subject)).toHaveLength(1);
  });

  it('is sent in the morning of its day, on the clocks of the practice', async () => {
    // Between the order and the day, clocks go forward.
    const recipientEmail = 'later@example.com';
    const subject = await ordered({ recipientEmail, sendOn: '2027-03-15' });
    await pay(subject);
    expect(await show(subject.token)).toMatchObject({ state: 'paid', sent: false, sendOn: '2027-03-15' });
    expect(await soldOf(subject)).toMatchObject([{ sendOn: '2027-03-15' }]);
    payments.clock.set('2027-03-15T12:59:59Z');
    await payments.runJob('gift-card-orders');
    expect(await issuedTo(recipientEmail)).toEqual([]);
    payments.clock.set('2027-03-15T13:00:00Z');
    await payments.runJob('gift-card-orders');
    await payments.runJob('gift-card-orders');
    expect(await issuedTo(recipientEmail)).toHaveLength(1);
    expect(await show(subject.token)).toMatchObject({ sent: true });
  });

  it('is no visit to others: no event of its payment names an appointment', async () => {
    const subject = await ordered();
    await pay(subject, CARDS.declinedWhenCharged);
    await pay(subject);
    const schemas = [
      BookingPaymentSecuredSchema,
      ChargeFailedSchema,
      ChargeSucceededSchema,
      PaymentStatusChangedSchema,
    ];
    for (const schema of schemas) {
      const events = (await payments.service.emitted(schema)) as { appointmentId: string }[];
      expect(events.filter(({ appointmentId }) => appointmentId === subject.id)).toEqual([]);
    }
    const query =
      '{ pastAppointments: _entities(representations: $of) { ... on Practice { pastAppointments { id } } } }';
    const { data } = await payments.service.graphql(
      `query ($of: [_Any!]!) ${query}`,
      { of: [{ __typename: 'Practice', id: practiceId }] },
      pro,
    );
    expect(JSON.stringify(data)).not.toContain(subject.id);
  });
});

describe('an order that is not paid', () => {
  it('expires after a day, owes nothing then, and gives back what is charged too late', async () => {
    const subject = await ordered();
    const { setupIntentId } = await payments.enterCard(subject, CARDS.good);
    payments.clock.set('2027-01-05T11:59:59Z');
    await payments.runJob('gift-card-orders');
    expect(await show(subject.token)).toMatchObject({ state: 'awaiting_payment' });
    payments.clock.set('2027-01-05T12:00:00Z');
    expect(await payments.chargeCard(subject)).toMatchObject({ result: 'failure' });
    await payments.runJob('gift-card-orders');
    expect(await show(subject.token)).toMatchObject({ state: 'expired' });
    expect(await payments.balances(subject.id)).toMatchObject({ client_receivable: 0, practice_revenue: 0 });
    expect(await payments.completeSetup(subject, setupIntentId)).toMatchObject({
      result: 'failure',
      errors: [{ code: 'hold_expired' }],
    });
    expect(payments.payments(subject.id)).toEqual([]);
    expect(await soldOf(subject)).toEqual([]);
    expect(await payments.service.emitted(RefundSucceededSchema)).toEqual([]);
  });

  it('takes neither codes nor tips, and is nothing that its practice could change', async () => {
    const subject = await ordered();
    const { code } = (await checkout.giftCard(pro, 5_000)).giftCard;
    const coupon = await checkout.newCoupon(pro, { kind: 'percentage', percent: 50 });
    for (const one of [code, coupon]) {
      expect(await checkout.applyAsVisitor(subject, one)).toMatchObject({ errors: [{ code: 'not_found' }] });
    }
    expect(await checkout.tip('chargeTipOnly', subject, 500)).toMatchObject({ errors: [{ code: 'not_found' }] });
    const mutation = `mutation ($id: ID!) {
      retry: retryPayment(appointmentId: $id) { errors { code } }
      card: chargeCard(appointmentId: $id) { errors { code } } }`;
    const { data } = await payments.service.graphql(mutation, { id: subject.id }, pro);
    for (const { errors } of Object.values(data) as { errors: object[] }[]) {
      expect(errors).toEqual([{ code: 'not_found' }]);
    }
  });
});

describe('the balance of a gift card', () => {
  it('is shown for the code in any notation, and for no other code', async () => {
    const { code } = (await checkout.giftCard(pro, 2_500)).giftCard;
    const typed = ` ${code.toLowerCase().replaceAll('-', ' ')}`;
    expect((await balanceOf(typed)).data['giftCardBalance']).toMatchObject({ balanceCents: 2_500 });
    for (const unknown of ['', 'x', `${code}A`, '00000-00000-00000-00000']) {
      expect((await balanceOf(unknown)).data['giftCardBalance']).toBeNull();
    }
  });

  it('is not to be guessed', async () => {
    for (let time = 0; time < 20; time += 1) await balanceOf('00000-00000-00000-00000', '192.0.2.78');
    const { errors } = await balanceOf('00000-00000-00000-00000', '192.0.2.78');
    expect(errors?.[0]?.extensions.code).toBe('rate_limited');
  });
});
