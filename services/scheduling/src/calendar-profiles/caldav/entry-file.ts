import ical, { ICalEventClass } from 'ical-generator';
import type { EntryFacts } from '../../calendar-entries/calendar-entry.entity.js';
import { fileText } from '../../calendar-files/calendar-file.js';

/** An entry as iCalendar (RFC 5545): times in UTC, private. */
export function entryFile(key: string, { title, startsAt, endsAt, location, page }: EntryFacts): string {
  const calendar = ical({ prodId: { company: 'Yarrow', product: 'Appointments', language: 'EN' } });
  calendar.createEvent({
    ...{ id: key, start: new Date(startsAt), end: new Date(endsAt) },
    ...{ summary: title, description: page, url: page, class: ICalEventClass.PRIVATE },
    ...(location && { location }),
  });
  return fileText(calendar);
}
