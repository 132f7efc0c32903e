import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ReferralCreditedSchema } from '@yarrow/contracts/clients/v1/events_pb';
import type { Actor } from '@yarrow/kit/actor';
import { newId } from '@yarrow/kit/ids';
import { PaymentsHarness } from '../testing/payments-harness.js';
import { PLAN_PRICES_JOB } from './plan-prices.job.js';
import { SUBSCRIPTION_CREDITS_JOB } from './subscription-credits.job.js';

let payments: PaymentsHarness;
let practiceId: string;
let pro: Partial<Actor>;

beforeAll(async () => {
  payments = await PaymentsHarness.start('2027-01-04T12:00:00Z', { SUBSCRIPTION_PLANS: 'website' });
  await payments.runJob(PLAN_PRICES_JOB);
});
beforeEach(async () => {
  ({ practiceId, pro } = await payments.publishPractice());
});
afterAll(() => payments?.stop());

async function credit(amountCents: number, referralUseId = newId()): Promise<void> {
  const event = { referralUseId, practiceId, amountCents, currency: 'USD' };
  await payments.service.publish(ReferralCreditedSchema, event, { aggregateId: referralUseId });
}
/** The practice becomes a customer of Stripe. @returns its id there */
async function openCheckout(): Promise<string> {
  const text = 'mutation { startSubscription(priceId: "price_website_month") { url } }';
  await payments.service.graphql(text, {}, pro);
  const query = 'SELECT customer_id FROM practice_subscriptions WHERE practice_id = $1';
  const [row] = await payments.service.dataSource.query(query, [practiceId]);
  return row.customer_id;
}
const balanceOf = (customerId: string): number =>
  payments.sandbox.stripe
    .objects<{ id: string; object: string; balance: number }>('customer')
    .find(({ id }) => id === customerId)!.balance;
const applied = async (): Promise<boolean[]> => {
  const query = 'SELECT applied_at FROM subscription_credits WHERE practice_id = $1 ORDER BY received_at, amount_cents';
  const rows: { applied_at: Date | null }[] = await payments.service.dataSource.query(query, [practiceId]);
  return rows.map((row) => row.applied_at !== null);
};

describe('referral credit of a practice', () => {
  it('waits until the practice is a customer at Stripe, and lowers what it pays once', async () => {
    const useId = newId();
    await credit(2500, useId);
    await credit(2500, useId);
    await payments.runJob(SUBSCRIPTION_CREDITS_JOB);
    expect(await applied()).toEqual([false]);
    const customerId = await openCheckout();
    await payments.runJob(SUBSCRIPTION_CREDITS_JOB);
    await payments.runJob(SUBSCRIPTION_CREDITS_JOB);
    expect(await applied()).toEqual([true]);
    expect(balanceOf(customerId)).toBe(-2500);
    await credit(1000);
    await payments.runJob(SUBSCRIPTION_CREDITS_JOB);
    expect(balanceOf(customerId)).toBe(-3500);
  });

  it('is given once where the answer of Stripe was lost', async () => {
    const customerId = await openCheckout();
    await credit(2500);
    await payments.runJob(SUBSCRIPTION_CREDITS_JOB);
    await payments.service.dataSource.query(
      'UPDATE subscription_credits SET applied_at = NULL WHERE practice_id = $1',
      [practiceId],
    );
    await payments.runJob(SUBSCRIPTION_CREDITS_JOB);
    expect(balanceOf(customerId)).toBe(-2500);
    expect(await applied()).toEqual([true]);
  });
});
