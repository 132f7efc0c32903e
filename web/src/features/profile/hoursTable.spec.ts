import { describe, expect, it } from '@jest/globals';
import { comingDates, hoursTable } from './hoursTable.js';

const nineToFive = [{ startsAt: '09:00', endsAt: '17:00' }];

describe('the table of hours', () => {
  it('joins equal neighbouring days and names closed ones', () => {
    const days = [1, 2, 3].map((weekDay) => ({ weekDay, hours: nineToFive }));
    expect(hoursTable(days)).toEqual([
      { days: 'Mon – Wed', hours: ['9:00 AM – 5:00 PM'] },
      { days: 'Thu – Sun', hours: ['Closed'] },
    ]);
  });

  it('lists the blocks of a day and reads noon and midnight', () =>
    expect(
      hoursTable([
        {
          weekDay: 0,
          hours: [
            { startsAt: '00:00', endsAt: '12:00' },
            { startsAt: '12:30', endsAt: '24:00' },
          ],
        },
      ]).at(-1),
    ).toEqual({ days: 'Sun', hours: ['12:00 AM – 12:00 PM', '12:30 PM – 12:00 AM'] }));

  it('names the next five dates with other hours, and those that are closed', () => {
    const dates = [21, 22, 23, 24, 25, 26].map((day) => ({
      date: `2026-12-${day}`,
      hours: day === 25 ? [] : nineToFive,
    }));
    const shown = comingDates(dates);
    expect(shown.at(0)).toEqual({ day: 'Mon, Dec 21', hours: ['9:00 AM – 5:00 PM'] });
    expect(shown.at(-1)).toEqual({ day: 'Fri, Dec 25', hours: ['Closed'] });
  });
});
