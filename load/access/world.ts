import { randomUUID } from 'node:crypto';
import type { Databases } from '../harness/databases.mjs';
import { change, dayAhead, openPractice, startOf } from '../harness/practice.mjs';
import type { Site } from '../harness/site.mjs';
import { Visitor, eventually } from '../harness/visitor.mjs';
import { newAdjustment, newCoupon, newFailedRefund, newPackageService, payFor } from './world-money.js';
import { newPhoto, newPublishedPhoto } from './photos.js';

export const ROLES = ['visitor', 'client', 'otherClient', 'link', 'practice', 'otherPractice'] as const;
/** Who asks. `link` holds the client's links without a session; all others know what the practice can read. */
export type Role = (typeof ROLES)[number];

export type Practice = Awaited<ReturnType<typeof openPractice>>;

/** A visit or a place: the id that everybody may know, the client's token and the practice's. */
export interface Linked {
  readonly id: string;
  readonly token: string;
  readonly practiceToken: string;
}

/** Texts that are stored in one place each: a role that can read a text has read that place. */
export const CANARIES = {
  note: 'canary-of-the-practices-note',
  clientNote: 'canary-of-what-the-client-wrote',
  address: '7 Canary Lane',
  email: `canary-${randomUUID()}@example.com`,
  phone: '+15185550177',
  // Of an anonymous review's author.
  lastName: 'Canarywood',
};

/** Where the practice is, which hides its address. */
export const HIDDEN = { latitude: 42.6585, longitude: -73.766 };

/** Two practices and two clients, and one of everything that belongs to one client of one practice. */
export interface World {
  readonly people: Readonly<Record<Role, Visitor>>;
  readonly practice: Practice;
  readonly otherPractice: Practice;
  /** The contact that the client is to the practice. */
  readonly clientId: string;
  readonly visit: Linked;
  /** Of a visit that is over: paid, and reviewed without a name. */
  readonly past: Linked;
  /** Visits that a mutation may use up. */
  readonly spare: readonly Linked[];
  readonly event: { readonly id: string; readonly typeId: string };
  readonly place: Linked;
  readonly removableClientId: string;
  /** A merge of two other contacts of the practice. */
  readonly mergeId: string;
  readonly packageToken: string;
  readonly review: { readonly id: string; readonly token: string; readonly code: string; readonly reviewerId: string };
  readonly uploadHash: string;
  readonly setupIntentId: string;
  /** The card that the contact has on file. */
  readonly cardId: string;
  readonly personalEventId: string;
  /** Money of the visit that is over that the practice gave back. */
  readonly adjustmentId: string;
  /** A refund of the same visit that the client's bank has returned. */
  readonly refundId: string;
  readonly couponId: string;
  readonly couponCode: string;
  readonly intakeId: string;
  /** Of a list of people that the practice brought. */
  readonly importId: string;
  /** IDs of slot holds of the client, one for each role that can release it. */
  readonly holdIds: Readonly<Record<'client' | 'link' | 'visitor', string>>;
  /** Of a picture that the practice is about to upload. */
  readonly photoHandle: string;
  /** Of a photo of the practice that is on the site. */
  readonly publishedPhoto: string;
}

const REGISTER = 'mutation ($input: RegisterInput!) { register(input: $input) { result errors { code message } } }';
const HOLD = `mutation ($input: HoldSlotInput!) { holdSlot(input: $input) { result errors { code message } hold { id } } }`;
const BOOK = `mutation ($input: BookAppointmentInput!) { bookAppointment(input: $input) {
  result errors { code message } appointment { id instantActionToken state } } }`;
const CARD = 'query ($clientId: ID!) { client(clientId: $clientId) { defaultPaymentMethod { id } } }';
const OWN = 'query ($id: ID!) { userAppointment(id: $id) { instantActionToken client { id } } }';

/** Repeats a question until its answer is there: copies arrive by events. */
async function answer<T>(what: string, ask: () => Promise<T | null | undefined>): Promise<T> {
  return (await eventually(what, ask)) as T;
}

async function newClient(site: Site, email: string, lastName: string, phone: string): Promise<Visitor> {
  const visitor = new Visitor(site.gatewayUrl);
  const person = { kind: 'client', email, password: 'a long enough password', firstName: 'Grace', lastName, phone };
  await change(visitor, REGISTER, { input: { ...person, country: 'US', timeZone: 'UTC' } });
  return visitor;
}

/** Makes the whole world, through the gateway as people would. */
export async function makeWorld(site: Site, databases: Databases): Promise<World> {
  const [practice, otherPractice] = await Promise.all([
    openPractice(site, { charges: false }),
    openPractice(site, { charges: false }),
  ]);
  const { email, lastName, phone } = CANARIES;
  const client = await newClient(site, email, lastName, phone);
  const otherClient = await newClient(site, `other-${randomUUID()}@example.com`, 'Hopper', '+15185550178');
  const people = {
    visitor: new Visitor(site.gatewayUrl),
    link: new Visitor(site.gatewayUrl),
    ...{ client, otherClient, practice: practice.pro, otherPractice: otherPractice.pro },
  };
  await hideAddress(practice);
  const packageService = await newPackageService(practice);

  let hour = 0;
  const book = async (serviceId: string): Promise<Linked> => {
    const startsAt = startOf((hour += 2));
    const input = {
      practiceId: practice.practiceId,
      serviceIds: [serviceId],
      locationId: practice.locationId,
      startsAt,
    };
    const { hold } = await change(client, HOLD, { input: { ...input, timeZone: 'UTC' } });
    const wanted = { holdId: hold.id, note: CANARIES.clientNote, timeZone: 'UTC' };
    const { appointment } = await change(client, BOOK, { input: wanted });
    const { userAppointment: seen } = await practice.pro.ask(OWN, { id: appointment.id });
    const { instantActionToken: practiceToken } = seen;
    return { id: appointment.id, token: appointment.instantActionToken, practiceToken };
  };
  const keepTime = async (): Promise<string> => {
    const { practiceId, serviceIds, locationId } = practice;
    const input = { practiceId, serviceIds, locationId, startsAt: startOf((hour += 2)), timeZone: 'UTC' };
    return (await change(client, HOLD, { input })).hold.id;
  };
  const [serviceId] = practice.serviceIds as [string];
  const visit = await book(serviceId);
  const past = await book(serviceId);
  const spare = [await book(serviceId), await book(serviceId), await book(serviceId), await book(serviceId)];
  // Sessions are sold for a card wherever a practice takes cards.
  await payFor(site, practice, await book(packageService));
  const clientId: string = (await practice.pro.ask(OWN, { id: visit.id })).userAppointment.client.id;
  await databases.query('scheduling', 'UPDATE appointments SET note_text = $2, noted_at = now() WHERE id = $1', [
    visit.id,
    CANARIES.note,
  ]);
  const setupIntentId = await payFor(site, practice, past);
  await letPass(databases, past.id);
  const review = await reviewAnonymously(practice, people.link, past);
  const coupon = await newCoupon(practice);
  return {
    ...{ people, practice, otherPractice, clientId, visit, past, spare, review, setupIntentId },
    cardId: await answer(
      'the card',
      async () => (await practice.pro.ask(CARD, { clientId })).client?.defaultPaymentMethod?.id,
    ),
    personalEventId: await newPersonalEvent(practice),
    adjustmentId: await newAdjustment(practice, past),
    refundId: await newFailedRefund(databases, past),
    couponId: coupon.id,
    couponCode: coupon.code,
    ...(await newEvent(practice, client, clientId)),
    packageToken: await answer('the package', async () => {
      const { openPackages } = await client.ask('{ openPackages { token } }');
      return openPackages[0]?.token as string | undefined;
    }),
    uploadHash: await newUpload(people.link, review),
    intakeId: await newIntakeLink(practice, databases, clientId),
    mergeId: await newMerge(practice),
    importId: await newImport(practice),
    holdIds: { client: await keepTime(), link: await keepTime(), visitor: await keepTime() },
    photoHandle: await newPhoto(practice),
    publishedPhoto: await newPublishedPhoto(practice),
  };
}

async function hideAddress({ pro, locationId }: Practice): Promise<void> {
  const mutation = `mutation ($id: ID!, $address: String) { upsertLocation(id: $id, name: "Studio", kind: office,
    timeZone: "UTC", address: $address, city: "Albany", stateAbbreviation: "NY", zip: "12207", countryCode: "US",
    latitude: ${HIDDEN.latitude}, longitude: ${HIDDEN.longitude}, hideAddress: true) { result errors { code message } } }`;
  await change(pro, mutation, { id: locationId, address: CANARIES.address });
}

/** Moves a visit three hours back: past times cannot be booked, and the clocks of a running site cannot be advanced. */
export async function letPass(databases: Databases, id: string): Promise<void> {
  const [starts, ends] = [`now() - interval '3 hours'`, `now() - interval '2 hours'`];
  await databases.query(
    'scheduling',
    `UPDATE appointments SET starts_at = ${starts}, ends_at = ${ends} WHERE id = $1`,
    [id],
  );
  await databases.query(
    'payments',
    `UPDATE appointment_projections SET starts_at = ${starts}, ends_at = ${ends} WHERE appointment_id = $1`,
    [id],
  );
  await answer('the projection of reviews', async () => {
    const update = `UPDATE appointment_projections SET ends_at = ${ends} WHERE appointment_id = $1 RETURNING 1`;
    return (await databases.query('reviews', update, [id]))[0];
  });
}

async function reviewAnonymously({ practiceId }: Practice, holder: Visitor, { token }: Linked) {
  const look = 'query ($token: String!) { tokenAppointment(instantActionToken: $token) { reviewLink } }';
  const link = await answer(
    'the link for a review',
    async () => (await holder.ask(look, { token })).tokenAppointment.reviewLink as string | null,
  );
  const query = new URL(link, 'http://yarrow.test').searchParams;
  const [code, reviewerId] = [query.get('referral_code')!, query.get('client_id')!];
  const rate = `mutation ($practiceId: ID!, $clientId: ID!, $code: String) { reviewAddRating(practiceId: $practiceId,
    clientId: $clientId, rating: 5, referralCode: $code) { result errors { code message } token review { id } } }`;
  const rated = await change(holder, rate, { practiceId, clientId: reviewerId, code });
  const review = { id: rated.review.id as string, token: rated.token as string, code, reviewerId };
  const write = `mutation ($id: ID!, $token: String) {
    toggleReviewAnon(reviewId: $id, isAnon: true, token: $token) { result errors { code message } } }`;
  await change(holder, write, { id: review.id, token: review.token });
  const text = `mutation ($id: ID!, $token: String) { reviewAddTextReview(reviewId: $id, token: $token,
    text: "Slept like a stone.") { result errors { code message } } }`;
  await change(holder, text, { id: review.id, token: review.token });
  return review;
}

async function newUpload(holder: Visitor, { id, token }: { id: string; token: string }): Promise<string> {
  const mutation = `mutation ($id: ID!, $token: String) { createVideoReviewForReview(reviewId: $id, token: $token) {
    result errors { code message } uploadHash } }`;
  return (await change(holder, mutation, { id, token })).uploadHash;
}

async function newPersonalEvent({ pro }: Practice): Promise<string> {
  const times = `startsAt: "${dayAhead(12)}T10:00:00Z", endsAt: "${dayAhead(12)}T11:00:00Z", timeZone: "UTC"`;
  const mutation = `mutation { upsertPersonalEvent(name: "Lunch", ${times}) {
    result errors { code message } personalEvent { id } } }`;
  return (await change(pro, mutation, {})).personalEvent.id;
}

async function newImport({ pro }: Practice): Promise<string> {
  const rows = `clients: [{ email: "${randomUUID()}@example.com" }]`;
  const mutation = `mutation { inviteClients(${rows}) { result errors { code message } clientImport { id } } }`;
  return (await change(pro, mutation, {})).clientImport.id;
}

const TAKE_FOR = `mutation ($id: ID!, $requestId: String!) { registerForBookableEvent(input: { bookableEventId: $id,
  requestId: $requestId, client: { firstName: "Ada", lastName: "Away", email: "ada.away@example.com",
  phone: "+12125550177" } }) { result errors { code message } registration { id } } }`;

async function newEvent({ pro, locationId }: Practice, client: Visitor, clientId: string) {
  const type = `mutation ($locationId: ID!) { upsertBookableEventType(input: { name: "Sound bath",
    locationId: $locationId, amountCents: 0 }) { result errors { code message } bookableEventType { id } } }`;
  const typeId: string = (await change(pro, type, { locationId })).bookableEventType.id;
  const schedule = `mutation ($typeId: ID!, $startsAt: DateTime!) { upsertBookableEvent(event: {
    bookableEventTypeId: $typeId, startsAt: $startsAt }) { result errors { code message } bookableEvent { id } } }`;
  const startsAt = `${dayAhead(9)}T10:00:00Z`;
  const id: string = (await change(pro, schedule, { typeId, startsAt })).bookableEvent.id;
  const take = `mutation ($id: ID!, $requestId: String!) { registerForBookableEvent(input: { bookableEventId: $id,
    requestId: $requestId }) { result errors { code message } registration { id token } } }`;
  const { registration } = await change(client, take, { id, requestId: randomUUID() });
  const look = `query ($id: ID!, $clientId: ID!) { bookableEventRegistration(bookableEventId: $id, clientId: $clientId) {
    token } }`;
  const seen = (await pro.ask(look, { id, clientId })).bookableEventRegistration;
  // A registrant whose place a mutation may remove.
  await change(pro, TAKE_FOR, { id, requestId: randomUUID() });
  const { clients } = (await pro.ask('query ($id: ID!) { bookableEvent(id: $id) { clients { id } } }', { id }))
    .bookableEvent;
  const removableClientId: string = clients.find((one: { id: string }) => one.id !== clientId).id;
  return { removableClientId, event: { id, typeId }, place: { ...registration, practiceToken: seen.token } as Linked };
}

/** Two contacts that the practice joined. @returns the id by which it can be undone */
async function newMerge({ pro }: Practice): Promise<string> {
  const CREATE = `mutation ($phone: String!) { createClient(phone: $phone) { result errors { code message } client { id version } } }`;
  const MERGE = `mutation ($input: MergeClientsInput!) { mergeClients(input: $input) {
    result errors { code message } merge { id } } }`;
  const [one, two] = [
    (await change(pro, CREATE, { phone: '+15185550198' })).client,
    (await change(pro, CREATE, { phone: '+15185550199' })).client,
  ];
  const input = { clientId: one.id, intoClientId: two.id, clientVersion: one.version, intoClientVersion: two.version };
  return (await change(pro, MERGE, { input: { ...input, takeOver: [] } })).merge.id;
}

export async function newIntakeLink({ pro }: Practice, databases: Databases, clientId: string): Promise<string> {
  const form = JSON.stringify({ elements: [{ type: 'text', name: 'sleep', title: 'How do you sleep?' }] });
  const save = `mutation ($data: String!) { upsertIntakeForm(data: $data, saveNo: 1) { result errors { code message } } }`;
  await change(pro, save, { data: form });
  const send = `mutation ($clientId: ID!) { sendIntakeForm(clientId: $clientId) { result errors { code message } } }`;
  await change(pro, send, { clientId });
  const [link] = await databases.query('clients', 'SELECT unique_id FROM intake_form_links WHERE client_id = $1', [
    clientId,
  ]);
  return link!['unique_id'];
}
