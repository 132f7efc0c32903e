import { randomUUID } from 'node:crypto';
import { dayAhead } from '../harness/practice.mjs';
import { type Linked, type Role, ROLES, type World } from './world.js';

/** What shows that somebody was turned away: an error, or (of what belongs to somebody) also that nothing is shown. */
type Sign = 'error' | 'nothing';

/** One root field: how it is asked about what is the client's and the practice's, and who gets an answer. */
export interface Expectation {
  /** The field with its arguments, as GraphQL. */
  readonly call: (world: World, role: Role) => string;
  readonly may: readonly Role[];
  readonly sign: Sign;
}

const ALL = ROLES;
const SESSIONS: readonly Role[] = ['client', 'otherClient', 'practice', 'otherPractice'];
const CLIENTS: readonly Role[] = ['client', 'otherClient'];
/** Each about its own practice. */
const PROS: readonly Role[] = ['practice', 'otherPractice'];
const PRACTICE: readonly Role[] = ['practice'];
const CLIENT: readonly Role[] = ['client', 'link'];
const PARTIES: readonly Role[] = ['client', 'link', 'practice'];

/** The token that somebody has in hand: all but the holder of the link have what the practice can read. */
const tokenOf = (role: Role, { token, practiceToken }: Linked) => (role === 'link' ? token : practiceToken);
const quoted = JSON.stringify;

const answers = (may: readonly Role[], call: Expectation['call']): Expectation => ({ call, may, sign: 'error' });
const shows = (may: readonly Role[], call: Expectation['call']): Expectation => ({ call, may, sign: 'nothing' });

/** Of a visit by its id and the token in hand. */
const ofVisit =
  (field: string, rest = '', pick: (world: World) => Linked = ({ visit }) => visit): Expectation['call'] =>
  (world, role) => {
    const visit = pick(world);
    return `${field}(appointmentId: "${visit.id}", instantActionToken: "${tokenOf(role, visit)}"${rest})`;
  };
const byId = (field: string, pick: (world: World) => Linked = ({ visit }) => visit): Expectation['call'] => {
  return (world) => `${field}(appointmentId: "${pick(world).id}")`;
};
/** Of the review: the holder of the link has its secret, all others the practice's token of the visit. */
const ofReview =
  (field: string, rest = ''): Expectation['call'] =>
  ({ review, past }, role) => {
    const token =
      role === 'link' ? `, token: "${review.token}"` : role === 'client' ? '' : `, token: "${past.practiceToken}"`;
    return `${field}(reviewId: "${review.id}"${token}${rest})`;
  };
const plain = (call: string) => () => call;
const RANGE = `from: "${dayAhead(1)}T00:00:00Z", to: "${dayAhead(20)}T00:00:00Z"`;
const DAYS = `from: "${dayAhead(5)}", to: "${dayAhead(6)}"`;
const UNKNOWN = 'x'.repeat(32);

export const QUERIES: Readonly<Record<string, Expectation>> = {
  appStores: answers(ALL, plain('appStores')),
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
  client: shows(PRACTICE, ({ clientId }) => `client(clientId: "${clientId}")`),
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
  matchPractitioners: answers(ALL, plain('matchPractitioners(input: {})')),
  mobileApp: answers(ALL, plain('mobileApp')),
  openPackage: shows(['link'], ({ packageToken, visit }, role) => {
    return `openPackage(packageToken: "${role === 'link' ? packageToken : visit.practiceToken}")`;
  }),
  openPackages: answers(SESSIONS, plain('openPackages')),
  pastAppointments: shows(PRACTICE, ({ clientId }) => `pastAppointments(clientId: "${clientId}")`),
  paypalForm: answers(ALL, ({ practice }) => `paypalForm(practiceId: "${practice.practiceId}")`),
  pendingAppointments: answers(PROS, plain('pendingAppointments')),
  personalEvents: answers(PROS, plain(`personalEvents(${RANGE})`)),
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
  searchPractitioners: answers(ALL, plain('searchPractitioners')),
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
  videoReviewUpload: shows(['link'], ({ uploadHash, past }, role) => {
    return `videoReviewUpload(uploadHash: "${role === 'link' ? uploadHash : past.practiceToken}")`;
  }),
  videoUploadTool: answers(ALL, plain('videoUploadTool')),
};

const nameless = `firstName: "Ada", lastName: "King", email: "not an address", phone: "1"`;

/** In the order in which they are tried: what uses something up comes last. */
export const MUTATIONS: Readonly<Record<string, Expectation>> = {
  acceptAppointment: answers(PRACTICE, byId('acceptAppointment')),
  declineAppointment: answers(PRACTICE, byId('declineAppointment')),
  addTipToAppointment: answers(
    CLIENT,
    ofVisit('addTipToAppointment', ', tipAmount: 500', ({ past }) => past),
  ),
  chargeTipOnly: answers(
    CLIENT,
    ofVisit('chargeTipOnly', ', tipAmount: 500', ({ past }) => past),
  ),
  applyDiscountCode: answers(PARTIES, (world, role) =>
    ofVisit('applyDiscountCode', `, code: "${world.couponCode}"`)(world, role),
  ),
  removeDiscountCode: answers(CLIENT, (world, role) =>
    ofVisit('removeDiscountCode', `, code: "${world.couponCode}"`)(world, role),
  ),
  chargeCard: answers(
    PARTIES,
    ofVisit('chargeCard', '', ({ past }) => past),
  ),
  retryPayment: answers(
    PRACTICE,
    byId('retryPayment', ({ past }) => past),
  ),
  setupIntent: answers(PARTIES, (world, role) =>
    ofVisit('setupIntent', `, practiceId: "${world.practice.practiceId}"`)(world, role),
  ),
  completeSetup: answers(PARTIES, ({ setupIntentId, past }, role) => {
    const about = `appointmentId: "${past.id}", instantActionToken: "${tokenOf(role, past)}"`;
    return `completeSetup(input: { setupIntentId: "${setupIntentId}", ${about} })`;
  }),
  squareAddCardToCustomer: answers(PARTIES, (world, role) =>
    ofVisit('squareAddCardToCustomer', `, practiceId: "${world.practice.practiceId}", sourceId: "cnon:card"`)(
      world,
      role,
    ),
  ),
  createPaypalOrder: answers(PARTIES, ofVisit('createPaypalOrder')),
  capturePaypalPayment: answers(PARTIES, ofVisit('capturePaypalPayment', ', orderId: "ORDER"')),

  createPhotoUpload: answers(SESSIONS, plain('createPhotoUpload(input: { contentType: "text/plain", sizeBytes: 1 })')),
  completePhotoUpload: answers(
    PRACTICE,
    ({ photoHandle }) => `completePhotoUpload(input: { handle: "${photoHandle}" })`,
  ),
  connectPaypal: answers(PROS, plain('connectPaypal')),
  connectSquare: answers(PROS, plain('connectSquare')),
  connectStripe: answers(PROS, plain('connectStripe')),
  updateBookingSettings: answers(PROS, plain('updateBookingSettings(appointmentBufferTime: 0)')),
  updatePaypalSettings: answers(PROS, plain('updatePaypalSettings(paypalActive: false, venmoActive: false)')),
  updatePracticeAcceptsTips: answers(PROS, plain('updatePracticeAcceptsTips(acceptsTips: true)')),
  updatePracticeOfflineOptions: answers(PROS, plain('updatePracticeOfflineOptions(acceptsCash: true)')),
  updatePracticePaymentProvider: answers(PROS, plain('updatePracticePaymentProvider(provider: "stripe")')),
  updatePracticeProfile: answers(PROS, plain('updatePracticeProfile(input: { headline: "Unhurried." })')),
  proImportReview: answers(
    PROS,
    plain('proImportReview(firstName: "Ada", phone: "1", rating: 5, createdAt: "2026-01-01T00:00:00Z")'),
  ),
  upsertIntakeForm: answers(PROS, plain('upsertIntakeForm(data: "no form", saveNo: 1)')),
  issueGiftCard: answers(
    PROS,
    plain('issueGiftCard(input: { amountCents: 0, recipientEmail: "no address", recipientName: "Ada" })'),
  ),

  sendIntakeForm: answers(PRACTICE, ({ clientId }) => `sendIntakeForm(clientId: "${clientId}")`),
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
  upsertLocation: answers(PRACTICE, ({ practice }) => {
    return `upsertLocation(id: "${practice.locationId}", name: "", kind: office, timeZone: "UTC")`;
  }),
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
  deleteBookableEventType: answers(PRACTICE, ({ event }) => `deleteBookableEventType(id: "${event.typeId}")`),
  removeService: answers(PRACTICE, ({ practice }) => `removeService(serviceId: "${practice.serviceIds[0]}")`),
  confirmEmail: answers(ALL, plain(`confirmEmail(input: { token: "${UNKNOWN}" })`)),
  eraseAccount: answers(SESSIONS, plain('eraseAccount(input: { password: "not the password" })')),
  eraseClient: answers(PRACTICE, ({ clientId }) => `eraseClient(input: { clientId: "${clientId}" })`),
  // Ends the sessions of whoever asks, so it is the very last.
  logout: answers(ALL, plain('logout')),
};
