import { describe, expect, it } from '@jest/globals';
import { practitionerHours, visitDate, visitHours } from './visitTimes.js';

const visit = {
  startsAt: '2026-12-01T09:00:00-07:00',
  endsAt: '2026-12-01T10:00:00-07:00',
  timeZone: 'America/Vancouver',
  clientTimeZone: 'America/New_York',
};

describe('the times of a visit', () => {
  it('are shown in the zone in which the client booked', () => {
    expect(visitDate(visit)).toBe('Tuesday, December 1, 2026');
    expect(visitHours(visit)).toBe('11:00 AM – 12:00 PM New York time');
  });

  it('are shown together with those of the practitioner if their clocks differ', () =>
    expect(practitionerHours(visit)).toMatch(/^9:00 AM – 10:00 AM /));

  it('name the day where the practitioner has another one', () =>
    expect(practitionerHours({ ...visit, clientTimeZone: 'Asia/Tokyo' })).toMatch(
      /^Tuesday, December 1, 2026, 9:00 AM/,
    ));

  it('are shown once where clocks agree, whatever the zones are called', () =>
    expect(practitionerHours({ ...visit, clientTimeZone: 'America/Phoenix' })).toBeUndefined());

  it('are those of the place where the zone is unknown', () =>
    expect(visitHours({ ...visit, clientTimeZone: 'Mars/Olympus' })).toMatch(/^9:00 AM – 10:00 AM/));
});
