import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, configure, fireEvent, screen, waitFor } from '@testing-library/react';
import { renderPage, type Answers } from '../../testing/renderPage.js';
import { SearchPage } from './SearchPage.js';

configure({ asyncUtilTimeout: 8000 });
jest.setTimeout(30_000);

const hit = (id: string) => ({
  __typename: 'PractitionerHit',
  id,
  practitionerName: `Practitioner ${id}`,
  name: 'Willow & Stone',
  title: 'Massage Therapist',
  headline: null,
  url: `/p/${id}`,
  photoUrl: null,
  cityState: 'Vancouver, BC',
  distanceKm: 3.26,
  currency: 'CAD',
  fromAmountCents: 9000,
  therapies: ['Deep tissue massage'],
  inPerson: true,
  inHome: false,
  virtual: true,
  reviewsAverage: 4.8,
  reviewsCount: 12,
});

const answers = (totalCount = 25): Answers => ({
  SearchPractitioners: ({ after }: Record<string, string | null>) => ({
    searchPractitioners: {
      __typename: 'PractitionerConnection',
      totalCount,
      place: null,
      edges: totalCount === 0 ? [] : [{ __typename: 'PractitionerEdge', cursor: 'c', node: hit(after ?? 'first') }],
      facets: {
        __typename: 'SearchFacets',
        kinds: [{ __typename: 'FacetCount', value: 'virtual', label: 'Virtual', count: 7 }],
        categories: [{ __typename: 'FacetCount', value: 'massage', label: 'Massage', count: 9 }],
        languages: [{ __typename: 'FacetCount', value: 'French', label: 'French', count: 3 }],
      },
      pageInfo: { __typename: 'PageInfo', hasNextPage: !after && totalCount > 0, endCursor: after ? null : 'second' },
    },
  }),
});

const open = (given = answers(), at = '/practitioner-search?query=massage&searched_location=Vancouver, BC') =>
  renderPage(<SearchPage />, given, at);
const lastVisit = (page: { visited: string[] }) =>
  new URL(page.visited.at(-1) ?? '', 'http://yarrow.test').searchParams;

beforeEach(() => {
  window.scrollTo = () => {};
});
afterEach(() => {
  cleanup();
  Reflect.deleteProperty(navigator, 'geolocation');
});

describe('the search page', () => {
  it('asks for what the address says and shows who was found', async () => {
    const page = open(undefined, '/practitioner-search?query=massage&virtual=true&min_rating=4.5&sort=rating');
    const link = await screen.findByText('Practitioner first');
    expect(link.getAttribute('href')).toBe('/p/first');
    expect(page.asked.find(({ operation }) => operation === 'SearchPractitioners')?.variables).toMatchObject({
      query: 'massage',
      kind: 'virtual',
      minRating: 4.5,
      sort: 'rating',
      first: 10,
      after: null,
    });
    expect(screen.getByText('25 practitioners').getAttribute('role')).toBe('status');
    expect(page.container.textContent).toContain('from CA$90');
    expect(page.container.textContent).toContain('3.3 km');
  });

  it('writes filters into the address, and a change starts at the first page', async () => {
    const page = open(undefined, '/practitioner-search?query=massage&page=2');
    await screen.findByText('Practitioner first');
    fireEvent.click(screen.getByLabelText(/^Virtual/));
    await waitFor(() => expect(lastVisit(page).get('activeFilter')).toBe('virtual'));
    expect(lastVisit(page).get('virtual')).toBe('true');
    expect(lastVisit(page).get('page')).toBeNull();
    expect(lastVisit(page).get('query')).toBe('massage');
    fireEvent.click(await screen.findByLabelText(/^French/));
    await waitFor(() => expect(lastVisit(page).get('language')).toBe('French'));
  });

  it('continues below with the next page, which the address keeps', async () => {
    const page = open();
    fireEvent.click(await screen.findByText('Show more practitioners'));
    await screen.findByText('Practitioner second');
    expect(screen.getByText('Practitioner first')).toBeTruthy();
    expect(lastVisit(page).get('page')).toBe('2');
    expect(screen.queryByText('Show more practitioners')).toBeNull();
  });

  it('says when nobody is found and offers wider searches', async () => {
    open(answers(0), '/practitioner-search?query=massage&searched_location=Hope&language=French');
    await screen.findByText('Nobody here yet');
    const everywhere = screen.getByText('Search everywhere');
    expect(everywhere.getAttribute('href')).toBe('/practitioner-search?query=massage&language=French');
    expect(screen.getByText('Remove the filters').getAttribute('href')).not.toContain('language');
  });

  it('says when the search failed, and tries again', async () => {
    let broken = true;
    const working = answers();
    open({
      SearchPractitioners: (variables) => {
        if (broken) throw new Error('down');
        return working.SearchPractitioners!(variables);
      },
    });
    const again = await screen.findByText('Try again');
    broken = false;
    fireEvent.click(again);
    await screen.findByText('Practitioner first');
  });

  it('searches near the browser, to about a kilometre', async () => {
    const getCurrentPosition = (found: (position: object) => void) =>
      found({ coords: { latitude: 49.28273, longitude: -123.12074 } });
    Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition }, configurable: true });
    const page = open();
    fireEvent.click(await screen.findByText('Near me'));
    await waitFor(() => expect(lastVisit(page).get('aroundLatLng[lat]')).toBe('49.28'));
    expect(lastVisit(page).get('aroundLatLng[lng]')).toBe('-123.12');
  });
});
