/**
 * Visitors who book and pay at the sandbox: times, hold, booking, card, charge. Refuses to run against a real payment
 * provider. See README.md.
 */
import { check, fail, sleep } from 'k6';
import http from 'k6/http';
import { Counter, Trend } from 'k6/metrics';
import { ask, listPractices, oneOf, requireLoopback, visit } from './k6/target.js';

const booked = new Counter('bookings');
const taken = new Counter('bookings_too_late');
const duration = new Trend('booking_duration', true);

export const options = {
  scenarios: { booking: visit('book') },
  thresholds: {
    checks: ['rate>0.99'],
    'http_req_duration{name:availability}': ['p(95)<300'],
    'http_req_duration{name:holdSlot}': ['p(95)<300'],
    'http_req_duration{name:bookAppointment}': ['p(95)<300'],
    booking_duration: ['p(95)<4000'],
    bookings: ['count>0'],
  },
};

const AVAILABILITY = `query ($practiceId: ID!, $serviceIds: [ID!]!, $locationId: ID!, $from: Date!, $to: Date!) {
  availability(practiceId: $practiceId, serviceIds: $serviceIds, locationId: $locationId, from: $from, to: $to) {
    days { slots { startsAt } } } }`;
const HOLD = `mutation ($input: HoldSlotInput!) { holdSlot(input: $input) {
  result errors { code } hold { id paymentRequirement } } }`;
const BOOK = `mutation ($input: BookAppointmentInput!) { bookAppointment(input: $input) {
  result errors { code } appointment { id instantActionToken } } }`;
const CARD_FORM =
  'query ($practiceId: ID!) { cardForm(practiceId: $practiceId) { accountId publishableKey sandboxUrl } }';
const SETUP = `mutation ($appointmentId: ID!, $practiceId: ID!, $instantActionToken: String!) {
  setupIntent(appointmentId: $appointmentId, practiceId: $practiceId, instantActionToken: $instantActionToken) {
    result errors { code } setupIntentSecret } }`;
const COMPLETE = `mutation ($input: CompleteSetupInput!) { completeSetup(input: $input) {
  result errors { code } appointment { clientPaymentStatus } } }`;

export const setup = () => listPractices('services { id addOn package } locations { id }');

export function book(practices) {
  const practice = oneOf(practices);
  const service = practice.services.find((one) => !one.addOn && !one.package);
  if (!service || practice.locations.length === 0) return;
  const where = { practiceId: practice.id, serviceIds: [service.id], locationId: practice.locations[0].id };
  const data = ask('availability', AVAILABILITY, { ...where, from: dayAhead(2), to: dayAhead(40) });
  check(data, { 'times came': (found) => found !== null });
  const slots = data ? data.availability.days.flatMap((day) => day.slots) : [];
  if (slots.length === 0) return;
  sleep(1);
  const began = Date.now();
  const hold = keep(where, oneOf(slots).startsAt);
  if (hold && complete(practice.id, hold)) {
    booked.add(1);
    duration.add(Date.now() - began);
  }
  sleep(1);
}

/** Somebody else may be first: that is no failure. */
function keep(where, startsAt) {
  const data = ask('holdSlot', HOLD, { input: { ...where, startsAt } });
  const late = data && data.holdSlot.errors.some(({ code }) => code === 'slot_taken');
  if (late) taken.add(1);
  check(data, { 'the time was kept or taken': (found) => found !== null && (late || found.holdSlot.hold !== null) });
  return data && data.holdSlot.hold;
}

function complete(practiceId, hold) {
  const email = `load-${__VU}-${__ITER}-${Date.now()}@example.com`;
  const client = { firstName: 'Grace', lastName: 'Okafor', email, phone: '+1 518 555 0123' };
  const data = ask('bookAppointment', BOOK, { input: { holdId: hold.id, client } });
  const appointment = data && data.bookAppointment.appointment;
  check(appointment, { 'the booking was made': (found) => Boolean(found) });
  if (!appointment) return false;
  return hold.paymentRequirement === 'none' || pay(practiceId, appointment);
}

function pay(practiceId, { id: appointmentId, instantActionToken }) {
  const form = sandboxForm(practiceId);
  const about = { appointmentId, instantActionToken };
  const secret = untilReady('setupIntent', SETUP, { ...about, practiceId }).setupIntentSecret;
  check(secret, { 'a card could be entered': (found) => Boolean(found) });
  if (!secret) return false;
  const setupIntentId = secret.split('_secret_')[0];
  const card = { type: 'card', 'card[number]': '4242424242424242', 'card[exp_month]': '12', 'card[exp_year]': '2040' };
  const method = provider(form, 'payment_methods', { ...card, 'card[cvc]': '123' });
  provider(form, `setup_intents/${setupIntentId}/confirm`, { payment_method: method.id, client_secret: secret });
  const outcome = untilReady('completeSetup', COMPLETE, { input: { ...about, setupIntentId } });
  return check(outcome, { 'the payment was made': ({ result }) => result === 'success' });
}

function sandboxForm(practiceId) {
  const data = ask('cardForm', CARD_FORM, { practiceId });
  const form = data && data.cardForm;
  if (!form || !form.sandboxUrl) fail('This site takes real cards, or none.');
  requireLoopback('The sandbox', form.sandboxUrl.replace(/\/stripe$/, ''));
  return form;
}

/** Payments learns of a booking by an event, within a second. */
function untilReady(name, mutation, variables) {
  for (let attempt = 0; attempt < 25; attempt++) {
    const data = ask(name, mutation, variables);
    const payload = data && data[name];
    if (payload && payload.errors.every(({ code }) => !['not_found', 'payment_unknown'].includes(code))) return payload;
    sleep(0.2);
  }
  return {};
}

function provider({ accountId, publishableKey, sandboxUrl }, path, fields) {
  const headers = { authorization: `Bearer ${publishableKey}` };
  const body = Object.assign({ _stripe_account: accountId }, fields);
  return http.post(`${sandboxUrl}/v1/${path}`, body, { headers, tags: { name: 'provider' } }).json();
}

function dayAhead(days) {
  return new Date(Date.now() + days * 86400000).toISOString().slice(0, 10);
}
