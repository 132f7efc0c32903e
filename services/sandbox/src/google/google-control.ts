import { CalendarControl } from '../calendars/calendar-control.js';
import type { SeenEntry, UserCalendar, UserEntry } from '../calendars/calendar-types.js';
import { randomText } from '../rest/ids.js';
import { googleTime } from './google-event-format.js';
import type { GoogleEvent } from './google-types.js';

const SCOPES = ['calendar', 'calendar.calendarlist.readonly', 'calendar.events', 'calendar.readonly'];

export class GoogleControl extends CalendarControl<GoogleEvent> {
  protected readonly fullScope = SCOPES.map((name) => `https://www.googleapis.com/auth/${name}`).join(' ');

  protected newId(): string {
    return randomText(26, 'abcdefghijklmnopqrstuv0123456789');
  }

  protected write(entry: UserEntry, calendar: UserCalendar, previous?: GoogleEvent): GoogleEvent {
    const { title, startsAt, endsAt, free, allDay } = entry;
    const transparency: GoogleEvent['transparency'] = free ? 'transparent' : 'opaque';
    return {
      ...(previous ?? { created: new Date().toISOString(), iCalUID: `${this.newId()}@google.com` }),
      summary: title,
      start: googleTime(startsAt, calendar, allDay),
      end: googleTime(endsAt, calendar, allDay),
      ...(free !== undefined && { transparency }),
    };
  }

  protected describe({
    summary = '',
    transparency,
    visibility,
  }: GoogleEvent): Omit<SeenEntry, 'endsAt' | 'id' | 'startsAt'> {
    const isPrivate = visibility === 'private' || visibility === 'confidential';
    return { title: summary, isFree: transparency === 'transparent', isPrivate };
  }
}
