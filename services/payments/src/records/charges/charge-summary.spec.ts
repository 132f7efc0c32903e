import { describe, expect, it } from '@jest/globals';
import { nextSummaryAt, summarisedDay } from './charge-summary.js';

describe('the evening before charges', () => {
  it.each([
    ['America/New_York', '2027-01-04T12:00:00Z', '2027-01-04T23:00:00.000Z'],
    ['America/New_York', '2027-01-04T23:00:00Z', '2027-01-05T23:00:00.000Z'],
    // Clocks go forward in the night before, and back.
    ['America/New_York', '2027-03-13T23:00:00Z', '2027-03-14T22:00:00.000Z'],
    ['Europe/London', '2027-10-30T17:00:00Z', '2027-10-31T18:00:00.000Z'],
    ['Pacific/Auckland', '2026-12-31T05:00:01Z', '2027-01-01T05:00:00.000Z'],
  ])('is 18:00 in %s after %s', (zone, now, expected) =>
    expect(nextSummaryAt(Date.parse(now), zone).toISOString()).toBe(expected),
  );

  it.each([
    ['America/New_York', '2027-03-13T23:00:00Z', '2027-03-14', '2027-03-14T05:00:00.000Z', '2027-03-15T04:00:00.000Z'],
    ['America/New_York', '2026-12-31T23:00:00Z', '2027-01-01', '2027-01-01T05:00:00.000Z', '2027-01-02T05:00:00.000Z'],
  ])('is followed in %s after %s by %s', (zone, dueAt, day, from, to) => {
    const summarised = summarisedDay(new Date(dueAt), zone);
    expect([summarised.day, summarised.from.toISOString(), summarised.to.toISOString()]).toEqual([day, from, to]);
  });
});
