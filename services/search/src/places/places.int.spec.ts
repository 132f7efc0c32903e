import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { TestService } from '@yarrow/kit/testing/test-service';
import { ACUPUNCTURE, SEATTLE, publishPractice } from '../testing/test-practices.js';
import { startTestSearch } from '../testing/test-search.js';

const SEARCH = `query ($place: String, $country: String, $near: GeoPointInput, $kind: SearchKind) {
  searchPractitioners(place: $place, country: $country, near: $near, kind: $kind) {
    totalCount place { label } unknownPlace placeSuggestions { label } edges { node { name } }
  }
}`;
const MATCH = `query ($input: MatchPractitionersInput!) {
  matchPractitioners(input: $input) { place { label } unknownPlace placeSuggestions { label } matches { hit { name } } }
}`;
let search: TestService;

const find = async (variables: object) => (await search.graphql(SEARCH, { ...variables })).data.searchPractitioners;
const match = async (input: object) => (await search.graphql(MATCH, { input })).data.matchPractitioners;
const namesOf = (page: { edges: { node: { name: string } }[] }) => page.edges.map(({ node }) => node.name);

beforeAll(async () => {
  search = await startTestSearch();
  await publishPractice(search, 'Willow Massage');
  await publishPractice(search, 'Emerald Acupuncture', { practice: { specialties: [ACUPUNCTURE] }, location: SEATTLE });
  await publishPractice(search, 'Quiet Mind Online', {
    location: { kind: 'virtual', latitude: undefined, longitude: undefined },
  });
});
afterAll(() => search?.stop());

describe('the place of a search', () => {
  it('reports a place that is not known, with places of similar names', async () => {
    const unknown = await find({ place: 'Vankuver' });
    expect(unknown).toMatchObject({ totalCount: 0, place: null, unknownPlace: true });
    expect(unknown.placeSuggestions).toContainEqual({ label: 'Vancouver, BC' });
    expect(await find({ place: 'Vancouver' })).toMatchObject({ unknownPlace: false, placeSuggestions: [] });
    expect(await find({ place: 'Zzyzxville', kind: 'virtual' })).toMatchObject({ totalCount: 1, unknownPlace: false });
    expect(await find({ place: 'Map area', near: { lat: 0, lng: 0 } })).toMatchObject({ unknownPlace: false });
  });

  it.each([
    ['V5T 3C5', 'Vancouver, BC V5T', 'Willow Massage'],
    ['98101-2345', 'Seattle, WA 98101', 'Emerald Acupuncture'],
    ['Seattle Washington USA', 'Seattle, WA', 'Emerald Acupuncture'],
    ['Vancuver BC', 'Vancouver, BC', 'Willow Massage'],
  ])('finds who works near %s, understood as %s', async (place, label, name) => {
    const page = await find({ place });
    expect(page.place).toEqual({ label });
    expect(namesOf(page)).toContain(name);
  });

  it("finds St. John's by its name with and without the apostrophe", async () => {
    const city = { city: "St. John's Cove", stateAbbreviation: 'NL', latitude: 47.56, longitude: -52.71 };
    await publishPractice(search, 'Cove Hands', { location: city });
    for (const place of ["St. John's Cove", "Saint John's Cove NL"])
      expect((await find({ place })).place).toEqual({ label: "St. John's Cove, NL" });
  });

  it("puts the visitor's country first among places of one name", async () => {
    expect((await find({ place: 'Vancouver', country: 'US' })).place).toEqual({ label: 'Vancouver, WA' });
    expect((await find({ place: 'Vancouver', country: 'somewhere' })).place).toEqual({ label: 'Vancouver, BC' });
    const suggest = '{ suggestPlaces(prefix: "Vancouver", country: "us") { label } }';
    expect((await search.graphql(suggest)).data.suggestPlaces[0]).toEqual({ label: 'Vancouver, WA' });
  });

  it('finds the places of practices that the gazetteer does not have, with an area behind the name', async () => {
    const island = { city: 'Hornby Island', latitude: 49.53, longitude: -124.67 };
    await publishPractice(search, 'Island Hands', { location: island });
    expect((await find({ place: 'Hornby Island, British Columbia, Canada' })).place).toEqual({
      label: 'Hornby Island, BC',
    });
    expect((await find({ place: 'Hornby Island Ontario' })).placeSuggestions).toEqual([{ label: 'Hornby Island, BC' }]);
  });

  it('is located for the quiz in the same way', async () => {
    expect(await match({ place: '98101' })).toMatchObject({
      place: { label: 'Seattle, WA 98101' },
      unknownPlace: false,
      placeSuggestions: [],
      matches: [{ hit: { name: 'Emerald Acupuncture' } }],
    });
    expect((await match({ place: 'Vancouver', country: 'US' })).place).toEqual({ label: 'Vancouver, WA' });
    const unknown = await match({ place: 'Vankuver' });
    expect(unknown).toMatchObject({ place: null, unknownPlace: true, matches: [] });
    expect(unknown.placeSuggestions).toContainEqual({ label: 'Vancouver, BC' });
  });
});
