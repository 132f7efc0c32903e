import { describe, expect, it } from '@jest/globals';
import { openingTime, type LocationHours } from './workingHours.js';

const VANCOUVER = 'America/Vancouver';
const daily = (startsAt: string, endsAt: string, weekDays: readonly number[], timeZone = VANCOUVER): LocationHours => ({
  timeZone,
  allHours: weekDays.map((weekDay) => ({ weekDay, hours: [{ startsAt, endsAt }] })),
  hoursExceptions: [],
});
const WEEKDAYS = [1, 2, 3, 4, 5];
const studio = daily('09:00', '17:00', WEEKDAYS);
/** Sunday to Saturday. */
const week = { from: '2026-11-15', to: '2026-11-22' };
/** Friday; Vancouver keeps UTC-7. */
const today = '2026-11-20';

const opens = (now: string, locations: readonly LocationHours[], days = week) =>
  openingTime({ days, today, zone: VANCOUVER, locations, nowMs: Date.parse(now) })
    .toISOString()
    .slice(11, 16);

describe('the hour at which a calendar opens', () => {
  it('is the current one, with an hour above it, within the hours of the day', () =>
    expect(opens('2026-11-20T14:20:00-07:00', [studio])).toBe('13:20'));

  it('is the first working hour before the practice opens and after it has closed', () => {
    expect(opens('2026-11-20T06:00:00-07:00', [studio])).toBe('08:45');
    expect(opens('2026-11-20T17:00:00-07:00', [studio])).toBe('08:45');
    expect(opens('2026-11-20T22:40:00-07:00', [studio])).toBe('08:45');
  });

  it('counts the hours of all locations, each in its own zone', () => {
    const online = daily('10:00', '22:00', WEEKDAYS, 'America/Toronto');
    expect(opens('2026-11-20T23:00:00-07:00', [studio, online])).toBe('07:45');
    expect(opens('2026-11-20T18:30:00-07:00', [studio, online])).toBe('17:30');
  });

  it('is the earliest of the days that are shown where today is closed or not among them', () => {
    const early = daily('07:00', '12:00', [2]);
    expect(opens('2026-11-20T14:00:00-07:00', [early])).toBe('06:45');
    expect(opens('2026-11-20T14:00:00-07:00', [studio], { from: '2026-11-24', to: '2026-11-25' })).toBe('08:45');
  });

  it('is eight where no hours are known, and never on the day before', () => {
    expect(opens('2026-11-20T14:00:00-07:00', [])).toBe('07:45');
    expect(opens('2026-11-20T00:20:00-07:00', [daily('00:00', '24:00', [5])])).toBe('00:00');
  });
});
