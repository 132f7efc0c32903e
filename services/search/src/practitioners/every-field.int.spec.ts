import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { everyField, nullsIn } from '@yarrow/kit/testing/every-field';
import { startTestService, type TestService } from '@yarrow/kit/testing/test-service';
import { service } from '../service.js';
import { publishPractice } from '../testing/test-practices.js';

let search: TestService;

beforeAll(async () => {
  search = await startTestService(service);
}, 60_000);
afterAll(() => search?.stop());

it('answers every field of a practitioner who was found: name, photo, slug and reviews among them', async () => {
  const { practiceId } = await publishPractice(search, 'Willow Massage', {
    practice: { photoUrl: '/media/mara.webp', title: 'Massage Therapist', headline: 'Slow and kind.', slug: 'willow' },
    rating: [4.9, 80],
    price: 9_000,
  });
  const query = `{ searchPractitioners(near: { lat: 49.28, lng: -123.12 }) { edges { node
    ${await everyField(search, 'PractitionerHit')} } } }`;
  const { data, errors } = await search.graphql(query);
  expect(errors).toBeUndefined();
  const [hit] = data['searchPractitioners'].edges.map(({ node }: { node: object }) => node);
  expect(hit).toMatchObject({
    ...{ id: practiceId, name: 'Willow Massage', slug: 'willow', photoUrl: '/media/mara.webp' },
    ...{ reviewsAverage: 4.9, reviewsCount: 80, practice: { id: practiceId } },
  });
  expect(hit.practitionerName).toBeTruthy();
  expect(nullsIn(hit)).toEqual([]);
});
