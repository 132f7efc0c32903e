import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderPage, type Answers } from '../../testing/renderPage.js';
import { ToastRegion } from '../../ui/ToastRegion.js';
import { SearchPage } from './SearchPage.js';

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
  slug: id,
  latitude: 49.28,
  longitude: -123.12,
  nextOpenings: [opening('2027-03-06T11:00:00-07:00', 'in_person'), opening('2027-03-06T18:00:00-07:00', 'virtual')],
});
const opening = (startsAt: string, kind: string) => ({
  __typename: 'SearchOpening',
  startsAt,
  timeZone: 'America/Vancouver',
  kind,
  locationId: 'location-1',
  serviceId: 'service-1',
});

const answers = (totalCount = 25): Answers => ({
  SearchPractitioners: ({ after }: Record<string, string | null>) => ({
    searchPractitioners: {
      __typename: 'PractitionerConnection',
      totalCount,
      place: null,
      unknownPlace: false,
      placeSuggestions: [],
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

const vancouver = { __typename: 'SearchPlace', label: 'Vancouver, BC', latitude: 49.25, longitude: -123.12 };
const unknownPlace = (placeSuggestions = [vancouver]): Answers => {
  const base = answers(0);
  return {
    SearchPractitioners: (variables) => {
      const answered = base.SearchPractitioners!(variables) as ReturnType<typeof JSON.parse>;
      Object.assign(answered.searchPractitioners, { unknownPlace: true, placeSuggestions });
      return answered;
    },
  };
};

const open = (given = answers(), at = '/practitioner-search?query=massage&searched_location=Vancouver, BC') =>
  renderPage(<SearchPage />, given, at);
/** With the place where messages appear. */
const render = () =>
  renderPage(
    <>
      <SearchPage />
      <ToastRegion />
    </>,
    answers(),
    '/practitioner-search',
  );
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

  it('can be set to all, in-person, in-home and virtual', async () => {
    const page = open(undefined, '/practitioner-search?query=massage');
    await screen.findByText('Practitioner first');
    const toggle = within(screen.getByRole('group', { name: 'How would you like to meet?' }));
    const choices = toggle
      .getAllByRole('radio')
      .map((radio) => radio.closest('label')?.textContent?.replace(/\d+$/, ''));
    expect(choices).toEqual(['All', 'In-person', 'In-home', 'Virtual']);
    for (const [name, filter, kind] of [
      [/^In-person/, 'in-person', 'in_person'],
      [/^In-home/, 'in-home', 'in_home'],
      [/^Virtual/, 'virtual', 'virtual'],
    ] as const) {
      fireEvent.click(toggle.getByLabelText(name));
      await waitFor(() => expect(lastVisit(page).get('activeFilter')).toBe(filter));
      const asked = page.asked.filter(({ operation }) => operation === 'SearchPractitioners').at(-1);
      expect(asked?.variables).toMatchObject({ kind });
    }
    fireEvent.click(toggle.getByLabelText(/^All/));
    await waitFor(() => expect(lastVisit(page).get('activeFilter')).toBeNull());
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

  it('says when the place is not known and leads to places with similar names', async () => {
    open(unknownPlace(), '/practitioner-search?query=massage&searched_location=Vankuver&language=French');
    expect(await screen.findByRole('heading', { name: "We don't know this place" })).toBeTruthy();
    expect(screen.getByText('Place not found').getAttribute('role')).toBe('status');
    expect(screen.queryByText('Nobody here yet')).toBeNull();
    const similar = within(screen.getByRole('list', { name: 'Places with a similar name' }));
    const address = new URL(
      similar.getByRole('link', { name: 'Vancouver, BC' }).getAttribute('href')!,
      'http://yarrow.test',
    );
    expect(Object.fromEntries(address.searchParams)).toEqual({
      query: 'massage',
      searched_location: 'Vancouver, BC',
      'aroundLatLng[lat]': '49.25',
      'aroundLatLng[lng]': '-123.12',
      language: 'French',
    });
    expect(screen.getByText('Search everywhere').getAttribute('href')).not.toContain('searched_location');
  });

  it('says how to write a place that nothing is similar to', async () => {
    open(unknownPlace([]), '/practitioner-search?searched_location=Zzyzxville');
    expect(await screen.findByText(/We could not find “Zzyzxville”.*add the state or country/)).toBeTruthy();
    expect(screen.queryByRole('list', { name: 'Places with a similar name' })).toBeNull();
  });

  it('asks for a typed place with the country of the visitor who typed it', async () => {
    const page = open(undefined, '/practitioner-search?searched_location=Vancouver&country=US');
    await screen.findByText('Practitioner first');
    const search = page.asked.find(({ operation }) => operation === 'SearchPractitioners');
    expect(search?.variables).toMatchObject({ place: 'Vancouver', country: 'US' });
  });

  it('says when the search failed, offers no map of nobody, and tries again', async () => {
    let broken = true;
    const working = answers();
    open({
      SearchPractitioners: (variables) => {
        if (broken) throw new Error('down');
        return working.SearchPractitioners!(variables);
      },
    });
    const again = await screen.findByText('Try again');
    expect(screen.queryByRole('button', { name: 'Map view' })).toBeNull();
    broken = false;
    fireEvent.click(again);
    await screen.findByText('Practitioner first');
  });

  it('shows why a day is rejected, without a retry', async () => {
    const message = 'Please choose a day within the next 14 days.';
    open({
      SearchPractitioners: () => {
        throw Object.assign(new Error(message), { extensions: { code: 'invalid_from' } });
      },
    });
    expect(await screen.findByText(message)).toBeTruthy();
    expect(screen.queryByText('Try again')).toBeNull();
  });

  it('leads from a free time into booking at that time', async () => {
    open();
    const link = await screen.findByRole('link', { name: /Book Practitioner first:.*11:00 AM/ });
    const address = new URL(link.getAttribute('href') ?? '', 'http://yarrow.test');
    expect(address.pathname).toBe('/p/first/book');
    expect(Object.fromEntries(address.searchParams)).toEqual({
      service: 'service-1',
      place: 'location-1',
      start: '2027-03-06T11:00:00-07:00',
      step: 'time',
    });
    const online = screen.getByRole('link', { name: /6:00 PM virtual/ }).getAttribute('href') ?? '';
    const { searchParams } = new URL(online, 'http://yarrow.test');
    expect(searchParams.get('start')).toBe('2027-03-06T18:00:00-07:00');
  });

  it('filters by day and part of the day, in the address and in the search', async () => {
    const page = open(undefined, '/practitioner-search?query=massage');
    await screen.findByText('Practitioner first');
    fireEvent.click(screen.getByLabelText('Evening'));
    await waitFor(() => expect(lastVisit(page).get('part')).toBe('evening'));
    fireEvent.change(screen.getByLabelText('On a day'), { target: { value: '2027-03-06' } });
    await waitFor(() => expect(lastVisit(page).get('from')).toBe('2027-03-06'));
    expect(lastVisit(page).get('to')).toBe('2027-03-06');
    const asked = page.asked.filter(({ operation }) => operation === 'SearchPractitioners').at(-1);
    expect(asked?.variables).toMatchObject({ from: '2027-03-06', to: '2027-03-06', partsOfDay: ['evening'] });
    const chips = await screen.findByRole('list', { name: 'Chosen filters' });
    expect(chips.textContent).toContain('Sat, Mar 6');
    fireEvent.click(screen.getByLabelText('Any day'));
    await waitFor(() => expect(lastVisit(page).get('from')).toBeNull());
  });

  it('sorts by who is free soonest', async () => {
    const page = open();
    await screen.findByText('Practitioner first');
    fireEvent.change(screen.getByLabelText('Sort by'), { target: { value: 'soonest' } });
    await waitFor(() => expect(lastVisit(page).get('sort')).toBe('soonest'));
  });

  it('offers any time where nobody is free at the asked one', async () => {
    open(answers(0), '/practitioner-search?query=massage&from=2027-03-06&to=2027-03-06&part=evening');
    const anyTime = await screen.findByText('Any day and time');
    expect(anyTime.getAttribute('href')).toBe('/practitioner-search?query=massage');
    expect(screen.getByText('Take the quiz').getAttribute('href')).toBe('/quiz');
    expect(screen.queryByRole('button', { name: 'Map view' })).toBeNull();
  });

  it('says where the map cannot be drawn, and lists all the same', async () => {
    open();
    await screen.findByText('Unable to load map for the location.');
    expect(await screen.findByText('Practitioner first')).toBeTruthy();
  });

  it('switches to the map and back, in the address', async () => {
    const page = open();
    await screen.findByText('Practitioner first');
    fireEvent.click(screen.getByRole('button', { name: 'Map view' }));
    await waitFor(() => expect(lastVisit(page).get('view')).toBe('map'));
    fireEvent.click(await screen.findByRole('button', { name: 'List view' }));
    await waitFor(() => expect(lastVisit(page).get('view')).toBeNull());
  });

  it('says so kindly when the browser does not say where it is', async () => {
    const getCurrentPosition = (_found: unknown, failed: () => void) => failed();
    Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition }, configurable: true });
    const page = render();
    fireEvent.click(await screen.findByText('Near me'));
    expect(await screen.findByText(/couldn't get your location. Please type a city instead/)).toBeTruthy();
    expect(page.visited).toHaveLength(1);
  });

  it('shows hostile names as text', async () => {
    const hostile = '<img src=x onerror="alert(1)">';
    const base = answers();
    open({
      SearchPractitioners: (variables) => {
        const answered = base.SearchPractitioners!(variables) as ReturnType<typeof JSON.parse>;
        answered.searchPractitioners.edges[0].node.practitionerName = hostile;
        return answered;
      },
    });
    const page = await screen.findByRole('link', { name: hostile });
    expect(page.querySelector('img')).toBeNull();
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
