import type { Collection, Journal } from '../journal.js';
import { randomText } from '../rest/ids.js';
import type { CalendarChange, CalendarUser, EntryDraft, StoredEntry, UserCalendar } from './calendar-types.js';

/** How a provider names new calendars. */
export interface CalendarNaming {
  calendarId(user: CalendarUser, isPrimary: boolean): string;
  primaryName(user: CalendarUser): string;
}

const TIME_ZONE = 'America/New_York';

/** Users of a calendar provider, their calendars and entries. */
export class CalendarState<Body> {
  readonly users: Collection<CalendarUser>;
  readonly calendars: Collection<UserCalendar>;
  readonly entries: Collection<StoredEntry<Body>>;
  private lastVersion: number;
  private listener: (change: CalendarChange<Body>) => void = () => {};

  constructor(
    journal: Journal,
    provider: string,
    private readonly naming: CalendarNaming,
  ) {
    this.users = journal.collection(`${provider}.users`);
    this.calendars = journal.collection(`${provider}.calendars`);
    this.entries = journal.collection(`${provider}.entries`);
    this.lastVersion = Math.max(0, ...this.entries.values().map(({ version }) => version));
  }

  get version(): number {
    return this.lastVersion;
  }

  onChange(listener: (change: CalendarChange<Body>) => void): void {
    this.listener = listener;
  }

  findUser(email: string): CalendarUser | undefined {
    return this.users.values().find((user) => user.email === email);
  }

  /** Returns the user with this address, created with a primary calendar if unknown. */
  ensureUser(email: string, name = email.split('@')[0]!): CalendarUser {
    const known = this.findUser(email);
    if (known) return known;
    const user: CalendarUser = { id: randomText(21), name, email };
    this.users.put(user.id, user);
    this.createCalendar(user, { name: this.naming.primaryName(user), isPrimary: true, isWritable: true });
    return user;
  }

  createCalendar(user: CalendarUser, wanted: Pick<UserCalendar, 'isPrimary' | 'isWritable' | 'name'>): UserCalendar {
    const id = this.naming.calendarId(user, wanted.isPrimary);
    const calendar: UserCalendar = { ...wanted, id, userId: user.id, timeZone: TIME_ZONE };
    this.calendars.put(id, calendar);
    return calendar;
  }

  calendarsOf(userId: string): UserCalendar[] {
    return this.calendars.values().filter((calendar) => calendar.userId === userId);
  }

  findCalendar(userId: string, calendarId: string): UserCalendar | undefined {
    const calendar = this.calendars.get(calendarId);
    return calendar?.userId === userId ? calendar : undefined;
  }

  primaryCalendar(userId: string): UserCalendar {
    return this.calendarsOf(userId).find(({ isPrimary }) => isPrimary)!;
  }

  entriesOf(calendarId: string): StoredEntry<Body>[] {
    return this.entries.values().filter((entry) => entry.calendarId === calendarId);
  }

  findEntry(calendarId: string, id: string): StoredEntry<Body> | undefined {
    return this.entries.get(keyOf(calendarId, id));
  }

  /** Creates, changes, deletes or restores an entry and notifies the listener. */
  save(calendar: UserCalendar, draft: EntryDraft<Body>): StoredEntry<Body> {
    const { id, startsAt, endsAt, isDeleted, body } = draft;
    const previous = this.findEntry(calendar.id, id);
    this.lastVersion += 1;
    const place = { version: this.lastVersion, startsAt, endsAt, isDeleted };
    const entry: StoredEntry<Body> = {
      ...{ id, body, userId: calendar.userId, calendarId: calendar.id },
      ...place,
      places: [...(previous?.places ?? []), place],
    };
    this.entries.put(keyOf(calendar.id, id), entry);
    const isNew = !previous || previous.isDeleted;
    this.listener({ kind: isDeleted ? 'deleted' : isNew ? 'created' : 'updated', calendar, entry });
    return entry;
  }

  delete(entry: StoredEntry<Body>): void {
    this.save(this.calendars.get(entry.calendarId)!, { ...entry, isDeleted: true });
  }
}

function keyOf(calendarId: string, entryId: string): string {
  return `${calendarId}/${entryId}`;
}
