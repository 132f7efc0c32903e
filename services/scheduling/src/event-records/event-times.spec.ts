import { describe, expect, it } from '@jest/globals';
import { eventTimes, requireQuarters, timesUnderNewRules } from './event-times.js';

const now = new Date('2026-10-01T12:00:00Z');
const NEW_YORK = 'America/New_York';
const times = (startsAt: string, duration: number, durationUnit: string, more: object = {}) =>
  eventTimes({ startsAt, allDay: false, timeZone: NEW_YORK, ...more }, { duration, durationUnit }, now);
const instants = ({ startsAt, endsAt }: { startsAt: Date; endsAt: Date }) => [
  startsAt.toISOString(),
  endsAt.toISOString(),
];

describe('the times of a group event', () => {
  it.each([
    ['minute', 90, '2026-10-10T16:00:00.000Z'],
    ['hour', 3, '2026-10-10T17:30:00.000Z'],
    ['', 0, '2026-10-10T15:30:00.000Z'],
  ])('end after the duration of the type: unit %s, %d', (unit, duration, end) =>
    expect(instants(times('2026-10-10T10:30:00-04:00', duration, unit))).toEqual(['2026-10-10T14:30:00.000Z', end]),
  );

  it('by the day end on the start date plus the duration minus one day', () => {
    const day = times('2026-10-10T10:30:00-04:00', 3, 'day');
    expect(day).toMatchObject({ allDay: true, localStartsAt: '2026-10-10T00:00', localEndsAt: '2026-10-13T00:00' });
    expect(instants(times('2026-10-10T10:30:00-04:00', 1, 'day'))).toEqual([
      '2026-10-10T04:00:00.000Z',
      '2026-10-11T04:00:00.000Z',
    ]);
  });

  it('by the day last whole days when clocks change inside: 73 hours in autumn, 71 in spring', () => {
    const hours = ({ startsAt, endsAt }: { startsAt: Date; endsAt: Date }) =>
      (endsAt.getTime() - startsAt.getTime()) / 3_600_000;
    expect(hours(times('2026-10-31T09:00:00-04:00', 3, 'day'))).toBe(73);
    expect(hours(times('2027-03-13T09:00:00-05:00', 3, 'day'))).toBe(71);
  });

  it('in minutes are elapsed time when clocks change inside', () =>
    expect(times('2026-10-31T23:00:00-04:00', 6, 'hour')).toMatchObject({ localEndsAt: '2026-11-01T04:00' }));

  it('may end when the practitioner says, over several days and a change of clocks', () =>
    expect(times('2026-10-30T18:00:00-04:00', 3, 'day', { endsAt: '2026-11-01T14:00:00-05:00' })).toMatchObject({
      allDay: false,
      localStartsAt: '2026-10-30T18:00',
      localEndsAt: '2026-11-01T14:00',
    }));

  it('of a whole day include the day of the end, unless it is midnight', () => {
    const end = (endsAt: string) => times('2026-10-10T09:00:00-04:00', 30, 'minute', { allDay: true, endsAt });
    expect(end('2026-10-11T15:00:00-04:00').localEndsAt).toBe('2026-10-12T00:00');
    expect(end('2026-10-12T00:00:00-04:00').localEndsAt).toBe('2026-10-12T00:00');
  });

  it('are read in the zone of the event, not in that of the text', () =>
    expect(times('2026-10-11T02:00:00Z', 1, 'day').localStartsAt).toBe('2026-10-10T00:00'));

  it.each([
    ['tomorrow', {}, 'Please enter a valid date and time.'],
    ['2026-10-10T10:30:00', {}, 'Please enter a valid date and time.'],
    ['2026-10-10T10:30:00Z', { endsAt: '2026-10-10T10:30:00Z' }, 'The event must end after it begins.'],
    ['2026-10-10T10:30:00Z', { endsAt: '2026-12-10T10:30:00Z' }, 'An event can last at most 31 days.'],
    ['2030-10-10T10:30:00Z', {}, 'Please choose a date within the next two years.'],
  ])('refuse %s %j', (startsAt, more, message) => expect(() => times(startsAt, 60, 'minute', more)).toThrow(message));
});

describe('chosen times', () => {
  const both = { start: true, end: true };
  const check = (startsAt: string, endsAt: string, chosen = both, more: object = {}) => {
    requireQuarters(times(startsAt, 50, 'minute', { endsAt, ...more }), chosen);
  };

  it.each(['10:00', '10:15', '10:30', '10:45'])('step in 15 minutes: %s', (time) =>
    expect(() => check(`2026-10-10T${time}:00-04:00`, '2026-10-10T12:45:00-04:00')).not.toThrow(),
  );

  it.each([
    ['2026-10-10T10:05:00-04:00', '2026-10-10T12:00:00-04:00', 'startsAt'],
    ['2026-10-10T10:15:30-04:00', '2026-10-10T12:00:00-04:00', 'startsAt'],
    ['2026-10-10T10:15:00-04:00', '2026-10-10T11:50:00-04:00', 'endsAt'],
  ])('are refused between the steps: %s to %s', (startsAt, endsAt, field) =>
    expect(() => check(startsAt, endsAt)).toThrow(expect.objectContaining({ field })),
  );

  it('step by the clock of the event, where zones are three quarters of an hour off', () => {
    const zone = { timeZone: 'Asia/Kathmandu' };
    expect(() => check('2026-10-10T10:15:00Z', '2026-10-10T11:00:00Z', both, zone)).not.toThrow();
    expect(() => check('2026-10-10T10:10:00Z', '2026-10-10T11:00:00Z', both, zone)).toThrow();
  });

  it('may end when the duration ends, and stay as they were', () => {
    expect(() =>
      check('2026-10-10T10:00:00-04:00', '2026-10-10T10:50:00-04:00', { start: true, end: false }),
    ).not.toThrow();
    expect(() =>
      check('2026-10-10T10:07:00-04:00', '2026-10-10T10:50:00-04:00', { start: false, end: false }),
    ).not.toThrow();
  });
});

describe('new rules of a zone', () => {
  it('move the instants and keep the wall times', () => {
    // As if the instants had been made under rules that were an hour off.
    const stale = { ...times('2026-12-01T10:00:00-05:00', 2, 'hour'), startsAt: new Date('2026-12-01T14:00:00Z') };
    expect(timesUnderNewRules(stale)).toEqual({
      startsAt: new Date('2026-12-01T15:00:00Z'),
      endsAt: new Date('2026-12-01T17:00:00Z'),
    });
  });

  it('leave the second of two repeated hours where it is', () =>
    expect(timesUnderNewRules(times('2026-11-01T01:30:00-05:00', 30, 'minute'))).toBeUndefined());
});
