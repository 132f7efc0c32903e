import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Actor } from '@yarrow/kit/actor';
import { newId } from '@yarrow/kit/ids';
import { CheckoutHarness } from '../testing/checkout-harness.js';
import { type Booking, CARDS, PaymentsHarness } from '../testing/payments-harness.js';
import { Wallets } from '../testing/wallet-harness.js';

const AFTER = '2027-01-05T22:00:00Z';
const VISIT = '2027-01-05T20:00:00Z';

let payments: PaymentsHarness;
let checkout: CheckoutHarness;
let wallets: Wallets;

beforeAll(async () => {
  payments = await PaymentsHarness.start('2027-01-04T12:00:00Z', { PLATFORM_FEE_BASIS_POINTS: '250' });
  checkout = new CheckoutHarness(payments);
  wallets = new Wallets(payments);
});

afterAll(() => payments?.stop());

type Provider = 'paypal' | 'square' | 'stripe';

/** A practice that is paid in yen. */
async function openIn(provider: Provider): Promise<{ practiceId: string; pro: Partial<Actor> }> {
  const options = { acceptsTips: true, currency: 'JPY' };
  if (provider === 'stripe') return payments.openPractice(options);
  const practice = await payments.publishPractice(options);
  if (provider === 'paypal') await wallets.connectPaypal(practice);
  else await wallets.connectSquare(practice, 'answer=allow&country=JP');
  return practice;
}

/** A massage for ¥9,005 and oil for ¥1,000. */
async function book(practiceId: string): Promise<Booking> {
  const massage = { serviceId: newId(), name: 'Massage', amountCents: 900_500, durationMinutes: 60 };
  const oil = { serviceId: newId(), name: 'Oil', amountCents: 100_000, durationMinutes: 0, addOn: true };
  return payments.book(practiceId, { lines: [massage, oil], currency: 'JPY', startsAt: VISIT });
}

async function pay(provider: Provider, booking: Booking): Promise<void> {
  if (provider === 'square') expect(await wallets.enterCard(booking)).toMatchObject({ result: 'success' });
  else if (provider === 'paypal') {
    expect(await wallets.capture(booking, await wallets.approve(booking))).toMatchObject({ result: 'success' });
  } else {
    const { setupIntentId } = await payments.enterCard(booking, CARDS.good);
    expect(await payments.completeSetup(booking, setupIntentId)).toMatchObject({ result: 'success' });
  }
}

/** The newest payment and refund as the provider has them: amounts and the platform's share of each, in its own unit. */
function lastAt(provider: Provider, { id }: Booking) {
  const { paypal, square, stripe } = payments.sandbox;
  if (provider === 'stripe') {
    type Fee = { id: string; object: string; amount: number; amount_refunded: number };
    type Refund = { id: string; object: string; amount: number };
    const [fee, refund] = [stripe.objects<Fee>('application_fee').at(0)!, stripe.objects<Refund>('refund').at(0)];
    const [payment] = payments.payments(id) as unknown as { amount: number; currency: string }[];
    expect(payment!.currency).toBe('jpy');
    return { paid: [payment!.amount, fee.amount], back: refund && [refund.amount, fee.amount_refunded] };
  }
  if (provider === 'square') {
    const [payment] = wallets.squarePayments(id);
    const refund = square.allRefunds().find(({ payment_id: of }) => of === payment!.id);
    expect(payment!.amount_money.currency).toBe('JPY');
    const back = refund && [refund.amount_money.amount, refund.app_fee_money?.amount];
    return { paid: [payment!.amount_money.amount, payment!.app_fee_money?.amount], back };
  }
  const [capture, refund] = [paypal.allCaptures().at(0)!, paypal.allRefunds().at(0)];
  const taken = capture.seller_receivable_breakdown?.platform_fees?.[0]?.amount.value;
  const returned = refund?.seller_payable_breakdown?.platform_fees?.[0]?.amount.value;
  expect(capture.amount.currency_code).toBe('JPY');
  return {
    paid: [capture.amount.value, taken].map(Number),
    back: refund && [refund.amount.value, returned].map(Number),
  };
}

describe.each(['stripe', 'square', 'paypal'] as const)('in a currency without a smaller unit %s', (provider) => {
  it('is asked for whole units, whatever coupons, tips, fees and shares of them come to', async () => {
    const { practiceId, pro } = await openIn(provider);
    const booking = await book(practiceId);
    // 33 % of ¥10,005 are ¥3,301.65; the platform's share of what is left, 2.5 %, is ¥167.5, of ¥250.125 less a third.
    const code = await checkout.newCoupon(pro, { kind: 'percentage', percent: 33 });
    expect(await checkout.applyAsVisitor(booking, code)).toMatchObject({ result: 'success' });
    expect(await checkout.tip('addTipToAppointment', booking, 100_500)).toMatchObject({ result: 'success' });
    expect(await payments.show(booking)).toMatchObject({
      platformFeeCents: 16_700,
      discountCodeRedemptions: [{ amountCents: 330_200 }],
      dueCents: 787_500,
    });
    await pay(provider, booking);
    expect(lastAt(provider, booking).paid).toEqual([7_875, 167]);

    // Half of ¥6,703 is ¥3,351.50: an older scheduling may have published it so.
    await payments.accept(booking);
    await payments.cancel(booking, 335_150);
    await payments.service.eventually(
      async () => (await payments.balances(booking.id))['provider_clearing'] === 335_200,
    );
    // ¥4,523 of ¥7,875 go back, and 95.9 of the share's 167.
    expect(lastAt(provider, booking).back).toEqual([4_523, 96]);
    expect(await payments.balances(booking.id)).toMatchObject({ fees: -7_100, client_receivable: 0 });
    expect(await payments.show(booking)).toMatchObject({ lateFeeCents: 335_200, dueCents: 0 });
  });

  it('is never asked for a fraction of a unit; an entered fraction is refused at its field', async () => {
    const { practiceId, pro } = await openIn(provider);
    const booking = await book(practiceId);
    expect(await checkout.tip('addTipToAppointment', booking, 100_550)).toMatchObject({
      errors: [{ code: 'invalid_tip', field: 'tipAmount', message: 'Please enter the tip in whole JPY.' }],
    });
    if (provider === 'paypal') {
      expect(await wallets.createOrder(booking, { tip: 100_550 })).toMatchObject({ errors: [{ code: 'invalid_tip' }] });
    }
    const whole = 'Please enter a whole amount: JPY has no smaller unit.';
    const refused = [{ code: 'invalid_amount', field: 'amountCents', message: whole }];
    const coupon = { code: 'HALFAYEN', kind: 'fixed' };
    expect(await checkout.coupon(pro, { ...coupon, amountCents: 10_050 })).toMatchObject({ errors: refused });
    expect(await checkout.coupon(pro, { ...coupon, amountCents: 10_000 })).toMatchObject({ result: 'success' });
    expect(await checkout.giftCard(pro, 100_050)).toMatchObject({ errors: refused });
    expect(await checkout.giftCard(pro, 100_000)).toMatchObject({ result: 'success' });
    await pay(provider, booking);
    payments.clock.set(AFTER);
    await payments.accept(booking);
    expect(await checkout.tip('chargeTipOnly', booking, 50)).toMatchObject({ errors: [{ code: 'invalid_tip' }] });
    payments.clock.set('2027-01-04T12:00:00Z');
  });

  it('is asked for whole units of a price that scheduling published with a part of one', async () => {
    const { practiceId } = await openIn(provider);
    const lines = [{ serviceId: newId(), name: 'Massage', amountCents: 900_050, durationMinutes: 60 }];
    const booking = await payments.book(practiceId, { lines, currency: 'JPY' });
    await pay(provider, booking);
    // ¥9,000.50 are ¥9,001, and 2.5 % of it ¥225.
    expect(lastAt(provider, booking).paid).toEqual([9_226, 225]);
  });
});
