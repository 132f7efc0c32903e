import { describe, expect, it } from '@jest/globals';
import { personalEventTimes } from './personal-event-times.js';

const now = new Date('2026-10-01T12:00:00Z');
const timeZone = 'America/New_York';
const times = (startsAt: string, endsAt: string, allDay = false) =>
  personalEventTimes({ startsAt, endsAt, allDay, timeZone }, now);
const days = (startsAt: string, endsAt: string) => times(startsAt, endsAt, true);

describe('the times of a personal event', () => {
  it('are kept as instants and as the wall times that are meant', () =>
    expect(times('2026-10-22T16:00:00Z', '2026-10-22T13:00:00-04:00')).toEqual({
      ...{ allDay: false, timeZone },
      startsAt: new Date('2026-10-22T16:00:00Z'),
      endsAt: new Date('2026-10-22T17:00:00Z'),
      localStartsAt: '2026-10-22T12:00',
      localEndsAt: '2026-10-22T13:00',
    }));

  it.each([
    ['of one day by the same midnight twice', '2026-10-22T00:00:00-04:00', '2026-10-22T00:00:00-04:00', '2026-10-23'],
    ['of one day by the midnight after it', '2026-10-22T00:00:00-04:00', '2026-10-23T00:00:00-04:00', '2026-10-23'],
    ['of one day whatever the times on it', '2026-10-22T15:00:00-04:00', '2026-10-22T09:00:00-04:00', '2026-10-23'],
    ['of three days by a time on the third', '2026-10-22T09:00:00-04:00', '2026-10-24T08:00:00-04:00', '2026-10-25'],
  ])('are whole days %s', (_what, startsAt, endsAt, after) =>
    expect(days(startsAt, endsAt)).toMatchObject({
      localStartsAt: '2026-10-22T00:00',
      localEndsAt: `${after}T00:00`,
    }),
  );

  it.each([
    ['23', '2027-03-14T12:00:00-04:00'],
    ['25', '2026-11-01T12:00:00-05:00'],
  ])('are %s hours of a day on which clocks change', (hours, noon) => {
    const { startsAt, endsAt } = days(noon, noon);
    expect((endsAt.getTime() - startsAt.getTime()) / 3_600_000).toBe(Number(hours));
  });

  it('are given back as they were by what the calendar shows of whole days', () => {
    const shown = days('2026-10-31T12:00:00-04:00', '2026-11-02T12:00:00-05:00');
    expect(days(shown.startsAt.toISOString(), shown.endsAt.toISOString())).toEqual(shown);
  });

  it.each([
    ['an end before the start', '2026-10-22T12:00:00Z', '2026-10-22T11:59:00Z', false, 'invalid_ends_at'],
    ['no time at all', '2026-10-22T12:00:00Z', '2026-10-22T12:00:00Z', false, 'invalid_ends_at'],
    ['an end on an earlier day', '2026-10-22T12:00:00Z', '2026-10-21T12:00:00Z', true, 'invalid_ends_at'],
    ['more than a year', '2026-10-22T12:00:00Z', '2027-10-26T12:00:00Z', false, 'invalid_ends_at'],
    ['a start in six years', '2032-10-22T12:00:00Z', '2032-10-22T13:00:00Z', false, 'invalid_starts_at'],
    ['a start six years ago', '2020-09-22T12:00:00Z', '2020-09-22T13:00:00Z', false, 'invalid_starts_at'],
    ['a start that is no time', 'at noon', '2026-10-22T13:00:00Z', false, 'invalid_starts_at'],
    ['an end without an offset', '2026-10-22T12:00:00Z', '2026-10-22T13:00:00', false, 'invalid_ends_at'],
  ])('cannot have %s', (_what, startsAt, endsAt, allDay, code) => {
    expect(() => times(startsAt, endsAt, allDay)).toThrow(expect.objectContaining({ code }));
  });
});
