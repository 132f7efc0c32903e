import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { ChargeSucceededSchema } from '@yarrow/contracts/payments/v1/events_pb';
import { type Booking, CARDS, PaymentsHarness } from '../testing/payments-harness.js';

let payments: PaymentsHarness;
let practiceId: string;

beforeAll(async () => {
  payments = await PaymentsHarness.start('2027-01-04T12:00:00Z', { STRIPE_TIMEOUT_MS: '4000' });
  ({ practiceId } = await payments.openPractice());
  // A job that ran by itself could be asking at the moment at which a test wants its own to, which then finds nothing to do.
  await payments.stopJobs('recovery');
});

afterEach(() => payments.sandbox.stripe.resumeWebhooks());
afterAll(() => payments?.stop());

/** A visit that is over, with a card on file that has not been charged, and a provider that reports nothing by itself. */
async function withCard(): Promise<Booking> {
  const booking = await payments.book(practiceId, { requirement: 'none', startsAt: '2027-01-03T15:00:00Z' });
  const { setupIntentId } = await payments.enterCard(booking, CARDS.good);
  expect(await payments.completeSetup(booking, setupIntentId)).toMatchObject({ result: 'success' });
  payments.sandbox.stripe.pauseWebhooks();
  return booking;
}

async function settled(booking: Booking): Promise<void> {
  await payments.service.eventually(async () => (await payments.show(booking)).clientPaymentStatus === 'Paid');
  expect(payments.payments(booking.id).filter(({ status }) => status === 'succeeded')).toHaveLength(1);
  expect(await payments.balances(booking.id)).toMatchObject({ provider_clearing: 9_000, client_receivable: 0 });
  const published = (await payments.service.emitted(ChargeSucceededSchema)).filter(
    (e) => e.appointmentId === booking.id,
  );
  expect(published).toHaveLength(1);
}

const attemptsOf = (booking: Booking) =>
  payments.service.dataSource.query<{ state: string; number: number; idempotency_key: string }[]>(
    `SELECT state, number, idempotency_key FROM attempts WHERE subject_id = $1 AND purpose = 'appointment' ORDER BY number`,
    [booking.id],
  );

describe('an attempt at charging', () => {
  it.each(['timeout-after-effect', 'reset-after-effect'] as const)(
    'that had its effect although the answer was lost (%s) is found by asking',
    async (kind) => {
      const booking = await withCard();
      payments.sandbox.stripe.fault({ path: '/v1/payment_intents', method: 'POST', kind });
      expect(await payments.chargeCard(booking)).toMatchObject({ result: 'success' });
      await settled(booking);
      expect(await attemptsOf(booking)).toMatchObject([{ state: 'succeeded', number: 1 }]);
    },
  );

  it('is made once under the same key when it never reached the provider', async () => {
    const booking = await withCard();
    payments.sandbox.stripe.fault({ path: '/v1/payment_intents', method: 'POST', kind: 'timeout-before-effect' });
    expect(await payments.chargeCard(booking)).toMatchObject({ result: 'success' });
    await settled(booking);
    expect(await attemptsOf(booking)).toMatchObject([{ state: 'succeeded' }]);
  });

  it('has failed when the provider has a fault, and may be made again under another key', async () => {
    const booking = await withCard();
    payments.sandbox.stripe.fault({ path: '/v1/payment_intents', method: 'POST', kind: 'error-before-effect' });
    expect(await payments.chargeCard(booking)).toMatchObject({
      result: 'failure',
      errors: [{ code: 'processing_error' }],
    });
    expect(await payments.chargeCard(booking)).toMatchObject({ result: 'success' });
    await settled(booking);
    const [first, second] = await attemptsOf(booking);
    expect([first!.state, second!.state]).toEqual(['failed', 'succeeded']);
    expect(first!.idempotency_key).not.toBe(second!.idempotency_key);
  });

  it('is not repeated while the provider does not answer, and ends when it does', async () => {
    const booking = await withCard();
    const silent = { path: '/v1/payment_intents', kind: 'timeout-after-effect' as const };
    payments.sandbox.stripe.fault({ ...silent, count: 3 });
    expect(await payments.chargeCard(booking)).toMatchObject({
      result: 'failure',
      errors: [{ code: 'payment_unknown' }],
    });
    expect(await payments.chargeCard(booking)).toMatchObject({
      result: 'failure',
      errors: [{ code: 'payment_unknown' }],
    });
    expect(await attemptsOf(booking)).toMatchObject([{ state: 'unknown' }]);
    expect(await payments.chargeCard(booking)).toMatchObject({ result: 'success' });
    await settled(booking);
    expect(await attemptsOf(booking)).toHaveLength(1);
  });

  it('is brought to its end by another process when its own died after the call got through', async () => {
    const booking = await withCard();
    payments.sandbox.stripe.fault({ path: '/v1/payment_intents', kind: 'timeout-after-effect', count: 2 });
    expect(await payments.chargeCard(booking)).toMatchObject({ errors: [{ code: 'payment_unknown' }] });
    expect(payments.payments(booking.id)).toHaveLength(1);
    await leaveAsStarted(booking);
    await payments.runJob('recovery');
    await settled(booking);
  });

  it('is made once by another process when its own died before the call got through', async () => {
    const booking = await withCard();
    payments.sandbox.stripe.fault({ path: '/v1/payment_intents', kind: 'timeout-before-effect', count: 2 });
    expect(await payments.chargeCard(booking)).toMatchObject({ errors: [{ code: 'payment_unknown' }] });
    expect(payments.payments(booking.id)).toEqual([]);
    await leaveAsStarted(booking);
    await payments.runJob('recovery');
    await settled(booking);
    expect(await attemptsOf(booking)).toHaveLength(1);
  });

  it('is given up when it never reached the provider and the visit is cancelled meanwhile', async () => {
    const booking = await withCard();
    payments.sandbox.stripe.fault({ path: '/v1/payment_intents', kind: 'timeout-before-effect', count: 2 });
    await payments.chargeCard(booking);
    await payments.cancel(booking);
    await leaveAsStarted(booking);
    await payments.runJob('recovery');
    expect(await attemptsOf(booking)).toMatchObject([{ state: 'failed' }]);
    expect(payments.payments(booking.id)).toEqual([]);
    expect(await payments.show(booking)).toMatchObject({ clientPaymentStatus: 'Cancelled' });
  });

  it('is asked about when a cancellation overtakes it, and what it took goes back', async () => {
    const booking = await withCard();
    payments.sandbox.stripe.fault({ path: '/v1/payment_intents', kind: 'timeout-after-effect', count: 2 });
    expect(await payments.chargeCard(booking)).toMatchObject({ errors: [{ code: 'payment_unknown' }] });
    await payments.cancel(booking);
    await payments.service.dataSource.query(
      `UPDATE attempts SET asked_at = now() - interval '1 day' WHERE state = 'unknown'`,
    );
    await payments.runJob('recovery');
    await payments.service.eventually(async () => (await payments.balances(booking.id))['provider_clearing'] === 0);
    expect(await payments.balances(booking.id)).toMatchObject({ client_receivable: 0 });
    expect(payments.payments(booking.id)).toHaveLength(1);
  });
});

describe('an attempt at making something that moves no money', () => {
  it('is repeated under the same key after a lost answer, so that a practice gets one account', async () => {
    const practice = await payments.publishPractice();
    const connect = async () =>
      (await payments.service.graphql('mutation { connectStripe { result url errors { code } } }', {}, practice.pro))
        .data['connectStripe'];
    payments.sandbox.stripe.fault({ path: '/v1/accounts', method: 'POST', kind: 'timeout-after-effect' });
    expect(await connect()).toMatchObject({ result: 'failure', errors: [{ code: 'provider_unavailable' }] });
    expect(await connect()).toMatchObject({ result: 'success', url: expect.stringContaining('http') });
    type Account = { id: string; object: string; metadata: Record<string, string> };
    const accounts = payments.sandbox.stripe.objects<Account>('account');
    expect(accounts.filter(({ metadata }) => metadata['practice_id'] === practice.practiceId)).toHaveLength(1);
  });

  it('is made under another key after a fault of the provider, whose answer the key would repeat', async () => {
    const booking = await payments.book(practiceId);
    payments.sandbox.stripe.fault({ path: '/v1/setup_intents', method: 'POST', kind: 'error-before-effect' });
    expect((await payments.setupIntent(booking)).setupIntent).toMatchObject({
      errors: [{ code: 'provider_unavailable' }],
    });
    const first = (await payments.setupIntent(booking)).setupIntent;
    expect(first).toMatchObject({ result: 'success' });
    expect((await payments.setupIntent(booking)).setupIntent.setupIntentSecret).toBe(first.setupIntentSecret);
  });
});

/** What a process leaves behind that dies between committing the attempt and storing its outcome. */
async function leaveAsStarted(booking: Booking): Promise<void> {
  await payments.service.dataSource.query(
    `UPDATE attempts SET state = 'started', asked_at = now() - interval '1 hour' WHERE subject_id = $1 AND state = 'unknown'`,
    [booking.id],
  );
}
