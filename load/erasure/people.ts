import { randomBytes, randomUUID } from 'node:crypto';
import { payFor } from '../access/world-money.js';
import { letPass, newIntakeLink, type Linked } from '../access/world.js';
import type { Databases } from '../harness/databases.mjs';
import { change, confirmEmail, dayAhead, openPractice, startOf } from '../harness/practice.mjs';
import type { Site } from '../harness/site.mjs';
import { Visitor, eventually } from '../harness/visitor.mjs';
import { approveVideo, uploadVideo } from './video.js';
import { payByWallet, takeWallets } from './wallets.js';

type Practice = Awaited<ReturnType<typeof openPractice>>;

export const PASSWORD = 'seven unrelated words of somebody';

/** What one person leaves behind, each text in the world once. */
export interface Traces {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly address: string;
  readonly browser: string;
  readonly clientNote: string;
  readonly practiceNote: string;
  readonly visitNote: string;
  readonly cancellationNote: string;
  readonly answer: string;
  readonly review: string;
  readonly video: string;
  readonly photo: string;
  readonly giftName: string;
  readonly giftMessage: string;
}

export interface Person {
  readonly traces: Traces;
  readonly visitor: Visitor;
  readonly userId: string;
  readonly clientId: string;
  /** A place in an event that is still to come. */
  readonly place: { readonly id: string; readonly token: string };
  /** Of a visit that is over, paid by card. */
  readonly visit: Linked;
  /** Of one that the practice has cancelled: paid by coupon, gift card and PayPal, and refunded. */
  readonly called: Linked;
  /** Of what was made of the video of the review. */
  readonly videoKeys: readonly string[];
}

const REGISTER = `mutation ($input: RegisterInput!) {
  register(input: $input) { result errors { code message } user { id } } }`;
const HOLD = `mutation ($input: HoldSlotInput!) { holdSlot(input: $input) { result errors { code message } hold { id } } }`;
const BOOK = `mutation ($input: BookAppointmentInput!) { bookAppointment(input: $input) {
  result errors { code message } appointment { id instantActionToken } } }`;
const OWN = 'query ($id: ID!) { userAppointment(id: $id) { instantActionToken client { id } } }';
const CANCEL = `mutation ($id: ID!, $note: String) { cancelAppointment(appointmentId: $id, practitionerNote: $note) {
  result errors { code message } } }`;
const LINK = 'query ($token: String!) { tokenAppointment(instantActionToken: $token) { reviewLink } }';
const RATE = `mutation ($practiceId: ID!, $clientId: ID!, $code: String) { reviewAddRating(practiceId: $practiceId,
  clientId: $clientId, rating: 5, referralCode: $code) { result errors { code message } token review { id } } }`;
const WRITE = `mutation ($id: ID!, $token: String, $text: String!) { reviewAddTextReview(reviewId: $id, token: $token,
  text: $text) { result errors { code message } } }`;
const PHOTO = `mutation ($sizeBytes: Int!) { createPhotoUpload(input: { contentType: "image/png", sizeBytes: $sizeBytes }) {
  result errors { code message } uploadUrl uploadFields } }`;
const ANSWER = `mutation ($id: String!, $data: String!) { saveIntakeFormResponse(uniqueId: $id, formData: $data) {
  result errors { code message } } }`;
const TYPE = `mutation ($locationId: ID!) { upsertBookableEventType(input: { name: "Sound bath",
  locationId: $locationId, amountCents: 0 }) { result errors { code message } bookableEventType { id } } }`;
const SCHEDULE = `mutation ($typeId: ID!, $startsAt: DateTime!) { upsertBookableEvent(event: {
  bookableEventTypeId: $typeId, startsAt: $startsAt }) { result errors { code message } bookableEvent { id } } }`;
const TAKE = `mutation ($id: ID!, $requestId: String!) { registerForBookableEvent(input: { bookableEventId: $id,
  requestId: $requestId }) { result errors { code message } registration { id token } } }`;

/** No word of it stands anywhere else. */
export function newTraces(n: number): Traces {
  const unique = (what: string) => `${what}${randomBytes(5).toString('hex')}`;
  return {
    firstName: unique('Zephyrine'),
    lastName: unique('Quillfeather'),
    email: `${unique('person')}@example.com`,
    phone: `+1518555${1_000 + n * 37}`,
    address: `192.0.2.${70 + n}`,
    browser: unique('Mozilla/5.0 Browser'),
    clientNote: unique('the client wrote '),
    practiceNote: unique('the practice noted '),
    visitNote: unique('of the visit was noted '),
    cancellationNote: unique('the practice is sorry '),
    answer: unique('badly, since '),
    review: unique('Slept like a stone, says '),
    video: unique('what a film says '),
    photo: unique('what a photo shows '),
    giftName: unique('Birthday child '),
    giftMessage: unique('Many happy returns '),
  };
}

/** A practice that mails gift cards, and accepts coupons and PayPal in addition to cards. */
export async function openBusyPractice(site: Site): Promise<Practice> {
  const practice = await openPractice(site);
  await takeWallets(practice);
  return practice;
}

/** A group event of the practice. @returns its id */
export async function newEvent({ pro, locationId }: Practice): Promise<string> {
  const { bookableEventType } = await change(pro, TYPE, { locationId });
  const startsAt = `${dayAhead(9)}T10:00:00Z`;
  return (await change(pro, SCHEDULE, { typeId: bookableEventType.id, startsAt })).bookableEvent.id;
}

/** Performs, through the gateway, every action that stores data of a client. */
export async function live(
  site: Site,
  databases: Databases,
  { practice, eventId, hour, traces }: { practice: Practice; eventId: string; hour: number; traces: Traces },
): Promise<Person> {
  const visitor = new Visitor(site.gatewayUrl);
  Object.assign(visitor, { address: traces.address, browser: traces.browser });
  const userId = await register(visitor, traces);
  await confirmEmail(site, visitor, traces.email);
  const visit = await book(visitor, practice, hour, traces.clientNote);
  await payFor(site, practice, visit);
  const clientId: string = await eventually('the contact', async () => {
    return (await practice.pro.ask(OWN, { id: visit.id })).userAppointment?.client?.id as string | undefined;
  });
  const called = await book(visitor, practice, hour + 2, '');
  const { giftName: recipientName, giftMessage: message, email: recipientEmail } = traces;
  await payByWallet(site, visitor, practice, called, { recipientName, recipientEmail, message });
  await change(practice.pro, CANCEL, { id: called.id, note: traces.cancellationNote });
  await note(databases, { clientId, visitId: visit.id }, traces);
  await letPass(databases, visit.id);
  const uploadHash = await review(site, visitor, practice, visit, traces);
  await uploadPhoto(visitor, traces.photo);
  const uniqueId = await newIntakeLink(practice, databases, clientId);
  await change(visitor, ANSWER, { id: uniqueId, data: JSON.stringify({ sleep: traces.answer }) });
  const { registration } = await change(visitor, TAKE, { id: eventId, requestId: randomUUID() });
  await databases.query('notifications', 'INSERT INTO text_replies (message_id, phone) VALUES ($1, $2)', [
    randomUUID(),
    traces.phone,
  ]);
  const videoKeys = await approveVideo(databases, practice.pro, uploadHash);
  return { traces, visitor, userId, clientId, visit, called, place: registration, videoKeys };
}

async function register(visitor: Visitor, { firstName, lastName, email, phone }: Traces): Promise<string> {
  const person = { kind: 'client', firstName, lastName, email, phone, password: PASSWORD };
  return (await change(visitor, REGISTER, { input: { ...person, country: 'US', timeZone: 'UTC' } })).user.id;
}

async function book(visitor: Visitor, practice: Practice, hour: number, text: string): Promise<Linked> {
  const { practiceId, serviceIds, locationId, pro } = practice;
  const place = { practiceId, serviceIds, locationId, startsAt: startOf(hour) };
  const { hold } = await change(visitor, HOLD, { input: { ...place, timeZone: 'UTC' } });
  const { appointment } = await change(visitor, BOOK, { input: { holdId: hold.id, note: text, timeZone: 'UTC' } });
  const { userAppointment: seen } = await pro.ask(OWN, { id: appointment.id });
  return { id: appointment.id, token: appointment.instantActionToken, practiceToken: seen.instantActionToken };
}

/** What practices will write down with the portal. */
async function note(
  databases: Databases,
  { clientId, visitId }: { clientId: string; visitId: string },
  { practiceNote, visitNote }: Traces,
): Promise<void> {
  await databases.query('clients', 'UPDATE clients SET notes = $2 WHERE id = $1', [clientId, practiceNote]);
  const text = 'UPDATE appointments SET note_text = $2, noted_at = now() WHERE id = $1';
  await databases.query('scheduling', text, [visitId, visitNote]);
}

/** @returns the secret of its video's upload */
async function review(site: Site, visitor: Visitor, { practiceId }: Practice, { token }: Linked, traces: Traces) {
  const link = await eventually('the link for a review', async () => {
    return (await visitor.ask(LINK, { token })).tokenAppointment.reviewLink as string | null;
  });
  const query = new URL(link, 'http://yarrow.test').searchParams;
  const [code, clientId] = [query.get('referral_code'), query.get('client_id')];
  const rated = await change(visitor, RATE, { practiceId, clientId, code });
  const written = { id: rated.review.id, token: rated.token };
  await change(visitor, WRITE, { ...written, text: traces.review });
  return uploadVideo(site, visitor, written, traces.video);
}

async function uploadPhoto(visitor: Visitor, content: string): Promise<void> {
  const { uploadUrl, uploadFields } = await change(visitor, PHOTO, { sizeBytes: Buffer.byteLength(content) });
  const form = new FormData();
  for (const [name, value] of Object.entries(JSON.parse(uploadFields) as Record<string, string>)) form.set(name, value);
  form.set('file', new Blob([content], { type: 'image/png' }));
  const posted = await fetch(uploadUrl, { method: 'POST', body: form });
  if (!posted.ok) throw new Error(`The store answered ${posted.status}: ${await posted.text()}`);
}
