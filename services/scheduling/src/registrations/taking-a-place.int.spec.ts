import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { UserRegisteredSchema } from '@yarrow/contracts/clients/v1/events_pb';
import {
  RegistrationBookedSchema,
  RegistrationConfirmedSchema,
  RegistrationExpiredSchema,
} from '@yarrow/contracts/scheduling/v1/events_pb';
import { FixedClock } from '@yarrow/kit/clock';
import { newId } from '@yarrow/kit/ids';
import { startTestService, type TestService } from '@yarrow/kit/testing/test-service';
import { service } from '../service.js';
import { GUEST } from '../testing/test-bookings.js';
import { deleteEvent, lookUpRegistration, placeIn, register, upsertEvent } from '../testing/test-events.js';
import { securePayment } from '../testing/test-payments.js';
import { CARD, EVENING, giveUp, newEvent, placeEvents } from '../testing/test-registrations.js';
import { minutes, OCTOBER_NOON } from '../testing/test-times.js';

const clock = new FixedClock(OCTOBER_NOON);
let scheduling: TestService;

beforeAll(async () => {
  scheduling = await startTestService(service, { clock, env: { BOOKINGS_PER_ADDRESS: '1000' } });
});
afterAll(() => scheduling?.stop());
beforeEach(() => clock.set(OCTOBER_NOON));

describe('taking a place', () => {
  it('of a guest counts at once where nothing is to be paid, and shows how to come', async () => {
    const { event, practice } = await newEvent(scheduling, { amountCents: 0, type: { instructions: 'Ring twice.' } });
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
    expect(await placeEvents(scheduling, RegistrationBookedSchema, place.id)).toHaveLength(1);
    const [confirmed] = await placeEvents(scheduling, RegistrationConfirmedSchema, place.id);
    expect(confirmed!.registration).toMatchObject({
      state: 'booked',
      token: place.token,
      attendee: { email: 'grace@example.com', timeZone: 'Europe/London' },
      event: { eventId: event.id, host: { practiceId: practice.practiceId } },
    });
  });

  it('shows the link to a virtual event and a hidden address to those who have a place only', async () => {
    const location = { kind: 'virtual', virtualLink: 'https://meet.example/1', singleLine: 'Online' };
    const { event } = await newEvent(scheduling, { wishes: { location }, type: { kind: 'virtual' }, amountCents: 0 });
    const place = await placeIn(scheduling, event.id);
    expect(place).toMatchObject({ virtualLink: 'https://meet.example/1', event: { kind: 'virtual' } });
    await giveUp(scheduling, place.token);
    expect(await lookUpRegistration(scheduling, place.token)).toMatchObject({
      virtualLink: null,
      event: { instructions: null },
    });
  });

  it('waits for the payment where a card is needed', async () => {
    const { event } = await newEvent(scheduling, { wishes: CARD });
    const place = await placeIn(scheduling, event.id);
    expect(place).toMatchObject({
      state: 'awaiting_payment',
      paymentRequirement: 'charge',
      paymentDueBy: '2026-10-20T08:15:00-04:00',
      event: { placesLeft: 9, instructions: null },
    });
    expect(await placeEvents(scheduling, RegistrationConfirmedSchema, place.id)).toEqual([]);
    await securePayment(scheduling, place.id, new Date(OCTOBER_NOON));
    expect(await lookUpRegistration(scheduling, place.token)).toMatchObject({ state: 'booked', paymentDueBy: null });
    // Received twice, it is published once.
    await securePayment(scheduling, place.id, new Date(OCTOBER_NOON));
    expect(await placeEvents(scheduling, RegistrationConfirmedSchema, place.id)).toHaveLength(1);
  });

  it('uses the details of the account, and gives the account its place again', async () => {
    const { event } = await newEvent(scheduling, { amountCents: 0 });
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
    const { event } = await newEvent(scheduling, { amountCents: 0 });
    expect((await register(scheduling, event.id, changes)).code).toBe(code);
  });

  it('is refused once the event has started or was cancelled', async () => {
    const { event, practice } = await newEvent(scheduling);
    clock.set('2026-10-22T22:00:00Z');
    expect((await register(scheduling, event.id)).code).toBe('event_over');
    clock.set(OCTOBER_NOON);
    await deleteEvent(scheduling, event.id, practice.owner);
    expect((await register(scheduling, event.id)).code).toBe('event_cancelled');
  });
});

describe('capacity', () => {
  it('lets exactly so many of a hundred in who ask at once', async () => {
    const { event } = await newEvent(scheduling, { capacity: 12, amountCents: 0 });
    const people = Array.from({ length: 100 }, (_, index) => ({ actor: { ip: `198.51.100.${index}` } }));
    const answers = await Promise.all(people.map((somebody) => register(scheduling, event.id, somebody)));
    const codes = answers.map(({ code }) => code).sort();
    expect(codes.filter((code) => code === 'success')).toHaveLength(12);
    expect(codes.filter((code) => code === 'at_capacity')).toHaveLength(88);
    const [{ count }] = await scheduling.dataSource.query(
      `SELECT count(*)::integer AS count FROM registrations WHERE event_id = $1`,
      [event.id],
    );
    expect(count).toBe(12);
  });

  it('counts places that wait for their payment, and gives lapsed ones away without any job', async () => {
    const { event } = await newEvent(scheduling, { wishes: CARD, capacity: 1 });
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

  it('becomes free when a registration is cancelled', async () => {
    const { event } = await newEvent(scheduling, { capacity: 1, amountCents: 0 });
    const place = await placeIn(scheduling, event.id);
    expect((await lookUpRegistration(scheduling, place.token))!.event.atCapacity).toBe(true);
    await giveUp(scheduling, place.token);
    expect((await register(scheduling, event.id)).code).toBe('success');
  });

  it('of 0 admits no client, no capacity admits any number, and a negative one is rejected', async () => {
    const { event, practice } = await newEvent(scheduling, { capacity: 0 });
    const less = { id: event.id, bookableEventTypeId: event.bookableEventTypeId, startsAt: EVENING, capacity: -1 };
    expect((await upsertEvent(scheduling, practice, less)).errors).toEqual([
      { code: 'invalid_capacity', message: 'The capacity can be 0 to 10000.', field: 'capacity' },
    ]);
    expect((await register(scheduling, event.id)).code).toBe('at_capacity');
    const { id, bookableEventTypeId } = event;
    await upsertEvent(scheduling, practice, { id, bookableEventTypeId, startsAt: EVENING, unlimited: true });
    expect(await placeIn(scheduling, id)).toMatchObject({ event: { capacity: null, placesLeft: null } });
  });
});

describe('the same again', () => {
  it('gives one place to one request that comes twenty times at once', async () => {
    const { event } = await newEvent(scheduling, { amountCents: 0 });
    const same = { requestId: newId(), client: GUEST };
    const places = await Promise.all(Array.from({ length: 20 }, () => placeIn(scheduling, event.id, same)));
    expect(new Set(places.map(({ token }) => token)).size).toBe(1);
    expect(await placeEvents(scheduling, RegistrationBookedSchema, places[0]!.id)).toHaveLength(1);
  });

  it('returns no place that belongs to another client’s request', async () => {
    const { event } = await newEvent(scheduling, { amountCents: 0 });
    const { requestId } = { requestId: newId() };
    await placeIn(scheduling, event.id, { requestId });
    const other = await register(scheduling, event.id, { requestId, client: GUEST });
    expect([other.code, other.value]).toEqual(['invalid_request_id', null]);
  });

  it('reveals nothing else to a user who enters an address that has a place', async () => {
    const { event } = await newEvent(scheduling, { amountCents: 0 });
    await placeIn(scheduling, event.id, { client: GUEST });
    const again = await register(scheduling, event.id, { client: { ...GUEST, email: ' GRACE@example.com ' } });
    expect(again).toMatchObject({ code: 'already_registered', value: null, errors: [{ field: 'email' }] });
    expect(JSON.stringify(again.errors)).not.toMatch(/Grace|token/i);
  });

  it('lets a client register again whose place was cancelled or not paid for', async () => {
    const { event } = await newEvent(scheduling, { wishes: CARD });
    const first = await placeIn(scheduling, event.id, { client: GUEST });
    clock.advance(minutes(20));
    const second = await placeIn(scheduling, event.id, { client: GUEST });
    expect(second.id).not.toBe(first.id);
    expect(await placeEvents(scheduling, RegistrationExpiredSchema, first.id)).toHaveLength(1);
    await giveUp(scheduling, second.token);
    expect((await register(scheduling, event.id, { client: GUEST })).code).toBe('success');
  });
});
