import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import moment from 'moment-timezone';
import { zoneDataModule } from '../scripts/build-zones.mjs';
import { abbreviationAt, isTimeZone, listTimeZones, offsetMinutesAt, tzVersion, zoneTable } from './zones.js';

const HOUR_MS = 3_600_000;

/** Epoch milliseconds of the n-th (negative: from the end) Sunday of a month, 00:00 UTC; no part of the code tested. */
function sunday(year: number, month: number, n: number): number {
  const sundays = Array.from({ length: 31 }, (_, index) => new Date(Date.UTC(year, month - 1, index + 1))).filter(
    (date) => date.getUTCMonth() === month - 1 && date.getUTCDay() === 0,
  );
  return sundays.at(n < 0 ? n : n - 1)!.getTime();
}

/** Expects the zone to go from one offset to another at exactly this instant. */
function expectChange(zone: string, instant: number, before: number, after: number): void {
  expect([zone, new Date(instant).toISOString(), offsetMinutesAt(zone, instant - 1)]).toEqual([
    zone,
    new Date(instant).toISOString(),
    before,
  ]);
  expect(offsetMinutesAt(zone, instant)).toBe(after);
}

describe('the bundled zone data', () => {
  it('is what the build script makes of the installed release', () => {
    const committed = readFileSync(new URL('zone-data.ts', import.meta.url), 'utf8');
    expect(committed).toBe(zoneDataModule());
    expect(tzVersion).toBe(moment.tz.dataVersion);
  });

  it('agrees with its source for every zone from 2000 to 2037', () => {
    const names = moment.tz.names();
    const instants = fc.integer({ min: Date.UTC(2000, 0, 1), max: Date.UTC(2037, 11, 31, 23, 59, 59) });
    fc.assert(
      fc.property(fc.constantFrom(...names), instants, (zone, instant) => {
        const expected = moment.tz.zone(zone)!;
        expect([zone, offsetMinutesAt(zone, instant), abbreviationAt(zone, instant)]).toEqual([
          zone,
          -expected.utcOffset(instant) || 0,
          expected.abbr(instant),
        ]);
      }),
      { numRuns: 5_000 },
    );
  });

  it('knows the United States and Canada, 2024 to 2030', () => {
    for (let year = 2024; year <= 2030; year += 1) {
      for (const [zone, standard] of [
        ['America/New_York', -300],
        ['America/Toronto', -300],
        ['America/Chicago', -360],
        ['America/Denver', -420],
        ['America/Los_Angeles', -480],
        ['America/Halifax', -240],
        ['America/St_Johns', -210],
      ] as const) {
        const twoOClock = (offset: number) => 2 * HOUR_MS - offset * 60_000;
        expectChange(zone, sunday(year, 3, 2) + twoOClock(standard), standard, standard + 60);
        expectChange(zone, sunday(year, 11, 1) + twoOClock(standard + 60), standard + 60, standard);
      }
    }
  });

  it('knows the United Kingdom and the European Union, 2024 to 2030', () => {
    for (let year = 2024; year <= 2030; year += 1) {
      for (const [zone, standard] of [
        ['Europe/London', 0],
        ['Europe/Amsterdam', 60],
        ['Europe/Helsinki', 120],
      ] as const) {
        expectChange(zone, sunday(year, 3, -1) + HOUR_MS, standard, standard + 60);
        expectChange(zone, sunday(year, 10, -1) + HOUR_MS, standard + 60, standard);
      }
    }
  });

  it('knows the half-hour change of Lord Howe', () => {
    for (let year = 2024; year <= 2030; year += 1) {
      expectChange('Australia/Lord_Howe', sunday(year, 4, 1) - 9 * HOUR_MS, 660, 630);
      expectChange('Australia/Lord_Howe', sunday(year, 10, 1) - 8.5 * HOUR_MS, 630, 660);
    }
  });

  it('leaves Vancouver at UTC-7 all year from November 2026', () => {
    expectChange('America/Vancouver', Date.UTC(2026, 2, 8, 10), -480, -420);
    for (let instant = Date.UTC(2026, 2, 8, 10); instant < Date.UTC(2040, 0, 1); instant += 6 * HOUR_MS) {
      if (offsetMinutesAt('America/Vancouver', instant) !== -420) throw new Error(new Date(instant).toISOString());
    }
    expect(offsetMinutesAt('America/Vancouver', Date.UTC(2025, 11, 1))).toBe(-480);
  });

  it('knows zones without daylight saving and with odd offsets', () => {
    for (const [zone, offset, name] of [
      ['America/Phoenix', -420, 'MST'],
      ['America/Regina', -360, 'CST'],
      ['Asia/Kolkata', 330, 'IST'],
      ['Asia/Calcutta', 330, 'IST'],
      ['Asia/Kathmandu', 345, '+0545'],
      ['Australia/Eucla', 525, '+0845'],
      ['Pacific/Kiritimati', 840, '+14'],
      ['UTC', 0, 'UTC'],
    ] as const) {
      for (const month of [0, 6]) {
        expect([offsetMinutesAt(zone, Date.UTC(2027, month)), abbreviationAt(zone, Date.UTC(2027, month))]).toEqual([
          offset,
          name,
        ]);
      }
    }
  });

  it('keeps segments in order', () => {
    for (const zone of listTimeZones()) {
      const { starts, offsets, abbreviations } = zoneTable(zone);
      expect(Array.from(starts)).toEqual(Array.from(starts).sort((one, other) => one - other));
      expect([offsets.length, abbreviations.length]).toEqual([starts.length, starts.length]);
      expect(Array.from(offsets).every((offset) => Math.abs(offset) <= 14 * HOUR_MS)).toBe(true);
    }
  });
});

describe('isTimeZone', () => {
  it('knows every name that moment-timezone knows', () => {
    expect(moment.tz.names().filter((name) => !isTimeZone(name))).toEqual([]);
  });

  it.each([
    '',
    ' ',
    '/',
    '|',
    'Europe',
    'Europe/',
    'London',
    'PDT:-420',
    'Europe/London ',
    'europe/london',
    '__proto__',
  ])('refuses %j', (name) => {
    expect(isTimeZone(name)).toBe(false);
    expect(() => offsetMinutesAt(name, 0)).toThrow(`Unknown time zone: ${name}`);
  });
});

describe('listTimeZones', () => {
  it('offers the names in use and no legacy ones, sorted', () => {
    const names = listTimeZones();
    expect(names).toEqual([...new Set(names)].sort());
    expect(names).toEqual(expect.arrayContaining(['America/Vancouver', 'Europe/Amsterdam', 'Asia/Kolkata', 'UTC']));
    expect(names.filter((name) => /^US\/|^Etc\/|Calcutta/.test(name))).toEqual([]);
    expect(names.length).toBe(419);
  });
});
