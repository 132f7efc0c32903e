/** When most tests start: a Monday morning in New York. */
export const NOON = '2027-01-04T12:00:00Z';

/** A wall time in New York in January 2027, on Wednesday the 6th by default. */
export const at = (time: string, day = '06') => `2027-01-${day}T${time}:00-05:00`;

/** When tests of group events start. */
export const OCTOBER_NOON = '2026-10-20T12:00:00Z';

/** A wall time in New York's summer time, two days later by default. */
export const inOctober = (time: string, day = '2026-10-22') => `${day}T${time}:00-04:00`;

/** In milliseconds. */
export const minutes = (count: number) => count * 60_000;
