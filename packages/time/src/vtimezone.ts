import { twoDigits, writeWallTime } from './civil.js';
import { segmentAt, zoneTable, type ZoneTable } from './zones.js';

const MINUTE_MS = 60_000;

/**
 * The rules of a zone between two instants as a VTIMEZONE (RFC 5545 §3.6.5), so that a reader of a calendar file needs
 * no zone data. Each observance is listed with the moment at which it begins, without recurrence.
 * @param fromMs epoch milliseconds, as is `toMs`
 * @throws RangeError when the zone is unknown
 */
export function vtimezone(zone: string, fromMs: number, toMs: number): string {
  const table = zoneTable(zone);
  const observances: string[] = [];
  for (let segment = segmentAt(table, fromMs); segment <= segmentAt(table, toMs); segment += 1)
    observances.push(...observance(table, segment));
  return ['BEGIN:VTIMEZONE', `TZID:${zone}`, ...observances, 'END:VTIMEZONE'].join('\r\n');
}

function observance(table: ZoneTable, segment: number): string[] {
  const offset = table.offsets[segment]!;
  const before = table.offsets[segment - 1] ?? offset;
  const kind = isDaylight(table, segment) ? 'DAYLIGHT' : 'STANDARD';
  // The onset in the wall time that was in force before it; a zone's first rules have always been in force.
  const onset = segment === 0 ? '1970-01-01T00:00' : writeWallTime(table.starts[segment]! + before);
  return [
    `BEGIN:${kind}`,
    `DTSTART:${onset.replace(/[-:]/g, '')}00`,
    `TZOFFSETFROM:${utcOffset(before)}`,
    `TZOFFSETTO:${utcOffset(offset)}`,
    `TZNAME:${table.abbreviations[segment]!}`,
    `END:${kind}`,
  ];
}

/** Clocks are ahead of what they showed before or, where nothing is known before, of what they show next. */
function isDaylight({ offsets }: ZoneTable, segment: number): boolean {
  const other = segment > 0 ? offsets[segment - 1] : offsets[segment + 1];
  return other !== undefined && offsets[segment]! > other;
}

/** `-0800` */
function utcOffset(offsetMs: number): string {
  const minutes = Math.abs(offsetMs) / MINUTE_MS;
  return `${offsetMs < 0 ? '-' : '+'}${twoDigits(Math.floor(minutes / 60))}${twoDigits(minutes % 60)}`;
}
