import type { Role } from './world.js';

/** The queries that reach each entity, for any role. */
export const WAYS: Readonly<Record<string, readonly string[]>> = {
  Appointment: ['tokenAppointment', 'userAppointment', 'upcomingAppointments', 'pastAppointments'],
  BookableEvent: ['bookableEvent', 'practice'],
  BookableEventRegistration: ['bookableEvent', 'bookableEventRegistration', 'tokenRegistration'],
  BookableEventType: ['bookableEvent', 'bookableEventTypes'],
  Client: ['client', 'userAppointment'],
  ClientPackage: ['openPackage', 'openPackages'],
  Location: ['practice', 'userAppointment', 'bookableEvent'],
  Practice: ['practice', 'currentPractice', 'bookableEvent'],
  Review: ['practice', 'reviewByToken', 'recentReviews'],
  Service: ['practice', 'userAppointment'],
  Skill: ['practice', 'reviewByToken'],
  Specialty: ['specialties'],
  User: ['currentUser', 'userAppointment'],
};

const HOLDERS: readonly Role[] = ['client', 'link'];
const PRACTICE: readonly Role[] = ['practice'];

/** Who reads something in a field that is not for all who see its object. */
export const PRIVATE_FIELDS: Readonly<Record<string, readonly Role[]>> = {
  'Appointment.appointmentNote': PRACTICE,
  'Appointment.client': PRACTICE,
  // The practice reads it once the account has shown that the contact's address is its own, which this one has not.
  'Appointment.user': ['client'],
  'Appointment.canCancel': HOLDERS,
  'BookableEvent.registrations': PRACTICE,
  'BookableEvent.clientsCount': PRACTICE,
  'BookableEventRegistration.canCancel': ['link'],
  'ClientPackage.token': HOLDERS,
  'Client.communicationSettings': PRACTICE,
  'Client.email': PRACTICE,
  'Client.phone': PRACTICE,
  'Review.token': HOLDERS,
};
