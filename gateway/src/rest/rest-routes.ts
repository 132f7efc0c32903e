/** One family of paths that a service answers itself, outside GraphQL. */
export interface RestRoute {
  readonly prefix: string;
  /** The service, by the name of its subgraph. */
  readonly service: string;
  /** Largest request body, in bytes. */
  readonly maxBodyBytes: number;
  /** False where the caller is a provider that signs its requests: no session counts there. */
  readonly session: boolean;
  /** Methods other than reads, where the web server keeps the reads for a page of its own. */
  readonly writesOnly?: boolean;
  /** Reads need the CSRF token too: what they answer is a secret of the session's account. */
  readonly provesReads?: boolean;
}

const KIB = 1024;
const MIB = 1024 * KIB;
const GIB = 1024 * MIB;

/** Everything outside `/graphql` that reaches a service. A path keeps its name on the way. */
export const restRoutes: readonly RestRoute[] = [
  { prefix: '/webhooks/stripe', service: 'payments', maxBodyBytes: MIB, session: false },
  { prefix: '/webhooks/square', service: 'payments', maxBodyBytes: MIB, session: false },
  { prefix: '/webhooks/paypal', service: 'payments', maxBodyBytes: MIB, session: false },
  // Where Square and PayPal send the browser of a practitioner back to.
  { prefix: '/api/payments/connect', service: 'payments', maxBodyBytes: 0, session: true },
  // Where Zoom sends the browser of a practitioner back to.
  { prefix: '/api/scheduling/connect', service: 'scheduling', maxBodyBytes: 0, session: true },
  { prefix: '/webhooks/zoom', service: 'scheduling', maxBodyBytes: MIB, session: false },
  { prefix: '/webhooks/google_calendar', service: 'scheduling', maxBodyBytes: MIB, session: false },
  { prefix: '/webhooks/microsoft_calendar', service: 'scheduling', maxBodyBytes: MIB, session: false },
  // Files of invoices, for callers with the key of the visit.
  { prefix: '/api/payments/invoices', service: 'payments', maxBodyBytes: 0, session: true },
  { prefix: '/webhooks/twilio', service: 'notifications', maxBodyBytes: 64 * KIB, session: false },
  { prefix: '/api/videos', service: 'reviews', maxBodyBytes: 2 * GIB, session: true },
  { prefix: '/video-review/upload', service: 'reviews', maxBodyBytes: 2 * GIB, session: true, writesOnly: true },
  { prefix: '/video-review/upload/:uploadHash/status', service: 'reviews', maxBodyBytes: 0, session: true },
  { prefix: '/portal/video_reviews', service: 'reviews', maxBodyBytes: 256 * KIB, session: true, writesOnly: true },
  { prefix: '/portal/review-export', service: 'reviews', maxBodyBytes: 0, session: true },
  { prefix: '/portal/builder_version', service: 'catalog', maxBodyBytes: 4 * KIB, session: true, writesOnly: true },
  { prefix: '/portal/support_chat', service: 'clients', maxBodyBytes: 0, session: true, provesReads: true },
  { prefix: '/api/account/export', service: 'clients', maxBodyBytes: 0, session: true },
  { prefix: '/portal/client-export', service: 'clients', maxBodyBytes: 0, session: true },
  { prefix: '/media', service: 'reviews', maxBodyBytes: 20 * MIB, session: true },
  {
    prefix: '/manage_event_registrations',
    service: 'scheduling',
    maxBodyBytes: 256 * KIB,
    session: true,
    writesOnly: true,
  },
  { prefix: '/join', service: 'scheduling', maxBodyBytes: 0, session: true },
  { prefix: '/calendar-files', service: 'scheduling', maxBodyBytes: 0, session: true },
];

/** A video on a slow line. */
export const MAX_UPLOAD_MS = 15 * 60_000;

/** Bodies that are more than text have the time of an upload, in milliseconds. */
export function bodyTimeOf(path: string, usualMs: number): number {
  const route = restRoutes.find(({ prefix }) => path.startsWith(`${prefix}/`) || path === prefix);
  return route && route.maxBodyBytes > MIB ? MAX_UPLOAD_MS : usualMs;
}
