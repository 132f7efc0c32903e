import { describe, expect, it } from '@jest/globals';
import { hoursBlocks, markOf, openLocations } from './openHours.js';

const VANCOUVER = 'America/Vancouver';
const daily = (startsAt: string, endsAt: string, timeZone = VANCOUVER) => ({
  timeZone,
  allHours: [0, 1, 2, 3, 4, 5, 6].map((weekDay) => ({ weekDay, hours: [{ startsAt, endsAt }] })),
  hoursExceptions: [],
});
const closed = { timeZone: VANCOUVER, allHours: [{ weekDay: 1, hours: [] }], hoursExceptions: [] };
const studio = daily('09:00', '17:00');
/** What a day shows: `closed 0:00–9:00`, in order. */
const look = (locations: Parameters<typeof hoursBlocks>[1], day = '2026-11-18') =>
  hoursBlocks(
    VANCOUVER,
    locations,
  )(new Date(`${day}T00:00:00Z`)).map(({ className, from, to }) => `${className} ${clock(from)}–${clock(to)}`);
const clock = (part: number) => {
  const minutes = Math.round(part * 1440);
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
};

describe('the hours of a day of the calendar', () => {
  it('are shaded outside the hours of the only location, to the minute', () => {
    expect(look([studio, closed])).toEqual(['closed 0:00–9:00', 'closed 17:00–24:00']);
    expect(look([daily('08:50', '17:05')])).toEqual(['closed 0:00–8:50', 'closed 17:05–24:00']);
  });

  it('are marked by each of several locations that is open, in the zone of each', () => {
    expect(look([studio, daily('14:00', '22:00', 'America/New_York')])).toEqual([
      'closed 0:00–9:00',
      'closed 20:00–24:00',
      `${markOf(0)} 9:00–17:00`,
      `${markOf(1)} 12:00–20:00`,
    ]);
  });

  it('reach into another day of the practice where the location is far away', () => {
    // Vancouver is 16 hours behind.
    expect(look([daily('09:00', '18:00', 'Asia/Tokyo')])).toEqual(['closed 2:00–17:00']);
  });

  it('are shaded between two openings, and on a day off as a whole', () => {
    const hours = [
      { startsAt: '13:00', endsAt: '17:00' },
      { startsAt: '09:00', endsAt: '12:00' },
    ];
    const wednesdays = { timeZone: VANCOUVER, allHours: [{ weekDay: 3, hours }], hoursExceptions: [] };
    expect(look([wednesdays])).toEqual(['closed 0:00–9:00', 'closed 12:00–13:00', 'closed 17:00–24:00']);
    expect(look([wednesdays], '2026-11-19')).toEqual(['closed 0:00–24:00']);
  });

  it('are those of the date where it is an exception', () => {
    const hours = [{ startsAt: '12:00', endsAt: '15:00' }];
    const other = {
      ...studio,
      hoursExceptions: [
        { date: '2026-11-18', hours },
        { date: '2026-11-20', hours: [] },
      ],
    };
    expect(look([other])).toEqual(['closed 0:00–12:00', 'closed 15:00–24:00']);
    expect(look([other], '2026-11-19')).toEqual(['closed 0:00–9:00', 'closed 17:00–24:00']);
    expect(look([other], '2026-11-20')).toEqual(['closed 0:00–24:00']);
    expect(openLocations([{ ...closed, hoursExceptions: [{ date: '2026-11-18', hours }] }])).toHaveLength(1);
  });

  it('are those that the clocks show on the day on which they change', () => {
    expect(look([studio], '2026-03-08')).toEqual(['closed 0:00–9:00', 'closed 17:00–24:00']);
  });

  it('are not shaded for a practice without hours', () => {
    expect(look([closed])).toEqual([]);
    expect(openLocations([closed, studio])).toEqual([studio]);
  });
});
