import { randomUUID } from 'node:crypto';
import { dayAhead } from '../harness/practice.mjs';
import {
  type Expectation,
  ALL,
  CLIENT,
  PRACTICE,
  PROS,
  SESSIONS,
  answers,
  byId,
  ofReview,
  ofUpload,
  ofVisit,
  plain,
  quoted,
  tokenOf,
} from './expectation.js';
import { PAYMENT_MUTATIONS } from './payment-mutation-access.js';

const UNKNOWN = 'x'.repeat(32);
const nameless = `firstName: "Ada", lastName: "King", email: "not an address", phone: "1"`;

/** Who may change what, in the order in which they are tried: what uses something up comes last. */
export const MUTATIONS: Readonly<Record<string, Expectation>> = {
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
  ...PAYMENT_MUTATIONS,

  createPhotoUpload: answers(SESSIONS, plain('createPhotoUpload(input: { contentType: "text/plain", sizeBytes: 1 })')),
  completePhotoUpload: answers(
    PRACTICE,
    ({ photoHandle }) => `completePhotoUpload(input: { handle: "${photoHandle}" })`,
  ),
  agreeToTerms: answers(PROS, plain('agreeToTerms')),
  checkPaypalSellerStatus: answers(PROS, plain('checkPaypalSellerStatus')),
  disconnectPaypalAccount: answers(PROS, plain('disconnectPaypalAccount')),
  connectPaypal: answers(PROS, plain('connectPaypal')),
  connectSquare: answers(PROS, plain('connectSquare')),
  connectStripe: answers(PROS, plain('connectStripe')),
  updateBookingSettings: answers(PROS, plain('updateBookingSettings(appointmentBufferTime: 0)')),
  updatePaymentSettings: answers(PROS, plain('updatePaymentSettings(paymentPastDueEmailMinutes: 120)')),
  updateCommunicationSettings: answers(
    PROS,
    plain('updateCommunicationSettings(appointmentEmailReminderMinutes: 1440)'),
  ),
  sendTestEmail: answers(PROS, plain('sendTestEmail(input: { name: appointment_reminder })')),
  updatePaypalSettings: answers(PROS, plain('updatePaypalSettings(paypalActive: false, venmoActive: false)')),
  updatePracticeAcceptsTips: answers(PROS, plain('updatePracticeAcceptsTips(acceptsTips: true)')),
  updatePracticeCurrency: answers(PROS, plain('updatePracticeCurrency(currency: "USD")')),
  updatePracticeOfflineOptions: answers(PROS, plain('updatePracticeOfflineOptions(acceptsCash: true)')),
  updatePracticePaymentProvider: answers(PROS, plain('updatePracticePaymentProvider(provider: "stripe")')),
  updateInfo: answers(PROS, plain('updateInfo(headline: "Unhurried.")')),
  // Of files that nobody has uploaded.
  updateUserPhoto: answers([], ({ photoHandle }) => `updateUserPhoto(handle: "${photoHandle}")`),
  removeGalleryImage: answers([], plain('removeGalleryImage(galleryId: "none")')),
  removeCredential: answers([], plain('removeCredential(credentialId: "none")')),
  updatePracticeDetails: answers(PROS, plain('updatePracticeDetails(languageIds: ["en"])')),
  updateSkills: answers(PROS, plain('updateSkills(skills: ["reiki"])')),
  moveSkills: answers(PROS, plain('moveSkills(skillArray: [])')),
  deleteSkills: answers(PRACTICE, ({ practice }) => `deleteSkills(skillId: "${practice.practiceId}:reiki")`),
  addGalleryImage: answers(PROS, plain('addGalleryImage(handles: [])')),
  reorderGalleryImages: answers(PROS, plain('reorderGalleryImages(photosArray: [])')),
  captionGalleryImage: answers(
    PROS,
    plain(`captionGalleryImage(input: { galleryId: "none", caption: "${'x'.repeat(201)}" })`),
  ),
  createDocumentUpload: answers(
    PROS,
    plain('createDocumentUpload(input: { contentType: "text/plain", sizeBytes: 1 })'),
  ),
  createProCredential: answers(PROS, plain('createProCredential(credentialId: "degree")')),
  reorderCredentials: answers(PROS, plain('reorderCredentials(credentialArray: [])')),
  updatePracticeProfile: answers(PROS, plain('updatePracticeProfile(input: { headline: "Unhurried." })')),
  proImportReview: answers(
    PROS,
    plain('proImportReview(firstName: "Ada", phone: "1", rating: 5, createdAt: "2026-01-01T00:00:00Z")'),
  ),
  // Nobody, so that nobody is asked.
  sendBulkReviewRequests: answers(PROS, plain('sendBulkReviewRequests(clients: [])')),
  resendProReviewRequest: answers(PRACTICE, ({ clientId, past }) => {
    return `resendProReviewRequest(clientId: "${clientId}", appointmentId: "${past.id}")`;
  }),
  dismissReviewRequest: answers(PRACTICE, ({ clientId, past }) => {
    return `dismissReviewRequest(clientId: "${clientId}", appointmentId: "${past.id}")`;
  }),
  addEditReviewReply: answers(PROS, ({ review }) => `addEditReviewReply(reviewId: "${review.id}", message: "short")`),
  upsertIntakeForm: answers(PROS, plain('upsertIntakeForm(data: "no form", saveNo: 1)')),
  issueGiftCard: answers(
    PROS,
    plain('issueGiftCard(input: { amountCents: 0, recipientEmail: "no address", recipientName: "Ada" })'),
  ),

  sendIntakeForm: answers(PRACTICE, ({ clientId }) => `sendIntakeForm(clientId: "${clientId}")`),
  // Not as they were looked at: so nothing is merged that others need.
  mergeClients: answers(PRACTICE, ({ clientId, removableClientId: into }) => {
    const versions = 'takeOver: [], clientVersion: 0, intoClientVersion: 0';
    return `mergeClients(input: { clientId: "${clientId}", intoClientId: "${into}", ${versions} })`;
  }),
  dismissDuplicate: answers(PRACTICE, ({ clientId, removableClientId: other }) => {
    return `dismissDuplicate(clientId: "${clientId}", otherClientId: "${other}")`;
  }),
  undoClientMerge: answers(PRACTICE, ({ mergeId }) => `undoClientMerge(mergeId: "${mergeId}")`),
  upsertCustomPrice: answers(PRACTICE, ({ clientId, practice }) => {
    return `upsertCustomPrice(clientId: "${clientId}", serviceId: "${practice.serviceIds[0]}", amountCents: 8000)`;
  }),
  removeCustomPrice: answers(PRACTICE, ({ clientId, practice }) => {
    return `removeCustomPrice(clientId: "${clientId}", serviceId: "${practice.serviceIds[0]}")`;
  }),
  upsertDiscountCode: answers(PRACTICE, ({ couponId, couponCode }) => {
    return `upsertDiscountCode(input: { id: "${couponId}", code: "${couponCode}", kind: percentage, percent: 10 })`;
  }),
  upsertBookableEventType: answers(PRACTICE, ({ event, practice }) => {
    const { locationId } = practice;
    return `upsertBookableEventType(input: { id: "${event.typeId}", name: "Sound bath", locationId: "${locationId}" })`;
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
  deletePersonalEvent: answers(PRACTICE, ({ personalEventId }) => `deletePersonalEvent(id: "${personalEventId}")`),
  upsertLocation: answers(PRACTICE, ({ practice }) => {
    return `upsertLocation(id: "${practice.locationId}", name: "", kind: office, timeZone: "UTC")`;
  }),
  disableLocation: answers(PRACTICE, ({ practice }) => `disableLocation(id: "${practice.locationId}")`),
  enableLocation: answers(PRACTICE, ({ practice }) => `enableLocation(id: "${practice.locationId}")`),
  deleteLocation: answers(PRACTICE, ({ practice }) => `deleteLocation(id: "${practice.locationId}")`),
  reorderLocations: answers(PRACTICE, ({ practice }) => `reorderLocations(ids: ["${practice.locationId}"])`),
  upsertService: answers(PRACTICE, ({ practice }) => {
    return `upsertService(id: "${practice.serviceIds[0]}", name: "", description: "")`;
  }),

  holdSlot: answers(ALL, ({ practice: { practiceId, serviceIds, locationId } }) => {
    const about = `practiceId: "${practiceId}", serviceIds: ${quoted(serviceIds)}, locationId: "${locationId}"`;
    return `holdSlot(input: { ${about}, startsAt: "2026-01-01T00:00:00Z" })`;
  }),
  bookAppointment: answers(ALL, () => `bookAppointment(input: { holdId: "${randomUUID()}" })`),
  releaseSlot: answers(['client'], ({ holdId }) => `releaseSlot(input: { holdId: "${holdId}" })`),
  registerForBookableEvent: answers(ALL, ({ event }) => {
    const requestId = randomUUID();
    return `registerForBookableEvent(input: { bookableEventId: "${event.id}", requestId: "${requestId}",
      client: { ${nameless} } })`;
  }),
  login: answers(ALL, plain('login(input: { email: "nobody@example.com", password: "none at all" })')),
  register: answers(
    ALL,
    plain('register(input: { kind: client, email: "no address", password: "x", firstName: "A", lastName: "B" })'),
  ),
  requestPasswordReset: answers(ALL, plain('requestPasswordReset(input: { email: "nobody@example.com" })')),
  resetPassword: answers(
    ALL,
    plain(`resetPassword(input: { token: "${UNKNOWN}", password: "four quiet words here" })`),
  ),
  requestEmailConfirmation: answers(SESSIONS, plain('requestEmailConfirmation')),
  endBrowserSession: answers(SESSIONS, () => `endBrowserSession(input: { id: "${randomUUID()}" })`),
  endOtherBrowserSessions: answers(SESSIONS, plain('endOtherBrowserSessions')),
  updatePersonalSettings: answers(SESSIONS, plain('updatePersonalSettings(phone: "+16045550134")')),
  sendText: answers(SESSIONS, plain('sendText(type: download_mobile_app)')),

  reviewCreateClient: answers(['link'], ({ practice, review, past }, role) => {
    const code = role === 'link' ? review.code : past.practiceToken;
    return `reviewCreateClient(practiceId: "${practice.practiceId}", phone: "1", firstName: "Ada", referralCode: "${code}")`;
  }),
  reviewAddRating: answers(CLIENT, ({ practice, review, past, clientId }, role) => {
    const [whose, code] = role === 'link' ? [review.reviewerId, review.code] : [clientId, past.practiceToken];
    const about = `practiceId: "${practice.practiceId}", clientId: "${whose}", appointmentId: "${past.id}"`;
    return `reviewAddRating(${about}, rating: 5${role === 'client' ? '' : `, referralCode: "${code}"`})`;
  }),
  reviewAddEndorsements: answers(CLIENT, ofReview('reviewAddEndorsements', ', endorsements: []')),
  reviewAddTextReview: answers(CLIENT, ofReview('reviewAddTextReview', ', text: "Slept like a stone."')),
  toggleReviewAnon: answers(CLIENT, ofReview('toggleReviewAnon', ', isAnon: true')),
  confirmReview: answers(CLIENT, ofReview('confirmReview')),
  createVideoReviewForReview: answers(CLIENT, ofReview('createVideoReviewForReview')),
  sendVideoReviewCode: answers(['link'], ofUpload('sendVideoReviewCode')),
  confirmVideoReview: answers(['link'], ofUpload('confirmVideoReview', ', code: "000000"')),
  saveIntakeFormResponse: answers(['link'], ({ intakeId, visit }, role) => {
    const id = role === 'link' ? intakeId : visit.practiceToken;
    return `saveIntakeFormResponse(uniqueId: "${id}", formData: "no JSON")`;
  }),

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
  deleteDiscountCode: answers(PRACTICE, ({ couponId }) => `deleteDiscountCode(id: "${couponId}")`),
  deleteBookableEvent: answers(PRACTICE, ({ event }) => `deleteBookableEvent(id: "${event.id}")`),
  updateBookableEventTypePhoto: answers(PRACTICE, ({ event, publishedPhoto }) => {
    return `updateBookableEventTypePhoto(handle: "${publishedPhoto}", id: "${event.typeId}")`;
  }),
  removeBookableEventTypePhoto: answers(PRACTICE, ({ event }) => `removeBookableEventTypePhoto(id: "${event.typeId}")`),
  deleteBookableEventType: answers(PRACTICE, ({ event }) => `deleteBookableEventType(id: "${event.typeId}")`),
  reorderServices: answers(PRACTICE, ({ practice }) => {
    const entry = JSON.stringify({ id: practice.serviceIds[0], position: 1 });
    return `reorderServices(servicesArray: [${JSON.stringify(entry)}])`;
  }),
  updateServicePhoto: answers(PRACTICE, ({ practice, publishedPhoto }) => {
    return `updateServicePhoto(handle: "${publishedPhoto}", serviceId: "${practice.serviceIds[0]}")`;
  }),
  removeServicePhoto: answers(PRACTICE, ({ practice }) => `removeServicePhoto(serviceId: "${practice.serviceIds[0]}")`),
  removeService: answers(PRACTICE, ({ practice }) => `removeService(serviceId: "${practice.serviceIds[0]}")`),
  confirmEmail: answers(ALL, plain(`confirmEmail(input: { token: "${UNKNOWN}" })`)),
  eraseAccount: answers(SESSIONS, plain('eraseAccount(input: { password: "not the password" })')),
  inviteClients: answers(PROS, () => `inviteClients(clients: [{ email: "${randomUUID()}@example.com" }])`),
  addNote: answers(PRACTICE, ({ clientId }) => `addNote(text: "Left knee", clientId: "${clientId}")`),
  createClient: answers(PROS, () => `createClient(email: "${randomUUID()}@example.com")`),
  editClient: answers(PRACTICE, ({ clientId }) => `editClient(clientId: "${clientId}", city: "Vancouver")`),
  // The client gave the card by the link, so that it is no card of the account.
  deletePaymentMethod: answers(PRACTICE, ({ practice: { practiceId }, clientId, cardId }) => {
    return `deletePaymentMethod(input: { practiceId: "${practiceId}", clientId: "${clientId}", paymentMethodId: "${cardId}" })`;
  }),
  updateClientCommunicationSettings: answers(PRACTICE, ({ clientId }) => {
    return `updateClientCommunicationSettings(input: { clientId: "${clientId}" })`;
  }),
  viewPhone: answers(PRACTICE, ({ clientId }) => `viewPhone(id: "${clientId}")`),
  deleteClient: answers(PRACTICE, ({ clientId }) => `deleteClient(clientId: "${clientId}")`),
  eraseClient: answers(PRACTICE, ({ clientId }) => `eraseClient(input: { clientId: "${clientId}" })`),
  // Ends the sessions of whoever asks, so it is the very last.
  logout: answers(ALL, plain('logout')),
};
