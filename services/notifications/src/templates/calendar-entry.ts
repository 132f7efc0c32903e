import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { CalendarEntry } from './message.js';

/** The entry as iCalendar (RFC 5545), times in UTC so that no reader needs our zone rules. @param stamp epoch milliseconds */
export function calendarText(entry: CalendarEntry, stamp: number): string {
  const cancelled = entry.method === 'CANCEL';
  const calendar = ical({
    prodId: { company: 'Yarrow', product: 'Appointments', language: 'EN' },
    method: ICalCalendarMethod[entry.method],
  });
  const event = calendar.createEvent({
    id: entry.uid,
    sequence: entry.sequence,
    stamp: new Date(stamp),
    start: new Date(entry.startsAt),
    end: new Date(entry.endsAt),
    summary: entry.summary,
    description: entry.description,
    location: entry.location,
    status: cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: entry.organizer,
  });
  event.createAttendee({ ...entry.attendee, rsvp: false });
  return calendar.toString();
}
