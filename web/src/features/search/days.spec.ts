import { describe, expect, it } from '@jest/globals';
import { addDays, browserToday, dayChoices, openingLabel, otherClock, rangeLabel } from './days.js';

const rangeOf = (today: string, name: string) => dayChoices(today).find(({ value }) => value === name)?.range;

describe('the days of the filter', () => {
  it.each([
    ['2027-03-02', { from: '2027-03-06', to: '2027-03-07' }],
    ['2027-03-06', { from: '2027-03-06', to: '2027-03-07' }],
    ['2027-03-07', { from: '2027-03-07', to: '2027-03-07' }],
  ])('the weekend of %s', (today, range) => expect(rangeOf(today, 'weekend')).toEqual(range));

  it('cross months, years and clock changes by the calendar', () => {
    expect(addDays('2027-02-28', 1)).toBe('2027-03-01');
    expect(addDays('2027-12-31', 1)).toBe('2028-01-01');
    expect(addDays('2027-03-13', 2)).toBe('2027-03-15');
    expect(rangeOf('2027-12-30', 'week')).toEqual({ from: '2027-12-30', to: '2028-01-05' });
  });

  it('today is the browser’s day, not Greenwich’s', () =>
    expect(browserToday(new Date(2027, 2, 2, 23, 59))).toBe('2027-03-02'));

  it('have names', () => {
    const today = '2027-03-02';
    expect(rangeLabel({ from: '2027-03-03', to: '2027-03-03' }, today)).toBe('Tomorrow');
    expect(rangeLabel({ from: '2027-03-10', to: '2027-03-10' }, today)).toBe('Wed, Mar 10');
    expect(rangeLabel({ from: '2027-03-10', to: '2027-03-12' }, today)).toBe('Wed, Mar 10 – Fri, Mar 12');
    expect(rangeLabel({ from: '2027-03-10', to: undefined }, today)).toBe('From Wed, Mar 10');
    expect(rangeLabel({ from: undefined, to: '2027-03-10' }, today)).toBe('Until Wed, Mar 10');
  });
});

describe('a free start on a card', () => {
  it.each([
    ['2027-03-02T15:30:00-07:00', 'Today 3:30 PM'],
    ['2027-03-03T09:00:00-07:00', 'Tomorrow 9:00 AM'],
    ['2027-03-06T11:00:00-07:00', 'Sat 11:00 AM'],
    ['2027-03-14T09:00:00-07:00', 'Mar 14, 9:00 AM'],
  ])('%s is %s, in the wall time of the place', (startsAt, label) =>
    expect(openingLabel({ startsAt, timeZone: 'America/Edmonton' }, Date.parse('2027-03-02T09:00:00-07:00'))).toBe(
      label,
    ),
  );

  it.each([
    ['America/New_York', '2027-03-02T23:30:00-05:00', '2027-03-03T09:00:00-05:00', 'Tomorrow 9:00 AM'],
    ['America/New_York', '2027-03-03T00:10:00-05:00', '2027-03-03T09:00:00-05:00', 'Today 9:00 AM'],
    // Older rules have an hour less there.
    ['America/Vancouver', '2027-03-03T00:10:00-07:00', '2027-03-03T09:00:00-07:00', 'Today 9:00 AM'],
    ['Pacific/Auckland', '2027-03-02T23:30:00Z', '2027-03-03T15:00:00+13:00', 'Today 3:00 PM'],
    ['Europe/London', '2027-03-27T23:30:00Z', '2027-03-28T09:00:00+01:00', 'Tomorrow 9:00 AM'],
    ['Atlantis/New', '2027-03-02T23:30:00-08:00', '2027-03-03T09:00:00-08:00', 'Tomorrow 9:00 AM'],
  ])('in %s at %s counts days where the place is: %s is %s', (timeZone, now, startsAt, label) =>
    expect(openingLabel({ startsAt, timeZone }, Date.parse(now))).toBe(label),
  );

  it('says whose clock it is only where clocks differ', () => {
    const minutes = -new Date('2027-03-06T18:00:00Z').getTimezoneOffset();
    const sign = minutes < 0 ? '-' : '+';
    const two = (value: number) => String(Math.floor(Math.abs(value))).padStart(2, '0');
    const otherAt = (startsAt: string, timeZone: string) => otherClock({ startsAt, timeZone });
    expect(otherAt(`2027-03-06T18:00:00${sign}${two(minutes / 60)}:${two(minutes % 60)}`, 'Europe/London')).toBe('');
    expect(otherAt('2027-03-06T18:00:00+13:45', 'Pacific/Chatham')).toBe('Chatham time');
    expect(otherAt('2027-03-06T18:00:00-09:30', 'Pacific/Marquesas')).toBe('Marquesas time');
  });
});
