import { describe, expect, it } from '@jest/globals';
import { chargeDueAt, retryAt } from './charge-schedule.js';

describe('chargeDueAt', () => {
  it.each([
    ['a winter day', '2026-12-01T18:00:00Z', 'America/New_York', '2026-12-01T11:00:00.000Z'],
    ['a summer day', '2026-07-01T18:00:00Z', 'America/New_York', '2026-07-01T10:00:00.000Z'],
    [
      'Vancouver in winter, at its permanent offset',
      '2026-12-01T18:00:00Z',
      'America/Vancouver',
      '2026-12-01T13:00:00.000Z',
    ],
    [
      'a visit that is on the day before in UTC',
      '2026-12-01T23:30:00Z',
      'Pacific/Auckland',
      '2026-12-01T17:00:00.000Z',
    ],
    ['a visit before six', '2026-12-01T10:00:00Z', 'America/New_York', '2026-12-01T10:00:00.000Z'],
    ['the day of a clock change', '2026-03-08T18:00:00Z', 'America/New_York', '2026-03-08T10:00:00.000Z'],
  ])('%s', (_, startsAt, zone, expected) => {
    expect(chargeDueAt(new Date(startsAt), zone).toISOString()).toBe(expected);
  });
});

describe('retryAt', () => {
  it('tries after 4 hours, after 24, and no more', () => {
    const now = new Date('2026-12-01T06:00:00Z');
    expect(retryAt(1, now)?.toISOString()).toBe('2026-12-01T10:00:00.000Z');
    expect(retryAt(2, now)?.toISOString()).toBe('2026-12-02T06:00:00.000Z');
    expect(retryAt(3, now)).toBeUndefined();
  });
});
