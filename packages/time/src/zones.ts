import { rules as ruleLines, version, zones as zoneLines } from './zone-data.js';

/** Release of the IANA tz database that every answer of this package comes from, such as `2026f`. */
export const tzVersion: string = version;

/** One zone's history from 2000 to 2037 as segments of constant offset, in order. */
export interface ZoneTable {
  /** Epoch milliseconds at which each segment begins; the first is -Infinity. */
  readonly starts: Float64Array;
  /** Milliseconds east of UTC during each segment. */
  readonly offsets: Float64Array;
  /** What people call the time of each segment (`PDT`, or `+03` where there is no name). */
  readonly abbreviations: readonly string[];
}

const MINUTE_MS = 60_000;

const tables = new Map<string, ZoneTable>();

/** What follows the names in the line of a zone; found without an index, which would cost more than a month's slots. */
function historyOf(zone: string): string | undefined {
  if (zone.includes(' ') || zone.includes(':') || zone === '/') return undefined;
  const at = zoneLines.indexOf(` ${zone} `);
  if (at < 0) return undefined;
  const bar = zoneLines.indexOf('|', at);
  const end = zoneLines.indexOf('\n', bar);
  return zoneLines.slice(bar + 1, end < 0 ? undefined : end);
}

/** Whether the bundled data knows this IANA name, legacy names (`US/Pacific`, `Asia/Calcutta`) included. */
export function isTimeZone(name: string): boolean {
  return tables.has(name) || historyOf(name) !== undefined;
}

/** Names to offer in a picker, sorted: those that IANA lists for a country today, and `UTC`. */
export function listTimeZones(): string[] {
  return zoneLines
    .split('\n')
    .flatMap((line) => line.slice(1, line.indexOf(' / ')).split(' '))
    .filter((name) => name !== '')
    .sort();
}

/**
 * The segments of a zone, decoded once.
 * @throws RangeError when the name is unknown
 */
export function zoneTable(zone: string): ZoneTable {
  let table = tables.get(zone);
  if (!table) tables.set(zone, (table = decode(zone)));
  return table;
}

function decode(zone: string): ZoneTable {
  const history = historyOf(zone);
  if (history === undefined) throw new RangeError(`Unknown time zone: ${zone}`);
  const [types = '', first = '', rule = ''] = history.split('|');
  const kinds = types.split(' ').map((type) => type.split(':') as [string, string]);
  const [digits = '', ...gaps] = rule === '' ? [] : ruleLine(Number(rule)).split(' ');

  const starts = new Float64Array(digits.length + 1);
  const offsets = new Float64Array(digits.length + 1);
  const abbreviations: string[] = [];
  for (let index = 0; index < starts.length; index += 1) {
    const [abbreviation, minutesEast] = kinds[index === 0 ? 0 : parseInt(digits[index - 1]!, 36)]!;
    abbreviations.push(abbreviation);
    offsets[index] = Number(minutesEast) * MINUTE_MS;
    if (index === 0) starts[index] = -Infinity;
    else if (index === 1) starts[index] = parseInt(first, 36) * MINUTE_MS;
    else starts[index] = starts[index - 1]! + parseInt(gaps[index - 2]!, 36) * MINUTE_MS;
  }
  return { starts, offsets, abbreviations };
}

function ruleLine(number: number): string {
  let at = 0;
  for (let line = 0; line < number; line += 1) at = ruleLines.indexOf('\n', at) + 1;
  const end = ruleLines.indexOf('\n', at);
  return ruleLines.slice(at, end < 0 ? undefined : end);
}

/** Index of the segment that holds an instant. */
export function segmentAt({ starts }: ZoneTable, epochMs: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (starts[middle]! <= epochMs) low = middle;
    else high = middle - 1;
  }
  return low;
}

/**
 * Minutes east of UTC in force at an instant (New York in winter: -300).
 * @throws RangeError when the zone is unknown
 */
export function offsetMinutesAt(zone: string, epochMs: number): number {
  const table = zoneTable(zone);
  return table.offsets[segmentAt(table, epochMs)]! / MINUTE_MS;
}

/**
 * Abbreviation in force at an instant as the tz database has it: `PDT`, `CET`, or digits such as `+03`.
 * @throws RangeError when the zone is unknown
 */
export function abbreviationAt(zone: string, epochMs: number): string {
  const table = zoneTable(zone);
  return table.abbreviations[segmentAt(table, epochMs)]!;
}
