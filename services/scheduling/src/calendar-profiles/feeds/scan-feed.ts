import { CalendarReadError } from '../calendar-adapter.js';

/** A feed as text, reduced to what is needed for busy times. */
export interface ScannedFeed {
  readonly name: string;
  /** The zone that the calendar says it is in, whatever its producer calls it. */
  readonly timeZone: string | undefined;
  /** Unfolded lines of each event. */
  readonly events: readonly (readonly string[])[];
  /** Text of each VTIMEZONE. */
  readonly zones: readonly string[];
}

const TIMES = ['DTSTART', 'DTEND', 'DURATION', 'RRULE', 'RDATE', 'EXDATE', 'RECURRENCE-ID'];
const KEPT = new Set([...TIMES, 'UID', 'STATUS', 'TRANSP', 'X-MICROSOFT-CDO-BUSYSTATUS']);

const MAX_EVENTS = 20_000;
const MAX_ZONE_LINES = 4_000;
const MAX_NAME_LENGTH = 100;

/**
 * Takes a feed apart. Titles, descriptions, places and guests are left behind unread.
 * @throws CalendarReadError where it is no whole calendar
 */
export function scanFeed(text: string): ScannedFeed {
  const scan = new Scan();
  for (const line of unfold(text)) scan.take(line);
  return scan.end();
}

class Scan {
  private readonly open: string[] = [];
  private readonly events: string[][] = [];
  private readonly zones: string[][] = [];
  private name = '';
  private timeZone: string | undefined;
  private calendars = 0;

  take(line: string): void {
    const name = nameOf(line);
    const value = line.slice(line.indexOf(':') + 1);
    if (name === 'BEGIN') this.begin(value.trim().toUpperCase());
    const [calendar, component] = this.open;
    if (calendar !== 'VCALENDAR') throw new CalendarReadError('no_calendar');
    if (component === 'VTIMEZONE') this.zones.at(-1)!.push(line);
    else if (component === 'VEVENT' && this.open.length === 2 && KEPT.has(name)) this.events.at(-1)!.push(line);
    else if (!component && name === 'X-WR-CALNAME') this.name ||= unescape(value).slice(0, MAX_NAME_LENGTH);
    else if (!component && name === 'X-WR-TIMEZONE') this.timeZone ??= value.trim();
    if (name === 'END') this.close(value.trim().toUpperCase());
  }

  end(): ScannedFeed {
    // A body that was cut off must not look like a calendar from which events were deleted.
    if (this.open.length > 0 || this.calendars === 0) throw new CalendarReadError('no_calendar');
    const zones = this.zones.map((lines) => lines.join('\r\n'));
    return { name: this.name, timeZone: this.timeZone, events: this.events, zones };
  }

  private begin(component: string): void {
    this.open.push(component);
    if (this.open.length === 1) this.calendars += 1;
    if (this.open.length !== 2) return;
    if (component === 'VEVENT') this.events.push([]);
    if (component === 'VTIMEZONE') this.zones.push([]);
    const lines = this.zones.reduce((sum, zone) => sum + zone.length, 0);
    if (this.events.length > MAX_EVENTS || lines > MAX_ZONE_LINES) throw new CalendarReadError('too_large');
  }

  private close(component: string): void {
    if (this.open.pop() !== component) throw new CalendarReadError('no_calendar');
  }
}

/** Lines as they were before they were folded to 75 octets. */
function* unfold(text: string): Generator<string> {
  let whole = '';
  for (const line of text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/)) {
    if (line.startsWith(' ') || line.startsWith('\t')) {
      whole += line.slice(1);
      continue;
    }
    if (whole) yield whole;
    whole = line.trimEnd();
  }
  if (whole) yield whole;
}

const nameOf = (line: string): string => (/^[A-Za-z0-9-]+/.exec(line)?.[0] ?? '').toUpperCase();

const unescape = (value: string): string =>
  value
    .replace(/\\[nN]/g, ' ')
    .replace(/\\(.)/g, '$1')
    .trim();
