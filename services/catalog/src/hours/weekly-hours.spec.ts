import { describe, expect, it } from '@jest/globals';
import { parseWeeklyHours } from './weekly-hours.js';

const day = (weekDay: number, ...blocks: [string, string][]) => ({
  weekDay,
  enabled: true,
  blocks: blocks.map(([startsAt, endsAt]) => ({ startsAt, endsAt })),
});

describe('parseWeeklyHours', () => {
  it('sorts days and blocks and leaves out closed days', () => {
    const hours = parseWeeklyHours(
      JSON.stringify([
        day(3, ['13:00', '24:00'], ['09:00', '12:00']),
        { ...day(2, ['09:00', '17:00']), enabled: false },
        day(0, ['10:00', '11:00']),
      ]),
    );
    expect(hours).toEqual([
      { weekday: 0, blocks: [{ startsAt: '10:00', endsAt: '11:00' }] },
      {
        weekday: 3,
        blocks: [
          { startsAt: '09:00', endsAt: '12:00' },
          { startsAt: '13:00', endsAt: '24:00' },
        ],
      },
    ]);
  });

  it('accepts adjacent blocks', () => {
    expect(parseWeeklyHours(JSON.stringify([day(1, ['09:00', '12:00'], ['12:00', '17:00'])]))).toHaveLength(1);
  });

  it.each([
    ['not JSON', '{'],
    ['no list', '{}'],
    ['an unknown weekday', JSON.stringify([day(7, ['09:00', '17:00'])])],
    ['a time that is none', JSON.stringify([day(1, ['9am', '17:00'])])],
    ['an end past midnight', JSON.stringify([day(1, ['09:00', '24:30'])])],
    ['an end before the start', JSON.stringify([day(1, ['17:00', '09:00'])])],
    ['an empty block', JSON.stringify([day(1, ['09:00', '09:00'])])],
    ['overlapping blocks', JSON.stringify([day(1, ['09:00', '12:01'], ['12:00', '17:00'])])],
    ['a weekday twice', JSON.stringify([day(1, ['09:00', '12:00']), day(1, ['13:00', '17:00'])])],
  ])('refuses %s', (_, json) => {
    expect(() => parseWeeklyHours(json)).toThrow(
      expect.objectContaining({ code: 'invalid_available_times', field: 'availableTimes' }),
    );
  });
});
