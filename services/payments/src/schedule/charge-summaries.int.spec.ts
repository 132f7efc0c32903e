import { timestampDate } from '@bufbuild/protobuf/wkt';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { PracticeSavedSchema } from '@yarrow/contracts/catalog/v1/events_pb';
import { ChargesAnnouncedSchema } from '@yarrow/contracts/payments/v1/events_pb';
import { CARDS, PaymentsHarness } from '../testing/payments-harness.js';

const BOOKED_AT = '2027-01-04T12:00:00Z';
/** 18:00 in New York. */
const EVENING = '2027-01-05T23:00:00Z';
const STARTS_AT = '2027-01-06T20:00:00Z';

let payments: PaymentsHarness;
let practiceId: string;
let version = 100;

beforeAll(async () => {
  payments = await PaymentsHarness.start(BOOKED_AT);
});
beforeEach(async () => {
  payments.clock.set(BOOKED_AT);
  ({ practiceId } = await payments.openPractice());
});
afterAll(() => payments?.stop());

const wanted = (chargeSummaryEmailEnabled: boolean) =>
  payments.service.publish(
    PracticeSavedSchema,
    {
      practice: {
        ...{ practiceId, name: 'Still Water', currency: 'USD', country: 'US', timeZone: 'America/New_York' },
        ...{ version: (version += 1), chargeSummaryEmailEnabled },
      },
    },
    { aggregateId: practiceId },
  );
async function scheduled(startsAt = STARTS_AT) {
  const booking = await payments.book(practiceId, { requirement: 'save_card', startsAt });
  const { setupIntentId } = await payments.enterCard(booking, CARDS.good);
  await payments.completeSetup(booking, setupIntentId);
  await payments.accept(booking);
  return booking;
}
async function runAt(at: string) {
  payments.clock.set(at);
  await payments.runJob('charge-summaries');
  return (await payments.service.emitted(ChargesAnnouncedSchema)).filter((it) => it.practiceId === practiceId);
}

describe('the summary of the next day’s charges', () => {
  it('is published once at 18:00 of the practice’s zone, with what will be charged and when', async () => {
    await wanted(true);
    const booking = await scheduled();
    await scheduled('2027-01-07T20:00:00Z');
    expect(await runAt('2027-01-05T22:59:59Z')).toEqual([]);
    const [summary] = await runAt(EVENING);
    expect(summary).toMatchObject({ day: '2027-01-06', timeZone: 'America/New_York' });
    expect(summary!.charges).toMatchObject([{ appointmentId: booking.id, amountCents: 9_000, currency: 'USD' }]);
    expect(timestampDate(summary!.charges[0]!.chargeAt!).toISOString()).toBe('2027-01-06T11:00:00.000Z');
    expect(await runAt('2027-01-05T23:30:00Z')).toHaveLength(1);
    expect((await runAt('2027-01-06T23:00:00Z')).map(({ day }) => day)).toEqual(['2027-01-06', '2027-01-07']);
  });

  it('is not published without charges, if it is switched off, or hours late', async () => {
    await wanted(true);
    expect(await runAt(EVENING)).toEqual([]);
    payments.clock.set(BOOKED_AT);
    await scheduled('2027-01-08T20:00:00Z');
    await wanted(false);
    expect(await runAt('2027-01-07T23:00:00Z')).toEqual([]);
    payments.clock.set('2027-01-07T12:00:00Z');
    await wanted(true);
    expect(await runAt('2027-01-08T08:00:00Z')).toEqual([]);
  });

  it('keeps its time if the practice is saved again after it was due', async () => {
    await wanted(true);
    await scheduled();
    payments.clock.set('2027-01-05T23:05:00Z');
    await wanted(true);
    expect(await runAt('2027-01-05T23:10:00Z')).toHaveLength(1);
  });
});
