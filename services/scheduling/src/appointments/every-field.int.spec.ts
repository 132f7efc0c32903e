import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Actor } from '@yarrow/kit/actor';
import { FixedClock } from '@yarrow/kit/clock';
import { newId } from '@yarrow/kit/ids';
import { startTestService, type TestService } from '@yarrow/kit/testing/test-service';
import { service } from '../service.js';
import { askAll, CLIENT_ZONE, LINK, linksTo, DISTINCT_PRACTICE, TERMS } from '../testing/test-answers.js';
import { book, bookedSnapshot, GUEST, hold } from '../testing/test-bookings.js';
import { decide } from '../testing/test-decisions.js';
import { packagePractice, sellPackage } from '../testing/test-packages.js';
import { securePayment } from '../testing/test-payments.js';
import type { TestPractice } from '../testing/test-practice.js';
import { at, minutes, NOON } from '../testing/test-times.js';

const clock = new FixedClock(NOON);
const client: Partial<Actor> = { kind: 'client', userId: newId() };
let scheduling: TestService;

beforeAll(async () => {
  scheduling = await startTestService(service, { clock });
});
afterAll(() => scheduling?.stop());

it('answers every field of an appointment to its client', async () => {
  const practice = await packagePractice(scheduling, DISTINCT_PRACTICE);
  const { id, token } = await bookWithStones(practice);
  const show = (actor = client) =>
    askAll(
      scheduling,
      { query: 'tokenAppointment', type: 'Appointment', key: ['instantActionToken', 'String', token] },
      { actor },
    );
  expect(await show()).toMatchObject({
    ...{ state: 'awaiting_payment', pendingOrApproved: false, paymentDueBy: '2027-01-04T07:16:00-05:00' },
    ...{ virtualMeetingLinkWithFallback: null, virtualInstructions: null, package: null },
  });

  clock.advance(minutes(1));
  await securePayment(scheduling, id, clock.now(), practice.practiceId);
  const sold = { userId: client.userId, currency: 'CAD', numberOfSessions: 4, name: 'Four massages' };
  const packageId = await sellPackage(scheduling, practice, { id }, sold);
  expect(await show()).toEqual(approvedVisit(practice, { id, token, packageId }));

  const { attendee } = await bookedSnapshot(scheduling, id);
  const contact = { __typename: 'Client', id: attendee!.clientId };
  expect(await show(practice.owner)).toMatchObject({ id, client: contact, canCancel: false, canReschedule: false });

  const practitionerNote = 'The flu has got me.';
  await decide(scheduling, 'cancelAppointment', { id, note: practitionerNote }, practice.owner);
  expect(await show()).toMatchObject({
    ...{ state: 'cancelled', pendingOrApproved: false, practitionerNote, canCancel: false, canReschedule: false },
    ...{ virtualMeetingLinkWithFallback: null, past: false },
  });
  clock.set(at('10:00'));
  expect(await show()).toMatchObject({ past: true });
});

/** Grace books the package and hot stones at 07:01; the time was kept a minute before. */
async function bookWithStones(practice: TestPractice): Promise<{ id: string; token: string }> {
  const wanted = { serviceIds: [practice.serviceId, practice.addOnId], timeZone: CLIENT_ZONE, actor: client };
  const { hold: kept } = await hold(scheduling, practice, at('10:00'), wanted);
  clock.advance(minutes(1));
  const typed = { client: GUEST, note: 'My left knee hurts.', timeZone: CLIENT_ZONE };
  const { appointment } = await book(scheduling, { holdId: kept!.id, ...typed }, client);
  return { id: appointment!.id, token: appointment!.instantActionToken };
}

/** All that the client reads of it once it is paid. */
function approvedVisit(
  { practiceId, serviceId, addOnId, locationId }: TestPractice,
  { id, token, packageId }: { id: string; token: string; packageId: string },
) {
  const main = { __typename: 'Service', id: serviceId };
  const file = `/calendar-files/${token}.ics`;
  return {
    ...{ __typename: 'Appointment', id, instantActionToken: token, state: 'approved', pendingOrApproved: true },
    ...{ startsAt: at('10:00'), endsAt: at('11:15'), appointmentTimeLength: 75, past: false },
    ...{ formattedStartsAt: 'Wednesday, January 6, 2027 at 10:00 AM New York time', createdAt: at('07:01', '04') },
    ...{ timeZone: 'America/New_York', ianaTimeZone: 'America/New_York', clientTimeZone: CLIENT_ZONE },
    ...{ isVirtual: true, virtualMeetingLinkWithFallback: LINK.virtualLink, virtualInstructions: 'Be early.' },
    location: {
      ...{ __typename: 'Location', id: locationId, singleLine: 'Online room', ...LINK },
      // How much is to come there is the practice's to see.
      ...{ upcomingVisitsCount: null, upcomingRegistrationsCount: null },
    },
    ...{ locationName: 'Online room', locationSingleLine: 'Online room' },
    ...{ amountCents: 11_500, amountCurrency: 'CAD', paymentRequirement: 'charge', paymentDueBy: null },
    appointmentServices: linesOf(id, main, addOnId),
    service: main,
    practice: {
      __typename: 'Practice',
      id: practiceId,
      nextAvailableAt: null,
      bookableEvents: [],
      bookingAvailability: null,
      ...{ calendarProfiles: [], calendarProviders: [], changedCalendarEntries: [], writeCalendar: null },
      conferencingServices: [],
      videoConferencing: null,
    },
    user: { __typename: 'User', id: client.userId },
    // The contact and the note on the visit are the practice's to see.
    ...{ client: null, appointmentNote: null, practitionerNote: null },
    ...{ clientName: 'Grace Hopper', clientEmail: 'grace@example.com', clientPhone: '+14155550123' },
    ...{ clientNote: 'My left knee hurts.', bookedBy: 'client', newClient: true },
    ...{ recurrenceFrequency: null, recurrenceCount: null, recurrenceUntil: null, version: 2 },
    ...{ series: null, seriesNumber: null },
    // Eight tenths of the add-on: the package is paid for.
    ...{ noShowAt: null, noShowFeeWaived: false, noShowFeeCents: 2_000 },
    cancellationTerms: TERMS,
    ...{ canCancel: true, canReschedule: true, cancellationFeeCents: 0, cancellationLosesSession: false },
    ...{ rescheduleFeesCents: 0 },
    cancellationPackageOutcome: 'ends',
    // Half of the add-on: cancelled late, the package stays the client's.
    ...{ lateCancellationFeeCents: 1_250, freeCancellationUntil: at('10:00', '05') },
    package: packageOf(main, packageId),
    packageSessionNumber: 1,
    calendarFileUrl: file,
    calendarLinks: linksTo(file, {
      ...{ title: 'Three massages with Quiet Hands', starts: '2027-01-06T15:00:00Z', ends: '2027-01-06T16:15:00Z' },
      details: `Three massages, Hot stones\nBe early.\nhttp://localhost:8080/m/c/${token}`,
    }),
  };
}

function linesOf(id: string, main: { __typename: string; id: string }, addOnId: string) {
  const line = { __typename: 'AppointmentServiceLine' };
  return [
    {
      ...{ ...line, id: `${id}:0`, service: main, name: 'Three massages', amountCents: 9_000, timeLength: 60 },
      ...{ addOn: false, serviceId: main.id },
    },
    {
      ...{ ...line, id: `${id}:1`, service: { ...main, id: addOnId }, name: 'Hot stones', amountCents: 2_500 },
      ...{ timeLength: 15, addOn: true, serviceId: addOnId },
    },
  ];
}

function packageOf(main: { __typename: string; id: string }, id: string) {
  return {
    ...{ __typename: 'ClientPackage', id, name: 'Four massages', service: main, createdAt: at('07:00', '04') },
    ...{ numberOfSessions: 4, sessionsRemaining: 3, serviceId: main.id, token: expect.stringMatching(/^[\w-]{32}$/) },
    bookNextUrl: expect.stringMatching(new RegExp(`^/p/quiet-hands/book\\?service=${main.id}&package=[\\w-]{32}$`)),
  };
}
