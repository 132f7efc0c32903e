import { DomainError } from '@yarrow/kit/domain-error';
import { addDays, parseOffsetDateTime, startOfDay, toWall, todayIn } from '@yarrow/time/wall-time';
import type { EventTimes } from './event-times.js';

const DAY_MS = 86_400_000;
/** So long a personal event can be: a year away. */
export const MAX_PERSONAL_EVENT_MS = 367 * DAY_MS;
const MAX_DISTANCE_MS = 5 * 366 * DAY_MS;

/** When a personal event is asked to be. */
export interface WantedPersonalTimes {
  /** ISO 8601 with an explicit offset. */
  readonly startsAt: string;
  /** Of whole days any instant of the last one, or the first instant after it. */
  readonly endsAt: string;
  readonly allDay: boolean;
  /** IANA, known to exist. */
  readonly timeZone: string;
}

/**
 * The times of a personal event: instants, and the wall times that are meant. Whole days reach from the first instant of
 * the first to that of the day after the last, whatever clocks do meanwhile.
 * @throws DomainError `invalid_starts_at`, `invalid_ends_at`
 */
export function personalEventTimes({ timeZone, allDay, ...wanted }: WantedPersonalTimes, now: Date): EventTimes {
  const start = parseInstant(wanted.startsAt, 'startsAt');
  const end = parseInstant(wanted.endsAt, 'endsAt');
  const [startMs, endMs] = allDay ? wholeDays(start, end, timeZone) : [start, end];
  if (endMs < startMs) throw invalidEnd('The end cannot be before the start.');
  if (endMs === startMs) throw invalidEnd('The event must end after it starts.');
  if (Math.abs(startMs - now.getTime()) > MAX_DISTANCE_MS) {
    throw invalidStart('Please choose a date within five years of today.');
  }
  if (endMs - startMs > MAX_PERSONAL_EVENT_MS) throw invalidEnd('An event can last at most a year.');
  return {
    ...{ allDay, timeZone },
    startsAt: new Date(startMs),
    endsAt: new Date(endMs),
    localStartsAt: toWall(startMs, timeZone),
    localEndsAt: toWall(endMs, timeZone),
  };
}

/** An end at midnight belongs to the day before it, unless that is before the first day. */
function wholeDays(start: number, end: number, zone: string): [number, number] {
  const first = todayIn(zone, start);
  const endDate = todayIn(zone, end);
  const last = endDate > first ? todayIn(zone, end - 1) : endDate;
  return [startOfDay(first, zone), startOfDay(addDays(last, 1), zone)];
}

function parseInstant(text: string, field: 'startsAt' | 'endsAt'): number {
  try {
    return parseOffsetDateTime(text);
  } catch {
    const message = 'Please enter a valid date and time.';
    throw field === 'startsAt' ? invalidStart(message) : invalidEnd(message);
  }
}

const invalidStart = (message: string) => new DomainError('invalid_starts_at', message, 'startsAt');
const invalidEnd = (message: string) => new DomainError('invalid_ends_at', message, 'endsAt');
