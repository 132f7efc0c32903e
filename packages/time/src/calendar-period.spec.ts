import { describe, expect, it } from '@jest/globals';
import { type Calendar, periodOf } from './calendar-period.js';

const NEW_YORK: Calendar = { timeZone: 'America/New_York', country: 'US' };
const LONDON: Calendar = { timeZone: 'Europe/London', country: 'GB' };
const range = (filter: Parameters<typeof periodOf>[0], calendar: Calendar, now: string) => {
  const { from, to } = periodOf(filter, calendar, new Date(now))!;
  return [from.toISOString(), to.toISOString()];
};

describe('the period of a filter', () => {
  it('is none for all time', () => {
    expect(periodOf('all_time', NEW_YORK, new Date())).toBeUndefined();
  });

  it('begins its weeks on Sunday in the US and on Monday in the UK', () => {
    // A Wednesday.
    const now = '2027-01-06T12:00:00Z';
    expect(range('this_week', NEW_YORK, now)).toEqual(['2027-01-03T05:00:00.000Z', '2027-01-10T05:00:00.000Z']);
    expect(range('last_week', NEW_YORK, now)).toEqual(['2026-12-27T05:00:00.000Z', '2027-01-03T05:00:00.000Z']);
    expect(range('this_week', LONDON, now)).toEqual(['2027-01-04T00:00:00.000Z', '2027-01-11T00:00:00.000Z']);
  });

  it('holds today on the first and on the last day of a week', () => {
    expect(range('this_week', LONDON, '2027-01-04T00:00:00Z')[0]).toBe('2027-01-04T00:00:00.000Z');
    expect(range('this_week', LONDON, '2027-01-10T23:59:59Z')[0]).toBe('2027-01-04T00:00:00.000Z');
  });

  it('counts the day in the practice’s zone, not in that of the machine', () => {
    const now = '2027-02-01T04:30:00Z';
    expect(range('this_month', NEW_YORK, now)).toEqual(['2027-01-01T05:00:00.000Z', '2027-02-01T05:00:00.000Z']);
    expect(range('this_month', LONDON, now)).toEqual(['2027-02-01T00:00:00.000Z', '2027-03-01T00:00:00.000Z']);
  });

  it('has months as long as they are, and last month of January in the year before', () => {
    const [from, to] = range('last_month', LONDON, '2028-03-31T12:00:00Z');
    expect([from, to]).toEqual(['2028-02-01T00:00:00.000Z', '2028-03-01T00:00:00.000Z']);
    expect(range('last_month', LONDON, '2027-01-31T12:00:00Z')[0]).toBe('2026-12-01T00:00:00.000Z');
    expect(range('this_year', LONDON, '2027-01-31T12:00:00Z')).toEqual([
      '2027-01-01T00:00:00.000Z',
      '2028-01-01T00:00:00.000Z',
    ]);
    expect(range('last_year', NEW_YORK, '2027-01-31T12:00:00Z')[1]).toBe('2027-01-01T05:00:00.000Z');
  });

  it('is an hour shorter or longer where clocks change in it', () => {
    const hours = (filter: Parameters<typeof periodOf>[0], now: string) => {
      const [from = '', to = ''] = range(filter, NEW_YORK, now);
      return (Date.parse(to) - Date.parse(from)) / 3_600_000;
    };
    expect(hours('this_week', '2027-03-16T12:00:00Z')).toBe(7 * 24 - 1);
    expect(hours('this_week', '2027-11-09T12:00:00Z')).toBe(7 * 24 + 1);
    expect(hours('this_month', '2027-03-16T12:00:00Z')).toBe(31 * 24 - 1);
  });

  it('begins its weeks on Monday where the country is not known', () => {
    const unknown = { timeZone: 'UTC', country: '' };
    expect(range('this_week', unknown, '2027-01-06T12:00:00Z')[0]).toBe('2027-01-04T00:00:00.000Z');
  });
});
