import { describe, expect, it } from '@jest/globals';
import { timeForClient } from './shown-time.js';

const span = {
  startsAt: Date.parse('2027-01-06T10:00:00-05:00'),
  endsAt: Date.parse('2027-01-06T11:00:00-05:00'),
  timeZone: 'America/New_York',
};
const practice = 'Wednesday, January 6, 2027, 10:00 AM – 11:00 AM New York time';

describe('the time of a visit in a message to the client', () => {
  it('is in both zones where clocks differ', () =>
    expect(timeForClient(span, 'virtual', 'Europe/London')).toBe(
      'Wednesday, January 6, 2027, 3:00 PM – 4:00 PM London time\n' +
        '10:00 AM – 11:00 AM New York time for your practitioner',
    ));

  it('has both days where they differ', () =>
    expect(timeForClient(span, 'virtual', 'Asia/Tokyo')).toBe(
      `Thursday, January 7, 2027, 12:00 AM – 1:00 AM Tokyo time\n${practice} for your practitioner`,
    ));

  it.each([
    ['where clocks agree', 'virtual', 'America/Toronto'],
    ['where the zone is unknown', 'virtual', 'Mars/Olympus'],
    ['at a place', 'office', 'Asia/Tokyo'],
  ])('is shown once %s', (_case, kind, zone) => expect(timeForClient(span, kind, zone)).toBe(practice));
});
