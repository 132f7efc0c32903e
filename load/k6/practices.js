import { ask, eventually, newCaller } from './caller.js';
import { onboard, requireSandbox, sandboxAt } from './sandbox.js';
import { RUN, VISITORS } from './target.js';

const PRICE_CENTS = 9000;
const SURNAMES = ['Abara', 'Byrne', 'Chen', 'Dlamini', 'Eriksen', 'Fischer', 'Garcia', 'Hopper', 'Ito', 'Jensen'];
const PASSWORD = 'a long enough password';
const ALWAYS_OPEN = JSON.stringify(
  [0, 1, 2, 3, 4, 5, 6].map((weekDay) => ({
    weekDay,
    enabled: true,
    blocks: [{ startsAt: '00:00', endsAt: '24:00' }],
  })),
);

const REGISTER = 'mutation ($input: RegisterInput!) { register(input: $input) { result errors { code message } } }';
const CONNECT = 'mutation { connectStripe { result errors { code message } url } }';
const LOCATION = `mutation ($availableTimes: String!) {
  upsertLocation(name: "Studio", kind: office, timeZone: "UTC", address: "1 Main Street", city: "Albany",
    stateAbbreviation: "NY", zip: "12207", countryCode: "US", availableTimes: $availableTimes) {
    result errors { code message } location { id } } }`;
const SERVICE = `mutation ($locationIds: [ID!]!) {
  upsertService(name: "Swedish massage", description: "<p>Long, calm strokes.</p>", timeLength: 30, amountCents: ${PRICE_CENTS},
    public: true, locationIds: $locationIds) { result errors { code message } service { id } } }`;
const SETTINGS = `mutation {
  updateBookingSettings(appointmentBufferTime: 0, appointmentLeadTime: 0, startTimeIncrement: 30,
    instantClientApproval: true, requireClientCcToBook: true, chargeClientCcAtBooking: true) {
    result errors { code message } } }`;
const PUBLISH = `mutation ($published: Boolean!) {
  updatePracticeProfile(input: { published: $published }) { result errors { code message } } }`;

/**
 * Practices of this run, open day and night, at which only time is scarce; or that of `YARROW_EMAIL`, where a site runs
 * registered operations only. Each with its owner, who is logged in.
 */
export function openPractices(count = Math.min(SURNAMES.length, Math.max(2, Math.ceil(VISITORS / 2)))) {
  requireSandbox();
  const { YARROW_EMAIL: email, YARROW_PASSWORD: password } = __ENV;
  if (email) return [described(loggedIn(email, password), { email, password })];
  return SURNAMES.slice(0, count).map(openPractice);
}

/** Takes the practices of this run out of the search again. */
export function closePractices(practices) {
  for (const { owner, own } of practices) if (own) ask(owner, { query: PUBLISH }, { published: false });
}

function openPractice(surname) {
  const owner = newCaller();
  const email = `load-${surname.toLowerCase()}-${RUN}@example.com`;
  const person = { kind: 'pro', email, password: PASSWORD, firstName: 'Ines', lastName: `${surname} ${RUN}` };
  succeed(owner, REGISTER, { input: Object.assign(person, { phone: '+15185550100', country: 'US', timeZone: 'UTC' }) });
  onboard(succeed(owner, CONNECT).url);
  const { location } = succeed(owner, LOCATION, { availableTimes: ALWAYS_OPEN });
  succeed(owner, SERVICE, { locationIds: [location.id] });
  succeed(owner, SETTINGS);
  succeed(owner, PUBLISH, { published: true });
  const practice = described(owner, { email, password: PASSWORD });
  eventually(`search finds ${practice.name}`, () => isFound(practice));
  return Object.assign(practice, { own: true, priceCents: PRICE_CENTS });
}

/** Repeats a change until it succeeds: what it needs from other services arrives by events. */
function succeed(owner, query, variables) {
  return eventually(query.trim().split('\n')[0], () => {
    const { data, code } = ask(owner, { query }, variables);
    if (code === 'PERSISTED_OPERATION_REQUIRED') {
      throw new Error('This site runs registered operations only: give the login of a practice (YARROW_EMAIL).');
    }
    const [payload] = Object.values(data || {});
    return payload && payload.result === 'success' ? payload : undefined;
  });
}

export function loggedIn(email, password) {
  const owner = newCaller();
  const { data } = ask(owner, { name: 'Login' }, { input: { email, password } });
  if (!data || data.login.result !== 'success') throw new Error(`${email} could not log in.`);
  return owner;
}

/** What visitors learn of a practice, and where its payments go. */
function described(owner, login) {
  const { url } = eventually('the page of the practice', () => {
    const { data } = ask(owner, { name: 'CurrentUser' });
    return data && data.currentUser.practice;
  });
  const slug = url.split('/').pop();
  const visitor = newCaller();
  const practice = eventually(`${url} is public`, () => {
    const { data } = ask(visitor, { name: 'BookingPractice' }, { slug });
    return data && data.practice;
  });
  const form = eventually(`the payment form of ${url}`, () => {
    const { data } = ask(visitor, { name: 'CardFormOfPractice' }, { practiceId: practice.id });
    return data && data.cardForm;
  });
  const { id, practitionerName } = practice;
  return {
    owner,
    login,
    id,
    slug,
    url,
    name: practitionerName,
    sandbox: sandboxAt(form.sandboxUrl),
    accountId: form.accountId,
  };
}

function isFound({ name, slug }) {
  const { data } = ask(newCaller(), { name: 'SearchPractitioners' }, { query: name, first: 10 });
  return data && data.searchPractitioners.edges.some(({ node }) => node.slug === slug);
}
