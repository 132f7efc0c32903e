import { describe, expect, it } from '@jest/globals';
import { eventHead, type EventFacts } from './event-head.js';
import { withHead } from './first-html.js';

const event: EventFacts = {
  name: 'Full Moon Sound Bath',
  description: 'Lie down\nand listen.',
  kind: 'in_person',
  photoUrl: '/media/moon.jpg',
  allDay: false,
  startsAt: '2026-12-04T18:00:00-05:00',
  endsAt: '2026-12-04T19:30:00-05:00',
  timeZone: 'America/New_York',
  amountCents: 2550,
  amountCurrency: 'USD',
  atCapacity: false,
  cancelled: false,
  registrationOpen: true,
  locationName: 'Studio',
  locationSingleLine: '12 Mercer St, New York, NY 10013',
  url: '/p/mara/events/1',
  practice: { name: 'Willow Rooms', practitionerName: 'Mara Jensen', url: '/p/mara', photoUrl: null },
};
const dataOf = (change: Partial<EventFacts>) =>
  eventHead({ ...event, ...change }, 'https://yarrow.test').structuredData as Record<string, object | string>;

describe('the head of an event’s page', () => {
  it('names event, host, time, place and price', () => {
    expect(eventHead(event, 'https://yarrow.test')).toMatchObject({
      title: 'Full Moon Sound Bath with Mara Jensen · Yarrow',
      description: 'Fri, Dec 4, 2026, 6:00 PM New York time · Studio · Lie down and listen.',
      canonical: 'https://yarrow.test/p/mara/events/1',
      image: 'https://yarrow.test/media/moon.jpg',
      structuredData: {
        '@type': 'Event',
        startDate: '2026-12-04T18:00:00-05:00',
        endDate: '2026-12-04T19:30:00-05:00',
        eventStatus: 'https://schema.org/EventScheduled',
        eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
        location: { '@type': 'Place', address: '12 Mercer St, New York, NY 10013' },
        offers: { price: '25.50', priceCurrency: 'USD', availability: 'https://schema.org/InStock' },
      },
    });
  });

  it('gives whole days as dates, the last one included, over a change of clocks', () =>
    expect(
      dataOf({ allDay: true, startsAt: '2026-10-31T00:00:00-04:00', endsAt: '2026-11-03T00:00:00-05:00' }),
    ).toMatchObject({ startDate: '2026-10-31', endDate: '2026-11-02' }));

  it.each([
    [{ atCapacity: true }, 'SoldOut', 'EventScheduled'],
    [{ registrationOpen: false, cancelled: true }, 'SoldOut', 'EventCancelled'],
  ])('says whether there are places: %p', (change, availability, status) =>
    expect(dataOf(change)).toMatchObject({
      eventStatus: `https://schema.org/${status}`,
      offers: { availability: `https://schema.org/${availability}` },
    }),
  );

  it('of a virtual event gives no address', () =>
    expect(dataOf({ kind: 'virtual' })['location']).toEqual({
      '@type': 'VirtualLocation',
      url: 'https://yarrow.test/p/mara/events/1',
    }));

  it('is inert whatever was typed', () => {
    const head = eventHead({ ...event, name: '</title><script>alert(1)</script>' }, 'https://yarrow.test');
    expect(withHead('<head><title>x</title></head>', head)).not.toContain('<script>alert');
  });
});
