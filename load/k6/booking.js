import { check, sleep } from 'k6';
import { Counter, Trend } from 'k6/metrics';
import { change, oneOf, send } from './caller.js';
import { provider } from './sandbox.js';
import { RUN } from './target.js';

/** Bookings whose payment was acknowledged. */
export const bookings = new Counter('bookings');
/** Times that another visitor has booked meanwhile: no failure. */
const taken = new Counter('bookings_too_late');
/** Acknowledged bookings that are not what was promised. */
const broken = new Counter('broken_bookings');
const duration = new Trend('booking_duration', true);

/** Stripe's published test card that always works (https://docs.stripe.com/testing). */
const CARD = { type: 'card', 'card[number]': '4242424242424242', 'card[exp_month]': '12', 'card[exp_year]': '2040' };
/** Payments learns of a booking by an event, and of outcomes by asking: until then it says so. */
const PASSING = ['not_ready', 'not_found', 'provider_unavailable', 'payment_unknown', 'processing'];
const STANDING = ['pending', 'approved'];

/** By which the visits of a run are known again. */
export const CLIENT_SURNAME = `Okafor ${RUN}`;

/** From free times to a booking that is paid. @returns the appointment, or undefined */
export function bookAndPay(caller, { where, starts }) {
  const began = Date.now();
  const hold = keep(caller, where, oneOf(starts));
  if (!hold) return undefined;
  const appointment = book(caller, hold);
  if (!appointment) return undefined;
  if (hold.paymentRequirement !== 'none' && !pay(caller, where.practiceId, appointment)) return undefined;
  duration.add(Date.now() - began);
  bookings.add(1);
  lookAt(caller, appointment, hold.startsAt);
  return appointment;
}

function keep(caller, where, startsAt) {
  const input = Object.assign({ startsAt, timeZone: 'UTC', packageToken: null, idempotencyKey: uuid() }, where);
  const payload = change(caller, 'HoldSlot', { input }, ['slot_taken']);
  if (payload && payload.code === 'slot_taken') taken.add(1);
  return payload && payload.hold;
}

function book(caller, hold) {
  const email = `load-${RUN}-${uuid()}@example.com`;
  const client = { firstName: 'Grace', lastName: CLIENT_SURNAME, email, phone: '+1 518 555 0123' };
  const payload = change(caller, 'BookAppointment', { input: { holdId: hold.id, client, timeZone: 'UTC' } });
  sleep(1);
  return payload && payload.appointment;
}

function pay(caller, practiceId, { id: appointmentId, instantActionToken }) {
  const about = { appointmentId, instantActionToken };
  send(caller, 'CheckoutBooking', { instantActionToken });
  const data = send(caller, 'CardFormOfPractice', { practiceId });
  const form = data && data.cardForm;
  const started = form && untilReady(caller, 'SetupIntent', Object.assign({ practiceId }, about));
  if (!started || !started.setupIntentSecret) return false;
  const setupIntentId = enterCard(form, started.setupIntentSecret);
  const outcome = untilReady(caller, 'CompleteSetup', { input: Object.assign({ setupIntentId }, about) });
  return outcome !== null && outcome.result === 'success';
}

function enterCard(form, secret) {
  const setupIntentId = secret.split('_secret_')[0];
  const method = provider(form, 'payment_methods', Object.assign({ 'card[cvc]': '123' }, CARD));
  provider(form, `setup_intents/${setupIntentId}/confirm`, { payment_method: method.id, client_secret: secret });
  return setupIntentId;
}

function untilReady(caller, name, variables) {
  for (let attempt = 0; attempt < 50; attempt++) {
    const payload = change(caller, name, variables, PASSING);
    if (!payload || !PASSING.includes(payload.code)) return payload;
    sleep(0.2);
  }
  check(null, { accepted: () => false }, { name });
  return null;
}

/** Answers that may show the visit as it was before the payment: 5 s of them. */
const LOOKS = 25;
/** A process that was killed restarts within this time, ms. */
const OUTAGE_MS = 90_000;

/** Checks that the page after the payment shows the promised visit within seconds after it is answered. */
function lookAt(caller, { id, instantActionToken }, startsAt) {
  let seen;
  const deadline = Date.now() + OUTAGE_MS;
  for (let looks = 0; looks < LOOKS && Date.now() < deadline;) {
    const data = send(caller, 'BookedAppointment', { instantActionToken });
    seen = data && data.tokenAppointment;
    if (seen && STANDING.includes(seen.state)) break;
    if (data) looks += 1;
    sleep(data ? 0.2 : 1);
  }
  const isPromised =
    Boolean(seen) &&
    seen.id === id &&
    STANDING.includes(seen.state) &&
    Date.parse(seen.startsAt) === Date.parse(startsAt);
  broken.add(isPromised ? 0 : 1);
}

export const uuid = () => globalThis.crypto.randomUUID();
