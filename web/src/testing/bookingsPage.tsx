import { cleanup, screen, within } from '@testing-library/react';
import { BookingsPage } from '../features/bookings/BookingsPage.js';
import { ToastRegion } from '../ui/ToastRegion.js';
import { renderPage, type Answers, type RenderedPage } from './renderPage.js';

/** A visit as the list of bookings asks for it. */
export const bookedVisit = (id: string, state: string, more: object = {}) => ({
  __typename: 'Appointment',
  id,
  instantActionToken: `token-${id}`,
  state,
  startsAt: '2026-12-01T09:00:00-07:00',
  endsAt: '2026-12-01T10:00:00-07:00',
  timeZone: 'America/Vancouver',
  clientTimeZone: 'America/New_York',
  isVirtual: false,
  locationName: 'Studio',
  locationSingleLine: '1 Main Street, Vancouver, BC',
  amountCents: 9000,
  amountCurrency: 'USD',
  feeCents: 200,
  platformFeeCents: 50,
  canCancel: state !== 'cancelled',
  packageSessionNumber: null,
  cancellationPackageOutcome: null,
  transaction: null,
  transactions: [],
  appointmentServices: [
    { __typename: 'AppointmentServiceLine', id: `${id}:0`, name: `Massage ${id}`, addOn: false },
    { __typename: 'AppointmentServiceLine', id: `${id}:1`, name: 'Hot stones', addOn: true },
  ],
  practice: {
    __typename: 'Practice',
    id: 'practice',
    name: 'Willow Rooms',
    practitionerName: 'Mara Jensen',
    practitionerFirstName: 'Mara',
    photoUrl: null,
  },
  ...more,
});

/** What the page lists on its tabs. */
export const bookingLists = (upcoming: object[], past: object[] = [], expired: object[] = []) => ({
  upcomingAppointments: upcoming,
  pastAppointments: past,
  expiredAppointments: expired,
  openPackages: [],
});

const answers = (bookings: () => object): Answers => ({
  CurrentUser: () => ({
    currentUser: {
      __typename: 'User',
      id: 'user',
      kind: 'client',
      name: 'Ann Bell',
      firstName: 'Ann',
      email: 'ann@example.com',
      practice: null,
    },
  }),
  ClientBookings: bookings,
});

/** The page as a client sees it who has logged in. */
export function openBookings(bookings: () => object, at = '/bookings', more: Answers = {}): RenderedPage {
  document.cookie = 'yarrow_csrf=token';
  return renderPage(
    <>
      <BookingsPage />
      <ToastRegion />
    </>,
    { ...answers(bookings), ...more },
    at,
  );
}

export function leaveBookings() {
  cleanup();
  document.cookie = 'yarrow_csrf=; max-age=0';
}

/** What the card with this heading says. */
export const bookingCard = async (title: RegExp) => {
  const heading = await screen.findByRole('heading', { name: title });
  return within(heading.closest('li') as HTMLElement);
};
