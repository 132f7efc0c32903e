/** How the document of the portal's operations names what the API has; `contract-names-client.mjs` says how to read it. */

const TYPES = {
  Client: 'Client',
  'Open package': 'ClientPackage',
  'Custom price': 'CustomPrice',
  Appointment: 'Appointment',
  'Appointment service line': null, // An argument of the calls that book.
  Adjustment: 'Adjustment',
  Service: 'Service',
  Location: 'Location',
  Practice: 'Practice',
  'Personal event': 'PersonalEvent',
  'Bookable (group) event': 'BookableEvent',
  'Event type': 'BookableEventType',
  'Bookable event registration': 'BookableEventRegistration',
  'Payment settings': 'PaymentSettings',
  'Saved card': 'PaymentMethod',
  'Recurring time': 'RecurringTime',
  Review: 'Review',
  'Imported client row': null, // An argument of inviteClients.
  Theme: 'PracticeTheme',
};

const READ_AS = {
  Client: {
    'clientType (value invited)': ['clientType'],
    'invitedFrom (web_appointment_invite, web_single_invite, csv_import, copy_paste, csv_upload)': ['invitedFrom'],
    'ClientInput is the same plus notes': ['notes'],
  },
  'Custom price': { 'serviceId (the service variation)': ['serviceId'] },
  Appointment: {
    'state (pending, approved, accepted, declined, cancelled)': ['state'],
    'paymentStatus (Paid, Unpaid, Free, Upcoming and others)': ['paymentStatus'],
    'paymentMethod (stripe, square, paypal, venmo)': ['paymentMethod'],
    'bookedBy (client or practitioner)': ['bookedBy'],
  },
  Practice: {
    'bookingAvailability (timeZone, availableSlots with date and datetimes)': [
      'bookingAvailability.timeZone availableSlots.date availableSlots.datetimes',
    ],
    "the practice's phone and email": ['phone', 'email'],
  },
  // What a service booked by its id is a length of; a service itself has none.
  Service: { parent: ['variations.parent'] },
  'Personal event': { 'name or title': ['name'] },
  'Bookable (group) event': { 'capacity (null means unlimited)': ['capacity'] },
  'Event type': { 'durationUnit (day, hour, else minutes)': ['durationUnit'] },
  'Bookable event registration': {
    'paymentStatus (free, paid, upcoming, unpaid, failed, none)': ['paymentStatus'],
  },
  // The page makes both of the others, which is all that §7 asks for.
  'Saved card': { label: ['brand', 'last4'], expiry: ['expMonth', 'expYear'] },
  Theme: { 'buttonStyle square, rounded or pill': ['buttonStyle=square', 'buttonStyle=rounded', 'buttonStyle=pill'] },
};

/** The fields of a client that createClient and editClient take. */
const CLIENT_FIELDS = 'firstName, lastName, email, phone, address, addressTwo, city, state, postalCode, country';
/** What every mutation of the document answers with. */
const OUTCOME = 'result errors';

const ASKS = {
  'deleteClient(clientId)': [`deleteClient(clientId) ${OUTCOME}`],
  'editClient(clientId, client fields)': [`editClient(clientId, ${CLIENT_FIELDS}) ${OUTCOME}`],
  'createClient(client fields, notes, clientType, invitedFrom)': [
    `createClient(${CLIENT_FIELDS}, notes, clientType, invitedFrom) ${OUTCOME}`,
  ],
  'inviteClients(clients[]) returns erroredClients with email (import)': [
    `inviteClients(clients) ${OUTCOME} erroredClients.email`,
  ],
  'addClientToBookableEvent(bookableEventId, clientId or clientParams of firstName, lastName, email, phone) also returns registrationsCount':
    [`addClientToBookableEvent(bookableEventId, clientId, clientParams) ${OUTCOME} registrationsCount`],
  'proCreateAppointment(appointmentServices of amountCents, serviceId, saveCustomPrice; locationId; startsAt; endsAt; clientId or client) also returns appointment':
    [
      `proCreateAppointment(appointmentServices, locationId, startsAt, endsAt, clientId, client) ${OUTCOME} appointment`,
    ],
  'createAppointments for a recurring series': [`createAppointments() ${OUTCOME}`],
  'resendProAppointmentConfirmation(appointmentId, sendTo email or sms)': [
    `resendProAppointmentConfirmation(appointmentId, sendTo) ${OUTCOME}`,
  ],
  'markPaid(appointmentId, paidBy: cash, venmo, paypal or free text)': [`markPaid(appointmentId, paidBy) ${OUTCOME}`],
  'sendClientInvoiceMutation(appointmentId, sendTo email, sms or both)': [
    `sendClientInvoiceMutation(appointmentId, sendTo) ${OUTCOME}`,
  ],
  'upsertPersonalEvent(name, allDay, startsAt, endsAt, timeZone, id when editing) returns personalEvent and errors': [
    'upsertPersonalEvent(name, allDay, startsAt, endsAt, timeZone, id) personalEvent errors',
  ],
  'ProInbox: failedPayments': ['failedPayments()'],
  missingPayments: ['missingPayments()'],
  pendingAppointments: ['pendingAppointments()'],
  'ProCalendar(from, to): practiceAppointments': ['practiceAppointments(from, to)'],
  practiceBookableEvents: ['practiceBookableEvents(from, to)'],
  personalEvents: ['personalEvents(from, to)'],
  'ProCalendarEvents(from, to): calendarEvents': ['calendarEvents(from, to)'],
  'ProCalendarUser: currentUser': ['currentUser()'],
  currentPractice: ['currentPractice()'],
  'clients (fields above, with lastAppointmentDate and name for the directory)': [
    'clients() edges.node.lastAppointmentDate edges.node.name',
  ],
  'client(clientId) for openPackages, lastBookedService, customPrices': [
    'client(clientId) openPackages lastBookedService customPrices',
  ],
  'for clientNote': ['client(clientId) clientNote'],
  'for intakeFormSubmitted and intakeLastSentAt': ['client(clientId) intakeFormSubmitted intakeLastSentAt'],
  'bookableEvent(id) with its clients': ['bookableEvent(id) clients'],
  'currentPractice (with includePrivate and includeAddOns) returns services, locations, bookingAvailability, recurringBookingsEnabled':
    ['currentPractice(includePrivate, includeAddOns) services locations bookingAvailability recurringBookingsEnabled'],
  'recurringTimes(practiceId, startsAt, recurrencePattern, duration in minutes)': [
    'recurringTimes(practiceId, startsAt, recurrencePattern, duration)',
  ],
  'pastAppointments and upcomingAppointments (by clientId or userId)': [
    ...['pastAppointments(clientId, userId)', 'upcomingAppointments(clientId, userId)'],
  ],
  // A list of the practice, not a call.
  'Payments directory: currentPractice.pastAppointments(limit, offset, dateFilter, stateFilter, searchTerm, clientId), with pastAppointmentsCount, totalCollected, totalOutstanding':
    ['currentPractice() pastAppointments pastAppointmentsCount totalCollected totalOutstanding'],
  'tokenAppointment(instantActionToken) (full appointment detail)': ['tokenAppointment(instantActionToken)'],
  // The operation of the portal that opens an appointment by its hash.
  'AppointmentForCalendar(instantActionToken)': ['tokenAppointment(instantActionToken)'],
};

export const PORTAL_OPERATIONS_NAMES = {
  types: TYPES,
  readAs: READ_AS,
  asks: ASKS,
  calls: ['deleteClient', 'GET a support-chat'],
};
