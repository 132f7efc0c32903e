import { randomUUID } from 'node:crypto';
import { ApiVisitor } from './api-visitor.js';
import { eventually } from './eventually.js';
import { mailTo } from './sandbox.js';

export const PASSWORD = 'four quiet words here';

export interface PracticeWishes {
  /** IANA zone of its office. Default America/New_York. */
  timeZone?: string;
  /** Bookings are accepted at once. Default: each is a request. */
  instant?: boolean;
  /** A card is charged at booking. Default true; otherwise no card is required. */
  charges?: boolean;
  /** Who charges cards. Default Stripe. */
  cardProvider?: 'square' | 'stripe';
  /** Clients may pay with PayPal and Venmo. Default false. */
  paypal?: boolean;
  /** Hours of every day, `HH:mm`. */
  hours?: { startsAt: string; endsAt: string };
  /** Where its office is. Default Albany. */
  coordinates?: { latitude: number; longitude: number };
  /** First part of the practitioner's last name. Default Duarte. */
  lastName?: string;
}

/** A practice of its own for one journey, so that journeys do not meet. */
export interface OpenPractice {
  pro: ApiVisitor;
  email: string;
  practitionerName: string;
  practiceId: string;
  locationId: string;
  serviceId: string;
  slug: string;
  referralCode: string;
}

const REGISTER = `mutation Register($input: RegisterInput!) {
  register(input: $input) { result errors { code message } } }`;
const CONFIRM = `mutation Confirm($token: String!) {
  confirmEmail(input: { token: $token }) { result errors { code message } } }`;
const CONNECT = 'mutation Connect { connectStripe { result errors { code message } url } }';
const CONNECT_SQUARE = 'mutation ConnectSquare { connectSquare { result errors { code message } url } }';
const CONNECT_PAYPAL = 'mutation ConnectPaypal { connectPaypal { result errors { code message } url } }';
const LOCATION = `mutation Location($timeZone: String!, $availableTimes: String!, $latitude: Float!, $longitude: Float!) {
  upsertLocation(name: "Elm Street studio", kind: office, timeZone: $timeZone, address: "12 Elm Street", city: "Albany",
    stateAbbreviation: "NY", zip: "12207", countryCode: "US", latitude: $latitude, longitude: $longitude,
    availableTimes: $availableTimes) { result errors { code message } location { id } } }`;
const ALBANY = { latitude: 42.6526, longitude: -73.7562 };
const SERVICE = `mutation Service($locationIds: [ID!]!) {
  upsertService(name: "Swedish massage", description: "<p>Long, calm strokes for tired muscles.</p>", timeLength: 60,
    amountCents: 9000, public: true, locationIds: $locationIds) { result errors { code message } service { id } } }`;
const SETTINGS = `mutation Settings($instant: Boolean!, $charges: Boolean!) {
  updateBookingSettings(appointmentBufferTime: 0, appointmentLeadTime: 2880, startTimeIncrement: 60,
    instantClientApproval: $instant, requireClientCcToBook: $charges, chargeClientCcAtBooking: $charges) {
    result errors { code message } } }`;
const PUBLISH = `mutation Publish {
  updatePracticeProfile(input: { published: true, title: "Massage therapist",
    headline: "Unhurried massage in the old town.", about: "<p>I take my time.</p>" }) {
    result errors { code message } } }`;
const OWN = '{ currentPractice { id slug referralCode } }';
const READY = `query Ready($slug: String!, $id: ID!) {
  practice(slug: $slug) { nextAvailableAt hasPaymentProvider } cardForm(practiceId: $id) { accountId } }`;

/** Registers a practitioner in Albany and sets up all that a booking needs: a massage of an hour for $90, from two days ahead. */
export async function openPractice(wishes: PracticeWishes = {}): Promise<OpenPractice> {
  const { timeZone = 'America/New_York', instant = false, charges = true } = wishes;
  const hours = wishes.hours ?? { startsAt: '09:00', endsAt: '17:00' };
  const pro = new ApiVisitor();
  const name = { firstName: 'Ines', lastName: `${wishes.lastName ?? 'Duarte'} ${surname()}` };
  const email = `ines-${randomUUID()}@example.com`;
  const person = { ...name, kind: 'pro', email, password: PASSWORD, country: 'US', timeZone };
  await pro.change(REGISTER, { input: { ...person, practiceName: `${name.lastName} Massage` } });
  // Until then its clients get no messages.
  const confirmed = confirmAddress(pro, email);
  if (charges) await connect(pro, wishes.cardProvider ?? 'stripe');
  if (wishes.paypal) await connectByReturn(pro, CONNECT_PAYPAL, '');
  const week = Array.from({ length: 7 }, (_, weekDay) => ({ weekDay, enabled: true, blocks: [hours] }));
  // The catalog learns of the new practice by an event.
  const { location } = await eventually('a location', () =>
    pro.change<{ location: { id: string } }>(LOCATION, {
      ...{ timeZone, availableTimes: JSON.stringify(week), ...(wishes.coordinates ?? ALBANY) },
    }),
  );
  const { service } = await pro.change<{ service: { id: string } }>(SERVICE, { locationIds: [location.id] });
  // That a card provider is connected arrives at the catalog by an event.
  await eventually('settings', () => pro.change(SETTINGS, { instant, charges }));
  await pro.change(PUBLISH);
  const { currentPractice: own } = await pro.ask<{
    currentPractice: { id: string; slug: string; referralCode: string };
  }>(OWN);
  await eventually('a practice that can be booked', async () => {
    const { practice, cardForm } = await pro.ask<Ready>(READY, { slug: own.slug, id: own.id });
    return practice?.nextAvailableAt && practice.hasPaymentProvider === charges && (!charges || cardForm);
  });
  await confirmed;
  const ids = { practiceId: own.id, locationId: location.id, serviceId: service.id };
  const { slug, referralCode } = own;
  return { pro, email, practitionerName: `${name.firstName} ${name.lastName}`, ...ids, slug, referralCode };
}

/** Opens the link that was mailed to the account. */
async function confirmAddress(pro: ApiVisitor, email: string): Promise<void> {
  const { text } = await mailTo(email, /^Confirm your email address/);
  await pro.change(CONFIRM, { token: /confirm-email\?token=([\w-]+)/.exec(text)?.[1] });
}

interface Ready {
  practice: { nextAvailableAt: string | null; hasPaymentProvider: boolean } | null;
  cardForm: { accountId: string } | null;
}

/** Connects the practice with its card provider: the stand-in's onboarding page has one button. */
async function connect(pro: ApiVisitor, provider: 'square' | 'stripe'): Promise<void> {
  if (provider === 'square') return connectByReturn(pro, CONNECT_SQUARE, 'answer=allow&country=US');
  // Payments learns of the new practice by an event.
  const { url } = await eventually('a Stripe account', () => pro.change<{ url: string }>(CONNECT));
  const answer = await fetch(url, { method: 'POST', redirect: 'manual' });
  if (answer.status >= 400) throw new Error(`Onboarding answered ${answer.status}`);
}

/** Connects through the provider's page, which sends the browser back to our own callback with the session. */
async function connectByReturn(pro: ApiVisitor, mutation: string, form: string): Promise<void> {
  const { url } = await eventually('a provider’s page', () => pro.change<{ url: string }>(mutation));
  const answer = await fetch(url, { method: 'POST', body: form, redirect: 'manual' });
  const back = new URL(answer.headers.get('location') ?? '');
  // Our callback redirects to the settings, which show the result.
  const { url: end } = await pro.send('GET', back.pathname + back.search);
  if (!end.includes('connected=true')) throw new Error(`Connecting ended at ${end}`);
}

/** A name that no other practice has, so that a search finds this one. */
export function surname(): string {
  const letters = Array.from(
    randomUUID().replaceAll('-', '').slice(0, 8),
    (digit) => 'abcdefghijklmnop'[parseInt(digit, 16)],
  );
  return letters.join('').replace(/^./, (first) => first.toUpperCase());
}
