import { describe, expect, it } from '@jest/globals';
import { instantsOfSpan, lasting, minutesOf, spanFrom, spanOf, spanOfChoice, spanRules } from './eventSpan.js';

const VANCOUVER = 'America/Vancouver';
const NEW_YORK = 'America/New_York';
const hours = spanFrom('2026-11-04', '10:00', 90);

describe('the span of an event', () => {
  it('is read on the clocks of its zone, and written with their offset', () => {
    const event = { startsAt: '2026-11-04T18:00:00Z', endsAt: '2026-11-04T19:30:00Z', allDay: false };
    const span = spanOf(event, VANCOUVER);
    expect(span).toEqual({ ...hours, startTime: '11:00', endTime: '12:30' });
    const later = { ...span, endTime: '12:45' };
    expect(instantsOfSpan(later, VANCOUVER, event)).toEqual({
      startsAt: '2026-11-04T11:00:00-07:00',
      endsAt: '2026-11-04T12:45:00-07:00',
    });
  });

  it('of whole days ends with the last day, and is written to the first instant after it, over a clock change too', () => {
    const startsAt = '2026-10-31T00:00:00-04:00';
    const event = { startsAt, endsAt: '2026-11-02T00:00:00-05:00', allDay: true };
    const span = spanOf(event, NEW_YORK);
    expect(span).toMatchObject({ allDay: true, startDate: '2026-10-31', endDate: '2026-11-01' });
    expect(instantsOfSpan({ ...span, endDate: '2026-11-02' }, NEW_YORK)).toEqual({
      startsAt,
      endsAt: '2026-11-03T00:00:00-05:00',
    });
  });

  it('keeps its instants if it was not changed, also in the second of two repeated hours', () => {
    const event = { startsAt: '2026-11-01T01:30:00-05:00', endsAt: '2026-11-01T02:30:00-05:00', allDay: false };
    expect(instantsOfSpan(spanOf(event, NEW_YORK), NEW_YORK, event)).toEqual({
      startsAt: event.startsAt,
      endsAt: event.endsAt,
    });
  });

  it('keeps its length over midnight and the end of a month', () => {
    expect(lasting(spanFrom('2026-12-31', '23:30', 60), 90)).toMatchObject({ endDate: '2027-01-01', endTime: '01:00' });
    expect(minutesOf(spanFrom('2026-12-31', '23:30', 90))).toBe(90);
    expect(minutesOf({ ...hours, endTime: '' })).toBeUndefined();
  });

  it('is what was chosen on the calendar, hours or whole days', () => {
    const time = { date: '2026-11-04', start: '10:00', end: '11:30' };
    expect(spanOfChoice(time)).toEqual(hours);
    expect(spanOfChoice({ ...time, lastDay: '2026-11-06' })).toMatchObject({
      ...{ allDay: true, startDate: '2026-11-04', endDate: '2026-11-06' },
    });
  });
});

describe('the rules of a span', () => {
  it.each([
    ['an end date before the start date', { endDate: '2026-11-03' }, 'endDate', "The end can't be before the start."],
    ['an end before the start', { endTime: '09:45' }, 'endTime', 'The event must end after it starts.'],
    ['an end at the start', { endTime: '10:00' }, 'endTime', 'The event must end after it starts.'],
    ['no start', { startTime: '' }, 'startTime', 'This is needed.'],
    ['no last day', { allDay: true, endDate: '' }, 'endDate', 'This is needed.'],
  ])('refuse %s', (_what, part, field, message) => {
    const issues = spanRules.safeParse({ ...hours, ...part }).error?.issues;
    expect(issues?.map(({ path, message: said }) => [path[0], said])).toEqual([[field, message]]);
  });

  it.each([
    ['hours', {}],
    ['hours that end on the next day', { endDate: '2026-11-05', endTime: '01:00' }],
    ['a single day, whatever its times', { allDay: true, endTime: '08:00' }],
  ])('take %s', (_what, part) => {
    expect(spanRules.safeParse({ ...hours, ...part }).success).toBe(true);
  });
});
