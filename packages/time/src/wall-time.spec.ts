import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import {
  addDays,
  addMonths,
  daysBetween,
  formatOffsetDateTime,
  isDate,
  isWallTime,
  parseOffsetDateTime,
  startOfDay,
  toInstant,
  toWall,
  todayIn,
  weekday,
} from './wall-time.js';

/** Zones whose rules the runtime's data has right up to October 2026; Samoa skipped a day in 2011. */
const zones = fc.constantFrom(
  'America/New_York',
  'America/Sao_Paulo',
  'Europe/London',
  'Europe/Dublin',
  'Australia/Lord_Howe',
  'Asia/Kolkata',
  'Asia/Tehran',
  'Pacific/Apia',
  'UTC',
);
const FIRST = Date.UTC(2010, 0, 1);
const LAST = Date.UTC(2026, 9, 1);
const instants = fc.integer({ min: FIRST, max: LAST });
const wallTimes = fc
  .integer({ min: FIRST / 60_000, max: LAST / 60_000 })
  .map((minutes) => new Date(minutes * 60_000).toISOString().slice(0, 16));
const dates = fc
  .integer({ min: -20_000, max: 60_000 })
  .map((day) => new Date(day * 86_400_000).toISOString().slice(0, 10));

const zoned = (epochMs: number, zone: string) =>
  Temporal.Instant.fromEpochMilliseconds(epochMs).toZonedDateTimeISO(zone);

/** Instants near a change of clocks: where the rules are about something. */
const nearChanges = fc.tuple(zones, instants, fc.integer({ min: -180, max: 180 })).map(([zone, instant, minutes]) => {
  const change = zoned(instant, zone).getTimeZoneTransition('next');
  const near = change && change.epochMilliseconds < LAST ? change.epochMilliseconds : instant;
  return { zone, instant: Math.floor(near / 60_000 + minutes) * 60_000 };
});

describe('against an independent implementation', () => {
  it('turns any wall time into the same instant', () => {
    fc.assert(
      fc.property(zones, wallTimes, (zone, wall) => {
        expect(toInstant(wall, zone)).toBe(Temporal.PlainDateTime.from(wall).toZonedDateTime(zone).epochMilliseconds);
      }),
      { numRuns: 1_000 },
    );
  });

  it('does so near a change of clocks, and back', () => {
    fc.assert(
      fc.property(nearChanges, ({ zone, instant }) => {
        // The wall time as the clocks would show it without the change: falls into gaps too.
        for (const wall of [
          toWall(instant, zone),
          zoned(instant - 7_200_000, zone)
            .toPlainDateTime()
            .add({ hours: 2 })
            .toString(),
        ]) {
          const expected = Temporal.PlainDateTime.from(wall).toZonedDateTime(zone);
          expect([zone, wall, toInstant(wall.slice(0, 16), zone)]).toEqual([zone, wall, expected.epochMilliseconds]);
        }
        expect(toWall(instant, zone)).toBe(zoned(instant, zone).toPlainDateTime().toString({ smallestUnit: 'minute' }));
      }),
      { numRuns: 1_000 },
    );
  });

  it('writes and reads instants with the offset', () => {
    fc.assert(
      fc.property(
        zones,
        fc.oneof(
          instants,
          instants.map((instant) => instant - (instant % 1_000)),
        ),
        (zone, instant) => {
          const text = formatOffsetDateTime(instant, zone);
          const smallestUnit = instant % 1_000 === 0 ? 'second' : 'millisecond';
          const expected = zoned(instant, zone);
          expect(text).toBe(expected.toPlainDateTime().toString({ smallestUnit }) + expected.offset);
          expect(parseOffsetDateTime(text)).toBe(instant);
        },
      ),
    );
  });

  it('counts days and weekdays', () => {
    fc.assert(
      fc.property(dates, dates, fc.integer({ min: -5_000, max: 5_000 }), (one, other, days) => {
        const date = Temporal.PlainDate.from(one);
        expect(addDays(one, days)).toBe(date.add({ days }).toString());
        expect(addMonths(one, days % 500)).toBe(date.add({ months: days % 500 }).toString());
        expect(weekday(one)).toBe(date.dayOfWeek % 7);
        expect(daysBetween(one, other)).toBe(date.until(Temporal.PlainDate.from(other)).days);
      }),
    );
  });

  it('finds the start of a day and the date of an instant', () => {
    fc.assert(
      fc.property(nearChanges, ({ zone, instant }) => {
        const today = todayIn(zone, instant);
        expect(today).toBe(zoned(instant, zone).toPlainDate().toString());
        expect(startOfDay(today, zone)).toBe(zoned(instant, zone).startOfDay().epochMilliseconds);
      }),
      { numRuns: 500 },
    );
  });
});

describe('changes of clocks', () => {
  it('moves a wall time in the spring gap forward by the gap', () => {
    expect(toInstant('2026-03-08T02:30', 'America/New_York')).toBe(Date.parse('2026-03-08T03:30:00-04:00'));
    expect(toInstant('2026-10-04T02:15', 'Australia/Lord_Howe')).toBe(Date.parse('2026-10-04T02:45:00+11:00'));
  });

  it('takes the first of a repeated wall time', () => {
    expect(toInstant('2026-11-01T01:30', 'America/New_York')).toBe(Date.parse('2026-11-01T01:30:00-04:00'));
  });

  it('has no change in Vancouver in November 2026', () => {
    expect(formatOffsetDateTime(Date.UTC(2026, 10, 20, 16), 'America/Vancouver')).toBe('2026-11-20T09:00:00-07:00');
    expect(toInstant('2027-01-15T09:00', 'America/Vancouver')).toBe(Date.UTC(2027, 0, 15, 16));
  });

  it('starts a day that has no midnight after the gap', () => {
    expect(startOfDay('2018-11-04', 'America/Sao_Paulo')).toBe(Date.parse('2018-11-04T01:00:00-02:00'));
  });
});

describe('the validation of dates and wall times', () => {
  it.each([
    '2026-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-04-31',
    '26-01-01',
    '2026-1-01',
    '2026-01-01T00:00',
    ' 2026-01-01',
    '',
  ])('no date: %j', (text) => {
    expect(isDate(text)).toBe(false);
    expect(() => addDays(text, 1)).toThrow(`Not a date: ${text}`);
  });

  it.each([
    '2026-01-01',
    '2026-01-01T24:00',
    '2026-01-01T9:00',
    '2026-01-01T12:60',
    '2026-01-01 12:00',
    '2026-01-01T12:00Z',
    '2026-02-30T12:00',
  ])('no wall time: %j', (text) => {
    expect(isWallTime(text)).toBe(false);
    expect(() => toInstant(text, 'UTC')).toThrow(`Not a wall time: ${text}`);
  });

  it.each([
    '2026-01-01T12:00',
    '2026-01-01T12:00:60Z',
    '2026-01-01T25:00Z',
    '2026-02-30T12:00Z',
    '2026-01-01T12:00+1:00',
    '2026-01-01T12:00+24:00',
    'now',
  ])('no instant: %j', (text) =>
    expect(() => parseOffsetDateTime(text)).toThrow(`Not a date and time with an offset: ${text}`),
  );

  it('accepts dates and wall times that exist', () => {
    expect([isDate('2028-02-29'), isWallTime('2028-02-29T23:59')]).toEqual([true, true]);
    expect(parseOffsetDateTime('2026-01-01T12:00:30.1239+05:30')).toBe(Date.UTC(2026, 0, 1, 6, 30, 30, 123));
    expect(parseOffsetDateTime('2026-01-01T12:00Z')).toBe(Date.UTC(2026, 0, 1, 12));
  });
});
