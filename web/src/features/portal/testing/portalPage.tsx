import { afterEach, beforeEach, jest } from '@jest/globals';
import { cleanup } from '@testing-library/react';
import type { Answers } from '../../../testing/renderPage.js';
import { ToastRegion } from '../../../ui/ToastRegion.js';
import { Portal } from '../Portal.js';
import { framePractice } from './framePractice.js';

/** The practitioner or client who is logged in. */
export const user = (kind: 'pro' | 'client') => ({
  __typename: 'User',
  id: 'user-1',
  kind,
  name: 'Elena Marsh',
  firstName: 'Elena',
  email: 'elena@example.com',
  emailConfirmed: true as boolean,
  isStaff: false,
  practice: kind === 'pro' ? { __typename: 'Practice', id: 'p', url: '/p/willow', photoUrl: null } : null,
});
/** A request that waits for an answer. */
export const request = {
  __typename: 'Appointment',
  id: 'appointment-1',
  instantActionToken: 'token-1',
  state: 'pending',
  clientName: 'Maya Rivers',
  newClient: true,
  clientNote: 'My left shoulder hurts.',
  startsAt: '2026-11-27T09:00:00-07:00',
  endsAt: '2026-11-27T10:00:00-07:00',
  timeZone: 'America/Vancouver',
  formattedStartsAt: 'Friday, November 27, 2026 at 9:00 AM Vancouver time',
  locationName: 'Studio',
  amountCents: 9000,
  amountCurrency: 'CAD',
  appointmentServices: [{ __typename: 'AppointmentServiceLine', id: 'line-1', name: 'Deep tissue massage' }],
};
/** The response to accepting the request. @param errors why it was refused */
export const accepted = (errors: object[] = []) => ({
  acceptAppointment: {
    __typename: 'AppointmentPayload',
    result: errors.length ? 'failure' : 'success',
    errors,
    appointment: errors.length ? null : { __typename: 'Appointment', id: 'appointment-1', state: 'approved' },
  },
});
export const answers = (own: Answers = {}): Answers => ({
  CurrentUser: () => ({ currentUser: user('pro') }),
  OwnPractice: () => ({
    currentPractice: {
      __typename: 'Practice',
      id: 'p',
      name: 'Willow',
      timeZone: 'America/Vancouver',
      countryCode: 'CA',
      locations: [],
    },
  }),
  PortalFrame: () => framePractice(),
  ChangedCalendarEntries: () => ({
    currentPractice: { __typename: 'Practice', id: 'p', changedCalendarEntries: [] },
  }),
  VisitsOfDay: () => ({ practiceAppointments: [] }),
  WaitingRequests: () => ({ pendingAppointments: [request] }),
  ProInbox: () => ({
    ...{ failedPayments: [], missingPayments: [], failedRefunds: [], disputedPayments: [], registrationsToSettle: [] },
    currentPractice: { __typename: 'Practice', id: 'p', hasPaymentProvider: true },
  }),
  AcceptAppointment: () => accepted(),
  ...own,
});
export const requests = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ ...request, id: `appointment-${index}` }));
/** An hour on 20 November 2026 in Vancouver. @param time `HH:mm` */
export const booked = (id: string, time: string, clientName: string, state = 'approved') => ({
  ...request,
  id,
  state,
  clientName,
  startsAt: `2026-11-20T${time}:00-07:00`,
  endsAt: new Date(Date.parse(`2026-11-20T${time}:00-07:00`) + 3_600_000).toISOString(),
});
export const portal = (
  <>
    <Portal />
    <ToastRegion />
  </>
);

/** Logs a practitioner in for each test. */
export function setUpPortal(): void {
  beforeEach(() => {
    document.cookie = 'yarrow_csrf=csrf-value';
  });
  afterEach(() => {
    cleanup();
    jest.restoreAllMocks();
    document.cookie = 'yarrow_csrf=; max-age=0';
  });
}
