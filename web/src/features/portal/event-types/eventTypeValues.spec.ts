import { describe, expect, it } from '@jest/globals';
import { durationText, eventTypeInput, eventTypeRules, NEW_EVENT_TYPE } from './eventTypeValues.js';

const WHOLE = { ...NEW_EVENT_TYPE, name: 'Sound bath', locationId: 'studio' };

describe('a kind of group event in its form', () => {
  it('begins with half an hour in person that costs nothing, for as many as come', () =>
    expect(eventTypeInput(WHOLE)).toEqual({
      ...{ name: 'Sound bath', slug: null, kind: 'in_person', locationId: 'studio', description: '', instructions: '' },
      ...{ duration: 30, durationUnit: 'minute', amountCents: 0, unlimited: true, capacity: null },
      stagedPhotoHandle: null,
    }));

  it.each([
    [{}, 10],
    [{ capacity: '0' }, 0],
  ])('that has a limit, with %j, has %d places', (own, capacity) => {
    const values = { ...WHOLE, unlimited: false, ...own };
    expect(eventTypeRules.safeParse(values).success).toBe(true);
    expect(eventTypeInput(values)).toMatchObject({ unlimited: false, capacity });
  });

  it.each([
    [{ name: ' ' }, 'name'],
    [{ locationId: '' }, 'locationId'],
    [{ slug: 'Full moon' }, 'slug'],
    [{ duration: '0' }, 'duration'],
    [{ durationUnit: 'day', duration: '0' }, 'duration'],
    [{ durationUnit: 'day', duration: '32' }, 'duration'],
    [{ unlimited: false, capacity: '-1' }, 'capacity'],
    [{ unlimited: false, capacity: '' }, 'capacity'],
    [{ amountCents: null }, 'amountCents'],
  ])('is not saved with %j', (changes, field) => {
    const { error } = eventTypeRules.safeParse({ ...WHOLE, ...changes });
    expect(error?.issues.map(({ path }) => path[0])).toEqual([field]);
  });

  it.each([
    [{ duration: 90, durationUnit: 'minute' }, '90 minutes'],
    [{ duration: 1, durationUnit: 'day' }, '1 day'],
  ])('lasts %j: %s', (type, text) => expect(durationText(type)).toBe(text));
});
