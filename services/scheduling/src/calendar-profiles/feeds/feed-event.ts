import ICAL from 'ical.js';
import { CalendarReadError } from '../calendar-adapter.js';
import { type FeedZone, type FeedZones, wallMsOf } from './feed-zones.js';

const DAY_MS = 86_400_000;

/** How long something lasts: days of the calendar, and time on top of them. */
interface Length {
  readonly days: number;
  readonly ms: number;
}

/** One VEVENT: a single event, the pattern of a series, or one occurrence of a series that is different. */
export interface FeedEvent {
  readonly uid: string;
  /** What the clocks of `zone` show. */
  readonly start: number;
  readonly isDate: boolean;
  readonly zone: FeedZone;
  readonly length: Length;
  /** The event does not make its owner busy. */
  readonly free: boolean;
  readonly rules: readonly ICAL.Recur[];
  /** Starts in addition to those of the rules, with an end of their own where they are periods. */
  readonly added: readonly { readonly instant: number; readonly endsAt?: number }[];
  /** Instants of starts, and days, that are left out. */
  readonly excluded: ReadonlySet<number>;
  readonly excludedDays: ReadonlySet<number>;
  /** Which occurrence it stands for. */
  readonly replaces: { readonly instant: number; readonly andFollowing: boolean } | undefined;
}

/** @returns undefined for what has no start, and so takes no time */
export function readEvent(lines: readonly string[], zones: FeedZones): FeedEvent | undefined {
  const component = parseEvent(lines);
  const start = component.getFirstProperty('dtstart');
  const startTime = timeOf(start);
  if (!start || !startTime) return undefined;
  const zone = zones.of(startTime, tzidOf(start));
  const instantsOf = (name: string) =>
    component.getAllProperties(name).flatMap((property) =>
      property.getValues().flatMap((value) => {
        const time = value instanceof ICAL.Period ? value.start : value;
        if (!(time instanceof ICAL.Time)) throw new CalendarReadError('no_calendar');
        const instant = zones.of(time, tzidOf(property)).toInstant(wallMsOf(time));
        const end = value instanceof ICAL.Period ? instant + periodMs(value, property, zones) : undefined;
        return [{ time, instant, ...(end !== undefined && { endsAt: end }) }];
      }),
    );
  const excluded = instantsOf('exdate');
  const recurrenceId = component.getFirstProperty('recurrence-id');
  const [replaced] = instantsOf('recurrence-id');
  return {
    uid: textOf(component, 'uid'),
    ...{ start: wallMsOf(startTime), isDate: startTime.isDate, zone, length: lengthOf(component, startTime, zones) },
    free: isFree(component),
    rules: component.getAllProperties('rrule').map((property) => property.getFirstValue() as ICAL.Recur),
    added: instantsOf('rdate'),
    excluded: new Set(excluded.map(({ instant }) => instant)),
    excludedDays: new Set(excluded.filter(({ time }) => time.isDate).map(({ time }) => wallMsOf(time))),
    replaces: replaced && {
      instant: replaced.instant,
      andFollowing: String(recurrenceId?.getParameter('range') ?? '').toUpperCase() === 'THISANDFUTURE',
    },
  };
}

/** When an occurrence ends that starts at a wall time. */
export function endOf({ zone, length }: Pick<FeedEvent, 'zone' | 'length'>, wallStart: number): number {
  return zone.toInstant(wallStart + length.days * DAY_MS) + length.ms;
}

function parseEvent(lines: readonly string[]): ICAL.Component {
  try {
    return new ICAL.Component(ICAL.parse(['BEGIN:VEVENT', ...lines, 'END:VEVENT'].join('\r\n')));
  } catch {
    throw new CalendarReadError('no_calendar');
  }
}

const tzidOf = (property: ICAL.Property): string | undefined => property.getParameter('tzid') as string | undefined;

function timeOf(property: ICAL.Property | null): ICAL.Time | undefined {
  const value = property?.getFirstValue();
  return value instanceof ICAL.Time ? value : undefined;
}

const textOf = (component: ICAL.Component, name: string): string => String(component.getFirstPropertyValue(name) ?? '');

function isFree(component: ICAL.Component): boolean {
  const [status, transparency] = [textOf(component, 'status'), textOf(component, 'transp')];
  const busyStatus = textOf(component, 'x-microsoft-cdo-busystatus');
  return (
    status.toUpperCase() === 'CANCELLED' ||
    transparency.toUpperCase() === 'TRANSPARENT' ||
    busyStatus.toUpperCase() === 'FREE'
  );
}

/** By an end, all occurrences last exactly as long; a duration of days is as long as those days are. */
function lengthOf(component: ICAL.Component, start: ICAL.Time, zones: FeedZones): Length {
  const endProperty = component.getFirstProperty('dtend');
  const end = timeOf(endProperty);
  if (endProperty && end) {
    if (start.isDate) return { days: Math.max(1, Math.round((wallMsOf(end) - wallMsOf(start)) / DAY_MS)), ms: 0 };
    const startZone = zones.of(start, tzidOf(component.getFirstProperty('dtstart')!));
    const endsAt = zones.of(end, tzidOf(endProperty)).toInstant(wallMsOf(end));
    return { days: 0, ms: endsAt - startZone.toInstant(wallMsOf(start)) };
  }
  const duration = component.getFirstPropertyValue('duration');
  if (!(duration instanceof ICAL.Duration)) return { days: start.isDate ? 1 : 0, ms: 0 };
  const days = duration.weeks * 7 + duration.days;
  return { days, ms: (duration.hours * 3_600 + duration.minutes * 60 + duration.seconds) * 1_000 };
}

function periodMs(period: ICAL.Period, property: ICAL.Property, zones: FeedZones): number {
  if (period.duration) return period.duration.toSeconds() * 1_000;
  const instantOf = (time: ICAL.Time) => zones.of(time, tzidOf(property)).toInstant(wallMsOf(time));
  return instantOf(period.end) - instantOf(period.start);
}
