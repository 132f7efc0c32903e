import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderPage, type Answers } from '../../../testing/renderPage.js';
import { ClientsPage } from './ClientsPage.js';

const client = (id: string, name: string, own: object = {}) => ({
  __typename: 'Client',
  id,
  name,
  email: `${id}@example.com`,
  phone: '+16045550134',
  createdAt: '2026-01-01T00:00:00Z',
  ...own,
});
const list = (clients: object[], endCursor: string | null = null, totalCount = clients.length) => ({
  clients: {
    __typename: 'ClientConnection',
    totalCount,
    pageInfo: { __typename: 'PageInfo', hasNextPage: endCursor !== null, endCursor },
    edges: clients.map((node, index) => ({ __typename: 'ClientEdge', cursor: `cursor-${index}`, node })),
  },
});
const visit = (id: string, startsAt: string, state = 'approved') => ({
  __typename: 'Appointment',
  id,
  instantActionToken: `token-of-${id}`,
  state,
  startsAt,
  timeZone: 'America/Vancouver',
  appointmentServices: [{ __typename: 'AppointmentServiceLine', id: `line-${id}`, name: 'Deep tissue massage' }],
});
const answers = (own: Answers = {}): Answers => ({
  ClientsOfPractice: () => list([client('maya', 'Maya Rivers'), client('noah', 'Noah Field', { phone: null })]),
  ClientDetails: () => ({ client: client('maya', 'Maya Rivers') }),
  VisitsOfClient: () => ({
    upcomingAppointments: [visit('next', '2026-12-01T17:00:00Z', 'pending')],
    pastAppointments: [
      visit('latest', '2026-10-20T16:00:00Z'),
      visit('middle', '2026-09-20T16:00:00Z', 'cancelled'),
      visit('oldest', '2026-08-20T16:00:00Z'),
    ],
  }),
  ...own,
});

afterEach(cleanup);

describe('the client directory', () => {
  it('lists the contacts with e-mail and phone', async () => {
    renderPage(<ClientsPage />, answers(), '/portal/clients');
    const row = (await screen.findByRole('button', { name: 'Maya Rivers' })).closest('tr') as HTMLElement;
    expect(within(row).getByText('maya@example.com')).toBeTruthy();
    expect(within(row).getByText('(604) 555-0134')).toBeTruthy();
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Full Name',
      'Email',
      'Phone',
    ]);
    expect(screen.getByText('2 clients')).toBeTruthy();
  });

  it('asks for no more letters than the directory takes, whether typed or in the address', async () => {
    const ClientsOfPractice: Answers[string] = ({ search }) => {
      if (String(search).length > 100) throw new Error('The search is too long.');
      return list([]);
    };
    const { asked } = renderPage(
      <ClientsPage />,
      answers({ ClientsOfPractice }),
      `/portal/clients?q=${'m'.repeat(300)}`,
    );
    expect(await screen.findByText(`Nobody found for “${'m'.repeat(100)}”`)).toBeTruthy();
    expect((screen.getByRole('searchbox') as HTMLInputElement).maxLength).toBe(100);
    expect(asked.map(({ variables }) => (variables as { search: string }).search.length)).toEqual([100]);
  });

  it('searches when the typing stands still, and keeps the text in the address', async () => {
    const ClientsOfPractice: Answers[string] = ({ search }) =>
      String(search) === 'zz' ? list([]) : list([client('maya', 'Maya Rivers')]);
    const { asked, visited } = renderPage(<ClientsPage />, answers({ ClientsOfPractice }), '/portal/clients');
    await screen.findByText('1 client');
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'z' } });
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'zz' } });
    expect(await screen.findByText('Nobody found for “zz”')).toBeTruthy();
    expect(asked.map(({ variables }) => (variables as { search: string | null }).search)).toEqual([null, 'zz']);
    expect(visited.at(-1)).toBe('/portal/clients?q=zz');
  });

  it('shows the next page below the first', async () => {
    const ClientsOfPractice: Answers[string] = ({ after }) =>
      String(after) === 'cursor-0'
        ? list([client('noah', 'Noah Field')], null, 2)
        : list([client('maya', 'Maya Rivers')], 'cursor-0', 2);
    renderPage(<ClientsPage />, answers({ ClientsOfPractice }), '/portal/clients');
    fireEvent.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await screen.findByRole('button', { name: 'Noah Field' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Maya Rivers' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('says when there is nobody yet, and when the list did not load', async () => {
    const { unmount } = renderPage(<ClientsPage />, answers({ ClientsOfPractice: () => list([]) }), '/portal/clients');
    expect(await screen.findByText('No clients yet')).toBeTruthy();
    unmount();
    let fails = true;
    const ClientsOfPractice = () => {
      if (fails) throw new Error('down');
      return list([client('maya', 'Maya Rivers')]);
    };
    renderPage(<ClientsPage />, answers({ ClientsOfPractice }), '/portal/clients');
    const retry = await screen.findByRole('button', { name: 'Try again' });
    fails = false;
    fireEvent.click(retry);
    expect(await screen.findByRole('button', { name: 'Maya Rivers' })).toBeTruthy();
  });
});

describe('the client flyout', () => {
  it('shows how to reach them, what is coming and the two most recent visits', async () => {
    const { asked, visited } = renderPage(<ClientsPage />, answers(), '/portal/clients');
    fireEvent.click(await screen.findByRole('button', { name: 'Maya Rivers' }));
    const flyout = await screen.findByRole('dialog', { name: 'Maya Rivers' });
    expect(within(flyout).getByRole('link', { name: '(604) 555-0134' }).getAttribute('href')).toBe('tel:+16045550134');
    const links = await within(flyout).findAllByRole('link', { name: /Deep tissue massage/ });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/portal/calendar#token-of-next',
      '/portal/calendar#token-of-latest',
      '/portal/calendar#token-of-middle',
    ]);
    expect(links[0]?.textContent).toContain('Tue, Dec 1, 2026, 10:00 AM');
    expect(asked.at(-1)?.variables).toEqual({ clientId: 'maya' });
    fireEvent.click(within(flyout).getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
    await waitFor(() => expect(visited.at(-1)).toBe('/portal/clients'));
  });

  it('says when the appointments did not load', async () => {
    const own = {
      VisitsOfClient: () => {
        throw new Error('down');
      },
    };
    renderPage(<ClientsPage />, answers(own), '/portal/clients?client=maya');
    expect(await screen.findByText('Error fetching upcoming appointments')).toBeTruthy();
    const mail = screen.getByRole('link', { name: 'maya@example.com' });
    expect(mail.getAttribute('href')).toBe('mailto:maya@example.com');
  });

  it('says when there is no such client', async () => {
    renderPage(<ClientsPage />, answers({ ClientDetails: () => ({ client: null }) }), '/portal/clients?client=x');
    expect(await screen.findByText('There is no such client')).toBeTruthy();
  });
});
