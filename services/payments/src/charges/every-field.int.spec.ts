import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { newId } from '@yarrow/kit/ids';
import { everyField } from '@yarrow/kit/testing/every-field';
import { CheckoutHarness } from '../testing/checkout-harness.js';
import { type Booking, CARDS, PaymentsHarness } from '../testing/payments-harness.js';

const NOW = '2027-01-04T12:00:00Z';
const CAD = { currency: 'CAD' };

let payments: PaymentsHarness;
let checkout: CheckoutHarness;

beforeAll(async () => {
  payments = await PaymentsHarness.start(NOW, { PLATFORM_FEE_BASIS_POINTS: '250' });
  checkout = new CheckoutHarness(payments);
});
afterAll(() => payments?.stop());

async function allOf({ id, token }: Booking) {
  const query = `query ($representations: [_Any!]!) { _entities(representations: $representations) { ... on Appointment
    ${await everyField(payments.service, 'Appointment')} } }`;
  const representations = [{ __typename: 'Appointment', id, instantActionToken: token }];
  const { data, errors } = await payments.service.graphql(query, { representations });
  expect(errors).toBeUndefined();
  return data['_entities'][0];
}

it('answers every field of the money of an appointment to its client', async () => {
  const { practiceId, pro } = await payments.openPractice({ acceptsTips: true, ...CAD });
  const lines = [
    { serviceId: newId(), name: 'Massage', amountCents: 9_000, durationMinutes: 60 },
    { serviceId: newId(), name: 'Oil', amountCents: 1_500, durationMinutes: 0, addOn: true },
  ];
  const booking = await payments.book(practiceId, { lines, ...CAD, startsAt: '2027-01-04T13:00:00Z' });
  const code = await checkout.newCoupon(pro, { kind: 'percentage', percent: 10 });
  const { giftCard } = await checkout.giftCard(pro, 4_000);
  await checkout.applyAsVisitor(booking, code);
  await checkout.applyAsVisitor(booking, giftCard.code);
  await checkout.pay(booking);
  await payments.accept(booking);
  payments.clock.set('2027-01-04T15:00:00Z');
  await checkout.tip('chargeTipOnly', booking, 777);
  payments.clock.set('2027-01-05T10:00:00Z');
  await payments.refundInDashboard(booking, 500);
  await payments.service.eventually(async () => (await payments.show(booking)).refundedCents === 500);
  const [tipped, paid] = payments.payments(booking.id);
  expect([tipped?.metadata['purpose'], paid?.metadata['purpose']]).toEqual(['tip', 'appointment']);
  const [visit, later] = ['2027-01-05T05:00:00-05:00', expect.stringMatching(/^20\d\d-.*-0[45]:00$/)];
  const line = (kind: string, label: string, amountCents: number) => ({
    ...{ __typename: 'PriceLine', kind, label, amountCents },
  });
  const id = expect.any(String);
  const moved = { __typename: 'Transaction', id, amountCurrency: 'CAD', state: 1, scheduledFor: null };
  const tip = { ...moved, type: 'Charge', amountCents: 777, createdAt: later };
  const label = `•••• ${giftCard.code.slice(-4)}`;
  expect(await allOf(booking)).toEqual({
    ...{ __typename: 'Appointment', id: booking.id, instantActionToken: booking.token },
    // 10,500 less the coupon's 10 %, and 2.5 % of the rest, half up.
    ...{ feeCents: 0, platformFeeCents: 237, tipAmountCents: 777, fullTotal: 10_464, dueCents: 0, lateFeeCents: 0 },
    ...{ paymentStatus: 'Paid', clientPaymentStatus: 'Paid', paymentAction: 'none', paymentError: null },
    ...{ paymentMethod: 'stripe', paymentIntentId: tipped!.id, hasPaymentMethod: true, hasTransaction: true },
    failedRefunds: [],
    disputes: null,
    ...{ refundedCents: 500, refundableCents: 9_964, overpaidCents: 0, writtenOffCents: 0, canTip: false },
    ...{ markPaid: false, paidBy: null },
    received: null,
    defaultPaymentMethod: {
      __typename: 'PaymentMethod',
      id,
      brand: 'visa',
      last4: '4242',
      expMonth: 12,
      expYear: 2040,
      visitsToCharge: 0,
    },
    invoices: [],
    adjustments: [{ __typename: 'Adjustment', id, adjustedAt: visit, amountCents: 500, note: 'Refund' }],
    discountCodeRedemptions: [{ __typename: 'DiscountCodeRedemption', id, code, amountCents: 1_050 }],
    giftCardRedemptions: [
      {
        ...{ __typename: 'GiftCardRedemption', id: giftCard.id, label, code: giftCard.code },
        ...{ amountCents: 4_000, remainingCents: 0 },
      },
    ],
    transaction: tip,
    transactions: [
      { ...moved, type: 'Refund', amountCents: 500, createdAt: visit },
      tip,
      { ...moved, type: 'Charge', amountCents: 5_687, createdAt: later },
    ],
    priceLines: [
      line('service', 'Massage', 9_000),
      line('add_on', 'Oil', 1_500),
      line('discount', `Coupon ${code}`, -1_050),
      line('fee', 'Booking fee', 237),
      line('tip', 'Tip', 777),
      line('waived', 'Taken off by your practitioner', -500),
      line('gift_card', `Gift card ${label}`, -4_000),
      line('paid', 'Paid', -6_464),
      line('refund', 'Refunded', 500),
    ],
  });
});

it('answers what is planned for an appointment, and why its payment failed', async () => {
  const { practiceId } = await payments.openPractice(CAD);
  const options = { ...CAD, requirement: 'save_card', startsAt: '2027-01-08T20:00:00Z' } as const;
  const booking = await payments.book(practiceId, options);
  const { setupIntentId } = await payments.enterCard(booking, CARDS.declinedWhenCharged);
  await payments.completeSetup(booking, setupIntentId);
  await payments.accept(booking);
  const hold = {
    ...{ __typename: 'Transaction', id: expect.any(String), type: 'Hold', state: 0 },
    ...{ amountCents: 9_225, amountCurrency: 'CAD' },
    ...{ createdAt: '2027-01-05T05:00:00-05:00', scheduledFor: '2027-01-08T06:00:00-05:00' },
  };
  const nothing = {
    feeCents: 0,
    tipAmountCents: 0,
    lateFeeCents: 0,
    refundedCents: 0,
    overpaidCents: 0,
    writtenOffCents: 0,
  };
  const unpaid = { refundableCents: 9_225, markPaid: false, paidBy: null, canTip: false };
  const card = { __typename: 'PaymentMethod', id: expect.any(String), brand: 'visa', last4: '0341' };
  const planned = {
    ...{ __typename: 'Appointment', id: booking.id, instantActionToken: booking.token, ...nothing, ...unpaid },
    ...{ platformFeeCents: 225, fullTotal: 9_225, dueCents: 9_225 },
    ...{ paymentStatus: 'Upcoming', clientPaymentStatus: 'Pending', paymentAction: 'none', paymentError: null },
    ...{ paymentMethod: 'stripe', paymentIntentId: null, hasPaymentMethod: true, hasTransaction: true },
    ...{ transaction: hold, transactions: [hold], adjustments: [], invoices: [] },
    ...{ defaultPaymentMethod: { ...card, expMonth: 12, expYear: 2040, visitsToCharge: 1 } },
    ...{ discountCodeRedemptions: [], giftCardRedemptions: [], received: null, failedRefunds: [], disputes: null },
    priceLines: [
      { __typename: 'PriceLine', kind: 'service', label: 'Appointment', amountCents: 9_000 },
      { __typename: 'PriceLine', kind: 'fee', label: 'Booking fee', amountCents: 225 },
    ],
  };
  expect(await allOf(booking)).toEqual(planned);
  payments.clock.set('2027-01-08T11:00:00Z');
  await payments.runJob('due-charges');
  const failed = async () => (await payments.show(booking)).clientPaymentStatus === 'Failed';
  await payments.service.eventually(failed);
  expect(await allOf(booking)).toEqual({
    ...planned,
    ...{ paymentStatus: 'Failed', clientPaymentStatus: 'Failed', paymentAction: 'add_card' },
    paymentError: 'Your card was declined. Please try another card.',
  });
});
