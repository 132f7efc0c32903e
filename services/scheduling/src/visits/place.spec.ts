import { describe, expect, it } from '@jest/globals';
import { testAppointment } from '../testing/test-appointment.js';
import { isSamePlace, looksSame } from './place.js';
import type { AppointmentPlace } from './visit-parts.js';

const OFFICE = testAppointment().place;
const VIDEO: AppointmentPlace = {
  ...OFFICE,
  ...{ kind: 'virtual', singleLine: 'Online', area: '', virtualType: 'video' },
  ...{ virtualLink: 'https://meet.example.com/1', virtualInstructions: 'Be early.' },
};
const HOME: AppointmentPlace = { ...OFFICE, kind: 'home', hideAddress: true };

describe('two copies of a place', () => {
  it.each<[string, AppointmentPlace, Partial<AppointmentPlace>, boolean]>([
    ['location', OFFICE, { locationId: 'other' }, false],
    ['name', OFFICE, { name: 'Annex' }, false],
    ['kind', OFFICE, { kind: 'virtual' }, false],
    ['address', OFFICE, { singleLine: '5 River Rd, Hoboken, NJ 07030' }, false],
    ['hidden address', { ...OFFICE, hideAddress: true }, { singleLine: '5 River Rd, Hoboken, NJ 07030' }, false],
    ['visibility of the address', OFFICE, { hideAddress: true }, true],
    ['town next to an equal address', OFFICE, { area: 'Hoboken, NJ' }, true],
    ['link of an office', OFFICE, { virtualLink: 'https://meet.example.com/2' }, true],
    ['link', VIDEO, { virtualLink: 'https://meet.example.com/2' }, false],
    ['instructions', VIDEO, { virtualInstructions: 'Be late.' }, false],
    ['kind of meeting', VIDEO, { virtualType: 'phone' }, false],
    ['address from which a practitioner travels', HOME, { singleLine: '5 River Rd, Hoboken, NJ 07030' }, true],
    ['town from which a practitioner travels', HOME, { area: 'Hoboken, NJ' }, false],
  ])(
    'with another %s are not the same, and look the same only if clients cannot see it',
    (_what, place, changes, same) => {
      const changed = { ...place, ...changes };
      expect(isSamePlace(place, changed)).toBe(false);
      expect(looksSame(place, changed)).toBe(same);
    },
  );

  it('are the same whatever the order of their fields', () => {
    const reversed = Object.fromEntries(Object.entries(VIDEO).toReversed()) as unknown as AppointmentPlace;
    expect(isSamePlace(VIDEO, reversed)).toBe(true);
    expect(looksSame(VIDEO, reversed)).toBe(true);
  });
});

describe('a visit that follows its location', () => {
  const now = new Date('2027-01-04T12:00:00Z');
  const follow = (changes: Parameters<typeof testAppointment>[0], place: AppointmentPlace = VIDEO) => {
    const visit = testAppointment(changes);
    visit.followPlace(place, { now, together: [visit.id] });
    return visit;
  };

  it.each([
    ['approved', 1, true],
    ['pending', 0, true],
    ['awaiting_payment', 0, false],
  ] as const)('and is %s has SEQUENCE %i', (state, calendarSequence, isAnnounced) => {
    const visit = follow({ state });
    expect(visit).toMatchObject({ state, calendarSequence, version: 2, place: VIDEO, aspectVersions: { place: 2 } });
    expect(visit.announced?.place).toEqual(isAnnounced ? OFFICE : undefined);
  });

  it('keeps time, zone, lines and price', () => {
    const { startsAt, endsAt, timeZone, localStartsAt, lines, amountCents } = testAppointment();
    expect(follow({})).toMatchObject({ startsAt, endsAt, timeZone, localStartsAt, lines, amountCents });
  });

  it('keeps its SEQUENCE if those who come see no difference', () => {
    expect(follow({}, { ...OFFICE, hideAddress: true })).toMatchObject({ calendarSequence: 0, version: 2 });
  });
});
