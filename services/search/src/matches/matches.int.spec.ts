import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { FixedClock } from '@yarrow/kit/clock';
import type { TestService } from '@yarrow/kit/testing/test-service';
import {
  ACUPUNCTURE,
  BACK_PAIN,
  INSOMNIA,
  MASSAGE,
  SEATTLE,
  publishOpenings,
  publishPractice,
} from '../testing/test-practices.js';
import { startTestSearch } from '../testing/test-search.js';

const MATCH = `query ($input: MatchPractitionersInput!) {
  matchPractitioners(input: $input) { place { label } matches { score reasons hit { name url nextOpenings { startsAt } } } }
}`;
let search: TestService;

const match = async (input: object) => (await search.graphql(MATCH, { input })).data.matchPractitioners;
const namesOf = ({ matches }: { matches: { hit: { name: string } }[] }) => matches.map(({ hit }) => hit.name);

beforeAll(async () => {
  search = await startTestSearch({ clock: new FixedClock('2027-03-02T20:00:00Z') });
  const back = await publishPractice(search, 'Strong Back', {
    practice: { specialties: [MASSAGE, BACK_PAIN] },
    rating: [4.9, 40],
  });
  const both = await publishPractice(search, 'Back and Sleep', {
    practice: { specialties: [ACUPUNCTURE, BACK_PAIN, INSOMNIA] },
  });
  await publishPractice(search, 'Seattle Back', { practice: { specialties: [MASSAGE, BACK_PAIN] }, location: SEATTLE });
  await publishPractice(search, 'Sleep Online', {
    practice: { specialties: [INSOMNIA] },
    location: { kind: 'virtual', latitude: undefined, longitude: undefined },
  });
  await publishOpenings(search, back, [{ startsAt: '2027-03-06T18:00:00Z', date: '2027-03-06', partOfDay: 'morning' }]);
  await publishOpenings(search, both, [{ startsAt: '2027-03-03T18:00:00Z', date: '2027-03-03', partOfDay: 'morning' }]);
});
afterAll(() => search?.stop());

describe('matchPractitioners', () => {
  it('ranks who shares most, with the reasons', async () => {
    const found = await match({ conditions: ['Back Pain', 'Insomnia'], place: 'Vancouver, BC' });
    expect(namesOf(found)).toEqual(['Back and Sleep', 'Strong Back']);
    expect(found.place).toEqual({ label: 'Vancouver, BC' });
    expect(found.matches[0].reasons.slice(0, 2)).toEqual(['Works with back pain', 'Works with insomnia']);
    expect(found.matches[0].score).toBeGreaterThan(found.matches[1].score);
  });

  it('ranks by free times, and still shows practitioners without any', async () => {
    const found = await match({
      conditions: ['Back Pain'],
      place: 'Vancouver, BC',
      weekend: true,
      partsOfDay: ['morning'],
    });
    expect(namesOf(found)).toEqual(['Strong Back', 'Back and Sleep']);
    expect(found.matches[0].reasons).toContain('Free Saturday morning');
    expect(found.matches[0].hit.nextOpenings).toEqual([{ startsAt: '2027-03-06T11:00:00-07:00' }]);
    expect(found.matches[1].reasons.join()).not.toContain('Free');
  });

  it('matches only the requested kind and place of the visit', async () => {
    expect(namesOf(await match({ conditions: ['Back Pain'], place: 'Seattle, WA' }))).toEqual(['Seattle Back']);
    expect(namesOf(await match({ conditions: ['Insomnia'], kind: 'virtual', place: 'Seattle, WA' }))).toEqual([
      'Sleep Online',
    ]);
    expect(namesOf(await match({ kind: 'in_home' }))).toEqual([]);
  });

  it('gives a matching therapy category as a reason too', async () => {
    const found = await match({ categories: ['acupuncture'] });
    expect(namesOf(found)).toEqual(['Back and Sleep']);
    expect(found.matches[0].reasons).toContain('Offers acupuncture');
  });

  it('matches the best rated without any criteria, and returns nothing for an unknown place', async () => {
    expect(namesOf(await match({}))[0]).toBe('Strong Back');
    expect(await match({ place: 'Zzyzxville' })).toEqual({ place: null, matches: [] });
  });

  it.each([
    [{ conditions: Array.from({ length: 9 }, (_, index) => `c${index}`) }, 'invalid_conditions'],
    [{ categories: ['x'.repeat(81)] }, 'invalid_categories'],
    [{ first: 21 }, 'invalid_first'],
    [{ from: 'soon' }, 'BAD_USER_INPUT'],
    [{ from: '2027-03-03', to: '2027-03-02' }, 'invalid_to'],
    [{ near: { lat: 95, lng: 0 } }, 'invalid_near'],
  ])('refuses %j', async (input, code) =>
    expect((await search.graphql(MATCH, { input })).errors?.[0]?.extensions.code).toBe(code),
  );

  it.each([["'; DROP TABLE openings; --"], ['%'], ['<script>']])('takes %s as an unknown name', async (name) =>
    expect(namesOf(await match({ conditions: [name] }))).toEqual([]),
  );
});
