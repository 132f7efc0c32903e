import { describe, expect, it } from '@jest/globals';
import { spanFrom } from '../event-form/eventSpan.js';
import {
  eventInput,
  groupEventRules,
  inZone,
  placesFor,
  spanOfType,
  untyped,
  valuesOfType,
  type EventType,
} from './groupEventValues.js';

const VANCOUVER = 'America/Vancouver';
const span = spanFrom('2026-11-04', '18:00', 60);
const type = (own: Partial<EventType> = {}): EventType => ({
  ...{ id: 'bath', name: 'Sound bath', description: 'Lie down.', instructions: null, kind: 'in_person' },
  ...{ duration: 90, durationUnit: 'minute', amountCents: 2500, capacity: 12, location: { id: 'studio' } },
  ...own,
});
const place = (id: string, kind: string, timeZone = VANCOUVER) => ({ id, name: id, kind, timeZone });
const places = [place('video', 'virtual'), place('home', 'home'), place('studio', 'office')];

describe('the length of a group event', () => {
  it.each([
    ['minutes', 90, 'minute', { endDate: '2026-11-04', endTime: '19:30', allDay: false }],
    ['hours', 7, 'hour', { endDate: '2026-11-05', endTime: '01:00', allDay: false }],
    ['one day, which is its first', 1, 'day', { endDate: '2026-11-04', allDay: true }],
    ['days, one less being added to the end', 3, 'day', { endDate: '2026-11-06', allDay: true }],
    ['an hour where its type says nothing', 0, 'minute', { endDate: '2026-11-04', endTime: '19:00', allDay: false }],
  ])('is that of its type: %s', (_what, duration, durationUnit, expected) => {
    const placed = spanOfType(span, type({ duration, durationUnit }));
    expect(placed).toMatchObject({ startDate: '2026-11-04', startTime: '18:00', ...expected });
  });

  it('begins at the same instant on the clocks of another place', () => {
    expect(inZone(span, VANCOUVER, 'America/New_York')).toMatchObject({ startTime: '20:00', endTime: '21:00' });
    expect(inZone(span, VANCOUVER, VANCOUVER)).toBe(span);
    const incomplete = { ...span, endTime: '' };
    expect(inZone(incomplete, VANCOUVER, 'America/New_York')).toBe(incomplete);
  });
});

describe('what a type brings', () => {
  it('is its place, price, places and texts', () => {
    expect(valuesOfType(type(), places)).toEqual({
      ...{ typeId: 'bath', locationId: 'studio', amountCents: 2500, unlimited: false, capacity: '12' },
      ...{ name: 'Sound bath', description: 'Lie down.', instructions: '' },
    });
  });

  it('is no limit where it has none, and a place of its kind where its own is gone', () => {
    expect(valuesOfType(type({ capacity: null, location: null }), places)).toMatchObject({
      ...{ unlimited: true, capacity: '10', locationId: 'home' },
    });
    expect(placesFor(places, 'virtual').map(({ id }) => id)).toEqual(['video']);
    expect(valuesOfType(type({ kind: 'virtual' }), [place('studio', 'office')])).toMatchObject({ locationId: '' });
  });

  it('is sent with its span, and no capacity where there is no limit', () => {
    const values = { ...untyped(span), ...valuesOfType(type(), places) };
    expect(eventInput(values, VANCOUVER)).toEqual({
      ...{ bookableEventTypeId: 'bath', locationId: 'studio', amountCents: 2500, unlimited: false, capacity: 12 },
      ...{ startsAt: '2026-11-04T18:00:00-07:00', endsAt: '2026-11-04T19:00:00-07:00', allDay: false },
      ...{ name: 'Sound bath', description: 'Lie down.', instructions: '' },
    });
    expect(eventInput({ ...values, unlimited: true }, VANCOUVER)).toMatchObject({ unlimited: true, capacity: null });
  });
});

describe('the rules of a group event', () => {
  const values = { ...untyped(span), ...valuesOfType(type(), places) };
  it.each([
    [{ typeId: '' }, 'typeId', 'Please choose a type.'],
    [{ locationId: '' }, 'locationId', 'Please choose a location.'],
    [{ amountCents: null }, 'amountCents', 'Please enter a price.'],
    [{ name: ' ' }, 'name', 'Name is required'],
    [{ name: 'x'.repeat(101) }, 'name', 'Please use at most 100 characters.'],
    [{ instructions: 'x'.repeat(5001) }, 'instructions', 'Please use at most 5000 characters.'],
    [{ capacity: '-1' }, 'capacity', 'Please enter a number from 0 to 10000.'],
    [{ capacity: '10001' }, 'capacity', 'Please enter a number from 0 to 10000.'],
    [{ capacity: '3.5' }, 'capacity', 'Please enter a number from 0 to 10000.'],
  ])('refuse %j', (part, field, message) => {
    const issues = groupEventRules.safeParse({ ...values, ...part }).error?.issues;
    expect(issues?.map(({ path, message: said }) => [path[0], said])).toEqual([[field, message]]);
  });

  it.each([
    [{}],
    [{ capacity: '0' }],
    [{ capacity: '10000' }],
    [{ unlimited: true, capacity: '' }],
    [{ amountCents: 0 }],
  ])('take %j', (part) => {
    expect(groupEventRules.safeParse({ ...values, ...part }).success).toBe(true);
  });
});
