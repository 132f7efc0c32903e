import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Actor } from '@yarrow/kit/actor';
import { newId } from '@yarrow/kit/ids';
import { CheckoutHarness } from '../testing/checkout-harness.js';
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

describe('a practice that keeps coupons (spec portal-configuration §5)', () => {
  it.each<[string, Record<string, unknown>, Record<string, unknown>]>([
    [
      'a code of fewer than 8 characters',
      { code: 'SHORT1', kind: 'percentage', percent: 10 },
      { field: 'code', message: 'Code must be at least 8 characters and contain only uppercase letters and numbers' },
    ],
    ['a fixed coupon without an amount', { kind: 'fixed' }, { message: 'Please enter an amount for fixed discount' }],
    ['a fixed coupon under $1', { kind: 'fixed', amountCents: 99 }, { field: 'amountCents' }],
    [
      'a percentage coupon without one',
      { kind: 'percentage' },
      { message: 'Please enter a percentage for percentage discount' },
    ],
    ['more than 100 %', { kind: 'percentage', percent: 101 }, { field: 'percent' }],
    ['no redemption at all', { kind: 'percentage', percent: 5, maxRedemptions: 0 }, { field: 'maxRedemptions' }],
    [
      'specific services without any',
      { kind: 'fixed', amountCents: 100, applyToSpecificServices: true },
      { field: 'serviceIds' },
    ],
  ])('refuses %s', async (_, input, error) => {
    const refused = await checkout.coupon(pro, { code: 'GOODCODE1', ...input });
    expect(refused).toMatchObject({ result: 'failure', errors: [error], discountCode: null });
  });

  it('writes codes in capitals and without anything but letters and digits, and makes one up for a blank', async () => {
    const spaced = await checkout.coupon(pro, { code: 'spring sale-26', kind: 'percentage', percent: 10 });
    expect(spaced.discountCode).toMatchObject({ code: 'SPRINGSALE26', combinationLimit: 1, editable: true });
    const blank = await checkout.coupon(pro, { code: ' ', kind: 'fixed', amountCents: 500 });
    expect(blank.discountCode.code).toMatch(/^[A-Z0-9]{8,}$/);
    expect(await checkout.coupon(pro, { code: 'SpringSale26', kind: 'fixed', amountCents: 500 })).toMatchObject({
      errors: [{ code: 'code_taken', field: 'code' }],
    });
  });

  it('can change only validity and usage limits of a coupon that has been redeemed', async () => {
    const code = await coupon({ kind: 'fixed', amountCents: 1_000 });
    const { id } = ((await checkout.coupons(pro)) as { id: string; code: string }[]).find((one) => one.code === code)!;
    const booking = await payments.book(practiceId);
    await apply(booking, code);
    const change = (input: object) => checkout.coupon(pro, { id, code, kind: 'fixed', amountCents: 1_000, ...input });
    expect(await change({ amountCents: 2_000 })).toMatchObject({ errors: [{ code: 'not_editable' }] });
    expect(await change({ code: 'ANOTHERCODE' })).toMatchObject({ errors: [{ code: 'not_editable' }] });
    expect(await change({ maxRedemptions: 5 })).toMatchObject({
      discountCode: { maxRedemptions: 5, redemptionCount: 1, editable: false },
    });
    await checkout.remove(booking, code);
    expect(await change({ amountCents: 2_000 })).toMatchObject({
      discountCode: { amountCents: 2_000, editable: true },
    });
  });

  it('keeps its coupons apart from those of other practices', async () => {
    const code = await coupon({ kind: 'fixed', amountCents: 1_000 });
    const { id } = ((await checkout.coupons(pro)) as { id: string; code: string }[]).find((one) => one.code === code)!;
    const other = { kind: 'pro' as const, userId: newId(), practiceId: newId() };
    expect(await checkout.coupons(other)).toEqual([]);
    expect(await checkout.coupon(other, { id, code, kind: 'fixed', amountCents: 100 })).toMatchObject({
      errors: [{ code: 'not_found' }],
    });
    const elsewhere = (await payments.openPractice()).practiceId;
    expect(await apply(await payments.book(elsewhere), code)).toMatchObject({ errors: [{ code: 'unknown_code' }] });
    const anonymous = await payments.service.graphql('{ discountCodes { id } }');
    expect(anonymous.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });
});

describe('a coupon that is removed', () => {
  const remove = async (actor: Partial<Actor> | undefined, id: string) => {
    const mutation = 'mutation ($id: ID!) { deleteDiscountCode(id: $id) { result errors { code field } } }';
    const { data, errors } = await payments.service.graphql(mutation, { id }, actor);
    return data?.deleteDiscountCode ?? errors![0]!.extensions;
  };

  it('is listed and redeemed no more, and only its practice can do that', async () => {
    const { discountCode: saved } = await checkout.coupon(pro, { code: '', kind: 'percentage', percent: 10 });
    const other = { kind: 'pro' as const, userId: newId(), practiceId: newId() };
    const unknown = { result: 'failure', errors: [{ code: 'not_found', field: 'id' }] };
    expect(await remove(other, saved.id)).toEqual(unknown);
    expect(await remove(undefined, saved.id)).toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(await remove(pro, saved.id)).toEqual({ result: 'success', errors: [] });
    expect(await remove(pro, saved.id)).toEqual(unknown);
    const left = (await checkout.coupons(pro)) as { id: string }[];
    expect(left.map(({ id }) => id)).not.toContain(saved.id);
    expect(await apply(await payments.book(practiceId), saved.code)).toMatchObject({
      errors: [{ code: 'unknown_code' }],
    });
  });
});

describe('a coupon to be saved', () => {
  it('is for services of its own practice only', async () => {
    const other = await payments.publishPractice();
    const [own, others] = [await checkout.sell(practiceId), await checkout.sell(other.practiceId)];
    const save = (serviceIds: string[]) =>
      checkout.coupon(pro, { code: '', kind: 'percentage', percent: 10, applyToSpecificServices: true, serviceIds });
    for (const ids of [[others], [own, others], [newId()]]) {
      expect(await save(ids)).toMatchObject({
        result: 'failure',
        errors: [{ code: 'invalid_services', field: 'serviceIds' }],
      });
    }
    expect(await save([own])).toMatchObject({ result: 'success', discountCode: { serviceIds: [own] } });
  });

  it('is answered as it was saved', async () => {
    const own = await checkout.sell(practiceId);
    const form = { kind: 'percentage', percent: 35, expiresAt: '2027-02-01T00:00:00-08:00', combinationLimit: 2 };
    const { discountCode: share } = await checkout.coupon(pro, {
      ...{ code: 'WINTER2027', ...form, maxRedemptions: 7, applyToSpecificServices: true, serviceIds: [own] },
    });
    expect(share).toMatchObject({
      ...{ code: 'WINTER2027', ...form, amountCents: null, maxRedemptions: 7, serviceIds: [own] },
      ...{ expiresAt: '2027-02-01T08:00:00.000Z', applyToSpecificServices: true },
    });
    const { discountCode: fixed } = await checkout.coupon(pro, { code: '', kind: 'fixed', amountCents: 4_200 });
    expect(fixed).toMatchObject({
      ...{ kind: 'fixed', amountCents: 4_200, percent: null, expiresAt: null, maxRedemptions: null },
      ...{ applyToSpecificServices: false, serviceIds: [] },
    });
  });

  it('does not end in the past, unless it has ended already', async () => {
    const offer = { code: '', kind: 'percentage', percent: 10 };
    const refused = { errors: [{ code: 'invalid_expiry', field: 'expiresAt' }] };
    for (const expiresAt of [NOW, '2027-01-04T11:59:59Z']) {
      expect(await checkout.coupon(pro, { ...offer, expiresAt })).toMatchObject(refused);
    }
    const { discountCode: saved } = await checkout.coupon(pro, { ...offer, expiresAt: '2027-01-04T12:00:01Z' });
    payments.clock.set('2027-01-05T12:00:00Z');
    const kept = { ...offer, id: saved.id, code: saved.code, expiresAt: saved.expiresAt, maxRedemptions: 5 };
    expect(await checkout.coupon(pro, kept)).toMatchObject({ result: 'success' });
    expect(await checkout.coupon(pro, { ...kept, expiresAt: '2027-01-05T11:00:00Z' })).toMatchObject(refused);
  });

  it('is made once under one key, also when three ask at once', async () => {
    const wish = { code: '', kind: 'percentage', percent: 10, idempotencyKey: newId() };
    const saved = await Promise.all([1, 2, 3].map(() => checkout.coupon(pro, wish)));
    expect(saved.map(({ result }) => result)).toEqual(['success', 'success', 'success']);
    expect(new Set(saved.map(({ discountCode }) => discountCode.code)).size).toBe(1);
  });
});
