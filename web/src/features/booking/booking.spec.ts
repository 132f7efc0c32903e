import { describe, expect, it } from '@jest/globals';
import { choiceKey, readChoice } from './bookingChoice.js';
import type { KeptTime } from './bookingDraft.js';
import type { BookingPractice } from './bookingPractice.js';
import { summaryLines } from './summaryLines.js';
import { stepOf } from './bookingStep.js';
import { dayByKey, lastDay, shiftMonth, timesOfDay, weeksOf } from './month.js';
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

  it('takes the chosen place, else the first', () => {
    expect(read('massage')?.place?.id).toBe('office');
    expect(read('talk')?.place?.id).toBe('office');
    expect(read('talk', null, 'virtual')?.place?.id).toBe('virtual');
    expect(read('massage', null, 'virtual')?.place?.id).toBe('office');
  });

  it('leaves out add-ons that the service does not allow', () => expect(read('talk', 'stones')?.addOns).toEqual([]));

  it('is the service of a package whose session pays for it, whatever else the address names', () => {
    const held = { token: 'secret', serviceId: 'talk' };
    const choice = readChoice(practice, { service: 'massage', addOns: null, place: 'office' }, held);
    expect(choice).toMatchObject({ packageToken: 'secret', serviceIds: ['talk'], amountCents: 0 });
    expect(choiceKey(choice!)).not.toBe(choiceKey(read('talk', null, 'office')!));
  });

  it.each([null, 'moon', 'stones'])('is none for the service %s', (id) => expect(read(id)).toBeUndefined());
});

describe('the step of a booking', () => {
  const choice = read('massage');
  const kept = { holdId: 'h', choice: 'massage @ office', startsAt: '', expiresAt: '', amountCents: 9000 } as KeptTime;
  const booked = { holdId: 'h', appointmentId: 'a', instantActionToken: 't', paymentDueBy: null, details: '' };
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
    ['payment', choice, { kept: { ...kept, paymentRequirement: 'charge' }, details }, 'details'],
    ['payment', choice, { kept: { ...kept, paymentRequirement: 'charge' }, details, booked }, 'payment'],
    ['payment', choice, { kept, details, booked: { ...booked, holdId: 'earlier' } }, 'details'],
    ['done', choice, {}, 'time'],
  ] as const)('asked for %s is the first whose ground is there', (asked, chosen, draft, step) =>
    expect(stepOf(asked, chosen, draft)).toBe(step),
  );

  it('stays done after a reload', () => expect(stepOf('done', undefined, { booked })).toBe('done'));
});

describe('the lines of the summary', () => {
  const line = (name: string, amountCents: number, more: object = {}) => ({
    ...{ name, amountCents, addOn: false, customPrice: false },
    ...more,
  });
  const keptWith = (lines: object[], more: object = {}) => ({ lines, ...more }) as unknown as KeptTime;

  it('are as offered until a time is kept, then as this client pays', () => {
    const choice = read('massage', 'stones')!;
    expect(summaryLines(choice, undefined).map(({ amountCents }) => amountCents)).toEqual([9000, 1500]);
    const kept = keptWith([line('Massage', 7500, { customPrice: true }), line('Stones', 1500, { addOn: true })]);
    expect(summaryLines(choice, kept)).toMatchObject([
      { amountCents: 7500, notes: ['Your price'], covered: false },
      { amountCents: 1500, notes: ['Add-on'], covered: false },
    ]);
  });

  it('say which session of a package it is', () => {
    const held = { token: 'secret', serviceId: 'massage' };
    const choice = readChoice(practice, { service: null, addOns: null, place: null }, held)!;
    const kept = keptWith([line('Massage', 0)], {
      package: { name: 'Five', numberOfSessions: 5, sessionsRemaining: 3 },
    });
    expect(summaryLines(choice, kept)).toMatchObject([{ notes: ['Session 3 of 5'], covered: true, amountCents: 0 }]);
  });
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

  it.each([
    [6, 'Saturday, November 28, 2026, 6 times available'],
    [1, 'Saturday, November 28, 2026, 1 time available'],
    [0, 'Saturday, November 28, 2026, no times'],
  ])('says full dates and %i times', (count, label) => expect(timesOfDay('2026-11-28', count)).toBe(label));

  it('reads the wall time that the server wrote', () => {
    expect(wallClock('2026-12-01T00:05:00-08:00')).toBe('12:05 AM');
    expect(wallClock('2026-12-01T13:30:00+05:45')).toBe('1:30 PM');
  });
});
