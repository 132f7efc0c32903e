import { fail } from 'k6';
import http from 'k6/http';

const LOOPBACK = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;
const MAX_SECONDS = 900;

/** The site, as visitors open it. */
export const SITE = loopback('YARROW_URL', 'http://localhost:8080');

/** The gateway itself: it believes the address that a visitor of ours claims, because limits count by address. */
export const GATEWAY = loopback('GATEWAY_URL', 'http://127.0.0.1:8081');

/** Visitors at once and for how long, with a bound to both. */
export const VISITORS = whole('VISITORS', 20, 500);
export const SECONDS = whole('SECONDS', 60, MAX_SECONDS);

/** Load is for machines of one's own. */
export function requireLoopback(name, address) {
  if (!LOOPBACK.test(address)) throw new Error(`${name} must be an address of this machine, not ${address}.`);
  return address;
}

function loopback(name, fallback) {
  return requireLoopback(name, (__ENV[name] || fallback).replace(/\/$/, ''));
}

function whole(name, fallback, most) {
  const value = Number(__ENV[name] || fallback);
  if (!Number.isInteger(value) || value < 1 || value > most) throw new Error(`${name} must be 1 to ${most}.`);
  return value;
}

/** A scenario that grows to all visitors, stays and ends. */
export function visit(exec) {
  const stages = [
    { duration: `${Math.ceil(SECONDS / 6)}s`, target: VISITORS },
    { duration: `${Math.ceil((SECONDS * 4) / 6)}s`, target: VISITORS },
    { duration: `${Math.ceil(SECONDS / 6)}s`, target: 0 },
  ];
  return { executor: 'ramping-vus', exec, startVUs: 1, stages, gracefulRampDown: '10s' };
}

/**
 * Sends one operation as a visitor with an address of their own.
 * @returns its data, or null after a failure, which the check `answered` counts
 */
export function ask(name, query, variables = {}) {
  const response = http.post(`${GATEWAY}/graphql`, JSON.stringify({ query, variables }), {
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address() },
    tags: { name },
  });
  if (response.status !== 200) return null;
  const { data, errors } = response.json();
  return errors ? null : data;
}

/** From the range that is set aside for measurements (RFC 2544). */
function address() {
  // There are no iterations while k6 sets up.
  const n = __VU * 997 + (typeof __ITER === 'undefined' ? 0 : __ITER);
  return `198.18.${(n >> 8) % 256}.${n % 256}`;
}

/** @returns practices that the search finds, the same for all visitors; ends the run where there are none */
export function listPractices(fields) {
  const query = `{ searchPractitioners(first: 50) { edges { node { slug practice { id ${fields} } } } } }`;
  const data = ask('listPractices', query);
  const found = data ? data.searchPractitioners.edges.map(({ node }) => ({ slug: node.slug, ...node.practice })) : [];
  if (found.length === 0) fail(`No practices at ${GATEWAY}. Is npm start running, with its demonstration data?`);
  return found;
}

export const oneOf = (list) => list[Math.floor(Math.random() * list.length)];
