import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { create, toBinary } from '@bufbuild/protobuf';
import { LocationSavedSchema, PracticeSavedSchema } from '@yarrow/contracts/catalog/v1/events_pb';
import {
  GetBookableEventTypeRequestSchema,
  GetBookableEventTypeResponseSchema,
} from '@yarrow/contracts/catalog/v1/requests_pb';
import {
  BookableEventCancelledSchema,
  BookableEventSavedSchema,
  RegistrationCancelledSchema,
  RegistrationChangedSchema,
} from '@yarrow/contracts/scheduling/v1/events_pb';
import { FixedClock } from '@yarrow/kit/clock';
import { newId } from '@yarrow/kit/ids';
import { requestSubject } from '@yarrow/kit/request-reply';
import { RUNTIME, type Runtime } from '@yarrow/kit/runtime';
import { startTestService, type TestService } from '@yarrow/kit/testing/test-service';
import { service } from '../service.js';
import { bookAt, hold } from '../testing/test-bookings.js';
import {
  deleteEvent,
  EVENT,
  lookUpRegistration,
  placeIn,
  publishEventType,
  scheduleEvent,
  upsertEvent,
} from '../testing/test-events.js';
import { locationMessage, practiceMessage, publishPractice, type TestPractice } from '../testing/test-practice.js';
import { EventZonesService } from './event-zones.service.js';

const NOON = '2026-10-20T12:00:00Z';
const clock = new FixedClock(NOON);
let scheduling: TestService;

beforeAll(async () => {
  scheduling = await startTestService(service, { clock });
}, 60_000);
afterAll(() => scheduling?.stop());
beforeEach(() => clock.set(NOON));

const at = (time: string, day = '2026-10-22') => `${day}T${time}:00-04:00`;

async function eventOf(id: string, actor?: object) {
  const query = `query ($id: ID!) { bookableEvent(id: $id) { ...WholeEvent } } ${EVENT}`;
  return (await scheduling.graphql(query, { id }, actor)).data.bookableEvent;
}

async function comingOf({ practiceId }: TestPractice, actor?: object) {
  const query = `query ($keys: [_Any!]!) { _entities(representations: $keys) { ... on Practice { bookableEvents { name startsAt } } } }`;
  const keys = [{ __typename: 'Practice', id: practiceId }];
  return (await scheduling.graphql(query, { keys }, actor)).data._entities[0].bookableEvents;
}

describe('scheduling a group event', () => {
  it('takes what it does not name from its kind, ends after its duration and tells of it', async () => {
    const practice = await publishPractice(scheduling);
    const event = await scheduleEvent(scheduling, practice, at('18:00'));
    expect(event).toMatchObject({
      name: 'Sound bath',
      kind: 'in_person',
      startsAt: '2026-10-22T18:00:00-04:00',
      endsAt: '2026-10-22T19:30:00-04:00',
      timeZone: 'America/New_York',
      capacity: 10,
      placesLeft: 10,
      amountCents: 2500,
      url: `/p/quiet-hands/events/${event.id}`,
      locationSingleLine: '12 Mercer St, New York, NY 10013',
      instructions: 'Bring a blanket.',
      eventType: { eventsCount: 1 },
      registrationOpen: true,
    });
    const [told] = (await scheduling.emitted(BookableEventSavedSchema)).slice(-1);
    expect(told!.event).toMatchObject({
      eventId: event.id,
      localStartsAt: '2026-10-22T18:00',
      capacity: 10,
      version: 1,
      host: { practiceId: practice.practiceId, slug: 'quiet-hands' },
      place: { singleLine: '12 Mercer St, New York, NY 10013' },
    });
  });

  it('asks catalog for a kind whose event has not arrived', async () => {
    const practice = await publishPractice(scheduling);
    const eventTypeId = newId();
    const { broker } = scheduling.app.get<Runtime>(RUNTIME, { strict: false });
    const eventType = { eventTypeId, practiceId: practice.practiceId, name: 'Late news', kind: 'in_person' };
    const answer = { eventType: { ...eventType, locationId: practice.locationId, duration: 2, durationUnit: 'hour' } };
    const connection = await broker.connection();
    const subscription = connection.subscribe(requestSubject(broker, GetBookableEventTypeRequestSchema), {
      callback: (_error, message) => {
        message.respond(
          toBinary(GetBookableEventTypeResponseSchema, create(GetBookableEventTypeResponseSchema, answer)),
        );
      },
    });
    const wanted = { bookableEventTypeId: eventTypeId, startsAt: at('18:00') };
    expect((await upsertEvent(scheduling, practice, wanted)).value).toMatchObject({
      name: 'Late news',
      endsAt: '2026-10-22T20:00:00-04:00',
    });
    subscription.unsubscribe();
  });

  it.each([
    ['a start in the past', { startsAt: '2026-10-20T11:59:00Z' }, 'invalid_starts_at'],
    ['an end before the start', { endsAt: at('17:00') }, 'invalid_ends_at'],
    ['an unknown zone', { timeZone: 'Mars/Olympus' }, 'invalid_time_zone'],
    ['a negative price', { amountCents: -1 }, 'invalid_amount'],
    ['an empty name', { name: ' ' }, 'name_required'],
    ['a place of somebody else', { locationId: newId() }, 'invalid_location'],
    ['an unknown kind', { bookableEventTypeId: newId() }, 'not_found'],
  ])('refuses %s', async (_what, changes, code) => {
    const practice = await publishPractice(scheduling);
    const bookableEventTypeId = await publishEventType(scheduling, practice);
    const wanted = { bookableEventTypeId, startsAt: at('18:00'), ...changes };
    expect((await upsertEvent(scheduling, practice, wanted)).code).toBe(code);
  });

  it('is for the practitioner of the kind alone', async () => {
    const [practice, other] = [await publishPractice(scheduling), await publishPractice(scheduling)];
    const event = await scheduleEvent(scheduling, practice, at('18:00'));
    const change = { id: event.id, bookableEventTypeId: event.bookableEventTypeId, startsAt: at('20:00') };
    expect((await upsertEvent(scheduling, practice, change, other.owner)).code).toBe('not_found');
    expect((await upsertEvent(scheduling, practice, change, {})).code).toBe('UNAUTHENTICATED');
    expect(await deleteEvent(scheduling, event.id, other.owner)).toBe('not_found');
  });

  it('lists to the practice what touches a range, with how many come', async () => {
    const practice = await publishPractice(scheduling);
    const event = await scheduleEvent(scheduling, practice, at('18:00'));
    await placeIn(scheduling, event.id);
    const query = `query ($from: DateTime!, $to: DateTime!) { practiceBookableEvents(from: $from, to: $to) { id clientsCount } }`;
    const list = async (from: string, to: string) =>
      (await scheduling.graphql(query, { from, to }, practice.owner)).data?.practiceBookableEvents;
    expect(await list(at('19:00'), at('23:00'))).toEqual([{ id: event.id, clientsCount: 1 }]);
    expect(await list(at('19:30'), at('23:00'))).toEqual([]);
    expect(await list(at('19:00'), '2027-10-22T00:00:00Z')).toBeUndefined();
  });
});

describe('a group event and the practitioner’s time', () => {
  it('makes the practitioner busy, and no longer once it is called off or moved', async () => {
    const practice = await publishPractice(scheduling, { booking: { bufferMinutes: 30 } });
    const event = await scheduleEvent(scheduling, practice, at('10:00'));
    const codeAt = async (time: string) => (await hold(scheduling, practice, at(time))).errors[0]?.code ?? 'success';
    expect([await codeAt('10:30'), await codeAt('11:30'), await codeAt('12:00')]).toEqual([
      'slot_taken',
      'slot_taken',
      'success',
    ]);
    const change = { id: event.id, bookableEventTypeId: event.bookableEventTypeId, startsAt: at('14:00') };
    await upsertEvent(scheduling, practice, change);
    expect([await codeAt('10:30'), await codeAt('14:30')]).toEqual(['success', 'slot_taken']);
    expect(await deleteEvent(scheduling, event.id, practice.owner)).toBe('success');
    expect(await codeAt('14:30')).toBe('success');
  });

  it('may overlap a visit on purpose, and keeps the rest of its time closed', async () => {
    const practice = await publishPractice(scheduling);
    await bookAt(scheduling, practice, at('10:00'));
    await scheduleEvent(scheduling, practice, at('10:30'));
    expect((await hold(scheduling, practice, at('11:00'))).errors[0]?.code).toBe('slot_taken');
    expect((await hold(scheduling, practice, at('12:00'))).result).toBe('success');
  });

  it('over days closes all of them, whatever clocks do meanwhile', async () => {
    const practice = await publishPractice(scheduling);
    const retreat = await scheduleEvent(scheduling, practice, at('09:00', '2026-10-31'), {
      type: { duration: 3, durationUnit: 'day' },
    });
    // Clocks go back on 1 November: the last day ends at midnight EST.
    expect(retreat).toMatchObject({
      allDay: true,
      startsAt: '2026-10-31T00:00:00-04:00',
      endsAt: '2026-11-03T00:00:00-05:00',
    });
    const closed = await hold(scheduling, practice, '2026-11-02T16:00:00-05:00');
    expect(closed.errors[0]?.code).toBe('slot_taken');
    expect((await hold(scheduling, practice, '2026-11-03T09:00:00-05:00')).result).toBe('success');
  });

  it('keeps its wall time when the rules of the zone change, moves its busy time and tells those who come', async () => {
    const practice = await publishPractice(scheduling);
    const event = await scheduleEvent(scheduling, practice, at('10:00'));
    const place = await placeIn(scheduling, event.id);
    // As if it had been scheduled under rules that were an hour off.
    await scheduling.dataSource.query(
      `UPDATE bookable_events SET starts_at = starts_at - interval '1 hour', ends_at = ends_at - interval '1 hour' WHERE id = $1`,
      [event.id],
    );
    expect(await scheduling.app.get(EventZonesService, { strict: false }).recomputeInstants()).toBe(1);
    expect(await scheduling.app.get(EventZonesService, { strict: false }).recomputeInstants()).toBe(0);
    expect(await eventOf(event.id)).toMatchObject({ startsAt: at('10:00') });
    const told = await scheduling.emitted(RegistrationChangedSchema);
    expect(told.at(-1)!.registration!.registrationId).toBe(place.id);
    expect((await hold(scheduling, practice, at('10:00'))).errors[0]?.code).toBe('slot_taken');
  });
});

describe('what the public sees', () => {
  it('is events to come of a published practice, soonest first, without instructions, hidden address and count', async () => {
    const practice = await publishPractice(scheduling, { location: { hideAddress: true } });
    const later = await scheduleEvent(scheduling, practice, at('18:00', '2026-10-25'));
    await scheduleEvent(scheduling, practice, at('18:00'));
    await placeIn(scheduling, later.id);
    expect((await comingOf(practice)).map(({ startsAt }: { startsAt: string }) => startsAt)).toEqual([
      at('18:00'),
      at('18:00', '2026-10-25'),
    ]);
    expect(await eventOf(later.id)).toMatchObject({
      instructions: null,
      locationSingleLine: 'New York, NY',
      clientsCount: 0,
      placesLeft: 9,
    });
    clock.set('2026-10-22T22:00:00Z');
    expect(await comingOf(practice)).toHaveLength(1);
  });

  it('is nothing of a practice that is not published, while its owner sees it', async () => {
    const practice = await publishPractice(scheduling);
    const event = await scheduleEvent(scheduling, practice, at('18:00'));
    const hidden = practiceMessage(practice, practice.owner.userId!, { practice: { version: 2, published: false } });
    await scheduling.publish(PracticeSavedSchema, { practice: hidden }, { aggregateId: practice.practiceId });
    expect(await eventOf(event.id)).toBeNull();
    expect(await comingOf(practice)).toEqual([]);
    expect(await eventOf(event.id, practice.owner)).not.toBeNull();
    expect(await comingOf(practice, practice.owner)).toHaveLength(1);
  });

  it('says whether a place needs a card, and until when giving it up is free', async () => {
    const booking = { requireClientCcToBook: true, lateCancellationHours: 24, lateCancellationFeePercent: 50 };
    const practice = await publishPractice(scheduling, { booking, takesCards: true });
    const event = await scheduleEvent(scheduling, practice, at('18:00'));
    expect(await eventOf(event.id)).toMatchObject({
      paymentRequirement: 'save_card',
      freeCancellationUntil: at('18:00', '2026-10-21'),
    });
    const free = await scheduleEvent(scheduling, practice, at('20:00'), { amountCents: 0 });
    expect(await eventOf(free.id)).toMatchObject({ paymentRequirement: 'none', freeCancellationUntil: null });
  });
});

describe('changing and calling off', () => {
  it('keeps what a change does not name, and tells those who come only what concerns them', async () => {
    const practice = await publishPractice(scheduling);
    const event = await scheduleEvent(scheduling, practice, at('18:00'), { name: 'Full moon', capacity: 3 });
    const place = await placeIn(scheduling, event.id);
    const change = { id: event.id, bookableEventTypeId: event.bookableEventTypeId, startsAt: at('18:00') };
    const before = (await scheduling.emitted(RegistrationChangedSchema)).length;
    const { value } = await upsertEvent(scheduling, practice, { ...change, description: 'New words' });
    expect(value).toMatchObject({ name: 'Full moon', capacity: 3, description: 'New words' });
    expect(await scheduling.emitted(RegistrationChangedSchema)).toHaveLength(before);

    await upsertEvent(scheduling, practice, { ...change, startsAt: at('19:00') });
    const told = (await scheduling.emitted(RegistrationChangedSchema)).slice(before);
    expect(told.map(({ registration }) => registration!.registrationId)).toEqual([place.id]);
    expect(told[0]).toMatchObject({ previousName: 'Full moon', previousTimeZone: 'America/New_York' });
    expect(told[0]!.registration).toMatchObject({ version: 2, event: { localStartsAt: '2026-10-22T19:00' } });
  });

  it('keeps the words of a place that is gone', async () => {
    const practice = await publishPractice(scheduling);
    const event = await scheduleEvent(scheduling, practice, at('18:00'));
    const disabled = { ...locationMessage(practice, {}), state: 'disabled', version: 2 };
    await scheduling.publish(LocationSavedSchema, { location: disabled }, { aggregateId: practice.practiceId });
    expect(await eventOf(event.id)).toMatchObject({ locationSingleLine: '12 Mercer St, New York, NY 10013' });
  });

  it('cancels every place at no cost, once, and shows the page of the owner’s cancelling', async () => {
    const practice = await publishPractice(scheduling);
    const event = await scheduleEvent(scheduling, practice, at('18:00'));
    const places = [await placeIn(scheduling, event.id), await placeIn(scheduling, event.id)];
    expect(await deleteEvent(scheduling, event.id, practice.owner)).toBe('success');
    expect(await deleteEvent(scheduling, event.id, practice.owner)).toBe('success');

    const told = (await scheduling.emitted(RegistrationCancelledSchema)).filter(
      ({ registration }) => registration?.event?.eventId === event.id,
    );
    expect(told.map(({ registration }) => registration!.registrationId).sort()).toEqual(
      places.map(({ id }) => id).sort(),
    );
    expect(told.map(({ cancelledBy, feeCents }) => [cancelledBy, feeCents])).toEqual([
      ['owner', 0],
      ['owner', 0],
    ]);
    const cancelled = await scheduling.emitted(BookableEventCancelledSchema);
    expect(cancelled.filter((one) => one.event?.eventId === event.id)).toHaveLength(1);
    expect(await lookUpRegistration(scheduling, places[0]!.token)).toMatchObject({
      state: 'cancelled',
      isOwnerCancelled: true,
      canCancel: false,
      event: { cancelled: true, registrationOpen: false },
    });
    expect(await comingOf(practice)).toEqual([]);
  });

  it('is refused once it has begun', async () => {
    const practice = await publishPractice(scheduling);
    const event = await scheduleEvent(scheduling, practice, at('18:00'));
    clock.set('2026-10-22T22:00:00Z');
    expect(await deleteEvent(scheduling, event.id, practice.owner)).toBe('event_over');
  });
});
