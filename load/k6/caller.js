import { check, sleep } from 'k6';
import http from 'k6/http';
import { Counter } from 'k6/metrics';
import { registeredRequest } from './operations.js';
import { GATEWAY, SITE } from './target.js';

/** What was refused or not answered, by step and code. */
const problems = new Counter('problems');

/** A user with a browser: the cookies of a session, and an address of their own, because limits count by address. */
export function newCaller() {
  return { address: ownAddress(), cookies: {} };
}

/** From the range that is set aside for measurements (RFC 2544). */
function ownAddress() {
  // There are no iterations while k6 sets up.
  const n = __VU * 997 + (typeof __ITER === 'undefined' ? Math.floor(Math.random() * 65536) : __ITER);
  return `198.${18 + ((n >> 16) % 2)}.${(n >> 8) % 256}.${n % 256}`;
}

/**
 * Sends an operation as the pages do. Whether it was answered is a check of that step.
 * @returns its data, or null after a failure
 */
export function send(caller, name, variables = {}) {
  const { data, code } = answerOf(post(caller, name, registeredRequest(name, variables)));
  check(data, { answered: (found) => found !== null }, { name });
  if (code) problems.add(1, { name, code });
  return data;
}

/**
 * Sends a mutation, whose refusal is a failure too unless its code is one of `expected`.
 * @returns its payload with `code`, that of its first error; null without an answer
 */
export function change(caller, name, variables, expected = []) {
  const data = send(caller, name, variables);
  if (data === null) return null;
  const payload = Object.values(data).find((value) => typeof value === 'object' && value !== null);
  const [error] = payload.errors || [];
  const code = error && (error.code || error.message);
  const isFine = payload.result === 'success' || expected.includes(code);
  check(isFine, { accepted: (fine) => fine }, { name });
  if (!isFine) problems.add(1, { name, code: String(code) });
  return Object.assign({ code }, payload);
}

/** For setting up and looking after: an operation by name, or a text of our own; no step of anybody's way. */
export function ask(caller, { name, query }, variables = {}) {
  const body = name ? registeredRequest(name, variables) : { query, variables };
  return answerOf(post(caller, 'setup', body));
}

/** Opens a page by its address, as one who follows a link. */
export function openPage(caller, path, name) {
  const response = http.get(`${SITE}${path}`, {
    headers: headersOf(caller),
    jar: new http.CookieJar(),
    tags: { name },
  });
  const isPage = response.status === 200 && String(response.body).includes('</html>');
  check(isPage, { answered: (fine) => fine }, { name });
  if (!isPage) problems.add(1, { name, code: `HTTP ${response.status}` });
}

function post(caller, name, body) {
  const headers = Object.assign({ 'content-type': 'application/json' }, headersOf(caller));
  const options = { headers, jar: new http.CookieJar(), tags: { name }, timeout: '40s' };
  const response = http.post(`${GATEWAY}/graphql`, JSON.stringify(body), options);
  for (const [cookie, [{ value }]] of Object.entries(response.cookies)) caller.cookies[cookie] = value;
  return response;
}

function headersOf({ address, cookies }) {
  const pairs = Object.entries(cookies).filter(([, value]) => value !== '');
  const csrf = cookies['__Host-yarrow_csrf'] || cookies.yarrow_csrf;
  return Object.assign(
    { 'x-forwarded-for': address },
    pairs.length > 0 && { cookie: pairs.map((pair) => pair.join('=')).join('; ') },
    csrf && { 'x-csrf-token': decodeURIComponent(csrf) },
  );
}

function answerOf(response) {
  const { data = null, errors } = parsed(response);
  if (!errors && data !== null && response.status === 200) return { data };
  const [{ extensions = {}, message } = {}] = errors || [];
  const missing = response.status === 0 ? response.error : `HTTP ${response.status}`;
  return { data: null, code: extensions.code || message || missing };
}

function parsed(response) {
  try {
    return response.json() || {};
  } catch {
    return {};
  }
}

/**
 * Tries until it gives something.
 * @param attempt gives something, or nothing where it is too early
 */
export function eventually(what, attempt, seconds = 60) {
  const deadline = Date.now() + seconds * 1000;
  for (;;) {
    const found = attempt();
    if (found) return found;
    if (Date.now() > deadline) throw new Error(`${what}: not within ${seconds} s.`);
    sleep(0.3);
  }
}

export const oneOf = (list) => list[Math.floor(Math.random() * list.length)];

/** The day so many days from now, `YYYY-MM-DD`. */
export const dayAhead = (days) => new Date(Date.now() + days * 86400000).toISOString().slice(0, 10);
