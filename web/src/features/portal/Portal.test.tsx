import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ToastRegion } from '../../ui/ToastRegion.js';
import { noteConnection } from '../../connection/connectionState.js';
import { LineCut, renderPage, type Answers } from '../../testing/renderPage.js';
import { Portal } from './Portal.js';
import { framePractice } from './testing/framePractice.js';

const user = (kind: 'pro' | 'client') => ({
  __typename: 'User',
  id: 'user-1',
  kind,
  name: 'Elena Marsh',
  firstName: 'Elena',
  email: 'elena@example.com',
  emailConfirmed: true as boolean,
  practice: kind === 'pro' ? { __typename: 'Practice', id: 'p', url: '/p/willow', photoUrl: null } : null,
});
const request = {
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
  formattedStartsAt: 'Friday, November 27, 2026 at 9:00 AM PST',
  locationName: 'Studio',
  amountCents: 9000,
  amountCurrency: 'CAD',
  appointmentServices: [{ __typename: 'AppointmentServiceLine', id: 'line-1', name: 'Deep tissue massage' }],
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
  VisitsOfDay: () => ({ practiceAppointments: [] }),
  WaitingRequests: () => ({ pendingAppointments: [request] }),
  ProInbox: () => ({
    ...{ failedPayments: [], missingPayments: [], failedRefunds: [], disputedPayments: [], registrationsToSettle: [] },
    currentPractice: { __typename: 'Practice', id: 'p', hasPaymentProvider: true },
  }),
  AcceptAppointment: () => accepted(),
  ...own,
});
const requests = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ ...request, id: `appointment-${index}` }));
/** An hour on 20 November 2026 in Vancouver. @param time `HH:mm` */
const booked = (id: string, time: string, clientName: string, state = 'approved') => ({
  ...request,
  id,
  state,
  clientName,
  startsAt: `2026-11-20T${time}:00-07:00`,
  endsAt: new Date(Date.parse(`2026-11-20T${time}:00-07:00`) + 3_600_000).toISOString(),
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
  jest.restoreAllMocks();
  document.cookie = 'yarrow_csrf=; max-age=0';
});

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

  it('confirms a request with the CSRF token and asks again what waits', async () => {
    let waiting = [request];
    const confirm = () => {
      waiting = [];
      return accepted();
    };
    const own = { AcceptAppointment: confirm, WaitingRequests: () => ({ pendingAppointments: waiting }) };
    const { asked } = renderPage(portal, answers(own), '/portal');
    fireEvent.click(await screen.findByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText("You're all caught up")).toBeTruthy();
    expect(await screen.findByText('Appointment confirmed.')).toBeTruthy();
    const mutation = asked.find(({ operation }) => operation === 'AcceptAppointment');
    expect(mutation?.variables).toEqual({ appointmentId: 'appointment-1' });
    expect(mutation?.headers['x-csrf-token']).toBe('csrf-value');
  });

  it('shows why a request could not be confirmed', async () => {
    const refused = [{ __typename: 'UserError', message: 'This request has lapsed.' }];
    renderPage(portal, answers({ AcceptAppointment: () => accepted(refused) }), '/portal');
    fireEvent.click(await screen.findByRole('button', { name: 'Confirm' }));
    const message = 'There was an error confirming your appointment. This request has lapsed.';
    expect(await screen.findByText(message)).toBeTruthy();
  });

  it('takes a request away with the click, and brings it back with the reason where it is refused', async () => {
    let reached = false;
    const AcceptAppointment = () => {
      if (!reached) throw new LineCut();
      return accepted([{ __typename: 'UserError', message: 'That time is taken.' }]);
    };
    renderPage(portal, answers({ AcceptAppointment }), '/portal');
    fireEvent.click(await screen.findByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(screen.queryByText('Maya Rivers')).toBeNull());
    expect(screen.getByRole('button', { name: 'Notifications' })).toBeTruthy();
    expect(screen.queryByText(/That time is taken/)).toBeNull();
    reached = true;
    fireEvent(window, new Event('online'));
    expect(await screen.findByText('There was an error confirming your appointment. That time is taken.')).toBeTruthy();
    expect(screen.getByText('Maya Rivers')).toBeTruthy();
    act(() => noteConnection(false));
  });

  it('shows the first three requests and leads to the others', async () => {
    renderPage(portal, answers({ WaitingRequests: () => ({ pendingAppointments: requests(5) }) }), '/portal');
    const all = await screen.findByRole('link', { name: 'See all 5 requests' });
    expect(all.getAttribute('href')).toBe('/portal/requests');
    expect(screen.getAllByRole('button', { name: 'Confirm' })).toHaveLength(3);
  });

  it('has a page with all requests, which says when there are none', async () => {
    const { unmount } = renderPage(
      portal,
      answers({ WaitingRequests: () => ({ pendingAppointments: requests(5) }) }),
      '/portal/requests',
    );
    expect(await screen.findAllByRole('button', { name: 'Confirm' })).toHaveLength(5);
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

  it('shows on the page of all requests what the overview knows, while it is asked for again', async () => {
    renderPage(portal, answers({ WaitingRequests: () => ({ pendingAppointments: requests(5) }) }), '/portal');
    const all = await screen.findByRole('link', { name: 'See all 5 requests' });
    const counts: number[] = [];
    const watcher = new MutationObserver(() => {
      if (document.querySelector('h1')?.textContent === 'Requests')
        counts.push(screen.queryAllByRole('button', { name: 'Confirm' }).length);
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
    const [first] = await screen.findAllByRole('button', { name: 'Confirm' });
    waiting.shift();
    first!.focus();
    fireEvent.click(first!);
    await waitFor(() => expect(document.activeElement?.tagName).toBe('ARTICLE'));
    expect(within(document.activeElement as HTMLElement).getByRole('button', { name: 'Confirm' })).toBeTruthy();
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
