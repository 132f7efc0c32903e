import { matchShape, type RouteShape } from '../../shared/route-shapes.js';
import { EVENTS_SHOWN } from '../features/profile/UpcomingEvents.js';
import { PAGE_SIZE } from '../features/search/ResultPages.js';
import { readSearchState, searchVariables } from '../features/search/searchState.js';

/** One query of a page's first HTML, with the variables as the page itself sends them. */
export interface FirstQuery {
  /** Name of a registered operation that needs no session. */
  operation: string;
  variables: Record<string, unknown>;
}

type Plan = (params: Record<string, string>, search: URLSearchParams) => FirstQuery[];

const profile: Plan = ({ slug = '' }) => [
  { operation: 'Profile', variables: { slug } },
  { operation: 'ProfileReviews', variables: { slug, first: 5, after: null } },
  { operation: 'UpcomingEvents', variables: { slug, first: EVENTS_SHOWN } },
  { operation: 'PracticeVideos', variables: { slug } },
];

/** The queries of the pages that are rendered with data, each page's own first. The others ask in the browser, or nothing. */
const PLANS: Partial<Record<RouteShape, Plan>> = {
  '/': () => [
    { operation: 'PractitionersClaim', variables: {} },
    { operation: 'RecentReviews', variables: {} },
    { operation: 'TherapyCategories', variables: {} },
  ],
  '/practitioner-search': (_, search) => [
    {
      operation: 'SearchPractitioners',
      variables: { ...searchVariables(readSearchState(search)), first: PAGE_SIZE, after: null },
    },
  ],
  '/p/:slug': profile,
  '/p/:slug/services/:id': ({ slug = '', id = '' }) => [{ operation: 'ServiceDetails', variables: { slug, id } }],
  '/p/:slug/book': ({ slug = '' }) => [{ operation: 'BookingPractice', variables: { slug } }],
  '/p/:slug/events/:eventId': ({ eventId = '' }) => [{ operation: 'EventPage', variables: { id: eventId } }],
  '/l/:slug': ({ slug = '' }) => [{ operation: 'Landing', variables: { slug } }],
};

/** What the web server asks the gateway for before it renders a page. */
export function firstQueries(path: string, search: URLSearchParams): FirstQuery[] {
  for (const [shape, plan] of Object.entries(PLANS)) {
    const params = matchShape(shape, path);
    if (params) return plan(params, search);
  }
  return [];
}

/** Every operation that the web server may send, so that a build without one of them fails at start. */
export function firstOperations(): string[] {
  return Object.values(PLANS).flatMap((plan) => plan({}, new URLSearchParams()).map(({ operation }) => operation));
}
