import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Actor } from '@yarrow/kit/actor';
import { CardsOnFile } from '../testing/cards-on-file.js';
import { CheckoutHarness } from '../testing/checkout-harness.js';
import { type Booking, CARDS, PaymentsHarness } from '../testing/payments-harness.js';
import { PracticeMoney } from '../testing/practice-money.js';

const NOW = '2027-01-04T12:00:00Z';
const TODAY = '2027-01-04T20:00:00Z';
const YESTERDAY = '2027-01-03T15:00:00Z';
const TO_COME = '2027-01-11T15:00:00Z';

let payments: PaymentsHarness;
let checkout: CheckoutHarness;
let money: PracticeMoney;
let cards: CardsOnFile;
let practiceId: string;
let pro: Partial<Actor>;

beforeAll(async () => {
  payments = await PaymentsHarness.start(NOW);
  checkout = new CheckoutHarness(payments);
  money = new PracticeMoney(payments);
  ({ practiceId, pro } = await payments.openPractice());
  cards = new CardsOnFile(payments, practiceId, pro);
  // Only who asks charges.
  await payments.stopJobs('due-charges');
});
beforeEach(() => payments.clock.set(NOW));
afterAll(() => payments?.stop());

async function withCard(options: Parameters<PaymentsHarness['book']>[1], accepted = true): Promise<Booking> {
  const booking = await payments.book(practiceId, options);
  const { setupIntentId } = await payments.enterCard(booking, CARDS.good);
  expect(await payments.completeSetup(booking, setupIntentId)).toMatchObject({ result: 'success' });
  if (accepted) await payments.accept(booking);
  return booking;
}

const onTheDay = (startsAt: string) => withCard({ requirement: 'save_card', startsAt });

/** How each visit comes to be, and what the two of its link and the practice's session take of it in the end, cents. */
const VISITS: [what: string, make: () => Promise<Booking>, byLink: number, byPractice: number][] = [
  ['a request whose card is charged on the day', () => withCard({ requirement: 'save_card' }, false), 0, 0],
  ['a visit to come that is charged on the day', () => onTheDay(TO_COME), 0, 0],
  ['a visit of today that is charged on the day', () => onTheDay(TODAY), 9_000, 9_000],
  [
    'a visit to come that was moved late',
    async () => {
      const booking = await onTheDay(TO_COME);
      await checkout.move(booking, '2027-01-12T15:00:00Z', 1_000);
      await payments.service.eventually(async () => (await payments.show(booking)).dueCents === 10_000);
      return booking;
    },
    1_000,
    1_000,
  ],
  [
    'a visit to come with an invoice',
    async () => {
      const booking = await onTheDay(TO_COME);
      const send = `mutation ($id: ID!) {
        sendClientInvoiceMutation(appointmentId: $id, sendTo: email) { result errors { code message } } }`;
      const { data } = await payments.service.graphql(send, { id: booking.id }, pro);
      expect(data['sendClientInvoiceMutation']).toMatchObject({ result: 'success' });
      return booking;
    },
    9_000,
    9_000,
  ],
  [
    'a visit to come of a contact whose card is on file',
    async () => {
      await cards.newClient();
      await cards.save();
      return cards.visitByPro();
    },
    0,
    9_000,
  ],
  ['a visit that is over', () => withCard({ requirement: 'none', startsAt: YESTERDAY }, false), 9_000, 9_000],
  ['a visit that was paid when it was booked', () => withCard({ requirement: 'charge' }), 9_000, 9_000],
  [
    'a visit that was cancelled in time',
    async () => {
      const booking = await onTheDay(TO_COME);
      await payments.cancel(booking);
      return booking;
    },
    0,
    0,
  ],
  [
    'a visit that was cancelled late',
    async () => {
      const booking = await onTheDay(TO_COME);
      await payments.cancel(booking, 4_500);
      return booking;
    },
    4_500,
    4_500,
  ],
];

const takenOf = ({ id }: Booking) =>
  (payments.payments(id) as unknown as { amount: number; status: string }[])
    .filter(({ status }) => status === 'succeeded')
    .reduce((sum, { amount }) => sum + amount, 0);

describe.each(VISITS)('asking twice to charge %s', (_what, make, byLink, byPractice) => {
  it.each([
    ['by its link', () => byLink, (booking: Booking) => payments.chargeCard(booking)],
    ['in the session of the practice', () => byPractice, (booking: Booking) => payments.chargeCard(booking, pro)],
    ['as a retry of the practice', () => byPractice, (booking: Booking) => money.retry(pro, booking)],
  ] as const)('takes what is due, once, and no more: %s', async (_how, takes, ask) => {
    const booking = await make();
    await ask(booking);
    expect(takenOf(booking)).toBe(takes());
    await ask(booking);
    expect(takenOf(booking)).toBe(takes());
  });
});
