import { randomUUID } from 'node:crypto';
import { dayAhead } from '../../harness/practice.mjs';
import {
  type WhoMay,
  ALL,
  CLIENT,
  PRACTICE,
  PROS,
  SESSIONS,
  answers,
  byId,
  ofVisit,
  plain,
  quoted,
  shows,
  tokenOf,
} from '../expectation.js';

const RANGE = `from: "${dayAhead(1)}T00:00:00Z", to: "${dayAhead(20)}T00:00:00Z"`;
const DAYS = `from: "${dayAhead(5)}", to: "${dayAhead(6)}"`;
const nameless = `firstName: "Ada", lastName: "King", email: "not an address", phone: "1"`;

export const WHO_MAY: WhoMay = {
  queries: {
    appointmentMoves: answers(PRACTICE, ({ visit }) => `appointmentMoves(appointmentId: "${visit.id}")`),
    appointmentNote: shows(PRACTICE, ({ visit }) => `appointmentNote(id: "${visit.id}")`),
    availability: answers(ALL, ({ practice: { practiceId, serviceIds, locationId } }) => {
      const about = `practiceId: "${practiceId}", serviceIds: ${quoted(serviceIds)}, locationId: "${locationId}"`;
      return `availability(${about}, ${DAYS})`;
    }),
    bookableEvent: shows(ALL, ({ event }) => `bookableEvent(id: "${event.id}")`),
    bookableEventRegistration: shows(
      PRACTICE,
      ({ event, clientId }) => `bookableEventRegistration(bookableEventId: "${event.id}", clientId: "${clientId}")`,
    ),
    expiredAppointments: answers(SESSIONS, plain('expiredAppointments')),
    openPackage: shows(['link'], ({ packageToken, visit }, role) => {
      return `openPackage(packageToken: "${role === 'link' ? packageToken : visit.practiceToken}")`;
    }),
    openPackages: answers(SESSIONS, plain('openPackages')),
    pastAppointments: shows(PRACTICE, ({ clientId }) => `pastAppointments(clientId: "${clientId}")`),
    // Returns 0 for a person who is not a client of the caller's practice.
    pastAppointmentsCount: answers(SESSIONS, ({ clientId }) => `pastAppointmentsCount(clientId: "${clientId}")`),
    pendingAppointments: answers(PROS, plain('pendingAppointments')),
    calendarEvents: answers(PROS, plain(`calendarEvents(${RANGE})`)),
    personalEvents: answers(PROS, plain(`personalEvents(${RANGE})`)),
    practiceAppointments: answers(PROS, plain(`practiceAppointments(${RANGE})`)),
    practiceBookableEvents: answers(PROS, plain(`practiceBookableEvents(${RANGE})`)),
    rescheduleAvailability: shows(CLIENT, ofVisit('rescheduleAvailability', `, ${DAYS}`)),
    scheduledEvents: shows(PRACTICE, ({ event }) => `scheduledEvents(bookableEventTypeId: "${event.typeId}")`),
    tokenAppointment: shows(['link', 'practice'], ({ visit }, role) => {
      return `tokenAppointment(instantActionToken: "${tokenOf(role, visit)}")`;
    }),
    tokenRegistration: shows(['link', 'practice'], ({ place }, role) => {
      return `tokenRegistration(token: "${tokenOf(role, place)}")`;
    }),
    upcomingAppointments: shows(PRACTICE, ({ clientId }) => `upcomingAppointments(clientId: "${clientId}")`),
    userAppointment: shows(['client', 'practice'], ({ visit }) => `userAppointment(id: "${visit.id}")`),
    recurringTimes: answers(PRACTICE, ({ practice: { practiceId } }) => {
      return `recurringTimes(practiceId: "${practiceId}", startsAt: "${dayAhead(30)}T15:00:00Z", duration: 60)`;
    }),
  },
  mutations: {
    acceptAppointment: answers(PRACTICE, byId('acceptAppointment')),
    declineAppointment: answers(PRACTICE, byId('declineAppointment')),
    undoAppointmentNoShow: answers(PRACTICE, ({ past }) => {
      return `undoAppointmentNoShow(input: { appointmentId: "${past.id}" })`;
    }),
    markAppointmentNoShow: answers(PRACTICE, ({ past }) => {
      return `markAppointmentNoShow(input: { appointmentId: "${past.id}", waiveFee: true })`;
    }),
    proCreateAppointment: answers(PRACTICE, ({ practice: { locationId, serviceIds }, clientId }) => {
      const services = `appointmentServices: [{ serviceId: "${serviceIds[0]}" }], locationId: "${locationId}"`;
      const [startsAt, endsAt] = [`${dayAhead(30)}T15:00:00Z`, `${dayAhead(30)}T16:00:00Z`];
      return `proCreateAppointment(${services}, startsAt: "${startsAt}", endsAt: "${endsAt}", clientId: "${clientId}")`;
    }),
    createAppointments: answers(PRACTICE, ({ practice: { locationId, serviceIds }, clientId }) => {
      const services = `appointmentServices: [{ serviceId: "${serviceIds[0]}" }], locationId: "${locationId}"`;
      const [startsAt, endsAt] = [`${dayAhead(40)}T15:00:00Z`, `${dayAhead(40)}T16:00:00Z`];
      const pattern = 'recurrencePattern: { frequency: weekly, count: 2 }';
      return `createAppointments(${services}, startsAt: "${startsAt}", endsAt: "${endsAt}", clientId: "${clientId}", ${pattern})`;
    }),
    resendProAppointmentConfirmation: answers(PRACTICE, ({ visit }) => {
      return `resendProAppointmentConfirmation(appointmentId: "${visit.id}", sendTo: email)`;
    }),
    updateAppointmentV2: answers(PRACTICE, ({ visit }) => {
      return `updateAppointmentV2(appointmentId: "${visit.id}", practitionerNote: "See you soon.")`;
    }),
    upsertBookableEvent: answers(PRACTICE, ({ event }) => {
      return `upsertBookableEvent(event: { id: "${event.id}", bookableEventTypeId: "${event.typeId}", startsAt: "2020-01-01T00:00:00Z" })`;
    }),
    addClientToBookableEvent: answers(PRACTICE, ({ event }) => {
      return `addClientToBookableEvent(bookableEventId: "${event.id}", clientParams: { email: "" })`;
    }),
    removeClientFromBookableEvent: answers(PRACTICE, ({ event, removableClientId: clientId }) => {
      return `removeClientFromBookableEvent(bookableEventId: "${event.id}", clientId: "${clientId}")`;
    }),
    upsertPersonalEvent: answers(
      PROS,
      plain(
        'upsertPersonalEvent(name: "", startsAt: "2020-01-01T00:00:00Z", endsAt: "2020-01-01T00:00:00Z", timeZone: "")',
      ),
    ),
    updateCronofyCalendars: answers(
      [],
      () => `updateCronofyCalendars(calendars: [{ id: "${randomUUID()}", active: true }])`,
    ),
    removeCronofyProfile: answers([], () => `removeCronofyProfile(profileId: "${randomUUID()}")`),
    createCronofyFeed: answers(PROS, () => 'createCronofyFeed(feedUrl: "tomorrow")'),
    connectCalendar: answers(PROS, () => 'connectCalendar(provider: google)'),
    connectCalDav: answers(PROS, () => 'connectCalDav(input: { provider: caldav, username: "", password: "" })'),
    updateCronofyClient: answers(PROS, () => 'updateCronofyClient(writeCalendarId: null)'),
    restoreCalendarEntry: answers([], () => `restoreCalendarEntry(id: "${randomUUID()}")`),
    dismissCalendarEntry: answers([], () => `dismissCalendarEntry(id: "${randomUUID()}")`),
    connectVideoConferencing: answers(PROS, () => 'connectVideoConferencing(provider: zoom)'),
    deactivateVideoConferencing: answers([], () => 'deactivateVideoConferencing(provider: zoom)'),
    deletePersonalEvent: answers(PRACTICE, ({ personalEventId }) => `deletePersonalEvent(id: "${personalEventId}")`),
    holdSlot: answers(ALL, ({ practice: { practiceId, serviceIds, locationId } }) => {
      const about = `practiceId: "${practiceId}", serviceIds: ${quoted(serviceIds)}, locationId: "${locationId}"`;
      return `holdSlot(input: { ${about}, startsAt: "2026-01-01T00:00:00Z" })`;
    }),
    bookAppointment: answers(ALL, () => `bookAppointment(input: { holdId: "${randomUUID()}" })`),
    // A logged-out caller with the id may be the client after the session expired.
    releaseSlot: answers(['visitor', 'client', 'link'], ({ holdIds }, role) => {
      const holdId = role === 'visitor' || role === 'link' ? holdIds[role] : holdIds.client;
      return `releaseSlot(input: { holdId: "${holdId}" })`;
    }),
    registerForBookableEvent: answers(ALL, ({ event }) => {
      const requestId = randomUUID();
      return `registerForBookableEvent(input: { bookableEventId: "${event.id}", requestId: "${requestId}",
      client: { ${nameless} } })`;
    }),
  },
  endings: {
    rescheduleAppointment: answers(CLIENT, ({ visit }, role) => {
      const about = `appointmentId: "${visit.id}", instantActionToken: "${tokenOf(role, visit)}"`;
      return `rescheduleAppointment(input: { ${about}, startsAt: "2026-01-01T00:00:00Z", acceptedFeeCents: 0 })`;
    }),
    cancelAppointmentNoUser: answers(
      CLIENT,
      ofVisit('cancelAppointmentNoUser', '', ({ spare }) => spare[0]!),
    ),
    clientCancel: answers(
      ['client'],
      byId('clientCancel', ({ spare }) => spare[1]!),
    ),
    cancelAppointment: answers(
      PRACTICE,
      byId('cancelAppointment', ({ spare }) => spare[2]!),
    ),
    cancelRegistration: answers(['link'], ({ place }, role) => `cancelRegistration(token: "${tokenOf(role, place)}")`),
    deleteBookableEvent: answers(PRACTICE, ({ event }) => `deleteBookableEvent(id: "${event.id}")`),
  },
};
