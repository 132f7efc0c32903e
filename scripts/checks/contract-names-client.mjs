/** How the document of the public and client side names what the API has. */

/** What it calls an entity, and its type; null where it is no type of the API. */
const TYPES = {
  Appointment: 'Appointment',
  Service: 'Service',
  Location: 'Location',
  Client: 'Client',
  Practice: 'Practice',
  Review: 'Review',
  'Video review': 'VideoReview',
  'Video upload record': null, // An answer of the REST routes.
  'Bookable (group) event': 'BookableEvent',
  Registrations: 'BookableEventRegistration',
  'Bookable event type': 'BookableEventType',
  Defaults: null, // Values, not fields.
  'Event registration (client page)': 'BookableEventRegistration',
  'Personal event': 'PersonalEvent',
  'Search hit': 'PractitionerHit',
  'Therapy categories': null, // A list of strings.
};

/** Words that are no list of names: the paths that stand for them on their type, and why. */
const READ_AS = {
  Appointment: {
    'appointmentServices (id, amountCents, service name)': ['appointmentServices.id amountCents service.name'],
    'transaction (id, amountCents, state, type Charge or Hold)': ['transaction.id amountCents state type'],
    "bookedBy ('pro' marks pro-created)": ['bookedBy'],
  },
  Service: { 'package flag': ['package'], 'addOn flag': ['addOn'] },
  Location: {
    // In person is an office or a home.
    'kind (virtual or in-person; also office, virtual, home)': ['kind'],
    'virtualType (video or phone)': ['virtualType'],
  },
  Client: {
    'Invited clients carry notes': ['notes'],
    "clientType 'invited' and invitedFrom": ['clientType', 'invitedFrom'],
  },
  Practice: {
    'feature flags (recurringBookingsEnabled, packagesEnabled, clientNotesEnabled, bookableEventsEnabled)': [
      ...['recurringBookingsEnabled', 'packagesEnabled', 'clientNotesEnabled', 'bookableEventsEnabled'],
    ],
    'headline texts': ['headline', 'title'],
    'hero images': ['heroImages'],
    'social links (website, facebook, instagram, twitter, linkedin, tiktok, youtube)': [
      ...['website', 'facebook', 'instagram', 'twitter', 'linkedin', 'tiktok', 'youtube'],
    ],
    'paymentProvider (stripe or square)': ['paymentProvider'],
    // Hours belong to a place.
    'allHours (weekDay, hours with startsAt and endsAt)': ['locations.allHours.weekDay hours.startsAt hours.endsAt'],
    'theme (colorAccent, colors, buttonStyle square, rounded or pill, fonts)': [
      'theme.colorAccent colors buttonStyle fonts',
    ],
    // Clients call the practice; the number of the account is the account's own.
    'the practitioner user (name, phone, default photo, slug, vanitySlug, first and last name)': [
      ...['user.name phone defaultPhotoUrl slug vanitySlug firstName lastName', 'phone'],
    ],
  },
  Review: {
    'rating (1 to 5)': ['rating'],
    'review text': ['review'],
    'client or user (firstName, lastName)': ['client.firstName lastName'],
    'practice with user (name, title, smallPhotoUrl)': ['practice.user.name title smallPhotoUrl'],
  },
  'Bookable event type': {
    'capacity (null means unlimited)': ['capacity'],
    'kind (in_person or virtual)': ['kind'],
    'durationUnit (minute, hour or day)': ['durationUnit'],
  },
  'Event registration (client page)': {
    'eventType (slug)': ['event.eventType.slug'],
    // Who comes; the contact behind it is the practice's.
    client: ['clientName', 'clientEmail'],
    'registration (state)': ['state'],
  },
  'Search hit': {
    'user name': ['practitionerName'],
    photo: ['photoUrl'],
    reviews_average: ['reviewsAverage'],
    reviews_count: ['reviewsCount'],
    'Other fields of hits are not shown': [],
  },
};

/** Calls whose name is the client's operation: the fields of the roots that it asks, with the arguments named. */
const ASKS = {
  'ClientBookings: returns upcomingAppointments': ['upcomingAppointments()'],
  pastAppointments: ['pastAppointments()'],
  expiredAppointments: ['expiredAppointments()'],
  'BookingCard(id): userAppointment with practice owner, services, location': ['userAppointment(id)'],
  'TransactionCard(practiceId, serviceId)': ['practice(id)'],
  'CurrentPracticeContext: currentPractice with many practice fields': ['currentPractice()'],
  'BookableEvent(id) for clients': ['bookableEvent(id)'],
  'DefaultPaymentMethod / defaultPaymentMethodPractice(clientId or userId, practiceId) returns brand, last4, expMonth, expYear':
    ['defaultPaymentMethodPractice(clientId, userId, practiceId) brand last4 expMonth expYear'],
  'CheckVideoReviewAvailability(review by token)': ['checkVideoReviewAvailability(token)'],
  'PastAppointments(clientId) and AppointmentNote(id) for the client pages': [
    ...['pastAppointments(clientId)', 'appointmentNote(id)'],
  ],
  'Either clientId or userId may be given': ['squareAddCardToCustomer(clientId, userId, practiceId, sourceId)'],
  'practiceId and sourceId are required': ['squareAddCardToCustomer(practiceId, sourceId)'],
  'CreateVideoReviewForReview(reviewId): returns uploadHash, uploadUrl and a JSON videoReview': [
    'createVideoReviewForReview(reviewId) uploadHash uploadUrl videoReview',
  ],
  'chargeCard(appointmentId): returns result, errors, appointment (id, clientPaymentStatus)': [
    'chargeCard(appointmentId) result errors appointment.id appointment.clientPaymentStatus',
  ],
  'saveIntakeFormResponse(uniqueId, formData) (client fills an intake form via a link)': [
    'saveIntakeFormResponse(uniqueId, formData) result errors',
  ],
  'DownloadMobileApp: payload type (value download_mobile_app)': ['sendText(type)'],
  'response sendText with result and errors': ['sendText(type) result errors'],
  'success when result is success': [],
};

/** Queries and mutations stand between what is said of GraphQL as a whole and the REST routes. */
export const CLIENT_NAMES = { types: TYPES, readAs: READ_AS, asks: ASKS, calls: ['ClientBookings', 'POST '] };
