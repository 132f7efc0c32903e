const PARTS = /^(\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d)?)(\.\d{1,3})?\d*(Z|[+-]\d\d:\d\d)?$/;

/**
 * Reads a date and time, with an offset or as the wall clock of a time zone shows it.
 * @param timeZone IANA name
 * @returns ISO 8601 in UTC; undefined for an invalid text or time zone
 */
export function utcOf(text: string, timeZone = 'UTC'): string | undefined {
  const [, seconds, fraction = '', offset] = PARTS.exec(text) ?? [];
  if (!seconds) return undefined;
  const asUtc = Date.parse(`${seconds}${fraction}${offset ?? 'Z'}`);
  if (Number.isNaN(asUtc)) return undefined;
  if (offset) return new Date(asUtc).toISOString();
  if (!isTimeZone(timeZone)) return undefined;
  // The second look corrects a guess on the other side of a change of the clocks.
  const guess = asUtc - offsetAt(asUtc, timeZone);
  return new Date(asUtc - offsetAt(guess, timeZone)).toISOString();
}

/** Formats a time with the offset of a time zone. @param utc ISO 8601 in UTC */
export function withOffset(utc: string, timeZone: string): string {
  const time = Date.parse(utc);
  const offset = offsetAt(time, timeZone);
  if (offset === 0) return `${utc.slice(0, 19)}Z`;
  const minutes = Math.abs(offset) / 60_000;
  const digits = (value: number) => String(value).padStart(2, '0');
  const sign = offset < 0 ? '-' : '+';
  const local = new Date(time + offset).toISOString().slice(0, 19);
  return `${local}${sign}${digits(Math.floor(minutes / 60))}:${digits(minutes % 60)}`;
}

/** Milliseconds that a time zone is ahead of UTC. */
function offsetAt(time: number, timeZone: string): number {
  const format = new Intl.DateTimeFormat('en-US', {
    ...{ timeZone, hourCycle: 'h23', year: 'numeric', month: 'numeric', day: 'numeric' },
    ...{ hour: 'numeric', minute: 'numeric', second: 'numeric' },
  });
  const parts = format.formatToParts(time);
  const value = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((part) => part.type === type)?.value);
  const [year, month, day] = [value('year'), value('month') - 1, value('day')];
  const wallClock = Date.UTC(year, month, day, value('hour'), value('minute'), value('second'));
  return wallClock - Math.floor(time / 1000) * 1000;
}

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en-US', { timeZone: name }));
  } catch {
    return false;
  }
}
