import { describe, expect, it } from '@jest/globals';
import { expandRecurrence, type RecurrenceRule } from '@yarrow/time/recurrence';
import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import type { PracticeCatalog } from '../catalog-projection/practice-catalog.js';
import type { Appointment } from '../visits/appointment.entity.js';
import { movedTimes } from './moved-times.js';

const HOUR_MS = 3_600_000;
/** Zones with clock changes of an hour and of half an hour, in both hemispheres, and without any. */
const ZONES = ['America/New_York', 'Europe/London', 'Australia/Lord_Howe', 'America/Santiago', 'Asia/Kolkata'];
const CATALOG = {} as PracticeCatalog;

type Visit = Pick<Appointment, 'endsAt' | 'place' | 'startsAt' | 'timeZone'>;

/** Quarters of an hour within a year. */
const starts = fc.integer({ min: 0, max: 365 * 24 * 4 }).map((quarter) => {
  return new Date(Date.UTC(2026, 0, 1) + quarter * 900_000).toISOString().slice(0, 16);
});
const rules: fc.Arbitrary<RecurrenceRule> = fc.oneof(
  fc.record({ frequency: fc.constant('everyDays' as const), interval: fc.integer({ min: 1, max: 10 }) }),
  fc.record({ frequency: fc.constant('everyWeeks' as const), interval: fc.integer({ min: 1, max: 4 }) }),
  fc.constant({ frequency: 'monthlyByDay' as const }),
);
/** One edit: the visit, its shift in quarters of an hour of wall time, and which visits of the series it applies to. */
const edits = fc.array(
  fc.record({
    index: fc.nat(5),
    quarters: fc.integer({ min: -14 * 96, max: 14 * 96 }),
    scope: fc.constantFrom('this', 'following', 'all' as const),
  }),
  { minLength: 1, maxLength: 4 },
);

function seriesOf(startsAt: string, timeZone: string, rule: RecurrenceRule): Visit[] {
  const series = { startsAt, timeZone, rule, end: { count: 6 } };
  return expandRecurrence(series, { nowMs: Date.parse(`${startsAt}Z`) }).map(({ startsAtMs }) => ({
    startsAt: new Date(startsAtMs),
    endsAt: new Date(startsAtMs + HOUR_MS),
    timeZone,
    place: { locationId: 'here' } as Appointment['place'],
  }));
}

describe('edits of a series', () => {
  it('keep wall times across clock changes, like an independent implementation', () => {
    fc.assert(
      fc.property(starts, fc.constantFrom(...ZONES), rules, edits, (startsAt, zone, rule, changes) => {
        const visits = seriesOf(startsAt, zone, rule);
        let expected = visits.map((visit) => zoned(visit, zone));
        for (const { index, quarters, scope } of changes) {
          const chosen = expected[index]!;
          const wanted = chosen
            .toPlainDateTime()
            .add({ minutes: quarters * 15 })
            .toZonedDateTime(zone);
          const shift = chosen.toPlainDateTime().until(wanted.toPlainDateTime(), { largestUnit: 'minute' });
          const moves = (other: number) =>
            other === index || scope === 'all' || (scope === 'following' && other > index);
          expected = expected.map((one, other) => {
            if (other === index) return wanted;
            const stays = !moves(other) || shift.blank;
            return stays ? one : one.toPlainDateTime().add(shift).toZonedDateTime(zone);
          });
          const start = wanted.epochMilliseconds;
          const times = { startsAt: new Date(start), endsAt: new Date(start + HOUR_MS) };
          const visit = visits[index]!;
          const after = visits.map((one, other) =>
            moves(other) ? movedTimes(one as Appointment, visit as Appointment, { times }, CATALOG) : one,
          );
          visits.forEach((one, other) => Object.assign(one, after[other]));
        }
        expect(visits.map((visit) => visit.startsAt.getTime())).toEqual(
          expected.map(({ epochMilliseconds }) => epochMilliseconds),
        );
        expect(visits.every((visit) => visit.endsAt.getTime() - visit.startsAt.getTime() === HOUR_MS)).toBe(true);
      }),
      { numRuns: 10_000 },
    );
  });
});

const zoned = ({ startsAt }: Visit, zone: string) =>
  Temporal.Instant.fromEpochMilliseconds(startsAt.getTime()).toZonedDateTimeISO(zone);
