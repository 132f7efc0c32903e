import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { type RecurrenceEnd, type RecurrenceRule, expandRecurrence } from './recurrence.js';
import { toInstant } from './wall-time.js';

const ZONE = 'America/New_York';
const NOW = Date.UTC(2026, 1, 1, 12);

function walls(startsAt: string, rule: RecurrenceRule, end?: RecurrenceEnd, nowMs = NOW): string[] {
  return expandRecurrence({ startsAt, timeZone: ZONE, rule, end }, { nowMs }).map((visit) => visit.localStartsAt);
}

const dates = (...args: Parameters<typeof walls>) => walls(...args).map((wall) => wall.slice(0, 10));

describe('patterns', () => {
  it('repeats daily, ten times when nothing is said', () => {
    const found = dates('2026-02-25T09:00', { frequency: 'daily' });
    expect([found.length, found[0], found[4], found[9]]).toEqual([10, '2026-02-25', '2026-03-01', '2026-03-06']);
  });

  it('repeats weekly and every two weeks', () => {
    expect(dates('2026-02-25T09:00', { frequency: 'weekly' }, { count: 3 })).toEqual([
      '2026-02-25',
      '2026-03-04',
      '2026-03-11',
    ]);
    expect(dates('2026-02-25T09:00', { frequency: 'everyTwoWeeks' }, { count: 3 })).toEqual([
      '2026-02-25',
      '2026-03-11',
      '2026-03-25',
    ]);
  });

  it('skips months that lack the day', () => {
    expect(dates('2026-01-31T09:00', { frequency: 'monthlyByDay' }, { count: 4 })).toEqual([
      '2026-01-31',
      '2026-03-31',
      '2026-05-31',
      '2026-07-31',
    ]);
    expect(dates('2026-11-30T09:00', { frequency: 'monthlyByDay' }, { count: 4 }, Date.UTC(2026, 10, 1))).toEqual([
      '2026-11-30',
      '2026-12-30',
      '2027-01-30',
      '2027-03-30',
    ]);
  });

  it('keeps the place of a weekday, the third say', () => {
    expect(dates('2026-02-18T09:00', { frequency: 'monthlyByWeekday' }, { count: 3 })).toEqual([
      '2026-02-18',
      '2026-03-18',
      '2026-04-15',
    ]);
    expect(dates('2026-02-01T09:00', { frequency: 'monthlyByWeekday' }, { count: 3 })).toEqual([
      '2026-02-01',
      '2026-03-01',
      '2026-04-05',
    ]);
  });

  it('makes the fourth weekday the last, and the fifth too', () => {
    expect(dates('2026-04-22T09:00', { frequency: 'monthlyByWeekday' }, { count: 4 })).toEqual([
      '2026-04-22',
      '2026-05-27',
      '2026-06-24',
      '2026-07-29',
    ]);
    expect(dates('2026-04-29T09:00', { frequency: 'monthlyByWeekday' }, { count: 3 })).toEqual([
      '2026-04-29',
      '2026-05-27',
      '2026-06-24',
    ]);
  });

  it('repeats every few days', () => {
    expect(dates('2026-02-26T09:00', { frequency: 'everyDays', interval: 3 }, { count: 3 })).toEqual([
      '2026-02-26',
      '2026-03-01',
      '2026-03-04',
    ]);
  });

  it('repeats on chosen weekdays of every few weeks, weeks beginning on Sunday', () => {
    const rule: RecurrenceRule = { frequency: 'everyWeeks', interval: 2, weekdays: [6, 0, 3] };
    // 2026-02-25 is a Wednesday.
    expect(dates('2026-02-25T09:00', rule, { count: 6 })).toEqual([
      '2026-02-25',
      '2026-02-28',
      '2026-03-08',
      '2026-03-11',
      '2026-03-14',
      '2026-03-22',
    ]);
  });

  it("takes the first visit's weekday where none is chosen, and always keeps the first visit", () => {
    expect(dates('2026-02-25T09:00', { frequency: 'everyWeeks', interval: 3 }, { count: 2 })).toEqual([
      '2026-02-25',
      '2026-03-18',
    ]);
    const monday: RecurrenceRule = { frequency: 'everyWeeks', interval: 1, weekdays: [1] };
    expect(dates('2026-02-25T09:00', monday, { count: 3 })).toEqual(['2026-02-25', '2026-03-02', '2026-03-09']);
  });
});

describe('changes of clocks', () => {
  it('keeps the wall time on both sides', () => {
    const visits = expandRecurrence(
      { startsAt: '2026-03-07T09:00', timeZone: ZONE, rule: { frequency: 'daily' }, end: { count: 2 } },
      { nowMs: NOW },
    );
    expect(visits).toEqual([
      { localStartsAt: '2026-03-07T09:00', startsAtMs: Date.parse('2026-03-07T09:00:00-05:00') },
      { localStartsAt: '2026-03-08T09:00', startsAtMs: Date.parse('2026-03-08T09:00:00-04:00') },
    ]);
  });

  it('moves a visit in the gap forward, and only that one', () => {
    expect(walls('2026-03-07T02:30', { frequency: 'daily' }, { count: 3 })).toEqual([
      '2026-03-07T02:30',
      '2026-03-08T03:30',
      '2026-03-09T02:30',
    ]);
  });

  it('meets once where a zone skips a day', () => {
    const series = {
      startsAt: '2011-12-29T09:00',
      timeZone: 'Pacific/Apia',
      rule: { frequency: 'daily' },
      end: { count: 3 },
    } as const;
    const visits = expandRecurrence(series, { nowMs: Date.UTC(2011, 11, 1) });
    expect(visits.map((visit) => visit.localStartsAt)).toEqual([
      '2011-12-29T09:00',
      '2011-12-31T09:00',
      '2012-01-01T09:00',
    ]);
  });
});

describe('ends and limits', () => {
  it('holds the whole last day, in the zone', () => {
    expect(dates('2026-02-25T23:30', { frequency: 'daily' }, { until: '2026-02-27' })).toEqual([
      '2026-02-25',
      '2026-02-26',
      '2026-02-27',
    ]);
    expect(dates('2026-02-25T09:00', { frequency: 'daily' }, { until: '2026-02-24' })).toEqual([]);
  });

  it('allows 25 and refuses 26', () => {
    expect(dates('2026-02-25T09:00', { frequency: 'daily' }, { count: 25 })).toHaveLength(25);
    expect(dates('2026-02-25T09:00', { frequency: 'daily' }, { until: '2026-03-21' })).toHaveLength(25);
    const message =
      'You can create at most 25 appointments at once. You are currently attempting to create 26 appointments. ' +
      'Please select a different frequency or end date.';
    for (const end of [{ count: 26 }, { until: '2026-03-22' }]) {
      expect(() => dates('2026-02-25T09:00', { frequency: 'daily' }, end)).toThrow(
        expect.objectContaining({ message, code: 'recurrence_too_many' }),
      );
    }
  });

  it('says how many there would be also of a start five centuries ago', () => {
    expect(() => dates('1526-02-01T09:00', { frequency: 'daily' }, { until: '2026-02-01' })).toThrow(
      'attempting to create 182623 appointments',
    );
  });

  it('keeps a lower limit', () => {
    const series = {
      startsAt: '2026-02-25T09:00',
      timeZone: ZONE,
      rule: { frequency: 'weekly' },
      end: { count: 6 },
    } as const;
    expect(() => expandRecurrence(series, { nowMs: NOW, maxCount: 5 })).toThrow(
      'at most 5 appointments at once. You are currently attempting to create 6 ',
    );
  });

  it('allows one year ahead of today, that day included', () => {
    const rule: RecurrenceRule = { frequency: 'everyDays', interval: 365 };
    const message =
      'You can create appointments at most one year into the future. Please select a different frequency or end date.';
    expect(dates('2026-02-01T23:00', rule, { count: 2 })).toEqual(['2026-02-01', '2027-02-01']);
    for (const end of [{ count: 2 }, { until: '2027-02-02' }]) {
      expect(() => dates('2026-02-02T00:00', rule, end)).toThrow(
        expect.objectContaining({ message, code: 'recurrence_too_far' }),
      );
    }
  });

  it.each([
    [{ frequency: 'everyDays', interval: 0 }, undefined, 'The repeat interval must be a whole number of at least 1.'],
    [
      { frequency: 'everyWeeks', interval: 1.5 },
      undefined,
      'The repeat interval must be a whole number of at least 1.',
    ],
    [
      { frequency: 'everyWeeks', interval: 1, weekdays: [7 as 6] },
      undefined,
      'A weekday is a number from 0 (Sunday) to 6 (Saturday).',
    ],
    [{ frequency: 'daily' }, { count: 0 }, 'The number of appointments must be a whole number of at least 1.'],
    [{ frequency: 'daily' }, { count: -3 }, 'The number of appointments must be a whole number of at least 1.'],
    [{ frequency: 'daily' }, { until: '2026-02-30' }, 'Not a date: 2026-02-30'],
  ] as [RecurrenceRule, RecurrenceEnd | undefined, string][])('refuses %j %j', (rule, end, message) => {
    expect(() => dates('2026-02-25T09:00', rule, end)).toThrow(message);
  });
});

describe('against an independent implementation', () => {
  const starts = fc.integer({ min: 0, max: 365 * 24 * 4 }).map((quarter) => {
    return new Date(Date.UTC(2024, 0, 1) + quarter * 900_000).toISOString().slice(0, 16);
  });

  it('adds days in wall time', () => {
    fc.assert(
      fc.property(
        starts,
        fc.integer({ min: 1, max: 14 }),
        fc.integer({ min: 1, max: 25 }),
        (startsAt, interval, count) => {
          const series = {
            startsAt,
            timeZone: 'Europe/London',
            rule: { frequency: 'everyDays', interval },
            end: { count },
          } as const;
          const first = Temporal.PlainDateTime.from(startsAt);
          const expected = Array.from({ length: count }, (_, index) =>
            first.add({ days: index * interval }).toZonedDateTime('Europe/London'),
          );
          expect(expandRecurrence(series, { nowMs: Date.UTC(2025, 0, 5) })).toEqual(
            expected.map((visit) => ({
              localStartsAt: visit.toPlainDateTime().toString({ smallestUnit: 'minute' }),
              startsAtMs: visit.epochMilliseconds,
            })),
          );
        },
      ),
    );
  });

  it('finds each month that has the day, and the last weekday of every month', () => {
    fc.assert(
      fc.property(starts, (startsAt) => {
        const first = Temporal.PlainDate.from(startsAt);
        const nowMs = toInstant(startsAt, ZONE);
        const year = Array.from({ length: 365 }, (_, index) => first.add({ days: index }));
        const sameDay = year.filter((date) => date.day === first.day);
        const isLast = (date: Temporal.PlainDate) => date.add({ days: 7 }).month !== date.month;
        const later = year.filter((date) => date.toString().slice(0, 7) > startsAt.slice(0, 7));
        const lastSuch = later.filter((date) => date.dayOfWeek === first.dayOfWeek && isLast(date));
        const place = (date: Temporal.PlainDate) => Math.ceil(date.day / 7);
        const samePlace = year.filter((date) => date.dayOfWeek === first.dayOfWeek && place(date) === place(first));
        const until = year.at(-1)!.toString();
        expect(dates(startsAt, { frequency: 'monthlyByDay' }, { until }, nowMs)).toEqual(sameDay.map(String));
        const ahead = dates(startsAt, { frequency: 'monthlyByWeekday' }, { until }, nowMs);
        if (place(first) < 4) expect(ahead).toEqual(samePlace.map(String));
        else expect(ahead.slice(1)).toEqual(lastSuch.map(String));
        expect(ahead[0]).toBe(first.toString());
      }),
    );
  });
});
