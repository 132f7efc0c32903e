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
} from './format.js';

/** 09:00 in Vancouver, where the runtime's own data may still say 08:00. */
const NINE = Date.parse('2026-11-20T09:00:00-07:00');
const HOUR_MS = 3_600_000;

describe('times for people', () => {
  it('follows the bundled zone data', () => {
    expect(formatTime(NINE, 'America/Vancouver')).toBe('9:00 AM');
    expect(formatDate(NINE, 'America/Vancouver')).toBe('Fri, Nov 20, 2026');
    expect(formatDateLong(NINE, 'Pacific/Auckland')).toBe('Saturday, November 21, 2026');
    expect(formatDayAndMonth(NINE, 'Europe/London')).toBe('Fri, Nov 20');
    expect(formatDateTime(NINE, 'America/New_York')).toBe('Fri, Nov 20, 2026, 11:00 AM EST');
    expect(formatDateTimeLong(NINE, 'Europe/London')).toBe('Friday, November 20, 2026, 4:00 PM GMT');
  });

  it('follows the locale', () => {
    expect(formatTime(NINE, 'Europe/London', 'en-GB')).toBe('16:00');
    expect(formatDateLong(NINE, 'America/Toronto', 'fr-CA')).toBe('vendredi 20 novembre 2026');
  });

  it('shows a range, with the date of an end on another day', () => {
    expect(formatTimeRange(NINE, NINE + HOUR_MS, 'America/New_York')).toBe('11:00 AM – 12:00 PM EST');
    expect(formatTimeRange(NINE, NINE + 14 * HOUR_MS, 'America/New_York')).toBe('11:00 AM – Sat, Nov 21, 1:00 AM EST');
  });

  it('says where a zone is and how far from Greenwich, which changes with its clocks', () => {
    expect(formatZone(NINE, 'America/New_York')).toBe('(GMT-5) New York');
    expect(formatZone(Date.parse('2026-07-01T12:00:00Z'), 'America/New_York')).toBe('(GMT-4) New York');
    expect(formatZone(NINE, 'America/Vancouver')).toBe('(GMT-7) Vancouver');
    expect(formatZone(NINE, 'Asia/Kathmandu')).toBe('(GMT+5:45) Kathmandu');
    expect(formatZone(NINE, 'America/Argentina/Buenos_Aires')).toBe('(GMT-3) Buenos Aires');
    expect(formatZone(NINE, 'Europe/London')).toBe('(GMT) London');
    expect(formatZone(NINE, 'UTC')).toBe('(GMT) UTC');
  });

  it('names the zone, or says its distance from Greenwich', () => {
    expect(zoneLabel(NINE, 'America/Los_Angeles')).toBe('PST');
    expect(zoneLabel(NINE, 'Asia/Kathmandu')).toBe('GMT+5:45');
    expect(zoneLabel(NINE, 'America/Sao_Paulo')).toBe('GMT-3');
    expect(zoneLabel(NINE, 'Asia/Dubai')).toBe('GMT+4');
  });
});
