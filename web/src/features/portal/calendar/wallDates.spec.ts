import { describe, expect, it } from '@jest/globals';
import { toWallDate, toWallRange } from './wallDates.js';

const shown = (iso: string, zone: string) => toWallDate(Date.parse(iso), zone).toISOString().slice(0, 16);

describe('wall dates', () => {
  it.each([
    ['2026-10-31T16:00:00Z', 'America/New_York', '2026-10-31T12:00'],
    ['2026-11-01T05:30:00Z', 'America/New_York', '2026-11-01T01:30'],
    ['2026-11-01T06:30:00Z', 'America/New_York', '2026-11-01T01:30'],
    ['2026-11-01T17:00:00Z', 'America/New_York', '2026-11-01T12:00'],
    // Vancouver keeps UTC-7 from November 2026 on; runtimes with older rules would say 08:00.
    ['2026-10-31T16:00:00Z', 'America/Vancouver', '2026-10-31T09:00'],
    ['2026-11-01T16:00:00Z', 'America/Vancouver', '2026-11-01T09:00'],
    ['2026-12-15T16:00:00Z', 'America/Vancouver', '2026-12-15T09:00'],
    ['2026-11-20T09:15:00Z', 'Asia/Kathmandu', '2026-11-20T15:00'],
  ])('show %s in %s as %s', (instant, zone, wall) => expect(shown(instant, zone)).toBe(wall));

  it('show times that a browser in another zone would skip', () => {
    // 02:30 on 8 March 2026 does not exist in a browser in Denver, but a practice in Phoenix is open.
    expect(shown('2026-03-08T09:30:00Z', 'America/Phoenix')).toBe('2026-03-08T02:30');
  });

  it('keep the length of a visit whose end the clocks show before its begin', () => {
    const { start, end } = toWallRange('2026-11-01T01:45:00-04:00', '2026-11-01T01:30:00-05:00', 'America/New_York');
    expect(start.toISOString()).toBe('2026-11-01T01:45:00.000Z');
    expect(end.toISOString()).toBe('2026-11-01T02:30:00.000Z');
  });

  it('read the instant, not the offset it was written with', () => {
    const { start } = toWallRange('2026-11-20T18:00:00+01:00', '2026-11-20T19:00:00+01:00', 'America/Vancouver');
    expect(start.toISOString()).toBe('2026-11-20T10:00:00.000Z');
  });
});
