import { randomUUID } from 'node:crypto';
import { URLSearchParams } from 'node:url';
import { Visitor } from './visitor.mjs';

const HOLD = `mutation ($input: HoldSlotInput!) {
  holdSlot(input: $input) { result errors { code } hold { id paymentRequirement } } }`;
const BOOK = `mutation ($input: BookAppointmentInput!) {
  bookAppointment(input: $input) { result errors { code } appointment { id instantActionToken state startsAt } } }`;
const SETUP = `mutation ($appointmentId: ID!, $practiceId: ID!, $instantActionToken: String!) {
  setupIntent(appointmentId: $appointmentId, practiceId: $practiceId, instantActionToken: $instantActionToken) {
    result errors { code } setupIntentSecret } }`;
const COMPLETE = `mutation ($input: CompleteSetupInput!) {
  completeSetup(input: $input) { result errors { code } appointment { id clientPaymentStatus } } }`;
const LOOK = `query ($token: String!) { tokenAppointment(instantActionToken: $token) {
  id state clientPaymentStatus adjustments { amountCents } } }`;

/** Stripe's published test card that always works (https://docs.stripe.com/testing). */
export const GOOD_CARD = '4242424242424242';

/** A step was answered with a refusal: `code` is that of its first error. */
export class RefusedError extends Error {
  constructor(step, errors) {
    super(`${step}: ${errors.map(({ code }) => code).join(', ')}`);
    this.step = step;
    this.code = errors[0]?.code;
  }
}

/** A guest without an account who books a visit and pays for it, as the pages do. */
export class Guest {
  constructor(site, practice, { card = GOOD_CARD } = {}) {
    Object.assign(this, { site, practice, card });
    this.visitor = new Visitor(site.gatewayUrl);
    this.email = `guest-${randomUUID()}@example.com`;
  }

  /** Holds the slot. Requested once: a hold whose answer was lost belongs to no booking and expires. */
  async hold(startsAt) {
    const { practiceId, serviceIds, locationId } = this.practice;
    const input = { practiceId, serviceIds, locationId, startsAt, timeZone: 'UTC' };
    return succeeded('holdSlot', await this.visitor.ask(HOLD, { input })).hold;
  }

  /** @returns the appointment, once the answer has arrived: from here on it is promised */
  async book(hold) {
    const client = { firstName: 'Grace', lastName: 'Okafor', email: this.email, phone: '+1 518 555 0123' };
    const input = { holdId: hold.id, client, timeZone: 'UTC' };
    return succeeded('bookAppointment', await this.visitor.insist(BOOK, { input })).appointment;
  }

  /** Enters the card and confirms it with the provider, as the provider's script does in the browser. */
  async enterCard(appointment) {
    const { practiceId } = this.practice;
    const about = { appointmentId: appointment.id, practiceId, instantActionToken: appointment.instantActionToken };
    const { setupIntentSecret } = await this.#untilReady('setupIntent', SETUP, about);
    const setupIntentId = setupIntentSecret.split('_secret_')[0];
    const method = await this.#provider('payment_methods', {
      type: 'card',
      'card[number]': this.card,
      'card[exp_month]': '12',
      'card[exp_year]': '2040',
      'card[cvc]': '123',
    });
    const fields = { payment_method: method.id, client_secret: setupIntentSecret };
    await this.#provider(`setup_intents/${setupIntentId}/confirm`, fields);
    return setupIntentId;
  }

  /** Confirms that the card is set up and waits for the outcome of the charge. */
  async pay(appointment, setupIntentId) {
    const { id: appointmentId, instantActionToken } = appointment;
    return this.#untilReady('completeSetup', COMPLETE, { input: { setupIntentId, appointmentId, instantActionToken } });
  }

  /** The appointment as its page shows it; null for an unknown one. */
  async look({ instantActionToken }) {
    return (await this.visitor.insist(LOOK, { token: instantActionToken })).tokenAppointment;
  }

  /** Payments learns of an appointment by an event, and of outcomes by asking: until then it says so. */
  async #untilReady(step, mutation, variables) {
    const deadline = performance.now() + 90_000;
    for (;;) {
      const [payload] = Object.values(await this.visitor.insist(mutation, variables));
      const passing = payload.errors.some(({ code }) => PASSING.has(code));
      if (!passing || performance.now() > deadline) return succeeded(step, { payload });
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }

  async #provider(path, fields) {
    const { accountId, publishableKey } = this.practice.cardForm;
    const response = await fetch(`${this.site.sandboxUrl}/stripe/v1/${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${publishableKey}` },
      body: new URLSearchParams({ ...fields, _stripe_account: accountId }),
    });
    return response.json();
  }
}

const PASSING = new Set(['not_ready', 'not_found', 'provider_unavailable', 'payment_unknown', 'processing']);

function succeeded(step, data) {
  const [payload] = Object.values(data);
  if (payload.result !== 'success') throw new RefusedError(step, payload.errors);
  return payload;
}
