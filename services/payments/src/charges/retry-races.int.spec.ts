import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ChargeSucceededSchema } from '@yarrow/contracts/payments/v1/events_pb';
import type { Actor } from '@yarrow/kit/actor';
import { type Booking, CARDS, PaymentsHarness } from '../testing/payments-harness.js';
import { PracticeMoney } from '../testing/practice-money.js';

const NOW = '2027-01-04T12:00:00Z';

let payments: PaymentsHarness;
let money: PracticeMoney;
let practiceId: string;
let pro: Partial<Actor>;

beforeAll(async () => {
  payments = await PaymentsHarness.start(NOW, { STRIPE_TIMEOUT_MS: '1500' });
  money = new PracticeMoney(payments);
  ({ practiceId, pro } = await payments.openPractice());
});
afterAll(() => payments?.stop());

/** Over and unpaid, with a card on file that pays. */
async function unpaid(): Promise<Booking> {
  const booking = await payments.book(practiceId, { requirement: 'none', startsAt: '2027-01-03T15:00:00Z' });
  const { setupIntentId } = await payments.enterCard(booking, CARDS.good, pro);
  await payments.completeSetup(booking, setupIntentId, pro);
  return booking;
}

async function expectPaidOnce(booking: Booking): Promise<void> {
  await payments.service.eventually(async () => (await payments.show(booking)).paymentStatus === 'Paid');
  expect(payments.payments(booking.id).filter(({ status }) => status === 'succeeded')).toHaveLength(1);
  expect(await payments.balances(booking.id)).toMatchObject({ provider_clearing: 9_000, client_receivable: 0 });
  const events = (await payments.service.emitted(ChargeSucceededSchema)).filter(
    (one) => one.appointmentId === booking.id,
  );
  expect(events).toHaveLength(1);
}

describe('a retry and the webhook of the payment', () => {
  it.each(['created', 'reversed', 'shuffled'] as const)('charge once when its answer is lost: %s', async (order) => {
    const booking = await unpaid();
    payments.sandbox.stripe.pauseWebhooks();
    payments.sandbox.stripe.fault({ path: '/v1/payment_intents', method: 'POST', kind: 'timeout-after-effect' });
    await money.retry(pro, booking);
    await Promise.all([
      ...Array.from({ length: 5 }, () => money.retry(pro, booking)),
      payments.sandbox.stripe.resumeWebhooks({ order, copies: 3 }),
      payments.runJob('webhooks'),
      payments.runJob('recovery'),
    ]);
    await expectPaidOnce(booking);
  });

  it('charge once when they meet at the same moment, and what comes later changes nothing', async () => {
    const booking = await unpaid();
    await Promise.all(Array.from({ length: 8 }, () => money.retry(pro, booking)));
    await payments.sandbox.stripe.resumeWebhooks({ copies: 3 });
    await payments.runJob('webhooks');
    expect(await money.retry(pro, booking)).toMatchObject({ result: 'success' });
    await expectPaidOnce(booking);
  });

  it('charge once when the visit is marked as paid meanwhile, and what is too much is shown', async () => {
    const booking = await unpaid();
    payments.sandbox.stripe.pauseWebhooks();
    payments.sandbox.stripe.fault({ path: '/v1/payment_intents', method: 'POST', kind: 'timeout-after-effect' });
    await money.retry(pro, booking);
    await Promise.all([money.markPaid(pro, booking), payments.sandbox.stripe.resumeWebhooks({ copies: 2 })]);
    await payments.runJob('webhooks');
    await payments.service.eventually(async () => (await payments.balances(booking.id))['provider_clearing'] === 9_000);
    expect(payments.payments(booking.id).filter(({ status }) => status === 'succeeded')).toHaveLength(1);
    const { appointment } = await money.undoMarkPaid(pro, booking);
    expect(appointment).toMatchObject({ paymentStatus: 'Paid', dueCents: 0, overpaidCents: 0 });
  });
});
