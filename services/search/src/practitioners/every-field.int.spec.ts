import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { FixedClock } from '@yarrow/kit/clock';
import { everyField } from '@yarrow/kit/testing/every-field';
import type { TestService } from '@yarrow/kit/testing/test-service';
import { ACUPUNCTURE, MASSAGE, publishOpenings, publishPractice } from '../testing/test-practices.js';
import { startTestSearch } from '../testing/test-search.js';

let search: TestService;

beforeAll(async () => {
  search = await startTestSearch({ clock: new FixedClock('2027-01-04T12:00:00Z') });
});
afterAll(() => search?.stop());

it('answers every field of a practitioner who was found: name, photo, slug and reviews among them', async () => {
  const words = {
    photoUrl: '/media/mara.webp',
    title: 'Massage Therapist',
    headline: 'Slow and kind.',
    slug: 'willow',
  };
  const person = { practitionerFirstName: 'Mara', practitionerLastName: 'Jensen', specialties: [MASSAGE, ACUPUNCTURE] };
  const willow = await publishPractice(search, 'Willow Massage', {
    practice: { ...words, ...person },
    locations: [{ kind: 'virtual' }],
    rating: [4.9, 80],
    price: 9_000,
  });
  await publishPractice(search, 'Farther Away', { location: { latitude: 49.4, longitude: -123.3 } });
  await publishOpenings(search, willow, [
    { startsAt: '2027-01-05T18:00:00Z', date: '2027-01-05', partOfDay: 'morning' },
    {
      startsAt: '2027-01-06T22:30:00Z',
      date: '2027-01-06',
      partOfDay: 'afternoon',
      locationKind: 'virtual',
      location: 1,
    },
  ]);
  const query = `{ searchPractitioners(near: { lat: 49.30, lng: -123.12 }) { edges { node
    ${await everyField(search, 'PractitionerHit')} } } }`;
  const { data, errors } = await search.graphql(query);
  expect(errors).toBeUndefined();
  const [hit] = data['searchPractitioners'].edges.map(({ node }: { node: object }) => node);
  const { practiceId, serviceId, locationIds } = willow;
  const opening = { __typename: 'SearchOpening', timeZone: 'America/Vancouver', serviceId };
  expect(hit).toEqual({
    ...{ __typename: 'PractitionerHit', id: practiceId, practice: { __typename: 'Practice', id: practiceId } },
    ...{ name: 'Willow Massage', practitionerName: 'Mara Jensen', ...words, url: '/p/willow' },
    ...{ reviewsAverage: 4.9, reviewsCount: 80, therapies: ['Swedish Massage', 'Traditional Acupuncture'] },
    ...{ cityState: 'Vancouver, BC', latitude: 49.28, longitude: -123.12, distanceKm: 1.9 },
    ...{ inPerson: true, inHome: false, virtual: true, fromAmountCents: 9_000, currency: 'CAD' },
    nextOpenings: [
      {
        ...{ ...opening, startsAt: '2027-01-05T11:00:00-07:00', date: '2027-01-05', partOfDay: 'morning' },
        ...{ kind: 'in_person', locationId: locationIds[0] },
      },
      {
        ...{ ...opening, startsAt: '2027-01-06T15:30:00-07:00', date: '2027-01-06', partOfDay: 'afternoon' },
        ...{ kind: 'virtual', locationId: locationIds[1] },
      },
    ],
  });
});
