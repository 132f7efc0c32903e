import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { RegistrationBookedSchema, RegistrationConfirmedSchema } from '@yarrow/contracts/scheduling/v1/events_pb';
import type { Actor } from '@yarrow/kit/actor';
import { FixedClock } from '@yarrow/kit/clock';
import { newId } from '@yarrow/kit/ids';
import { startTestService, type TestService } from '@yarrow/kit/testing/test-service';
import { service } from '../service.js';
import { deleteEvent, lookUpEvent, lookUpRegistration, placeIn, register } from '../testing/test-events.js';
import { publishContact } from '../testing/test-pro-visits.js';
import { CARD, newEvent, placeEvents } from '../testing/test-registrations.js';
import { OCTOBER_NOON } from '../testing/test-times.js';

const clock = new FixedClock(OCTOBER_NOON);
let scheduling: TestService;

beforeAll(async () => {
  scheduling = await startTestService(service, { clock });
});
afterAll(() => scheduling?.stop());
beforeEach(() => clock.set(OCTOBER_NOON));

const ADD = `mutation ($bookableEventId: ID!, $clientId: ID, $clientParams: AppointmentClientInput, $idempotencyKey: ID) {
  addClientToBookableEvent(bookableEventId: $bookableEventId, clientId: $clientId, clientParams: $clientParams,
    idempotencyKey: $idempotencyKey) {
    result errors { code message field } registrationsCount bookableEvent { id atCapacity placesLeft clients { id } }
    registration { id token state clientName clientEmail amountCents paymentRequirement client { id } } } }`;

interface Given {
  clientId?: string;
  clientParams?: object;
  idempotencyKey?: string;
}

async function add(bookableEventId: string, actor: Partial<Actor>, given: Given) {
  const answer = await scheduling.graphql(ADD, { bookableEventId, ...given }, actor);
  return answer.data['addClientToBookableEvent'];
}
const someone = () => ({ clientParams: { firstName: 'Rosa', lastName: 'Diaz', email: `${newId()}@example.com` } });
const codeOf = async (...question: Parameters<typeof add>) => (await add(...question)).errors[0]?.code ?? 'success';

describe('a practitioner who adds a client to a group event', () => {
  it('gives a contact of the directory a place that waits for no payment, and publishes who gave it', async () => {
    const { event, practice } = await newEvent(scheduling, { wishes: CARD });
    const clientId = await publishContact(scheduling, practice, { timeZone: 'America/Denver' });
    const given = await add(event.id, practice.owner, { clientId });
    expect(given).toMatchObject({
      ...{ result: 'success', errors: [], registrationsCount: 1 },
      bookableEvent: { id: event.id, atCapacity: false, placesLeft: 9, clients: [{ id: clientId }] },
      registration: { state: 'booked', clientName: 'Ida Rhodes', amountCents: 2_500, paymentRequirement: 'none' },
    });
    const [booked] = await placeEvents(scheduling, RegistrationBookedSchema, given.registration.id);
    expect(booked!.registration).toMatchObject({
      ...{ bookedBy: 'pro', state: 'booked' },
      attendee: { clientId, timeZone: 'America/Denver', userId: '' },
    });
    expect(await placeEvents(scheduling, RegistrationConfirmedSchema, given.registration.id)).toHaveLength(1);
    const [byClient] = await placeEvents(
      scheduling,
      RegistrationBookedSchema,
      (await placeIn(scheduling, event.id)).id,
    );
    expect(byClient!.registration).toMatchObject({ bookedBy: 'client' });
  });

  it('adds a new client by an address or a number only, several numbers in one event', async () => {
    const { event, practice } = await newEvent(scheduling, { amountCents: 0 });
    const byMail = await add(event.id, practice.owner, { clientParams: { email: 'Rosa@Example.com' } });
    const byPhone = await add(event.id, practice.owner, {
      clientParams: { firstName: 'Ned', phone: '(415) 555-0177' },
    });
    const other = await add(event.id, practice.owner, { clientParams: { phone: '415 555 0178' } });
    expect([byMail, byPhone, other].map(({ registration }) => registration.clientName)).toEqual([
      'rosa@example.com',
      'Ned',
      '+14155550178',
    ]);
    expect([byMail, byPhone].map(({ registration }) => registration.clientEmail)).toEqual(['rosa@example.com', null]);
    expect(other.registrationsCount).toBe(3);
    expect(new Set(other.bookableEvent.clients.map(({ id }: { id: string }) => id)).size).toBe(3);
  });

  it('may do so beyond the capacity, while the public is refused', async () => {
    const { event, practice } = await newEvent(scheduling, { amountCents: 0, capacity: 1 });
    await placeIn(scheduling, event.id);
    const over = await add(event.id, practice.owner, someone());
    expect(over).toMatchObject({ registrationsCount: 2, bookableEvent: { atCapacity: true, placesLeft: 0 } });
    expect((await register(scheduling, event.id)).code).toBe('at_capacity');
  });

  it('leaves the public no place beyond the capacity, regardless of the order', async () => {
    const { event, practice } = await newEvent(scheduling, { amountCents: 0, capacity: 6 });
    const [given, taken] = await Promise.all([
      Promise.all([1, 2, 3, 4].map(() => codeOf(event.id, practice.owner, someone()))),
      Promise.all([1, 2, 3, 4].map(async () => (await register(scheduling, event.id)).code)),
    ]);
    expect(given).toEqual(['success', 'success', 'success', 'success']);
    const got = taken.filter((code) => code === 'success').length;
    expect(got).toBeGreaterThanOrEqual(2);
    expect(taken.filter((code) => code === 'at_capacity')).toHaveLength(4 - got);
    expect(await lookUpEvent(scheduling, event.id, practice.owner)).toMatchObject({ clientsCount: 4 + got });
    // Further public registrations are refused once six places are taken.
    expect((await register(scheduling, event.id)).code).toBe('at_capacity');
  });

  it('gives one place however often and at once it is asked for by the same key', async () => {
    const { event, practice } = await newEvent(scheduling, { amountCents: 0 });
    const again = { ...someone(), idempotencyKey: newId() };
    const answers = await Promise.all([1, 2, 3].map(() => add(event.id, practice.owner, again)));
    for (const answer of [...answers, await add(event.id, practice.owner, again)]) {
      expect(answer).toMatchObject({ result: 'success', registrationsCount: 1 });
      expect(answer.registration.id).toBe(answers[0].registration.id);
    }
    expect(await placeEvents(scheduling, RegistrationBookedSchema, answers[0].registration.id)).toHaveLength(1);
    const other = await newEvent(scheduling, { amountCents: 0 });
    const theirs = await add(other.event.id, other.practice.owner, again);
    expect(theirs.registration.id).not.toBe(answers[0].registration.id);
  });

  it('gets an error if the client has a place already, by contact or address, unless it has expired', async () => {
    const { event, practice } = await newEvent(scheduling, { wishes: CARD });
    const clientId = await publishContact(scheduling, practice, { email: 'ida@example.com' });
    const two = await Promise.all([1, 2].map(() => codeOf(event.id, practice.owner, { clientId })));
    expect(two.sort()).toEqual(['already_registered', 'success']);
    const byAddress = { clientParams: { email: 'IDA@example.com' } };
    expect((await add(event.id, practice.owner, byAddress)).errors).toEqual([
      { code: 'already_registered', message: 'This client has a place in this event already.', field: 'clientId' },
    ]);
    const unpaid = await placeIn(scheduling, event.id, {
      client: { firstName: 'Noa', lastName: 'Lee', email: 'noa@example.com', phone: '+14155550199' },
    });
    const noa = { clientParams: { email: 'noa@example.com' } };
    expect(await codeOf(event.id, practice.owner, noa)).toBe('already_registered');
    clock.set(new Date(Date.parse(unpaid.paymentDueBy!)));
    expect(await codeOf(event.id, practice.owner, noa)).toBe('success');
    expect(await lookUpRegistration(scheduling, unpaid.token)).toMatchObject({ state: 'unavailable' });
  });

  it('may add who walks in, also afterwards, and take back what was a slip', async () => {
    const { event, practice } = await newEvent(scheduling, { amountCents: 0 });
    const early = await add(event.id, practice.owner, someone());
    clock.set(new Date(Date.parse(event.endsAt) + 60_000));
    const late = await add(event.id, practice.owner, someone());
    expect(late).toMatchObject({ result: 'success', registrationsCount: 2 });
    const remove = async (clientId: string) => {
      const query = `mutation ($id: ID!, $clientId: ID!) {
        removeClientFromBookableEvent(bookableEventId: $id, clientId: $clientId) { errors { code } registrationsCount } }`;
      const answer = await scheduling.graphql(query, { id: event.id, clientId }, practice.owner);
      return answer.data['removeClientFromBookableEvent'];
    };
    expect(await remove(late.registration.client.id)).toEqual({ errors: [], registrationsCount: 1 });
    expect((await remove(early.registration.client.id)).errors).toEqual([{ code: 'event_over' }]);
  });

  it.each([
    [{}, 'invalid_client', 'Please select a client first', 'clientId'],
    [{ clientParams: { firstName: 'Rosa' } }, 'no_contact', 'No email or phone on file', 'client'],
    [{ clientParams: { email: 'nothing' } }, 'invalid_email', 'Invalid email', 'email'],
    [
      { clientParams: { email: 'ada@example.com' } },
      'own_contact',
      'Cannot use your email for a client. Please add phone for client or use a placeholder email.',
      'email',
    ],
    [{ clientId: newId() }, 'not_found', 'This client could not be found.', 'clientId'],
  ])('is refused for %j', async (given, code, message, field) => {
    const { event, practice } = await newEvent(scheduling, {});
    expect((await add(event.id, practice.owner, given)).errors).toEqual([{ code, message, field }]);
    expect(await lookUpEvent(scheduling, event.id, practice.owner)).toMatchObject({ clientsCount: 0 });
  });

  it('is refused once the event was cancelled, also when both happen at the same time', async () => {
    const { event, practice } = await newEvent(scheduling, { amountCents: 0 });
    const [gone, code] = await Promise.all([
      deleteEvent(scheduling, event.id, practice.owner),
      codeOf(event.id, practice.owner, someone()),
    ]);
    expect(gone).toBe('success');
    expect(['success', 'event_cancelled']).toContain(code);
    expect(await codeOf(event.id, practice.owner, someone())).toBe('event_cancelled');
    // Clients who got in before were removed with all others.
    expect(await lookUpEvent(scheduling, event.id, practice.owner)).toMatchObject({ clientsCount: 0 });
  });

  it('must own the event; others get the same response as for an unknown event', async () => {
    const { event, practice } = await newEvent(scheduling, {});
    const stranger = await newEvent(scheduling, {});
    const clientId = await publishContact(scheduling, practice);
    const asStranger = await add(event.id, stranger.practice.owner, { clientId });
    expect(asStranger).toEqual(await add(newId(), stranger.practice.owner, { clientId: newId() }));
    expect(asStranger).toMatchObject({
      errors: [{ code: 'not_found', field: 'bookableEventId' }],
      ...{ bookableEvent: null, registration: null, registrationsCount: null },
    });
    expect(await codeOf(stranger.event.id, stranger.practice.owner, { clientId })).toBe('not_found');
    expect(await codeOf('none', practice.owner, { clientId })).toBe('not_found');
    expect(await codeOf(event.id, { kind: 'client', userId: newId() }, someone())).toBe('forbidden');
    expect(await lookUpEvent(scheduling, event.id, practice.owner)).toMatchObject({ clientsCount: 0 });
  });
});
