/**
 * Every address that the single-page application answers. The web server sends the page with status 404 for any other
 * one, for search engines and monitors; `App.test.tsx` keeps this list equal to the router's table.
 */
export const ROUTE_SHAPES = [
  '/',
  '/practitioner-search',
  '/quiz',
  '/quiz/results',
  '/p/:slug',
  '/p/:slug/services/:id',
  '/p/:slug/book',
  '/p/:slug/events/:eventId',
  '/p/:slug/gift-cards',
  '/gift-cards/:token',
  '/gift-card-balance',
  '/l/:slug',
  '/bookings',
  '/m/c/:instantActionToken',
  '/m/c/:instantActionToken/move',
  '/manage_event_registrations/:token',
  '/i/r/client_info/:referralCode',
  '/i/r/rating',
  '/i/r/endorsements/:token',
  '/i/r/text_review/:token',
  '/i/r/video_review/:token',
  '/video-review/upload/:uploadHash',
  '/video-upload-test',
  '/i/r/thank_you/:token',
  '/i/r/book_next/:token',
  '/i/r/:referralCode',
  '/intake_form/:uniqueId',
  '/report_review/:reviewId',
  '/install',
  '/login',
  '/register',
  '/password-reset',
  '/confirm-email',
  '/account/sessions',
  '/account/delete',
  '/pro',
  '/staff/*?',
  '/portal/*?',
] as const;

export type RouteShape = (typeof ROUTE_SHAPES)[number];

/**
 * The values of a shape's parameters in a path, or undefined when the path does not have that shape.
 * A trailing slash is accepted. Malformed percent-encoding never matches.
 */
export function matchShape(shape: string, path: string): Record<string, string> | undefined {
  const names: string[] = [];
  const source = shape
    .replace(/\/\*\?$/, '(?:/.*)?')
    .replace(/:(\w+)/g, (_, name: string) => (names.push(name), '([^/]+)'));
  const match = new RegExp(`^${source}/?$`).exec(path);
  if (!match) return undefined;
  try {
    return Object.fromEntries(names.map((name, index) => [name, decodeURIComponent(match[index + 1] ?? '')]));
  } catch {
    return undefined;
  }
}

/** The shape of a path; undefined where the application has no page. */
export function knownShape(path: string): RouteShape | undefined {
  return ROUTE_SHAPES.find((shape) => matchShape(shape, path) !== undefined);
}

/** Whether the application has a page at this path. */
export function isKnownPath(path: string): boolean {
  return knownShape(path) !== undefined;
}
