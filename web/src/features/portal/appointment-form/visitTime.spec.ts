import { describe, expect, it } from '@jest/globals';
import { instantsOfVisit, lasting, minutesOf, monthAhead, nextFullHour, slotTime } from './visitTime.js';

const ZONE = 'America/New_York';

describe('the time of a visit', () => {
  it.each([
    ['2026-11-20T09:20:00-05:00', { date: '2026-11-20', start: '10:00', end: '11:00' }],
    ['2026-11-20T22:30:00-05:00', { date: '2026-11-20', start: '23:00', end: '00:00' }],
    ['2026-11-20T23:30:00-05:00', { date: '2026-11-21', start: '00:00', end: '01:00' }],
  ])('is the next full hour at %s', (now, expected) => {
    expect(nextFullHour(ZONE, Date.parse(now))).toEqual(expected);
  });

  it('is what was clicked for an hour, or what was drawn over', () => {
    expect(slotTime({ start: '2026-11-20T09:15' })).toEqual({ date: '2026-11-20', start: '09:15', end: '10:15' });
    const drawn = { start: '2026-11-20T09:15', end: '2026-11-20T09:45' };
    expect(slotTime(drawn)).toEqual({ date: '2026-11-20', start: '09:15', end: '09:45' });
  });

  it('ends on the next day where the end is not after the start', () => {
    expect(minutesOf({ start: '23:30', end: '00:15' })).toBe(45);
    expect(minutesOf({ start: '10:00', end: '10:00' })).toBe(1440);
    expect(lasting({ date: '2026-11-20', start: '23:30' }, 45).end).toBe('00:15');
    expect(instantsOfVisit({ date: '2026-11-20', start: '23:30', end: '00:15' }, ZONE)).toEqual({
      startsAt: '2026-11-20T23:30:00-05:00',
      endsAt: '2026-11-21T00:15:00-05:00',
    });
  });

  it('lasts as long as chosen on both sides of a change of clocks', () => {
    expect(instantsOfVisit({ date: '2026-11-01', start: '00:30', end: '02:30' }, ZONE)).toEqual({
      startsAt: '2026-11-01T00:30:00-04:00',
      endsAt: '2026-11-01T01:30:00-05:00',
    });
    expect(instantsOfVisit({ date: '2026-03-08', start: '02:30', end: '03:30' }, ZONE)).toEqual({
      startsAt: '2026-03-08T03:30:00-04:00',
      endsAt: '2026-03-08T04:30:00-04:00',
    });
  });

  it('of a series ends a month later', () => {
    expect(monthAhead('2027-01-31')).toBe('2027-02-28');
    expect(monthAhead('')).toBe('');
  });
});
