import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { everyField, nullsIn } from '@yarrow/kit/testing/every-field';
import { CARDS, PaymentsHarness } from '../testing/payments-harness.js';

jest.setTimeout(60_000);
let payments: PaymentsHarness;

beforeAll(async () => {
  payments = await PaymentsHarness.start('2027-01-04T12:00:00Z');
}, 90_000);
afterAll(() => payments?.stop());

it('answers every field of the money of an appointment to its client', async () => {
  const { practiceId } = await payments.openPractice({ acceptsTips: true });
  const booking = await payments.book(practiceId);
  const { setupIntentId } = await payments.enterCard(booking, CARDS.good);
  await payments.completeSetup(booking, setupIntentId);
  const query = `query ($representations: [_Any!]!) { _entities(representations: $representations) { ... on Appointment
    ${await everyField(payments.service, 'Appointment')} } }`;
  const representations = [{ __typename: 'Appointment', id: booking.id, instantActionToken: booking.token }];
  const { data, errors } = await payments.service.graphql(query, { representations });
  expect(errors).toBeUndefined();
  const [appointment] = data['_entities'];
  expect(appointment).toMatchObject({
    ...{ feeCents: 0, platformFeeCents: 0, tipAmountCents: 0, fullTotal: 9_000, dueCents: 0, hasTransaction: true },
    ...{ clientPaymentStatus: 'Paid', paymentStatus: 'Paid', paymentMethod: 'stripe', markPaid: false },
    ...{ adjustments: [], discountCodeRedemptions: [], transaction: { type: 'Charge', state: 1, amountCents: 9_000 } },
    defaultPaymentMethod: { brand: 'visa', last4: '4242', expMonth: 12, expYear: 2040 },
  });
  // Nothing went wrong, and nothing is planned.
  expect(nullsIn(appointment)).toEqual(['paymentError', 'transaction.scheduledFor', 'transactions.0.scheduledFor']);
});
