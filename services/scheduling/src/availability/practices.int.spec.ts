import { create } from '@bufbuild/protobuf';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { WeekdayHoursSchema } from '@yarrow/contracts/catalog/v1/events_pb';
import { FixedClock } from '@yarrow/kit/clock';
import { newId } from '@yarrow/kit/ids';
import { startTestService, type TestService } from '@yarrow/kit/testing/test-service';
import type { Practice } from '../generated/graphql.js';
import { service } from '../service.js';
import { bookAt } from '../testing/test-bookings.js';
import { publishPractice } from '../testing/test-practice.js';

const NOW = '2026-10-20T12:00:00Z';
const clock = new FixedClock(NOW);
let scheduling: TestService;

beforeAll(async () => {
  scheduling = await startTestService(service, { clock });
});
afterAll(() => scheduling?.stop());
beforeEach(() => clock.set(NOW));

describe('the next start', () => {
  it('is given for many practices in one batch', async () => {
    const open = await publishPractice(scheduling, { booking: { leadTimeMinutes: 1440 } });
    const closed = await publishPractice(scheduling, { location: { hours: [] } });
    const hidden = await publishPractice(scheduling, { practice: { published: false } });
    const query = `query ($representations: [_Any!]!) {
      _entities(representations: $representations) { ... on Practice { nextAvailableAt } }
    }`;
    const ids = [open.practiceId, closed.practiceId, hidden.practiceId, newId(), 'no-id'];
    const representations = ids.map((id) => ({ __typename: 'Practice', id }));
    const { data } = await scheduling.graphql(query, { representations });
    expect(data['_entities'].map(({ nextAvailableAt }: { nextAvailableAt: string }) => nextAvailableAt)).toEqual([
      '2026-10-21T09:00:00-04:00',
      null,
      null,
      null,
      null,
    ]);
  });
});

describe('the booking availability of a practice', () => {
  const askDays = async (representations: object[], days?: number) => {
    const query = `query ($representations: [_Any!]!, $days: Int = 14) {
      _entities(representations: $representations) { ... on Practice {
        bookingAvailability(days: $days) { timeZone availableSlots { date datetimes } } } }
    }`;
    const { data, errors } = await scheduling.graphql(query, { representations, ...(days !== undefined && { days }) });
    return { found: data?.['_entities']?.map((one: Practice) => one?.bookingAvailability), errors };
  };
  const reference = (id: string) => ({ __typename: 'Practice', id });
  const wednesday = create(WeekdayHoursSchema, { weekday: 3, blocks: [{ startsAt: '09:00', endsAt: '11:00' }] });

  it('is every day with a start for its shortest public service, on its own clocks, for many in one batch', async () => {
    const open = await publishPractice(scheduling, { location: { hours: [wednesday] } });
    await bookAt(scheduling, open, '2026-10-21T10:00:00-04:00');
    const closed = await publishPractice(scheduling, { location: { hours: [] } });
    const hidden = await publishPractice(scheduling, { practice: { published: false } });
    const ids = [open.practiceId, closed.practiceId, hidden.practiceId, newId(), 'no-id'];
    const { found, errors } = await askDays(ids.map(reference));
    expect(errors).toBeUndefined();
    const timeZone = 'America/New_York';
    const nextWeek = ['09:00', '09:30', '10:00'].map((time) => `2026-10-28T${time}:00-04:00`);
    expect(found).toEqual([
      {
        timeZone,
        availableSlots: [
          { date: '2026-10-21', datetimes: ['2026-10-21T09:00:00-04:00'] },
          { date: '2026-10-28', datetimes: nextWeek },
        ],
      },
      { timeZone, availableSlots: [] },
      ...[null, null, null],
    ]);
  });

  it('counts days from today where the practice is, and ends with the last of them', async () => {
    const { practiceId } = await publishPractice(scheduling);
    const datesOf = async (days: number) =>
      (await askDays([reference(practiceId)], days)).found[0].availableSlots.map(({ date }: { date: string }) => date);
    expect(await datesOf(2)).toEqual(['2026-10-20', '2026-10-21']);
    // Midnight has come to Greenwich, and not to New York.
    clock.set('2026-10-21T03:30:00Z');
    expect(await datesOf(2)).toEqual(['2026-10-21']);
    expect(await datesOf(62)).toHaveLength(61);
  });

  it.each([0, -1, 63])('is refused for %j days', async (days) => {
    const { errors } = await askDays([reference(newId())], days);
    expect(errors![0]!.extensions.code).toBe('invalid_range');
  });
});
