import { dayAhead } from '../harness/practice.mjs';
import {
  type Expectation,
  ALL,
  CLIENT,
  CLIENTS,
  PRACTICE,
  PROS,
  SESSIONS,
  answers,
  ofUpload,
  ofVisit,
  plain,
  quoted,
  shows,
  tokenOf,
} from './expectation.js';

const RANGE = `from: "${dayAhead(1)}T00:00:00Z", to: "${dayAhead(20)}T00:00:00Z"`;
const DAYS = `from: "${dayAhead(5)}", to: "${dayAhead(6)}"`;

/** Who gets an answer to a query. */
export const QUERIES: Readonly<Record<string, Expectation>> = {
  appStores: answers(ALL, plain('appStores')),
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
  bookableEventTypes: shows(PRACTICE, plain('bookableEventTypes')),
  accountOpenMatters: answers(CLIENTS, plain('accountOpenMatters')),
  browserSessions: answers(SESSIONS, plain('browserSessions')),
  cardForm: shows(ALL, ({ practice }) => `cardForm(practiceId: "${practice.practiceId}")`),
  checkVideoReviewAvailability: shows(CLIENT, ({ review, past }, role) => {
    const token = { link: review.token, client: review.id }[role as 'link'] ?? past.practiceToken;
    return `checkVideoReviewAvailability(token: "${token}")`;
  }),
  failedPayments: answers(PROS, plain('failedPayments')),
  disputedPayments: answers(PROS, plain('disputedPayments')),
  failedRefunds: answers(PROS, plain('failedRefunds')),
  registrationsToSettle: answers(PROS, plain('registrationsToSettle')),
  missingPayments: answers(PROS, plain('missingPayments')),
  client: shows(PRACTICE, ({ clientId }) => `client(clientId: "${clientId}")`),
  clientMerges: answers(PROS, plain('clientMerges')),
  clientImport: shows(PRACTICE, ({ importId }) => `clientImport(id: "${importId}")`),
  latestClientImport: answers(PROS, plain('latestClientImport')),
  // Of another practice's client an empty page, whether there is such a client or not.
  clientNotes: answers(PROS, ({ clientId }) => `clientNotes(clientId: "${clientId}")`),
  clientOpenMatters: shows(PRACTICE, ({ clientId }) => `clientOpenMatters(clientId: "${clientId}")`),
  clients: answers(PROS, plain('clients')),
  currentPractice: shows(PROS, plain('currentPractice')),
  currentUser: shows(SESSIONS, plain('currentUser')),
  defaultPaymentMethodPractice: shows(['link', 'practice'], ({ practice, past, clientId }, role) => {
    const whose = role === 'link' ? `instantActionToken: "${past.token}"` : `clientId: "${clientId}"`;
    return `defaultPaymentMethodPractice(practiceId: "${practice.practiceId}", ${whose})`;
  }),
  discountCodes: answers(PROS, plain('discountCodes')),
  endorsementSearch: answers(ALL, plain('endorsementSearch(query: "mas")')),
  expiredAppointments: answers(SESSIONS, plain('expiredAppointments')),
  giftCards: answers(PROS, plain('giftCards')),
  intakeForm: shows(PRACTICE, ({ clientId }) => `intakeForm(clientId: "${clientId}")`),
  intakeFormByLink: shows(['link'], ({ intakeId, visit }, role) => {
    return `intakeFormByLink(uniqueId: "${role === 'link' ? intakeId : visit.practiceToken}")`;
  }),
  emailPreview: answers(PROS, plain('emailPreview(input: { name: appointment_reminder })')),
  matchPractitioners: answers(ALL, plain('matchPractitioners(input: {})')),
  mobileApp: answers(ALL, plain('mobileApp')),
  openPackage: shows(['link'], ({ packageToken, visit }, role) => {
    return `openPackage(packageToken: "${role === 'link' ? packageToken : visit.practiceToken}")`;
  }),
  openPackages: answers(SESSIONS, plain('openPackages')),
  pastAppointments: shows(PRACTICE, ({ clientId }) => `pastAppointments(clientId: "${clientId}")`),
  // None of somebody who is no client of the caller's practice.
  pastAppointmentsCount: answers(SESSIONS, ({ clientId }) => `pastAppointmentsCount(clientId: "${clientId}")`),
  paypalForm: answers(ALL, ({ practice }) => `paypalForm(practiceId: "${practice.practiceId}")`),
  pendingAppointments: answers(PROS, plain('pendingAppointments')),
  calendarEvents: answers(PROS, plain(`calendarEvents(${RANGE})`)),
  personalEvents: answers(PROS, plain(`personalEvents(${RANGE})`)),
  possibleDuplicates: answers(PROS, plain('possibleDuplicates')),
  practice: shows(ALL, ({ practice }) => `practice(id: "${practice.practiceId}")`),
  practiceAppointments: answers(PROS, plain(`practiceAppointments(${RANGE})`)),
  practiceBookableEvents: answers(PROS, plain(`practiceBookableEvents(${RANGE})`)),
  practitionersClaim: answers(ALL, plain('practitionersClaim')),
  recentReviews: answers(ALL, plain('recentReviews')),
  rescheduleAvailability: shows(CLIENT, ofVisit('rescheduleAvailability', `, ${DAYS}`)),
  reviewByToken: shows(CLIENT, ({ review, past }, role) => {
    const token = { link: review.token, client: review.id }[role as 'link'] ?? past.practiceToken;
    return `reviewByToken(token: "${token}")`;
  }),
  reviewInvitation: shows(['link'], ({ review, past }, role) => {
    return `reviewInvitation(referralCode: "${role === 'link' ? review.code : past.practiceToken}")`;
  }),
  scheduledEvents: shows(PRACTICE, ({ event }) => `scheduledEvents(bookableEventTypeId: "${event.typeId}")`),
  searchPractitioners: answers(ALL, plain('searchPractitioners')),
  credentialIssuerSearch: answers(ALL, plain('credentialIssuerSearch(query: "board")')),
  credentialSearch: answers(ALL, plain('credentialSearch(query: "mas")')),
  credentialStates: answers(ALL, plain('credentialStates')),
  practiceChoices: answers(ALL, plain('practiceChoices')),
  shortLinkAvailable: answers(PROS, plain('shortLinkAvailable(shortLink: "rest")')),
  specialties: answers(ALL, plain('specialties')),
  suggest: answers(ALL, plain('suggest(prefix: "mas")')),
  suggestPlaces: answers(ALL, plain('suggestPlaces(prefix: "alb")')),
  therapyCategories: answers(ALL, plain('therapyCategories')),
  tokenAppointment: shows(['link', 'practice'], ({ visit }, role) => {
    return `tokenAppointment(instantActionToken: "${tokenOf(role, visit)}")`;
  }),
  tokenRegistration: shows(['link', 'practice'], ({ place }, role) => {
    return `tokenRegistration(token: "${tokenOf(role, place)}")`;
  }),
  upcomingAppointments: shows(PRACTICE, ({ clientId }) => `upcomingAppointments(clientId: "${clientId}")`),
  userAppointment: shows(['client', 'practice'], ({ visit }) => `userAppointment(id: "${visit.id}")`),
  videoReviewUpload: shows(['link'], ofUpload('videoReviewUpload')),
  verificationSession: answers(PROS, plain('verificationSession')),
  verifyReviewProof: answers(ALL, ({ review }) => `verifyReviewProof(reviewId: "${review.id}", proof: "none")`),
  videoUploadTool: answers(ALL, plain('videoUploadTool')),
  recurringTimes: answers(PRACTICE, ({ practice: { practiceId } }) => {
    return `recurringTimes(practiceId: "${practiceId}", startsAt: "${dayAhead(30)}T15:00:00Z", duration: 60)`;
  }),
};
