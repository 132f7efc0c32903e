import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newId } from '@yarrow/kit/ids';
import { createHmac } from 'node:crypto';
import { type Booking, PaymentsHarness } from '../testing/payments-harness.js';
import { SquarePractice } from '../testing/square-practice.js';
import { Wallets } from '../testing/wallet-harness.js';

/** What is charged on the day of the visit is due. */
const TODAY = '2027-01-04T20:00:00Z';

let payments: PaymentsHarness;
let wallets: Wallets;
let square: SquarePractice;

beforeAll(async () => {
  payments = await PaymentsHarness.start('2027-01-04T12:00:00Z');
  wallets = new Wallets(payments);
  square = await SquarePractice.open(payments);
});

afterAll(() => payments?.stop());

describe('a charge at Square', () => {
  it('says why it is declined, is published as failed, and is paid by another card', async () => {
    const booking = await square.book();
    expect(await wallets.enterCard(booking, wallets.cards.declinedWhenCharged)).toMatchObject({
      result: 'failure',
      errors: [{ code: 'card_declined', message: 'Your card was declined. Please try another card.', field: 'card' }],
      paymentMethod: { last4: '0010' },
      appointment: { clientPaymentStatus: 'Failed' },
    });
    expect(await wallets.enterCard(booking)).toMatchObject({ result: 'success' });
    await square.expectPaid(booking);
  });

  it('is found by asking and made once when its answer is lost', async () => {
    const booking = await square.book();
    payments.sandbox.square.fault({ path: '/square/v2/payments', method: 'POST', kind: 'reset-after-effect' });
    expect(await wallets.enterCard(booking)).toMatchObject({ result: 'success' });
    await square.expectPaid(booking);
    expect(wallets.squarePayments(booking.id)).toHaveLength(1);
  });

  it('stays unknown while its answer is lost, is never made again, and found by the job', async () => {
    const booking = await square.book();
    payments.sandbox.square.fault({ path: '/square/v2/payments', method: 'POST', kind: 'reset-after-effect' });
    payments.sandbox.square.fault({
      path: '/square/v2/payments',
      method: 'GET',
      kind: 'error-before-effect',
      count: 1,
    });
    expect(await wallets.enterCard(booking)).toMatchObject({ errors: [{ code: 'payment_unknown' }] });
    expect(wallets.squarePayments(booking.id)).toHaveLength(1);
    expect(await payments.chargeCard(booking)).toMatchObject({ result: 'success' });
    await square.expectPaid(booking);
  });

  it('is made once under the same key when it never got through', async () => {
    const booking = await square.book();
    payments.sandbox.square.fault({ path: '/square/v2/payments', method: 'POST', kind: 'timeout-before-effect' });
    expect(await wallets.enterCard(booking)).toMatchObject({ result: 'success' });
    await square.expectPaid(booking);
    expect(wallets.squarePayments(booking.id)).toHaveLength(1);
  });

  it('is made once when it is wanted twenty times at once', async () => {
    const booking = await square.book({ requirement: 'save_card', startsAt: TODAY });
    await wallets.enterCard(booking);
    await payments.accept(booking);
    const answers = await Promise.all(Array.from({ length: 20 }, () => payments.chargeCard(booking)));
    for (const answer of answers) expect(answer).toMatchObject({ result: 'success' });
    await square.expectPaid(booking);
  });

  it('is recorded once when the webhook comes before the answer', async () => {
    const booking = await square.book();
    payments.sandbox.square.fault({ path: '/square/v2/payments', method: 'POST', kind: 'timeout-after-effect' });
    const answer = wallets.enterCard(booking);
    await payments.service.eventually(async () => (await payments.clientStatus(booking)) === 'Paid');
    expect(await answer).toMatchObject({ result: 'success' });
    await square.expectPaid(booking);
  });
});

describe('webhooks of Square', () => {
  const url = 'http://payments.test/webhooks/square';
  const sign = (body: string, key = 'square-webhooks-yarrow', at = url) =>
    createHmac('sha256', key)
      .update(at + body)
      .digest('base64');
  const post = async (body: string, signature?: string) => {
    const headers = {
      'content-type': 'application/json',
      ...(signature && { 'x-square-hmacsha256-signature': signature }),
    };
    return (await fetch(`${payments.service.url}/webhooks/square`, { method: 'POST', headers, body })).status;
  };

  it('are believed only when they are signed for this address, unchanged', async () => {
    const body = JSON.stringify({ merchant_id: 'ML', type: 'payment.updated', event_id: newId(), data: { id: 'p' } });
    expect(await post(body)).toBe(400);
    expect(await post(body, 'nonsense')).toBe(400);
    expect(await post(body, sign(body, 'other'))).toBe(400);
    expect(await post(body, sign(body, undefined, 'http://elsewhere.test/webhooks/square'))).toBe(400);
    expect(await post(body.replace('"p"', '"q"'), sign(body))).toBe(400);
    expect(await post(body, sign(body))).toBe(200);
  });

  it('change nothing when they come seven times in any order', async () => {
    payments.sandbox.square.pauseWebhooks();
    const booking = await square.book();
    await wallets.enterCard(booking);
    await payments.cancel(booking, 2_000);
    await payments.runJob('due-refunds');
    await payments.sandbox.square.resumeWebhooks({ order: 'shuffled', copies: 7 });
    await payments.service.eventually(async () => (await payments.balances(booking.id))['provider_clearing'] === 2_000);
    await payments.sandbox.square.resumeWebhooks({ order: 'reversed' });
    expect(await payments.balances(booking.id)).toMatchObject({ provider_clearing: 2_000, client_receivable: 0 });
    expect(square.completed(booking)).toHaveLength(1);
  });
});

describe('a refund at Square', () => {
  const refundsOf = (booking: Booking) => {
    const ids = wallets.squarePayments(booking.id).map(({ id }) => id);
    return payments.sandbox.square.allRefunds().filter(({ payment_id: id }) => ids.includes(id));
  };

  it('goes back to the card when the booking does not stand, once it is complete', async () => {
    const booking = await square.book();
    await wallets.enterCard(booking);
    await payments.decline(booking);
    await payments.service.eventually(async () => (await payments.balances(booking.id))['provider_clearing'] === 0);
    expect(refundsOf(booking)).toMatchObject([{ status: 'COMPLETED', amount_money: { amount: 9_000 } }]);
    expect(await payments.clientStatus(booking)).toBe('Cancelled');
  });

  it('is made once when its answer is lost', async () => {
    const booking = await square.book();
    await wallets.enterCard(booking);
    payments.sandbox.square.fault({ path: '/square/v2/refunds', method: 'POST', kind: 'reset-after-effect' });
    await payments.cancel(booking);
    await payments.service.eventually(async () => (await payments.balances(booking.id))['provider_clearing'] === 0);
    expect(refundsOf(booking)).toHaveLength(1);
  });

  it('is made at Square though the practice has gone on to Stripe', async () => {
    const mine = await payments.publishPractice();
    await wallets.connectSquare(mine);
    const booking = await payments.book(mine.practiceId);
    await wallets.enterCard(booking);
    const { data } = await payments.service.graphql('mutation { connectStripe { url } }', {}, mine.pro);
    await fetch(data['connectStripe'].url, { method: 'POST', redirect: 'manual' });
    const choose = 'mutation { updatePracticePaymentProvider(provider: "stripe") { result } }';
    await payments.service.graphql(choose, {}, mine.pro);
    await payments.cancel(booking);
    await payments.service.eventually(async () => (await payments.balances(booking.id))['provider_clearing'] === 0);
    expect(refundsOf(booking)).toHaveLength(1);
  });
});
