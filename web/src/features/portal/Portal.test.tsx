import { describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderPage } from '../../testing/renderPage.js';
import { answers, booked, portal, request, requests, setUpPortal, user } from './testing/portalPage.js';

setUpPortal();

describe('the portal', () => {
  it('sends a visitor to log in and back, without asking the server', async () => {
    document.cookie = 'yarrow_csrf=; max-age=0';
    const { visited, asked } = renderPage(portal, answers(), '/portal/calendar?view=day');
    await waitFor(() => expect(visited.at(-1)).toBe('/login?return_to=%2Fportal%2Fcalendar%3Fview%3Dday'));
    expect(asked).toEqual([]);
  });

  it('says to a client that it is not for them', async () => {
    renderPage(portal, answers({ CurrentUser: () => ({ currentUser: user('client') }) }), '/portal');
    expect(await screen.findByText('This part is for practitioners')).toBeTruthy();
    expect(screen.queryByRole('navigation', { name: 'Portal' })).toBeNull();
  });

  it('asks a practitioner to confirm their address, and sends the link again', async () => {
    const unconfirmed = { ...user('pro'), emailConfirmed: false };
    renderPage(
      portal,
      answers({
        CurrentUser: () => ({ currentUser: unconfirmed }),
        RequestEmailConfirmation: () => ({
          requestEmailConfirmation: {
            ...{ __typename: 'AccountPayload', result: 'success', errors: [] },
            user: { __typename: 'User', id: 'user-1', emailConfirmed: false },
          },
        }),
      }),
      '/portal',
    );
    await screen.findByText(/Until you open it, your clients won't get messages from you/);
    fireEvent.click(screen.getByRole('button', { name: 'Send the link again' }));
    await screen.findByText('Sent. Check your email.');
  });

  it('greets the practitioner, counts what waits and links the public page', async () => {
    renderPage(portal, answers(), '/portal');
    expect(await screen.findByText('Welcome back, Elena')).toBeTruthy();
    expect((await screen.findByRole('button', { name: /Notifications/ })).textContent).toContain('1');
    const hrefs = ['Preview website', 'View profile'].map((name) =>
      screen.getByRole('link', { name }).getAttribute('href'),
    );
    expect(hrefs).toEqual(['/p/willow', '/p/willow']);
  });

  it('adds up what is booked today', async () => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-20T08:10:00-07:00'));
    const day = [
      booked('a', '10:00', 'Maya Rivers'),
      booked('b', '13:00', 'Noah Field'),
      booked('c', '15:00', 'Ivy', 'pending'),
    ];
    renderPage(portal, answers({ VisitsOfDay: () => ({ practiceAppointments: day }) }), '/portal');
    expect(await screen.findByText('2 visits, CA$180.00')).toBeTruthy();
  });

  it.each([
    ['2026-11-20T08:10:00-07:00', ['Maya Rivers', 'Next']],
    ['2026-11-20T10:20:00-07:00', ['Maya Rivers', 'Now']],
    ['2026-11-20T11:00:00-07:00', ['Noah Field', 'Next']],
    ['2026-11-20T15:00:00-07:00', []],
  ])('points at %s to the visit that is under way or comes next: %j', async (now, pointed) => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse(now));
    const day = [
      booked('asked', '09:00', 'Ivy Stone', 'pending'),
      booked('first', '10:00', 'Maya Rivers'),
      booked('second', '13:00', 'Noah Field'),
    ];
    const own = {
      VisitsOfDay: () => ({ practiceAppointments: day }),
      WaitingRequests: () => ({ pendingAppointments: [] }),
    };
    renderPage(portal, answers(own), '/portal');
    const visits = await screen.findAllByRole('link', { name: /Studio/ });
    const found = visits.flatMap((visit) => {
      const word = within(visit).queryByText(/^(Now|Next)$/)?.textContent;
      const name = ['Ivy Stone', 'Maya Rivers', 'Noah Field'].find((client) => visit.textContent?.includes(client));
      return word ? [name, word] : [];
    });
    expect(found).toEqual(pointed);
  });

  it('shows the visits of today in the zone of the practice', async () => {
    const visit = {
      ...request,
      state: 'approved',
      startsAt: '2026-11-20T17:00:00Z',
      endsAt: '2026-11-20T18:00:00Z',
    };
    const declined = { ...visit, id: 'appointment-2', state: 'cancelled', clientName: 'Noah Field' };
    const own = { VisitsOfDay: () => ({ practiceAppointments: [visit, declined] }) };
    const { asked } = renderPage(portal, answers(own), '/portal');
    const link = await screen.findByRole('link', { name: /10:00 AM/ });
    expect(link.getAttribute('href')).toBe('/portal/calendar#token-1');
    expect(screen.queryByText('Noah Field')).toBeNull();
    const { from, to } = asked.find(({ operation }) => operation === 'VisitsOfDay')?.variables as Record<
      string,
      string
    >;
    expect(Date.parse(String(to)) - Date.parse(String(from))).toBe(86_400_000);
  });

  it('lets its badge grow when more than nine wait', async () => {
    renderPage(portal, answers({ WaitingRequests: () => ({ pendingAppointments: requests(12) }) }), '/portal');
    const bell = await screen.findByRole('button', { name: 'Notifications 12' });
    expect(bell.querySelector('[data-wide]')?.textContent).toBe('12');
  });

  it('opens the notifications flyout', async () => {
    renderPage(portal, answers({ WaitingRequests: () => ({ pendingAppointments: [] }) }), '/portal');
    fireEvent.click(await screen.findByRole('button', { name: /Notifications/ }));
    expect(await screen.findByRole('dialog', { name: 'Notifications' })).toBeTruthy();
  });
});
