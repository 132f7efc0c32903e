import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { ToastRegion } from '../../ui/ToastRegion.js';
import { renderPage, type Answers } from '../../testing/renderPage.js';
import { Portal } from './Portal.js';

const user = (kind: 'pro' | 'client') => ({
  __typename: 'User',
  id: 'user-1',
  kind,
  name: 'Elena Marsh',
  firstName: 'Elena',
  email: 'elena@example.com',
  practice: kind === 'pro' ? { __typename: 'Practice', id: 'p', url: '/p/willow', photoUrl: null } : null,
});
const request = {
  __typename: 'Appointment',
  id: 'appointment-1',
  instantActionToken: 'token-1',
  clientName: 'Maya Rivers',
  newClient: true,
  formattedStartsAt: 'Friday, November 27, 2026 at 9:00 AM PST',
  service: { __typename: 'Service', id: 'service-1', name: 'Deep tissue massage' },
};
const accepted = (errors: object[] = []) => ({
  acceptAppointment: {
    __typename: 'AppointmentPayload',
    result: errors.length ? 'failure' : 'success',
    errors,
    appointment: errors.length ? null : { __typename: 'Appointment', id: 'appointment-1', state: 'approved' },
  },
});
const answers = (own: Answers = {}): Answers => ({
  CurrentUser: () => ({ currentUser: user('pro') }),
  WaitingRequests: () => ({ pendingAppointments: [request] }),
  AcceptWaitingRequest: () => accepted(),
  ...own,
});
const portal = (
  <>
    <Portal />
    <ToastRegion />
  </>
);

beforeEach(() => {
  document.cookie = 'yarrow_csrf=csrf-value';
});
afterEach(() => {
  cleanup();
  document.cookie = 'yarrow_csrf=; max-age=0';
});

describe('the portal', () => {
  it('sends a visitor to log in and back, without asking the server', async () => {
    document.cookie = 'yarrow_csrf=; max-age=0';
    const { visited, asked } = renderPage(portal, answers(), '/portal/calendar');
    await waitFor(() => expect(visited.at(-1)).toBe('/login?next=%2Fportal%2Fcalendar'));
    expect(asked).toEqual([]);
  });

  it('tells a client that it is not for them', async () => {
    renderPage(portal, answers({ CurrentUser: () => ({ currentUser: user('client') }) }), '/portal');
    expect(await screen.findByText('This part is for practitioners')).toBeTruthy();
    expect(screen.queryByRole('navigation', { name: 'Portal' })).toBeNull();
  });

  it('greets the practitioner, counts what waits and links the public page', async () => {
    renderPage(portal, answers(), '/portal');
    expect(await screen.findByText('Welcome back, Elena')).toBeTruthy();
    expect((await screen.findByRole('button', { name: /Notifications/ })).textContent).toContain('1');
    const links = screen.getAllByRole('link', { name: 'Preview website' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/p/willow', '/p/willow']);
  });

  it('confirms a request with the CSRF token and asks again what waits', async () => {
    let waiting = [request];
    const confirm = () => {
      waiting = [];
      return accepted();
    };
    const own = { AcceptWaitingRequest: confirm, WaitingRequests: () => ({ pendingAppointments: waiting }) };
    const { asked } = renderPage(portal, answers(own), '/portal');
    fireEvent.click(await screen.findByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText("You're all caught up")).toBeTruthy();
    const mutation = asked.find(({ operation }) => operation === 'AcceptWaitingRequest');
    expect(mutation?.variables).toEqual({ appointmentId: 'appointment-1' });
    expect(mutation?.headers['x-csrf-token']).toBe('csrf-value');
  });

  it('shows why a request could not be confirmed', async () => {
    const refused = [{ __typename: 'UserError', message: 'This request has lapsed.' }];
    renderPage(portal, answers({ AcceptWaitingRequest: () => accepted(refused) }), '/portal');
    fireEvent.click(await screen.findByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('This request has lapsed.')).toBeTruthy();
  });

  it('opens the notifications flyout', async () => {
    renderPage(portal, answers({ WaitingRequests: () => ({ pendingAppointments: [] }) }), '/portal');
    fireEvent.click(await screen.findByRole('button', { name: /Notifications/ }));
    expect(await screen.findByRole('dialog', { name: 'Notifications' })).toBeTruthy();
  });
});
