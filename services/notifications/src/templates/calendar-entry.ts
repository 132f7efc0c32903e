import { toWall } from '@yarrow/time/wall-time';
import { vtimezone } from '@yarrow/time/vtimezone';
import ical, {
  type ICalCalendar,
  ICalCalendarMethod,
  ICalEventStatus,
  type ICalEventData,
  type ICalLuxonDateTimeStub,
} from 'ical-generator';
import type { CalendarEntry } from './message.js';

/**
 * Entries as iCalendar (RFC 5545), in wall time with the zone's own rules from our data.
 * @param from address that the mail comes from: calendar programs obey only an organizer who is its sender, and the
 *   practitioner's login address stays hidden
 * @param stamp epoch milliseconds
 */
export function calendarText(
  entries: readonly [CalendarEntry, ...CalendarEntry[]],
  from: string,
  stamp: number,
): string {
  const [first, last] = [
    Math.min(...entries.map(({ startsAt }) => startsAt)),
    Math.max(...entries.map(({ endsAt }) => endsAt)),
  ];
  const calendar = ical({
    prodId: { company: 'Yarrow', product: 'Appointments', language: 'EN' },
    method: ICalCalendarMethod[entries[0].method],
    timezone: { name: null, generator: (zone) => vtimezone(zone, first, last) },
  });
  for (const entry of entries) addEntry(calendar, entry, from, stamp);
  // Every line ends with CRLF, the last one too (RFC 5545 §3.1).
  return `${calendar.toString()}\r\n`;
}

function addEntry(calendar: ICalCalendar, entry: CalendarEntry, from: string, stamp: number): void {
  const cancelled = entry.cancelled ?? entry.method === 'CANCEL';
  const event = calendar.createEvent({
    id: entry.uid,
    sequence: entry.sequence,
    stamp: new Date(stamp),
    ...times(entry),
    summary: entry.summary,
    description: entry.description,
    location: entry.location,
    status: cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: { name: entry.organizer.name, email: from },
  });
  event.createAttendee({ ...entry.attendee, rsvp: false });
}

function times({
  startsAt,
  endsAt,
  timeZone,
  allDay,
}: CalendarEntry): Pick<ICalEventData, 'start' | 'end' | 'timezone' | 'allDay'> {
  if (!allDay && (isRepeated(startsAt, timeZone) || isRepeated(endsAt, timeZone)))
    return { start: new Date(startsAt), end: new Date(endsAt) };
  if (!allDay) return { start: wallClock(startsAt, timeZone), end: wallClock(endsAt, timeZone), timezone: timeZone };
  // Whole days end before the date that DTEND names (RFC 5545 §3.6.1).
  const lastDay = Date.parse(`${toWall(endsAt - 1, timeZone).slice(0, 10)}T00:00:00Z`);
  const firstDay = Date.parse(`${toWall(startsAt, timeZone).slice(0, 10)}T00:00:00Z`);
  return { start: new Date(firstDay), end: new Date(lastDay + 86_400_000), allDay: true };
}

/** Whether clocks show this time twice, as in autumn: programs differ in which they take, so such a time is sent in UTC. */
function isRepeated(epochMs: number, zone: string): boolean {
  const shown = toWall(epochMs, zone);
  return [-60, -30, 30, 60].some((minutes) => toWall(epochMs + minutes * 60_000, zone) === shown);
}

/**
 * An instant as the zone's clocks show it by the rules of our own data: the generator would take a `Date` in the zone
 * of this process. It asks by the names of luxon's methods.
 */
function wallClock(epochMs: number, zone: string): ICalLuxonDateTimeStub {
  const [date, time] = toWall(epochMs, zone).replace(/[-:]/g, '').split('T') as [string, string];
  const clock: ICalLuxonDateTimeStub = {
    isValid: true,
    setZone: () => clock,
    toFormat: (format) => (format === 'yyyyLLdd' ? date : `${time}00`),
    toJSDate: () => new Date(epochMs),
    toJSON: () => new Date(epochMs).toISOString(),
    zone: { type: 'iana' },
  };
  return clock;
}
