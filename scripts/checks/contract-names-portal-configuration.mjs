/** How the document of the portal's set-up names what the API has; `contract-names-client.mjs` says how to read it. */

const TYPES = {
  'Service, package or add-on': 'Service',
  'Discount code (coupon)': 'DiscountCode',
  'Event type': 'BookableEventType',
  'Scheduled group event': 'BookableEvent',
  Location: 'Location',
  'Communication settings': 'CommunicationSettings',
  'Email template': 'EmailTemplate',
  'Booking settings': 'Practice',
  'Practice payment': 'Practice',
  'Video-conferencing connection': 'VideoConferencingConnection',
  'Wallet provider info': 'PaypalInfo',
  'Second card provider info': 'SquareInfo',
  'First card provider info': 'StripeInfo',
  'Calendar profile': 'CalendarProfile',
  'Write calendar': 'WriteCalendar',
  'Practice details': 'PracticeDetails',
  'Profile details': 'ProfileDetails',
  'User / account': 'User',
  Credential: 'ProCredential',
  'Profile status': 'ProfileStatus',
  'Skill (endorsement keyword)': 'Skill',
  'Gallery image': 'GalleryImage',
  Review: 'Review',
  'Pending review request': 'PendingReviewRequest',
  'Video review (admin)': null, // An answer of the REST routes.
  Referral: 'Referral',
  'Website metadata': 'WebsiteMetadata',
  'Practice (website)': 'Practice',
  'Gift card template': 'GiftCardTemplate',
  'Intake form': 'ClientIntakeForm',
};

/** The variables of mails, which are words in their texts. */
const VARIABLES = [
  ...['client first_name', 'last_name', 'display_name', 'email', 'phone', 'appointment date_and_time', 'service_name'],
  ...['practitioner first_name', 'full_name'],
];

const LOCATION_DETAILS = [
  ...['secondaryAddress', 'neighborhood', 'cityGeocoded', 'stateProvince', 'placeId', 'fullStreetAddress'],
  ...['canDelete', 'onlyLocationForService'],
];

const READ_AS = {
  'Service, package or add-on': {
    'description (rich text)': ['description'],
    'timeLength (minutes)': ['timeLength'],
    locationIds: ['locations.id'],
    'package (boolean)': ['package'],
    'numberOfSessions (default 5 for packages)': ['numberOfSessions'],
    'addOn (boolean)': ['addOn'],
    'allowedServiceIds (for add-ons)': ['allowedServiceIds'],
    'variations (each id, timeLength, amountCents)': ['variations.id timeLength amountCents'],
    'state (a disabled state dims the form)': ['state'],
  },
  'Discount code (coupon)': {
    'kind (fixed or percentage)': ['kind=fixed', 'kind=percentage'],
    'combinationLimit (default 1)': ['combinationLimit'],
  },
  'Event type': {
    'kind (in_person or virtual)': ['kind'],
    'durationUnit (minute, hour, day)': ['durationUnit'],
    'capacity (null is unlimited)': ['capacity'],
    // What the form holds until it is saved.
    stagedPhotoHandle: [],
  },
  Location: {
    'virtualType (video or phone)': ['virtualType'],
    'availableTimes (per weekday: enabled, startsAt, endsAt, and blocks of start and end)': [
      'details.availableTimes.weekDay enabled startsAt endsAt blocks.startsAt blocks.endsAt',
    ],
    'state (active, enabled, disabled)': ['state'],
    // For the practice alone.
    ...Object.fromEntries(LOCATION_DETAILS.map((field) => [field, [`details.${field}`]])),
  },
  'Email template': {
    'name (appointment_confirmed or appointment_reminder)': ['name'],
    ...Object.fromEntries(VARIABLES.map((variable) => [variable, []])),
  },
  'Calendar profile': {
    'calendars (id, calendarId, calendarName, active)': ['calendars.id calendarId calendarName active'],
  },
  'Practice payment': { acceptsCreditCard: ['acceptsOfflineCreditCard'], currency: ['defaultCurrency'] },
  'Practice details': { 'workWiths (each with id and name)': ['workWiths.id name'] },
  'Profile details': { 'photoUrl (a default photo URL contains the word defaults)': ['photoUrl'] },
  'User / account': {
    'gender (Female, Male, Custom)': ['gender'],
    // Written only, never returned.
    ...{ password: [], passwordConfirmation: [] },
  },
  Credential: {
    'kind (license, degree, certification)': ['kind'],
    'state (pending or approved)': ['state'],
  },
  'Profile status': { 'verificationSteps (each name, completed, link)': ['verificationSteps.name completed link'] },
  Review: {
    'rating 1-5': ['rating'],
    'review text': ['review'],
    'client or user (firstName, lastName, email, phone)': ['client.firstName lastName email phone'],
    endorsedSkills: ['skills'],
  },
  'Pending review request': {
    'reviewRequireConfirmation (shown as an Imported badge)': ['reviewRequireConfirmation'],
  },
  Referral: { 'isLifer flag': ['isLifer'] },
  'Practice (website)': {
    'builderVersion (v1 or v2)': ['builderVersion'],
    'custom domain (string)': ['customDomain'],
  },
  'Intake form': {
    'text (a JSON string)': ['intakeForm.text'],
    time: ['intakeForm.time'],
    'client-side: intakeLastSentAt': ['intakeLastSentAt'],
    // Looks, no part of what was answered.
    'A form theme exists (colours, button style square, rounded or pill, fonts)': [],
  },
};

const LOCATION_FIELDS = [
  ...['id', 'name', 'kind', 'address', 'secondaryAddress', 'neighborhood', 'city', 'stateAbbreviation', 'countryCode'],
  ...['zip', 'latitude', 'longitude', 'placeId', 'hideAddress', 'timeZone', 'virtualType', 'virtualLink'],
  ...['virtualInstructions', 'travelDistance', 'availableTimes', 'countryIds', 'stateIds'],
].join(', ');

const EVENT_TYPE_FIELDS = [
  ...['id', 'name', 'slug', 'kind', 'locationId', 'description', 'instructions', 'duration', 'durationUnit'],
  ...['amountCents', 'capacity', 'unlimited', 'stagedPhotoHandle'],
].map((field) => `input.${field}`);

/** Rows of the table whose cells are no names, by their first cell, and a sentence below it. */
const ASKS = {
  upsertBookableEventType: [`upsertBookableEventType(${EVENT_TYPE_FIELDS.join(', ')}) result errors`],
  'upsertBookableEvent / deleteBookableEvent': [
    ...['upsertBookableEvent(event) result errors', 'deleteBookableEvent(id) result errors'],
  ],
  'GetScheduledEvents (query)': ['bookableEventTypes() scheduledEvents.id'],
  'GetBookableEventTypes (query)': ['bookableEventTypes() id'],
  upsertLocation: [`upsertLocation(${LOCATION_FIELDS}) result errors`],
  'disableLocation, enableLocation, deleteLocation': [
    ...['disableLocation(id) result errors', 'enableLocation(id) result errors', 'deleteLocation(id) result errors'],
  ],
  updateCommunicationSettings: [
    'updateCommunicationSettings(appointmentReminderEmailEnabled, appointmentReminderTextEnabled, appointmentEmailReminderMinutes, appointmentTextReminderMinutes, emailTemplates.name, emailTemplates.customContent) result error',
  ],
  updateBookingSettings: [
    'updateBookingSettings(appointmentBufferTime, instantClientApproval, appointmentLeadTime, startTimeIncrement, requireClientCcToBook, chargeClientCcAtBooking, cancellationPolicy) result error',
  ],
  updatePaymentSettings: [
    'updatePaymentSettings(requireClientCcToBook, chargeClientCcAtBooking, paymentPastDueEmailEnabled, paymentPastDueTextEnabled, paymentPastDueEmailMinutes, paymentPastDueTextMinutes) result error',
  ],
  updatePracticeOfflineOptions: [
    'updatePracticeOfflineOptions(acceptsCash, acceptsCreditCard, acceptsPaypal, acceptsVenmo, acceptsZelle) result',
  ],
  updateCronofyCalendars: ['updateCronofyCalendars(calendars.id, calendars.active) result'],
  createCronofyFeed: ['createCronofyFeed(feedUrl) feed'],
  'verificationSession (query)': ['verificationSession()'],
  updatePracticeDetails: [
    'updatePracticeDetails(locationId, languageIds, ageWorkWithIds, workWithIds, website, facebook, instagram, twitter, linkedin, tiktok, youtube) result practice',
  ],
  'ProfileStatusData (query)': ['currentPractice() profileStatus.status'],
  updateSkills: ['updateSkills(skills) skills'],
  reorderCredentials: ['reorderCredentials(credentialArray) result'],
  moveSkills: ['moveSkills(skillArray) result'],
  sendBulkReviewRequests: [
    'sendBulkReviewRequests(clients.firstName, clients.phone, clients.clientType) result erroredClients.email erroredClients.errors',
  ],
  'generateImageAltText, generateSiteMetadata': ['generateImageAltText()', 'generateSiteMetadata()'],
  upsertWebsiteMetadata: [
    'upsertWebsiteMetadata(input.title, input.description, input.ogSiteName, input.primaryModality) result',
  ],
  'IntakeForm (query)': ['intakeForm(clientId) intakeForm.text intakeForm.time intakeLastSentAt'],
  'domainStatus (query, always fresh)': ['domainStatus(domain)'],
  'Referral data queries and their payloads are not shown': [],
};

export const PORTAL_CONFIGURATION_NAMES = {
  types: TYPES,
  readAs: READ_AS,
  asks: ASKS,
  calls: ['upsertDiscountCode', 'GET /api/videos/presigned_url'],
};
