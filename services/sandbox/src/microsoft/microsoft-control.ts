import { CalendarControl } from '../calendars/calendar-control.js';
import type { SeenEntry, UserCalendar, UserEntry } from '../calendars/calendar-types.js';
import { graphTime } from './microsoft-event-format.js';
import { newEventId } from './microsoft-events.js';
import type { GraphEvent } from './microsoft-types.js';

export class MicrosoftControl extends CalendarControl<GraphEvent> {
  protected readonly fullScope = 'Calendars.ReadWrite User.Read';

  protected newId(): string {
    return newEventId();
  }

  protected write(entry: UserEntry, _calendar: UserCalendar, previous?: GraphEvent): GraphEvent {
    const { title, startsAt, endsAt, free, allDay = false } = entry;
    return {
      ...(previous ?? { showAs: 'busy', sensitivity: 'normal', createdDateTime: new Date().toISOString() }),
      ...{ subject: title, isAllDay: allDay, start: graphTime(startsAt), end: graphTime(endsAt) },
      ...(free !== undefined && { showAs: free ? 'free' : 'busy' }),
    };
  }

  protected describe({ subject, showAs, sensitivity }: GraphEvent): Omit<SeenEntry, 'endsAt' | 'id' | 'startsAt'> {
    return { title: subject, isFree: showAs === 'free', isPrivate: sensitivity === 'private' };
  }
}
