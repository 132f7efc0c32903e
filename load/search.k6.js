/** Visitors who search: suggestions while they type, then results by words and place. See README.md. */
import { check, sleep } from 'k6';
import { ask, oneOf, visit } from './k6/target.js';

export const options = {
  scenarios: { search: visit('search') },
  thresholds: {
    checks: ['rate>0.99'],
    'http_req_duration{name:suggest}': ['p(95)<150'],
    'http_req_duration{name:searchPractitioners}': ['p(95)<400'],
  },
};

// Some as people mistype them.
const WORDS = ['massage', 'masage', 'acupuncture', 'yoga', 'reiki', 'anxiety', 'back pain', 'nutriton', 'sleep'];
const PLACES = ['Vancouver, BC', 'New York, NY', 'London', 'Toronto, ON', 'Portland, OR', null];
const KINDS = ['all', 'in_person', 'virtual', 'in_home'];

const SUGGEST = 'query ($prefix: String!) { suggest(prefix: $prefix) { kind label url } }';
const SEARCH = `query ($query: String, $place: String, $kind: SearchKind, $after: String) {
  searchPractitioners(query: $query, place: $place, kind: $kind, first: 10, after: $after) {
    totalCount
    pageInfo { hasNextPage endCursor }
    facets { categories { value count } kinds { value count } }
    edges { node { id name slug therapies cityState distanceKm reviewsAverage reviewsCount fromAmountCents } }
  } }`;

export function search() {
  const query = oneOf(WORDS);
  for (let length = 2; length <= Math.min(4, query.length); length++) {
    check(ask('suggest', SUGGEST, { prefix: query.slice(0, length) }), { 'suggestions came': (data) => data !== null });
    sleep(0.2);
  }
  const wanted = { query, place: oneOf(PLACES), kind: oneOf(KINDS) };
  const first = ask('searchPractitioners', SEARCH, wanted);
  check(first, { 'results came': (data) => data !== null });
  sleep(1);
  if (!first || !first.searchPractitioners.pageInfo.hasNextPage) return;
  const { endCursor } = first.searchPractitioners.pageInfo;
  const second = ask('searchPractitioners', SEARCH, { ...wanted, after: endCursor });
  check(second, { 'the next page has others': (data) => data !== null && isOther(first, data) });
  sleep(1);
}

function isOther(first, second) {
  const ids = (data) => data.searchPractitioners.edges.map(({ node }) => node.id);
  return ids(second).every((id) => !ids(first).includes(id));
}
