import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Actor } from '@yarrow/kit/actor';
import { newId } from '@yarrow/kit/ids';
import { CheckoutHarness } from '../testing/checkout-harness.js';
import { type Booking, PaymentsHarness } from '../testing/payments-harness.js';

/** Everything that can be asked for a visit. `$setup` and `$giftCard` stand for those of the visit under test. */
const OPERATIONS = {
  setupIntent: 'setupIntent(appointmentId: $id, practiceId: $practiceId, instantActionToken: $token)',
  squareAddCardToCustomer: `squareAddCardToCustomer(appointmentId: $id, practiceId: $practiceId,
    sourceId: "cnon:card", instantActionToken: $token)`,
  completeSetup: 'completeSetup(input: { setupIntentId: $setup, appointmentId: $id, instantActionToken: $token })',
  chargeCard: 'chargeCard(appointmentId: $id, instantActionToken: $token)',
  retryPayment: 'retryPayment(appointmentId: $id)',
  applyCoupon: 'applyDiscountCode(appointmentId: $id, code: $coupon, instantActionToken: $token)',
  removeCoupon: 'removeDiscountCode(appointmentId: $id, code: $coupon, instantActionToken: $token)',
  applyGiftCard: 'applyDiscountCode(appointmentId: $id, code: $giftCard, instantActionToken: $token)',
  removeGiftCard: 'removeDiscountCode(appointmentId: $id, code: $giftCard, instantActionToken: $token)',
  addTipToAppointment: 'addTipToAppointment(appointmentId: $id, tipAmount: 500, instantActionToken: $token)',
  chargeTipOnly: 'chargeTipOnly(appointmentId: $id, tipAmount: 500, instantActionToken: $token)',
  createPaypalOrder: 'createPaypalOrder(appointmentId: $id, tipAmountCents: 500, instantActionToken: $token)',
  capturePaypalPayment: 'capturePaypalPayment(appointmentId: $id, orderId: "ORDER", instantActionToken: $token)',
} as const;
type Operation = keyof typeof OPERATIONS;

const ALL = Object.keys(OPERATIONS) as Operation[];
/** Operations reserved for the client: spending the client's money beyond the amount due, or raising the price. */
const CLIENTS_OWN: readonly Operation[] = [
  'removeCoupon',
  'applyGiftCard',
  'removeGiftCard',
  'addTipToAppointment',
  'chargeTipOnly',
];
const OF_CLIENT = ALL.filter((name) => name !== 'retryPayment');
const OF_PRACTICE = ALL.filter((name) => !CLIENTS_OWN.includes(name));

let payments: PaymentsHarness;
let checkout: CheckoutHarness;
let practice: { practiceId: string; pro: Partial<Actor> };
let other: { practiceId: string; pro: Partial<Actor> };
let coupon: string;
let giftCard: string;

beforeAll(async () => {
  payments = await PaymentsHarness.start('2027-01-04T12:00:00Z');
  checkout = new CheckoutHarness(payments);
  practice = await payments.openPractice({ acceptsTips: true });
  other = await payments.openPractice({ acceptsTips: true });
  coupon = await checkout.newCoupon(practice.pro, { kind: 'percentage', percent: 10 });
  ({ code: giftCard } = (await checkout.giftCard(practice.pro, 500)).giftCard);
});

afterAll(() => payments?.stop());

/** Returns the operations that are denied to an actor. Access is checked before any other input. */
async function turnedAway(booking: Booking, actor: Partial<Actor>, token: string | null): Promise<Operation[]> {
  const { setupIntent } = await payments.setupIntent(booking);
  const setup = setupIntent.setupIntentSecret.split('_secret_')[0];
  const { id, practiceId } = booking;
  const refused: Operation[] = [];
  for (const name of ALL) {
    const names = OPERATIONS[name].match(/\$\w+/g)!;
    const types: Record<string, string> = { $id: 'ID!', $practiceId: 'ID!', $token: 'String' };
    const declared = [...new Set(names)].map((variable) => `${variable}: ${types[variable] ?? 'String!'}`).join(', ');
    const query = `mutation (${declared}) { it: ${OPERATIONS[name]} { result errors { code field } } }`;
    const variables = { id, practiceId, token, setup, coupon, giftCard };
    const answer = await payments.service.graphql(query, variables, actor);
    const [first] = answer.errors ?? [];
    const [error] = first ? [{ code: first.extensions.code, field: undefined }] : answer.data['it'].errors;
    expect(first?.extensions.code ?? 'UNAUTHENTICATED').toBe('UNAUTHENTICATED');
    const isTurnedAway = ['UNAUTHENTICATED', 'forbidden'].includes(error?.code);
    const away = isTurnedAway || (error?.code === 'not_found' && error.field !== 'orderId');
    if (away) refused.push(name);
  }
  return refused;
}

describe('among those who may touch the money of a visit', () => {
  const userId = newId();
  const book = () => payments.book(practice.practiceId, { userId });
  const except = (allowed: readonly Operation[]) => ALL.filter((name) => !allowed.includes(name));
  const ip = (last: number) => `203.0.113.${last}`;

  it("its client's account may do all but what only a practice does", async () => {
    expect(await turnedAway(await book(), { kind: 'client', userId, ip: ip(1) }, null)).toEqual(except(OF_CLIENT));
  });

  it('any holder of the link has the same rights, logged in elsewhere or not at all', async () => {
    const holders: Partial<Actor>[] = [
      { kind: 'anonymous', ip: ip(2) },
      { kind: 'client', userId: newId(), ip: ip(3) },
      { ...other.pro, ip: ip(4) },
    ];
    for (const holder of holders) {
      const booking = await book();
      expect(await turnedAway(booking, holder, booking.token)).toEqual(except(OF_CLIENT));
    }
  });

  it('its practice may take what is due and take off a coupon’s worth, and decide nothing for the client', async () => {
    const pro = { ...practice.pro, ip: ip(5) };
    expect(await turnedAway(await book(), pro, null)).toEqual(except(OF_PRACTICE));
  });

  it('its practice may do no more with the client’s link in its hands', async () => {
    const booking = await book();
    const pro = { ...practice.pro, ip: ip(6) };
    expect(await turnedAway(booking, pro, booking.token)).toEqual(except(OF_PRACTICE));
  });

  it('a practitioner who booked at the own practice is the client', async () => {
    const booking = await payments.book(practice.practiceId, { userId: practice.pro.userId! });
    expect(await turnedAway(booking, { ...practice.pro, ip: ip(7) }, null)).toEqual([]);
  });

  it('other practices, other clients and visitors may do nothing', async () => {
    const strangers: Partial<Actor>[] = [
      { kind: 'anonymous', ip: ip(8) },
      { kind: 'client', userId: newId(), ip: ip(9) },
      { ...other.pro, ip: ip(10) },
    ];
    for (const stranger of strangers) {
      expect(await turnedAway(await book(), stranger, null)).toEqual(ALL);
      expect(await turnedAway(await book(), stranger, 'x'.repeat(43))).toEqual(ALL);
    }
  });
});

describe('a tip', () => {
  it('is never charged to a saved card by the practice, and says why', async () => {
    const booking = await payments.book(practice.practiceId);
    await checkout.pay(booking);
    await payments.accept(booking);
    payments.clock.set('2027-01-12T12:00:00Z');
    for (const operation of ['chargeTipOnly', 'addTipToAppointment'] as const) {
      const answer = await checkout.tip(operation, booking, 50_000, practice.pro);
      expect(answer).toMatchObject({
        result: 'failure',
        errors: [{ code: 'forbidden', message: 'Only your client can give a tip.', field: 'tipAmount' }],
      });
    }
    expect(payments.payments(booking.id)).toHaveLength(1);
    payments.clock.set('2027-01-04T12:00:00Z');
  });
});
