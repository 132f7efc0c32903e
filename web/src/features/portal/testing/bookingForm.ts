import type { Answers } from '../../../testing/renderPage.js';
import { visitDetails } from './calendarPage.js';

const variation = (id: string, timeLength: number, amountCents: number) => ({
  ...{ __typename: 'ServiceVariation', id, timeLength, amountCents },
});
const service = (id: string, name: string, own: object) => ({
  ...{ __typename: 'Service', id, name, package: false, numberOfSessions: null, addOn: false },
  ...own,
});

const SERVICES = [
  service('massage', 'Deep tissue massage', {
    variations: [variation('massage', 90, 9000), variation('massage-60', 60, 7000)],
  }),
  service('package', 'Three massages', {
    ...{ package: true, numberOfSessions: 3 },
    variations: [variation('package', 60, 24000)],
  }),
  service('stones', 'Hot stones', { addOn: true, variations: [variation('stones', 15, 1500)] }),
];

const client = (id: string, name: string, email: string | null) => ({
  ...{ __typename: 'Client', id, name, email, phone: null },
});
/** Has no contact details. */
export const IRIS = client('iris', 'Iris Nowhere', null);

export const GRACE = {
  client: client('grace', 'Grace Okafor', 'grace@example.com'),
  practice: { __typename: 'Practice', id: 'p', email: 'maya@example.org', phone: '+16045550100' },
  openPackage: {
    ...{ __typename: 'ClientPackage', id: 'open', name: 'Three massages', serviceId: 'package' },
    ...{ sessionsRemaining: 2, numberOfSessions: 3 },
  },
  /** What is known of her: she had a massage last. */
  terms: (own: object = {}) => ({
    client: {
      ...{ __typename: 'Client', id: 'grace', openPackages: [], customPrices: [] },
      lastBookedService: { __typename: 'Service', id: 'massage' },
      ...own,
    },
  }),
};

export const BOOKING_ANSWERS: Answers = {
  BookingCatalog: () => ({
    currentPractice: {
      ...GRACE.practice,
      ...{ timeZone: 'America/Vancouver', countryCode: 'CA', defaultCurrency: 'CAD', recurringBookingsEnabled: true },
      locations: [{ __typename: 'Location', id: 'studio', name: 'Studio', shortSingleLine: '120 Main Street' }],
      services: SERVICES,
    },
  }),
  PickerClients: () => ({ clients: { __typename: 'ClientConnection', totalCount: 0, edges: [] } }),
  ChosenClient: () => ({ client: GRACE.client, currentPractice: GRACE.practice }),
  ClientTerms: () => GRACE.terms(),
  CardOnFile: () => ({ defaultPaymentMethodPractice: null }),
};

const outcome = (errors: readonly string[], code = 'invalid') => ({
  result: errors.length > 0 ? 'failure' : 'success',
  errors: errors.map((message) => ({ __typename: 'UserError', code, message })),
});
const made = (id: string) => ({ __typename: 'Appointment', id, startsAt: '2026-11-02T10:00:00-07:00' });
const refused = (errors: readonly string[] | undefined) => errors !== undefined;

export const booked = ({ errors, conflicts = [] }: { errors?: readonly string[]; conflicts?: object[] } = {}) => ({
  proCreateAppointment: {
    __typename: 'ProAppointmentPayload',
    ...outcome(errors ?? []),
    ...(refused(errors) && { result: 'failure' }),
    appointment: refused(errors) ? null : made('new'),
    conflicts,
  },
});

/** What a change of the visit "a" answers. @param own the visit as it is then */
export const updated = (
  own: object = {},
  {
    errors,
    conflicts = [],
    changedMeanwhile = [],
  }: Partial<Record<'errors' | 'changedMeanwhile', string[]>> & {
    conflicts?: object[];
  } = {},
) => ({
  updateAppointmentV2: {
    __typename: 'ProAppointmentPayload',
    ...outcome(errors ?? []),
    ...(refused(errors) && { result: 'failure' }),
    appointment: visitDetails(own),
    conflicts,
    changedMeanwhile,
  },
});

export const bookedSeries = ({ errors, code }: { errors?: readonly string[]; code?: string } = {}) => ({
  createAppointments: {
    __typename: 'CreateAppointmentsPayload',
    ...outcome(errors ?? [], code),
    appointments: refused(errors) ? [] : [made('first'), made('second')],
    conflicts: [],
  },
});

/** A time of a series. @param conflict who has it already */
export const recurringTime = (startsAt: string, conflict?: string) => ({
  __typename: 'RecurringTime',
  startsAt,
  displayTime: `Nov ${startsAt.slice(8, 10)}`,
  conflicts: conflict
    ? [{ __typename: 'TimeConflict', id: startsAt, name: conflict, type: 'appointment', timeRange: '10:00 AM' }]
    : [],
});
