import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ClientSavedSchema } from '@yarrow/contracts/clients/v1/events_pb';
import { ERASE_PEOPLE_JOB } from '@yarrow/kit/erasure/erase-people.job';
import { ErasuresService } from '@yarrow/kit/erasure/erasures.service';
import { newId } from '@yarrow/kit/ids';
import { type Booking, CARDS, PaymentsHarness } from '../testing/payments-harness.js';
import { PracticeMoney } from '../testing/practice-money.js';
import { SquarePractice } from '../testing/square-practice.js';
import { Wallets } from '../testing/wallet-harness.js';
import { PayersService } from './payers.service.js';

const NOW = '2027-01-04T12:00:00Z';
const LATER = '2027-01-20T12:00:00Z';

let payments: PaymentsHarness;
let practiceId: string;
let square: SquarePractice;
let wallets: Wallets;

beforeAll(async () => {
  payments = await PaymentsHarness.start(NOW, { ERASURE_SETTLING_SECONDS: '1' });
  ({ practiceId } = await payments.openPractice());
  wallets = new Wallets(payments);
  square = await SquarePractice.open(payments);
});
beforeEach(() => payments.clock.set(NOW));
afterAll(() => payments?.stop());

const query = <R extends object>(text: string, values: unknown[]) =>
  payments.service.dataSource.query<R[]>(text, values);
const calls = async (method: string, path: string): Promise<{ path: string }[]> =>
  (await fetch(`${payments.sandbox.url}/control/calls?method=${method}&path=${path}`)).json() as Promise<
    { path: string }[]
  >;
const customersOf = (booking: Booking) =>
  query<{ customer_id: string }>('SELECT customer_id FROM provider_customers WHERE holder_id = $1', [booking.clientId]);
const unsettled = ({ clientId }: Booking) =>
  payments.service.app.get(PayersService).countUnsettled({ userId: null, clientIds: [clientId] });

async function savedContact({ clientId, practiceId: practice }: Booking, email: string): Promise<void> {
  const client = { clientId, practiceId: practice, firstName: 'Maya', lastName: 'Quill', email, version: 1 };
  await payments.service.publish(ClientSavedSchema, { client }, { aggregateId: clientId });
}

async function paidAtStripe(email: string): Promise<Booking> {
  const booking = await payments.book(practiceId);
  await savedContact(booking, email);
  const { setupIntentId } = await payments.enterCard(booking, CARDS.good);
  expect(await payments.completeSetup(booking, setupIntentId)).toMatchObject({ result: 'success' });
  return booking;
}

async function erase({ clientId }: Booking, email: string, practice?: string): Promise<void> {
  const [id, erasures] = [newId(), payments.service.app.get(ErasuresService)];
  const person = { practiceId: practice, subjectIds: [clientId], emails: [email], phones: [] };
  await payments.service.eventually(async () => {
    const done = await erasures.request(id, person);
    payments.clock.set(new Date(payments.clock.now().getTime() + 700_000));
    if (!done) await payments.runJob(ERASE_PEOPLE_JOB);
    return done;
  });
}

describe('erasing a client who paid by card', () => {
  it('deletes the customer at Stripe, and keeps the books as they are', async () => {
    const booking = await paidAtStripe('maya@example.com');
    const before = await payments.balances(booking.id);
    const [customer] = await customersOf(booking);
    await erase(booking, 'maya@example.com');
    expect(await calls('DELETE', `/stripe/v1/customers/${customer!.customer_id}`)).not.toEqual([]);
    expect(await customersOf(booking)).toEqual([]);
    expect(await query('SELECT 1 FROM saved_cards WHERE holder_id = $1', [booking.clientId])).toEqual([]);
    expect(await payments.balances(booking.id)).toEqual(before);
    const attempts = await query('SELECT parameters::text AS asked FROM attempts WHERE parameters::text ILIKE $1', [
      '%maya@%',
    ]);
    expect(attempts).toEqual([]);
    const [contact] = await query('SELECT name, email FROM client_projections WHERE client_id = $1', [
      booking.clientId,
    ]);
    expect(contact).toEqual({ name: 'Deleted client', email: '' });
  });

  it('takes away what the practice wrote about the payment, and nothing of the money', async () => {
    const practice = await payments.publishPractice();
    const money = new PracticeMoney(payments);
    const booking = await payments.book(practice.practiceId, { requirement: 'none' });
    await savedContact(booking, 'iris@example.com');
    await money.markPaid(practice.pro, booking, 'Iris’s mother');
    await money.adjust(practice.pro, booking, { amountCents: 500, note: 'Iris was ill' });
    const before = await payments.balances(booking.id);
    await erase(booking, 'iris@example.com');
    expect(await query('SELECT note FROM adjustments WHERE appointment_id = $1', [booking.id])).toEqual([{ note: '' }]);
    expect(await query('SELECT paid_by FROM appointment_projections WHERE appointment_id = $1', [booking.id])).toEqual([
      { paid_by: 'other' },
    ]);
    expect(await payments.balances(booking.id)).toEqual(before);
  });

  it('disables the card and deletes the customer at Square', async () => {
    const booking = await square.book();
    await savedContact(booking, 'noor@example.com');
    expect(await wallets.enterCard(booking)).toMatchObject({ result: 'success' });
    await erase(booking, 'noor@example.com');
    expect(await calls('POST', '/square/v2/cards')).toEqual(
      expect.arrayContaining([expect.objectContaining({ path: expect.stringMatching(/\/disable$/) })]),
    );
    expect(await calls('DELETE', '/square/v2/customers')).not.toEqual([]);
    expect(await customersOf(booking)).toEqual([]);
  });

  it('leaves the cards of others', async () => {
    const [gone, other] = [await paidAtStripe('gone@example.com'), await paidAtStripe('other@example.com')];
    await erase(gone, 'gone@example.com');
    expect(await query('SELECT 1 FROM saved_cards WHERE holder_id = $1', [other.clientId])).toHaveLength(1);
    const [contact] = await query('SELECT email FROM client_projections WHERE client_id = $1', [other.clientId]);
    expect(contact).toEqual({ email: 'other@example.com' });
  });
});

describe('obstacles to erasing a client', () => {
  it('is a fee that is owed and would be charged, and nothing that is paid', async () => {
    const paid = await paidAtStripe('paid@example.com');
    await payments.service.eventually(async () => (await payments.clientStatus(paid)) === 'Paid');
    expect(await unsettled(paid)).toBe(0);
    const late = await payments.book(practiceId, { requirement: 'save_card' });
    await payments.accept(late);
    await payments.cancel(late, 4_000, { late: true });
    await payments.service.eventually(async () => (await unsettled(late)) === 1);
  });

  it('is not what is to be paid at the practice itself', async () => {
    const booking = await payments.book(practiceId, { requirement: 'none' });
    payments.clock.set(LATER);
    expect(await unsettled(booking)).toBe(0);
  });
});
