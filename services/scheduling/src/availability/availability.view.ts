import { formatOffsetDateTime } from '@yarrow/time/wall-time';
import type { Availability } from '../generated/graphql.js';
import type { AvailableStarts } from './availability.service.js';

const MINUTE_MS = 60_000;

/** Starts as the contract shows them: in the client's zone and in the practitioner's. */
export function availabilityView(available: AvailableStarts): Availability {
  const { timeZone, practiceTimeZone, durationMinutes, days, next } = available;
  const slot = (start: number) => ({
    startsAt: formatOffsetDateTime(start, timeZone),
    endsAt: formatOffsetDateTime(start + durationMinutes * MINUTE_MS, timeZone),
    practiceStartsAt: formatOffsetDateTime(start, practiceTimeZone),
  });
  return {
    timeZone,
    practiceTimeZone,
    durationMinutes,
    days: Array.from(days, ([date, starts]) => ({ date, slots: starts.map(slot) })),
    nextStartsAt: next === undefined ? null : formatOffsetDateTime(next, timeZone),
  };
}
