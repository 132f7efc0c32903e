import { renderPage, type Answers } from '../../../testing/renderPage.js';
import { ToastRegion } from '../../../ui/ToastRegion.js';
import { SearchPage } from '../SearchPage.js';

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

export const answers = (totalCount = 25): Answers => ({
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
export const unknownPlace = (placeSuggestions = [vancouver]): Answers => {
  const base = answers(0);
  return {
    SearchPractitioners: (variables) => {
      const answered = base.SearchPractitioners!(variables) as ReturnType<typeof JSON.parse>;
      Object.assign(answered.searchPractitioners, { unknownPlace: true, placeSuggestions });
      return answered;
    },
  };
};

/** The search page, with the place where messages appear. */
export const openSearch = (
  given = answers(),
  at = '/practitioner-search?query=massage&searched_location=Vancouver, BC',
) =>
  renderPage(
    <>
      <SearchPage />
      <ToastRegion />
    </>,
    given,
    at,
  );

/** Parameters of the newest address. */
export const lastVisit = (page: { visited: string[] }) =>
  new URL(page.visited.at(-1) ?? '', 'http://yarrow.test').searchParams;
