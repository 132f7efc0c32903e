import { describe, expect, it } from '@jest/globals';
import { browserZone, eventDate, eventHours, hoursThere, readingZone } from './eventWhen.js';

const evening = {
  startsAt: '2026-11-20T18:00:00-05:00',
  endsAt: '2026-11-20T19:30:00-05:00',
  timeZone: 'America/New_York',
  allDay: false,
};

describe('when a group event is', () => {
  it('is shown in the visitor’s zone, and also in the event’s if their clocks differ', () => {
    expect(eventDate(evening, 'Europe/London')).toBe('Fri, Nov 20, 2026 – Sat, Nov 21, 2026');
    expect(eventDate(evening, 'America/Denver')).toBe('Friday, November 20, 2026');
    expect(eventHours(evening, 'America/Denver')).toBe('4:00 PM – 5:30 PM Denver time');
    expect(hoursThere(evening, 'America/Denver')).toBe('6:00 PM – 7:30 PM New York time');
    expect(hoursThere(evening, 'Asia/Tokyo')).toBe('Friday, November 20, 2026, 6:00 PM – 7:30 PM New York time');
  });

  it('is read by the clock of the place, online by one’s own, and by a registered client by theirs', () => {
    const there = { timeZone: 'America/Vancouver' };
    expect(readingZone({ ...there, kind: 'in_person' })).toBe('America/Vancouver');
    expect(readingZone({ ...there, kind: 'virtual' })).toBe(browserZone('America/Vancouver'));
    expect(readingZone({ ...there, kind: 'in_person' }, 'Europe/Paris')).toBe('Europe/Paris');
  });

  it('is said once where both read the same clock', () => {
    expect(hoursThere(evening, 'America/New_York')).toBeUndefined();
    expect(hoursThere(evening, 'America/Toronto')).toBeUndefined();
  });

  it('is the days of the event where it lasts whole days, also over a change of clocks', () => {
    const retreat = {
      startsAt: '2026-10-31T00:00:00-04:00',
      endsAt: '2026-11-03T00:00:00-05:00',
      timeZone: 'America/New_York',
      allDay: true,
    };
    expect(eventDate(retreat, 'Asia/Tokyo')).toBe('Sat, Oct 31, 2026 – Mon, Nov 2, 2026');
    expect([eventHours(retreat, 'Asia/Tokyo'), hoursThere(retreat, 'Asia/Tokyo')]).toEqual([undefined, undefined]);
  });

  it('of one whole day is that day', () =>
    expect(
      eventDate(
        { ...evening, startsAt: '2026-11-20T00:00:00-05:00', endsAt: '2026-11-21T00:00:00-05:00', allDay: true },
        'Europe/London',
      ),
    ).toBe('Friday, November 20, 2026'));
});
