import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { AppointmentMarkedNoShowSchema } from '@yarrow/contracts/scheduling/v1/events_pb';
import type { Actor } from '@yarrow/kit/actor';
import { LateVisits } from '../testing/late-visits.js';
import { CARDS, PaymentsHarness } from '../testing/payments-harness.js';
import { PracticeMoney } from '../testing/practice-money.js';

const NOW = '2027-01-04T12:00:00Z';
const VISIT = '2027-01-05T20:00:00Z';
const AFTER = '2027-01-05T20:20:00Z';
/** Of $90. */
const FEE = 7_200;

let payments: PaymentsHarness;
let money: PracticeMoney;
let visits: LateVisits;
let pro: Partial<Actor>;

beforeAll(async () => {
  payments = await PaymentsHarness.start(NOW, { PLATFORM_FEE_BASIS_POINTS: '250' });
  money = new PracticeMoney(payments);
  const practice = await payments.openPractice({ acceptsTips: true });
  ({ pro } = practice);
  visits = new LateVisits(payments, practice.practiceId, VISIT);
  // A background job could charge the price between the start of the visit and the no-show mark.
  await payments.stopJobs();
});

beforeEach(() => payments.clock.set(NOW));
afterAll(() => payments?.stop());

describe('a no-show mark that is removed', () => {
  it('makes the price due again, which the practitioner charges', async () => {
    const booking = await visits.booked('save_card');
    payments.clock.set(AFTER);
    await payments.markNoShow(booking, { feeCents: FEE });
    await visits.runJobsUntil(async () => (await visits.heldCents(booking)) === FEE);
    await payments.markNoShow(booking, { takenBack: true });
    await visits.runJobsUntil(async () => (await payments.show(booking)).dueCents === 9_225 - FEE);
    await payments.runJob('due-charges');
    expect(await visits.heldCents(booking)).toBe(FEE);
    await money.retry(pro, booking);
    expect(await payments.show(booking)).toMatchObject({ dueCents: 0, fullTotal: 9_225, paymentStatus: 'Paid' });
  });

  it('cancels a fee that is not charged yet', async () => {
    const booking = await visits.booked('none');
    payments.clock.set(AFTER);
    await payments.markNoShow(booking, { feeCents: FEE });
    await payments.markNoShow(booking, { takenBack: true });
    const { setupIntentId } = await payments.enterCard(booking, CARDS.good);
    await payments.completeSetup(booking, setupIntentId);
    await payments.runJob('due-charges');
    expect(payments.payments(booking.id)).toEqual([]);
    expect(await payments.show(booking)).toMatchObject({ dueCents: 9_225, lateFeeCents: 0 });
  });

  it('is not restored by an older no-show event that arrives later', async () => {
    const booking = await visits.booked('none');
    payments.clock.set(AFTER);
    await payments.markNoShow(booking, { takenBack: true });
    const older = { ...booking.init, version: booking.init.version! - 1 };
    const marked = { appointment: older, markedAt: timestampFromDate(new Date(AFTER)), feeCents: FEE };
    await payments.service.publish(AppointmentMarkedNoShowSchema, marked, { aggregateId: booking.id });
    expect(await payments.show(booking)).toMatchObject({ dueCents: 9_225 });
  });
});
