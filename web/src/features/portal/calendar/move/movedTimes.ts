import { formatOffsetDateTime, parseOffsetDateTime, startOfDay, toInstant } from '@yarrow/time/wall-time';

/** A begin and an end as wall dates (wallDates.ts). */
export interface WallRange {
  start: Date;
  end: Date;
}

export const sameRange = (one: WallRange, other: WallRange) => +one.start === +other.start && +one.end === +other.end;

/**
 * When a visit or an event would be that was drawn at one place and put at another, ISO 8601. A length is in minutes that pass, also where
 * the clocks change on the way: who moves a visit keeps it, and who draws one end leaves the other instant where it is.
 * @param visit when it is, ISO 8601
 */
export function movedTimes(
  visit: { startsAt: string; endsAt: string },
  from: WallRange,
  to: WallRange,
  zone: string,
): { startsAt: string; endsAt: string } {
  const [startsAt, endsAt] = [parseOffsetDateTime(visit.startsAt), parseOffsetDateTime(visit.endsAt)];
  const drawnMs = +to.end - +to.start;
  const written = (start: number, end: number) => ({
    startsAt: formatOffsetDateTime(start, zone),
    endsAt: formatOffsetDateTime(end, zone),
  });
  if (+to.start === +from.start) return written(startsAt, startsAt + drawnMs);
  if (+to.end === +from.end) return written(endsAt - drawnMs, endsAt);
  const start = toInstant(to.start.toISOString().slice(0, 16), zone);
  // Keys may have moved it, and then one of its ends.
  const longerMs = drawnMs - (+from.end - +from.start);
  return written(start, start + endsAt - startsAt + longerMs);
}

/** Of whole days: the first moments of the first and of the one after the last, in the event's own zone, ISO 8601. */
export function movedDays({ start, end }: WallRange, zone: string): { startsAt: string; endsAt: string } {
  const [startsAt, endsAt] = [start, end].map((day) =>
    formatOffsetDateTime(startOfDay(day.toISOString().slice(0, 10), zone), zone),
  ) as [string, string];
  return { startsAt, endsAt };
}

const MINUTE_MS = 60_000;
const STEP_MS = 15 * MINUTE_MS;
const DAY_MS = 24 * 60 * MINUTE_MS;

/**
 * Where an arrow key takes what has the focus: Shift moves it, Alt with Shift moves its end. Undefined for other keys, and for
 * quarters of an hour of what takes whole days.
 */
export function keyedRange(entry: WallRange & { allDay?: boolean }, event: KeyStroke, view: string) {
  const { start, end, allDay = false } = entry;
  if (!event.shiftKey || event.ctrlKey || event.metaKey) return undefined;
  const month = view === 'month';
  const steps: Record<string, number> = {
    ArrowUp: month ? -7 * DAY_MS : -STEP_MS,
    ArrowDown: month ? 7 * DAY_MS : STEP_MS,
    ArrowLeft: -DAY_MS,
    ArrowRight: DAY_MS,
  };
  const by = steps[event.key];
  if (by === undefined || (allDay && by % DAY_MS !== 0)) return undefined;
  if (!event.altKey) return { start: new Date(+start + by), end: new Date(+end + by) };
  if (month || Math.abs(by) !== STEP_MS) return undefined;
  return { start, end: new Date(Math.max(+end + by, +start + STEP_MS)) };
}

type KeyStroke = Pick<KeyboardEvent, 'altKey' | 'ctrlKey' | 'key' | 'metaKey' | 'shiftKey'>;
