import { describe, expect, it } from '@jest/globals';
import { availableTimesOf, defaultWeek, isWeek, problemOfDay, weekOf, type HoursBlock } from './weeklyHours.js';

const day = (...blocks: [string, string][]) => ({
  ...{ weekDay: 1, enabled: true },
  blocks: blocks.map(([startsAt, endsAt]): HoursBlock => ({ startsAt, endsAt })),
});

describe('the hours of a week', () => {
  it('are nine to five from Monday to Friday by default', () => {
    const open = defaultWeek().filter(({ enabled }) => enabled);
    expect(open.map(({ weekDay }) => weekDay)).toEqual([1, 2, 3, 4, 5]);
    expect(open[0]!.blocks).toEqual([{ startsAt: '09:00', endsAt: '17:00' }]);
  });

  it('come from what is stored, closed days with hours to begin with', () => {
    const week = weekOf([{ weekDay: 6, hours: [{ startsAt: '10:00', endsAt: '24:00' }] }]);
    expect(week.filter(({ enabled }) => enabled)).toEqual([{ ...day(['10:00', '24:00']), weekDay: 6 }]);
    expect(week.find(({ weekDay }) => weekDay === 0)).toEqual({
      ...day(['09:00', '17:00']),
      weekDay: 0,
      enabled: false,
    });
    expect(JSON.parse(availableTimesOf(week))).toHaveLength(7);
  });

  it.each<[string, [string, string][], string | undefined]>([
    [
      'that follow each other',
      [
        ['12:00', '17:00'],
        ['09:00', '12:00'],
      ],
      undefined,
    ],
    ['that end before they start', [['17:00', '09:00']], 'Closing time has to be after opening time.'],
    [
      'that overlap',
      [
        ['09:00', '13:00'],
        ['12:00', '17:00'],
      ],
      'Hours of one day cannot overlap.',
    ],
    ['without an end', [['09:00', '']], 'Please enter an opening and a closing time.'],
  ])('%s are judged', (_case, blocks, problem) => {
    expect(problemOfDay(day(...blocks))).toBe(problem);
    expect(isWeek([day(...blocks)])).toBe(problem === undefined);
    expect(problemOfDay({ ...day(...blocks), enabled: false })).toBeUndefined();
  });
});
