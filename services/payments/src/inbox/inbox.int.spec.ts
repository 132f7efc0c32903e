import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Actor } from '@yarrow/kit/actor';
import { type Booking, CARDS, PaymentsHarness } from '../testing/payments-harness.js';
import { PracticeMoney } from '../testing/practice-money.js';

const NOW = '2027-01-04T12:00:00Z';
const PAST = '2027-01-04T09:00:00Z';
const THE_DAY = '2027-01-11T13:00:00Z';

let payments: PaymentsHarness;
let money: PracticeMoney;
let practiceId: string;
let pro: Partial<Actor>;

beforeAll(async () => {
  payments = await PaymentsHarness.start(NOW);
  money = new PracticeMoney(payments);
  // A job that ran by itself could charge a visit on its day before the inbox is read.
  await payments.stopJobs('due-charges');
});

beforeEach(async () => {
  payments.clock.set(NOW);
  ({ practiceId, pro } = await payments.openPractice());
});
afterAll(() => payments?.stop());

async function inbox(actor = pro, page = '') {
  const query = `{ failedPayments${page} { id paymentStatus paymentError hasPaymentMethod }
    missingPayments${page} { id paymentStatus hasTransaction } }`;
  const { data, errors } = await payments.service.graphql(query, {}, actor);
  return errors ? { errors } : data;
}

async function withCard(card: string): Promise<Booking> {
  const booking = await payments.book(practiceId, { requirement: 'save_card' });
  const { setupIntentId } = await payments.enterCard(booking, card);
  await payments.completeSetup(booking, setupIntentId);
  await payments.accept(booking);
  return booking;
}

/** The bank says no on the day. */
async function failed(): Promise<Booking> {
  const booking = await withCard(CARDS.declinedWhenCharged);
  payments.clock.set(THE_DAY);
  await payments.runJob('due-charges');
  await payments.service.eventually(async () => (await payments.clientStatus(booking)) === 'Failed');
  return booking;
}

describe('the inbox of a practice', () => {
  it('has failed payments apart from those that are missing, with and without a charge that is planned', async () => {
    const failedOne = await failed();
    payments.clock.set(NOW);
    const planned = await withCard(CARDS.good);
    const unpaid = await payments.book(practiceId, { requirement: 'none', startsAt: PAST });
    const cancelled = await payments.book(practiceId, { requirement: 'none', startsAt: '2027-01-09T09:00:00Z' });
    await payments.cancel(cancelled, 4_500);
    await payments.book(practiceId, { requirement: 'none', startsAt: PAST, amountCents: 0 });
    await payments.book(practiceId, { requirement: 'none' });
    expect((await inbox()).missingPayments.map(({ id }: Booking) => id)).toEqual([cancelled.id, unpaid.id]);
    payments.clock.set('2027-01-11T12:30:00Z');
    const { failedPayments, missingPayments } = await inbox();
    expect(failedPayments).toEqual([
      {
        id: failedOne.id,
        paymentStatus: 'Failed',
        paymentError: 'Your card was declined. Please try another card.',
        hasPaymentMethod: true,
      },
    ]);
    expect(missingPayments.map(({ id }: Booking) => id)).toEqual(
      expect.arrayContaining([planned.id, cancelled.id, unpaid.id]),
    );
    expect(missingPayments.find(({ id }: Booking) => id === planned.id)).toMatchObject({ hasTransaction: true });
    expect(missingPayments.find(({ id }: Booking) => id === unpaid.id)).toMatchObject({ hasTransaction: false });
  });

  it('loses a failed payment when another card pays on the retry, and its error with it', async () => {
    const booking = await failed();
    expect(await money.retry(pro, booking)).toMatchObject({ result: 'failure', errors: [{ code: 'card_declined' }] });
    expect((await inbox()).failedPayments).toHaveLength(1);
    const { setupIntentId } = await payments.enterCard(booking, CARDS.good, pro);
    await payments.completeSetup(booking, setupIntentId, pro);
    expect(await money.retry(pro, booking)).toMatchObject({
      result: 'success',
      appointment: { paymentStatus: 'Paid', paymentError: null },
    });
    expect(await inbox()).toEqual({ failedPayments: [], missingPayments: [] });
  });

  it('loses it as well when its webhook comes before the answer of the retry, which charges nothing more', async () => {
    const booking = await withCard(CARDS.good);
    payments.clock.set(THE_DAY);
    expect((await inbox()).missingPayments).toHaveLength(1);
    payments.sandbox.stripe.fault({ path: '/v1/payment_intents', method: 'POST', kind: 'timeout-after-effect' });
    const answers = await Promise.all([money.retry(pro, booking), money.retry(pro, booking)]);
    for (const answer of answers) expect(answer).toMatchObject({ result: 'success', errors: [] });
    expect(await inbox()).toEqual({ failedPayments: [], missingPayments: [] });
    expect(payments.payments(booking.id)).toHaveLength(1);
  });

  it('loses what is marked as paid, and has it again when that is undone', async () => {
    const booking = await payments.book(practiceId, { requirement: 'none', startsAt: PAST });
    await money.markPaid(pro, booking);
    expect((await inbox()).missingPayments).toEqual([]);
    await money.undoMarkPaid(pro, booking);
    expect((await inbox()).missingPayments).toMatchObject([{ id: booking.id }]);
  });

  it('comes in pages, latest visit first', async () => {
    const starts = ['2027-01-01T09:00:00Z', '2027-01-03T09:00:00Z', '2027-01-02T09:00:00Z'];
    const ids: string[] = [];
    for (const startsAt of starts) ids.push((await payments.book(practiceId, { requirement: 'none', startsAt })).id);
    const page = async (args: string) => (await inbox(pro, args)).missingPayments.map(({ id }: Booking) => id);
    expect(await page('(limit: 2)')).toEqual([ids[1], ids[2]]);
    expect(await page('(limit: 2, offset: 2)')).toEqual([ids[0]]);
    expect(await page('(limit: -1, offset: -1)')).toEqual([ids[1]]);
  });

  it('shows nothing of another practice, and nothing at all to clients and visitors', async () => {
    await payments.book(practiceId, { requirement: 'none', startsAt: PAST });
    const other = await payments.publishPractice();
    expect(await inbox(other.pro)).toEqual({ failedPayments: [], missingPayments: [] });
    const refused = (code: string) => ({ errors: [{ extensions: { code } }] });
    expect(await inbox({ kind: 'client', userId: other.pro.userId! })).toMatchObject(refused('forbidden'));
    expect(await inbox({ kind: 'anonymous' })).toMatchObject(refused('UNAUTHENTICATED'));
  });
});
