import { jest } from '@jest/globals';
import { cleanup } from '@testing-library/react';
import { renderPage, type Answers, type RenderedPage } from '../../../testing/renderPage.js';
import { ToastRegion } from '../../../ui/ToastRegion.js';
import { CalendarPage } from '../calendar/CalendarPage.js';

/** A visit as the grid of the calendar asks for it. */
export const visit = (id: string, startsAt: string, endsAt: string, clientName: string, state = 'approved') => ({
  __typename: 'Appointment',
  id,
  instantActionToken: `token-of-${id}`,
  state,
  startsAt,
  endsAt,
  clientName,
  isVirtual: false,
  noShowAt: null,
  appointmentServices: [{ __typename: 'AppointmentServiceLine', id: `line-${id}`, name: 'Deep tissue massage' }],
});

/** What the calendar asks for, as its answer. */
export const calendarOf = (
  practiceAppointments: object[],
  { groupEvents = [], personalEvents = [] }: { groupEvents?: object[]; personalEvents?: object[] } = {},
) => ({ practiceAppointments, practiceBookableEvents: groupEvents, personalEvents });

/** The visit "a" as its flyout asks for it: a request that waits for an answer. */
export const visitDetails = (own: object = {}) => ({
  ...visit('a', '2026-11-02T10:00:00-07:00', '2026-11-02T11:30:00-07:00', 'Maya Rivers', 'pending'),
  past: false,
  version: 3,
  noShowFeeWaived: false,
  noShowFeeCents: 7200,
  seriesNumber: null,
  series: null,
  location: { __typename: 'Location', id: 'studio' },
  package: null,
  formattedStartsAt: 'Monday, November 2, 2026 at 10:00 AM Vancouver time',
  cancellationPackageOutcome: null,
  timeZone: 'America/Vancouver',
  clientTimeZone: 'America/Vancouver',
  clientEmail: 'maya@example.com',
  clientPhone: '+16045550134',
  newClient: true,
  clientNote: 'My left shoulder is stiff.',
  virtualMeetingLinkWithFallback: null,
  locationName: 'Studio',
  locationSingleLine: '120 Main Street, Vancouver, BC',
  amountCents: 9000,
  amountCurrency: 'CAD',
  practitionerNote: null,
  client: { __typename: 'Client', id: 'grace' },
  appointmentServices: [
    {
      __typename: 'AppointmentServiceLine',
      id: 'line-a',
      name: 'Deep tissue massage',
      serviceId: 'massage',
      amountCents: 9000,
      timeLength: 90,
    },
  ],
  cancellationTerms: {
    __typename: 'CancellationTerms',
    text: 'Please give a day of notice.',
    lateHours: 24,
    lateFeePercent: 50,
    noShowFeePercent: 80,
  },
  ...own,
});

/** What its flyout says about money. */
export const visitPayment = {
  __typename: 'Appointment',
  id: 'a',
  instantActionToken: 'token-of-a',
  past: false,
  timeZone: 'America/Vancouver',
  amountCents: 9000,
  amountCurrency: 'CAD',
  fullTotal: 9000,
  dueCents: 9000,
  refundableCents: 9000,
  overpaidCents: 0,
  discountCodeRedemptions: [],
  giftCardRedemptions: [],
  writtenOffCents: 0,
  failedRefunds: [],
  disputes: [],
  received: { __typename: 'ReceivedMoney', cardCents: 0, giftCardCents: 0, offlineCents: 0 },
  paymentIntentId: null,
  paidBy: null,
  adjustments: [],
  invoices: [],
  practice: { __typename: 'Practice', id: 'p', hasPaymentProvider: true },
  paymentStatus: 'Upcoming',
  paymentError: null,
  markPaid: false,
  hasPaymentMethod: true,
  defaultPaymentMethod: { __typename: 'PaymentMethod', id: 'card', brand: 'visa', last4: '4242' },
};

/** What its flyout says about its review: there is none. */
export const visitReview = {
  ...{ __typename: 'Appointment', id: 'a', instantActionToken: 'token-of-a' },
  ...{ isReviewed: false, hasTextReview: false, hasVideoReview: false, hasEndorsements: false },
  reviewLink: '/i/r/client_info/practice-code',
};

/** A location that is open from nine to five on all days of the week. */
const openEveryDay = (timeZone: string) => ({
  __typename: 'Location',
  id: 'studio',
  name: 'Studio',
  timeZone,
  allHours: [0, 1, 2, 3, 4, 5, 6].map((weekDay) => ({
    __typename: 'WeekdayHours',
    weekDay,
    hours: [{ __typename: 'HoursBlock', startsAt: '09:00', endsAt: '17:00' }],
  })),
  hoursExceptions: [],
});

export const ownPractice = (timeZone: string) => ({
  currentPractice: {
    __typename: 'Practice',
    id: 'p',
    name: 'Willow',
    timeZone,
    countryCode: 'CA',
    bookableEventsEnabled: true,
    locations: [openEveryDay(timeZone)],
  },
});

/** A visit of the series "s", as lists of it have it. */
export const seriesVisit = (id: string, startsAt: string, own: object = {}) => ({
  ...{ __typename: 'Appointment', id, instantActionToken: `token-of-${id}`, state: 'approved', past: false },
  ...{ startsAt, seriesNumber: 1, amountCurrency: 'CAD', cancellationPackageOutcome: null, package: null },
  received: { __typename: 'ReceivedMoney', cardCents: 0, giftCardCents: 0, offlineCents: 0 },
  ...own,
});

/** The weekly series "s". */
export const SERIES = {
  ...{ __typename: 'AppointmentSeries', id: 's', frequency: 'weekly', interval: null, unit: null, weekdays: [] },
  ...{ until: null, size: 10 },
};

/** The calendar of a practice in Vancouver. @param own answers of the test, before the usual ones */
export function openCalendar(at: string, own: Answers, appointments: object[] = []): RenderedPage {
  const page = (
    <>
      <CalendarPage />
      <ToastRegion />
    </>
  );
  const answers: Answers = {
    OwnPractice: () => ownPractice('America/Vancouver'),
    ProCalendar: () => calendarOf(appointments),
    ProCalendarEvents: () => ({ calendarEvents: [] }),
    AppointmentForCalendar: () => ({ tokenAppointment: visitDetails() }),
    AppointmentPayment: () => ({ tokenAppointment: visitPayment }),
    AppointmentReview: () => ({ tokenAppointment: visitReview }),
    CancellationOutcome: () => ({
      tokenAppointment: { ...seriesVisit('a', '2026-11-02T10:00:00-07:00'), series: null },
    }),
    ...own,
  };
  return renderPage(page, answers, at);
}

/** No visit is open, and the grid lays out what has no size here. */
export function settleCalendar() {
  window.history.replaceState(null, '', '/');
  jest.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(0);
}

export function leaveCalendar() {
  cleanup();
  jest.restoreAllMocks();
}
