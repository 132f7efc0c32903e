import type { Answers } from '../../../testing/renderPage.js';
import { GRACE } from './bookingForm.js';

const at = (time: string) => `2026-11-04T${time}:00-07:00`;

/** A group event of the practice as its flyout asks for it: 3 of 10 places are taken. */
export const bath = (own: object = {}) => ({
  ...{ __typename: 'BookableEvent', id: 'bath', version: 1, bookableEventTypeId: 'sound', name: 'Sound bath' },
  ...{ description: 'Lie down.', instructions: 'Bring a blanket.', kind: 'in_person' },
  ...{ startsAt: at('18:00'), endsAt: at('19:30'), allDay: false, timeZone: 'America/Vancouver' },
  ...{ locationName: 'Studio', location: { __typename: 'Location', id: 'studio' } },
  ...{ capacity: 10, clientsCount: 3, atCapacity: false, amountCents: 2500 },
  ...{ registrationOpen: true, cancelled: false, past: false },
  practice: { __typename: 'Practice', id: 'p' },
  ...own,
});

/** A registration for it. */
export const placeOf = (id: string, clientName: string, own: object = {}) => ({
  ...{ __typename: 'BookableEventRegistration', id: `place-of-${id}`, token: `token-of-${id}`, state: 'booked' },
  ...{ clientName, clientEmail: `${id}@example.com`, client: { __typename: 'Client', id } },
  ...own,
});

/** What is paid of it. */
export const paymentOf = (id: string, own: object = {}) => ({
  ...{ __typename: 'BookableEventRegistration', id: `place-of-${id}`, token: `token-of-${id}` },
  ...{ createdAt: at('09:00'), amountCurrency: 'CAD', fullTotal: 2500, dueCents: 2500 },
  ...{
    paymentStatus: 'unpaid',
    paymentError: null,
    discountCodeRedemptions: [],
    giftCardRedemptions: [],
    writtenOffCents: 0,
    failedRefunds: [],
    disputes: [],
    hasPaymentMethod: true,
  },
  defaultPaymentMethod: { __typename: 'PaymentMethod', id: 'card', brand: 'visa', last4: '4242' },
  practice: { __typename: 'Practice', id: 'p', hasPaymentProvider: true },
  event: { __typename: 'BookableEvent', id: 'bath', timeZone: 'America/Vancouver' },
  ...own,
});

const eventType = (id: string, name: string, own: object = {}) => ({
  ...{ __typename: 'BookableEventType', id, name, description: 'Lie down.', instructions: null, kind: 'in_person' },
  ...{ duration: 90, durationUnit: 'minute', amountCents: 2500, capacity: 10 },
  location: { __typename: 'Location', id: 'studio' },
  ...own,
});
const location = (id: string, name: string, own: object = {}) => ({
  ...{ __typename: 'Location', id, name, kind: 'office', timeZone: 'America/Vancouver' },
  ...own,
});

export const eventCatalog = (own: object = {}) => ({
  currentPractice: {
    ...{ __typename: 'Practice', id: 'p', timeZone: 'America/Vancouver', defaultCurrency: 'CAD' },
    locations: [location('studio', 'Studio'), location('video', 'Video', { kind: 'virtual' })],
    bookableEventTypes: [
      eventType('sound', 'Sound bath'),
      eventType('retreat', 'Retreat', { duration: 3, durationUnit: 'day', capacity: null, amountCents: 0 }),
    ],
    ...own,
  },
});

export const GROUP_EVENT_ANSWERS: Answers = {
  GroupEvent: () => ({ currentPractice: { __typename: 'Practice', id: 'p' }, bookableEvent: bath() }),
  GroupEventCatalog: () => eventCatalog(),
  GroupEventRegistrants: () => registrants(placeOf('grace', 'Grace Okafor'), placeOf('noah', 'Noah Field')),
  GroupEventPayments: () => registrants(paymentOf('grace'), paymentOf('noah', { paymentStatus: 'paid' })),
  OwnContact: () => ({ currentPractice: { ...GRACE.practice, countryCode: 'CA' } }),
};

/** The places of the event. */
export const registrants = (...registrations: object[]) => ({
  bookableEvent: { __typename: 'BookableEvent', id: 'bath', registrations },
});

/** What a mutation answers. @param errors none for a success; an empty list is a failure without a reason */
export const outcomeOf = (field: string, own: object = {}, errors?: readonly (string | object)[]) => ({
  [field]: {
    __typename: `${field}Payload`,
    result: errors ? 'failure' : 'success',
    errors: (errors ?? []).map((error) => ({
      ...{ __typename: 'UserError', code: 'invalid', field: null },
      ...(typeof error === 'string' ? { message: error } : error),
    })),
    ...own,
  },
});
