import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { FixedClock } from '@yarrow/kit/clock';
import { startTestService, type TestService } from '@yarrow/kit/testing/test-service';
import type { BookableEvent, BookableEventRegistration } from '../generated/graphql.js';
import { service } from '../service.js';
import { askAll, CLIENT_ZONE, LINK, linksTo, DISTINCT_PRACTICE, TERMS } from '../testing/test-answers.js';
import { GUEST } from '../testing/test-bookings.js';
import { deleteEvent, lookUpEvent, placeIn, scheduleEvent } from '../testing/test-events.js';
import { securePayment } from '../testing/test-payments.js';
import { publishPractice, type TestPractice } from '../testing/test-practice.js';
import { at, minutes, NOON } from '../testing/test-times.js';

const clock = new FixedClock(NOON);
let scheduling: TestService;

beforeAll(async () => {
  scheduling = await startTestService(service, { clock });
});
afterAll(() => scheduling?.stop());
beforeEach(() => clock.set(NOON));

const showPlace = (token: string) =>
  askAll(scheduling, {
    ...{ query: 'tokenRegistration', type: 'BookableEventRegistration', key: ['token', 'String', token] },
  });

it('answers every field of a group event and of a place in it', async () => {
  const { practice, event, place } = await soundBath();
  expect(await showPlace(place.token)).toMatchObject({
    ...{ state: 'awaiting_payment', paymentDueBy: '2027-01-04T07:16:00-05:00', virtualLink: null },
    event: { instructions: null, placesLeft: 8 },
  });
  await pay(place);
  expect(await showPlace(place.token)).toEqual({
    ...placeOf(place),
    // Who comes is the practice's to see.
    client: null,
    event: {
      ...{ ...flatEvent(event), ...objectsOf(practice, event), instructions: 'Bring a blanket.' },
      ...{ clients: [], registrations: [] },
    },
    practice: {
      ...{ ...hostOf(practice), bookableEvents: [flatEvent(event)] },
      bookingAvailability: { __typename: 'BookingAvailability', timeZone: 'America/New_York' },
      ...{ calendarProfiles: [], changedCalendarEntries: [], writeCalendar: null },
      conferencingServices: [],
      videoConferencing: null,
    },
  });

  await deleteEvent(scheduling, event.id, practice.owner);
  expect(await showPlace(place.token)).toMatchObject({
    ...{ state: 'cancelled', isOwnerCancelled: true, canCancel: false, virtualLink: null },
    event: { cancelled: true, registrationOpen: false, instructions: null },
  });
});

it('answers every field of a group event to its practice, and who comes', async () => {
  const { practice, event, place, other } = await soundBath();
  await pay(place);
  const asked = { query: 'bookableEvent', type: 'BookableEvent', key: ['id', 'ID', event.id] } as const;
  const shown = await askAll(scheduling, { ...asked, key: [...asked.key] }, { actor: practice.owner, depth: 1 });
  const token = expect.stringMatching(/^[\w-]{32}$/);
  // The client's link is the client's: the practice has one of its own, which cancels nothing.
  const seen = { token, calendarFileUrl: expect.stringMatching(/^\/calendar-files\/events\/[\w-]{32}\.ics$/) };
  const { calendarLinks: _, cancellationTerms: __, ...of } = placeOf(place);
  expect(shown).toEqual({
    ...{ ...flatEvent(event), ...objectsOf(practice, event), instructions: 'Bring a blanket.' },
    ...{ clientsCount: 2, version: 1 },
    location: locationOf(practice, { upcomingVisitsCount: 0, upcomingRegistrationsCount: 2 }),
    clients: [0, 1].map(() => ({ __typename: 'Client', id: expect.any(String) })),
    registrations: [
      { ...of, ...seen, canCancel: false },
      {
        ...{ ...of, ...seen, id: other.id, clientEmail: other.clientEmail, clientTimeZone: 'America/New_York' },
        ...{ canCancel: false, createdAt: at('07:02', '04'), state: 'awaiting_payment' },
        ...{ paymentDueBy: at('07:17', '04'), virtualLink: null, virtualInstructions: null },
      },
    ],
  });
  for (const secret of [place.token, other.token]) expect(JSON.stringify(shown)).not.toContain(secret);
});

it('answers what is unlimited, full, of whole days and over', async () => {
  const practice = await publishPractice(scheduling);
  const free = { amountCents: 0 };
  const unlimited = await scheduleEvent(scheduling, practice, at('18:00'), { ...free, unlimited: true });
  await placeIn(scheduling, unlimited.id);
  expect(await lookUpEvent(scheduling, unlimited.id)).toMatchObject({
    ...{ capacity: null, placesLeft: null, atCapacity: false, allDay: false, kind: 'in_person', photoUrl: null },
    ...{ locationName: 'Studio', locationSingleLine: '12 Mercer St, New York, NY 10013', amountCents: 0 },
    ...{ amountCurrency: 'USD', paymentRequirement: 'none' },
  });
  const type = { duration: 2, durationUnit: 'day' };
  const days = await scheduleEvent(scheduling, practice, at('00:00', '08'), { ...free, capacity: 1, type });
  await placeIn(scheduling, days.id);
  expect(await lookUpEvent(scheduling, days.id)).toMatchObject({
    ...{ capacity: 1, placesLeft: 0, atCapacity: true, allDay: true, past: false, registrationOpen: true },
    ...{ startsAt: at('00:00', '08'), endsAt: at('00:00', '10') },
  });
  clock.set(at('00:00', '10'));
  expect(await lookUpEvent(scheduling, days.id)).toMatchObject({ past: true, registrationOpen: false });
});

/**
 * Ten places online for $25 on the evening of the 6th: one for Grace, who lives in Denver, at 07:01, and one for
 * another client a minute later. Neither has paid.
 */
async function soundBath() {
  const practice = await publishPractice(scheduling, DISTINCT_PRACTICE);
  const type = { kind: 'virtual', photoUrl: '/media/bath.webp' };
  const event = await scheduleEvent(scheduling, practice, at('18:00'), { type });
  clock.advance(minutes(1));
  const place = await placeIn(scheduling, event.id, { timeZone: CLIENT_ZONE, client: GUEST });
  clock.advance(minutes(1));
  return { practice, event, place, other: await placeIn(scheduling, event.id) };
}

const pay = ({ id }: BookableEventRegistration) => securePayment(scheduling, id, clock.now());

const hostOf = ({ practiceId: id }: TestPractice) => ({
  ...{ __typename: 'Practice', id, nextAvailableAt: at('09:00', '04'), calendarProviders: [] },
});

/** What everybody reads of the sound bath, but for the objects that it holds. */
function flatEvent({ id, bookableEventTypeId }: BookableEvent) {
  return {
    ...{ __typename: 'BookableEvent', id, bookableEventTypeId, url: `/p/quiet-hands/events/${id}` },
    ...{ name: 'Sound bath', description: 'Lie down and listen.', instructions: null, photoUrl: '/media/bath.webp' },
    ...{ kind: 'virtual', allDay: false, startsAt: at('18:00'), endsAt: at('19:30'), timeZone: 'America/New_York' },
    ...{ capacity: 10, placesLeft: 8, atCapacity: false, clientsCount: 0 },
    ...{ amountCents: 2_500, amountCurrency: 'CAD', paymentRequirement: 'charge' },
    ...{ locationName: 'Online room', locationSingleLine: 'Online room', freeCancellationUntil: at('18:00', '05') },
    // The version is visible to editors only.
    ...{ past: false, registrationOpen: true, cancelled: false, version: 0 },
  };
}

function objectsOf(practice: TestPractice, { bookableEventTypeId }: BookableEvent) {
  return {
    eventType: { __typename: 'BookableEventType', id: bookableEventTypeId, eventsCount: 1 },
    practice: hostOf(practice),
    location: locationOf(practice, { upcomingVisitsCount: null, upcomingRegistrationsCount: null }),
    cancellationTerms: TERMS,
  };
}

function locationOf({ locationId }: TestPractice, counts: object) {
  return { __typename: 'Location', id: locationId, singleLine: 'Online room', ...LINK, ...counts };
}

/** Grace's place, paid. */
function placeOf({ id, token }: BookableEventRegistration) {
  const file = `/calendar-files/events/${token}.ics`;
  return {
    ...{ __typename: 'BookableEventRegistration', id, token, state: 'booked', isOwnerCancelled: false },
    ...{ clientName: 'Grace Hopper', clientEmail: 'grace@example.com', clientTimeZone: CLIENT_ZONE },
    ...{ amountCents: 2_500, amountCurrency: 'CAD', createdAt: at('07:01', '04') },
    ...{ paymentRequirement: 'charge', paymentDueBy: null, canCancel: true, cancellationFeeCents: 0 },
    ...{ cancellationTerms: TERMS, freeCancellationUntil: at('18:00', '05'), ...LINK, calendarFileUrl: file },
    calendarLinks: linksTo(file, {
      ...{ title: 'Sound bath with Quiet Hands', starts: '2027-01-06T23:00:00Z', ends: '2027-01-07T00:30:00Z' },
      details: `http://localhost:8080/manage_event_registrations/${token}`,
    }),
  };
}
