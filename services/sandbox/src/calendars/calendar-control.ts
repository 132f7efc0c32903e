import { JsonProblem } from '../rest/json-api.js';
import type { CalendarGrants } from './calendar-grants.js';
import type { CalendarState } from './calendar-state.js';
import type { CalendarUser, SeenEntry, StoredEntry, TimeSpan, UserCalendar, UserEntry } from './calendar-types.js';
import type { ChangeFeed } from './change-feed.js';

const DAY_MS = 86_400_000;

/** What tests and the control API may do with the stand-in for a calendar provider beyond its own API. */
export abstract class CalendarControl<Body> {
  /** Scope that is granted with a code of `createUser`. */
  protected abstract readonly fullScope: string;

  constructor(
    private readonly state: CalendarState<Body>,
    private readonly grants: CalendarGrants,
    private readonly feed: ChangeFeed<Body>,
  ) {}

  /** Returns a code for the token endpoint. Creates an unknown user with a primary calendar. */
  createUser(email: string, redirectUri: string): { code: string } {
    const user = this.state.ensureUser(email);
    const consent = { userId: user.id, redirectUri, scope: this.fullScope, isOffline: true };
    return { code: this.grants.createCode(consent) };
  }

  /** Creates an unknown user. @returns the calendar's id */
  addCalendar(email: string, name: string, { writable }: { writable: boolean }): string {
    const wanted = { name, isPrimary: false, isWritable: writable };
    return this.state.createCalendar(this.state.ensureUser(email), wanted).id;
  }

  /** Entries of all calendars of a user or of one, without deleted ones, by start. */
  entries(email: string, calendarId?: string): SeenEntry[] {
    const user = this.requireUser(email);
    const calendars = calendarId === undefined ? this.state.calendarsOf(user.id) : [this.calendarOf(user, calendarId)];
    return calendars
      .flatMap(({ id }) => this.state.entriesOf(id))
      .filter(({ isDeleted }) => !isDeleted)
      .map(({ id, startsAt, endsAt, body }) => ({ id, startsAt, endsAt, ...this.describe(body) }))
      .sort((left, right) => left.startsAt.localeCompare(right.startsAt));
  }

  /**
   * Makes or changes an entry as its user does, in a read-only calendar too; sends notifications. Creates an unknown user.
   * @returns the entry's id
   */
  putEntry(email: string, wanted: UserEntry): string {
    const user = this.state.ensureUser(email);
    const previous = wanted.id === undefined ? undefined : this.requireEntry(user, wanted.id, wanted.calendarId);
    const calendar = this.calendarOf(user, previous?.calendarId ?? wanted.calendarId);
    const span = spanOf(wanted);
    const body = this.write({ ...wanted, ...span }, calendar, previous?.body);
    return this.state.save(calendar, { id: previous?.id ?? this.newId(), ...span, isDeleted: false, body }).id;
  }

  /** Deletes an entry as its user does; sends notifications. */
  deleteEntry(email: string, id: string): void {
    this.state.delete(this.requireEntry(this.requireUser(email), id));
  }

  /** The user removes the platform's access: all tokens end. */
  revoke(email: string): void {
    this.grants.revoke(this.requireUser(email).id);
  }

  /** Access tokens end; refresh tokens stay valid. */
  expireTokens(): void {
    this.grants.expireAccessTokens();
  }

  /** Sync, delta and page tokens end. */
  forgetSyncState(): void {
    this.feed.forget();
  }

  protected abstract newId(): string;

  /** Returns an entry in the provider's format, based on the previous one. */
  protected abstract write(entry: UserEntry, calendar: UserCalendar, previous?: Body): Body;

  protected abstract describe(body: Body): Pick<SeenEntry, 'isFree' | 'isPrivate' | 'title'>;

  private requireUser(email: string): CalendarUser {
    const user = this.state.findUser(email);
    if (!user) throw new JsonProblem(404, { message: `No user ${email}` });
    return user;
  }

  private calendarOf(user: CalendarUser, calendarId: string | undefined): UserCalendar {
    if (calendarId === undefined) return this.state.primaryCalendar(user.id);
    const calendar = this.state.findCalendar(user.id, calendarId);
    if (!calendar) throw new JsonProblem(404, { message: `No calendar ${calendarId}` });
    return calendar;
  }

  private requireEntry(user: CalendarUser, id: string, calendarId?: string): StoredEntry<Body> {
    const found = this.state.entries
      .values()
      .find(
        (entry) => entry.id === id && entry.userId === user.id && entry.calendarId === (calendarId ?? entry.calendarId),
      );
    if (!found || found.isDeleted) throw new JsonProblem(404, { message: `No entry ${id}` });
    return found;
  }
}

/** @throws JsonProblem 400 */
function spanOf({ startsAt, endsAt, allDay }: UserEntry): TimeSpan {
  const midnight = (time: string) => (allDay ? `${time.slice(0, 10)}T00:00:00Z` : time);
  const [start, end] = [Date.parse(midnight(startsAt)), Date.parse(midnight(endsAt))];
  if (!(start <= end)) throw new JsonProblem(400, { message: `No time span: ${startsAt} to ${endsAt}` });
  // The end of an all-day entry is exclusive.
  const atLeast = allDay ? Math.max(end, start + DAY_MS) : end;
  return { startsAt: new Date(start).toISOString(), endsAt: new Date(atLeast).toISOString() };
}
