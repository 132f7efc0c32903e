import { timestampDate } from '@bufbuild/protobuf/wkt';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  AppointmentAcceptedSchema,
  AppointmentBookedSchema,
  ClientPricesAgreedSchema,
  SeriesBookedSchema,
} from '@yarrow/contracts/scheduling/v1/events_pb';
import { FixedClock } from '@yarrow/kit/clock';
import { newId } from '@yarrow/kit/ids';
import { queriesDuring } from '@yarrow/kit/testing/queries-during';
import { startTestService, type TestService } from '@yarrow/kit/testing/test-service';
import type { AppointmentSeries } from '../generated/graphql.js';
import { service } from '../service.js';
import { bookAt, hold } from '../testing/test-bookings.js';
import { packagePractice } from '../testing/test-packages.js';
import { POLICY, publishPractice, type TestPractice } from '../testing/test-practice.js';
import { createSeries, listTimes } from '../testing/test-series.js';
import { at, NOON } from '../testing/test-times.js';

const clock = new FixedClock(NOON);
let scheduling: TestService;
let practice: TestPractice;

beforeAll(async () => {
  scheduling = await startTestService(service, { clock });
});
afterAll(() => scheduling?.stop());
beforeEach(async () => {
  clock.set(NOON);
  practice = await publishPractice(scheduling, { booking: POLICY });
});

const weekly = (count: number) => ({ frequency: 'weekly', count }) as const;
const count = async (table: string) => {
  const query = `SELECT count(*)::int AS count FROM ${table} WHERE practice_id = $1`;
  return (await scheduling.dataSource.query(query, [practice.practiceId]))[0].count as number;
};
const ofPractice = <E extends { appointment?: { host?: { practiceId: string } | undefined } | undefined }>(
  events: E[],
) => events.filter(({ appointment }) => appointment?.host?.practiceId === practice.practiceId);

describe('the times of a pattern', () => {
  it('are shown with what is there, also for a single visit', async () => {
    const visit = await bookAt(scheduling, practice, at('10:00', '13'));
    const { times } = await listTimes(scheduling, practice, { startsAt: at('10:30'), recurrencePattern: weekly(2) });
    expect(times).toEqual([
      { startsAt: at('10:30'), displayTime: 'Wednesday, January 6, 2027, 10:30 AM New York time', conflicts: [] },
      {
        ...{ startsAt: at('10:30', '13'), displayTime: 'Wednesday, January 13, 2027, 10:30 AM New York time' },
        conflicts: [
          {
            id: visit.id,
            name: 'Grace Hopper',
            type: 'appointment',
            timeRange: 'Wed, Jan 13, 10:00 AM – 11:00 AM New York time',
          },
        ],
      },
    ]);
    const single = await listTimes(scheduling, practice, { startsAt: at('10:30', '13') });
    expect(single.times.map(({ conflicts }) => conflicts.length)).toEqual([1]);
  });

  it('are refused with the messages of the specification, and for another practice', async () => {
    const tooMany = await listTimes(scheduling, practice, { startsAt: at('10:00'), recurrencePattern: weekly(26) });
    expect(tooMany).toMatchObject({
      code: 'recurrence_too_many',
      message: expect.stringContaining('at most 25 appointments'),
    });
    const other = await publishPractice(scheduling);
    const theirs = { startsAt: at('10:00'), practiceId: other.practiceId };
    expect((await listTimes(scheduling, practice, theirs)).code).toBe('not_found');
    const elsewhere = { startsAt: at('10:00'), locationId: other.locationId };
    expect((await listTimes(scheduling, practice, elsewhere)).code).toBe('invalid_location');
    expect((await listTimes(scheduling, practice, { startsAt: at('10:00'), duration: 0 })).code).toBe(
      'invalid_ends_at',
    );
    expect((await listTimes(scheduling, practice, theirs, { kind: 'client', userId: newId() })).code).toBe('forbidden');
  });

  it('are looked at with one query, however many there are', async () => {
    const ask = (visits: number) =>
      queriesDuring(scheduling, () =>
        listTimes(scheduling, practice, { startsAt: at('10:00'), recurrencePattern: weekly(visits) }),
      );
    await ask(2);
    expect(await ask(25)).toHaveLength((await ask(2)).length);
  });
});

describe('a series', () => {
  it('is made as a whole, numbered, and published once in addition to its visits', async () => {
    const made = await createSeries(scheduling, practice, { startsAt: at('10:00'), recurrencePattern: weekly(3) });
    expect(made).toMatchObject({ code: 'success', conflicts: [], skippedTimes: [] });
    const starts = [at('10:00'), at('10:00', '13'), at('10:00', '20')];
    expect(made.series).toMatchObject({ frequency: 'weekly', count: 3, until: null, size: 3, leftOutTimes: [] });
    expect(made.appointments).toMatchObject(
      starts.map((startsAt, index) => ({
        ...{ startsAt, state: 'approved', seriesNumber: index + 1, newClient: index === 0 },
        ...{ recurrenceFrequency: 'weekly', recurrenceCount: 3, series: { id: made.series!.id, size: 3 } },
      })),
    );
    expect(ofPractice(await scheduling.emitted(AppointmentBookedSchema))).toHaveLength(3);
    const accepted = ofPractice(await scheduling.emitted(AppointmentAcceptedSchema));
    expect(accepted.map(({ withSeries }) => withSeries)).toEqual([true, true, true]);
    const booked = (await scheduling.emitted(SeriesBookedSchema)).filter(
      ({ seriesId }) => seriesId === made.series!.id,
    );
    expect(booked).toHaveLength(1);
    expect(booked[0]!.appointments.map(({ startsAt }) => timestampDate(startsAt!))).toEqual(
      starts.map((s) => new Date(s)),
    );
    expect(booked[0]!.appointments.map(({ seriesNumber }) => seriesNumber)).toEqual([1, 2, 3]);
  });

  it('says until when it goes: the end of a day of the practice', async () => {
    const recurrencePattern = { frequency: 'daily', until: '2027-01-08' } as const;
    const made = await createSeries(scheduling, practice, {
      startsAt: at('23:30'),
      endsAt: at('23:45'),
      recurrencePattern,
    });
    expect(made.appointments.map(({ startsAt }) => startsAt.slice(0, 10))).toEqual([
      '2027-01-06',
      '2027-01-07',
      '2027-01-08',
    ]);
    expect(made.appointments[0]).toMatchObject({ recurrenceCount: null, recurrenceUntil: '2027-01-08T23:59:59-05:00' });
  });

  it('leaves conflicting times out, includes those that are wanted, and misses those that were removed', async () => {
    await bookAt(scheduling, practice, at('10:00', '13'));
    const wanted = await bookAt(scheduling, practice, at('10:00', '20'));
    const made = await createSeries(scheduling, practice, {
      ...{ startsAt: at('10:00'), recurrencePattern: weekly(4) },
      ...{ includedTimes: [at('10:00', '20')], removedTimes: [at('10:00', '27')] },
    });
    expect(made.appointments.map(({ startsAt, seriesNumber }) => [startsAt, seriesNumber])).toEqual([
      [at('10:00'), 1],
      [at('10:00', '20'), 2],
    ]);
    expect(made.conflicts).toMatchObject([{ id: wanted.id, type: 'appointment' }]);
    expect(made.skippedTimes).toMatchObject([{ startsAt: at('10:00', '13'), conflicts: [{ name: 'Grace Hopper' }] }]);
    const series = made.series as AppointmentSeries;
    expect([series.size, series.leftOutTimes]).toEqual([2, [at('10:00', '13'), at('10:00', '27')]]);
  });

  it('is not made where something is of which the practitioner did not know, if that is what they ask for', async () => {
    await bookAt(scheduling, practice, at('10:00', '13'));
    const request = { startsAt: at('10:00'), recurrencePattern: weekly(3), skipConflicts: false };
    const refused = await createSeries(scheduling, practice, request);
    expect(refused).toMatchObject({
      ...{ code: 'overlaps', appointments: [], series: null },
      skippedTimes: [{ startsAt: at('10:00', '13'), conflicts: [{ name: 'Grace Hopper' }] }],
      errors: [
        {
          message:
            'You have something else at Wed, Jan 13, 2027, 10:00 AM New York time. Please include or remove these times.',
        },
      ],
    });
    expect([await count('appointments'), await count('appointment_series')]).toEqual([1, 0]);
    const removed = await createSeries(scheduling, practice, { ...request, removedTimes: [at('10:00', '13')] });
    expect(removed.appointments).toHaveLength(2);
  });

  it('of which the seventh visit fails makes none, and publishes nothing', async () => {
    const { dataSource } = scheduling;
    await dataSource.query(`CREATE FUNCTION fail_seventh() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN RAISE EXCEPTION 'the seventh'; END $$`);
    await dataSource.query(`CREATE TRIGGER seventh BEFORE INSERT ON appointments FOR EACH ROW
      WHEN (NEW.series_number = 7) EXECUTE FUNCTION fail_seventh()`);
    const before = (await scheduling.emitted(AppointmentBookedSchema)).length;
    const failed = await createSeries(scheduling, practice, { startsAt: at('10:00') });
    await dataSource.query('DROP FUNCTION fail_seventh CASCADE');
    expect(failed.code).toBe('INTERNAL_SERVER_ERROR');
    expect(await count('appointments')).toBe(0);
    expect([await count('appointment_series'), await count('occupancies')]).toEqual([0, 0]);
    expect(await scheduling.emitted(AppointmentBookedSchema)).toHaveLength(before);
    expect((await createSeries(scheduling, practice, { startsAt: at('10:00') })).appointments).toHaveLength(10);
  });

  it('is one however often its request is repeated', async () => {
    const request = { startsAt: at('10:00'), recurrencePattern: weekly(3), idempotencyKey: newId() };
    const answers = await Promise.all([1, 2, 3].map(() => createSeries(scheduling, practice, request)));
    expect(new Set(answers.map(({ series }) => series!.id)).size).toBe(1);
    expect(answers.map(({ appointments, conflicts }) => [appointments.length, conflicts.length])).toEqual(
      Array(3).fill([3, 0]),
    );
    expect(await count('appointments')).toBe(3);
  });

  it('has no more visits than its package has sessions, and as many where nothing is said', async () => {
    const selling = await packagePractice(scheduling);
    const four = { startsAt: at('10:00'), recurrencePattern: weekly(4) };
    const refused = await createSeries(scheduling, selling, four);
    expect(refused.errors[0]!.message).toBe(
      'You can create at most 3 appointments at once. You are currently attempting to create 4 appointments. ' +
        'Please select a different frequency or end date.',
    );
    const made = await createSeries(scheduling, selling, { ...four, recurrencePattern: { frequency: 'weekly' } });
    expect(made.appointments.map((one) => [one.packageSessionNumber, one.amountCents])).toEqual([
      [1, 9_000],
      [2, 0],
      [3, 0],
    ]);
  });

  it('keeps its prices for the client once', async () => {
    const appointmentServices = [{ serviceId: practice.serviceId, amountCents: 7_000, saveCustomPrice: true }];
    await createSeries(scheduling, practice, { startsAt: at('10:00'), appointmentServices });
    const agreed = (await scheduling.emitted(ClientPricesAgreedSchema)).filter(
      ({ practiceId }) => practiceId === practice.practiceId,
    );
    expect(agreed).toMatchObject([{ prices: [{ variationId: practice.serviceId, amountCents: 7_000 }] }]);
  });

  it('against a client who books one of its times at that moment: the client never overlaps', async () => {
    const [made, ...holds] = await Promise.all([
      createSeries(scheduling, practice, { startsAt: at('10:00'), recurrencePattern: weekly(5) }),
      ...['13', '20', '27'].map((day, index) =>
        hold(scheduling, practice, at('10:00', day), { actor: { ip: `203.0.113.${index + 30}` } }),
      ),
    ]);
    const kept = holds.flatMap(({ hold: held }) => (held ? [held.startsAt] : []));
    expect(made.skippedTimes.map(({ startsAt }) => startsAt)).toEqual(kept);
    expect(made.appointments).toHaveLength(5 - kept.length);
  });

  it('needs a pattern, times that are left, and the practice’s own', async () => {
    const none = { startsAt: at('10:00'), recurrencePattern: {} };
    expect((await createSeries(scheduling, practice, none)).code).toBe('recurrence_invalid');
    const removed = { startsAt: at('10:00'), recurrencePattern: weekly(1), removedTimes: [at('10:00')] };
    expect((await createSeries(scheduling, practice, removed)).errors[0]!.message).toBe(
      'No time of this series is left.',
    );
    const other = await publishPractice(scheduling);
    expect(
      (await createSeries(scheduling, practice, { startsAt: at('10:00') }, { kind: 'client', userId: newId() })).code,
    ).toBe('forbidden');
    const theirs = { startsAt: at('10:00'), locationId: other.locationId };
    expect((await createSeries(scheduling, practice, theirs)).code).toBe('invalid_location');
    expect(await count('appointments')).toBe(0);
  });
});

describe('a practice without series', () => {
  it('makes none, and is shown the times of single visits only', async () => {
    const without = await publishPractice(scheduling, { practice: { recurringBookingsEnabled: false } });
    const startsAt = at('10:00');
    expect((await createSeries(scheduling, without, { startsAt })).code).toBe('feature_disabled');
    expect((await listTimes(scheduling, without, { startsAt, recurrencePattern: weekly(2) })).code).toBe(
      'feature_disabled',
    );
    expect((await listTimes(scheduling, without, { startsAt })).times).toHaveLength(1);
  });
});

describe('a series that is made while clients book', () => {
  it('lists the times that clients took as skipped, and its own times are not available to clients', async () => {
    const wanted = ['06', '13', '20', '27'];
    // The last time is not requested, so that the series keeps at least one visit.
    const asked = wanted.slice(0, 3).flatMap((day) => [day, day]);
    const made = createSeries(scheduling, practice, { startsAt: at('10:00'), recurrencePattern: weekly(4) });
    const visitors = asked.map((day, index) =>
      hold(scheduling, practice, at('10:00', day), { actor: { ip: `203.0.113.${index + 40}` } }),
    );
    const [series, ...holds] = await Promise.all([made, ...visitors]);
    const got = wanted.filter((day) => asked.some((one, index) => one === day && holds[index]!.result === 'success'));
    expect(series.code).toBe('success');
    expect(holds.filter(({ result }) => result === 'success')).toHaveLength(got.length);
    expect(series.appointments.map(({ startsAt }) => startsAt)).toEqual(
      wanted.filter((day) => !got.includes(day)).map((day) => at('10:00', day)),
    );
    expect(series.skippedTimes.map(({ startsAt, conflicts }) => [startsAt, conflicts.map(({ type }) => type)])).toEqual(
      got.map((day) => [at('10:00', day), ['hold']]),
    );
    for (const day of wanted) {
      const late = await hold(scheduling, practice, at('10:00', day), { actor: { ip: '203.0.113.60' } });
      expect(late.errors[0]?.code).toBe('slot_taken');
    }
  });
});
