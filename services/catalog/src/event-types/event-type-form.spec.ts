import { describe, expect, it } from '@jest/globals';
import { newId } from '@yarrow/kit/ids';
import { Location } from '../offerings/location.entity.js';
import { applyEventTypeForm, type EventTypeForm } from './event-type-form.js';
import { EventType } from './event-type.entity.js';

const office = Object.assign(new Location(), { id: newId(), kind: 'office' });
const online = Object.assign(new Location(), { id: newId(), kind: 'virtual' });
const apply = (changes: Partial<EventTypeForm> = {}, type = new EventType(), currency = 'USD') => {
  applyEventTypeForm(
    type,
    { name: 'Sunday Sound Bath', locationId: office.id, ...changes },
    { currency, locations: [office, online] },
  );
  return type;
};

describe('applyEventTypeForm', () => {
  it('gives a new kind the defaults of the product: 30 minutes, in person, free, unlimited, a slug of its name', () =>
    expect(apply()).toMatchObject({
      duration: 30,
      durationUnit: 'minute',
      kind: 'in_person',
      amountCents: 0,
      capacity: null,
      slug: 'sunday-sound-bath',
    }));

  it.each([
    [{ durationUnit: 'day' }, { duration: 1 }],
    [{ durationUnit: 'hour' }, { duration: 1 }],
    [{ unlimited: false }, { capacity: 10 }],
    [{ unlimited: true, capacity: 4 }, { capacity: null }],
    [{ capacity: 0 }, { capacity: 0 }],
    [{ slug: ' Full-Moon ' }, { slug: 'full-moon' }],
  ])('reads %j as %j', (form, expected) => expect(apply(form)).toMatchObject(expected));

  it('accepts only a whole price where the currency has no smaller unit', () => {
    expect(apply({ amountCents: 4_000 }, new EventType(), 'JPY').amountCents).toBe(4_000);
    expect(() => apply({ amountCents: 4_050 }, new EventType(), 'JPY')).toThrow(
      expect.objectContaining({ code: 'invalid_amount', field: 'amountCents' }),
    );
  });

  it('rejects a price below the minimum charge', () => {
    expect(() => apply({ amountCents: 99 })).toThrow(
      expect.objectContaining({ code: 'invalid_amount', field: 'amountCents' }),
    );
    expect(apply({ amountCents: 100 }).amountCents).toBe(100);
  });

  it('keeps what a change does not name, above all the slug that links lead to', () => {
    const type = apply({ capacity: 8, duration: 90, description: 'Bring a mat.' });
    apply({ name: 'Monday Sound Bath' }, type);
    expect(type).toMatchObject({
      name: 'Monday Sound Bath',
      slug: 'sunday-sound-bath',
      capacity: 8,
      duration: 90,
      description: 'Bring a mat.',
    });
  });

  it('starts a new unit with its own default', () =>
    expect(apply({ durationUnit: 'day' }, apply({ duration: 90 }))).toMatchObject({ duration: 1 }));

  it.each<[Partial<EventTypeForm>, string]>([
    [{ name: '  ' }, 'Name is required'],
    [{ name: '\u200B\u2060' }, 'Name is required'],
    [{ locationId: '' }, 'Location is required'],
    [{ locationId: newId() }, 'This location does not exist.'],
    [{ kind: 'virtual' }, 'A virtual event needs a virtual location.'],
    [{ locationId: online.id }, 'An event in person needs a place to come to.'],
    [{ kind: 'hybrid' }, 'Please choose in person or virtual.'],
    [{ durationUnit: 'week' }, 'Please choose minutes, hours or days.'],
    [{ slug: 'full moon!' }, 'Lowercase letters, numbers and hyphens only'],
    [{ duration: 0 }, 'The duration can be 1 to 10080 minutes.'],
    [{ duration: 32, durationUnit: 'day' }, 'The duration can be 1 to 31 days.'],
    [{ capacity: -1 }, 'The capacity can be 0 to 10000.'],
    [{ amountCents: -1 }, 'Please enter a price.'],
  ])('refuses %j', (changes, message) => expect(() => apply(changes)).toThrow(message));
});
