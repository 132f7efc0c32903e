import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  BookingPaymentSecuredSchema,
  GiftCardIssuedSchema,
  GiftCardRestoredSchema,
} from '@yarrow/contracts/payments/v1/events_pb';
import type { Actor } from '@yarrow/kit/actor';
import { newId } from '@yarrow/kit/ids';
import { sealedIn, SealedBox } from '@yarrow/kit/security/sealing';
import { CheckoutHarness } from '../testing/checkout-harness.js';
import { leaveUnconfirmed } from '../testing/clients-answers.js';
import { type Booking, PaymentsHarness } from '../testing/payments-harness.js';

const NOW = '2027-01-04T12:00:00Z';

let payments: PaymentsHarness;
let checkout: CheckoutHarness;
let practiceId: string;
let pro: Partial<Actor>;

beforeAll(async () => {
  payments = await PaymentsHarness.start(NOW);
  checkout = new CheckoutHarness(payments);
  ({ practiceId, pro } = await payments.openPractice());
});

beforeEach(() => payments.clock.set(NOW));
afterAll(() => payments?.stop());

const coupon = (input: Record<string, unknown>) => checkout.newCoupon(pro, input);
const apply = (booking: Pick<Booking, 'id' | 'token'>, code: string) => checkout.applyAsVisitor(booking, code);

async function giftCard(amountCents: number): Promise<{ id: string; code: string }> {
  return (await checkout.giftCard(pro, amountCents)).giftCard;
}

describe('a gift card', () => {
  it('is issued by the practice with a code of its own, and published once with a message to the recipient', async () => {
    const issued = await checkout.giftCard(pro, 5_000, {
      message: 'Happy birthday',
      recipientEmail: ' Ada@Example.com',
    });
    expect(issued.giftCard).toMatchObject({
      amountCents: 5_000,
      balanceCents: 5_000,
      currency: 'USD',
      recipientEmail: 'ada@example.com',
    });
    expect(issued.giftCard.code).toMatch(/^([0-9A-Z]{5}-){3}[0-9A-Z]{5}$/);
    const published = (await payments.service.emitted(GiftCardIssuedSchema)).filter(
      ({ giftCardId }) => giftCardId === issued.giftCard.id,
    );
    expect(published).toMatchObject([{ message: 'Happy birthday', amountCents: 5_000 }]);
    for (const amountCents of [0, -100, 99, 1_000_001]) {
      expect(await checkout.giftCard(pro, amountCents)).toMatchObject({ errors: [{ field: 'amountCents' }] });
    }
    expect(await checkout.giftCard(pro, 5_000, { message: 'x'.repeat(501) })).toMatchObject({
      errors: [{ field: 'message' }],
    });
  });

  it('is published with its code sealed for notifications only', async () => {
    const { id, code } = await giftCard(5_000);
    const [published] = (await payments.service.emitted(GiftCardIssuedSchema)).filter(
      (event) => event.giftCardId === id,
    );
    const box = new SealedBox(payments.service.env['MAIL_SEALING_PRIVATE_KEYS']!);
    expect(await box.open(published!.sealedCode, sealedIn(GiftCardIssuedSchema, id))).toBe(code);
    const text = JSON.stringify(published);
    for (const readable of [code, code.replaceAll('-', '')]) expect(text).not.toContain(readable);
  });

  it('pays a part and the card the rest, and after a cancellation the card gets its money first', async () => {
    const card = await giftCard(4_000);
    const booking = await payments.book(practiceId);
    expect(await apply(booking, card.code.toLowerCase().replaceAll('-', ' '))).toMatchObject({
      result: 'success',
      appointment: {
        dueCents: 5_000,
        fullTotal: 9_000,
        giftCardRedemptions: [{ label: `•••• ${card.code.slice(-4)}`, amountCents: 4_000, remainingCents: 0 }],
      },
    });
    await checkout.pay(booking);
    await payments.accept(booking);
    expect(payments.payments(booking.id)).toMatchObject([{ amount: 5_000 }]);
    expect(await checkout.giftCardBalance(pro, card.id)).toBe(0);

    await payments.cancel(booking, 4_500);
    await payments.service.eventually(async () => (await payments.balances(booking.id))['client_receivable'] === 0);
    expect(await payments.balances(booking.id)).toMatchObject({ provider_clearing: 500, gift_cards: 4_000 });
    expect(await checkout.giftCardBalance(pro, card.id)).toBe(0);
    expect(await payments.show(booking)).toMatchObject({ lateFeeCents: 4_500, dueCents: 0 });

    const again = await payments.book(practiceId);
    const second = await giftCard(4_000);
    await apply(again, second.code);
    await checkout.pay(again);
    await payments.cancel(again);
    await payments.service.eventually(async () => (await payments.balances(again.id))['client_receivable'] === 0);
    expect(await payments.balances(again.id)).toMatchObject({ provider_clearing: 0, gift_cards: 0 });
    expect(await checkout.giftCardBalance(pro, second.id)).toBe(4_000);
    const restored = await payments.service.emitted(GiftCardRestoredSchema);
    expect(restored.filter(({ appointmentId }) => [booking.id, again.id].includes(appointmentId))).toMatchObject([
      { appointmentId: again.id, label: `•••• ${second.code.slice(-4)}`, amountCents: 4_000, balanceCents: 4_000 },
    ]);
  });

  it('pays all of a visit, keeps the rest, and needs no card', async () => {
    const card = await giftCard(10_000);
    const booking = await payments.book(practiceId, { requirement: 'save_card' });
    expect(await apply(booking, card.code)).toMatchObject({
      appointment: { dueCents: 0, clientPaymentStatus: 'Paid', giftCardRedemptions: [{ remainingCents: 1_000 }] },
    });
    expect(await payments.securedKinds(booking)).toEqual(['covered']);
    const published = await payments.service.emitted(BookingPaymentSecuredSchema);
    expect(published.find(({ appointmentId }) => appointmentId === booking.id)?.redemptions).toMatchObject([
      { code: `•••• ${card.code.slice(-4)}`, kind: 'gift_card', amountCents: 9_000 },
    ]);
    const next = await payments.book(practiceId);
    expect(await apply(next, card.code)).toMatchObject({ appointment: { dueCents: 8_000 } });
    const third = await payments.book(practiceId);
    expect(await apply(third, card.code)).toMatchObject({ errors: [{ code: 'gift_card_empty', field: 'code' }] });
    await payments.expire(booking);
    expect(await checkout.giftCardBalance(pro, card.id)).toBe(9_000);
  });

  it('leaves a remainder that is written off while it is below the minimum charge', async () => {
    const card = await giftCard(8_970);
    const booking = await payments.book(practiceId);
    expect(await apply(booking, card.code)).toMatchObject({
      appointment: { dueCents: 0, clientPaymentStatus: 'Paid' },
    });
    expect(await payments.securedKinds(booking)).toEqual(['covered']);
    const { priceLines } = await payments.show(booking);
    expect(priceLines).toContainEqual({ kind: 'waived', label: 'Waived (too small to charge)', amountCents: -30 });
    await payments.cancel(booking);
    await payments.service.eventually(async () => (await checkout.giftCardBalance(pro, card.id)) === 8_970);
    expect(await payments.balances(booking.id)).toMatchObject({ client_receivable: 0, write_offs: 0, gift_cards: 0 });

    const later = await payments.book(practiceId, { requirement: 'none' });
    expect(await apply(later, card.code)).toMatchObject({ appointment: { dueCents: 0 } });
    expect(await checkout.remove(later, card.code)).toMatchObject({ appointment: { dueCents: 9_000 } });
    // Announced for the cancelled booking, not for one that is still being made.
    const announced = (await payments.service.emitted(GiftCardRestoredSchema)).map(
      ({ appointmentId }) => appointmentId,
    );
    expect(announced.filter((id) => id === booking.id || id === later.id)).toEqual([booking.id]);
    expect(await payments.balances(later.id)).toMatchObject({ write_offs: 0 });
    const just = await giftCard(8_950);
    expect(await apply(later, just.code)).toMatchObject({ appointment: { dueCents: 50 } });
  });

  it('is refunded without an announcement when the booking expires before it was paid', async () => {
    const card = await giftCard(4_000);
    const booking = await payments.book(practiceId);
    await apply(booking, card.code);
    await payments.expire(booking);
    await payments.service.eventually(async () => (await checkout.giftCardBalance(pro, card.id)) === 4_000);
    const announced = await payments.service.emitted(GiftCardRestoredSchema);
    expect(announced.filter(({ appointmentId }) => appointmentId === booking.id)).toEqual([]);
  });

  it('is never overdrawn when many visits want it at once', async () => {
    const card = await giftCard(20_000);
    const bookings = await Promise.all(Array.from({ length: 8 }, () => payments.book(practiceId)));
    const answers = await Promise.all(bookings.map((one) => apply(one, card.code)));
    expect(answers.filter(({ result }) => result === 'success')).toHaveLength(3);
    expect(await checkout.giftCardBalance(pro, card.id)).toBe(0);
    const balances = await Promise.all(bookings.map(async (one) => (await payments.show(one)).dueCents));
    expect(balances.reduce((sum, due) => sum + due, 0)).toBe(8 * 9_000 - 20_000);
  });

  it('takes back what a coupon makes too much, and fills up again when the coupon goes', async () => {
    const card = await giftCard(9_000);
    const code = await coupon({ kind: 'fixed', amountCents: 2_500 });
    const booking = await payments.book(practiceId, { requirement: 'none' });
    await apply(booking, card.code);
    expect(await payments.show(booking)).toMatchObject({ dueCents: 0, clientPaymentStatus: 'Paid' });
    expect(await apply(booking, code)).toMatchObject({ errors: [{ code: 'nothing_to_discount' }] });

    const other = await payments.book(practiceId, { requirement: 'none', amountCents: 12_000 });
    const small = await giftCard(10_000);
    await apply(other, small.code);
    expect(await apply(other, code)).toMatchObject({ appointment: { dueCents: 0 } });
    expect(await checkout.giftCardBalance(pro, small.id)).toBe(500);
    expect(await checkout.remove(other, code)).toMatchObject({ appointment: { dueCents: 2_000 } });
    expect(await checkout.giftCardBalance(pro, small.id)).toBe(0);
    expect(await checkout.remove(other, small.code)).toMatchObject({ appointment: { dueCents: 12_000 } });
    expect(await checkout.remove(other, small.code)).toMatchObject({ result: 'success' });
    expect(await checkout.giftCardBalance(pro, small.id)).toBe(10_000);
  });
});

describe('issuing a gift card', () => {
  const published = async (practice: string) =>
    (await payments.service.emitted(GiftCardIssuedSchema)).filter((event) => event.practiceId === practice);

  it('issues and mails one card under one key, also when three ask at once', async () => {
    const other = await payments.publishPractice();
    const wish = { idempotencyKey: newId(), recipientEmail: 'grace@example.com' };
    const first = await checkout.giftCard(other.pro, 5_000, wish);
    const again = await Promise.all([1, 2, 3].map(() => checkout.giftCard(other.pro, 5_000, wish)));
    for (const { giftCard: card } of again) expect(card).toEqual(first.giftCard);
    const key = { idempotencyKey: newId() };
    const atOnce = await Promise.all([1, 2, 3].map(() => checkout.giftCard(other.pro, 5_000, key)));
    expect(new Set(atOnce.map(({ giftCard: card }) => card.code)).size).toBe(1);
    expect(await published(other.practiceId)).toHaveLength(2);
  });

  it('waits for the address of the account to be confirmed', async () => {
    const other = await payments.publishPractice();
    leaveUnconfirmed(other.pro.userId!);
    expect(await checkout.giftCard(other.pro, 5_000)).toMatchObject({
      result: 'failure',
      errors: [{ code: 'email_not_confirmed' }],
    });
    expect(await published(other.practiceId)).toEqual([]);
  });

  it('sends no more than a few mails a day to one address', async () => {
    const [one, two] = [await payments.publishPractice(), await payments.publishPractice()];
    const to = { recipientEmail: 'often@example.com' };
    for (const { pro: sender } of [one, two, one, two, one]) {
      expect(await checkout.giftCard(sender, 5_000, to)).toMatchObject({ result: 'success' });
    }
    expect(await checkout.giftCard(two.pro, 5_000, to)).toMatchObject({ errors: [{ code: 'rate_limited' }] });
  });

  it.each([
    ['message', 'Win big: https://example.com/prize'],
    ['message', 'See WWW.example.com'],
    ['message', 'go to evil-prize.top now'],
    ['recipientName', 'Ada (prize.example.com)'],
  ])('takes no web address in the %s: %s', async (field, text) => {
    expect(await checkout.giftCard(pro, 5_000, { [field]: text })).toMatchObject({ errors: [{ field }] });
  });

  it('takes texts with dots in them', async () => {
    const message = 'For you, dear Dr. A. Byron. Enjoy it... 60 min.Yours, Ed';
    expect(await checkout.giftCard(pro, 5_000, { message })).toMatchObject({ result: 'success' });
  });
});

describe('a gift card or a fixed coupon of another currency', () => {
  it('is refused at its field', async () => {
    const abroad = await payments.book(practiceId, { currency: 'CAD' });
    const card = await giftCard(4_000);
    const fixed = await checkout.newCoupon(pro, { kind: 'fixed', amountCents: 1_000 });
    for (const code of [card.code, fixed]) {
      expect(await checkout.applyAsVisitor(abroad, code)).toMatchObject({
        result: 'failure',
        errors: [{ code: 'wrong_currency', field: 'code', message: expect.stringContaining('USD') }],
      });
    }
    const share = await checkout.newCoupon(pro, { kind: 'percentage', percent: 10 });
    expect(await checkout.applyAsVisitor(abroad, share)).toMatchObject({ result: 'success' });
  });
});
