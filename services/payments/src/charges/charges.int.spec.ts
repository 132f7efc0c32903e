import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  BookingPaymentSecuredSchema,
  ChargeFailedSchema,
  ChargeSucceededSchema,
  PaymentStatus,
  type PaymentStatusChanged,
  PaymentStatusChangedSchema,
} from '@yarrow/contracts/payments/v1/events_pb';
import { CARDS, PaymentsHarness } from '../testing/payments-harness.js';

let payments: PaymentsHarness;
let practiceId: string;

beforeAll(async () => {
  payments = await PaymentsHarness.start('2027-01-04T12:00:00Z');
  ({ practiceId } = await payments.openPractice());
});

afterAll(() => payments?.stop());

async function emittedFor<T extends { appointmentId: string }>(
  schema: Parameters<PaymentsHarness['service']['emitted']>[0],
  id: string,
): Promise<T[]> {
  return ((await payments.service.emitted(schema)) as unknown as T[]).filter((event) => event.appointmentId === id);
}

describe('a booking that is charged at once', () => {
  it('saves the card, charges it, enters it in the ledger and secures the booking', async () => {
    const booking = await payments.book(practiceId);
    expect(await payments.show(booking)).toMatchObject({ clientPaymentStatus: 'Card_needed', dueCents: 9_000 });

    const { setupIntentId } = await payments.enterCard(booking, CARDS.good);
    const completed = await payments.completeSetup(booking, setupIntentId);

    expect(completed).toMatchObject({
      result: 'success',
      errors: [],
      paymentMethod: { brand: 'visa', last4: '4242', expMonth: 12, expYear: 2040 },
      appointment: { clientPaymentStatus: 'Paid', paymentStatus: 'Paid' },
    });
    expect(await payments.balances(booking.id)).toEqual({
      client_receivable: 0,
      provider_clearing: 9_000,
      practice_revenue: -9_000,
    });
    expect(await payments.show(booking)).toMatchObject({
      fullTotal: 9_000,
      dueCents: 0,
      paymentMethod: 'stripe',
      paymentIntentId: payments.payments(booking.id)[0]!.id,
      hasPaymentMethod: true,
      transaction: { amountCents: 9_000, amountCurrency: 'USD', state: 1, type: 'Charge', scheduledFor: null },
      defaultPaymentMethod: { brand: 'visa', last4: '4242' },
    });
    expect(await emittedFor(BookingPaymentSecuredSchema, booking.id)).toMatchObject([{ kind: 'charge', practiceId }]);
    expect(await emittedFor(ChargeSucceededSchema, booking.id)).toMatchObject([
      { amountCents: 9_000, currency: 'USD', purpose: 'appointment', provider: 'stripe', cardLast4: '4242' },
    ]);
    expect(await emittedFor<PaymentStatusChanged>(PaymentStatusChangedSchema, booking.id)).toMatchObject([
      { clientStatus: PaymentStatus.CARD_NEEDED, clientPaymentStatus: 'Card needed' },
      { clientStatus: PaymentStatus.PENDING, clientPaymentStatus: 'Pending' },
      { clientStatus: PaymentStatus.PAID, clientPaymentStatus: 'Paid' },
    ]);
  });

  it('is charged in the currency of the practice, whichever that is', async () => {
    const { practiceId: abroad } = await payments.openPractice({ currency: 'CAD' });
    const booking = await payments.book(abroad, { currency: 'CAD' });
    const { setupIntentId } = await payments.enterCard(booking, CARDS.good);
    expect(await payments.completeSetup(booking, setupIntentId)).toMatchObject({ result: 'success' });
    expect(payments.payments(booking.id)).toMatchObject([{ amount: 9_000, currency: 'cad', status: 'succeeded' }]);
    expect(await emittedFor(ChargeSucceededSchema, booking.id)).toMatchObject([{ currency: 'CAD' }]);
    expect(await payments.show(booking)).toMatchObject({ transaction: { amountCurrency: 'CAD' } });
  });

  it('is carried by the webhook alone when the browser goes away', async () => {
    const booking = await payments.book(practiceId);
    await payments.enterCard(booking, CARDS.good);
    await payments.service.eventually(async () => (await payments.show(booking)).clientPaymentStatus === 'Paid');
    expect(await emittedFor(BookingPaymentSecuredSchema, booking.id)).toHaveLength(1);
  });

  it('charges once when twenty ask at the same moment', async () => {
    const booking = await payments.book(practiceId);
    payments.sandbox.stripe.pauseWebhooks();
    const { setupIntentId } = await payments.enterCard(booking, CARDS.declinedWhenCharged);
    await payments.completeSetup(booking, setupIntentId);
    const again = await payments.enterCard(booking, CARDS.good);
    const answers = await Promise.all([
      ...Array.from({ length: 10 }, () => payments.completeSetup(booking, again.setupIntentId)),
      ...Array.from({ length: 10 }, () => payments.chargeCard(booking)),
    ]);
    await payments.sandbox.stripe.resumeWebhooks({ order: 'shuffled', copies: 3 });
    expect(payments.payments(booking.id).map(({ status }) => status)).toEqual(['succeeded', 'requires_payment_method']);
    expect(await payments.balances(booking.id)).toMatchObject({ provider_clearing: 9_000 });
    expect(answers.filter(({ result }) => result === 'success').length).toBeGreaterThanOrEqual(10);
    expect(await emittedFor(ChargeSucceededSchema, booking.id)).toHaveLength(1);
  });

  it.each([
    [CARDS.declined, 'card_declined', 402],
    ['4000000000000069', 'expired_card', 402],
    ['4000000000009995', 'insufficient_funds', 402],
  ])('says that %s is refused (%s) and takes another card', async (number, code, status) => {
    const booking = await payments.book(practiceId);
    const refused = await payments.enterCard(booking, number);
    expect(refused.status).toBe(status);
    expect(await payments.completeSetup(booking, refused.setupIntentId)).toMatchObject({
      result: 'failure',
      errors: [{ code, field: 'card' }],
      paymentMethod: null,
    });
    const { setupIntentId } = await payments.enterCard(booking, CARDS.good);
    expect(setupIntentId).toBe(refused.setupIntentId);
    expect(await payments.completeSetup(booking, setupIntentId)).toMatchObject({ result: 'success' });
  });

  it('leaves the booking waiting when the charge is declined, so that another card can be tried', async () => {
    const booking = await payments.book(practiceId);
    const { setupIntentId } = await payments.enterCard(booking, CARDS.declinedWhenCharged);
    expect(await payments.completeSetup(booking, setupIntentId)).toMatchObject({
      result: 'failure',
      errors: [{ code: 'card_declined', field: 'card', message: 'Your card was declined. Please try another card.' }],
      paymentMethod: { last4: '0341' },
      appointment: { clientPaymentStatus: 'Failed', paymentStatus: 'Failed' },
    });
    expect(await payments.show(booking)).toMatchObject({ paymentError: expect.any(String), dueCents: 9_000 });
    expect(await emittedFor(ChargeFailedSchema, booking.id)).toMatchObject([
      { code: 'card_declined', amountCents: 9_000, authenticationRequired: false },
    ]);
    expect(await emittedFor(BookingPaymentSecuredSchema, booking.id)).toEqual([]);

    const second = await payments.enterCard(booking, CARDS.other);
    expect(await payments.completeSetup(booking, second.setupIntentId)).toMatchObject({ result: 'success' });
    expect(await payments.show(booking)).toMatchObject({ clientPaymentStatus: 'Paid', paymentError: null });
  });

  it('hands the client to the bank where it must be seen, and finishes after that', async () => {
    const booking = await payments.book(practiceId);
    const { setupIntentId } = await payments.enterCard(booking, CARDS.authenticateAlways);
    const asked = await payments.completeSetup(booking, setupIntentId);
    expect(asked).toMatchObject({ result: 'failure', errors: [{ code: 'authentication_required', field: 'card' }] });
    expect(asked.clientSecret).toMatch(/^pi_.+_secret_/);
    expect(await payments.chargeCard(booking)).toMatchObject({ clientSecret: asked.clientSecret });
    expect(await emittedFor(ChargeFailedSchema, booking.id)).toMatchObject([{ authenticationRequired: true }]);

    const [intent] = payments.payments(booking.id);
    await payments.confirmPayment(practiceId, asked.clientSecret, methodOf(booking.id));
    expect(await payments.chargeCard(booking)).toMatchObject({
      result: 'success',
      appointment: { clientPaymentStatus: 'Paid' },
    });
    expect(payments.payments(booking.id)).toMatchObject([{ id: intent!.id, status: 'succeeded' }]);
    expect(await emittedFor(BookingPaymentSecuredSchema, booking.id)).toHaveLength(1);
  });

  it('drops a payment that waits for the bank when another card is given', async () => {
    const booking = await payments.book(practiceId);
    const first = await payments.enterCard(booking, CARDS.authenticateAlways);
    await payments.completeSetup(booking, first.setupIntentId);
    const second = await payments.enterCard(booking, CARDS.good);
    expect(await payments.completeSetup(booking, second.setupIntentId)).toMatchObject({ result: 'success' });
    expect(payments.payments(booking.id).map(({ status }) => status)).toEqual(['succeeded', 'canceled']);
  });

  it('refuses to charge for a time that is no longer held', async () => {
    const booking = await payments.book(practiceId);
    const { setupIntentId } = await payments.enterCard(booking, CARDS.declinedWhenCharged);
    await payments.completeSetup(booking, setupIntentId);
    payments.clock.advance(16 * 60_000);
    expect(await payments.chargeCard(booking)).toMatchObject({ result: 'failure', errors: [{ code: 'hold_expired' }] });
  });
});

function methodOf(appointmentId: string): string {
  type Row = {
    id: string;
    object: string;
    metadata: Record<string, string>;
    last_payment_error: { payment_method: { id: string } };
  };
  const intent = payments.sandbox.stripe
    .objects<Row>('payment_intent')
    .find(({ metadata }) => metadata['appointment_id'] === appointmentId)!;
  return intent.last_payment_error.payment_method.id;
}
