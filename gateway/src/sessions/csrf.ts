import { timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { csrfTokenFor } from '@yarrow/kit/sessions/session-cookies';
import { RequestError } from '../errors/request-error.js';

export const CSRF_HEADER = 'x-csrf-token';

/** Headers that a page of another site cannot send without asking by a preflight, which we never grant. */
const PREFLIGHTED_HEADERS = [CSRF_HEADER, 'apollo-require-preflight', 'x-apollo-operation-name'];

/**
 * For writes in a session.
 * @throws RequestError 403 when the request does not prove that a page of ours made it
 */
export function requireCsrfToken(headers: IncomingHttpHeaders, sessionToken: string, secret: string): void {
  const given = Buffer.from(String(headers[CSRF_HEADER] ?? ''));
  const expected = Buffer.from(csrfTokenFor(sessionToken, secret));
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) throw refusal();
}

/**
 * For reads by GET in a session: such a request needs no preflight, so another site could have a visitor's browser send
 * it and measure the answer. Requests without a session reveal nothing about the visitor.
 * @throws RequestError 403 when the browser does not say that the request comes from our own pages
 */
export function requireOwnPage(headers: IncomingHttpHeaders): void {
  const site = headers['sec-fetch-site'];
  if (site === 'same-origin' || site === 'none') return;
  if (site === undefined && PREFLIGHTED_HEADERS.some((name) => headers[name] !== undefined)) return;
  throw refusal();
}

function refusal(): RequestError {
  return new RequestError(403, {
    code: 'CSRF',
    message: 'This request could not be verified. Reload the page and try again.',
  });
}
