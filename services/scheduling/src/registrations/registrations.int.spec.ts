import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ClientMergedSchema, UserRegisteredSchema } from '@yarrow/contracts/clients/v1/events_pb';
import { BookingPaymentSecuredSchema } from '@yarrow/contracts/payments/v1/events_pb';
import {
  RegistrationBookedSchema,
  RegistrationCancelledSchema,
  RegistrationConfirmedSchema,
  RegistrationExpiredSchema,
} from '@yarrow/contracts/scheduling/v1/events_pb';
import { FixedClock } from '@yarrow/kit/clock';
import { newId } from '@yarrow/kit/ids';
import { Jobs } from '@yarrow/kit/jobs';
import { startTestService, type TestService } from '@yarrow/kit/testing/test-service';
import { service } from '../service.js';
import { GUEST } from '../testing/test-bookings.js';
import {
  deleteEvent,
  lookUpRegistration,
  placeIn,
  register,
  REGISTRATION,
  scheduleEvent,
  upsertEvent,
} from '../testing/test-events.js';
import { publishPractice } from '../testing/test-practice.js';
import { REGISTRATIONS_JOB } from './registrations.job.js';

const NOON = '2026-10-20T12:00:00Z';
const EVENING = '2026-10-22T18:00:00-04:00';
const CARD = {
  booking: {
    requireClientCcToBook: true,
    chargeClientCcAtBooking: true,
    lateCancellationHours: 24,
    lateCancellationFeePercent: 50,
  },
  takesCards: true,
};
const clock = new FixedClock(NOON);
let scheduling: TestService;

beforeAll(async () => {
  scheduling = await startTestService(service, { clock, env: { BOOKINGS_PER_ADDRESS: '1000' } });
}, 60_000);
afterAll(() => scheduling?.stop());
beforeEach(() => clock.set(NOON));

const minutes = (count: number) => count * 60_000;

async function newEvent({ wishes = {}, ...changes }: Parameters<typeof scheduleEvent>[3] & { wishes?: object } = {}) {
  const practice = await publishPractice(scheduling, wishes);
  return { practice, event: await scheduleEvent(scheduling, practice, EVENING, changes) };
}

async function secure(registrationId: string, occurredAt: Date): Promise<void> {
  const event = { appointmentId: registrationId, practiceId: newId(), kind: 'charge' };
  await scheduling.publish(BookingPaymentSecuredSchema, event, { aggregateId: registrationId, occurredAt });
}

async function toldOf(schema: Parameters<TestService['emitted']>[0], id: string) {
  const events = (await scheduling.emitted(schema)) as {
    registration?: { registrationId: string; state: string };
    feeCents?: number;
    cancelledBy?: string;
  }[];
  return events.filter(({ registration }) => registration?.registrationId === id);
}

async function post(token: string, headers: Record<string, string> = {}) {
  const response = await fetch(`${scheduling.url}/manage_event_registrations/${token}/cancel`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${await scheduling.tokenOf()}`,
      ...headers,
    },
    body: '{}',
  });
  return { status: response.status, body: await response.json() };
}

const runJob = () => scheduling.app.get(Jobs, { strict: false }).runNow(REGISTRATIONS_JOB);

describe('taking a place', () => {
  it('of a guest counts at once where nothing is to be paid, and shows how to come', async () => {
    const { event, practice } = await newEvent({ amountCents: 0, type: { instructions: 'Ring twice.' } });
    const place = await placeIn(scheduling, event.id, { client: GUEST, timeZone: 'Europe/London' });
    expect(place).toMatchObject({
      state: 'booked',
      clientName: 'Grace Hopper',
      clientEmail: 'grace@example.com',
      clientTimeZone: 'Europe/London',
      amountCents: 0,
      paymentRequirement: 'none',
      paymentDueBy: null,
      canCancel: true,
      cancellationFeeCents: 0,
      isOwnerCancelled: false,
      calendarFileUrl: `/calendar-files/events/${place.token}.ics`,
      event: { id: event.id, instructions: 'Ring twice.', placesLeft: 9 },
    });
    expect(place.token.length).toBeGreaterThanOrEqual(32);
    expect(await toldOf(RegistrationBookedSchema, place.id)).toHaveLength(1);
    const [confirmed] = await toldOf(RegistrationConfirmedSchema, place.id);
    expect(confirmed!.registration).toMatchObject({
      state: 'booked',
      token: place.token,
      attendee: { email: 'grace@example.com', timeZone: 'Europe/London' },
      event: { eventId: event.id, host: { practiceId: practice.practiceId } },
    });
  });

  it('shows the link to a virtual event and a hidden address to those who have a place only', async () => {
    const location = { kind: 'virtual', virtualLink: 'https://meet.example/1', singleLine: 'Online' };
    const { event } = await newEvent({ wishes: { location }, type: { kind: 'virtual' }, amountCents: 0 });
    const place = await placeIn(scheduling, event.id);
    expect(place).toMatchObject({ virtualLink: 'https://meet.example/1', event: { kind: 'virtual' } });
    await post(place.token);
    expect(await lookUpRegistration(scheduling, place.token)).toMatchObject({
      virtualLink: null,
      event: { instructions: null },
    });
  });

  it('waits for the payment where a card is needed', async () => {
    const { event } = await newEvent({ wishes: CARD });
    const place = await placeIn(scheduling, event.id);
    expect(place).toMatchObject({
      state: 'awaiting_payment',
      paymentRequirement: 'charge',
      paymentDueBy: '2026-10-20T08:15:00-04:00',
      event: { placesLeft: 9, instructions: null },
    });
    expect(await toldOf(RegistrationConfirmedSchema, place.id)).toEqual([]);
    await secure(place.id, new Date(NOON));
    expect(await lookUpRegistration(scheduling, place.token)).toMatchObject({ state: 'booked', paymentDueBy: null });
    // Heard of twice, it is told once.
    await secure(place.id, new Date(NOON));
    expect(await toldOf(RegistrationConfirmedSchema, place.id)).toHaveLength(1);
  });

  it('uses the details of the account, and gives the account its place again', async () => {
    const { event } = await newEvent({ amountCents: 0 });
    const user = { userId: newId(), kind: 'client', email: `${newId()}@example.com`, version: 1 };
    const details = { firstName: 'Mary', lastName: 'Jackson', phone: '+14155550177' };
    await scheduling.publish(UserRegisteredSchema, { user: { ...user, ...details } }, { aggregateId: user.userId });
    const actor = { kind: 'client' as const, userId: user.userId };
    const place = await placeIn(scheduling, event.id, { client: null, actor });
    expect(place).toMatchObject({ clientName: 'Mary Jackson', clientEmail: user.email });
    expect((await placeIn(scheduling, event.id, { client: null, actor })).id).toBe(place.id);
  });

  it.each([
    ['an unknown event', { bookableEventId: newId() }, 'not_found'],
    ['no id', { bookableEventId: "' OR 1=1 --" }, 'not_found'],
    ['a request id that is too short', { requestId: 'short' }, 'invalid_request_id'],
    ['no details', { client: null }, 'invalid_client'],
    ['no e-mail address', { client: { ...GUEST, email: 'nobody' } }, 'invalid_email'],
    ['no phone number', { client: { ...GUEST, phone: '12' } }, 'invalid_phone'],
    ['an unknown zone', { timeZone: 'Mars/Olympus' }, 'invalid_time_zone'],
  ])('is refused for %s', async (_what, changes, code) => {
    const { event } = await newEvent({ amountCents: 0 });
    expect((await register(scheduling, event.id, changes)).code).toBe(code);
  });

  it('is refused once the event has begun or was called off', async () => {
    const { event, practice } = await newEvent();
    clock.set('2026-10-22T22:00:00Z');
    expect((await register(scheduling, event.id)).code).toBe('event_over');
    clock.set(NOON);
    await deleteEvent(scheduling, event.id, practice.owner);
    expect((await register(scheduling, event.id)).code).toBe('event_cancelled');
  });
});

describe('capacity', () => {
  it('lets exactly so many of a hundred in who ask at once', async () => {
    const { event } = await newEvent({ capacity: 12, amountCents: 0 });
    const answers = await Promise.all(Array.from({ length: 100 }, () => register(scheduling, event.id)));
    const codes = answers.map(({ code }) => code).sort();
    expect(codes.filter((code) => code === 'success')).toHaveLength(12);
    expect(codes.filter((code) => code === 'at_capacity')).toHaveLength(88);
    const [{ count }] = await scheduling.dataSource.query(
      `SELECT count(*)::integer AS count FROM registrations WHERE event_id = $1`,
      [event.id],
    );
    expect(count).toBe(12);
  }, 30_000);

  it('counts places that wait for their payment, and gives lapsed ones away without any job', async () => {
    const { event } = await newEvent({ wishes: CARD, capacity: 1 });
    const first = await placeIn(scheduling, event.id);
    expect((await register(scheduling, event.id)).code).toBe('at_capacity');
    clock.advance(minutes(15));
    expect(await lookUpRegistration(scheduling, first.token)).toMatchObject({
      state: 'unavailable',
      canCancel: false,
      event: { placesLeft: 1, atCapacity: false },
    });
    expect((await register(scheduling, event.id)).code).toBe('success');
  });

  it('is freed by whoever gives a place up', async () => {
    const { event } = await newEvent({ capacity: 1, amountCents: 0 });
    const place = await placeIn(scheduling, event.id);
    expect((await lookUpRegistration(scheduling, place.token))!.event.atCapacity).toBe(true);
    await post(place.token);
    expect((await register(scheduling, event.id)).code).toBe('success');
  });

  it('of 0 lets nobody in, and none at all everybody', async () => {
    const { event, practice } = await newEvent({ capacity: 0 });
    expect((await register(scheduling, event.id)).code).toBe('at_capacity');
    const { id, bookableEventTypeId } = event;
    await upsertEvent(scheduling, practice, { id, bookableEventTypeId, startsAt: EVENING, unlimited: true });
    expect(await placeIn(scheduling, id)).toMatchObject({ event: { capacity: null, placesLeft: null } });
  });
});

describe('the same again', () => {
  it('gives one place to one request that comes twenty times at once', async () => {
    const { event } = await newEvent({ amountCents: 0 });
    const same = { requestId: newId(), client: GUEST };
    const places = await Promise.all(Array.from({ length: 20 }, () => placeIn(scheduling, event.id, same)));
    expect(new Set(places.map(({ token }) => token)).size).toBe(1);
    expect(await toldOf(RegistrationBookedSchema, places[0]!.id)).toHaveLength(1);
  });

  it('gives nobody the place of somebody else’s request', async () => {
    const { event } = await newEvent({ amountCents: 0 });
    const { requestId } = { requestId: newId() };
    await placeIn(scheduling, event.id, { requestId });
    const other = await register(scheduling, event.id, { requestId, client: GUEST });
    expect([other.code, other.value]).toEqual(['invalid_request_id', null]);
  });

  it('tells who names an address that has a place no more than that', async () => {
    const { event } = await newEvent({ amountCents: 0 });
    await placeIn(scheduling, event.id, { client: GUEST });
    const again = await register(scheduling, event.id, { client: { ...GUEST, email: ' GRACE@example.com ' } });
    expect(again).toMatchObject({ code: 'already_registered', value: null, errors: [{ field: 'email' }] });
    expect(JSON.stringify(again.errors)).not.toMatch(/Grace|token/i);
  });

  it('lets somebody come back who gave the place up, or did not pay for it', async () => {
    const { event } = await newEvent({ wishes: CARD });
    const first = await placeIn(scheduling, event.id, { client: GUEST });
    clock.advance(minutes(20));
    const second = await placeIn(scheduling, event.id, { client: GUEST });
    expect(second.id).not.toBe(first.id);
    expect(await toldOf(RegistrationExpiredSchema, first.id)).toHaveLength(1);
    await post(second.token);
    expect((await register(scheduling, event.id, { client: GUEST })).code).toBe('success');
  });
});

describe('payment and lapsing in any order', () => {
  it('counts a payment that was made in time, however late we hear of it', async () => {
    const { event } = await newEvent({ wishes: CARD });
    const place = await placeIn(scheduling, event.id);
    clock.advance(minutes(18));
    await runJob();
    await secure(place.id, new Date(Date.parse(NOON) + minutes(14)));
    expect((await lookUpRegistration(scheduling, place.token))!.state).toBe('booked');
    expect(await toldOf(RegistrationExpiredSchema, place.id)).toEqual([]);
  });

  it('gives everything back that was paid too late, whether the job or the payment comes first', async () => {
    const { event } = await newEvent({ wishes: CARD });
    const [first, second] = [await placeIn(scheduling, event.id), await placeIn(scheduling, event.id)];
    const late = new Date(Date.parse(NOON) + minutes(16));
    clock.advance(minutes(30));
    await secure(first.id, late);
    await runJob();
    await secure(second.id, late);
    for (const { id, token } of [first, second]) {
      expect((await lookUpRegistration(scheduling, token))!.state).toBe('unavailable');
      expect((await toldOf(RegistrationExpiredSchema, id)).length).toBeGreaterThan(0);
      expect(await toldOf(RegistrationConfirmedSchema, id)).toEqual([]);
    }
    // The news that made payments give the money back came after the money.
    expect(await toldOf(RegistrationExpiredSchema, second.id)).toHaveLength(2);
  });

  it('gives a payment back whose place was given to somebody else meanwhile', async () => {
    const { event } = await newEvent({ wishes: CARD, capacity: 1 });
    const first = await placeIn(scheduling, event.id);
    clock.advance(minutes(15));
    const second = await placeIn(scheduling, event.id);
    await secure(first.id, new Date(Date.parse(NOON) + minutes(14)));
    await secure(second.id, clock.now());
    expect((await lookUpRegistration(scheduling, first.token))!.state).toBe('unavailable');
    expect((await lookUpRegistration(scheduling, second.token))!.state).toBe('booked');
    expect(await toldOf(RegistrationExpiredSchema, first.id)).toHaveLength(1);
  });

  it('gives back what is paid after the client or the owner called it off', async () => {
    const { event, practice } = await newEvent({ wishes: CARD });
    const [mine, theirs] = [await placeIn(scheduling, event.id), await placeIn(scheduling, event.id)];
    await post(mine.token);
    await deleteEvent(scheduling, event.id, practice.owner);
    for (const { id, token } of [mine, theirs]) {
      await secure(id, clock.now());
      expect((await lookUpRegistration(scheduling, token))!.state).toBe('cancelled');
      expect(await toldOf(RegistrationExpiredSchema, id)).toHaveLength(1);
    }
  });

  it('tells once of what nobody paid for, some minutes later', async () => {
    const { event } = await newEvent({ wishes: CARD });
    const place = await placeIn(scheduling, event.id);
    clock.advance(minutes(16));
    await runJob();
    expect(await toldOf(RegistrationExpiredSchema, place.id)).toEqual([]);
    clock.advance(minutes(5));
    await runJob();
    await runJob();
    expect(await toldOf(RegistrationExpiredSchema, place.id)).toHaveLength(1);
  });

  it('leaves no message unapplied', async () => {
    await secure(newId(), clock.now());
    expect(await scheduling.dataSource.query('SELECT error FROM dead_letters')).toEqual([]);
  });
});

describe('POST /manage_event_registrations/{token}/cancel', () => {
  it('gives the place up, twice with the same answer and one event', async () => {
    const { event } = await newEvent({ amountCents: 0 });
    const place = await placeIn(scheduling, event.id);
    const success = { success: true, message: 'Your appointment has been cancelled.', error: null };
    expect(await post(place.token)).toEqual({ status: 200, body: success });
    expect(await post(place.token, { 'x-csrf-token': 'anything' })).toEqual({ status: 200, body: success });
    expect(await lookUpRegistration(scheduling, place.token)).toMatchObject({
      state: 'cancelled',
      canCancel: false,
      isOwnerCancelled: false,
    });
    expect(await toldOf(RegistrationCancelledSchema, place.id)).toMatchObject([{ cancelledBy: 'client', feeCents: 0 }]);
  });

  it('is one cancelling when it comes ten times at once', async () => {
    const { event } = await newEvent({ amountCents: 0 });
    const place = await placeIn(scheduling, event.id);
    const answers = await Promise.all(Array.from({ length: 10 }, () => post(place.token)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    expect(await toldOf(RegistrationCancelledSchema, place.id)).toHaveLength(1);
  });

  it.each([['unknown'], ['x'.repeat(90)], ['%00'], [newId()]])('does not find the token %s', async (token) =>
    expect(await post(token)).toEqual({
      status: 404,
      body: { success: false, message: null, error: 'Error: Registration token not found.' },
    }),
  );

  it('owes the fee of the terms in the late hours, told before', async () => {
    const { event } = await newEvent({ wishes: CARD, amountCents: 2_555 });
    const place = await placeIn(scheduling, event.id);
    await secure(place.id, clock.now());
    clock.set('2026-10-22T12:00:00Z');
    expect(await lookUpRegistration(scheduling, place.token)).toMatchObject({
      cancellationFeeCents: 1_278,
      freeCancellationUntil: '2026-10-21T18:00:00-04:00',
    });
    await post(place.token);
    expect(await toldOf(RegistrationCancelledSchema, place.id)).toMatchObject([{ feeCents: 1_278 }]);
  });

  it('owes nothing once the practitioner has moved the event', async () => {
    const { event, practice } = await newEvent({ wishes: CARD });
    const place = await placeIn(scheduling, event.id);
    await secure(place.id, clock.now());
    const { id, bookableEventTypeId } = event;
    await upsertEvent(scheduling, practice, { id, bookableEventTypeId, startsAt: '2026-10-20T18:00:00-04:00' });
    expect(await lookUpRegistration(scheduling, place.token)).toMatchObject({
      cancellationFeeCents: 0,
      freeCancellationUntil: null,
      event: { startsAt: '2026-10-20T18:00:00-04:00' },
    });
  });

  it.each([
    ['has begun', '2026-10-22T22:00:00Z', 'This event has already begun.'],
    ['is long over', '2027-10-22T22:00:00Z', 'This event has already begun.'],
  ])('is refused when the event %s', async (_what, now, error) => {
    const { event } = await newEvent({ amountCents: 0 });
    const place = await placeIn(scheduling, event.id);
    clock.set(now);
    expect(await post(place.token)).toEqual({ status: 422, body: { success: false, message: null, error } });
  });

  it('is the same as the mutation', async () => {
    const { event } = await newEvent({ amountCents: 0 });
    const place = await placeIn(scheduling, event.id);
    const cancel = async (token: string) =>
      (
        await scheduling.graphql(
          `mutation ($token: String!) {
            cancelRegistration(token: $token) { result errors { code message } registration { ...WholeRegistration } }
          } ${REGISTRATION}`,
          { token },
        )
      ).data.cancelRegistration;
    expect(await cancel(place.token)).toMatchObject({ result: 'success', registration: { state: 'cancelled' } });
    expect(await cancel('unknown')).toMatchObject({
      errors: [{ code: 'not_found', message: 'Error: Registration token not found.' }],
    });
  });
});

describe('what belongs to a registration', () => {
  it('is a calendar file, whole days as dates', async () => {
    const { event } = await newEvent({ amountCents: 0, type: { duration: 2, durationUnit: 'day' } });
    const place = await placeIn(scheduling, event.id);
    const headers = { authorization: `Bearer ${await scheduling.tokenOf()}` };
    const response = await fetch(`${scheduling.url}${place.calendarFileUrl}`, { headers });
    expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8; method=PUBLISH');
    const text = (await response.text()).replaceAll('\r\n ', '');
    expect(text).toContain('DTSTART;VALUE=DATE:20261022\r\n');
    expect(text).toContain('DTEND;VALUE=DATE:20261024\r\n');
    expect(text).toContain('SUMMARY:Sound bath with Quiet Hands\r\n');
    expect(text).toContain(`/manage_event_registrations/${place.token}`);
    expect((await fetch(`${scheduling.url}/calendar-files/events/unknown.ics`, { headers })).status).toBe(404);
  });

  it('is links to other calendars', async () => {
    const { event } = await newEvent({ amountCents: 0 });
    const { calendarLinks, calendarFileUrl } = await placeIn(scheduling, event.id);
    expect(calendarLinks.google).toContain('dates=20261022T220000Z%2F20261022T233000Z');
    expect(calendarLinks.outlook).toContain('startdt=2026-10-22T22%3A00%3A00Z');
    expect(calendarLinks.apple).toBe(calendarFileUrl);
  });

  it('is the practice’s to see by its contact, and follows a contact that is merged', async () => {
    const { event, practice } = await newEvent({ amountCents: 0 });
    const place = await placeIn(scheduling, event.id);
    const [told] = (await scheduling.emitted(RegistrationBookedSchema)).slice(-1);
    const fromClientId = told!.registration!.attendee!.clientId;
    const intoClientId = newId();
    const { practiceId } = practice;
    const merged = { practiceId, fromClientId, intoClientId };
    await scheduling.publish(ClientMergedSchema, merged, { aggregateId: intoClientId });
    const query = `query ($event: ID!, $client: ID!) { bookableEventRegistration(bookableEventId: $event, clientId: $client) { id } }`;
    const ask = async (client: string, actor: object) =>
      (await scheduling.graphql(query, { event: event.id, client }, actor)).data?.bookableEventRegistration;
    expect(await ask(intoClientId, practice.owner)).toEqual({ id: place.id });
    expect(await ask(fromClientId, practice.owner)).toBeNull();
    expect(await ask(intoClientId, { ...practice.owner, practiceId: newId() })).toBeNull();
    expect(await ask(intoClientId, {})).toBeNull();
  });

  it('is nothing to who has no token, also as an entity', async () => {
    const { event } = await newEvent({ amountCents: 0 });
    const place = await placeIn(scheduling, event.id);
    const entity = async (token: string) => {
      const query = `query ($keys: [_Any!]!) { _entities(representations: $keys) { ... on BookableEventRegistration { clientName } } }`;
      const keys = [{ __typename: 'BookableEventRegistration', id: place.id, token }];
      return (await scheduling.graphql(query, { keys })).data._entities[0];
    };
    expect(await entity(place.token)).toEqual({ clientName: 'Grace Hopper' });
    expect(await entity('wrong')).toBeNull();
    expect(await lookUpRegistration(scheduling, '')).toBeNull();
  });

  it('is guessed at only so often from one address', async () => {
    const actor = { ip: '198.51.100.77' };
    const guesses = Array.from({ length: 310 }, () =>
      lookUpRegistration(scheduling, newId(), actor).then(
        () => 'answered',
        (error: Error) => (/Too many attempts/.test(error.message) ? 'limited' : error.message),
      ),
    );
    expect(new Set(await Promise.all(guesses))).toEqual(new Set(['answered', 'limited']));
  });

  it('is looked at as often as people like who share an address', async () => {
    const { event } = await newEvent({ amountCents: 0 });
    const { id, token } = await placeIn(scheduling, event.id);
    const looks = Array.from({ length: 310 }, () => lookUpRegistration(scheduling, token, { ip: '198.51.100.78' }));
    expect(new Set((await Promise.all(looks)).map((found) => found?.id))).toEqual(new Set([id]));
  });
});
