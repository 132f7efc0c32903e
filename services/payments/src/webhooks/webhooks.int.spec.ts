import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { BookingPaymentSecuredSchema, ChargeSucceededSchema } from '@yarrow/contracts/payments/v1/events_pb';
import Stripe from 'stripe';
import { CARDS, PaymentsHarness, WEBHOOK_SECRET } from '../testing/payments-harness.js';

let payments: PaymentsHarness;
let practiceId: string;
const stripe = new Stripe('sk_test_unused');

beforeAll(async () => {
  payments = await PaymentsHarness.start('2027-01-04T12:00:00Z');
  ({ practiceId } = await payments.openPractice());
});

afterAll(() => payments?.stop());

async function post(payload: string, signature?: string): Promise<number> {
  const response = await fetch(`${payments.service.url}/webhooks/stripe`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(signature && { 'stripe-signature': signature }) },
    body: payload,
  });
  return response.status;
}

function event(id: string, object: object = { id: 'pi_unknown', object: 'payment_intent' }): string {
  const created = Math.floor(Date.now() / 1000);
  return JSON.stringify({
    id,
    object: 'event',
    type: 'payment_intent.succeeded',
    created,
    account: 'acct_x',
    data: { object },
  });
}

function signed(payload: string, secret = WEBHOOK_SECRET, timestamp = Math.floor(Date.now() / 1000)): string {
  return stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
}

const stored = async (id: string): Promise<number> =>
  (await payments.service.dataSource.query('SELECT 1 FROM provider_events WHERE event_id = $1', [id])).length;

describe('the address of Stripe’s webhooks', () => {
  it('believes only what is signed with our secret, unchanged and lately', async () => {
    const payload = event('evt_forged');
    expect(await post(payload)).toBe(400);
    expect(await post(payload, 'nonsense')).toBe(400);
    expect(await post(payload, signed(payload, 'whsec_other'))).toBe(400);
    expect(await post(payload.replace('pi_unknown', 'pi_other'), signed(payload))).toBe(400);
    expect(await post(payload, signed(payload, WEBHOOK_SECRET, Math.floor(Date.now() / 1000) - 3_600))).toBe(400);
    expect(await stored('evt_forged')).toBe(0);
  });

  it.each([
    ['nothing', '{}'],
    [
      'no time',
      JSON.stringify({ id: 'evt_timeless', type: 'payment_intent.succeeded', data: { object: { id: 'pi_1' } } }),
    ],
    ['no object', JSON.stringify({ id: 'evt_empty', type: 'payment_intent.succeeded', created: 1_800_000_000 })],
    ['no JSON', 'id=evt_form'],
  ])('refuses what is signed and holds %s', async (_what, payload) =>
    expect(await post(payload, signed(payload))).toBe(400),
  );

  it('stores an event once, however often it comes', async () => {
    const payload = event('evt_twice');
    for (let appointment = 0; appointment < 3; appointment++) expect(await post(payload, signed(payload))).toBe(200);
    expect(await stored('evt_twice')).toBe(1);
  });

  it('takes events of kinds that it does not know, and of objects without id', async () => {
    const payload = event('evt_other', { object: 'balance' });
    expect(await post(payload, signed(payload))).toBe(200);
    expect(await stored('evt_other')).toBe(0);
  });

  it.each(['reversed', 'shuffled', 'created'] as const)(
    'ends the same when all events come %s, three times',
    async (order) => {
      payments.sandbox.stripe.pauseWebhooks();
      const booking = await payments.book(practiceId);
      const first = await payments.enterCard(booking, CARDS.declinedWhenCharged);
      await payments.completeSetup(booking, first.setupIntentId);
      const second = await payments.enterCard(booking, CARDS.good);
      await payments.completeSetup(booking, second.setupIntentId);
      await payments.sandbox.stripe.resumeWebhooks({ order, copies: 3 });
      await payments.runJob('webhooks');
      await payments.service.eventually(async () => {
        const waiting = await payments.service.dataSource.query(
          `SELECT 1 FROM provider_events WHERE applied_at IS NULL AND account_id <> 'acct_x'`,
        );
        return waiting.length === 0;
      });
      expect(await payments.show(booking)).toMatchObject({ clientPaymentStatus: 'Paid', dueCents: 0 });
      expect(await payments.balances(booking.id)).toMatchObject({ provider_clearing: 9_000 });
      for (const schema of [ChargeSucceededSchema, BookingPaymentSecuredSchema]) {
        const published = (await payments.service.emitted<typeof ChargeSucceededSchema>(schema as never)).filter(
          (e) => e.appointmentId === booking.id,
        );
        expect(published).toHaveLength(1);
      }
    },
  );

  it('does not charge a declined card again when the setup is reported, however often', async () => {
    payments.sandbox.stripe.pauseWebhooks();
    const booking = await payments.book(practiceId);
    const { setupIntentId } = await payments.enterCard(booking, CARDS.declinedWhenCharged);
    expect(await payments.completeSetup(booking, setupIntentId)).toMatchObject({ result: 'failure' });
    await payments.sandbox.stripe.resumeWebhooks({ order: 'reversed', copies: 3 });
    await payments.runJob('webhooks');
    await payments.service.eventually(async () => {
      const waiting = await payments.service.dataSource.query(
        `SELECT 1 FROM provider_events WHERE applied_at IS NULL AND account_id <> 'acct_x'`,
      );
      return waiting.length === 0 && payments.sandbox.stripe.unsentWebhooks === 0;
    });
    expect(payments.payments(booking.id)).toHaveLength(1);
    expect((await payments.show(booking)).paymentError).toContain('declined');
  });

  it("does not take a payment of a practice's own for one of ours, whatever its metadata", async () => {
    const booking = await payments.book(practiceId);
    const first = await payments.enterCard(booking, CARDS.declinedWhenCharged);
    await payments.completeSetup(booking, first.setupIntentId);
    const [attempt] = await payments.service.dataSource.query(
      'SELECT id FROM attempts WHERE subject_id = $1 AND amount_cents > 0',
      [booking.id],
    );
    const other = await payments.openPractice();
    const { hostname, port } = new URL(payments.sandbox.url);
    const api = new Stripe('sk_test_sandbox', { host: hostname, port, protocol: 'http', telemetry: false });
    await api.paymentIntents.create(
      {
        amount: 9_000,
        currency: 'usd',
        payment_method: 'pm_card_visa',
        confirm: true,
        return_url: 'http://localhost/',
        metadata: { attempt_id: attempt.id },
      },
      { stripeAccount: (await payments.cardForm(other.practiceId)).accountId },
    );
    await payments.service.eventually(async () => {
      const rows = await payments.service.dataSource.query(
        "SELECT 1 FROM provider_events WHERE applied_at IS NULL AND account_id <> 'acct_x'",
      );
      return rows.length === 0 && payments.sandbox.stripe.unsentWebhooks === 0;
    });
    expect(await payments.show(booking)).toMatchObject({ clientPaymentStatus: 'Failed', dueCents: 9_000 });
  });
});
