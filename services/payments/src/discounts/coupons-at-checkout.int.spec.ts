import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Actor } from '@yarrow/kit/actor';
import { newId } from '@yarrow/kit/ids';
import { CheckoutHarness } from '../testing/checkout-harness.js';
import { type Booking, CARDS, PaymentsHarness } from '../testing/payments-harness.js';

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

async function usesOf(code: string): Promise<number> {
  const all = (await checkout.coupons(pro)) as { code: string; redemptionCount: number }[];
  return all.find((one) => one.code === code)!.redemptionCount;
}

describe('a coupon at checkout', () => {
  it('takes a percentage off, half up, and the card is charged the rest', async () => {
    const code = await coupon({ kind: 'percentage', percent: 15 });
    const booking = await payments.book(practiceId, { amountCents: 8_990 });
    const applied = await apply(booking, ` ${code.toLowerCase()} `);
    expect(applied).toMatchObject({
      result: 'success',
      appointment: { dueCents: 7_641, fullTotal: 7_641, discountCodeRedemptions: [{ code, amountCents: 1_349 }] },
    });
    expect(await apply(booking, code)).toMatchObject({ result: 'success', appointment: { dueCents: 7_641 } });
    await checkout.pay(booking);
    expect(payments.payments(booking.id)).toMatchObject([{ amount: 7_641, status: 'succeeded' }]);
    expect(await payments.balances(booking.id)).toEqual({
      client_receivable: 0,
      discounts: 1_349,
      practice_revenue: -8_990,
      provider_clearing: 7_641,
    });
    expect((await payments.show(booking)).priceLines).toEqual([
      { kind: 'service', label: 'Appointment', amountCents: 8_990 },
      { kind: 'discount', label: `Coupon ${code}`, amountCents: -1_349 },
      { kind: 'paid', label: 'Paid', amountCents: -7_641 },
    ]);
    expect(await checkout.remove(booking, code)).toMatchObject({ errors: [{ code: 'already_paid', field: 'code' }] });
    expect(await apply(booking, await coupon({ kind: 'fixed', amountCents: 100 }))).toMatchObject({
      errors: [{ code: 'already_paid', message: 'This booking is already paid.' }],
    });
  });

  it('is allocated over the lines so that they sum exactly, and only over its services', async () => {
    const [massage, oil] = [newId(), newId()];
    const lines = [
      { serviceId: massage, name: 'Massage', amountCents: 3_333, durationMinutes: 60 },
      { serviceId: oil, name: 'Oil', amountCents: 3_333, durationMinutes: 0, addOn: true },
      { serviceId: newId(), name: 'Tea', amountCents: 3_334, durationMinutes: 0, addOn: true },
    ];
    const all = await payments.book(practiceId, { lines });
    expect(await apply(all, await coupon({ kind: 'fixed', amountCents: 1_000 }))).toMatchObject({
      appointment: { dueCents: 9_000 },
    });
    await checkout.sell(practiceId, oil);
    const only = { applyToSpecificServices: true, serviceIds: [oil] };
    const some = await payments.book(practiceId, { lines });
    expect(await apply(some, await coupon({ kind: 'percentage', percent: 50, ...only }))).toMatchObject({
      appointment: { dueCents: 10_000 - 1_667 },
    });
    const none = await payments.book(practiceId, { lines: [lines[0]!] });
    expect(await apply(none, await coupon({ kind: 'percentage', percent: 50, ...only }))).toMatchObject({
      errors: [{ code: 'code_not_for_service', field: 'code' }],
    });
  });

  it('expires in the very instant that it names', async () => {
    const code = await coupon({ kind: 'fixed', amountCents: 1_000, expiresAt: '2027-01-04T07:10:00-05:00' });
    const booking = await payments.book(practiceId);
    payments.clock.set('2027-01-04T12:10:00.000Z');
    expect(await apply(booking, code)).toMatchObject({
      errors: [{ code: 'code_expired', message: 'This code has expired.' }],
    });
    payments.clock.set('2027-01-04T12:09:59.999Z');
    expect(await apply(booking, code)).toMatchObject({ result: 'success' });
  });

  it('is not combined beyond what each coupon allows', async () => {
    const [alone, two, three] = [
      await coupon({ kind: 'fixed', amountCents: 500 }),
      await coupon({ kind: 'fixed', amountCents: 500, combinationLimit: 2 }),
      await coupon({ kind: 'percentage', percent: 10, combinationLimit: 3 }),
    ];
    const booking = await payments.book(practiceId);
    expect(await apply(booking, three)).toMatchObject({ appointment: { dueCents: 8_100 } });
    expect(await apply(booking, alone)).toMatchObject({ errors: [{ code: 'code_not_combinable' }] });
    expect(await apply(booking, two)).toMatchObject({ appointment: { dueCents: 7_600 } });
    const third = await coupon({ kind: 'fixed', amountCents: 500, combinationLimit: 3 });
    expect(await apply(booking, third)).toMatchObject({ errors: [{ code: 'code_not_combinable' }] });
    expect(await checkout.remove(booking, two)).toMatchObject({ appointment: { dueCents: 8_100 } });
    expect(await apply(booking, third)).toMatchObject({ appointment: { dueCents: 7_600 } });
  });

  it('is used no more often than its limit when twenty want it at once, and never twice by one visit', async () => {
    const code = await coupon({ kind: 'fixed', amountCents: 1_000, maxRedemptions: 3 });
    const bookings = await Promise.all(Array.from({ length: 20 }, () => payments.book(practiceId)));
    const answers = await Promise.all(bookings.flatMap((one) => [apply(one, code), apply(one, code)]));
    expect(answers.filter(({ result }) => result === 'success')).toHaveLength(6);
    expect(new Set(answers.flatMap(({ errors }) => errors.map((error: { code: string }) => error.code)))).toEqual(
      new Set(['code_used_up']),
    );
    expect(await usesOf(code)).toBe(3);
    const balances = await Promise.all(bookings.map(async (one) => (await payments.show(one)).dueCents));
    expect(balances.filter((due) => due === 8_000)).toHaveLength(3);
  });

  it('may be used again when it is taken off, the visit cancelled, lapsed, or paid back in full', async () => {
    const code = await coupon({ kind: 'fixed', amountCents: 1_000, maxRedemptions: 1 });
    const first = await payments.book(practiceId);
    await apply(first, code);
    expect(await checkout.remove(first, code)).toMatchObject({ appointment: { dueCents: 9_000 } });
    expect(await usesOf(code)).toBe(0);
    for (const end of [
      (one: Booking) => payments.cancel(one),
      (one: Booking) => payments.expire(one),
      (one: Booking) => payments.decline(one),
    ]) {
      const booking = await payments.book(practiceId);
      expect(await apply(booking, code)).toMatchObject({ result: 'success' });
      expect(await usesOf(code)).toBe(1);
      await end(booking);
      expect(await usesOf(code)).toBe(0);
      expect(await payments.show(booking)).toMatchObject({ dueCents: 0, clientPaymentStatus: 'Cancelled' });
    }
    const paid = await payments.book(practiceId);
    await apply(paid, code);
    await checkout.pay(paid);
    await payments.accept(paid);
    await payments.refundInDashboard(paid, 8_000);
    await payments.service.eventually(async () => (await usesOf(code)) === 0);
    expect(await payments.show(paid)).toMatchObject({ dueCents: 0, discountCodeRedemptions: [{ amountCents: 1_000 }] });
  });

  it('stays used where a part of the price that it has lowered is kept', async () => {
    const code = await coupon({ kind: 'fixed', amountCents: 1_000, maxRedemptions: 1 });
    const booking = await payments.book(practiceId);
    await apply(booking, code);
    await checkout.pay(booking);
    await payments.accept(booking);
    await payments.cancel(booking, 4_000);
    await payments.service.eventually(async () => (await payments.balances(booking.id))['provider_clearing'] === 4_000);
    expect(await usesOf(code)).toBe(1);
    expect(await apply(await payments.book(practiceId), code)).toMatchObject({ errors: [{ code: 'code_used_up' }] });
  });

  it('secures the booking without a card when it takes everything off, and stays on from then on', async () => {
    const code = await coupon({ kind: 'percentage', percent: 100 });
    for (const requirement of ['charge', 'save_card'] as const) {
      const booking = await payments.book(practiceId, { requirement });
      expect(await apply(booking, code)).toMatchObject({
        appointment: { dueCents: 0, clientPaymentStatus: 'Paid', fullTotal: 0 },
      });
      await apply(booking, code);
      expect(await payments.securedKinds(booking)).toEqual(['covered']);
      expect(await checkout.remove(booking, code)).toMatchObject({ errors: [{ code: 'already_paid' }] });
      await payments.accept(booking);
      expect(await payments.show(booking)).toMatchObject({ paymentStatus: 'Paid', paymentAction: 'none' });
      expect(payments.payments(booking.id)).toEqual([]);
    }
  });

  it('finds nothing to take off a free visit, and nothing on one that is over', async () => {
    const code = await coupon({ kind: 'fixed', amountCents: 1_000 });
    const free = await payments.book(practiceId, { requirement: 'none', amountCents: 0 });
    expect(await payments.show(free)).toMatchObject({ clientPaymentStatus: 'Free', paymentAction: 'none' });
    expect(await apply(free, code)).toMatchObject({ errors: [{ code: 'nothing_to_discount' }] });
    const nothing = await coupon({ kind: 'percentage', percent: 0 });
    expect(await apply(await payments.book(practiceId), nothing)).toMatchObject({
      errors: [{ code: 'nothing_to_discount' }],
    });
    const cancelled = await payments.book(practiceId);
    await payments.cancel(cancelled);
    expect(await apply(cancelled, code)).toMatchObject({ errors: [{ code: 'not_open' }] });
    const late = await payments.book(practiceId);
    payments.clock.advance(16 * 60_000);
    expect(await apply(late, code)).toMatchObject({ errors: [{ code: 'hold_expired' }] });
  });

  it('cannot be guessed, as codes that are tried are counted for the visit and for the address', async () => {
    const booking = await payments.book(practiceId);
    const guesses: { errors: { code: string; field: string }[] }[] = [];
    for (let i = 0; i < 12; i++) guesses.push(await apply(booking, `GUESS${1000 + i}`));
    const codesOf = guesses.map(({ errors }) => errors[0]!.code);
    expect(codesOf.slice(0, 10)).toEqual(Array(10).fill('unknown_code'));
    expect(codesOf.slice(10)).toEqual(['too_many_attempts', 'too_many_attempts']);
    expect(guesses[11]!.errors[0]).toMatchObject({ field: 'code' });

    const actor = { kind: 'anonymous' as const, ip: '192.0.2.7' };
    const many = await Promise.all(Array.from({ length: 6 }, () => payments.book(practiceId)));
    const tried = await Promise.all(
      many.flatMap((one) => Array.from({ length: 9 }, (_, i) => checkout.apply(one, `GUESS${2000 + i}`, actor))),
    );
    expect(tried.filter(({ errors }) => errors[0].code === 'too_many_attempts')).toHaveLength(4);
  });

  it('needs the link or the account of the visit', async () => {
    const code = await coupon({ kind: 'fixed', amountCents: 1_000 });
    const [mine, yours] = [await payments.book(practiceId), await payments.book(practiceId)];
    expect(await apply({ id: mine.id, token: yours.token }, code)).toMatchObject({ errors: [{ code: 'not_found' }] });
    expect(await checkout.apply(mine, code, { kind: 'client', userId: newId(), ip: '192.0.2.1' })).toMatchObject({
      errors: [{ code: 'not_found' }],
    });
    expect(await checkout.apply(mine, code, { ...pro, ip: '192.0.2.1' })).toMatchObject({ result: 'success' });
  });

  it('is refused for a booking that was paid and refunded, as the discount would be owed to no one', async () => {
    const booking = await payments.book(practiceId);
    await checkout.pay(booking);
    await payments.accept(booking);
    await payments.refundInDashboard(booking, 9_000);
    await payments.service.eventually(async () => (await payments.clientStatus(booking)) === 'Refunded');
    // A card that is refused, so that the fee for moving stays due.
    const { setupIntentId } = await payments.enterCard(booking, CARDS.declinedWhenCharged);
    await payments.completeSetup(booking, setupIntentId);
    await checkout.move(booking, '2027-01-20T20:00:00Z', 1_000);
    await payments.service.eventually(async () => (await payments.clientStatus(booking)) === 'Failed');
    const code = await coupon({ kind: 'percentage', percent: 20 });
    expect(await apply(booking, code)).toMatchObject({ errors: [{ code: 'already_paid' }] });
    expect(await payments.balances(booking.id)).toMatchObject({ client_receivable: 1_000, provider_clearing: 0 });
  });

  it('drops a payment that waits for the bank about another amount', async () => {
    const booking = await payments.book(practiceId);
    const { setupIntentId } = await payments.enterCard(booking, CARDS.authenticateAlways);
    await payments.completeSetup(booking, setupIntentId);
    expect(await apply(booking, await coupon({ kind: 'fixed', amountCents: 1_000 }))).toMatchObject({
      appointment: { dueCents: 8_000 },
    });
    await payments.chargeCard(booking);
    expect(payments.payments(booking.id)).toMatchObject([
      { amount: 8_000, status: 'requires_payment_method' },
      { amount: 9_000, status: 'canceled' },
    ]);
  });
});
