import { describe, expect, it } from '@jest/globals';
import {
  formatDate,
  formatDateLong,
  formatDateTime,
  formatDateTimeLong,
  formatDayAndMonth,
  formatTime,
  formatTimeRange,
  formatZone,
  zoneLabel,
  zoneOffset,
} from './format.js';
import { listTimeZones } from './zones.js';

/** 09:00 in Vancouver, where the runtime's own data may still say 08:00. */
const NINE = Date.parse('2026-11-20T09:00:00-07:00');
const HOUR_MS = 3_600_000;

describe('times for people', () => {
  it('follows the bundled zone data', () => {
    expect(formatTime(NINE, 'America/Vancouver')).toBe('9:00 AM');
    expect(formatDate(NINE, 'America/Vancouver')).toBe('Fri, Nov 20, 2026');
    expect(formatDateLong(NINE, 'Pacific/Auckland')).toBe('Saturday, November 21, 2026');
    expect(formatDayAndMonth(NINE, 'Europe/London')).toBe('Fri, Nov 20');
    expect(formatDateTime(NINE, 'America/New_York')).toBe('Fri, Nov 20, 2026, 11:00 AM New York time');
    expect(formatDateTimeLong(NINE, 'Europe/London')).toBe('Friday, November 20, 2026, 4:00 PM London time');
  });

  it('follows the locale', () => {
    expect(formatTime(NINE, 'Europe/London', 'en-GB')).toBe('16:00');
    expect(formatDateLong(NINE, 'America/Toronto', 'fr-CA')).toBe('vendredi 20 novembre 2026');
  });

  it('shows a range, with the date of an end on another day', () => {
    expect(formatTimeRange(NINE, NINE + HOUR_MS, 'America/New_York')).toBe('11:00 AM – 12:00 PM New York time');
    expect(formatTimeRange(NINE, NINE + 14 * HOUR_MS, 'America/New_York')).toBe(
      '11:00 AM – Sat, Nov 21, 1:00 AM New York time',
    );
  });

  it('says where a zone is and how far from Greenwich, which changes with its clocks', () => {
    expect(formatZone(NINE, 'America/New_York')).toBe('(GMT-5) New York');
    expect(formatZone(Date.parse('2026-07-01T12:00:00Z'), 'America/New_York')).toBe('(GMT-4) New York');
    expect(formatZone(NINE, 'America/Vancouver')).toBe('(GMT-7) Vancouver');
    expect(formatZone(NINE, 'Asia/Kathmandu')).toBe('(GMT+5:45) Kathmandu');
    expect(formatZone(NINE, 'America/Argentina/Buenos_Aires')).toBe('(GMT-3) Buenos Aires');
    expect(formatZone(NINE, 'Europe/London')).toBe('(GMT) London');
    expect(formatZone(NINE, 'UTC')).toBe('UTC');
    expect(formatZone(NINE, 'Etc/GMT+5')).toBe('GMT-5');
  });

  it.each([
    ['UTC', 'UTC', 'GMT'],
    ['Etc/UTC', 'UTC', 'GMT'],
    ['Etc/GMT', 'UTC', 'GMT'],
    ['GMT0', 'UTC', 'GMT'],
    ['Zulu', 'UTC', 'GMT'],
    ['Etc/GMT+5', 'GMT-5', 'GMT-5'],
    ['Etc/GMT-14', 'GMT+14', 'GMT+14'],
    ['EST', 'GMT-5', 'GMT-5'],
    ['PST8PDT', 'GMT-8', 'GMT-8'],
    ['Europe/London', 'London time', 'GMT'],
    ['Europe/Isle_of_Man', 'Isle of Man time', 'GMT'],
    ['Africa/Abidjan', 'Abidjan time', 'GMT'],
    ['America/Vancouver', 'Vancouver time', 'GMT-7'],
    ['America/Los_Angeles', 'Los Angeles time', 'GMT-8'],
    ['America/New_York', 'New York time', 'GMT-5'],
    ['America/Indiana/Indianapolis', 'Indianapolis time', 'GMT-5'],
    ['America/North_Dakota/New_Salem', 'New Salem time', 'GMT-6'],
    ['America/Argentina/Buenos_Aires', 'Buenos Aires time', 'GMT-3'],
    ['America/Port-au-Prince', 'Port-au-Prince time', 'GMT-5'],
    ['America/St_Johns', 'St Johns time', 'GMT-3:30'],
    ['US/Pacific', 'Pacific time', 'GMT-8'],
    ['Asia/Kathmandu', 'Kathmandu time', 'GMT+5:45'],
    ['Asia/Kolkata', 'Kolkata time', 'GMT+5:30'],
    ['Australia/Lord_Howe', 'Lord Howe time', 'GMT+11'],
    ['Pacific/Chatham', 'Chatham time', 'GMT+13:45'],
  ])('calls the clock of %s %s, at %s', (zone, name, offset) => {
    expect(zoneLabel(NINE, zone)).toBe(name);
    expect(zoneOffset(NINE, zone)).toBe(offset);
    expect(formatDateTime(NINE, zone).split(name)).toEqual([expect.stringMatching(/ [AP]M $/), '']);
  });

  it('calls no clock of any zone by an abbreviation or by two names', () => {
    for (const zone of listTimeZones()) {
      const label = zoneLabel(NINE, zone);
      expect([zone, label]).toEqual([zone, zone === 'UTC' ? 'UTC' : expect.stringMatching(/[a-z].* time$/)]);
    }
  });
});
