import { formatDateLong, formatTime, formatTimeRange } from '@yarrow/time/format';
import { isTimeZone } from '@yarrow/time/zones';

/** From when to when something takes place. */
export interface Span {
  /** Epoch milliseconds. */
  startsAt: number;
  endsAt: number;
  /** IANA zone of the place. */
  timeZone: string;
  /** Whole days: no time is shown. */
  allDay?: boolean;
}

/** `Friday, November 20, 2026, 9:00 AM – 10:00 AM New York time` in a zone; whole days are those of the place. */
export function timeIn({ startsAt, endsAt, timeZone, allDay }: Span, zone: string): string {
  if (!allDay) return `${formatDateLong(startsAt, zone)}, ${formatTimeRange(startsAt, endsAt, zone)}`;
  const [first, last] = [formatDateLong(startsAt, timeZone), formatDateLong(endsAt - 1, timeZone)];
  return first === last ? first : `${first} – ${last}`;
}

/**
 * For the client: in their own zone and, where clocks differ then, in the practitioner's too. For a visit at a place,
 * in that place's time only.
 * @param ownZone IANA zone in which the client looked at the times
 */
export function timeForClient(span: Span, placeKind: string | undefined, ownZone: string | undefined): string {
  const practice = timeIn(span, span.timeZone);
  if (placeKind !== 'virtual' || !ownZone || !isTimeZone(ownZone) || ownZone === span.timeZone) return practice;
  const { startsAt, endsAt, timeZone, allDay } = span;
  const sameDay = formatDateLong(startsAt, ownZone) === formatDateLong(startsAt, timeZone);
  const sameClocks = [startsAt, endsAt].every((at) => formatTime(at, ownZone) === formatTime(at, timeZone));
  if (allDay || (sameDay && sameClocks)) return practice;
  return `${timeIn(span, ownZone)}\n${sameDay ? formatTimeRange(startsAt, endsAt, timeZone) : practice} for your practitioner`;
}
