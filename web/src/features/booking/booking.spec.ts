import { describe, expect, it } from '@jest/globals';
import { readChoice } from './bookingChoice.js';
import type { BookingPractice } from './bookingPractice.js';
import { stepOf } from './bookingStep.js';
import { dayByKey, lastDay, shiftMonth, weeksOf } from './month.js';
import { wallClock } from './times.js';

const office = { id: 'office', name: 'Studio' };
const virtual = { id: 'virtual', name: 'Video' };
const massage = {
  id: 'massage',
  addOn: false,
  allowedServiceIds: [],
  locations: [{ id: 'office' }],
  variations: [
    { id: 'massage', amountCents: 9000, timeLength: 60 },
    { id: 'massage-90', amountCents: 12000, timeLength: 90 },
  ],
};
const talk = {
  ...massage,
  id: 'talk',
  locations: [{ id: 'office' }, { id: 'virtual' }],
  variations: [{ id: 'talk', amountCents: 0, timeLength: 15 }],
};
const stones = {
  ...massage,
  id: 'stones',
  addOn: true,
  allowedServiceIds: ['massage'],
  variations: [{ id: 'stones', amountCents: 1500, timeLength: 15 }],
};
const practice = { services: [massage, talk, stones], locations: [office, virtual] } as unknown as BookingPractice;
const read = (service: string | null, addOns: string | null = null, place: string | null = null) =>
  readChoice(practice, { service, addOns, place });

describe('the choice in the address', () => {
  it('is a variation with its add-ons, whose lengths and prices add up', () =>
    expect(read('massage-90', 'stones')).toMatchObject({
      serviceIds: ['massage-90', 'stones'],
      durationMinutes: 105,
      amountCents: 13500,
    }));

  it('takes the only place, and waits for a choice between several', () => {
    expect(read('massage')?.place?.id).toBe('office');
    expect(read('talk')?.place).toBeUndefined();
    expect(read('talk', null, 'virtual')?.place?.id).toBe('virtual');
    expect(read('massage', null, 'virtual')?.place?.id).toBe('office');
  });

  it('leaves out add-ons that the service does not allow', () => expect(read('talk', 'stones')?.addOns).toEqual([]));

  it.each([null, 'moon', 'stones'])('is none for the service %s', (id) => expect(read(id)).toBeUndefined());
});

describe('the step of a booking', () => {
  const choice = read('massage');
  const kept = { holdId: 'h', choice: 'massage @ office', startsAt: '', expiresAt: '', amountCents: 9000 };
  const details = {
    firstName: 'Maya',
    lastName: 'R',
    email: 'm@x.test',
    phone: { country: 'US', text: '1' },
    note: '',
  } as const;

  it.each([
    [null, undefined, {}, 'service'],
    [null, choice, {}, 'service'],
    [null, read('talk'), {}, 'time'],
    ['details', choice, {}, 'time'],
    ['details', choice, { kept: { ...kept, paymentRequirement: 'charge' } }, 'details'],
    ['details', choice, { kept: { ...kept, choice: 'other', paymentRequirement: 'charge' } }, 'time'],
    ['payment', choice, { kept: { ...kept, paymentRequirement: 'charge' } }, 'details'],
    ['payment', choice, { kept: { ...kept, paymentRequirement: 'charge' }, details }, 'payment'],
    ['payment', choice, { kept: { ...kept, paymentRequirement: 'none' }, details }, 'details'],
    ['done', choice, {}, 'time'],
  ] as const)('asked for %s is the first whose ground is there', (asked, chosen, draft, step) =>
    expect(stepOf(asked, chosen, draft)).toBe(step),
  );

  it('stays done after a reload', () =>
    expect(
      stepOf('done', undefined, {
        booked: { holdId: 'h', appointmentId: 'a', instantActionToken: 't', paymentDueBy: null },
      }),
    ).toBe('done'));
});

describe('the calendar', () => {
  it('lays a month out in weeks from Sunday', () => {
    const weeks = weeksOf('2026-12');
    expect(weeks[0]).toEqual([
      undefined,
      undefined,
      '2026-12-01',
      '2026-12-02',
      '2026-12-03',
      '2026-12-04',
      '2026-12-05',
    ]);
    expect(weeks.at(-1)?.filter(Boolean)).toEqual([
      '2026-12-27',
      '2026-12-28',
      '2026-12-29',
      '2026-12-30',
      '2026-12-31',
    ]);
  });

  it('knows leap years and turns of the year', () => {
    expect(lastDay('2028-02')).toBe('2028-02-29');
    expect(shiftMonth('2026-12', 1)).toBe('2027-01');
  });

  it.each([
    ['ArrowLeft', '2026-11-30'],
    ['ArrowDown', '2026-12-08'],
    ['Home', '2026-11-29'],
    ['End', '2026-12-05'],
    ['PageDown', '2027-01-01'],
  ])('moves by %s', (key, date) => expect(dayByKey(key, '2026-12-01')).toBe(date));

  it('reads the wall time that the server wrote', () => {
    expect(wallClock('2026-12-01T00:05:00-08:00')).toBe('12:05 AM');
    expect(wallClock('2026-12-01T13:30:00+05:45')).toBe('1:30 PM');
  });
});
