import { slugOf } from '@yarrow/catalog/practices/slug';
import { SPECIALTIES } from '@yarrow/catalog/reference/specialties';
import { deterministicId } from '@yarrow/kit/ids';
import { CATEGORIES } from './content/categories.mjs';
import { CITIES, FIRST_PRACTICES } from './content/cities.mjs';
import { FIRST_NAMES, LANGUAGES, LAST_NAMES, PRACTICE_NAMES, WORKS_WITH } from './content/people.mjs';
import { fictionalPhone } from './phones.mjs';
import { makeEvents } from './events.mjs';
import { makeServices } from './offers.mjs';
import { Random } from './random.mjs';
import { makeLocations } from './places.mjs';
import { makeReviews } from './reviews.mjs';
import { makeVisits } from './visits.mjs';
import { PORTRAITS, SCENES_PER_CATEGORY } from './images.mjs';

const DAY_MS = 86_400_000;
const CURRENCIES = { US: 'USD', CA: 'CAD', GB: 'GBP' };
const CARDS = ['charge', 'optional', 'none', 'save_card'];
/** Of the names that people get, and of the portraits that go with them. */
const HAIR = [
  ['long', 62],
  ['short', 38],
];
/** What clients read, and what is enforced: hours, share in percent, fixed fee in cents, share for a no-show. */
const POLICIES = [
  ['Please cancel at least 24 hours before your visit. Later than that I charge half of the price.', 24, 50, 0, 100],
  ['Life happens. Up to 24 hours before, changing or cancelling costs nothing; after that half is due.', 24, 50, 0, 50],
  ['I keep this time for you alone. Please tell me a day ahead if you cannot come.', 24, 0, 0, 0],
  ['Two days ahead you can still change your mind. After that the full price is due.', 48, 100, 0, 100],
  ['Cancelling is free until 12 hours before. Later it costs a fee of 20.', 12, 0, 2_000, 50],
];

/** A practice in five has pages in colours of its own. */
const THEMES = [
  { colorAccent: '#31588a', buttonStyle: 'rounded' },
  { colorAccent: '#7a3e63', buttonStyle: 'pill' },
  { colorAccent: '#8a5a14', buttonStyle: 'square' },
];
const AGES = ['Children', 'Teens', 'Adults', 'Seniors'];

/** The accounts of the demonstration logins. */
export const DEMO_PRO_EMAIL = 'pro@example.com';
export const DEMO_CLIENT_EMAIL = 'client@example.com';
/** Practices at which the demonstration client has visits, all in Vancouver. */
const PRACTICES_OF_DEMO_CLIENT = [0, 5, 11];

/**
 * One practice with all that belongs to it, the same for the same seed, index and moment.
 * @param {{ seed: string | number, index: number, nowMs: number, imageUrl: (key: string) => string }} options
 */
export function makePractice({ seed, index, nowMs, imageUrl }) {
  const random = new Random(`${seed}:practice:${index}`);
  const id = deterministicId(`yarrow-demo:${seed}`, `practice:${index}`);
  const [cityKey, category] = FIRST_PRACTICES[index] ?? [
    random.pick(Object.keys(CITIES)),
    random.pick(Object.keys(CATEGORIES)),
  ];
  const about = { seed, index, id, cityKey, category, nowMs, imageUrl, country: CITIES[cityKey].country };
  const practice = practiceRow(random, about);
  const locations = makeLocations(random, { practiceId: id, cityKey, category, index });
  practice.timeZone = locations[0].timeZone;
  const services = withImages(
    makeServices(random, { practiceId: id, category, country: about.country, locations, complete: index === 0 }),
    random,
    about,
  );
  const skills = skillsOf(random, category);
  const cards = CARDS[index % CARDS.length];
  const { current, former, accounts } = makeContacts(random, about);
  const visits = makeVisits(random, {
    practice,
    locations,
    services,
    clients: current,
    cards,
    nowMs,
    span: spanOf(index),
  });
  const owner = ownerRow(practice, about);
  const therapies = skills.filter(({ kind }) => kind === 'therapy').map(({ specialtyId }) => specialtyId);
  const reviews = makeReviews(random, {
    practice,
    category,
    visits,
    former,
    locations,
    services,
    skills: therapies,
    nowMs,
  });
  const credentials = credentialsOf(random, about);
  const gallery = galleryOf(random, about);
  const events = makeEvents(new Random(`${seed}:events:${index}`), {
    ...{ index, practice, locations, visits, cards, nowMs },
    clients: current,
    images: gallery.map(({ url }) => url),
  });
  return {
    index,
    practice,
    skills: skills.map(({ specialtyId }) => ({ specialtyId })),
    credentials,
    gallery,
    locations,
    services,
    owner,
    accounts,
    clients: [...current, ...former],
    // The demonstration client finds the link of a form to fill in among the mails.
    intakeFormFor:
      index === 0 ? current.filter(({ email }) => email === DEMO_CLIENT_EMAIL).map((client) => client.id) : [],
    cards,
    // The week of the demonstration's practitioner has a payment that fails.
    declinedCardOf: index === 0 ? current.at(-1).id : null,
    visits,
    ...events,
    reviews,
  };
}

/** The first practices look back over six weeks; those of a load test only need to be found and booked. */
function spanOf(index) {
  if (index === 0) return { from: -35, to: 28, perDay: 3.1 };
  return index < FIRST_PRACTICES.length ? { from: -28, to: 18, perDay: 0.4 } : { from: -10, to: 10, perDay: 0.15 };
}

function practiceRow(random, { seed, index, id, cityKey, category, country, nowMs, imageUrl }) {
  const { nouns, titles, headlines, abouts } = CATEGORIES[category];
  const hair = random.weighted(HAIR);
  const [firstName, lastName] = nameOf(random, hair);
  const name = `${PRACTICE_NAMES[index] ?? random.pick(PRACTICE_NAMES)} ${random.pick(nouns)}`;
  const cards = CARDS[index % CARDS.length];
  const slug = index < FIRST_PRACTICES.length ? slugOf(name) : `${slugOf(name)}-${index.toString(36)}`;
  return {
    id,
    ownerUserId: deterministicId(`yarrow-demo:${seed}`, `owner:${index}`),
    slug,
    name,
    published: true,
    practitionerFirstName: firstName,
    practitionerLastName: lastName,
    title: random.pick(titles),
    headline: random.pick(headlines),
    about: random
      .sample(abouts, 2)
      .map((text) => `<p>${text}</p>`)
      .join(''),
    email: index === 0 ? DEMO_PRO_EMAIL : `${slug}@example.com`,
    phone: fictionalPhone(cityKey, index),
    photoUrl: imageUrl(`portraits/${hair}-${index % PORTRAITS}.svg`),
    currency: CURRENCIES[country],
    country,
    timeZone: CITIES[cityKey].zone,
    links: random.chance(0.6)
      ? { website: `https://${slug}.example.com`, instagram: `https://instagram.example.com/${slug}` }
      : {},
    languages: ['English', ...random.sample(cityKey === 'montreal' ? ['French'] : LANGUAGES, random.int(0, 2))],
    ...worksWith(random.sample(WORKS_WITH, random.int(2, 4))),
    ...(index % 5 === 4 && { theme: { colors: [], fonts: [], ...THEMES[index % THEMES.length] } }),
    acceptsTips: ['massage', 'reflexology', 'sound'].includes(category),
    features: [
      ...['packages', 'recurring_bookings', 'client_notes', 'bookable_events', 'video_reviews', 'require_cc'],
      ...['discount_codes', 'services_pages', 'currency', 'paypal', 'import_reviews', 'cancellation_policy'],
    ],
    offlineOptions: random.sample(
      ['cash', 'credit_card', 'paypal', ...(country === 'US' ? ['venmo', 'zelle'] : [])],
      random.int(1, 2),
    ),
    cardProviders: [],
    bufferMinutes: random.pick([10, 15, 15, 30]),
    leadTimeMinutes: index === 0 ? 180 : random.pick([180, 720, 1440]),
    startTimeIncrementMinutes: random.pick([15, 30, 30, 60]),
    instantClientApproval: index % 3 !== 0,
    requireClientCcToBook: cards === 'charge' || cards === 'save_card',
    chargeClientCcAtBooking: cards === 'charge',
    ...policyOf(random, index),
    builderVersion: index % 3 === 1 ? 'v2' : 'v1',
    version: 1,
    createdAt: new Date(nowMs - random.int(120, 900) * DAY_MS).toISOString(),
  };
}

const worksWith = (people) => ({
  workWiths: people.filter((one) => !AGES.includes(one)),
  ageWorkWiths: AGES.filter((age) => people.includes(age)),
});

/** The demonstration practitioner's is the common one: half of the price within a day. */
function policyOf(random, index) {
  const drawn = random.pick(POLICIES);
  const [cancellationPolicy, lateHours, latePercent, lateCents, noShowFeePercent] = index === 0 ? POLICIES[0] : drawn;
  return {
    cancellationPolicy,
    lateCancellationHours: lateHours,
    lateCancellationFeePercent: latePercent,
    lateCancellationFeeCents: lateCents,
    noShowFeePercent,
  };
}

const nameOf = (random, hair) => [random.pick(FIRST_NAMES[hair]), random.pick(LAST_NAMES)];

function ownerRow(practice, { cityKey, index }) {
  return {
    id: practice.ownerUserId,
    kind: 'pro',
    email: practice.email,
    firstName: practice.practitionerFirstName,
    lastName: practice.practitionerLastName,
    phone: fictionalPhone(cityKey, index),
    practiceId: practice.id,
    createdAt: practice.createdAt,
  };
}

function withImages(services, random, { category, imageUrl }) {
  const first = random.int(0, SCENES_PER_CATEGORY - 1);
  return services.map((service, position) => {
    if (service.kind === 'add_on') return service;
    return { ...service, photoUrl: imageUrl(`scenes/${category}-${(first + position) % SCENES_PER_CATEGORY}.svg`) };
  });
}

/** What brings people to a practitioner, by what the practitioner works with. */
const CONDITIONS = {
  body: ['back-pain', 'neck-pain', 'stress', 'headaches', 'chronic-pain', 'sports-injury', 'sciatica', 'arthritis'],
  mind: ['anxiety', 'stress', 'insomnia', 'depression', 'trauma', 'grief', 'burnout'],
  health: ['digestive-issues', 'fatigue', 'weight-management', 'menopause', 'insomnia', 'stress', 'headaches'],
  birth: ['pregnancy', 'infertility', 'anxiety', 'fatigue'],
};
const MIND = ['coaching', 'counseling', 'reiki', 'meditation', 'hypnotherapy', 'sound', 'yoga'];
const HEALTH = ['nutrition', 'ayurveda', 'naturopathy', 'acupuncture'];

function conditionsOf(category) {
  if (category === 'doula') return 'birth';
  if (MIND.includes(category)) return 'mind';
  return HEALTH.includes(category) ? 'health' : 'body';
}

/** Two or three therapies of the category, sometimes one of another, and what they help with. */
function skillsOf(random, category) {
  const own = SPECIALTIES.filter((specialty) => specialty.category === category);
  const others = SPECIALTIES.filter((specialty) => specialty.kind === 'therapy' && specialty.category !== category);
  const conditions = CONDITIONS[conditionsOf(category)].map((id) => ({ id, kind: 'condition' }));
  const chosen = [
    own[0],
    ...random.sample(own.slice(1), random.int(1, 3)),
    ...random.sample(others, random.chance(0.3) ? 1 : 0),
    ...random.sample(conditions, random.int(3, 5)),
  ];
  return chosen.map(({ id, kind }) => ({ specialtyId: id, kind }));
}

function credentialsOf(random, { id, category, country, cityKey }) {
  const place = CITIES[cityKey];
  return CATEGORIES[category].credentials.map(([kind, name], index) => ({
    id: deterministicId(id, `credential:${index}`),
    practiceId: id,
    kind,
    name,
    issuer: kind === 'degree' ? 'Northfield College of Health' : `${place.city} Board of Complementary Health`,
    licenseNumber: kind === 'license' ? `${place.state || country}-${random.int(10_000, 99_999)}` : null,
    stateIssued: place.state || null,
    state: 'approved',
    position: index + 1,
  }));
}

const VIEWS = ['The room at {time}', 'A corner of the studio at {time}', 'The view from the window at {time}'];

function galleryOf(random, { id, category, imageUrl }) {
  const first = random.int(0, SCENES_PER_CATEGORY - 1);
  const times = random.sample(['dawn', 'noon', 'dusk'], VIEWS.length);
  return VIEWS.map((view, index) => ({
    id: deterministicId(id, `gallery:${index}`),
    practiceId: id,
    url: imageUrl(`scenes/${category}-${(first + index) % SCENES_PER_CATEGORY}.svg`),
    altText: `${view.replace('{time}', times[index])}, drawn`,
    position: index + 1,
  }));
}

/** Contacts of now and of former years; about a third have an account. */
function makeContacts(random, about) {
  const { index, id, cityKey } = about;
  const [currentCount, formerCount] = contactCounts(random, index);
  const clients = [];
  const accounts = [];
  for (let number = 0; number < currentCount + formerCount; number += 1) {
    const isDemo = number === 0 && PRACTICES_OF_DEMO_CLIENT.includes(index);
    const person = isDemo ? demoClient(about) : guest(random, about, number);
    if (isDemo || random.chance(0.3)) accounts.push(accountOf(person, about));
    clients.push({
      id: deterministicId(id, `client:${number}`),
      practiceId: id,
      userId: accounts.at(-1)?.email === person.email ? accounts.at(-1).id : null,
      ...person,
      timeZone: CITIES[cityKey].zone,
      createdAt: new Date(about.nowMs - random.int(50, 110) * DAY_MS).toISOString(),
    });
  }
  return { current: clients.slice(0, currentCount), former: clients.slice(currentCount), accounts };
}

function contactCounts(random, index) {
  if (index === 0) return [22, 14];
  return index < FIRST_PRACTICES.length ? [random.int(5, 9), random.int(3, 8)] : [2, random.int(0, 3)];
}

function guest(random, { index, cityKey }, number) {
  const [firstName, lastName] = nameOf(random, random.weighted(HAIR));
  const local = slugOf(`${firstName} ${lastName}`).replaceAll('-', '.');
  return {
    firstName,
    lastName,
    email: `${local}.${index}.${number}@example.com`,
    phone: fictionalPhone(cityKey, index * 7 + number * 3),
  };
}

function demoClient({ cityKey }) {
  return { firstName: 'Robin', lastName: 'Achterberg', email: DEMO_CLIENT_EMAIL, phone: fictionalPhone(cityKey, 42) };
}

function accountOf({ firstName, lastName, email, phone }, { seed, nowMs }) {
  return {
    id: deterministicId(`yarrow-demo:${seed}`, `account:${email}`),
    kind: 'client',
    email,
    firstName,
    lastName,
    phone,
    practiceId: null,
    createdAt: new Date(nowMs - 200 * DAY_MS).toISOString(),
  };
}
