import { describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { noteConnection } from '../../../connection/connectionState.js';
import { LineCut, renderPage } from '../../../testing/renderPage.js';
import { accepted, answers, portal, request, requests, setUpPortal } from '../testing/portalPage.js';

setUpPortal();

async function openInbox() {
  fireEvent.click(await screen.findByRole('button', { name: /^Notifications/ }));
  return within(await screen.findByRole('dialog', { name: 'Notifications' }));
}

describe('requests', () => {
  it('confirms a request from the inbox with the CSRF token and refetches the requests', async () => {
    let waiting = [request];
    const confirm = () => {
      waiting = [];
      return accepted();
    };
    const own = { AcceptAppointment: confirm, WaitingRequests: () => ({ pendingAppointments: waiting }) };
    const { asked } = renderPage(portal, answers(own), '/portal');
    const inbox = await openInbox();
    fireEvent.click(await inbox.findByRole('button', { name: 'Confirm' }));
    expect(await inbox.findByText("You're all caught up")).toBeTruthy();
    expect(await screen.findByText('Appointment confirmed.')).toBeTruthy();
    const mutation = asked.find(({ operation }) => operation === 'AcceptAppointment');
    expect(mutation?.variables).toEqual({ appointmentId: 'appointment-1' });
    expect(mutation?.headers['x-csrf-token']).toBe('csrf-value');
  });

  it('shows why a request could not be confirmed from the inbox', async () => {
    const refused = [{ __typename: 'UserError', message: 'This request has lapsed.' }];
    renderPage(portal, answers({ AcceptAppointment: () => accepted(refused) }), '/portal');
    fireEvent.click(await (await openInbox()).findByRole('button', { name: 'Confirm' }));
    const message = 'There was an error confirming your appointment. This request has lapsed.';
    expect(await screen.findByText(message)).toBeTruthy();
  });

  it.each(['/portal', '/portal/requests'])('accepts a request at %s', async (path) => {
    renderPage(portal, answers(), path);
    fireEvent.click(await screen.findByRole('button', { name: 'Accept' }));
    expect(await screen.findByText('Appointment accepted')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull();
  });

  it('shows an unexpected error when the server fails to accept a request', async () => {
    const fails = () => {
      throw new Error('boom');
    };
    renderPage(portal, answers({ AcceptAppointment: fails }), '/portal/requests');
    fireEvent.click(await screen.findByRole('button', { name: 'Accept' }));
    await screen.findByText('Unexpected error accepting appointment. Please contact support if this persists.');
  });

  it('takes a request away with the click, and brings it back with the reason where it is refused', async () => {
    let reached = false;
    const AcceptAppointment = () => {
      if (!reached) throw new LineCut();
      return accepted([{ __typename: 'UserError', message: 'That time is taken.' }]);
    };
    renderPage(portal, answers({ AcceptAppointment }), '/portal');
    fireEvent.click(await screen.findByRole('button', { name: 'Accept' }));
    await waitFor(() => expect(screen.queryByText('Maya Rivers')).toBeNull());
    expect(screen.getByRole('button', { name: 'Notifications' })).toBeTruthy();
    expect(screen.queryByText(/That time is taken/)).toBeNull();
    reached = true;
    fireEvent(window, new Event('online'));
    expect(await screen.findByText('That time is taken.')).toBeTruthy();
    expect(screen.getByText('Maya Rivers')).toBeTruthy();
    act(() => noteConnection(false));
  });

  it('shows the first three requests and leads to the others', async () => {
    renderPage(portal, answers({ WaitingRequests: () => ({ pendingAppointments: requests(5) }) }), '/portal');
    const all = await screen.findByRole('link', { name: 'See all 5 requests' });
    expect(all.getAttribute('href')).toBe('/portal/requests');
    expect(screen.getAllByRole('button', { name: 'Accept' })).toHaveLength(3);
  });

  it('has a page with all requests, which says when there are none', async () => {
    const { unmount } = renderPage(
      portal,
      answers({ WaitingRequests: () => ({ pendingAppointments: requests(5) }) }),
      '/portal/requests',
    );
    expect(await screen.findAllByRole('button', { name: 'Accept' })).toHaveLength(5);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Requests');
    unmount();
    renderPage(portal, answers({ WaitingRequests: () => ({ pendingAppointments: [] }) }), '/portal/requests');
    expect(await screen.findByRole('heading', { name: "You're all caught up" })).toBeTruthy();
  });

  it('groups requests by day with times, price and note, and opens one in place', async () => {
    const [first, second] = requests(2) as [object, object];
    const later = { ...second, startsAt: '2026-11-28T13:00:00-07:00', endsAt: '2026-11-28T14:30:00-07:00' };
    const own = {
      WaitingRequests: () => ({ pendingAppointments: [first, { ...later, clientNote: null, amountCents: 0 }] }),
      AppointmentForCalendar: () => ({ tokenAppointment: null }),
    };
    const { asked, visited } = renderPage(portal, answers(own), '/portal/requests');
    const friday = within(await screen.findByRole('region', { name: 'Friday, November 27, 2026' }));
    friday.getByText(/^9:00 AM – 10:00 AM/);
    friday.getByText('Deep tissue massage · CA$90.00');
    friday.getByText('My left shoulder hurts.');
    const saturday = within(screen.getByRole('region', { name: 'Saturday, November 28, 2026' }));
    saturday.getByText('Deep tissue massage · Free');
    expect(saturday.getByRole('button', { name: 'Decline' })).toBeTruthy();
    fireEvent.click(friday.getByRole('button', { name: 'Suggest another time' }));
    expect(visited.at(-1)).toBe('/portal/requests?suggest=appointment-0');
    await waitFor(() => expect(asked.map(({ operation }) => operation)).toContain('AppointmentForCalendar'));
  });

  it('shows on the page of all requests what the overview knows, while it is asked for again', async () => {
    renderPage(portal, answers({ WaitingRequests: () => ({ pendingAppointments: requests(5) }) }), '/portal');
    const all = await screen.findByRole('link', { name: 'See all 5 requests' });
    const counts: number[] = [];
    const watcher = new MutationObserver(() => {
      if (document.querySelector('h1')?.textContent === 'Requests')
        counts.push(screen.queryAllByRole('button', { name: 'Accept' }).length);
    });
    watcher.observe(document.body, { subtree: true, childList: true });
    fireEvent.click(all);
    await screen.findByRole('heading', { level: 1, name: 'Requests' });
    watcher.disconnect();
    expect(counts[0]).toBe(5);
  });

  it.each([
    ['/portal', 'the overview'],
    ['/portal/requests', 'the page of all'],
  ])('at %s keeps the focus among the requests of %s when one of them is answered', async (path) => {
    const waiting = requests(2);
    const own = { AcceptAppointment: () => accepted(), WaitingRequests: () => ({ pendingAppointments: waiting }) };
    renderPage(portal, answers({ ...own }), path);
    const [first] = await screen.findAllByRole('button', { name: 'Accept' });
    waiting.shift();
    first!.focus();
    fireEvent.click(first!);
    await waitFor(() => expect(document.activeElement?.tagName).toBe('ARTICLE'));
    expect(within(document.activeElement as HTMLElement).getByRole('button', { name: 'Accept' })).toBeTruthy();
  });

  it('leads from the notifications to all requests', async () => {
    const waiting = { WaitingRequests: () => ({ pendingAppointments: requests(2) }) };
    const { visited } = renderPage(portal, answers(waiting), '/portal');
    fireEvent.click(await screen.findByRole('button', { name: 'Notifications 2' }));
    const flyout = await screen.findByRole('dialog', { name: 'Notifications' });
    fireEvent.click(within(flyout).getByRole('link', { name: 'See all requests' }));
    expect(visited.at(-1)).toBe('/portal/requests');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
