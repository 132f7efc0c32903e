import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PackageRefundedSchema, PackageSoldSchema } from '@yarrow/contracts/payments/v1/events_pb';
import { OpenPackageChangedSchema } from '@yarrow/contracts/scheduling/v1/events_pb';
import type { Actor } from '@yarrow/kit/actor';
import { newId } from '@yarrow/kit/ids';
import { CheckoutHarness } from '../testing/checkout-harness.js';
import { type Booking, CARDS, PaymentsHarness } from '../testing/payments-harness.js';

let payments: PaymentsHarness;
let checkout: CheckoutHarness;
let practiceId: string;
let pro: Partial<Actor>;
const serviceId = newId();

beforeAll(async () => {
  payments = await PaymentsHarness.start('2027-01-04T12:00:00Z');
  checkout = new CheckoutHarness(payments);
  ({ practiceId, pro } = await payments.openPractice());
});

afterAll(() => payments?.stop());

/** A visit that buys four sessions for $400. */
function buy(userId = newId()): Promise<Booking> {
  const line = { serviceId, name: 'Four massages', amountCents: 40_000, durationMinutes: 60, packageSessions: 4 };
  return payments.book(practiceId, { lines: [line], userId });
}

async function pay(booking: Booking): Promise<void> {
  const { setupIntentId } = await payments.enterCard(booking, CARDS.good);
  expect(await payments.completeSetup(booking, setupIntentId)).toMatchObject({ result: 'success' });
}

async function sold(appointmentId: string) {
  return (await payments.service.emitted(PackageSoldSchema)).filter((event) => event.appointmentId === appointmentId);
}

async function bought(userId?: string) {
  const booking = await buy(userId);
  await pay(booking);
  await payments.accept(booking);
  return { booking, packageId: (await sold(booking.id))[0]!.packageId };
}

function session(packageId: string, sessionNumber: number, extraCents = 0): Promise<Booking> {
  const covered = { serviceId, name: 'Massage', amountCents: 0, durationMinutes: 60 };
  const oil = { serviceId: newId(), name: 'Oil', amountCents: extraCents, durationMinutes: 0, addOn: true };
  const packageSession = { packageId, sessionNumber, numberOfSessions: 4, name: 'Four massages' };
  const requirement = extraCents > 0 ? ('charge' as const) : ('none' as const);
  return payments.book(practiceId, { requirement, lines: extraCents ? [covered, oil] : [covered], packageSession });
}

async function publishUses(packageId: string, sessionsUsed: number, version: number): Promise<void> {
  const published = {
    packageId,
    practiceId,
    serviceId,
    name: 'Four massages',
    numberOfSessions: 4,
    sessionsUsed,
    version,
  };
  await payments.service.publish(OpenPackageChangedSchema, { package: published }, { aggregateId: packageId });
}

async function worth(id: string, actor: Partial<Actor>) {
  const query = `query ($representations: [_Any!]!) { _entities(representations: $representations) {
    ... on ClientPackage { id amountCents refundableCents } } }`;
  const representations = [{ __typename: 'ClientPackage', id }];
  return (await payments.service.graphql(query, { representations }, actor)).data['_entities'][0];
}

describe('a package', () => {
  it('is sold once, when its visit is paid and stands', async () => {
    const userId = newId();
    const booking = await buy(userId);
    await pay(booking);
    expect(await sold(booking.id)).toEqual([]);
    await payments.accept(booking);
    await payments.accept(booking);
    expect(await sold(booking.id)).toMatchObject([
      {
        practiceId,
        userId,
        serviceId,
        name: 'Four massages',
        numberOfSessions: 4,
        amountCents: 40_000,
        currency: 'USD',
      },
    ]);
  });

  it('is not sold by an unpaid visit', async () => {
    const line = { serviceId, name: 'Four massages', amountCents: 40_000, durationMinutes: 60, packageSessions: 4 };
    const booking = await payments.book(practiceId, { requirement: 'none', lines: [line] });
    expect(await sold(booking.id)).toEqual([]);
    await pay(booking);
    await payments.chargeCard(booking);
    await payments.service.eventually(async () => (await sold(booking.id)).length === 1);
  });

  it('costs what its coupon left of it, and is worth as much', async () => {
    const code = (await checkout.coupon(pro, { code: '', kind: 'percentage', percent: 25 })).discountCode.code;
    const booking = await buy();
    await checkout.apply(booking, code);
    await pay(booking);
    await payments.accept(booking);
    const [event] = await sold(booking.id);
    expect(event).toMatchObject({ amountCents: 30_000 });
    expect(await worth(event!.packageId, pro)).toEqual({
      id: event!.packageId,
      amountCents: 30_000,
      refundableCents: 22_500,
    });
  });

  it('is worth its unused sessions, pro rata, for the practice and the account that bought it alone', async () => {
    const userId = newId();
    const { packageId } = await bought(userId);
    expect(await worth(packageId, pro)).toMatchObject({ refundableCents: 30_000 });
    await publishUses(packageId, 3, 3);
    await publishUses(packageId, 2, 2);
    expect(await worth(packageId, { kind: 'client', userId })).toMatchObject({ refundableCents: 10_000 });
    expect(await worth(packageId, { kind: 'client', userId: newId() })).toEqual({
      id: packageId,
      amountCents: null,
      refundableCents: null,
    });
    expect(await worth(packageId, { kind: 'pro', userId: newId(), practiceId: newId() })).toEqual({
      id: packageId,
      amountCents: null,
      refundableCents: null,
    });
    expect(await worth(packageId, {})).toEqual({ id: packageId, amountCents: null, refundableCents: null });
  });

  it('covers its next sessions, which read as Paid and need no card, while their add-ons are due', async () => {
    const { packageId } = await bought();
    const second = await session(packageId, 2);
    expect(await payments.show(second)).toMatchObject({
      dueCents: 0,
      clientPaymentStatus: 'Paid',
      paymentAction: 'none',
      priceLines: [
        { kind: 'service', label: 'Massage', amountCents: 0 },
        { kind: 'package_session', label: 'Four massages: session 2 of 4', amountCents: 0 },
      ],
    });
    const third = await session(packageId, 3, 1_500);
    expect(await payments.show(third)).toMatchObject({ dueCents: 1_500, clientPaymentStatus: 'Card_needed' });
    await pay(third);
    expect(await payments.show(third)).toMatchObject({ dueCents: 0, clientPaymentStatus: 'Paid' });
    expect(payments.payments(third.id)).toMatchObject([{ amount: 1_500 }]);
  });

  it('goes back in full when its visit is cancelled in time and no session was used', async () => {
    const { booking, packageId } = await bought();
    await payments.cancel(booking);
    await payments.service.eventually(async () => (await payments.balances(booking.id))['provider_clearing'] === 0);
    const published = await payments.service.emitted(PackageRefundedSchema);
    expect(published.filter((event) => event.packageId === packageId)).toHaveLength(1);
    expect(await worth(packageId, pro)).toMatchObject({ refundableCents: 0 });
  });

  it.each([
    ['late', { late: true }, 20_000],
    ['in time after another session was booked', {}, 0],
    ['by the practice after another session was booked', { cancelledBy: 'pro' }, 0],
  ])(
    'stays the client’s, and its price the practice’s, when its visit is cancelled %s',
    async (_, details, feeCents) => {
      const { booking, packageId } = await bought();
      await payments.cancel(booking, feeCents, { ...details, packageKept: true });
      expect(await payments.balances(booking.id)).toMatchObject({ client_receivable: 0, provider_clearing: 40_000 });
      expect(await payments.show(booking)).toMatchObject({
        dueCents: 0,
        lateFeeCents: 0,
        priceLines: [
          { kind: 'late_fee', label: 'Package', amountCents: 40_000 },
          { kind: 'paid', amountCents: -40_000 },
        ],
      });
      const published = await payments.service.emitted(PackageRefundedSchema);
      expect(published.filter((event) => event.packageId === packageId)).toEqual([]);
    },
  );

  it('costs what a coupon leaves of it that was used after its sale, when a fee for moving was due', async () => {
    const line = { serviceId, name: 'Four massages', amountCents: 40_000, durationMinutes: 60, packageSessions: 4 };
    const oil = { serviceId: newId(), name: 'Oil', amountCents: 2_000, durationMinutes: 0, addOn: true };
    const booking = await payments.book(practiceId, { lines: [line, oil] });
    // By a gift card, so that no card is there that would pay the fee before the coupon is used.
    const { giftCard } = await checkout.giftCard(pro, 42_000);
    await checkout.applyAsVisitor(booking, giftCard.code);
    await payments.accept(booking);
    const { packageId } = (await sold(booking.id))[0]!;
    await checkout.move(booking, '2027-01-20T20:00:00Z', 1_000);
    const code = await checkout.newCoupon(pro, { kind: 'percentage', percent: 10 });
    expect(await checkout.applyAsVisitor(booking, code)).toMatchObject({ result: 'success' });
    expect(await worth(packageId, pro)).toMatchObject({ amountCents: 36_000, refundableCents: 27_000 });
    await payments.cancel(booking, 900, { packageKept: true });
    // $360 for the package, $10 for rescheduling; the cancellation fee of $9 is capped at the remaining $8 of the oil's $18.
    expect(await payments.show(booking)).toMatchObject({ fullTotal: 37_800, lateFeeCents: 1_800, dueCents: 0 });
    expect(await checkout.giftCardBalance(pro, giftCard.id)).toBe(4_200);
  });

  it('is owed if it is unpaid and stays the client’s, and not owed when it is returned', async () => {
    const line = { serviceId, name: 'Four massages', amountCents: 40_000, durationMinutes: 60, packageSessions: 4 };
    const kept = await payments.book(practiceId, { requirement: 'none', lines: [line] });
    await payments.cancel(kept, 0, { packageKept: true });
    expect(await payments.show(kept)).toMatchObject({
      dueCents: 40_000,
      priceLines: [{ kind: 'late_fee', label: 'Package', amountCents: 40_000 }],
    });
    const returned = await payments.book(practiceId, { requirement: 'none', lines: [line] });
    await payments.cancel(returned, 0, { packageKept: false });
    expect(await payments.show(returned)).toMatchObject({ dueCents: 0 });
  });
});

describe('what a package is worth', () => {
  it('is null for unauthorized users and until it is paid, without hiding the package', async () => {
    const { packageId } = await bought();
    const hidden = { amountCents: null, refundableCents: null };
    expect(await worth(packageId, { kind: 'client', userId: newId() })).toEqual({ id: packageId, ...hidden });
    const unpaid = newId();
    expect(await worth(unpaid, pro)).toEqual({ id: unpaid, ...hidden });
    expect(await worth(packageId, pro)).toMatchObject({ amountCents: 40_000 });
  });
});
