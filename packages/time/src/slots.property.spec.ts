import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { type SlotRules, type SlotWindow, isBookable, listSlots } from './slots.js';
import { toInstant } from './wall-time.js';
import type { HoursBlock } from './weekly-hours.js';

const MINUTE_MS = 60_000;

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
  const [first = [], ...others] = [all.hours, ...(all.serviceHours ?? [])].map((hours, index) =>
    days.flatMap((day) => {
      const exception = index === 0 ? all.exceptions?.get(day.toString()) : undefined;
      return (exception ?? hours[day.dayOfWeek % 7]!).map((block) => slowBlock(day, block));
    }),
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

/** Of days around the window. */
const exceptionsAround = (from: string) =>
  fc
    .array(fc.tuple(fc.integer({ min: -2, max: 4 }), fc.array(fc.oneof(block, nightBlock), { maxLength: 2 })), {
      maxLength: 4,
    })
    .map(
      (list) =>
        new Map(
          list.map(([days, blocks]) => [Temporal.PlainDate.from(from).add({ days }).toString(), blocks] as const),
        ),
    );

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
        exceptions: exceptionsAround(from!),
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
