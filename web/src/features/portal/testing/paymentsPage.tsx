import { renderPage, type Answers } from '../../../testing/renderPage.js';
import { ToastRegion } from '../../../ui/ToastRegion.js';
import { useToasts } from '../../../lib/toasts.js';
import { PaymentsPage } from '../payments/PaymentsPage.js';
import { visitDetails, visitPayment } from './calendarPage.js';

/** A payment as the table asks for it: a visit that is paid. */
export const row = (id: string, own: object = {}) => ({
  __typename: 'VisitPayment',
  id,
  kind: 'appointment',
  startsAt: '2026-11-02T10:00:00-07:00',
  clientName: 'Maya Rivers',
  serviceName: 'Deep tissue massage',
  locationName: 'Studio',
  amountCents: 9000,
  dueCents: 0,
  paymentStatus: 'Paid',
  paidBy: 'Visa ending in 4242',
  appointment: { __typename: 'Appointment', id, instantActionToken: `token-of-${id}` },
  registration: null,
  ...own,
});
/** The payment of a place at a group event, which is unpaid. */
export const place = (own: object = {}) =>
  row('place', {
    ...{ kind: 'registration', serviceName: 'Moon circle', paymentStatus: 'Unpaid', dueCents: 9000, paidBy: null },
    appointment: null,
    registration: { __typename: 'BookableEventRegistration', id: 'place', token: 'token-of-place' },
    ...own,
  });
export const SETTINGS = {
  __typename: 'PaymentSettings',
  requireClientCcToBook: true,
  chargeClientCcAtBooking: false,
  paymentPastDueEmailEnabled: true,
  paymentPastDueTextEnabled: false,
  paymentPastDueEmailMinutes: 120,
  paymentPastDueTextMinutes: 120,
  chargeSummaryEmailEnabled: false,
};
/** The directory with these rows. */
export const payments = (rows: object[], own: object = {}) => ({
  currentPractice: {
    __typename: 'Practice',
    id: 'p',
    timeZone: 'America/Vancouver',
    defaultCurrency: 'CAD',
    hasPaymentProvider: true,
    requireCcEnabled: true,
    paymentSettings: SETTINGS,
    pastAppointmentsCount: rows.length,
    totalCollected: 123450,
    totalOutstanding: 4500,
    pastAppointments: rows,
    ...own,
  },
});
/** The registration "place" as its flyout asks for it. */
export const registration = (own: object = {}) => ({
  tokenRegistration: {
    __typename: 'BookableEventRegistration',
    id: 'place',
    token: 'token-of-place',
    clientName: 'Noah Field',
    clientEmail: 'noah@example.com',
    event: {
      __typename: 'BookableEvent',
      ...{ id: 'event', name: 'Moon circle', startsAt: '2026-11-02T10:00:00-07:00', timeZone: 'America/Vancouver' },
    },
    amountCurrency: 'CAD',
    fullTotal: 9000,
    dueCents: 9000,
    paymentStatus: 'unpaid',
    paymentError: null,
    discountCodeRedemptions: [],
    giftCardRedemptions: [],
    writtenOffCents: 0,
    failedRefunds: [],
    disputes: [],
    hasPaymentMethod: true,
    defaultPaymentMethod: { __typename: 'PaymentMethod', id: 'card', brand: 'visa', last4: '4242' },
    practice: { __typename: 'Practice', id: 'p', hasPaymentProvider: true },
    ...own,
  },
});
export const down = () => {
  throw new Error('The bank sleeps.');
};
const answers = (own: Answers = {}): Answers => ({
  PaymentsOfPractice: () => payments([row('a'), row('b', { clientName: 'Noah Field', amountCents: 0 })]),
  AppointmentForCalendar: () => ({ tokenAppointment: visitDetails({ state: 'approved', past: true }) }),
  AppointmentPayment: () => ({ tokenAppointment: visitPayment }),
  RegistrationForPayment: () => registration(),
  ...own,
});
/** The payments of the portal, with the messages they leave and how long each stays. */
export const start = (own: Answers = {}, at = '/portal/payments', page = <PaymentsPage />) =>
  renderPage(
    <>
      {page}
      <ToastRegion />
      <ToastTimes />
    </>,
    answers(own),
    at,
  );

/** How long each message stays. */
function ToastTimes() {
  return useToasts().map(({ id, message, durationMs }) => <p key={id}>{`${message} for ${durationMs} ms`}</p>);
}

/** What an operation was last asked for with. */
export const lastAsked = ({ asked }: ReturnType<typeof start>, operation: string) =>
  asked.findLast((one) => one.operation === operation)?.variables;
