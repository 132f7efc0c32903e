import type { Collection, Journal } from '../journal.js';
import { randomText } from '../rest/ids.js';
import type { CalendarState } from './calendar-state.js';
import type { EntryPlace, StoredEntry, TimeSpan } from './calendar-types.js';

/** ISO 8601 in UTC. */
export interface TimeWindow {
  from?: string | undefined;
  to?: string | undefined;
}

/** A position in the listing of a calendar. Entries are listed in order of their last change. */
export interface FeedPosition {
  calendarId: string;
  /** Version at the start of the previous listing; null in a full listing. */
  since: number | null;
  /** Version of the last listed entry. */
  after: number;
  /** Version at the start of this listing; later changes belong to the next one. */
  until: number;
  window: TimeWindow;
  /** Whether a full listing includes deleted entries. */
  withDeleted: boolean;
}

export interface FeedPage<Body> {
  /** An absent entry was deleted or moved out of the window. */
  items: { entry: StoredEntry<Body>; isPresent: boolean }[];
  next: { kind: TokenKind; token: string };
}

export type TokenKind = 'page' | 'sync';

const CURRENT = 'current';

/** Lists a calendar in pages: first all entries, then the changes since a sync token. */
export class ChangeFeed<Body> {
  /** Tokens of an earlier epoch are invalid. */
  private readonly epochs: Collection<string>;

  constructor(
    journal: Journal,
    provider: string,
    private readonly state: CalendarState<Body>,
    /** Whether the window of the full listing also limits the changes. */
    private readonly keepsWindow: boolean,
  ) {
    this.epochs = journal.collection(`${provider}.epochs`);
  }

  start(calendarId: string, window: TimeWindow, withDeleted = false): FeedPosition {
    return { calendarId, since: null, after: 0, until: this.state.version, window, withDeleted };
  }

  /** @returns undefined for an invalid token or one of another calendar */
  resume(calendarId: string, kind: TokenKind, token: string): FeedPosition | undefined {
    const content = decode(token);
    if (content?.epoch !== this.epoch() || content.kind !== kind) return undefined;
    const { position } = content;
    if (position.calendarId !== calendarId) return undefined;
    return kind === 'page' ? position : { ...position, until: this.state.version };
  }

  read(position: FeedPosition, size: number): FeedPage<Body> {
    const listed = this.state
      .entriesOf(position.calendarId)
      .filter(({ version }) => version > position.after && version <= position.until)
      .filter((entry) => isListed(entry, position))
      .sort((left, right) => left.version - right.version);
    const entries = listed.slice(0, size);
    const items = entries.map((entry) => ({ entry, isPresent: isPresent(entry, position.window) }));
    if (listed.length > size) {
      const token = this.encode('page', { ...position, after: entries.at(-1)!.version });
      return { items, next: { kind: 'page', token } };
    }
    return { items, next: { kind: 'sync', token: this.encode('sync', this.positionAfter(position)) } };
  }

  /** Invalidates all tokens. */
  forget(): void {
    this.epochs.put(CURRENT, randomText(12));
  }

  private positionAfter({ calendarId, until, window }: FeedPosition): FeedPosition {
    const kept = this.keepsWindow ? window : {};
    return { calendarId, since: until, after: until, until, window: kept, withDeleted: false };
  }

  private encode(kind: TokenKind, position: FeedPosition): string {
    return Buffer.from(JSON.stringify({ epoch: this.epoch(), kind, position })).toString('base64url');
  }

  private epoch(): string {
    if (!this.epochs.get(CURRENT)) this.forget();
    return this.epochs.get(CURRENT)!;
  }
}

/** A listing of changes leaves out what the client cannot know: entries that were absent before and are absent now. */
function isListed<Body>(entry: StoredEntry<Body>, { since, window, withDeleted }: FeedPosition): boolean {
  if (isPresent(entry, window)) return true;
  if (since === null) return withDeleted && overlaps(entry, window);
  const before = entry.places.findLast(({ version }) => version <= since);
  return before !== undefined && isPresent(before, window);
}

function isPresent(place: Omit<EntryPlace, 'version'>, window: TimeWindow): boolean {
  return !place.isDeleted && overlaps(place, window);
}

function overlaps({ startsAt, endsAt }: TimeSpan, { from, to }: TimeWindow): boolean {
  return (!from || endsAt > from) && (!to || startsAt < to);
}

function decode(token: string): { epoch: string; kind: TokenKind; position: FeedPosition } | undefined {
  try {
    return JSON.parse(Buffer.from(token, 'base64url').toString()) as ReturnType<typeof decode>;
  } catch {
    return undefined;
  }
}
