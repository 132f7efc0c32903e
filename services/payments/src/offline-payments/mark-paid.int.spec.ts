import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { PaymentStatusChangedSchema } from '@yarrow/contracts/payments/v1/events_pb';
import type { Actor } from '@yarrow/kit/actor';
import { newId } from '@yarrow/kit/ids';
import { CheckoutHarness } from '../testing/checkout-harness.js';
import { type Booking, CARDS, PaymentsHarness } from '../testing/payments-harness.js';
import { PracticeMoney } from '../testing/practice-money.js';

const NOW = '2027-01-04T12:00:00Z';
const PAST = '2027-01-04T09:00:00Z';
const NOT_OVERPAID = { result: 'failure', errors: [{ code: 'changed_meanwhile', field: 'amountCents' }] };

let payments: PaymentsHarness;
let checkout: CheckoutHarness;
let money: PracticeMoney;
let practiceId: string;
let pro: Partial<Actor>;

beforeAll(async () => {
  payments = await PaymentsHarness.start(NOW);
  checkout = new CheckoutHarness(payments);
  money = new PracticeMoney(payments);
  ({ practiceId, pro } = await payments.openPractice());
});

beforeEach(() => payments.clock.set(NOW));
afterAll(() => payments?.stop());

const book = (options: Parameters<PaymentsHarness['book']>[1] = {}) =>
  payments.book(practiceId, { requirement: 'none', startsAt: PAST, ...options });

/** A visit to come with a card on file, which is charged on its day. */
async function scheduled(card: string = CARDS.good): Promise<Booking> {
  const booking = await payments.book(practiceId, { requirement: 'save_card' });
  const { setupIntentId } = await payments.enterCard(booking, card);
  expect(await payments.completeSetup(booking, setupIntentId)).toMatchObject({ result: 'success' });
  await payments.accept(booking);
  return booking;
}

const onTheDay = async () => {
  payments.clock.set('2027-01-11T11:30:00Z');
  await payments.runJob('due-charges');
};

describe('a visit that the practitioner marks as paid', () => {
  it('is paid outside of a provider, in the ledger and on every page, and is published', async () => {
    const booking = await book();
    expect(await money.markPaid(pro, booking)).toMatchObject({
      result: 'success',
      errors: [],
      appointment: {
        paymentStatus: 'Paid',
        clientPaymentStatus: 'Paid',
        markPaid: true,
        paidBy: 'cash',
        paymentMethod: 'offline',
        dueCents: 0,
        priceLines: [
          { kind: 'service', amountCents: 9_000 },
          { kind: 'paid', label: 'Paid in cash', amountCents: -9_000 },
        ],
      },
    });
    expect(await payments.balances(booking.id)).toEqual({
      client_receivable: 0,
      offline_payments: 9_000,
      practice_revenue: -9_000,
    });
    const published = await payments.service.emitted(PaymentStatusChangedSchema);
    expect(published.filter(({ appointmentId }) => appointmentId === booking.id).at(-1)).toMatchObject({
      paymentStatus: 'Paid',
    });
  });

  it('is marked once, however often and at once it is asked for, and keeps the latest word of how', async () => {
    const booking = await book();
    const answers = await Promise.all([1, 2, 3].map(() => money.markPaid(pro, booking, 'venmo')));
    for (const answer of answers) expect(answer).toMatchObject({ result: 'success', errors: [] });
    expect(await money.markPaid(pro, booking, '  a bag of   plums ')).toMatchObject({
      appointment: { paidBy: 'a bag of plums', dueCents: 0 },
    });
    expect((await payments.balances(booking.id))['offline_payments']).toBe(9_000);
  });

  it('goes back to what it was when that is undone, any number of times', async () => {
    const offline = await payments.publishPractice();
    const booking = await payments.book(offline.practiceId, { requirement: 'none', startsAt: PAST });
    await money.markPaid(offline.pro, booking);
    const undone = [await money.undoMarkPaid(offline.pro, booking), await money.undoMarkPaid(offline.pro, booking)];
    for (const answer of undone) {
      expect(answer).toMatchObject({
        result: 'success',
        appointment: { paymentStatus: 'Unpaid', markPaid: false, paidBy: null, dueCents: 9_000, paymentMethod: null },
      });
    }
    expect(await payments.balances(booking.id)).toMatchObject({ client_receivable: 9_000, offline_payments: 0 });
    expect(await money.markPaid(offline.pro, booking, 'paypal')).toMatchObject({
      appointment: { paymentStatus: 'Paid' },
    });
  });

  it('leaves alone what a gift card and a coupon have covered', async () => {
    const booking = await book();
    const { code: giftCard } = (await checkout.giftCard(pro, 2_500)).giftCard;
    const coupon = await checkout.newCoupon(pro, { kind: 'fixed', amountCents: 1_000 });
    await checkout.applyAsVisitor(booking, coupon);
    await checkout.applyAsVisitor(booking, giftCard);
    expect(await money.markPaid(pro, booking)).toMatchObject({ appointment: { dueCents: 0 } });
    expect(await payments.balances(booking.id)).toMatchObject({ offline_payments: 5_500, gift_cards: 2_500 });
    expect(await money.undoMarkPaid(pro, booking)).toMatchObject({ appointment: { dueCents: 5_500 } });
    expect(await payments.balances(booking.id)).toMatchObject({ offline_payments: 0, gift_cards: 2_500 });
  });

  it('is asked only for what became dearer since, and that may be marked as well', async () => {
    const booking = await book();
    await money.markPaid(pro, booking);
    booking.init = { ...booking.init, amountCents: 11_000 };
    await checkout.move(booking, PAST);
    expect(await payments.show(booking)).toMatchObject({ dueCents: 2_000, markPaid: true });
    expect(await money.markPaid(pro, booking)).toMatchObject({ appointment: { dueCents: 0, paymentStatus: 'Paid' } });
    expect((await payments.balances(booking.id))['offline_payments']).toBe(11_000);
  });

  it('secures a booking that waits for its payment', async () => {
    const booking = await payments.book(practiceId);
    await money.markPaid(pro, booking);
    expect(await payments.securedKinds(booking)).toEqual(['covered']);
  });

  it.each([
    ['paid by card', 'already_paid'],
    ['free', 'not_payable'],
    ['declined', 'not_open'],
  ])('is refused where it is %s', async (kind, code) => {
    const booking = await payments.book(practiceId, kind === 'free' ? { amountCents: 0, requirement: 'none' } : {});
    if (kind === 'paid by card') await checkout.pay(booking);
    if (kind === 'declined') await payments.decline(booking);
    expect(await money.markPaid(pro, booking)).toMatchObject({ result: 'failure', errors: [{ code }] });
    expect((await payments.balances(booking.id))['offline_payments']).toBeUndefined();
    expect(await payments.show(booking)).toMatchObject({ markPaid: false });
  });

  it.each(['', '   ', 'x'.repeat(61)])('is refused without a valid payment method: %j', async (paidBy) => {
    const booking = await book();
    expect(await money.markPaid(pro, booking, paidBy)).toMatchObject({
      errors: [{ code: 'invalid_paid_by', field: 'paidBy' }],
    });
  });

  it('does not exist for another practice, nor for its client', async () => {
    const booking = await book({ userId: newId() });
    const other = await payments.publishPractice();
    for (const call of ['markPaid', 'undoMarkPaid'] as const) {
      const answer = await money[call](other.pro, booking);
      expect(answer).toEqual(await money[call](other.pro, { id: newId() }));
      expect(answer).toMatchObject({ errors: [{ code: 'not_found' }], appointment: null });
      const client = { kind: 'client' as const, userId: booking.init.attendee!.userId! };
      expect(await money[call](client, booking)).toMatchObject({ errors: [{ code: 'forbidden' }] });
    }
    expect((await payments.balances(booking.id))['offline_payments']).toBeUndefined();
  });
});

describe('a scheduled charge', () => {
  it('is stopped by the mark', async () => {
    const booking = await scheduled();
    expect(await money.markPaid(pro, booking)).toMatchObject({ appointment: { transaction: { state: 3 } } });
    await onTheDay();
    expect(payments.payments(booking.id)).toEqual([]);
  });

  it('comes back when the mark is undone, and is made on its day', async () => {
    const booking = await scheduled();
    await money.markPaid(pro, booking);
    expect(await money.undoMarkPaid(pro, booking)).toMatchObject({
      appointment: { paymentStatus: 'Upcoming', transaction: { state: 0, type: 'Hold' } },
    });
    await onTheDay();
    await payments.service.eventually(async () => (await payments.clientStatus(booking)) === 'Paid');
    expect(payments.payments(booking.id)).toHaveLength(1);
  });

  it('stays stopped when the visit has started meanwhile: then it is for the practitioner to retry', async () => {
    const booking = await scheduled();
    await money.markPaid(pro, booking);
    payments.clock.set('2027-01-11T13:00:00Z');
    expect(await money.undoMarkPaid(pro, booking)).toMatchObject({ appointment: { paymentStatus: 'Past_due' } });
    await payments.runJob('due-charges');
    expect(payments.payments(booking.id)).toEqual([]);
    expect(await money.retry(pro, booking)).toMatchObject({
      result: 'success',
      appointment: { paymentStatus: 'Paid' },
    });
  });
});

describe('a visit that is marked as paid and charged as well', () => {
  /** The practitioner marks it while the provider charges the card: its answer is lost, and its webhook comes later. */
  async function paidTwice(): Promise<Booking> {
    const booking = await scheduled();
    payments.clock.set('2027-01-11T11:30:00Z');
    payments.sandbox.stripe.fault({ path: '/v1/payment_intents', method: 'POST', kind: 'timeout-after-effect' });
    payments.sandbox.stripe.pauseWebhooks();
    const charging = payments.chargeCard(booking);
    await payments.service.eventually(async () => payments.payments(booking.id).length === 1);
    expect(await money.markPaid(pro, booking)).toMatchObject({ result: 'success' });
    await payments.sandbox.stripe.resumeWebhooks();
    await charging;
    await payments.service.eventually(async () => (await payments.balances(booking.id))['provider_clearing'] === 9_000);
    return booking;
  }

  it('is flagged with what was paid too much, and nothing goes back by itself', async () => {
    const booking = await paidTwice();
    const { appointment } = await money.markPaid(pro, booking);
    expect(appointment).toMatchObject({
      ...{ overpaidCents: 9_000, refundableCents: 18_000, paymentStatus: 'Paid' },
      received: { cardCents: 9_000, giftCardCents: 0, offlineCents: 9_000 },
    });
    await payments.runJob('due-refunds');
    expect(await payments.balances(booking.id)).toMatchObject({ provider_clearing: 9_000, client_receivable: -9_000 });
  });

  it('gives it back to the card by one adjustment', async () => {
    const booking = await paidTwice();
    const tooMuch = { amountCents: 9_000, onlyOverpaid: true };
    expect(await money.adjust(pro, booking, tooMuch)).toMatchObject({
      result: 'success',
      appointment: {
        overpaidCents: 0,
        // What is on its way back counts no more.
        received: { cardCents: 0, giftCardCents: 0, offlineCents: 9_000 },
        refundedCents: 9_000,
        paymentStatus: 'Paid',
        adjustments: [{ amountCents: 9_000 }],
      },
    });
    // Another tab shows it still.
    expect(await money.adjust(pro, booking, tooMuch)).toMatchObject(NOT_OVERPAID);
    await payments.service.eventually(async () => (await payments.balances(booking.id))['provider_clearing'] === 0);
    expect(await payments.balances(booking.id)).toEqual({
      client_receivable: 0,
      offline_payments: 9_000,
      practice_revenue: -9_000,
      provider_clearing: 0,
      refunds_payable: 0,
    });
  });

  it('keeps the charge when the mark was the mistake', async () => {
    const booking = await paidTwice();
    expect(await money.undoMarkPaid(pro, booking)).toMatchObject({
      appointment: { overpaidCents: 0, dueCents: 0, paymentStatus: 'Paid', paymentMethod: 'stripe' },
    });
    expect(await money.adjust(pro, booking, { amountCents: 9_000, onlyOverpaid: true })).toMatchObject(NOT_OVERPAID);
    expect(await payments.balances(booking.id)).toMatchObject({ provider_clearing: 9_000, offline_payments: 0 });
  });
});

describe('a payment that waits for the client at the bank', () => {
  it('can no longer be confirmed once the visit is marked as paid', async () => {
    const booking = await payments.book(practiceId);
    const { setupIntentId } = await payments.enterCard(booking, CARDS.authenticateAlways);
    const { clientSecret } = await payments.completeSetup(booking, setupIntentId);
    expect(clientSecret).toBeTruthy();
    await money.markPaid(pro, booking);
    await payments.runJob('recovery');
    expect(payments.payments(booking.id)).toMatchObject([{ status: 'canceled' }]);
    expect(await money.markPaid(pro, booking)).toMatchObject({ appointment: { overpaidCents: 0 } });
  });
});

describe('a cancelled visit that was paid in cash', () => {
  it('shows what its client is owed until the practitioner says that it went back', async () => {
    const booking = await book({ startsAt: '2027-01-20T15:00:00Z' });
    await money.markPaid(pro, booking);
    await payments.cancel(booking, 4_500);
    expect(await money.adjust(pro, booking, { amountCents: 9_001 })).toMatchObject({
      errors: [{ code: 'invalid_amount' }],
    });
    expect(await payments.balances(booking.id)).toMatchObject({ client_receivable: -4_500, offline_payments: 9_000 });
    expect(await money.adjust(pro, booking, { amountCents: 4_500 })).toMatchObject({
      appointment: { overpaidCents: 0, dueCents: 0, fullTotal: 4_500, paymentStatus: 'Cancelled' },
    });
    expect(await payments.balances(booking.id)).toMatchObject({ client_receivable: 0, offline_payments: 4_500 });
  });
});
