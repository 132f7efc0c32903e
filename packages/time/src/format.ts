// Shows instants in a zone without the runtime's own zone data: the instant is shifted to what the zone's clocks show and
// formatted as if that were UTC. Words and order come from the runtime's locale data.
import { wallOfInstant } from './wall-time.js';
import { clockName, zonePlace } from './zone-name.js';
import { offsetMinutesAt, zoneTable } from './zones.js';

const STYLES = {
  time: { hour: 'numeric', minute: '2-digit' },
  date: { weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' },
  dateLong: { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' },
  dayAndMonth: { weekday: 'short', month: 'short', day: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

const DEFAULT_LOCALE = 'en-US';
/** Making a formatter costs a thousand times what using it does. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function format(style: keyof typeof STYLES, epochMs: number, zone: string, locale: string): string {
  const key = `${style} ${locale}`;
  let formatter = formatters.get(key);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat(locale, { ...STYLES[style], timeZone: 'UTC' });
    formatters.set(key, formatter);
  }
  const wallMs = wallOfInstant(zoneTable(zone), epochMs);
  // Newer locale data puts a narrow no-break space before AM; text messages and older mail readers garble it.
  return formatter.format(wallMs).replaceAll('\u202f', ' ');
}

/** `9:00 AM` */
export function formatTime(epochMs: number, zone: string, locale = DEFAULT_LOCALE): string {
  return format('time', epochMs, zone, locale);
}

/** `Fri, Nov 20, 2026` */
export function formatDate(epochMs: number, zone: string, locale = DEFAULT_LOCALE): string {
  return format('date', epochMs, zone, locale);
}

/** `Fri, Nov 20` */
export function formatDayAndMonth(epochMs: number, zone: string, locale = DEFAULT_LOCALE): string {
  return format('dayAndMonth', epochMs, zone, locale);
}

/** `Friday, November 20, 2026` */
export function formatDateLong(epochMs: number, zone: string, locale = DEFAULT_LOCALE): string {
  return format('dateLong', epochMs, zone, locale);
}

/** `Fri, Nov 20, 2026, 9:00 AM New York time` */
export function formatDateTime(epochMs: number, zone: string, locale = DEFAULT_LOCALE): string {
  return `${formatDate(epochMs, zone, locale)}, ${formatTime(epochMs, zone, locale)} ${zoneLabel(epochMs, zone)}`;
}

/** `Friday, November 20, 2026, 9:00 AM New York time` */
export function formatDateTimeLong(epochMs: number, zone: string, locale = DEFAULT_LOCALE): string {
  return `${formatDateLong(epochMs, zone, locale)}, ${formatTime(epochMs, zone, locale)} ${zoneLabel(epochMs, zone)}`;
}

/** `9:00 AM – 10:00 AM New York time`; an end on another day is shown with its date. */
export function formatTimeRange(startMs: number, endMs: number, zone: string, locale = DEFAULT_LOCALE): string {
  const sameDay = formatDate(startMs, zone, locale) === formatDate(endMs, zone, locale);
  const end = sameDay ? '' : `${formatDayAndMonth(endMs, zone, locale)}, `;
  return `${formatTime(startMs, zone, locale)} – ${end}${formatTime(endMs, zone, locale)} ${zoneLabel(endMs, zone)}`;
}

/** What follows a time: `Vancouver time`, `UTC`, or `GMT-5` for a zone that is not named after a place. */
export function zoneLabel(epochMs: number, zone: string): string {
  return clockName(zone) ?? zoneOffset(epochMs, zone);
}

/** The offset at an instant and the place that the zone is named after: `(GMT-7) Vancouver`; `UTC` or `GMT-5` without one. */
export function formatZone(epochMs: number, zone: string): string {
  const place = zonePlace(zone);
  return place ? `(${zoneOffset(epochMs, zone)}) ${place}` : zoneLabel(epochMs, zone);
}

/** The offset at an instant: `GMT-7`, `GMT+5:45`. */
export function zoneOffset(epochMs: number, zone: string): string {
  const minutesEast = offsetMinutesAt(zone, epochMs);
  const [hours, minutes] = [Math.trunc(Math.abs(minutesEast) / 60), Math.abs(minutesEast) % 60];
  const shown = minutes === 0 ? `${hours}` : `${hours}:${String(minutes).padStart(2, '0')}`;
  return minutesEast === 0 ? 'GMT' : `GMT${minutesEast < 0 ? '-' : '+'}${shown}`;
}
