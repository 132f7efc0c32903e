import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { newId } from '@yarrow/kit/ids';
import { allRecords } from '@yarrow/kit/testing/all-records';
import { CARDS, PaymentsHarness } from '../testing/payments-harness.js';

let payments: PaymentsHarness;

beforeAll(async () => {
  payments = await PaymentsHarness.start('2027-01-04T12:00:00Z');
});
afterAll(() => payments?.stop());

it('exports payments and cards to the client and to the practice, without ids of a provider', async () => {
  const { practiceId } = await payments.openPractice();
  const booking = await payments.book(practiceId);
  const { setupIntentId } = await payments.enterCard(booking, CARDS.good);
  expect(await payments.completeSetup(booking, setupIntentId)).toMatchObject({ result: 'success' });
  await payments.service.eventually(async () => (await payments.clientStatus(booking)) === 'Paid');

  const own = await allRecords(payments.service, { userId: newId(), clientIds: [booking.clientId] });
  expect(own).toMatchObject({
    payments: [{ visit_id: booking.id, provider: 'stripe', card_last4: '4242', currency: 'USD' }],
    ...{ refunds: [], packages: [] },
    saved_cards: [{ brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2040 }],
  });
  const records = await allRecords(payments.service, { userId: newId(), practiceId });
  expect(records).toMatchObject({ payments: [], saved_cards: [], practice_payments: own['payments'] });
  expect(await allRecords(payments.service, { userId: newId(), practiceId: newId() })).toMatchObject({
    ...{ practice_payments: [], practice_refunds: [], practice_packages: [], coupons: [], gift_cards: [], payouts: [] },
  });
  expect(JSON.stringify([own, records])).not.toMatch(/(?:acct|pi|pm|cus|ch)_/);
});
