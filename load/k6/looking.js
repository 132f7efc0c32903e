import { check, sleep } from 'k6';
import { dayAhead, oneOf, openPage, send } from './caller.js';

// Some as people mistype them.
const WORDS = ['massage', 'masage', 'acupuncture', 'yoga', 'reiki', 'anxiety', 'back pain', 'nutriton', 'sleep'];
const PLACES = ['Vancouver, BC', 'New York, NY', 'London', 'Toronto, ON', 'Portland, OR', null];
const KINDS = ['all', 'in_person', 'virtual', 'in_home'];

/** Types a word, reads the results and turns the page. @returns the slugs that were found */
export function searchByWord(caller) {
  openPage(caller, '/practitioner-search', 'page-search');
  const query = oneOf(WORDS);
  for (let length = 2; length <= Math.min(4, query.length); length++) {
    send(caller, 'Suggestions', { prefix: query.slice(0, length) });
    sleep(0.2);
  }
  const wanted = { query, place: oneOf(PLACES), kind: oneOf(KINDS), first: 10 };
  const first = resultsOf(caller, wanted);
  sleep(1);
  if (!first || !first.pageInfo.hasNextPage) return slugsOf(first);
  const second = resultsOf(caller, Object.assign({ after: first.pageInfo.endCursor }, wanted));
  const known = slugsOf(first);
  check(second, { 'the next page has others': (page) => slugsOf(page).every((slug) => !known.includes(slug)) });
  sleep(1);
  return [...known, ...slugsOf(second)];
}

/** Looks for a practitioner whom a friend has named. */
export function searchByName(caller, { name, slug }) {
  const found = slugsOf(resultsOf(caller, { query: name, first: 10 }));
  check(found, { 'the practitioner is found': (slugs) => slugs.includes(slug) });
}

function resultsOf(caller, wanted) {
  const data = send(caller, 'SearchPractitioners', wanted);
  return data && data.searchPractitioners;
}

const slugsOf = (page) => (page ? page.edges.map(({ node }) => node.slug) : []);

/** Follows a link to a profile: the first HTML with its head. */
export function openProfile(caller, slug) {
  openPage(caller, `/p/${slug}`, 'page-profile');
  send(caller, 'ProfileReviews', { slug, first: 10, after: null });
  sleep(1);
}

/** Goes on to a profile from a page that is open. */
export function readProfile(caller, slug) {
  const data = send(caller, 'Profile', { slug });
  check(data, { 'the profile is there': (found) => found !== null && found.practice !== null });
  send(caller, 'ProfileReviews', { slug, first: 10, after: null });
  sleep(1);
}

/**
 * Looks at the free times of a month.
 * @returns what a time is kept with, and the starts that were offered; undefined where there is none
 */
export function lookAtTimes(caller, slug) {
  const data = send(caller, 'BookingPractice', { slug });
  const practice = data && data.practice;
  const service = practice && practice.services.find((one) => !one.addOn && !one.package);
  if (!service || practice.locations.length === 0) return undefined;
  send(caller, 'BookingAccount');
  const where = { practiceId: practice.id, serviceIds: [service.id], locationId: practice.locations[0].id };
  const begin = 2 + 30 * Math.floor(Math.random() * 2);
  const asked = Object.assign({ from: dayAhead(begin), to: dayAhead(begin + 29), timeZone: 'UTC' }, where);
  const month = send(caller, 'AvailabilityOfMonth', asked);
  const starts = month ? month.availability.days.flatMap(({ slots }) => slots.map(({ startsAt }) => startsAt)) : [];
  sleep(1);
  return starts.length === 0 ? undefined : { where, starts };
}
