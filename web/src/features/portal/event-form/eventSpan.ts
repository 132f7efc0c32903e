import {
  addDays,
  formatOffsetDateTime,
  parseOffsetDateTime,
  startOfDay,
  todayIn,
  toInstant,
  toWall,
} from '@yarrow/time/wall-time';
import { z } from 'zod/mini';
import { minutesOf as minutesOfVisit, type VisitTime } from '../appointment-form/visitTime.js';

const MINUTE_MS = 60_000;

/** When an event is, on the clocks of its zone. */
export interface EventSpan {
  /** It takes whole days; its times are kept for when it no longer does. */
  allDay: boolean;
  /** `YYYY-MM-DD`; the end is the last day itself. */
  startDate: string;
  endDate: string;
  /** `HH:mm` */
  startTime: string;
  endTime: string;
}

/** An event as the API gives it: ISO 8601; of whole days the end is the first instant after the last. */
export interface TimedEvent {
  startsAt: string;
  endsAt: string;
  allDay: boolean;
}

/** Of an event of whole days that is to have hours. */
const USUAL_TIMES = { startTime: '09:00', endTime: '10:00' };

export function spanOf({ startsAt, endsAt, allDay }: TimedEvent, zone: string): EventSpan {
  const [from, to] = [parseOffsetDateTime(startsAt), parseOffsetDateTime(endsAt)];
  if (allDay) {
    return { allDay, startDate: todayIn(zone, from), endDate: todayIn(zone, to - 1), ...USUAL_TIMES };
  }
  return { allDay, ...fieldsOf('start', toWall(from, zone)), ...fieldsOf('end', toWall(to, zone)) };
}

/** Where something new was asked for on the calendar. */
export interface ChosenTime extends VisitTime {
  /** Whole days were chosen: the last one, `YYYY-MM-DD`. */
  lastDay?: string;
}

/** What was drawn over on the calendar, or the next full hour. */
export function spanOfChoice({ lastDay, ...time }: ChosenTime): EventSpan {
  const span = spanFrom(time.date, time.start, minutesOfVisit(time));
  return lastDay ? { ...span, allDay: true, endDate: lastDay } : span;
}

/** A span of so many minutes on the clocks. */
export function spanFrom(startDate: string, startTime: string, minutes: number): EventSpan {
  const start = { startDate, startTime };
  return lasting({ allDay: false, ...start, endDate: startDate, endTime: startTime }, minutes);
}

/** The same start with another length. */
export function lasting(span: EventSpan, minutes: number): EventSpan {
  const end = new Date(wallMs(span.startDate, span.startTime) + minutes * MINUTE_MS);
  return { ...span, ...fieldsOf('end', end.toISOString()) };
}

/** Minutes on the clocks; whole days count as such. Undefined while a field is empty. */
export function minutesOf(span: EventSpan): number | undefined {
  if (!isWhole(span)) return undefined;
  const { startDate, startTime, endDate, endTime } = span;
  return (wallMs(endDate, endTime) - wallMs(startDate, startTime)) / MINUTE_MS;
}

export function isWhole({ startDate, startTime, endDate, endTime, allDay }: EventSpan): boolean {
  return startDate !== '' && endDate !== '' && (allDay || (startTime !== '' && endTime !== ''));
}

/**
 * Start and end as the API takes them.
 * @param stored the event that is edited, with its span: what was not touched stays the instant it was, also in an hour
 * that autumn repeats
 */
export function instantsOfSpan(
  span: EventSpan,
  zone: string,
  stored?: TimedEvent,
): { startsAt: string; endsAt: string } {
  if (stored && isSameSpan(span, spanOf(stored, zone))) return { startsAt: stored.startsAt, endsAt: stored.endsAt };
  const { allDay, startDate, startTime, endDate, endTime } = span;
  const [from, to] = allDay
    ? [startOfDay(startDate, zone), startOfDay(addDays(endDate, 1), zone)]
    : [toInstant(`${startDate}T${startTime}`, zone), toInstant(`${endDate}T${endTime}`, zone)];
  return { startsAt: formatOffsetDateTime(from, zone), endsAt: formatOffsetDateTime(to, zone) };
}

function isSameSpan(one: EventSpan, other: EventSpan): boolean {
  const facts = ({ allDay, startDate, startTime, endDate, endTime }: EventSpan) =>
    [allDay, startDate, endDate, ...(allDay ? [] : [startTime, endTime])].join();
  return facts(one) === facts(other);
}

/** Fields of a form that has a span under this name; React Hook Form shows errors of those that it is asked about. */
export const SPAN_FIELDS = ['span.startDate', 'span.startTime', 'span.endDate', 'span.endTime'] as const;

const NEEDED = 'This is needed.';
const broken = (path: keyof EventSpan, error: string, kept: (span: EventSpan) => boolean) =>
  z.refine<EventSpan>(kept, { path: [path], error });

/** Rules of a form (spec portal operations §5); what the server knows better it says when saving. */
export const spanRules = z.custom<EventSpan>().check(
  broken('startDate', NEEDED, ({ startDate }) => startDate !== ''),
  broken('endDate', NEEDED, ({ endDate }) => endDate !== ''),
  broken('startTime', NEEDED, ({ allDay, startTime }) => allDay || startTime !== ''),
  broken('endTime', NEEDED, ({ allDay, endTime }) => allDay || endTime !== ''),
  broken('endDate', "The end can't be before the start.", (span) => !isWhole(span) || span.endDate >= span.startDate),
  broken(
    'endTime',
    'The event must end after it starts.',
    (span) => span.allDay || !isWhole(span) || span.endDate !== span.startDate || span.endTime > span.startTime,
  ),
);

/** Wall times counted as if clocks never changed. */
const wallMs = (date: string, time: string) => Date.parse(`${date}T${time || '00:00'}Z`);

/** @param wall `YYYY-MM-DDTHH:mm…` */
function fieldsOf<E extends 'start' | 'end'>(edge: E, wall: string) {
  return { [`${edge}Date`]: wall.slice(0, 10), [`${edge}Time`]: wall.slice(11, 16) } as Record<
    `${E}Date` | `${E}Time`,
    string
  >;
}
