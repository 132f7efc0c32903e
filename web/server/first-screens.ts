import { matchShape, type RouteShape } from './route-shapes.js';

/** One query of a page's first screen, with the variables as the page itself sends them. */
export interface FirstQuery {
  /** Name of a registered operation of web/src that needs no session. */
  operation: string;
  variables: Record<string, unknown>;
}

interface FirstScreen {
  /** Source of the page's chunk, as the build's manifest names it. */
  module: string;
  queries?: (params: Record<string, string>) => FirstQuery[];
}

const profile = ({ slug = '' }: Record<string, string>): FirstQuery[] => [
  { operation: 'Profile', variables: { slug } },
  { operation: 'ProfileReviews', variables: { slug, first: 5, after: null } },
];

/**
 * What the first screen of the pages that strangers open first is made of. Their scripts are asked for with the page and
 * their data comes inside it; other pages load both by themselves.
 */
const FIRST_SCREENS: Partial<Record<RouteShape, FirstScreen>> = {
  '/': {
    module: 'src/features/home/HomePage.tsx',
    queries: () => [
      { operation: 'PractitionersClaim', variables: {} },
      { operation: 'RecentReviews', variables: {} },
      { operation: 'TherapyCategories', variables: {} },
    ],
  },
  '/practitioner-search': { module: 'src/features/search/SearchPage.tsx' },
  '/p/:slug': { module: 'src/features/profile/ProfilePage.tsx', queries: profile },
  '/p/:slug/services/:id': {
    module: 'src/features/service/ServicePage.tsx',
    queries: ({ slug = '', id = '' }) => [{ operation: 'ServiceDetails', variables: { slug, id } }],
  },
  '/p/:slug/book': {
    module: 'src/features/booking/BookingPage.tsx',
    queries: ({ slug = '' }) => [{ operation: 'BookingPractice', variables: { slug } }],
  },
  '/p/:slug/events/:eventId': {
    module: 'src/features/events/EventPage.tsx',
    queries: ({ eventId = '' }) => [{ operation: 'EventPage', variables: { id: eventId } }],
  },
  '/manage_event_registrations/:token': { module: 'src/features/events/RegistrationPage.tsx' },
  '/l/:slug': {
    module: 'src/features/landing/LandingPage.tsx',
    queries: ({ slug = '' }) => [{ operation: 'Landing', variables: { slug } }],
  },
  '/m/c/:instantActionToken': { module: 'src/features/appointment/AppointmentPage.tsx' },
  '/bookings': { module: 'src/features/bookings/BookingsPage.tsx' },
  '/login': { module: 'src/features/accounts/LoginPage.tsx' },
  '/pro': { module: 'src/features/pro/ProPage.tsx' },
};

/** The chunk and the queries of the page at a path; undefined for pages that have no plan. */
export function firstScreenOf(path: string): { module: string; queries: FirstQuery[] } | undefined {
  for (const [shape, { module, queries }] of Object.entries(FIRST_SCREENS)) {
    const params = matchShape(shape, path);
    if (params) return { module, queries: queries?.(params) ?? [] };
  }
  return undefined;
}

/** Every operation that the web server may send, so that a build without one of them fails at start. */
export function firstOperations(): string[] {
  const queries = Object.values(FIRST_SCREENS).flatMap((screen) => screen.queries?.({}) ?? []);
  return queries.map(({ operation }) => operation);
}
