import { buildSchema, getNamedType, isEnumType, isObjectType } from 'graphql';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { API_PATH } from '../gen/supergraph.mjs';
import { ROOT } from '../paths.mjs';
import { readTable } from './coverage-table.mjs';

const ENTITIES = 'docs/spec-coverage/3-entities.md';
const CALLS = 'docs/spec-coverage/7-calls.md';

/** What the specification calls an entity, and its type; null where it is no type of the API. */
const TYPES = {
  Appointment: 'Appointment',
  Service: 'Service',
  Location: 'Location',
  Client: 'Client',
  Practice: 'Practice',
  Review: 'Review',
  'Video review': 'VideoReview',
  'Video upload record': null, // An answer of the REST routes.
  'Bookable (group) event': 'BookableEvent',
  Registrations: 'BookableEventRegistration',
  'Bookable event type': 'BookableEventType',
  Defaults: null, // Values, not fields.
  'Event registration (client page)': 'BookableEventRegistration',
  'Personal event': 'PersonalEvent',
  'Search hit': 'PractitionerHit',
  'Therapy categories': null, // A list of strings.
};

/** Words that are no list of names: the paths that stand for them on their type, and why. */
const READ_AS = {
  Appointment: {
    'appointmentServices (id, amountCents, service name)': ['appointmentServices.id amountCents service.name'],
    'transaction (id, amountCents, state, type Charge or Hold)': ['transaction.id amountCents state type'],
    "bookedBy ('pro' marks pro-created)": ['bookedBy'],
  },
  Service: { 'package flag': ['package'], 'addOn flag': ['addOn'] },
  Location: {
    // In person is an office or a home.
    'kind (virtual or in-person; also office, virtual, home)': ['kind'],
    'virtualType (video or phone)': ['virtualType'],
  },
  Client: {
    'Invited clients carry notes': ['notes'],
    "clientType 'invited' and invitedFrom": ['clientType', 'invitedFrom'],
  },
  Practice: {
    'feature flags (recurringBookingsEnabled, packagesEnabled, clientNotesEnabled, bookableEventsEnabled)': [
      ...['recurringBookingsEnabled', 'packagesEnabled', 'clientNotesEnabled', 'bookableEventsEnabled'],
    ],
    'headline texts': ['headline', 'title'],
    'hero images': ['heroImages'],
    'social links (website, facebook, instagram, twitter, linkedin, tiktok, youtube)': [
      ...['website', 'facebook', 'instagram', 'twitter', 'linkedin', 'tiktok', 'youtube'],
    ],
    'paymentProvider (stripe or square)': ['paymentProvider'],
    // Hours belong to a place.
    'allHours (weekDay, hours with startsAt and endsAt)': ['locations.allHours.weekDay hours.startsAt hours.endsAt'],
    'theme (colorAccent, colors, buttonStyle square, rounded or pill, fonts)': [
      'theme.colorAccent colors buttonStyle fonts',
    ],
    // Clients call the practice; the number of the account is the account's own.
    'the practitioner user (name, phone, default photo, slug, vanitySlug, first and last name)': [
      ...['user.name phone defaultPhotoUrl slug vanitySlug firstName lastName', 'phone'],
    ],
  },
  Review: {
    'rating (1 to 5)': ['rating'],
    'review text': ['review'],
    'client or user (firstName, lastName)': ['client.firstName lastName'],
    'practice with user (name, title, smallPhotoUrl)': ['practice.user.name title smallPhotoUrl'],
  },
  'Bookable event type': {
    'capacity (null means unlimited)': ['capacity'],
    'kind (in_person or virtual)': ['kind'],
    'durationUnit (minute, hour or day)': ['durationUnit'],
  },
  'Event registration (client page)': {
    'eventType (slug)': ['event.eventType.slug'],
    // Who comes; the contact behind it is the practice's.
    client: ['clientName', 'clientEmail'],
    'registration (state)': ['state'],
  },
  'Search hit': {
    'user name': ['practitionerName'],
    photo: ['photoUrl'],
    reviews_average: ['reviewsAverage'],
    reviews_count: ['reviewsCount'],
    'Other fields of hits are not shown': [],
  },
};

/** Calls whose name is the client's operation: the fields of the roots that it asks, with the arguments named. */
const ASKS = {
  'ClientBookings: returns upcomingAppointments': ['upcomingAppointments()'],
  pastAppointments: ['pastAppointments()'],
  expiredAppointments: ['expiredAppointments()'],
  'BookingCard(id): userAppointment with practice owner, services, location': ['userAppointment(id)'],
  'TransactionCard(practiceId, serviceId)': ['practice(id)'],
  'CurrentPracticeContext: currentPractice with many practice fields': ['currentPractice()'],
  'BookableEvent(id) for clients': ['bookableEvent(id)'],
  'DefaultPaymentMethod / defaultPaymentMethodPractice(clientId or userId, practiceId) returns brand, last4, expMonth, expYear':
    ['defaultPaymentMethodPractice(clientId, userId, practiceId) brand last4 expMonth expYear'],
  'CheckVideoReviewAvailability(review by token)': ['checkVideoReviewAvailability(token)'],
  'PastAppointments(clientId) and AppointmentNote(id) for the client pages': [
    ...['pastAppointments(clientId)', 'appointmentNote(id)'],
  ],
  'Either clientId or userId may be given': ['squareAddCardToCustomer(clientId, userId, practiceId, sourceId)'],
  'practiceId and sourceId are required': ['squareAddCardToCustomer(practiceId, sourceId)'],
  'CreateVideoReviewForReview(reviewId): returns uploadHash, uploadUrl and a JSON videoReview': [
    'createVideoReviewForReview(reviewId) uploadHash uploadUrl videoReview',
  ],
  'chargeCard(appointmentId): returns result, errors, appointment (id, clientPaymentStatus)': [
    'chargeCard(appointmentId) result errors appointment.id appointment.clientPaymentStatus',
  ],
  'saveIntakeFormResponse(uniqueId, formData) (client fills an intake form via a link)': [
    'saveIntakeFormResponse(uniqueId, formData) result errors',
  ],
  'DownloadMobileApp: payload type (value download_mobile_app)': ['sendText(type)'],
  'response sendText with result and errors': ['sendText(type) result errors'],
  'success when result is success': [],
};

/** What the specification names and the API does not have, read from the table of its sentences. */
export function absentFromContract() {
  const schema = buildSchema(readFileSync(join(ROOT, API_PATH), 'utf8'));
  return [
    ...absentFields(wordsOf(ENTITIES), schema).map((it) => `${ENTITIES}: ${it}`),
    ...absentCalls(wordsOfCalls(), schema).map((it) => `${CALLS}: ${it}`),
  ];
}

const wordsOf = (path) => readTable(path).map(({ words }) => words);

/** Queries and mutations stand between what is said of GraphQL as a whole and the REST routes. */
function wordsOfCalls() {
  const words = wordsOf(CALLS);
  const at = (start) => words.findIndex((one) => one.startsWith(start));
  return words.slice(at('ClientBookings'), at('POST '));
}

/** `**Entity** (whose view): first` or `Label: first`. */
const LABELLED = /^(?:\*\*(.+?)\*\*(?: \([^)]*\))?|([A-Z][\w -]*)): (.+)$/;

/**
 * @param {string[]} words of the rows, in order: `**Entity**: first,`, `second (nested, fields),`, …
 * @returns {string[]} one line for each name that its type has not
 */
export function absentFields(words, schema) {
  let entity;
  return words.flatMap((row) => {
    const [, bold, label, named] = LABELLED.exec(row) ?? [];
    const rest = named ?? row;
    if (bold || label in TYPES) entity = bold ?? label;
    if (!(entity in TYPES)) return [`"${row}" belongs to no known entity`];
    const name = TYPES[entity];
    if (!name) return [];
    const type = schema.getType(name);
    if (!type) return [`${entity}: there is no type ${name}`];
    const item = rest.replace(/^and /, '').replace(/[,.]$/, '');
    return pathsOf(entity, item, type).flatMap((path) =>
      absentPath(type, path).map((it) => `${entity}, "${item}": ${it}`),
    );
  });
}

/** `name (a, b)` is the fields a and b of an object, or values of an enum. */
function pathsOf(entity, item, type) {
  const readAs = READ_AS[entity]?.[item];
  if (readAs) return readAs;
  const [, name, nested] = /^(\w+)(?: \((.+)\))?$/.exec(item) ?? [];
  if (!name) return [item];
  const of = getNamedType(type.getFields()[name]?.type);
  if (!nested || !of) return [name];
  const names = nested.split(/[,;] (?:also )?/);
  if (isEnumType(of)) return names.map((value) => `${name}=${value}`);
  return [`${name}.${names.join(' ')}`];
}

/** @param path `a.b.c d e.f`: c, d and e.f are fields of what a.b holds; `a=v`: v is a value of a's enum */
function absentPath(type, path) {
  const [first, ...others] = path.split(' ');
  const [, prefix = ''] = /^(.+\.)/.exec(first) ?? [];
  return [first, ...others.map((other) => prefix + other)].flatMap((one) => absentStep(type, one));
}

function absentStep(type, path) {
  const [name, value] = path.split('=');
  let of = type;
  for (const step of name.split('.')) {
    const field = isObjectType(of) ? of.getFields()[step] : undefined;
    if (!field) return [`${of} has no field ${step}`];
    of = getNamedType(field.type);
  }
  if (!value || of.getValue(value)) return [];
  return [`${of} has no value ${value}`];
}

/**
 * @param {string[]} words of the rows of queries and mutations: `name(arg, arg): returns field, field`
 * @returns {string[]} one line for each call, argument or field of its answer that the roots have not
 */
export function absentCalls(words, schema) {
  return words.flatMap((row) => {
    const item = row.replace(/[,;.]$/, '');
    return (ASKS[item] ?? [callOf(item)]).flatMap((call) => absentCall(call, schema).map((it) => `"${item}": ${it}`));
  });
}

/** `SetupIntent(a, b[]): returns c and d` → `setupIntent(a, b) c d` */
function callOf(item) {
  const [, name, args, returned = ''] = /^(\w+)\(([^)]*)\)(?:: returns (.+))?$/.exec(item) ?? [];
  if (!name) return item;
  const fields = returned.split(/, | and /).join(' ');
  return `${name[0].toLowerCase()}${name.slice(1)}(${args.replaceAll('[]', '')}) ${fields}`.trim();
}

function absentCall(call, schema) {
  const [, name, args, fields] = /^(\w+)\(([^)]*)\)(?: (.+))?$/.exec(call) ?? [];
  if (!name) return ['is not read: say in contract-document.mjs what it asks'];
  const field = schema.getQueryType().getFields()[name] ?? schema.getMutationType()?.getFields()[name];
  if (!field) return [`there is no ${name}`];
  const known = field.args.map((arg) => arg.name);
  const wanted = args.split(', ').filter(Boolean);
  const foreign = field.args.filter((arg) => String(arg.type).endsWith('!') && !wanted.includes(arg.name));
  return [
    ...wanted.filter((arg) => !known.includes(arg)).map((arg) => `${name} takes no ${arg}`),
    ...(wanted.length > 0 ? foreign.map((arg) => `${name} insists on ${arg.name}`) : []),
    ...(fields ? absentPaths(getNamedType(field.type), fields) : []),
  ];
}

const absentPaths = (type, fields) => fields.split(' ').flatMap((path) => absentStep(type, path));
