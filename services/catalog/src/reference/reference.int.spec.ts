import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestService, type TestService } from '@yarrow/kit/testing/test-service';
import { service } from '../service.js';
import { SPECIALTIES } from './specialties.js';

let catalog: TestService;
beforeAll(async () => void (catalog = await startTestService(service)));
afterAll(() => catalog?.stop());

const SEARCH = `query ($query: String, $first: Int, $after: String) {
  endorsementSearch(query: $query, first: $first, after: $after) {
    edges { cursor node { id name kind } } pageInfo { hasNextPage endCursor } totalCount
  }
}`;
const search = async (variables: Record<string, unknown> = {}) =>
  (await catalog.graphql(SEARCH, variables)).data.endorsementSearch;

describe('endorsementSearch', () => {
  it('returns all therapies of the reference list to anybody, at most 50 a page', async () => {
    const therapies = SPECIALTIES.filter(({ kind }) => kind === 'therapy').map(({ name }) => name);
    expect(therapies.length).toBeGreaterThan(50);
    const page = await search({ first: null });
    expect(page).toMatchObject({ pageInfo: { hasNextPage: true }, totalCount: therapies.length });
    expect(page.edges).toHaveLength(50);
    const rest = await search({ after: page.pageInfo.endCursor });
    expect(rest.pageInfo.hasNextPage).toBe(false);
    const names = [...page.edges, ...rest.edges].map(({ node }: { node: { name: string } }) => node.name);
    expect(names).toEqual(therapies.toSorted((one, other) => one.localeCompare(other, 'en')));
  });

  it('finds therapies by what is typed, and no conditions', async () => {
    const { edges } = await search({ query: 'past life' });
    expect(edges).toMatchObject([{ node: { id: 'past-life-regression', kind: 'therapy' } }]);
    expect(await search({ query: 'Anxiety' })).toEqual({
      edges: [],
      pageInfo: { hasNextPage: false, endCursor: null },
      totalCount: 0,
    });
  });

  it('names the invalid argument', async () => {
    const { errors } = await catalog.graphql(SEARCH, { first: 51 });
    expect(errors).toMatchObject([
      { message: 'Please ask for 1 to 50 specialties.', extensions: { code: 'invalid_first', field: 'first' } },
    ]);
  });
});
