import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { type SlotRules, type SlotWindow, groupByDate, isBookable, listSlots } from './slots.js';
import { formatOffsetDateTime, toInstant, toWall } from './wall-time.js';
import type { HoursBlock, WeeklyHours } from './weekly-hours.js';

const MINUTE_MS = 60_000;

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

/** Wall times as `YYYY-MM-DDTHH:mm:ss`, which sort as text. */
interface SlowBlock {
  start: string;
  end: string;
}

function slowBlock(day: Temporal.PlainDate, { startsAt, endsAt }: HoursBlock): SlowBlock {
  const endDay = endsAt === '24:00' || endsAt < startsAt ? day.add({ days: 1 }) : day;
  return { start: `${day}T${startsAt}:00`, end: `${endDay}T${endsAt === '24:00' ? '00:00' : endsAt}:00` };
}

function slowPieces(all: SlotRules, days: Temporal.PlainDate[]): SlowBlock[] {
  const [first = [], ...others] = [all.hours, ...(all.serviceHours ?? [])].map((hours) =>
    days.flatMap((day) => hours[day.dayOfWeek % 7]!.map((block) => slowBlock(day, block))),
  );
  const common = (pieces: SlowBlock[], blocks: SlowBlock[]) =>
    pieces.flatMap(({ start, end }) =>
      blocks
        .map((block) => ({ start: start > block.start ? start : block.start, end: end < block.end ? end : block.end }))
        .filter((piece) => piece.start < piece.end),
    );
  return others.reduce(common, first);
}

function minutesBetween(one: string, other: string): number {
  return Temporal.PlainDateTime.from(one).until(Temporal.PlainDateTime.from(other)).total('minutes');
}

/** The rules once more, said of single instants and wall times on Temporal; slow and sharing nothing with the engine. */
function slowSlots(all: SlotRules, busy: readonly number[], { from, to }: SlotWindow, nowMs: number): number[] {
  const first = Temporal.PlainDate.from(from);
  const days = Array.from({ length: first.until(to).days + 5 }, (_, index) => first.add({ days: index - 2 }));
  const pieces = slowPieces(all, days);
  const wallAt = (instant: number) =>
    Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(all.timeZone).toPlainDateTime().toString();
  const lastAllowed = Temporal.PlainDate.from(wallAt(nowMs)).add({ days: all.horizonDays ?? 365 });

  const begin = first.toZonedDateTime(all.timeZone).epochMilliseconds;
  const grid = Array.from({ length: (days.length * 1_440) / GRID }, (_, index) => begin + index * GRID * MINUTE_MS);
  const walls = grid.map(wallAt);
  const around = walls.map((wall) => pieces.filter(({ start, end }) => start <= wall && wall < end));
  return grid.filter((instant, index) => {
    const wall = walls[index]!;
    const date = wall.slice(0, 10);
    if (date < from || date > to || date > lastAllowed.toString()) return false;
    if (instant < nowMs + all.leadMinutes * MINUTE_MS) return false;
    if (!around[index]!.some(({ start }) => minutesBetween(start, wall) % all.incrementMinutes === 0)) return false;
    const staysOpen = around.slice(index, index + all.durationMinutes / GRID).every((open) => open.length > 0);
    const end = instant + all.durationMinutes * MINUTE_MS;
    const gap = all.bufferMinutes * MINUTE_MS;
    return staysOpen && busy.every((edge, at) => at % 2 === 1 || end + gap <= edge || instant >= busy[at + 1]! + gap);
  });
}

/** Minutes; every time that the property below makes up is a multiple of it. */
const GRID = 15;

/** Windows that hold a change of clocks, and one that does not. */
const windows = fc.constantFrom(
  ['America/New_York', '2025-03-08', '2025-03-10'],
  ['America/New_York', '2025-11-01', '2025-11-03'],
  ['Europe/London', '2025-10-26', '2025-10-26'],
  ['Australia/Lord_Howe', '2025-04-05', '2025-04-06'],
  ['Australia/Lord_Howe', '2025-10-05', '2025-10-06'],
  ['Asia/Kolkata', '2025-05-30', '2025-06-01'],
);
const minutes = (most: number, least = 0) =>
  fc.integer({ min: least / GRID, max: most / GRID }).map((count) => count * GRID);
const clock = minutes(1_425).map((minute) => new Date(minute * MINUTE_MS).toISOString().slice(11, 16));
const block = fc.record({ startsAt: clock, endsAt: fc.oneof(clock, fc.constant('24:00')) });
/** Often in the small hours, where the clocks change. */
const nightBlock = fc
  .constantFrom(['00:00', '01:30'], ['01:00', '02:15'], ['01:45', '06:00'], ['22:00', '02:30'])
  .map(([startsAt, endsAt]) => ({ startsAt: startsAt!, endsAt: endsAt! }));
const week = fc.array(fc.array(fc.oneof(block, nightBlock), { maxLength: 3 }), { minLength: 7, maxLength: 7 });

const cases = windows.chain(([timeZone, from, to]) => {
  const start = Temporal.PlainDate.from(from!).toZonedDateTime(timeZone!).epochMilliseconds;
  return fc.record({
    window: fc.constant({ from: from!, to: to! }),
    nowMs: minutes(4_320).map((before) => start + (1_440 - before) * MINUTE_MS),
    busy: fc
      .array(fc.tuple(minutes(5_760), minutes(240)), { maxLength: 6 })
      .map((ranges) =>
        ranges.flatMap(([at, length]) => [start + (at - 720) * MINUTE_MS, start + (at - 720 + length) * MINUTE_MS]),
      )
      .map((pairs) => pairs.filter((_, index) => pairs[index - (index % 2)]! < pairs[index - (index % 2) + 1]!)),
    rules: fc.record(
      {
        timeZone: fc.constant(timeZone!),
        hours: week,
        serviceHours: fc.array(week, { maxLength: 2 }),
        durationMinutes: minutes(300, GRID),
        bufferMinutes: minutes(90),
        leadMinutes: minutes(1_440),
        incrementMinutes: minutes(120, GRID),
        horizonDays: fc.integer({ min: 0, max: 4 }),
      },
      { requiredKeys: ['timeZone', 'hours', 'durationMinutes', 'bufferMinutes', 'leadMinutes', 'incrementMinutes'] },
    ),
  });
});

describe('against an independent implementation', () => {
  it('lists the same starts', () => {
    fc.assert(
      fc.property(cases, ({ rules: all, busy, window, nowMs }) => {
        expect(listSlots(all, busy, window, nowMs)).toEqual(slowSlots(all, busy, window, nowMs));
      }),
      { numRuns: 150 },
    );
  });

  it('books what it lists and nothing else', () => {
    fc.assert(
      fc.property(cases, ({ rules: all, busy, window, nowMs }) => {
        const listed = new Set(listSlots(all, busy, window, nowMs));
        const start = toInstant(`${window.from}T00:00`, all.timeZone);
        const end = toInstant(`${window.to}T23:45`, all.timeZone);
        for (let instant = start; instant <= end; instant += GRID * MINUTE_MS) {
          if (isBookable(all, busy, instant, nowMs) !== listed.has(instant)) throw new Error(`at ${instant}`);
          if (isBookable(all, busy, instant + 1, nowMs)) throw new Error(`at ${instant + 1}`);
        }
      }),
    );
  });
});
