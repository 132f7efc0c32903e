/** Visitors who read profiles: the first HTML with its head, then what the page asks for. See README.md. */
import { check, sleep } from 'k6';
import http from 'k6/http';
import { SITE, ask, listPractices, oneOf, visit } from './k6/target.js';

export const options = {
  scenarios: { profile: visit('profile') },
  thresholds: {
    checks: ['rate>0.99'],
    'http_req_duration{name:page}': ['p(95)<300'],
    'http_req_duration{name:practice}': ['p(95)<300'],
    'http_req_duration{name:availability}': ['p(95)<250'],
  },
};

const PRACTICE = `query ($slug: String!) { practice(slug: $slug) {
  id name headline about languages reviewsAverage reviewsCount
  services { id name timeLength amountCents addOn package } locations { id name displayAddress timeZone }
  skills { specialty { name } } galleryImages { url altText } } }`;
const AVAILABILITY = `query ($practiceId: ID!, $serviceIds: [ID!]!, $locationId: ID!, $from: Date!, $to: Date!) {
  availability(practiceId: $practiceId, serviceIds: $serviceIds, locationId: $locationId, from: $from, to: $to) {
    days { date slots { startsAt endsAt } } } }`;

export const setup = () => listPractices('url');

export function profile(practices) {
  const { slug, url } = oneOf(practices);
  const page = http.get(`${SITE}${url}`, { tags: { name: 'page' } });
  check(page, {
    'the page has its title': ({ status, body }) => status === 200 && body.includes('application/ld+json'),
  });
  const data = ask('practice', PRACTICE, { slug });
  check(data, { 'the profile came': (found) => found !== null && found.practice !== null });
  sleep(1);
  const service = data && data.practice && data.practice.services.find(({ addOn }) => !addOn);
  if (!service || data.practice.locations.length === 0) return;
  const days = { from: dayAhead(1), to: dayAhead(30) };
  const where = { practiceId: data.practice.id, serviceIds: [service.id], locationId: data.practice.locations[0].id };
  check(ask('availability', AVAILABILITY, { ...where, ...days }), { 'times came': (found) => found !== null });
  sleep(2);
}

function dayAhead(days) {
  return new Date(Date.now() + days * 86400000).toISOString().slice(0, 10);
}
