import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { PaymentStatus, PaymentStatusChangedSchema } from '@yarrow/contracts/payments/v1/events_pb';
import { FixedClock } from '@yarrow/kit/clock';
import { NotificationsHarness } from '../testing/notifications-harness.js';
import { guestVisit } from '../testing/sample-people.js';
import { NamePaymentStatuses1796210000000 } from './1796210000000-name-payment-statuses.js';

const NOW = new Date('2026-11-20T17:00:00Z');
const STATES = `
  SELECT payment_status AS practice, client_payment_status AS client, holds_while -> 'paymentStatus' AS awaited
  FROM payment_states JOIN deliveries USING (booking_id) WHERE booking_id = $1 AND kind = 'past_due'`;

let harness: NotificationsHarness;

beforeAll(async () => {
  harness = await NotificationsHarness.start(new FixedClock(NOW));
});
afterAll(() => harness?.stop());

it('the migration renames the labels of payments, and those that planned messages wait for, to names of the contract', async () => {
  const visit = guestVisit(NOW);
  const { appointmentId } = visit;
  await harness.acceptVisit(visit);
  const status = { status: PaymentStatus.CARD_NEEDED_PAST_DUE, clientStatus: PaymentStatus.PAST_DUE };
  const metadata = { aggregateId: appointmentId, occurredAt: NOW };
  await harness.service.publish(PaymentStatusChangedSchema, { appointmentId, ...status }, metadata);
  const named = {
    practice: 'CARD_NEEDED_PAST_DUE',
    client: 'PAST_DUE',
    awaited: ['PAST_DUE', 'CARD_NEEDED_PAST_DUE'],
  };
  const statesOf = () => harness.service.dataSource.query(STATES, [appointmentId]);
  expect(await statesOf()).toEqual([named]);
  const runner = harness.service.dataSource.createQueryRunner();
  const migration = new NamePaymentStatuses1796210000000();
  await migration.down(runner);
  expect(await statesOf()).toEqual([
    { practice: 'Card needed past due', client: 'Past due', awaited: ['Past due', 'Card needed past due'] },
  ]);
  await migration.up(runner);
  await runner.release();
  expect(await statesOf()).toEqual([named]);
});
