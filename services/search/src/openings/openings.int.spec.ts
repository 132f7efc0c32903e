import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { FixedClock } from '@yarrow/kit/clock';
import type { TestService } from '@yarrow/kit/testing/test-service';
import {
  SEATTLE,
  VANCOUVER,
  publishOpenings,
  publishPractice,
  type PublishedPractice,
} from '../testing/test-practices.js';
import { startTestSearch } from '../testing/test-search.js';

const SEARCH = `query ($query: String, $near: GeoPointInput, $kind: SearchKind, $from: Date, $to: Date, $partsOfDay: [PartOfDay!], $sort: SearchSort, $first: Int, $openings: Int) {
  searchPractitioners(query: $query, near: $near, kind: $kind, from: $from, to: $to, partsOfDay: $partsOfDay, sort: $sort, first: $first) {
    totalCount facets { categories { value count } kinds { value count } }
    edges { node { name nextOpenings(first: $openings) { startsAt timeZone date partOfDay kind locationId serviceId } } }
  }
}`;
/** Tuesday noon in Vancouver. */
const NOW = '2027-03-02T20:00:00Z';
const clock = new FixedClock(NOW);

let search: TestService;
let harbour: PublishedPractice;
let willow: PublishedPractice;

const find = async (variables: object) => (await search.graphql(SEARCH, { ...variables })).data.searchPractitioners;
const namesOf = (page: { edges: { node: { name: string } }[] }) => page.edges.map(({ node }) => node.name).sort();
const openingsOf = async (name: string, variables: object = {}) =>
  (await find(variables)).edges.find(({ node }: { node: { name: string } }) => node.name === name)?.node.nextOpenings;

beforeAll(async () => {
  search = await startTestSearch({ clock });
  willow = await publishPractice(search, 'Willow', {
    locations: [{ kind: 'virtual', latitude: undefined, longitude: undefined }],
  });
  harbour = await publishPractice(search, 'Harbour', { locations: [{ kind: 'home', travelDistanceMiles: 10 }] });
  await publishPractice(search, 'Never Free');
  await publishOpenings(search, willow, [
    { startsAt: '2027-03-02T17:00:00Z', date: '2027-03-02', partOfDay: 'morning' },
    { startsAt: '2027-03-02T23:30:00Z', date: '2027-03-02', partOfDay: 'afternoon' },
    {
      startsAt: '2027-03-06T18:00:00Z',
      date: '2027-03-06',
      partOfDay: 'morning',
      locationKind: 'virtual',
      location: 1,
    },
  ]);
  await publishOpenings(search, harbour, [
    { startsAt: '2027-03-03T17:00:00Z', date: '2027-03-03', partOfDay: 'morning' },
    { startsAt: '2027-03-04T02:00:00Z', date: '2027-03-03', partOfDay: 'evening', locationKind: 'home', location: 1 },
  ]);
});
afterAll(() => search?.stop());
beforeEach(() => clock.set(NOW));

describe('nextOpenings', () => {
  it('are the free starts that scheduling published, in the zone of the place', async () => {
    expect(await openingsOf('Harbour')).toEqual([
      {
        startsAt: '2027-03-03T10:00:00-07:00',
        timeZone: 'America/Vancouver',
        date: '2027-03-03',
        partOfDay: 'morning',
        kind: 'in_person',
        locationId: harbour.locationIds[0],
        serviceId: harbour.serviceId,
      },
      expect.objectContaining({ startsAt: '2027-03-03T19:00:00-07:00', kind: 'in_home', partOfDay: 'evening' }),
    ]);
    expect(await openingsOf('Never Free')).toEqual([]);
  });

  it('never include past ones', async () => {
    expect((await openingsOf('Willow')).map(({ date }: { date: string }) => date)).toEqual([
      '2027-03-02',
      '2027-03-06',
    ]);
    clock.set('2027-03-02T23:30:00Z');
    expect(await openingsOf('Willow')).toEqual([expect.objectContaining({ date: '2027-03-06' })]);
    expect(namesOf(await find({ from: '2027-03-02', to: '2027-03-02' }))).toEqual([]);
  });

  it('are as many as asked for, and of the kind that is searched', async () => {
    expect(await openingsOf('Willow', { openings: 1 })).toHaveLength(1);
    expect(await openingsOf('Willow', { openings: 0 })).toEqual([]);
    expect(await openingsOf('Willow', { openings: -3 })).toEqual([]);
    expect(await openingsOf('Willow', { kind: 'virtual' })).toEqual([expect.objectContaining({ kind: 'virtual' })]);
  });
});

describe('searching by free time', () => {
  it('finds who is free on a day, within days, and in parts of them', async () => {
    expect(namesOf(await find({ from: '2027-03-03', to: '2027-03-03' }))).toEqual(['Harbour']);
    expect(namesOf(await find({ from: '2027-03-02', to: '2027-03-06' }))).toEqual(['Harbour', 'Willow']);
    expect(namesOf(await find({ partsOfDay: ['evening'] }))).toEqual(['Harbour']);
    expect(namesOf(await find({ partsOfDay: ['evening', 'afternoon'] }))).toEqual(['Harbour', 'Willow']);
    expect(namesOf(await find({ from: '2027-03-06', partsOfDay: ['morning'] }))).toEqual(['Willow']);
    expect(namesOf(await find({ from: '2027-03-07' }))).toEqual([]);
  });

  it('shows the starts that were asked for', async () => {
    const shown = await openingsOf('Willow', { from: '2027-03-06', partsOfDay: ['morning'] });
    expect(shown).toEqual([expect.objectContaining({ date: '2027-03-06', kind: 'virtual' })]);
  });

  it('joins kind and time: free online is not free in person', async () => {
    const saturday = { from: '2027-03-06', to: '2027-03-06' };
    expect(namesOf(await find({ ...saturday, kind: 'virtual' }))).toEqual(['Willow']);
    expect(namesOf(await find({ ...saturday, kind: 'in_person' }))).toEqual([]);
  });

  it('counts in facets only practitioners who are free then', async () => {
    const { facets, totalCount } = await find({ from: '2027-03-03', to: '2027-03-03' });
    expect(totalCount).toBe(1);
    expect(facets.categories).toEqual([{ value: 'massage', count: 1 }]);
    expect(facets.kinds.sort((a: { value: string }, b: { value: string }) => (a.value < b.value ? -1 : 1))).toEqual([
      { value: 'in_home', count: 1 },
      { value: 'in_person', count: 1 },
    ]);
    const evening = await find({ partsOfDay: ['evening'] });
    expect(evening.facets.kinds).toEqual([{ value: 'in_home', count: 1 }]);
  });

  it('counts everybody free online, however far, with a query and without', async () => {
    const near = { lat: SEATTLE.latitude, lng: SEATTLE.longitude };
    const onlineOn = async (date: string, query?: string) => {
      const { facets } = await find({ near, from: date, to: date, query });
      return facets.kinds.find(({ value }: { value: string }) => value === 'virtual')?.count;
    };
    expect(await onlineOn('2027-03-06')).toBe(1);
    expect(await onlineOn('2027-03-06', 'willow')).toBe(1);
    expect(await onlineOn('2027-03-06', 'harbour')).toBeUndefined();
    expect(await onlineOn('2027-03-02', 'willow')).toBeUndefined();
  });

  it('sorts by the first start of the requested kind, those without one last', async () => {
    const order = async (variables: object) =>
      (await find({ sort: 'soonest', ...variables })).edges.map(({ node }: { node: { name: string } }) => node.name);
    expect(await order({})).toEqual(['Willow', 'Harbour', 'Never Free']);
    expect(await order({ kind: 'in_home' })).toEqual(['Harbour']);
    clock.set('2027-03-03T00:00:00Z');
    const inPerson = await order({ kind: 'in_person' });
    expect(inPerson[0]).toBe('Harbour');
    expect(inPerson.slice(1).sort()).toEqual(['Never Free', 'Willow']);
  });

  it('does not count a start at a place out of reach', async () => {
    const two = await publishPractice(search, 'Two Cities', { location: SEATTLE, locations: [VANCOUVER] });
    await publishOpenings(search, two, [
      { startsAt: '2027-03-05T18:00:00Z', date: '2027-03-05', partOfDay: 'morning' },
    ]);
    const friday = { from: '2027-03-05', to: '2027-03-05' };
    const at = ({ latitude: lat, longitude: lng }: typeof SEATTLE) => ({ near: { lat, lng } });
    expect(namesOf(await find({ ...friday, ...at(SEATTLE) }))).toEqual(['Two Cities']);
    expect(namesOf(await find({ ...friday, ...at(VANCOUVER) }))).toEqual([]);
    expect(await openingsOf('Two Cities', at(VANCOUVER))).toEqual([]);
  });

  it('counts as in person near a point only who has an office there', async () => {
    const near = { lat: VANCOUVER.latitude, lng: VANCOUVER.longitude };
    await publishPractice(search, 'Office Elsewhere', {
      location: SEATTLE,
      locations: [{ kind: 'home', travelDistanceMiles: 5 }],
    });
    expect(namesOf(await find({ near, kind: 'in_person' }))).not.toContain('Office Elsewhere');
    expect(namesOf(await find({ near, kind: 'in_home' }))).toContain('Office Elsewhere');
  });

  it.each([[{ from: '2027-02-30' }], [{ to: '02.03.2027' }], [{ from: '2027-03-03', to: '2027-03-02' }]])(
    'refuses %j',
    async (variables) =>
      expect((await search.graphql(SEARCH, variables)).errors?.[0]?.extensions.code).toMatch(
        /^(invalid_to|BAD_USER_INPUT)$/,
      ),
  );
});

describe('the projection of openings', () => {
  it('is replaced as a whole, and never by an older computation', async () => {
    const opening = { startsAt: '2027-03-08T17:00:00Z', date: '2027-03-08', partOfDay: 'morning' } as const;
    const changing = await publishPractice(search, 'Changing');
    await publishOpenings(search, changing, [opening], 3n);
    await publishOpenings(search, changing, [], 2n);
    expect(await openingsOf('Changing', { first: 50 })).toHaveLength(1);
    await publishOpenings(search, changing, [], 4n);
    expect(await openingsOf('Changing', { first: 50 })).toEqual([]);
  });

  it('may arrive before the practice itself, and outlives a change of it', async () => {
    const { rows } = await republished();
    expect(rows).toBeGreaterThan(0);
    expect(await openingsOf('Harbour', { first: 50 })).toHaveLength(2);
  });
});

/** Everything published again, what is free first. */
async function republished(): Promise<{ rows: number }> {
  await search.dataSource.query(
    'TRUNCATE practice_projections, location_projections, service_projections, rating_projections, practitioners, openings, opening_versions CASCADE',
  );
  await search.republish('scheduling');
  await search.republish('catalog');
  await search.eventually(async () => expect((await find({ first: 50 })).totalCount).toBeGreaterThan(4));
  const [{ rows }] = await search.dataSource.query('SELECT count(*)::int AS rows FROM openings');
  return { rows };
}
