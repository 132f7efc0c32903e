import { deterministicId } from '@yarrow/kit/ids';
import { addDays, toInstant, todayIn, weekday } from '@yarrow/time/wall-time';
import { CLIENT_NOTES, INTAKE_ANSWERS } from './content/people.mjs';

const MINUTE_MS = 60_000;

const LOGIN = `mutation ($input: LoginInput!) { login(input: $input) { result errors { message } } }`;
const NOTE = `mutation ($clientId: ID!, $text: String!, $idempotencyKey: ID) {
  done: addNote(clientId: $clientId, text: $text, idempotencyKey: $idempotencyKey) { result errors { message } }
}`;
const INTAKE_FORM = `mutation ($clientId: ID!, $idempotencyKey: ID) {
  done: sendIntakeForm(clientId: $clientId, idempotencyKey: $idempotencyKey) { result errors { message } }
}`;
const INTAKE_ANSWER = `mutation ($uniqueId: String!, $formData: String!) {
  done: saveIntakeFormResponse(uniqueId: $uniqueId, formData: $formData) { result errors { message } }
}`;
const PRICE = `mutation ($clientId: ID!, $serviceId: ID!, $amountCents: Int!) {
  done: upsertCustomPrice(clientId: $clientId, serviceId: $serviceId, amountCents: $amountCents) { result errors { message } }
}`;
const PERSONAL_EVENT = `mutation (
  $name: String!, $startsAt: DateTime!, $endsAt: DateTime!, $timeZone: String!, $allDay: Boolean, $idempotencyKey: ID
) {
  done: upsertPersonalEvent(
    name: $name, startsAt: $startsAt, endsAt: $endsAt, timeZone: $timeZone, allDay: $allDay, allowOverlap: true,
    idempotencyKey: $idempotencyKey
  ) { result errors { message } }
}`;
const SERIES = `mutation (
  $clientId: ID!, $locationId: ID!, $startsAt: DateTime!, $endsAt: DateTime!, $recurrencePattern: RecurrencePatternInput!
  $appointmentServices: [AppointmentServiceInput!]!, $idempotencyKey: ID
) {
  done: createAppointments(
    clientId: $clientId, locationId: $locationId, startsAt: $startsAt, endsAt: $endsAt
    recurrencePattern: $recurrencePattern, appointmentServices: $appointmentServices, idempotencyKey: $idempotencyKey
  ) { result errors { message } }
}`;
const VISIT = `mutation (
  $clientId: ID!, $locationId: ID!, $startsAt: DateTime!, $endsAt: DateTime!
  $appointmentServices: [AppointmentServiceInput!]!, $idempotencyKey: ID
) {
  done: proCreateAppointment(
    clientId: $clientId, locationId: $locationId, startsAt: $startsAt, endsAt: $endsAt
    appointmentServices: $appointmentServices, idempotencyKey: $idempotencyKey
  ) { result errors { message } appointment { id } }
}`;
const RETRY = `mutation ($appointmentId: ID!) { retryPayment(appointmentId: $appointmentId) { result } }`;

/**
 * What the practitioner of the demonstration did by hand, through the portal's own API: a series of visits, time of their
 * own, notes, an agreed price, an intake form that was filled in, an unpaid visit and one whose card was
 * declined. Each request has a key, so that doing it again makes nothing twice.
 * @param {object} about
 * @param {string} about.gatewayUrl
 * @param {{ email: string, password: string }} about.login
 * @param {object} about.demo what `generatePractices` made of the practice
 * @param {number} about.nowMs
 * @param {(clientId: string) => Promise<string>} about.linkOf the secret of the link to a client's intake form
 * @param {() => Promise<void>} about.settled waits until a new visit is known everywhere
 */
export async function addPractitionersWeek({ gatewayUrl, login, demo, nowMs, linkOf, settled }) {
  const gateway = await Gateway.logIn(gatewayUrl, login);
  const week = new Week(demo, nowMs);
  for (const note of week.notes()) await gateway.do(NOTE, note);
  const intake = week.intakeForm();
  await gateway.do(INTAKE_FORM, intake.sending);
  // As the client would, by the link in the mail.
  await new Gateway(gatewayUrl, {}).do(INTAKE_ANSWER, {
    uniqueId: await linkOf(intake.sending.clientId),
    formData: intake.answers,
  });
  await gateway.do(PRICE, week.price());
  for (const event of week.personalEvents()) await gateway.do(PERSONAL_EVENT, event);
  await gateway.do(SERIES, week.series());
  const [unpaid, declined] = week.unpaidVisits();
  await gateway.do(VISIT, unpaid);
  const { appointment } = await gateway.do(VISIT, declined);
  await settled();
  // It fails, which is what it is for.
  await gateway.ask(RETRY, { appointmentId: appointment.id });
}

/** What is done in it, each with the key of its request. */
class Week {
  constructor({ practice, locations, services, clients, declinedCardOf }, nowMs) {
    const [location] = locations;
    const service = services.find((row) => row.kind === 'service' && row.locationIds.includes(location.id));
    Object.assign(this, { practice, location, service, clients, declinedCardOf });
    this.today = todayIn(location.timeZone, nowMs);
  }

  notes() {
    return CLIENT_NOTES.map((text, index) => ({
      clientId: this.clients[index].id,
      text,
      idempotencyKey: this.#key(`note:${index}`),
    }));
  }

  /** Of the second client, whom notes are about too. */
  intakeForm() {
    const { id: clientId, firstName, lastName } = this.clients[1];
    const answers = JSON.stringify({ ...INTAKE_ANSWERS, full_name: `${firstName} ${lastName}` });
    return { sending: { clientId, idempotencyKey: this.#key('intake') }, answers };
  }

  /** Ten less than what others pay. */
  price() {
    const [{ id: serviceId, amountCents }] = this.service.variations;
    return { clientId: this.clients[1].id, serviceId, amountCents: amountCents - 1000 };
  }

  personalEvents() {
    const { timeZone } = this.location;
    const lunch = { name: 'Lunch with the landlord', ...this.#times(this.#next(4), '12:30', 60) };
    const dentist = { name: 'Dentist', ...this.#times(this.#next(1), '08:00', 60) };
    const trainingDay = this.#next(6);
    const training = { name: 'Training day', allDay: true, ...this.#times(trainingDay, '00:00', 60) };
    return [lunch, dentist, training].map((event) => ({ ...event, timeZone, idempotencyKey: this.#key(event.name) }));
  }

  /** Six Wednesdays, or fewer where something else is there. */
  series() {
    const times = this.#times(this.#next(3), '18:00', this.#minutes());
    const recurrencePattern = { frequency: 'weekly', count: 6 };
    return { ...this.#visit(this.clients[3].id, times, 'series'), recurrencePattern };
  }

  /** Of the last two evenings: one without a card, one whose card is declined. */
  unpaidVisits() {
    const times = (days) => this.#times(addDays(this.today, -days), '19:00', this.#minutes());
    const newest = this.clients.find(({ id }) => id === this.declinedCardOf);
    return [this.#visit(this.clients[5].id, times(2), 'unpaid'), this.#visit(newest.id, times(1), 'declined')];
  }

  #visit(clientId, times, name) {
    const appointmentServices = [{ serviceId: this.service.variations[0].id }];
    return { clientId, locationId: this.location.id, ...times, appointmentServices, idempotencyKey: this.#key(name) };
  }

  #minutes() {
    return this.service.variations[0].durationMinutes;
  }

  #times(date, time, minutes) {
    const startsMs = toInstant(`${date}T${time}`, this.location.timeZone);
    const [startsAt, endsAt] = [startsMs, startsMs + minutes * MINUTE_MS].map((ms) => new Date(ms).toISOString());
    return { startsAt, endsAt };
  }

  /** The next such day of the week, not today. @param day 0 for Sunday */
  #next(day) {
    const ahead = (day - weekday(this.today) + 7) % 7 || 7;
    return addDays(this.today, ahead);
  }

  #key(name) {
    return deterministicId(this.practice.id, `week:${name}`);
  }
}

/** The API of the portal, in a session of a logged-in user. */
class Gateway {
  constructor(url, headers) {
    Object.assign(this, { url, headers });
  }

  static async logIn(url, input) {
    const { body, cookies } = await new Gateway(url, {}).#send(LOGIN, { input });
    if (body.data?.login.result !== 'success') throw new Error(`The login failed: ${JSON.stringify(body)}`);
    const csrf = cookies.find((pair) => /csrf=/.test(pair)) ?? '';
    return new Gateway(url, { cookie: cookies.join('; '), 'x-csrf-token': csrf.slice(csrf.indexOf('=') + 1) });
  }

  /** @throws Error unless it was done */
  async do(mutation, variables) {
    const data = await this.ask(mutation, variables);
    if (data?.done?.result !== 'success') throw new Error(`It was not done: ${JSON.stringify(data)}`);
    return data.done;
  }

  async ask(query, variables) {
    const { body } = await this.#send(query, variables);
    if (!body.data) throw new Error(JSON.stringify(body.errors));
    return body.data;
  }

  async #send(query, variables) {
    const response = await fetch(this.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...this.headers },
      body: JSON.stringify({ query, variables }),
    });
    const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
    return { body: await response.json(), cookies };
  }
}
