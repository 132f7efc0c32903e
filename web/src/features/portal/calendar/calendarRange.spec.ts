import { describe, expect, it } from '@jest/globals';
import { daysOf, fetchedDays, instantsOf, step, titleOf } from './calendarRange.js';

describe('the days of a view', () => {
  it('are one, seven from the first weekday, or the month', () => {
    expect(daysOf('day', '2026-11-20', 0)).toEqual({ from: '2026-11-20', to: '2026-11-21' });
    expect(daysOf('week', '2026-11-20', 0)).toEqual({ from: '2026-11-15', to: '2026-11-22' });
    expect(daysOf('week', '2026-11-22', 1)).toEqual({ from: '2026-11-16', to: '2026-11-23' });
    expect(daysOf('month', '2026-11-20', 0)).toEqual({ from: '2026-11-01', to: '2026-12-01' });
  });

  it('are fetched with one unit before and after', () => {
    expect(fetchedDays('day', '2026-11-01', 0)).toEqual({ from: '2026-10-31', to: '2026-11-03' });
    expect(fetchedDays('week', '2026-11-20', 0)).toEqual({ from: '2026-11-08', to: '2026-11-29' });
    expect(fetchedDays('month', '2026-11-20', 0)).toEqual({ from: '2026-10-01', to: '2027-01-01' });
  });

  it('begin and end at midnight of the practice, on both sides of a clock change', () => {
    expect(instantsOf({ from: '2026-11-01', to: '2026-11-02' }, 'America/New_York')).toEqual({
      from: '2026-11-01T04:00:00.000Z',
      to: '2026-11-02T05:00:00.000Z',
    });
    expect(instantsOf({ from: '2026-11-01', to: '2026-11-02' }, 'America/Vancouver')).toEqual({
      from: '2026-11-01T07:00:00.000Z',
      to: '2026-11-02T07:00:00.000Z',
    });
  });
});

describe('moving through the calendar', () => {
  it('goes by the unit of the view and stays inside shorter months', () => {
    expect(step('day', '2026-11-30', 1)).toBe('2026-12-01');
    expect(step('week', '2026-11-01', -1)).toBe('2026-10-25');
    expect(step('month', '2026-01-31', 1)).toBe('2026-02-28');
  });
});

describe('the title', () => {
  it('says what is shown', () => {
    expect(titleOf('day', '2026-11-20', 0)).toBe('Friday, November 20, 2026');
    expect(titleOf('week', '2026-11-20', 0)).toBe('Nov 15 – 21, 2026');
    expect(titleOf('week', '2026-12-30', 1)).toBe('Dec 28, 2026 – Jan 3, 2027');
    expect(titleOf('month', '2026-11-20', 0)).toBe('November 2026');
  });
});
