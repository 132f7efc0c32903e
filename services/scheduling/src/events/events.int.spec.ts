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
import { requestSubject } from '@yarrow/kit/messaging/requests.client';
import { RUNTIME, type Runtime } from '@yarrow/kit/runtime';
import { startTestService, type TestService } from '@yarrow/kit/testing/test-service';
import { service } from '../service.js';
import {
  comingEvents,
  deleteEvent,
  lookUpEvent,
  lookUpRegistration,
  placeIn,
  publishEventType,
  scheduleEvent,
  upsertEvent,
} from '../testing/test-events.js';
import { locationMessage, practiceMessage, publishPractice } from '../testing/test-practice.js';
import { inOctober, OCTOBER_NOON } from '../testing/test-times.js';

const clock = new FixedClock(OCTOBER_NOON);
let scheduling: TestService;

beforeAll(async () => {
  scheduling = await startTestService(service, { clock });
});
afterAll(() => scheduling?.stop());
beforeEach(() => clock.set(OCTOBER_NOON));

describe('scheduling a group event', () => {
  it('takes what it does not name from its type, ends after its duration and is published', async () => {
    const practice = await publishPractice(scheduling);
    const event = await scheduleEvent(scheduling, practice, inOctober('18:00'));
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
    const [published] = (await scheduling.emitted(BookableEventSavedSchema)).slice(-1);
    expect(published!.event).toMatchObject({
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
    const subscription = connection.subscribe(requestSubject(broker, GetBookableEventTypeRequestSchema.typeName), {
      callback: (_error, message) => {
        message.respond(
          toBinary(GetBookableEventTypeResponseSchema, create(GetBookableEventTypeResponseSchema, answer)),
        );
      },
    });
    const wanted = { bookableEventTypeId: eventTypeId, startsAt: inOctober('18:00') };
    expect((await upsertEvent(scheduling, practice, wanted)).value).toMatchObject({
      name: 'Late news',
      endsAt: '2026-10-22T20:00:00-04:00',
    });
    subscription.unsubscribe();
  });

  it.each([
    ['a start in the past', { startsAt: '2026-10-20T11:59:00Z' }, 'invalid_starts_at'],
    ['an end before the start', { endsAt: inOctober('17:00') }, 'invalid_ends_at'],
    ['a start between the quarters of an hour', { startsAt: inOctober('18:05') }, 'invalid_starts_at'],
    ['an unknown zone', { timeZone: 'Mars/Olympus' }, 'invalid_time_zone'],
    ['a negative price', { amountCents: -1 }, 'invalid_amount'],
    ['a price below the minimum charge', { amountCents: 99 }, 'invalid_amount'],
    ['an empty name', { name: ' ' }, 'name_required'],
    ['a place of somebody else', { locationId: newId() }, 'invalid_location'],
    ['an unknown kind', { bookableEventTypeId: newId() }, 'not_found'],
  ])('refuses %s', async (_what, changes, code) => {
    const practice = await publishPractice(scheduling);
    const bookableEventTypeId = await publishEventType(scheduling, practice);
    const wanted = { bookableEventTypeId, startsAt: inOctober('18:00'), ...changes };
    expect((await upsertEvent(scheduling, practice, wanted)).code).toBe(code);
  });

  it('is for the practitioner of the kind alone', async () => {
    const [practice, other] = [await publishPractice(scheduling), await publishPractice(scheduling)];
    const event = await scheduleEvent(scheduling, practice, inOctober('18:00'));
    const change = { id: event.id, bookableEventTypeId: event.bookableEventTypeId, startsAt: inOctober('20:00') };
    expect((await upsertEvent(scheduling, practice, change, other.owner)).code).toBe('not_found');
    expect((await upsertEvent(scheduling, practice, change, {})).code).toBe('UNAUTHENTICATED');
    expect(await deleteEvent(scheduling, event.id, other.owner)).toBe('not_found');
  });

  it('is for practices that have group events; what is scheduled stays in their hands', async () => {
    const practice = await publishPractice(scheduling);
    const { id, bookableEventTypeId } = await scheduleEvent(scheduling, practice, inOctober('18:00'));
    const off = practiceMessage(practice, practice.owner.userId!, {
      practice: { version: 2, bookableEventsEnabled: false },
    });
    await scheduling.publish(PracticeSavedSchema, { practice: off }, { aggregateId: practice.practiceId });
    const wanted = { bookableEventTypeId, startsAt: inOctober('20:00') };
    expect((await upsertEvent(scheduling, practice, wanted)).code).toBe('feature_disabled');
    expect((await upsertEvent(scheduling, practice, { ...wanted, id })).code).toBe('success');
    expect(await deleteEvent(scheduling, id, practice.owner)).toBe('success');
  });

  it('lists to the practice what touches a range, with how many come', async () => {
    const practice = await publishPractice(scheduling);
    const event = await scheduleEvent(scheduling, practice, inOctober('18:00'));
    await placeIn(scheduling, event.id);
    const query = `query ($from: DateTime!, $to: DateTime!) { practiceBookableEvents(from: $from, to: $to) { id clientsCount } }`;
    const list = async (from: string, to: string) =>
      (await scheduling.graphql(query, { from, to }, practice.owner)).data?.practiceBookableEvents;
    expect(await list(inOctober('19:00'), inOctober('23:00'))).toEqual([{ id: event.id, clientsCount: 1 }]);
    expect(await list(inOctober('19:30'), inOctober('23:00'))).toEqual([]);
    expect(await list(inOctober('19:00'), '2027-10-22T00:00:00Z')).toBeUndefined();
  });
});

describe('what the public sees', () => {
  it('is events to come of a published practice, soonest first, without instructions, hidden address and count', async () => {
    const practice = await publishPractice(scheduling, { location: { hideAddress: true } });
    const later = await scheduleEvent(scheduling, practice, inOctober('18:00', '2026-10-25'));
    await scheduleEvent(scheduling, practice, inOctober('18:00'));
    await placeIn(scheduling, later.id);
    expect((await comingEvents(scheduling, practice)).map(({ startsAt }: { startsAt: string }) => startsAt)).toEqual([
      inOctober('18:00'),
      inOctober('18:00', '2026-10-25'),
    ]);
    expect(await lookUpEvent(scheduling, later.id)).toMatchObject({
      instructions: null,
      locationSingleLine: 'New York, NY',
      clientsCount: 0,
      placesLeft: 9,
    });
    clock.set('2026-10-22T22:00:00Z');
    expect(await comingEvents(scheduling, practice)).toHaveLength(1);
  });

  it('is nothing of a practice that is not published, while its owner sees it', async () => {
    const practice = await publishPractice(scheduling);
    const event = await scheduleEvent(scheduling, practice, inOctober('18:00'));
    const hidden = practiceMessage(practice, practice.owner.userId!, { practice: { version: 2, published: false } });
    await scheduling.publish(PracticeSavedSchema, { practice: hidden }, { aggregateId: practice.practiceId });
    expect(await lookUpEvent(scheduling, event.id)).toBeNull();
    expect(await comingEvents(scheduling, practice)).toEqual([]);
    expect(await lookUpEvent(scheduling, event.id, practice.owner)).not.toBeNull();
    expect(await comingEvents(scheduling, practice, practice.owner)).toHaveLength(1);
  });

  it('says whether a place needs a card, and until when giving it up is free', async () => {
    const booking = { requireClientCcToBook: true, lateCancellationHours: 24, lateCancellationFeePercent: 50 };
    const practice = await publishPractice(scheduling, { booking, takesCards: true });
    const event = await scheduleEvent(scheduling, practice, inOctober('18:00'));
    expect(await lookUpEvent(scheduling, event.id)).toMatchObject({
      paymentRequirement: 'save_card',
      freeCancellationUntil: inOctober('18:00', '2026-10-21'),
    });
    const free = await scheduleEvent(scheduling, practice, inOctober('20:00'), { amountCents: 0 });
    expect(await lookUpEvent(scheduling, free.id)).toMatchObject({
      paymentRequirement: 'none',
      freeCancellationUntil: null,
    });
  });
});

describe('changing and cancelling a group event', () => {
  it('keeps what a change does not name, and publishes to those who come only what concerns them', async () => {
    const practice = await publishPractice(scheduling);
    const event = await scheduleEvent(scheduling, practice, inOctober('18:00'), { name: 'Full moon', capacity: 3 });
    const place = await placeIn(scheduling, event.id);
    const change = { id: event.id, bookableEventTypeId: event.bookableEventTypeId, startsAt: inOctober('18:00') };
    const before = (await scheduling.emitted(RegistrationChangedSchema)).length;
    const { value } = await upsertEvent(scheduling, practice, { ...change, description: 'New text' });
    expect(value).toMatchObject({ name: 'Full moon', capacity: 3, description: 'New text' });
    expect(await scheduling.emitted(RegistrationChangedSchema)).toHaveLength(before);

    await upsertEvent(scheduling, practice, { ...change, startsAt: inOctober('19:00') });
    const published = (await scheduling.emitted(RegistrationChangedSchema)).slice(before);
    expect(published.map(({ registration }) => registration!.registrationId)).toEqual([place.id]);
    expect(published[0]).toMatchObject({ previousName: 'Full moon', previousTimeZone: 'America/New_York' });
    expect(published[0]).toMatchObject({ moved: true });
    expect(published[0]!.registration).toMatchObject({
      version: 2,
      calendarSequence: 1,
      event: { localStartsAt: '2026-10-22T19:00' },
    });
    await upsertEvent(scheduling, practice, { ...change, startsAt: inOctober('19:00'), instructions: 'Bring tea.' });
    const [renamed] = (await scheduling.emitted(RegistrationChangedSchema)).slice(before + 1);
    expect(renamed).toMatchObject({ moved: false, registration: { version: 3, calendarSequence: 1 } });
    await deleteEvent(scheduling, event.id, practice.owner);
    const ended = await scheduling.emitted(RegistrationCancelledSchema);
    const end = ended.find(({ registration }) => registration!.registrationId === place.id)!;
    expect(end.registration).toMatchObject({ version: 4, calendarSequence: 2 });
  });

  it('is refused after a change in another tab, and returns the current state', async () => {
    const practice = await publishPractice(scheduling);
    const { id, bookableEventTypeId } = await scheduleEvent(scheduling, practice, inOctober('18:00'));
    const change = { id, bookableEventTypeId, startsAt: inOctober('18:00'), version: 1 };
    expect((await upsertEvent(scheduling, practice, { ...change, name: 'Full moon' })).code).toBe('success');
    const before = (await scheduling.emitted(BookableEventSavedSchema)).length;
    const stale = await upsertEvent(scheduling, practice, { ...change, capacity: 3 });
    expect(stale).toMatchObject({ code: 'changed_meanwhile', errors: [{ field: 'version' }] });
    expect(stale.value).toMatchObject({ name: 'Full moon', capacity: 10, version: 2 });
    expect(await scheduling.emitted(BookableEventSavedSchema)).toHaveLength(before);
    expect((await upsertEvent(scheduling, practice, { ...change, version: 2, capacity: 3 })).value).toMatchObject({
      ...{ name: 'Full moon', capacity: 3, version: 3 },
    });
    expect(await lookUpEvent(scheduling, id)).toMatchObject({ version: 0 });
  });

  it('keeps the text of a place that is gone', async () => {
    const practice = await publishPractice(scheduling);
    const event = await scheduleEvent(scheduling, practice, inOctober('18:00'));
    const disabled = { ...locationMessage(practice, {}), state: 'disabled', version: 2 };
    await scheduling.publish(LocationSavedSchema, { location: disabled }, { aggregateId: practice.practiceId });
    expect(await lookUpEvent(scheduling, event.id)).toMatchObject({
      locationSingleLine: '12 Mercer St, New York, NY 10013',
    });
  });

  it('cancels every place at no cost, once, and shows the page of the owner’s cancelling', async () => {
    const practice = await publishPractice(scheduling);
    const event = await scheduleEvent(scheduling, practice, inOctober('18:00'));
    const places = [await placeIn(scheduling, event.id), await placeIn(scheduling, event.id)];
    expect(await deleteEvent(scheduling, event.id, practice.owner)).toBe('success');
    expect(await deleteEvent(scheduling, event.id, practice.owner)).toBe('success');

    const published = (await scheduling.emitted(RegistrationCancelledSchema)).filter(
      ({ registration }) => registration?.event?.eventId === event.id,
    );
    expect(published.map(({ registration }) => registration!.registrationId).sort()).toEqual(
      places.map(({ id }) => id).sort(),
    );
    expect(published.map(({ cancelledBy, feeCents }) => [cancelledBy, feeCents])).toEqual([
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
    expect(await comingEvents(scheduling, practice)).toEqual([]);
  });

  it('is refused once it has started', async () => {
    const practice = await publishPractice(scheduling);
    const event = await scheduleEvent(scheduling, practice, inOctober('18:00'));
    clock.set('2026-10-22T22:00:00Z');
    expect(await deleteEvent(scheduling, event.id, practice.owner)).toBe('event_over');
  });
});
