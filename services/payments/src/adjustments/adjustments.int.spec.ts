import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Actor } from '@yarrow/kit/actor';
import { newId } from '@yarrow/kit/ids';
import { CheckoutHarness } from '../testing/checkout-harness.js';
import { type Booking, CARDS, PaymentsHarness } from '../testing/payments-harness.js';
import { PracticeMoney } from '../testing/practice-money.js';

const NOW = '2027-01-04T12:00:00Z';
const PAST = '2027-01-04T09:00:00Z';

let payments: PaymentsHarness;
let checkout: CheckoutHarness;
let money: PracticeMoney;
let practiceId: string;
let pro: Partial<Actor>;

beforeAll(async () => {
  payments = await PaymentsHarness.start(NOW, { PLATFORM_FEE_BASIS_POINTS: '250' });
  checkout = new CheckoutHarness(payments);
  money = new PracticeMoney(payments);
  ({ practiceId, pro } = await payments.openPractice());
});

beforeEach(() => payments.clock.set(NOW));
afterAll(() => payments?.stop());

const book = () => payments.book(practiceId, { requirement: 'none', startsAt: PAST });
const balances = (booking: Booking) => payments.balances(booking.id);
const settles = (booking: Booking, expected: Record<string, number>) =>
  payments.service.eventually(async () => {
    const now = await balances(booking);
    return Object.entries(expected).every(([account, cents]) => (now[account] ?? 0) === cents);
  });

/** $90 and the platform's $2.25, paid by card. */
async function paidByCard(): Promise<Booking> {
  const booking = await payments.book(practiceId);
  await checkout.pay(booking);
  await payments.accept(booking);
  return booking;
}

describe('a visit that was paid by card', () => {
  it('has a part refunded to the card, with its part of the platform’s share, and stays paid', async () => {
    const booking = await paidByCard();
    const adjustedAt = '2027-01-04T06:30:00-05:00';
    expect(await money.adjust(pro, booking, { amountCents: 2_000, note: 'Late start', adjustedAt })).toMatchObject({
      result: 'success',
      errors: [],
      adjustment: { adjustedAt, amountCents: 2_000, note: 'Late start' },
      appointment: {
        refundedCents: 2_000,
        refundableCents: 7_225,
        dueCents: 0,
        paymentStatus: 'Paid',
        fullTotal: 9_225,
      },
    });
    await settles(booking, { provider_clearing: 7_225, refunds: 2_000, refunds_payable: 0, client_receivable: 0 });
    type Refund = { id: string; object: string; amount: number; payment_intent: string };
    const [intent] = payments.payments(booking.id);
    const refunds = payments.sandbox.stripe
      .objects<Refund>('refund')
      .filter((one) => one.payment_intent === intent!.id);
    expect(refunds.map(({ amount }) => amount)).toEqual([2_000]);
    // 2,000 of 9,225 take 48.8 of the share's 225.
    expect((await balances(booking))['fees']).toBe(-176);
    expect((await payments.show(booking)).adjustments).toEqual([{ amountCents: 2_000, note: null }]);
  });

  it('is refunded once, however often one form is sent', async () => {
    const booking = await paidByCard();
    const form = { amountCents: 3_000, idempotencyKey: newId() };
    const answers = await Promise.all([1, 2, 3].map(() => money.adjust(pro, booking, form)));
    answers.push(await money.adjust(pro, booking, form));
    expect(new Set(answers.map(({ adjustment }) => adjustment.id)).size).toBe(1);
    await settles(booking, { provider_clearing: 6_225, refunds_payable: 0 });
    const another = await paidByCard();
    expect(await money.adjust(pro, another, form)).toMatchObject({ errors: [{ code: 'invalid_idempotency_key' }] });
    expect(await money.adjust(pro, booking, { ...form, idempotencyKey: newId() })).toMatchObject({ result: 'success' });
    await settles(booking, { provider_clearing: 3_225 });
  });

  it('is never refunded more than is left, also by concurrent adjustments', async () => {
    const booking = await paidByCard();
    expect(await money.adjust(pro, booking, { amountCents: 9_226 })).toMatchObject({
      result: 'failure',
      errors: [
        {
          code: 'invalid_amount',
          field: 'amountCents',
          message: 'Adjustment amount cannot exceed the refundable amount ($92.25)',
        },
      ],
    });
    const answers = await Promise.all([1, 2, 3].map(() => money.adjust(pro, booking, { amountCents: 4_000 })));
    expect(answers.map(({ result }) => result).sort()).toEqual(['failure', 'success', 'success']);
    await settles(booking, { provider_clearing: 1_225, refunds: 8_000, refunds_payable: 0 });
  });

  it('reads Refunded when all of it went back, and is not asked for it again', async () => {
    const booking = await paidByCard();
    await money.adjust(pro, booking, { amountCents: 9_225 });
    await settles(booking, { provider_clearing: 0, refunds_payable: 0 });
    expect(await payments.show(booking)).toMatchObject({ paymentStatus: 'Refunded', dueCents: 0 });
    expect(await money.retry(pro, booking)).toMatchObject({ result: 'success' });
    expect(payments.payments(booking.id)).toHaveLength(1);
    await payments.cancel(booking);
    await settles(booking, { provider_clearing: 0, client_receivable: 0 });
  });

  it('sends one refund though the provider’s answer was lost', async () => {
    const booking = await paidByCard();
    payments.sandbox.stripe.fault({ path: '/v1/refunds', method: 'POST', kind: 'reset-after-effect' });
    await money.adjust(pro, booking, { amountCents: 1_500 });
    await settles(booking, { provider_clearing: 7_725, refunds_payable: 0 });
  });

  const refuseRefunds = () =>
    payments.sandbox.stripe.fault({ path: '/v1/refunds', method: 'POST', kind: 'error-before-effect', count: 100 });

  /** The job has tried all refunds of a visit in vain, and tries no more before the clock has moved on. */
  async function refused({ id }: Booking): Promise<void> {
    await payments.service.eventually(async () => {
      const query = `SELECT bool_and(state = 'planned' AND due_at > $2) AS all FROM refunds WHERE appointment_id = $1`;
      return (await payments.service.dataSource.query(query, [id, payments.clock.now()]))[0].all === true;
    });
  }

  /** The provider had a fault; its refund is sent when the clock has moved on. */
  async function adjustedUnsent(amountCents: number): Promise<Booking> {
    const booking = await paidByCard();
    refuseRefunds();
    await money.adjust(pro, booking, { amountCents });
    await refused(booking);
    payments.sandbox.stripe.clearFaults();
    return booking;
  }

  it('counts refunds made at the provider meanwhile towards its adjustment, and sends only the rest', async () => {
    const booking = await adjustedUnsent(1_000);
    expect(await balances(booking)).toMatchObject({ provider_clearing: 9_225, refunds_payable: -1_000 });
    await payments.refundInDashboard(booking, 400);
    await settles(booking, { provider_clearing: 8_225, refunds: 1_000, refunds_payable: 0, client_receivable: 0 });
    expect(await payments.show(booking)).toMatchObject({ adjustments: [{ amountCents: 1_000 }], refundedCents: 1_000 });
    await payments.refundInDashboard(booking, 300);
    await settles(booking, { provider_clearing: 7_925, refunds: 1_300 });
    expect((await payments.show(booking)).adjustments).toHaveLength(2);
  });

  it('gives the same in the end whether it is cancelled before or after the refund was sent', async () => {
    const sent = await paidByCard();
    await money.adjust(pro, sent, { amountCents: 6_000 });
    await settles(sent, { provider_clearing: 3_225 });
    const unsent = await adjustedUnsent(6_000);
    for (const booking of [sent, unsent]) await payments.cancel(booking, 4_500);
    payments.clock.set('2027-01-04T13:00:00Z');
    for (const booking of [sent, unsent]) {
      await settles(booking, { provider_clearing: 3_225, client_receivable: 0, refunds_payable: 0 });
    }
  });

  it('is refunded adjustments after its cancellation, in addition to a refund that is still to be sent', async () => {
    const booking = await paidByCard();
    refuseRefunds();
    await payments.cancel(booking, 4_500);
    await refused(booking);
    expect(await money.adjust(pro, booking, { amountCents: 4_500 })).toMatchObject({
      appointment: { refundableCents: 0, overpaidCents: 0, fullTotal: 0, dueCents: 0 },
    });
    await refused(booking);
    payments.sandbox.stripe.clearFaults();
    payments.clock.set('2027-01-04T13:00:00Z');
    await settles(booking, { provider_clearing: 0, client_receivable: 0, refunds_payable: 0 });
  });

  it('keeps its adjustment: what a provider moved cannot be taken back by a record', async () => {
    const booking = await paidByCard();
    const { adjustment } = await money.adjust(pro, booking, { amountCents: 1_000 });
    expect(await money.removeAdjustment(pro, adjustment.id)).toMatchObject({
      result: 'failure',
      errors: [{ code: 'not_editable', field: 'adjustmentId' }],
    });
  });
});

describe('a visit that was paid otherwise', () => {
  it('is refunded by card, then onto the gift card, then as recorded, then waived', async () => {
    const booking = await book();
    const { id: cardId, code } = (await checkout.giftCard(pro, 4_000)).giftCard;
    await checkout.applyAsVisitor(booking, code);
    await money.markPaid(pro, booking);
    booking.init = { ...booking.init, amountCents: 10_000 };
    await checkout.move(booking, PAST);
    const { appointment } = await money.adjust(pro, booking, { amountCents: 3_000 });
    expect(appointment).toMatchObject({ refundableCents: 7_250 });
    expect(await checkout.giftCardBalance(pro, cardId)).toBe(3_000);
    await money.adjust(pro, booking, { amountCents: 3_000 });
    expect(await checkout.giftCardBalance(pro, cardId)).toBe(4_000);
    expect(await balances(booking)).toMatchObject({ gift_cards: 0, offline_payments: 3_225, client_receivable: 1_025 });
    expect(await money.adjust(pro, booking, { amountCents: 4_250 })).toMatchObject({
      appointment: { refundableCents: 0, dueCents: 0, paymentStatus: 'Refunded' },
    });
    expect(await balances(booking)).toMatchObject({ offline_payments: 0, client_receivable: 0, refunds: 10_250 });
  });

  it('has its adjustments taken back, once, to the very balances of before', async () => {
    const booking = await book();
    const { id: cardId, code } = (await checkout.giftCard(pro, 4_000)).giftCard;
    await checkout.applyAsVisitor(booking, code);
    await money.markPaid(pro, booking);
    const before = await balances(booking);
    const { adjustment } = await money.adjust(pro, booking, { amountCents: 6_000, note: 'A mistake' });
    const answers = await Promise.all([1, 2].map(() => money.removeAdjustment(pro, adjustment.id)));
    for (const answer of answers) {
      expect(answer).toMatchObject({ result: 'success', appointment: { adjustments: [], paymentStatus: 'Paid' } });
    }
    expect({ ...(await balances(booking)), refunds: 0 }).toEqual({ ...before, refunds: 0 });
    expect((await balances(booking))['refunds']).toBe(0);
    expect(await checkout.giftCardBalance(pro, cardId)).toBe(0);
  });

  it('owes again what was let go, or what the gift card no longer holds, when its adjustment is taken back', async () => {
    const booking = await book();
    const { adjustment: waived } = await money.adjust(pro, booking, { amountCents: 9_225 });
    expect(await payments.show(booking)).toMatchObject({ dueCents: 0, paymentStatus: 'Paid' });
    expect(await money.removeAdjustment(pro, waived.id)).toMatchObject({
      appointment: { dueCents: 9_225, paymentStatus: 'Card_needed_past_due' },
    });
    const [first, second] = [await book(), await book()];
    const { code } = (await checkout.giftCard(pro, 2_000)).giftCard;
    await checkout.applyAsVisitor(first, code);
    const { adjustment } = await money.adjust(pro, first, { amountCents: 2_000 });
    await checkout.applyAsVisitor(second, code);
    expect(await money.removeAdjustment(pro, adjustment.id)).toMatchObject({ appointment: { dueCents: 9_225 } });
  });

  it('owes what was paid in cash and refunded when first the mark and then the adjustment are undone', async () => {
    const booking = await book();
    await money.markPaid(pro, booking);
    const { adjustment } = await money.adjust(pro, booking, { amountCents: 3_000 });
    expect(await money.undoMarkPaid(pro, booking)).toMatchObject({ appointment: { dueCents: 6_225 } });
    expect(await money.removeAdjustment(pro, adjustment.id)).toMatchObject({ appointment: { dueCents: 9_225 } });
    expect(await balances(booking)).toMatchObject({ offline_payments: 0, client_receivable: 9_225, refunds: 0 });
  });
});

describe('an adjustment', () => {
  it.each([
    [{ amountCents: 0 }, 'invalid_amount', 'amountCents'],
    [{ amountCents: -500 }, 'invalid_amount', 'amountCents'],
    [{ amountCents: 500, adjustedAt: '2027-01-04T12:06:00Z' }, 'invalid_adjusted_at', 'adjustedAt'],
    [{ amountCents: 500, note: 'x'.repeat(501) }, 'invalid_note', 'note'],
  ])('of %j is refused at its field, and nothing is written', async (form, code, field) => {
    const booking = await book();
    expect(await money.adjust(pro, booking, form)).toMatchObject({
      result: 'failure',
      errors: [{ code, field }],
      adjustment: null,
    });
    expect((await balances(booking))['refunds']).toBeUndefined();
  });

  it('is refused in a part of a unit where the currency has none', async () => {
    const yen = await payments.openPractice({ currency: 'JPY' });
    const booking = await payments.book(yen.practiceId, { requirement: 'none', amountCents: 900_000, currency: 'JPY' });
    expect(await money.adjust(yen.pro, booking, { amountCents: 150 })).toMatchObject({
      errors: [{ code: 'invalid_amount' }],
    });
    expect(await money.adjust(yen.pro, booking, { amountCents: 1_000_000_00 })).toMatchObject({
      errors: [{ message: 'Adjustment amount cannot exceed the refundable amount (¥9,225)' }],
    });
  });

  it('and its removal do not exist for another practice', async () => {
    const booking = await book();
    const { adjustment } = await money.adjust(pro, booking, { amountCents: 500 });
    const other = await payments.publishPractice();
    const refused = { result: 'failure', errors: [{ code: 'not_found' }], appointment: null };
    expect(await money.adjust(other.pro, booking, { amountCents: 500 })).toMatchObject(refused);
    for (const id of [adjustment.id, newId(), 'nonsense']) {
      expect(await money.removeAdjustment(other.pro, id)).toMatchObject(refused);
    }
    expect((await balances(booking))['refunds']).toBe(500);
  });

  it('has its note shown to the practice alone', async () => {
    const booking = await book();
    const { appointment } = await money.adjust(pro, booking, { amountCents: 500, note: 'For the wait' });
    expect(appointment.adjustments).toMatchObject([{ amountCents: 500, note: 'For the wait' }]);
    expect((await payments.show(booking)).adjustments).toMatchObject([{ amountCents: 500, note: null }]);
  });
});

describe('a charge that fails', () => {
  it('is not retried against what was let go meanwhile', async () => {
    const booking = await payments.book(practiceId, { requirement: 'save_card' });
    const { setupIntentId } = await payments.enterCard(booking, CARDS.declinedWhenCharged);
    await payments.completeSetup(booking, setupIntentId);
    await payments.accept(booking);
    payments.clock.set('2027-01-11T11:30:00Z');
    await payments.runJob('due-charges');
    await payments.service.eventually(async () => (await payments.clientStatus(booking)) === 'Failed');
    expect(await money.adjust(pro, booking, { amountCents: 9_225 })).toMatchObject({
      appointment: { paymentStatus: 'Paid', paymentError: null, dueCents: 0 },
    });
    expect(await money.retry(pro, booking)).toMatchObject({ result: 'success' });
    expect(payments.payments(booking.id).filter(({ status }) => status === 'succeeded')).toEqual([]);
  });
});
