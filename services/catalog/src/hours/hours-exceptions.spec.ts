import { describe, expect, it } from '@jest/globals';
import { parseExceptions } from './hours-exceptions.js';

const TODAY = '2026-12-20';
const block = (startsAt: string, endsAt: string) => ({ startsAt, endsAt });

describe('parseExceptions', () => {
  it('puts dates and their blocks in order, and keeps closed ones', () => {
    const form = [
      { date: '2026-12-31', hours: [block('14:00', '16:00'), block('09:00', '12:00')] },
      { date: '2026-12-25', hours: [] },
    ];
    expect(parseExceptions(form, [], TODAY)).toEqual([
      { date: '2026-12-25', blocks: [] },
      { date: '2026-12-31', blocks: [block('09:00', '12:00'), block('14:00', '16:00')] },
    ]);
  });

  it('replaces what is to come, and leaves a year of the past as it was', () => {
    const stored = ['2025-12-01', '2026-11-26', '2026-12-24'].map((date) => ({ date, blocks: [] }));
    const form = [
      { date: '2026-11-26', hours: [block('09:00', '10:00')] },
      { date: TODAY, hours: [block('09:00', '24:00')] },
    ];
    expect(parseExceptions(form, stored, TODAY)).toEqual([
      { date: '2026-11-26', blocks: [] },
      { date: TODAY, blocks: [block('09:00', '24:00')] },
    ]);
  });

  it.each([
    [[{ date: '2026-02-30', hours: [] }], 'Please choose a date.'],
    [[{ date: 'tomorrow', hours: [] }], 'Please choose a date.'],
    [
      [
        { date: '2026-12-25', hours: [] },
        { date: '2026-12-25', hours: [] },
      ],
      'A date is there twice.',
    ],
    [[{ date: '2026-12-25', hours: [block('9:00', '10:00')] }], 'Please enter the hours as opening and closing times.'],
    [
      [{ date: '2026-12-25', hours: [block('24:00', '24:00')] }],
      'Please enter the hours as opening and closing times.',
    ],
    [[{ date: '2026-12-25', hours: [block('10:00', '09:00')] }], 'Closing time has to be after opening time.'],
    [
      [{ date: '2026-12-25', hours: [block('09:00', '11:00'), block('10:00', '12:00')] }],
      'Hours of one day cannot overlap.',
    ],
  ])('refuses %j', (form, message) => expect(() => parseExceptions(form, [], TODAY)).toThrow(message));

  it('refuses more dates than a year has', () => {
    const form = Array.from({ length: 367 }, (_, index) => ({
      date: new Date(Date.UTC(2027, 0, 1 + index)).toISOString().slice(0, 10),
      hours: [],
    }));
    expect(() => parseExceptions(form, [], TODAY)).toThrow('A location can have at most 366 dates to come.');
  });
});
