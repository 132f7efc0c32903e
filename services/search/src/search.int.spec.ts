import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { LocationDeletedSchema } from '@yarrow/contracts/catalog/v1/events_pb';
import type { TestService } from '@yarrow/kit/testing/test-service';
import {
  ACUPUNCTURE,
  INSOMNIA,
  SEATTLE,
  VANCOUVER,
  publishPractice as publishPracticeTo,
  savePractice as savePracticeTo,
  type Offer,
} from './testing/test-practices.js';
import { DocumentsPublisher } from './engine/indexing/documents.publisher.js';
import { TESTED_ENGINE, startTestSearch } from './testing/test-search.js';

const SEARCH = `query ($query: String, $near: GeoPointInput, $place: String, $radiusKm: Float, $kind: SearchKind, $category: String, $language: String,
  $sort: SearchSort, $first: Int, $after: String) {
  searchPractitioners(query: $query, near: $near, place: $place, radiusKm: $radiusKm, kind: $kind, category: $category, language: $language,
    sort: $sort, first: $first, after: $after) {
    totalCount place { label } pageInfo { hasNextPage endCursor }
    facets { categories { value count } languages { value count } kinds { value label count } }
    edges { node { id name cityState distanceKm latitude reviewsAverage fromAmountCents url therapies virtual } }
  }
}`;

interface Page {
  totalCount: number;
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  edges: { node: { name: string } }[];
}

let search: TestService;

const publishPractice = async (name: string, offer: Offer = {}) =>
  (await publishPracticeTo(search, name, offer)).practiceId;
const savePractice = (practiceId: string, changes: object) => savePracticeTo(search, practiceId, changes);
const find = async (variables: object) => (await search.graphql(SEARCH, { ...variables })).data.searchPractitioners;
const namesOf = (page: Page): string[] => page.edges.map((edge) => edge.node.name);

beforeAll(async () => {
  search = await startTestSearch();
  await publishPractice('Willow Massage', { rating: [4.9, 80], price: 9000 });
  await publishPractice('Harbour Bodywork', { rating: [4.1, 12], location: { latitude: 49.3, longitude: -123.1 } });
  await publishPractice('Emerald Acupuncture', {
    practice: { specialties: [ACUPUNCTURE, INSOMNIA], languages: ['English', 'Français'] },
    location: SEATTLE,
    price: 0,
  });
  await publishPractice('Travelling Hands', {
    location: { kind: 'home', travelDistanceMiles: 30, hideAddress: true, latitude: 49.6, longitude: -123.1 },
  });
  await publishPractice('Quiet Mind Online', {
    practice: { specialties: [INSOMNIA] },
    location: { kind: 'virtual', latitude: undefined, longitude: undefined },
  });
  await publishPractice('Not Yet Open', { practice: { published: false } });
});
afterAll(() => search?.stop());

describe('searchPractitioners', () => {
  it('finds by therapy, by condition and by name, and only what is published', async () => {
    expect(namesOf(await find({ query: 'swedish massage' })).sort()).toEqual([
      'Harbour Bodywork',
      'Travelling Hands',
      'Willow Massage',
    ]);
    expect(namesOf(await find({ query: 'insomnia' })).sort()).toEqual(['Emerald Acupuncture', 'Quiet Mind Online']);
    expect(namesOf(await find({ query: 'willow' }))).toEqual(['Willow Massage']);
    expect((await find({ query: 'not yet open' })).totalCount).toBe(0);
  });

  it.each([['masage'], ['massge'], ['MASSAGE'], ['mássage']])('forgives %s', async (query) => {
    expect(namesOf(await find({ query }))).toContain('Willow Massage');
  });

  it.each([['acupunture'], ['accupuncture']])('forgives %s', async (query) => {
    expect(namesOf(await find({ query }))).toEqual(['Emerald Acupuncture']);
  });

  it('does not take a different word for a typing error', async () => {
    for (const query of ['manage', 'zebra', 'plumbing']) expect((await find({ query })).totalCount).toBe(0);
  });

  it('looks around a point, as far as a travelling practitioner travels, nearest first', async () => {
    const near = { lat: VANCOUVER.latitude, lng: VANCOUVER.longitude };
    const page = await find({ near, radiusKm: 10, sort: 'distance' });
    expect(namesOf(page)).toEqual(['Willow Massage', 'Harbour Bodywork', 'Travelling Hands']);
    expect(page.edges[0].node).toMatchObject({ distanceKm: 0, cityState: 'Vancouver, BC' });
    expect(namesOf(await find({ near: { lat: SEATTLE.latitude, lng: SEATTLE.longitude }, radiusKm: 10 }))).toEqual([
      'Emerald Acupuncture',
    ]);
  });

  it('resolves the name of a place and finds nothing where there are no practices', async () => {
    const page = await find({ place: 'vancouver' });
    expect(page.place).toEqual({ label: 'Vancouver, BC' });
    expect(namesOf(page)).not.toContain('Emerald Acupuncture');
    expect(await find({ place: 'Zzyzxville' })).toMatchObject({ totalCount: 0, place: null });
  });

  it('finds virtual practices from everywhere', async () => {
    expect(namesOf(await find({ kind: 'virtual', near: { lat: 0, lng: 0 } }))).toEqual(['Quiet Mind Online']);
  });

  it('counts everybody who meets online, however far, as choosing that facet would find them', async () => {
    const near = { lat: SEATTLE.latitude, lng: SEATTLE.longitude };
    const countOf = async (variables: object) => {
      const { facets } = await find({ near, radiusKm: 10, ...variables });
      return facets.kinds.find(({ value }: { value: string }) => value === 'virtual')?.count;
    };
    expect(await countOf({})).toBe(1);
    expect(await countOf({ query: 'insomnia' })).toBe(1);
    expect(await countOf({ query: 'acupuncture' })).toBeUndefined();
    expect(await countOf({ language: 'Français' })).toBeUndefined();
  });

  it('counts in each facet what choosing it would leave', async () => {
    const { facets } = await find({});
    expect(facets.categories).toEqual([
      { value: 'massage', count: 3 },
      { value: 'acupuncture', count: 1 },
    ]);
    expect(facets.kinds).toContainEqual({ value: 'in_home', label: 'In home', count: 1 });
    const inFrench = await find({ language: 'Français' });
    expect(inFrench.facets.categories).toEqual([{ value: 'acupuncture', count: 1 }]);
    expect(inFrench.facets.languages).toContainEqual({ value: 'English', count: 5 });
  });

  it('pages through all without repeating any', async () => {
    const names: string[] = [];
    let after: string | null = null;
    do {
      const page: Page = await find({ first: 2, after, sort: 'rating' });
      names.push(...namesOf(page));
      after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
    } while (after);
    expect(new Set(names).size).toBe(5);
    expect(names[0]).toBe('Willow Massage');
  });

  it.each([{ first: 51 }, { radiusKm: 0 }, { near: { lat: 91, lng: 0 } }, { after: 'x' }])(
    'refuses %j',
    async (variables) => {
      expect((await search.graphql(SEARCH, variables)).errors?.[0]?.extensions.code).toMatch(/^invalid_/);
    },
  );

  it.each([["'; DROP TABLE practitioners; --"], ['%'], ['\\'], ['$1'], ['🧘']])('takes %s as words', async (query) => {
    const { errors, data } = await search.graphql(SEARCH, { query });
    expect(errors).toBeUndefined();
    expect(data.searchPractitioners.totalCount).toBeGreaterThanOrEqual(0);
  });
});

describe('suggest', () => {
  it('truncates a prefix longer than anybody types', async () => {
    expect((await find({ query: 'x'.repeat(50_000) })).totalCount).toBe(0);
  });

  const suggest = async (prefix: string) =>
    (await search.graphql(`query ($prefix: String!) { suggest(prefix: $prefix) { kind label url } }`, { prefix })).data
      .suggest;

  it('offers specialties first, then practitioners by any word of their names', async () => {
    expect(await suggest('swed')).toEqual([
      { kind: 'therapy', label: 'Swedish Massage', url: '/practitioner-search?query=Swedish+Massage' },
    ]);
    expect((await suggest('massage'))[0]).toMatchObject({ kind: 'therapy', label: 'Swedish Massage' });
    expect(
      (await suggest('bodyw')).map(({ kind, url }: { kind: string; url: string }) => [kind, url.slice(0, 5)]),
    ).toEqual([['practitioner', '/p/p-']]);
  });

  it.each([
    ['specialties', 12, 0],
    ['practitioners', 0, 12],
    ['both', 7, 7],
  ])('offers ten of more: %s', async (what, specialties, practitioners) => {
    const word = `zyx${what}`;
    const named = Array.from({ length: specialties }, (_, index) => ({
      ...INSOMNIA,
      specialtyId: `${word}-${index}`,
      name: `${word} ${index}`,
    }));
    await publishPractice(`Many ${what}`, { practice: { specialties: named } });
    for (let index = 0; index < practitioners; index += 1)
      await publishPractice(`${word} number ${index}`, { practice: { specialties: [] } });
    const offered: { label: string; url: string }[] = await suggest(word);
    expect(offered).toHaveLength(10);
    expect(new Set(offered.map(({ url }) => url)).size).toBe(10);
  });

  it('offers ten suggestions at most, and none for an empty prefix', async () => {
    await Promise.all(Array.from({ length: 12 }, (_, index) => publishPractice(`Zephyr Rooms ${index}`)));
    expect(await suggest('zephyr')).toHaveLength(10);
    expect(await suggest(' ')).toEqual([]);
    expect(await suggest('%')).toEqual([]);
  });

  it('offers places', async () => {
    const { data } = await search.graphql(`{ suggestPlaces(prefix: "Van") { label type } }`);
    expect(data.suggestPlaces).toHaveLength(10);
    expect(data.suggestPlaces[0]).toEqual({ label: 'Vancouver, BC', type: 'locality' });
  });
});

describe('the index', () => {
  it('shows a change as soon as its event is applied, and never goes back to an older version', async () => {
    const practiceId = await publishPractice('Before');
    await savePractice(practiceId, { name: 'Afterwards', version: 3 });
    await savePractice(practiceId, { name: 'In between', version: 2 });
    expect(namesOf(await find({ query: 'afterwards' }))).toEqual(['Afterwards']);
    await savePractice(practiceId, { published: false, version: 4 });
    expect((await find({ query: 'afterwards' })).totalCount).toBe(0);
  });

  it('removes a practice whose last location is deleted', async () => {
    const practiceId = await publishPractice('Moving Away');
    const [{ location_id: locationId }] = await search.dataSource.query(
      'SELECT location_id FROM location_projections WHERE practice_id = $1',
      [practiceId],
    );
    await search.publish(LocationDeletedSchema, { practiceId, locationId }, { aggregateId: locationId });
    expect((await find({ query: 'moving away' })).totalCount).toBe(0);
  });

  it('is the same after all owners have published their snapshots again', async () => {
    const before = await find({ first: 50, sort: 'rating' });
    await search.dataSource.query(
      'TRUNCATE practice_projections, location_projections, service_projections, rating_projections, practitioners CASCADE',
    );
    await search.republish('catalog');
    await search.republish('reviews');
    await search.eventually(async () => expect(await find({ first: 50, sort: 'rating' })).toEqual(before));
  });

  // The database has no index of its own to replace.
  if (TESTED_ENGINE === 'opensearch')
    it('answers the same from a new index, into which all documents were written', async () => {
      const before = await find({ first: 50, sort: 'rating' });
      const servedIndex = async () =>
        (await search.dataSource.query('SELECT name FROM document_indices WHERE serving'))[0]?.name;
      const earlier = await servedIndex();
      const publisher = search.app.get(DocumentsPublisher, { strict: false });
      await search.dataSource.transaction((tx) => publisher.publish(tx, { limit: 200 }));
      await search.eventually(async () => expect(await servedIndex()).not.toBe(earlier));
      expect(await find({ first: 50, sort: 'rating' })).toEqual(before);
    });
});
