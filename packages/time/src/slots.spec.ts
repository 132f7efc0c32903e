import { describe, expect, it } from '@jest/globals';
import { type SlotRules, groupByDate, listSlots } from './slots.js';
import { formatOffsetDateTime, toInstant, toWall } from './wall-time.js';
import type { WeeklyHours } from './weekly-hours.js';

/** The same blocks on each weekday. */
function daily(...blocks: [string, string][]): WeeklyHours {
  return Array.from({ length: 7 }, () => blocks.map(([startsAt, endsAt]) => ({ startsAt, endsAt })));
}

const rules: SlotRules = {
  timeZone: 'America/New_York',
  hours: daily(['09:00', '12:00']),
  durationMinutes: 60,
  bufferMinutes: 0,
  leadMinutes: 0,
  incrementMinutes: 30,
};
const NOW = Date.UTC(2026, 8, 1, 12);

/** Starts of one date as wall times of day, busy ranges given as wall times of that date. */
function onDate(date: string, changes: Partial<SlotRules>, busy: [string, string][] = [], nowMs = NOW): string[] {
  const all = { ...rules, ...changes };
  const ranges = busy.flat().map((time) => toInstant(`${date}T${time}`, all.timeZone));
  return listSlots(all, ranges, { from: date, to: date }, nowMs).map((start) => toWall(start, all.timeZone).slice(11));
}

describe('hours', () => {
  it('offers starts whose visit ends by closing time', () => {
    expect(onDate('2026-09-10', {})).toEqual(['09:00', '09:30', '10:00', '10:30', '11:00']);
  });

  it('uses the blocks of the weekday, Sunday first', () => {
    const hours = daily().map((_, weekday) => (weekday === 4 ? [{ startsAt: '10:00', endsAt: '11:00' }] : []));
    expect(onDate('2026-09-10', { hours })).toEqual(['10:00']);
    expect(onDate('2026-09-11', { hours })).toEqual([]);
  });

  it('counts the increment from the beginning of each block', () => {
    const hours = daily(['09:10', '11:00'], ['13:20', '15:00']);
    expect(onDate('2026-09-10', { hours })).toEqual(['09:10', '09:40', '13:20', '13:50']);
  });

  it('lets a visit run through blocks that touch, at midnight too', () => {
    const hours = daily(['00:00', '01:00'], ['22:00', '23:00'], ['23:00', '24:00']);
    expect(onDate('2026-09-10', { hours, durationMinutes: 90 })).toEqual(['22:00', '22:30', '23:00', '23:30']);
  });

  it('lets a block run into the next day', () => {
    const hours = daily().map((_, weekday) => (weekday === 4 ? [{ startsAt: '23:00', endsAt: '01:30' }] : []));
    expect(onDate('2026-09-10', { hours })).toEqual(['23:00', '23:30']);
    expect(onDate('2026-09-11', { hours })).toEqual(['00:00', '00:30']);
  });

  it('offers a start once where blocks overlap, in order', () => {
    const hours = daily(['09:00', '10:30'], ['09:30', '11:00'], ['09:15', '10:45']);
    expect(onDate('2026-09-10', { hours })).toEqual(['09:00', '09:15', '09:30', '09:45', '10:00']);
  });

  it('keeps inside the hours of every service, counting from the later beginning', () => {
    const serviceHours = [daily(['09:20', '11:20']), daily(['08:00', '11:40'])];
    expect(onDate('2026-09-10', { serviceHours })).toEqual(['09:20', '09:50', '10:20']);
  });

  it('meets service hours that begin after midnight', () => {
    const serviceHours = [daily(['00:30', '02:00'])];
    expect(onDate('2026-09-10', { hours: daily(['22:00', '03:00']), serviceHours })).toEqual(['00:30', '01:00']);
  });
});

describe('exceptions', () => {
  const exceptions = (...dates: [string, [string, string][]][]) =>
    new Map(dates.map(([date, blocks]) => [date, blocks.map(([startsAt, endsAt]) => ({ startsAt, endsAt }))]));

  it('take the place of the hours of their weekday, on their date only', () => {
    const changes = { exceptions: exceptions(['2026-09-10', [['14:00', '15:30']]]) };
    expect(onDate('2026-09-10', changes)).toEqual(['14:00', '14:30']);
    expect(onDate('2026-09-17', changes)).toEqual(['09:00', '09:30', '10:00', '10:30', '11:00']);
  });

  it('close a date that has no blocks, and open one on which the week is closed', () => {
    const closed = exceptions(['2026-09-10', []]);
    expect(onDate('2026-09-10', { exceptions: closed })).toEqual([]);
    const open = exceptions(['2026-09-10', [['08:00', '09:00']]]);
    expect(onDate('2026-09-10', { hours: daily(), exceptions: open })).toEqual(['08:00']);
  });

  it('keep hours that started on the day before', () => {
    const hours = daily().map((_, weekday) => (weekday === 4 ? [{ startsAt: '23:00', endsAt: '01:30' }] : []));
    expect(onDate('2026-09-11', { hours, exceptions: exceptions(['2026-09-11', []]) })).toEqual(['00:00', '00:30']);
    expect(onDate('2026-09-11', { hours, exceptions: exceptions(['2026-09-10', []]) })).toEqual([]);
  });

  it('stay inside the hours that a service has on that weekday', () => {
    const serviceHours = [daily(['14:30', '16:00'])];
    const changes = { serviceHours, exceptions: exceptions(['2026-09-10', [['14:00', '15:30']]]) };
    expect(onDate('2026-09-10', changes)).toEqual(['14:30']);
  });

  it('are refused where their date does not exist', () => {
    expect(() => onDate('2026-09-10', { exceptions: exceptions(['2026-09-31', []]) })).toThrow(
      'Not a date: 2026-09-31',
    );
  });
});

describe('busy time', () => {
  it('leaves visits that touch it', () => {
    expect(onDate('2026-09-10', {}, [['10:00', '11:00']])).toEqual(['09:00', '11:00']);
  });

  it('keeps one buffer between two visits, not two', () => {
    const changes = { hours: daily(['09:00', '14:00']), bufferMinutes: 30 };
    expect(onDate('2026-09-10', changes, [['11:00', '11:30']])).toEqual(['09:00', '09:30', '12:00', '12:30', '13:00']);
  });

  it('lets the buffer pass closing time', () => {
    expect(onDate('2026-09-10', { bufferMinutes: 120 }).at(-1)).toBe('11:00');
  });

  it('takes ranges in any order, overlapping and empty ones', () => {
    const busy: [string, string][] = [
      ['11:00', '11:30'],
      ['09:00', '10:00'],
      ['09:15', '09:30'],
      ['10:30', '10:30'],
    ];
    expect(onDate('2026-09-10', { durationMinutes: 30 }, busy)).toEqual(['10:00', '10:30', '11:30']);
  });
});

describe('limits', () => {
  it('counts lead time as elapsed minutes, a start exactly then included', () => {
    const now = toInstant('2026-09-10T08:00', rules.timeZone);
    expect(onDate('2026-09-10', { leadMinutes: 120 }, [], now)).toEqual(['10:00', '10:30', '11:00']);
    expect(onDate('2026-09-10', { leadMinutes: 120 }, [], now + 1)).toEqual(['10:30', '11:00']);
    const acrossChange = { hours: daily(['00:00', '06:00']), leadMinutes: 240 };
    expect(onDate('2026-11-01', acrossChange, [], toInstant('2026-11-01T00:30', rules.timeZone))[0]).toBe('03:30');
  });

  it('offers nothing before now or past the horizon, counted in days of the zone', () => {
    const now = toInstant('2026-09-10T23:30', rules.timeZone);
    const window = { from: '2020-01-01', to: '2030-01-01' };
    const starts = listSlots({ ...rules, horizonDays: 2 }, [], window, now);
    expect([...groupByDate(starts, rules.timeZone).keys()]).toEqual(['2026-09-11', '2026-09-12']);
    expect(listSlots(rules, [], window, now).at(-1)).toBe(toInstant('2027-09-10T11:00', rules.timeZone));
  });

  it.each([
    [{ durationMinutes: 0 }, 'durationMinutes cannot be 0'],
    [{ durationMinutes: 7.5 }, 'durationMinutes cannot be 7.5'],
    [{ incrementMinutes: 0 }, 'incrementMinutes cannot be 0'],
    [{ bufferMinutes: -5 }, 'bufferMinutes cannot be -5'],
    [{ leadMinutes: NaN }, 'leadMinutes cannot be NaN'],
    [{ horizonDays: -1 }, 'horizonDays cannot be -1'],
    [{ timeZone: 'Mars/Base' }, 'Unknown time zone: Mars/Base'],
    [{ hours: [] }, 'Weekly hours need 7 weekdays, not 0'],
    [{ hours: daily(['9:00', '17:00']) }, 'Not a time of day: 9:00'],
    [{ hours: daily(['09:00', '24:30']) }, 'Not a time of day: 24:30'],
  ])('refuses %j', (changes, message) => {
    expect(() => onDate('2026-09-10', changes)).toThrow(message);
  });

  it('refuses dates that do not exist', () => {
    expect(() => listSlots(rules, [], { from: '2026-02-30', to: '2026-03-01' }, NOW)).toThrow('Not a date: 2026-02-30');
  });
});

describe('changes of clocks', () => {
  it('does not offer times that spring skips', () => {
    const march = Date.UTC(2027, 2, 1);
    const changes = { hours: daily(['01:00', '04:00']), durationMinutes: 30 };
    expect(onDate('2027-03-14', changes, [], march)).toEqual(['01:00', '01:30', '03:00', '03:30']);
    expect(onDate('2027-03-14', { ...changes, hours: daily(['02:00', '03:00']) }, [], march)).toEqual([]);
  });

  it('offers both of the times that autumn repeats', () => {
    const starts = listSlots(
      { ...rules, hours: daily(['00:30', '02:30']), durationMinutes: 30 },
      [],
      { from: '2026-11-01', to: '2026-11-01' },
      NOW,
    );
    expect(starts.map((start) => formatOffsetDateTime(start, rules.timeZone).slice(11))).toEqual([
      '00:30:00-04:00',
      '01:00:00-04:00',
      '01:30:00-04:00',
      '01:00:00-05:00',
      '01:30:00-05:00',
      '02:00:00-05:00',
    ]);
  });

  it('does not join the two halves of hours that end inside the repeated hour', () => {
    const changes = { hours: daily(['01:00', '01:30']), durationMinutes: 30 };
    expect(onDate('2026-11-01', changes)).toEqual(['01:00', '01:00']);
    expect(onDate('2026-11-01', { ...changes, durationMinutes: 60 })).toEqual([]);
  });
});

describe('groupByDate', () => {
  it("puts starts under the dates of the reader's zone", () => {
    const starts = ['2026-09-10T09:00', '2026-09-10T11:00', '2026-09-11T09:00'].map((wall) =>
      toInstant(wall, 'America/New_York'),
    );
    expect([...groupByDate(starts, 'Pacific/Auckland')]).toEqual([
      ['2026-09-11', [starts[0], starts[1]]],
      ['2026-09-12', [starts[2]]],
    ]);
  });
});
