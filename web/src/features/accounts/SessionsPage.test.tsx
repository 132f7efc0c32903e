import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { CONNECTION_MESSAGE } from '../../lib/userErrors.js';
import { renderPage, type Answers } from '../../testing/renderPage.js';
import { SessionsPage } from './SessionsPage.js';

const browser = (id: string, name: string | null, more: object = {}) => ({
  __typename: 'BrowserSession',
  id,
  browser: name,
  handheld: false,
  address: '203.0.113.7',
  createdAt: '2027-01-04T12:00:00.000Z',
  lastUsedAt: '2027-01-06T13:00:00.000Z',
  current: false,
  ...more,
});
const laptop = browser('laptop', 'Firefox on Linux', { current: true });
const phone = browser('phone', 'Safari on iPhone', { handheld: true });
const old = browser('old', null, { address: null });
const user = {
  __typename: 'User',
  id: 'user',
  kind: 'client',
  name: 'Ann Bell',
  firstName: 'Ann',
  email: 'ann@example.com',
  emailConfirmed: true,
  isStaff: false,
  practice: null,
};

beforeEach(() => void (document.cookie = 'yarrow_csrf=token'));
afterEach(() => {
  cleanup();
  document.cookie = 'yarrow_csrf=; max-age=0';
});

/** The page over a list that the mutations shorten. */
function open(sessions: object[], more: Answers = {}) {
  let open = sessions as { id: string; current: boolean }[];
  const outcome = () => ({
    __typename: 'BrowserSessionsPayload',
    result: 'success',
    errors: [],
    browserSessions: open,
  });
  return renderPage(<SessionsPage />, {
    CurrentUser: () => ({ currentUser: user }),
    BrowserSessions: () => ({ browserSessions: open }),
    EndBrowserSession: ({ input }) => {
      open = open.filter(({ id }) => id !== (input as unknown as { id: string }).id);
      return { endBrowserSession: outcome() };
    },
    EndOtherBrowserSessions: () => {
      open = open.filter(({ current }) => current);
      return { endOtherBrowserSessions: outcome() };
    },
    ...more,
  });
}

const card = async (name: RegExp) => within((await screen.findByRole('heading', { name })).closest('li')!);

describe('the page of where one is logged in', () => {
  it('shows each browser in plain language, with its use, its start and its address', async () => {
    open([laptop, phone, old]);
    const here = await card(/Firefox on Linux/);
    here.getByText('This device');
    here.getByText('In use now');
    const there = await card(/Safari on iPhone/);
    expect(there.queryByText('This device')).toBeNull();
    there.getByText(/^Last used Wed, Jan 6, 2027, \d+:00 [AP]M$/);
    there.getByText(/^Logged in Mon, Jan 4, 2027, .* from 203\.0\.113\.7$/);
    const unknown = await card(/Unknown browser/);
    unknown.getByText(/^Logged in Mon, Jan 4, 2027, [^f]*$/);
  });

  it('logs one browser out, takes it off the list and says so where the focus is', async () => {
    const page = open([laptop, phone]);
    fireEvent.click(await screen.findByRole('button', { name: 'Log out Safari on iPhone' }));
    const said = await screen.findByText('Safari on iPhone is logged out.');
    expect(said.getAttribute('role')).toBe('status');
    await waitFor(() => expect(document.activeElement).toBe(said));
    await waitFor(() => expect(screen.queryByRole('heading', { name: /Safari/ })).toBeNull());
    const sent = page.asked.find(({ operation }) => operation === 'EndBrowserSession');
    expect(sent?.variables).toEqual({ input: { id: 'phone' } });
    expect(sent?.headers['x-csrf-token']).toBe('token');
  });

  it('logs out everywhere else, and offers it no more', async () => {
    open([laptop, phone, old]);
    fireEvent.click(await screen.findByRole('button', { name: 'Log out everywhere else' }));
    await screen.findByText("You're logged out everywhere else.");
    await screen.findByText("You aren't logged in anywhere else.");
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Log out everywhere else' })).toBeNull();
  });

  it('logs out this device as the menu does', async () => {
    const page = open([laptop], {
      Logout: () => ({ logout: { __typename: 'LogoutPayload', result: 'success', errors: [] } }),
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Log out of this device' }));
    await waitFor(() => expect(page.asked.map(({ operation }) => operation)).toContain('Logout'));
  });

  it('says when the server was not reached, and keeps the list', async () => {
    open([laptop, phone], {
      EndBrowserSession: () => {
        throw new Error('down');
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Log out Safari on iPhone' }));
    await screen.findByText(CONNECTION_MESSAGE);
    await card(/Safari on iPhone/);
  });

  it('has visitors log in first and come back', async () => {
    document.cookie = 'yarrow_csrf=; max-age=0';
    const page = open([]);
    const link = await screen.findByRole('link', { name: 'Log in' });
    expect(link.getAttribute('href')).toBe('/login?return_to=%2Faccount%2Fsessions');
    expect(page.asked).toEqual([]);
  });

  it('offers to try again where the list did not load', async () => {
    let down = true;
    open([laptop], {
      BrowserSessions: () => {
        if (down) throw new Error('down');
        return { browserSessions: [laptop] };
      },
    });
    const again = await screen.findByRole('button', { name: 'Try again' });
    down = false;
    fireEvent.click(again);
    await card(/Firefox on Linux/);
  });
});
