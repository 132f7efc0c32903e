import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ChargeSucceededSchema } from '@yarrow/contracts/payments/v1/events_pb';
import { newId } from '@yarrow/kit/ids';
import { CheckoutHarness } from '../testing/checkout-harness.js';
import { type Booking, CARDS, PaymentsHarness } from '../testing/payments-harness.js';

const NOW = '2027-01-04T12:00:00Z';
const VISIT = '2027-01-04T20:00:00Z';
const AFTER = '2027-01-04T22:00:00Z';

let payments: PaymentsHarness;
let checkout: CheckoutHarness;
let practiceId: string;

beforeAll(async () => {
  payments = await PaymentsHarness.start(NOW, { STRIPE_TIMEOUT_MS: '4000' });
  checkout = new CheckoutHarness(payments);
  ({ practiceId } = await payments.openPractice({ acceptsTips: true }));
});

beforeEach(() => payments.clock.set(NOW));
afterAll(() => payments?.stop());

async function give(booking: Booking, card: string): Promise<void> {
  const { setupIntentId } = await payments.enterCard(booking, card);
  await payments.completeSetup(booking, setupIntentId);
}

/** A visit that took place and is paid. */
async function pastAndPaid(card: string = CARDS.good): Promise<Booking> {
  const booking = await payments.book(practiceId, { startsAt: VISIT });
  await give(booking, card);
  await payments.accept(booking);
  payments.clock.set(AFTER);
  return booking;
}

const addTip = (booking: Booking, cents: number) => checkout.tip('addTipToAppointment', booking, cents);
const tipOnly = (booking: Booking, cents: number) => checkout.tip('chargeTipOnly', booking, cents);

describe('a tip with the charge', () => {
  it('is charged together with the visit, replaced by another choice and taken off by 0', async () => {
    const booking = await payments.book(practiceId);
    expect(await addTip(booking, 900)).toMatchObject({
      result: 'success',
      appointment: { tipAmountCents: 900, dueCents: 9_900 },
    });
    expect(await addTip(booking, 0)).toMatchObject({ appointment: { tipAmountCents: 0, dueCents: 9_000 } });
    expect(await addTip(booking, 1_350)).toMatchObject({ appointment: { dueCents: 10_350 } });
    await give(booking, CARDS.good);
    expect(payments.payments(booking.id)).toMatchObject([{ amount: 10_350, status: 'succeeded' }]);
    expect(await payments.balances(booking.id)).toEqual({
      client_receivable: 0,
      practice_revenue: -9_000,
      provider_clearing: 10_350,
      tips: -1_350,
    });
    expect((await payments.show(booking)).priceLines).toEqual([
      { kind: 'service', label: 'Appointment', amountCents: 9_000 },
      { kind: 'tip', label: 'Tip', amountCents: 1_350 },
      { kind: 'paid', label: 'Paid', amountCents: -10_350 },
    ]);
    expect(await addTip(booking, 500)).toMatchObject({ result: 'failure', errors: [{ code: 'tip_not_possible' }] });
  });

  it('goes back with everything else when the visit is cancelled', async () => {
    const booking = await payments.book(practiceId);
    await addTip(booking, 900);
    await give(booking, CARDS.good);
    await payments.cancel(booking);
    await payments.service.eventually(async () => (await payments.balances(booking.id))['provider_clearing'] === 0);
    expect(await payments.show(booking)).toMatchObject({ tipAmountCents: 0, dueCents: 0 });
  });

  it.each([-1, 1_000_001])('is refused when it is %i cents', async (cents) => {
    const booking = await payments.book(practiceId);
    expect(await addTip(booking, cents)).toMatchObject({
      errors: [{ code: 'invalid_tip', message: 'Please select a tip option.', field: 'tipAmount' }],
    });
  });

  it('is refused by a practice that takes none', async () => {
    const other = await payments.openPractice();
    const booking = await payments.book(other.practiceId);
    expect(await addTip(booking, 500)).toMatchObject({ errors: [{ code: 'tips_not_accepted' }] });
    expect((await payments.show(booking)).canTip).toBe(false);
  });
});

describe('a tip by itself (spec client §4)', () => {
  it('is offered once the visit has passed, is paid and has none, and charged with the saved card', async () => {
    const booking = await payments.book(practiceId, { startsAt: VISIT });
    await give(booking, CARDS.good);
    await payments.accept(booking);
    expect((await payments.show(booking)).canTip).toBe(false);
    expect(await tipOnly(booking, 1_500)).toMatchObject({ errors: [{ code: 'tip_not_possible' }] });
    payments.clock.set(AFTER);
    expect((await payments.show(booking)).canTip).toBe(true);
    expect(await tipOnly(booking, 1_500)).toMatchObject({
      result: 'success',
      appointment: { tipAmountCents: 1_500, dueCents: 0, clientPaymentStatus: 'Paid' },
    });
    expect((await payments.show(booking)).canTip).toBe(false);
    expect(payments.payments(booking.id)).toMatchObject([
      { amount: 1_500, metadata: { purpose: 'tip' } },
      { amount: 9_000, metadata: { purpose: 'appointment' } },
    ]);
    expect(await payments.balances(booking.id)).toMatchObject({ tips: -1_500, provider_clearing: 10_500 });
    const published = (await payments.service.emitted(ChargeSucceededSchema)).filter(
      (e) => e.appointmentId === booking.id,
    );
    expect(published.map(({ purpose, amountCents }) => [purpose, amountCents])).toEqual([
      ['appointment', 9_000],
      ['tip', 1_500],
    ]);
    expect(await tipOnly(booking, 2_000)).toMatchObject({ errors: [{ code: 'already_tipped', field: 'tipAmount' }] });
  });

  it('is rejected below the minimum charge', async () => {
    const booking = await pastAndPaid();
    expect(await tipOnly(booking, 49)).toMatchObject({
      errors: [{ code: 'invalid_tip', field: 'tipAmount', message: 'The smallest tip by card is $0.50.' }],
    });
    expect(await tipOnly(booking, 50)).toMatchObject({ result: 'success', appointment: { tipAmountCents: 50 } });
  });

  it('is charged without the remainder of the price that was written off', async () => {
    const { pro, practiceId: own } = await payments.openPractice({ acceptsTips: true });
    const booking = await payments.book(own, { startsAt: VISIT, requirement: 'save_card' });
    await give(booking, CARDS.good);
    const { giftCard } = await checkout.giftCard(pro, 8_970);
    expect(await checkout.apply(booking, giftCard.code)).toMatchObject({ appointment: { dueCents: 0 } });
    await payments.accept(booking);
    payments.clock.set(AFTER);
    expect(await tipOnly(booking, 1_500)).toMatchObject({ result: 'success', appointment: { dueCents: 0 } });
    expect(payments.payments(booking.id)).toMatchObject([{ amount: 1_500 }]);
    expect(await payments.balances(booking.id)).toMatchObject({
      write_offs: 30,
      tips: -1_500,
      provider_clearing: 1_500,
    });
  });

  it('is charged once for ten clicks at once', async () => {
    const booking = await pastAndPaid();
    const answers = await Promise.all(Array.from({ length: 10 }, () => tipOnly(booking, 1_000)));
    expect(answers.map(({ result }) => result)).toEqual(Array(10).fill('success'));
    expect(payments.payments(booking.id).filter(({ metadata }) => metadata['purpose'] === 'tip')).toHaveLength(1);
    expect(await payments.balances(booking.id)).toMatchObject({ tips: -1_000, client_receivable: 0 });
  });

  it('is charged once when the answer is lost', async () => {
    const booking = await pastAndPaid();
    payments.sandbox.stripe.fault({ path: '/v1/payment_intents', method: 'POST', kind: 'timeout-after-effect' });
    expect(await tipOnly(booking, 1_000)).toMatchObject({ result: 'success' });
    expect(payments.payments(booking.id)).toHaveLength(2);
  });

  it('leaves nothing owing when the card is declined, and can be tried again with another', async () => {
    const booking = await pastAndPaid();
    await give(booking, CARDS.declinedWhenCharged);
    expect(await tipOnly(booking, 1_000)).toMatchObject({
      result: 'failure',
      errors: [{ code: 'card_declined', field: 'card' }],
      appointment: { dueCents: 0, tipAmountCents: 0, clientPaymentStatus: 'Paid' },
    });
    await give(booking, CARDS.other);
    expect(await tipOnly(booking, 1_000)).toMatchObject({ result: 'success' });
  });

  it('asks for the client where the bank does', async () => {
    const booking = await pastAndPaid();
    await give(booking, CARDS.authenticateAlways);
    const asked = await tipOnly(booking, 1_000);
    expect(asked).toMatchObject({ result: 'failure', errors: [{ code: 'authentication_required' }] });
    expect(asked.clientSecret).toMatch(/^pi_.+_secret_/);
  });

  it('needs a card, and a visit that is paid', async () => {
    const unpaid = await payments.book(practiceId, { requirement: 'none', startsAt: VISIT });
    payments.clock.set(AFTER);
    expect(await tipOnly(unpaid, 1_000)).toMatchObject({ errors: [{ code: 'tip_not_possible' }] });
    const free = await payments.book(practiceId, { requirement: 'none', startsAt: VISIT, amountCents: 0 });
    expect(await tipOnly(free, 1_000)).toMatchObject({ errors: [{ code: 'tip_not_possible' }] });
  });
});

describe('a visit that was refunded in full', () => {
  it('takes no tip, as none is offered, and stays refunded', async () => {
    const booking = await pastAndPaid();
    await payments.refundInDashboard(booking, 9_000);
    await payments.service.eventually(async () => (await payments.clientStatus(booking)) === 'Refunded');
    expect(await tipOnly(booking, 1_000)).toMatchObject({ errors: [{ code: 'tip_not_possible' }] });
    expect(await payments.clientStatus(booking)).toBe('Refunded');
    expect(payments.payments(booking.id)).toHaveLength(1);
  });
});

describe('two tips at once', () => {
  const tipsOf = (booking: Booking) =>
    payments.payments(booking.id).filter(({ metadata }) => metadata['purpose'] === 'tip');

  it('of different amounts are charged once, and the other one is refused', async () => {
    const booking = await pastAndPaid();
    const answers = await Promise.all([tipOnly(booking, 1_000), tipOnly(booking, 2_500)]);
    expect(answers.map(({ result }) => result).sort()).toEqual(['failure', 'success']);
    const refused = answers.find(({ result }) => result === 'failure')!;
    expect(refused.errors).toMatchObject([{ code: 'already_tipped' }]);
    expect(tipsOf(booking)).toHaveLength(1);
  });

  it('have one result under one key, and are different tips under two', async () => {
    const booking = await pastAndPaid();
    const [mine, other] = [newId(), newId()];
    const same = await Promise.all([checkout.tipOnce(booking, 1_000, mine), checkout.tipOnce(booking, 1_000, mine)]);
    expect(same.map(({ result }) => result)).toEqual(['success', 'success']);
    expect(await checkout.tipOnce(booking, 1_000, other)).toMatchObject({ errors: [{ code: 'already_tipped' }] });
    expect(await checkout.tipOnce(booking, 1_000, 'no key')).toMatchObject({
      errors: [{ code: 'invalid_idempotency_key' }],
    });
    expect(tipsOf(booking)).toHaveLength(1);
  });
});
