import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { CARDS, PaymentsHarness } from '../testing/payments-harness.js';

jest.setTimeout(60_000);

let payments: PaymentsHarness;
let practiceId: string;

beforeAll(async () => {
  payments = await PaymentsHarness.start('2027-01-04T12:00:00Z', { PLATFORM_FEE_BASIS_POINTS: '250' });
  ({ practiceId } = await payments.openPractice());
}, 90_000);

afterAll(() => payments?.stop());

describe('a platform that takes a share', () => {
  it('adds it to the price, shows it, and gives it back with the rest', async () => {
    const booking = await payments.book(practiceId);
    expect(await payments.show(booking)).toMatchObject({ platformFeeCents: 225, fullTotal: 9_225, dueCents: 9_225 });
    const { setupIntentId } = await payments.enterCard(booking, CARDS.good);
    await payments.completeSetup(booking, setupIntentId);
    expect(payments.payments(booking.id)).toMatchObject([{ amount: 9_225, application_fee_amount: 225 }]);
    expect(await payments.balances(booking.id)).toEqual({
      client_receivable: 0,
      provider_clearing: 9_225,
      practice_revenue: -9_000,
      fees: -225,
    });

    await payments.decline(booking);
    await payments.service.eventually(async () => (await payments.balances(booking.id))['provider_clearing'] === 0);
    expect(await payments.balances(booking.id)).toMatchObject({ client_receivable: 0, refunds: 9_000, fees: 0 });
  });
});
