import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { GetCurrencyUseRequestSchema, GetCurrencyUseResponseSchema } from '@yarrow/contracts/payments/v1/requests_pb';
import { RequestsClient } from '@yarrow/kit/messaging/requests.client';
import { newId } from '@yarrow/kit/ids';
import { PaymentsHarness } from '../testing/payments-harness.js';

const PACKAGE = `INSERT INTO client_packages
    (id, appointment_id, practice_id, service_id, name, number_of_sessions, amount_cents, currency, sold_at)
  VALUES ($1, $1, $2, $1, 'Five sessions', 5, 40000, 'USD', now())`;

let payments: PaymentsHarness;

beforeAll(async () => {
  payments = await PaymentsHarness.start('2027-01-04T12:00:00Z');
});
afterAll(() => payments?.stop());

async function hasOther(practiceId: string, currency: string): Promise<boolean> {
  const client = payments.service.app.get(RequestsClient);
  const asked = { practiceId, currency };
  return (await client.request(GetCurrencyUseRequestSchema, GetCurrencyUseResponseSchema, asked)).hasOther;
}

it('says that a practice has visits in another currency, while they stand', async () => {
  const [mine, other] = [await payments.publishPractice(), await payments.publishPractice()];
  const booking = await payments.book(mine.practiceId, { requirement: 'none' });
  await payments.service.eventually(() => hasOther(mine.practiceId, 'CAD'));
  expect(await hasOther(mine.practiceId, 'USD')).toBe(false);
  expect(await hasOther(other.practiceId, 'CAD')).toBe(false);
  await payments.cancel(booking);
  await payments.service.eventually(async () => !(await hasOther(mine.practiceId, 'CAD')));
  const expired = await payments.book(mine.practiceId);
  await payments.service.eventually(() => hasOther(mine.practiceId, 'CAD'));
  await payments.expire(expired);
  await payments.service.eventually(async () => !(await hasOther(mine.practiceId, 'CAD')));
});

it('says that a practice was paid in another currency, for ever', async () => {
  const practice = await payments.publishPractice();
  const booking = await payments.book(practice.practiceId, { requirement: 'none' });
  const paid = `mutation ($id: ID!) { markPaid(appointmentId: $id, paidBy: "cash") { result } }`;
  await payments.service.graphql(paid, { id: booking.id }, practice.pro);
  await payments.cancel(booking);
  expect(await hasOther(practice.practiceId, 'CAD')).toBe(true);
});

it('says that a practice has an open package in another currency', async () => {
  const { practiceId } = await payments.publishPractice();
  await payments.service.dataSource.query(PACKAGE, [newId(), practiceId]);
  expect(await hasOther(practiceId, 'CAD')).toBe(true);
  await payments.service.dataSource.query('UPDATE client_packages SET refunded_at = now() WHERE practice_id = $1', [
    practiceId,
  ]);
  expect(await hasOther(practiceId, 'CAD')).toBe(false);
});

it('knows nothing of what is no practice', async () => {
  expect(await hasOther('nobody', 'CAD')).toBe(false);
});
