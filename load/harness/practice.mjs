import { randomUUID } from 'node:crypto';
import { Visitor, eventually } from './visitor.mjs';

const ALWAYS_OPEN = JSON.stringify(
  Array.from({ length: 7 }, (_, weekDay) => ({
    weekDay,
    enabled: true,
    blocks: [{ startsAt: '00:00', endsAt: '24:00' }],
  })),
);

const REGISTER = `mutation ($input: RegisterInput!) {
  register(input: $input) { result errors { code message } user { id practice { id } } } }`;
const LOCATION = `mutation ($availableTimes: String!) {
  upsertLocation(name: "Studio", kind: office, timeZone: "UTC", address: "1 Main Street", city: "Albany",
    stateAbbreviation: "NY", zip: "12207", countryCode: "US", availableTimes: $availableTimes) {
    result errors { code message } location { id } } }`;
const SERVICE = `mutation ($amountCents: Int!, $locationIds: [ID!]!) {
  upsertService(name: "Swedish massage", description: "<p>Long, calm strokes.</p>", timeLength: 60,
    amountCents: $amountCents, public: true, locationIds: $locationIds) {
    result errors { code message } service { id } } }`;
const SETTINGS = `mutation ($instant: Boolean!, $charges: Boolean!) {
  updateBookingSettings(appointmentBufferTime: 0, appointmentLeadTime: 0, startTimeIncrement: 60,
    instantClientApproval: $instant, requireClientCcToBook: $charges, chargeClientCcAtBooking: $charges) {
    result errors { code message } } }`;
const PUBLISH = 'mutation { updatePracticeProfile(input: { published: true }) { result errors { code } } }';
const CONFIRM = `mutation ($token: String!) {
  confirmEmail(input: { token: $token }) { result errors { code message } } }`;
const CONNECT = 'mutation { connectStripe { result errors { code message } url } }';
const CARD_FORM = 'query ($id: ID!) { cardForm(practiceId: $id) { accountId publishableKey } }';
const AVAILABILITY = `query ($practiceId: ID!, $serviceIds: [ID!]!, $locationId: ID!, $day: Date!) {
  availability(practiceId: $practiceId, serviceIds: $serviceIds, locationId: $locationId, from: $day, to: $day,
    timeZone: "UTC") { days { slots { startsAt } } } }`;

/** The first day on which times are booked: far enough to be free of lead times, near enough to be offered. */
const FIRST_DAY_AHEAD = 3;

/**
 * Registers a practitioner and sets up a practice that charges cards when booked: one service of an hour, open day and
 * night, so that only time itself is scarce.
 * @param {import('./site.mjs').Site} site
 * @param {{ instant?: boolean, amountCents?: number, charges?: boolean }} [wishes] `instant`: bookings are accepted at
 *   once; `charges`: a card is asked for, and charged when booked
 */
export async function openPractice(site, { instant = true, amountCents = 9_000, charges = true } = {}) {
  const pro = new Visitor(site.gatewayUrl);
  const email = `pro-${randomUUID()}@example.com`;
  const person = { kind: 'pro', email, password: 'a long enough password', firstName: 'Ines', lastName: 'Duarte' };
  await change(pro, REGISTER, { input: { ...person, phone: '+15185550100', country: 'US', timeZone: 'UTC' } });
  const confirmed = confirmEmail(site, pro, email);
  const { url } = await change(pro, CONNECT);
  await fetch(url.replace('localhost', '127.0.0.1'), { method: 'POST', redirect: 'manual' });
  const { location } = await change(pro, LOCATION, { availableTimes: ALWAYS_OPEN });
  const { service } = await change(pro, SERVICE, { amountCents, locationIds: [location.id] });
  await change(pro, SETTINGS, { instant, charges });
  await change(pro, PUBLISH);
  const practiceId = (await pro.insist('{ currentPractice { id } }')).currentPractice.id;
  const practice = { pro, email, practiceId, locationId: location.id, serviceIds: [service.id], amountCents };
  const cardForm = await eventually(
    'the card form',
    async () => (await pro.ask(CARD_FORM, { id: practiceId })).cardForm,
  );
  await confirmed;
  await eventually('times of the practice', async () => (await listStarts(practice, dayAhead(FIRST_DAY_AHEAD)))[0]);
  return { ...practice, cardForm };
}

/**
 * Opens the link that was mailed to an account. Until a practitioner has done so, their clients get no messages.
 * @param {import('./site.mjs').Site} site
 * @param {Visitor} visitor
 * @param {string} email
 */
export async function confirmEmail({ sandboxUrl }, visitor, email) {
  const token = await eventually(`the mail to ${email}`, async () => {
    const mails = await (await fetch(`${sandboxUrl}/control/mail?to=${email}`)).json();
    for (const { id } of mails) {
      const mail = await (await fetch(`${sandboxUrl}/control/mail/${id}`)).json();
      const found = /confirm-email\?token=([\w-]+)/.exec(mail.text);
      if (found) return found[1];
    }
    return undefined;
  });
  await change(visitor, CONFIRM, { token });
}

/** Repeats a change until it succeeds: what it needs from other services arrives by events. */
export async function change(visitor, mutation, variables) {
  return eventually(mutation.trim().split('\n')[0], async () => {
    const [payload] = Object.values(await visitor.ask(mutation, variables));
    if (payload.result !== 'success') throw new Error(JSON.stringify(payload.errors));
    return payload;
  });
}

/** The free starts of a day, ISO 8601. */
export async function listStarts({ pro, practiceId, serviceIds, locationId }, day) {
  const { availability } = await pro.insist(AVAILABILITY, { practiceId, serviceIds, locationId, day });
  return availability.days.flatMap(({ slots }) => slots.map(({ startsAt }) => startsAt));
}

/** The day so many days from now, `YYYY-MM-DD` in UTC. */
export function dayAhead(days) {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}

/** The nth full hour that is booked, ISO 8601. */
export function startOf(n) {
  return new Date(Date.parse(`${dayAhead(FIRST_DAY_AHEAD)}T00:00:00Z`) + n * 3_600_000).toISOString();
}
