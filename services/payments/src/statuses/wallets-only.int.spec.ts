import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Actor } from '@yarrow/kit/actor';
import { type Booking, PaymentsHarness } from '../testing/payments-harness.js';
import { Wallets } from '../testing/wallet-harness.js';

const PAST = '2027-01-04T09:00:00Z';
const SETTINGS = `mutation ($paypal: Boolean!, $venmo: Boolean!) {
  updatePaypalSettings(paypalActive: $paypal, venmoActive: $venmo) { result errors { code } } }`;
/** Practice fields that the appointment page queries in addition to the appointment (`paymentOf` in web). */
const WAYS = `query ($representations: [_Any!]!) { _entities(representations: $representations) { ... on Practice {
  hasPaymentProvider hasPaypalPaymentsEnabled hasVenmoPaymentsEnabled } } }`;

let payments: PaymentsHarness;
let wallets: Wallets;

beforeAll(async () => {
  payments = await PaymentsHarness.start('2027-01-04T12:00:00Z');
  wallets = new Wallets(payments);
});

afterAll(() => payments?.stop());

async function openWith(paypal: boolean, venmo: boolean): Promise<{ practiceId: string; pro: Partial<Actor> }> {
  const practice = await payments.publishPractice();
  await wallets.connectPaypal(practice);
  const { data } = await payments.service.graphql(SETTINGS, { paypal, venmo }, practice.pro);
  expect(data['updatePaypalSettings']).toMatchObject({ result: 'success' });
  return practice;
}

async function waysOf(practiceId: string) {
  const representations = [{ __typename: 'Practice', id: practiceId }];
  return (await payments.service.graphql(WAYS, { representations })).data['_entities'][0];
}

const asked = async (booking: Booking) => {
  const { paymentAction, clientPaymentStatus, dueCents } = await payments.show(booking);
  return [paymentAction, clientPaymentStatus, dueCents];
};

describe.each([
  ['PayPal', 'paypal', true, false],
  ['Venmo', 'venmo', false, true],
] as const)('a practice that takes %s and no card', (_, fundingSource, paypal, venmo) => {
  it('asks its client to pay once the visit has started, not before and not after it is paid', async () => {
    const { practiceId } = await openWith(paypal, venmo);
    expect(await waysOf(practiceId)).toEqual({
      hasPaymentProvider: false,
      hasPaypalPaymentsEnabled: paypal,
      hasVenmoPaymentsEnabled: venmo,
    });
    const coming = await payments.book(practiceId, { requirement: 'none' });
    expect(await asked(coming)).toEqual(['none', 'Pending', 9_000]);
    const past = await payments.book(practiceId, { requirement: 'none', startsAt: PAST });
    expect(await asked(past)).toEqual(['pay_now', 'Past_due', 9_000]);
    const orderId = await wallets.approve(past, { fundingSource });
    expect(await wallets.capture(past, orderId)).toMatchObject({ result: 'success' });
    expect(await asked(past)).toEqual(['none', 'Paid', 0]);
    expect(wallets.captures(orderId)).toHaveLength(1);
  });

  it('asks for the fee of a late cancellation now, whenever the visit would have been', async () => {
    const { practiceId } = await openWith(paypal, venmo);
    const booking = await payments.book(practiceId, { requirement: 'none' });
    await payments.cancel(booking, 4_500);
    expect(await asked(booking)).toEqual(['pay_now', 'Past_due', 4_500]);
    expect(await wallets.capture(booking, await wallets.approve(booking, { fundingSource }))).toMatchObject({
      result: 'success',
    });
    expect(await asked(booking)).toEqual(['none', 'Cancelled', 0]);
  });
});

describe('a practice that has switched its wallets off and takes no card', () => {
  it('asks for nothing that its client could not do here', async () => {
    const { practiceId } = await openWith(false, false);
    const past = await payments.book(practiceId, { requirement: 'none', startsAt: PAST });
    expect(await asked(past)).toEqual(['none', 'Past_due', 9_000]);
    expect(await wallets.createOrder(past)).toMatchObject({ errors: [{ code: 'wallet_not_available' }] });
  });
});
