import { describe, expect, it } from '@jest/globals';
import { formatOffsetDateTime } from '@yarrow/time/wall-time';
import { parsePattern, timesOf, type TypedPattern, untilOf } from './series-pattern.js';

const NEW_YORK = 'America/New_York';
const NOW = new Date('2026-12-01T12:00:00Z');

/** Starts as the clocks of the place show them. */
function starts(startsAt: string, typed: TypedPattern, { timeZone = NEW_YORK, practiceZone = NEW_YORK, ...rest } = {}) {
  const from = new Date(startsAt);
  const first = { startsAt: from, endsAt: new Date(from.getTime() + 3_600_000), timeZone, practiceZone };
  const found = timesOf(parsePattern(typed), first, { now: NOW, ...rest });
  return found.map((span) => formatOffsetDateTime(span.startsAt.getTime(), timeZone));
}
const days = (...args: Parameters<typeof starts>) => starts(...args).map((start) => start.slice(0, 10));
const refusal = (typed: TypedPattern, startsAt = '2026-12-08T15:00:00Z') => {
  try {
    return days(startsAt, typed).length;
  } catch (error) {
    const { code, message } = error as { code: string; message: string };
    return [code, message];
  }
};

describe('a pattern', () => {
  it.each<[TypedPattern, string[]]>([
    [{}, ['2026-12-08']],
    [{ frequency: 'daily', count: 3 }, ['2026-12-08', '2026-12-09', '2026-12-10']],
    [{ frequency: 'weekly', count: 2 }, ['2026-12-08', '2026-12-15']],
    [{ frequency: 'every_two_weeks', count: 3 }, ['2026-12-08', '2026-12-22', '2027-01-05']],
    [{ frequency: 'monthly_by_day', count: 2 }, ['2026-12-08', '2027-01-08']],
    [{ frequency: 'monthly_by_weekday', count: 2 }, ['2026-12-08', '2027-01-12']],
    [{ frequency: 'custom', interval: 3, unit: 'day', count: 2 }, ['2026-12-08', '2026-12-11']],
    [{ frequency: 'custom', interval: 2, unit: 'week', count: 2 }, ['2026-12-08', '2026-12-22']],
    [
      { frequency: 'custom', interval: 1, unit: 'week', weekdays: ['SU', 'TH'], count: 4 },
      ['2026-12-08', '2026-12-10', '2026-12-13', '2026-12-17'],
    ],
  ])('%j gives its days', (typed, expected) => {
    expect(days('2026-12-08T15:00:00Z', typed)).toEqual(expected);
  });

  it('skips months that lack the day, and makes the fourth weekday the last, over new year', () => {
    expect(days('2026-12-31T15:00:00Z', { frequency: 'monthly_by_day', count: 3 })).toEqual([
      '2026-12-31',
      '2027-01-31',
      '2027-03-31',
    ]);
    // The fourth Tuesday of December; January's last is its fourth, March has five.
    expect(days('2026-12-22T15:00:00Z', { frequency: 'monthly_by_weekday', count: 4 })).toEqual([
      '2026-12-22',
      '2027-01-26',
      '2027-02-23',
      '2027-03-30',
    ]);
  });

  it('keeps the hour across changes of clocks, and moves only what falls into the gap', () => {
    expect(starts('2027-03-07T09:00:00-05:00', { frequency: 'weekly', count: 3 })).toEqual([
      '2027-03-07T09:00:00-05:00',
      '2027-03-14T09:00:00-04:00',
      '2027-03-21T09:00:00-04:00',
    ]);
    expect(starts('2027-03-07T02:30:00-05:00', { frequency: 'weekly', count: 3 })).toEqual([
      '2027-03-07T02:30:00-05:00',
      '2027-03-14T03:30:00-04:00',
      '2027-03-21T02:30:00-04:00',
    ]);
  });

  it('starts with the instant that was chosen, also in an hour that clocks show twice', () => {
    expect(starts('2027-11-07T01:30:00-05:00', { frequency: 'daily', count: 2 })).toEqual([
      '2027-11-07T01:30:00-05:00',
      '2027-11-08T01:30:00-05:00',
    ]);
  });
});

describe('the end of a series', () => {
  it('is ten visits where nothing is said', () => {
    expect(days('2026-12-08T15:00:00Z', { frequency: 'weekly' })).toHaveLength(10);
  });

  it('is a day of the practice, inclusive to its last minute', () => {
    const typed = { frequency: 'daily', until: '2026-12-10' } as const;
    expect(days('2026-12-08T23:59:00-05:00', typed)).toEqual(['2026-12-08', '2026-12-09', '2026-12-10']);
    expect(untilOf(typed, NEW_YORK)).toEqual(new Date('2026-12-10T23:59:59-05:00'));
  });

  it('is the practice’s day also where the place is in another zone', () => {
    const typed = { frequency: 'daily', until: '2026-12-10' } as const;
    // 22:00 in Los Angeles is the next day in New York; 20:00 is not.
    const place = { timeZone: 'America/Los_Angeles' };
    expect(days('2026-12-08T22:00:00-08:00', typed, place)).toEqual(['2026-12-08', '2026-12-09']);
    expect(days('2026-12-08T20:00:00-08:00', typed, place)).toEqual(['2026-12-08', '2026-12-09', '2026-12-10']);
    // In Tokyo it is the eleventh already while New York has the tenth.
    const tokyo = { timeZone: 'Asia/Tokyo' };
    expect(days('2026-12-09T09:00:00+09:00', typed, tokyo)).toEqual(['2026-12-09', '2026-12-10', '2026-12-11']);
  });
});

describe('limits', () => {
  it('are 25 visits, a package’s sessions, and a year', () => {
    expect(days('2026-12-08T15:00:00Z', { frequency: 'daily', count: 25 })).toHaveLength(25);
    expect(refusal({ frequency: 'daily', count: 26 })).toEqual([
      'recurrence_too_many',
      'You can create at most 25 appointments at once. You are currently attempting to create 26 appointments. ' +
        'Please select a different frequency or end date.',
    ]);
    expect(() => days('2026-12-08T15:00:00Z', { frequency: 'daily', count: 4 }, { maxCount: 3 } as object)).toThrow(
      'You can create at most 3 appointments at once. You are currently attempting to create 4 appointments. ',
    );
    expect(refusal({ frequency: 'monthly_by_day', until: '2027-12-31' })).toEqual([
      'recurrence_too_far',
      'You can create appointments at most one year into the future. Please select a different frequency or end date.',
    ]);
  });

  it.each<[TypedPattern, string]>([
    [
      { frequency: 'daily', count: 3, until: '2026-12-10' },
      'A series ends either after a number of visits or on a date.',
    ],
    [{ frequency: 'daily', until: '2026-02-30' }, 'Please choose a valid date for the end.'],
    [{ frequency: 'daily', count: 0 }, 'The number of appointments must be a whole number of at least 1.'],
    [{ frequency: 'custom', interval: 2 }, 'Please choose how often the appointment repeats.'],
    [{ frequency: 'custom', unit: 'week' }, 'Please choose how often the appointment repeats.'],
    [{ frequency: 'custom', interval: 0, unit: 'day' }, 'The repeat interval must be a whole number of at least 1.'],
    [
      { frequency: 'custom', interval: 1, unit: 'day', weekdays: ['MO'] },
      'Days of the week are chosen for weeks only.',
    ],
  ])('refuse %j', (typed, message) => {
    expect(refusal(typed)).toEqual(['recurrence_invalid', message]);
  });
});
