import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Answers } from '../../../testing/renderPage.js';
import {
  accountWith,
  done,
  leaveIntegrations,
  openIntegrations,
  press,
  profileWith,
  PROVIDERS,
  refused,
} from '../testing/calendarIntegrations.js';

const open = (answers: Answers = {}, practice: object = {}, search = '') =>
  openIntegrations(answers, { calendarProviders: PROVIDERS, ...practice }, search);
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { selector: 'input' });
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const errorOf = (label: string) => document.getElementById(`${field(label).id}-error`)?.textContent ?? '';
const submit = async () => {
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Connect' });
  await waitFor(() => expect(button.disabled).toBe(false));
  fireEvent.click(button);
};
const lost = (own: object = {}) =>
  accountWith(
    { erroredAt: '2026-11-20T10:00:00Z', ...own },
    { unreadSince: '2026-11-20T10:00:00Z', problem: 'access_lost' },
  );

beforeEach(() => window.history.replaceState(null, '', '/'));
afterEach(leaveIntegrations);

describe('the providers', () => {
  it('are listed in the words of the specification where they can be connected', async () => {
    open();
    const rows = within(await screen.findByRole('list', { name: 'Calendar providers' })).getAllByRole('listitem');
    expect(rows.map((row) => row.querySelector('p')?.textContent)).toEqual([
      'Google',
      'iCloud',
      'Outlook',
      'Office 365',
      'Exchange',
      'Other (CalDAV)',
    ]);
    cleanup();
    openIntegrations();
    await screen.findByRole('heading', { name: 'Add an iCal feed' });
    expect(screen.queryByRole('heading', { name: 'Connect a calendar' })).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Write calendar' })).toBeNull();
  });

  it.each([
    ['Google', 'google'],
    ['Outlook', 'outlook'],
    ['Office 365', 'office365'],
    ['Exchange', 'exchange'],
  ])('lead to the login page of %s', async (name, provider) => {
    // The one way to leave that jsdom follows.
    const { asked } = open({ ConnectCalendar: () => ({ connectCalendar: done({ url: '#login-page' }) }) });
    await press(`Connect ${name}`);
    await waitFor(() => expect(window.location.hash).toBe('#login-page'));
    expect(asked.at(-1)!.variables).toEqual({ provider });
    expect((await screen.findByRole<HTMLButtonElement>('button', { name: `Connect ${name}` })).disabled).toBe(true);
  });

  it.each([
    [
      "the server's reason",
      refused({ message: 'Google cannot be connected here.' }),
      'Google cannot be connected here.',
    ],
    ['that it failed', refused(), "We couldn't open the login page. Please try again."],
  ])('show %s when a connection is refused, and can be tried again', async (_, connectCalendar, message) => {
    open({ ConnectCalendar: () => ({ connectCalendar }) });
    await press('Connect Google');
    await screen.findByText(message);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Connect Google' }).disabled).toBe(false);
  });

  it('show how the browser came back', async () => {
    open({}, { calendarProfiles: [accountWith()] }, '?connected=true');
    await screen.findByText('Your calendar is connected.');
    cleanup();
    const { visited } = open({}, {}, '?error=denied');
    await screen.findByText("Your calendar was not connected. You didn't allow the connection.");
    expect(screen.getByText('Your calendar was not connected')).toBeTruthy();
    await waitFor(() => expect(visited.at(-1)).toBe('/portal/settings/calendar'));
    cleanup();
    open({}, { calendarProfiles: [profileWith()] }, '?connected=true');
    await screen.findByRole('heading', { name: 'Ada at home' });
    expect(screen.queryByText('Your calendar is connected.')).toBeNull();
  });
});

describe('the iCloud form', () => {
  it('checks what is typed before it is sent', async () => {
    const { asked } = open();
    await press('Connect iCloud');
    await screen.findByRole('dialog', { name: 'Connect iCloud' });
    expect(screen.queryByLabelText('Server address')).toBeNull();
    expect(screen.getByRole('link', { name: 'account.apple.com' }).getAttribute('target')).toBe('_blank');
    type('Apple ID email', 'ada');
    fireEvent.blur(field('Apple ID email'));
    await waitFor(() => expect(errorOf('Apple ID email')).toBe('Please enter the email address of your Apple ID.'));
    fireEvent.blur(field('App-specific password'));
    await waitFor(() => expect(errorOf('App-specific password')).toBe('Please enter an app-specific password.'));
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Connect' }).disabled).toBe(true);
    expect(asked.map(({ operation }) => operation)).not.toContain('ConnectCalDav');
  });

  it('shows refusals at their fields, keeps what was typed, and connects on another try', async () => {
    const refusals = [
      refused({ code: 'calendar_login_refused', message: 'Apple refused this login.', field: 'password' }),
      refused({ code: 'calendar_server_unreachable', message: "Apple's server doesn't respond." }),
      done({ calendarProfile: accountWith({ providerName: 'icloud' }) }),
    ];
    const { asked } = open({ ConnectCalDav: () => ({ connectCalDav: refusals.shift()! }) });
    await press('Connect iCloud');
    const dialog = within(await screen.findByRole('dialog', { name: 'Connect iCloud' }));
    type('Apple ID email', ' ada@example.com ');
    type('App-specific password', 'wrong');
    await submit();
    await waitFor(() => expect(errorOf('App-specific password')).toBe('Apple refused this login.'));
    expect([field('Apple ID email').value, field('App-specific password').value]).toEqual(['ada@example.com', 'wrong']);
    type('App-specific password', 'abcd-efgh');
    await submit();
    await dialog.findByText("Apple's server doesn't respond.");
    expect(errorOf('App-specific password')).toBe('');
    expect(field('App-specific password').value).toBe('abcd-efgh');
    await submit();
    await screen.findByText('Calendar connected.');
    await screen.findByRole('heading', { name: 'ada@example.com' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(asked.at(-1)!.variables).toEqual({
      input: { provider: 'icloud', username: 'ada@example.com', password: 'abcd-efgh' },
    });
  });
});

describe('the form for other servers', () => {
  it('takes a secure address only, and shows what the server says at each field', async () => {
    const { asked } = open({
      ConnectCalDav: () => ({
        connectCalDav: refused(
          { code: 'invalid_server_url', message: 'No calendars here.', field: 'serverUrl' },
          { code: 'invalid_username', message: 'No such user.', field: 'username' },
          { code: 'invalid_password', message: 'Too long.', field: 'password' },
        ),
      }),
    });
    await press('Connect Other (CalDAV)');
    await screen.findByRole('dialog', { name: 'Connect CalDAV' });
    type('Server address', 'http://dav.example.com');
    fireEvent.blur(field('Server address'));
    await waitFor(() => expect(errorOf('Server address')).toBe('Please enter an address that starts with https://.'));
    type('Server address', 'https://dav.example.com');
    type('Username', 'ada');
    type('Password', ' secret ');
    await submit();
    await waitFor(() => expect(errorOf('Server address')).toBe('No calendars here.'));
    expect([errorOf('Username'), errorOf('Password')]).toEqual(['No such user.', 'Too long.']);
    expect(asked.at(-1)!.variables).toEqual({
      input: { provider: 'caldav', serverUrl: 'https://dav.example.com', username: 'ada', password: ' secret ' },
    });
  });
});

describe('an account that lost its access', () => {
  it('says so, and reconnects on the login page of its provider', async () => {
    const { asked } = open(
      { ConnectCalendar: () => ({ connectCalendar: done({ url: '#login-page' }) }) },
      { calendarProfiles: [lost()] },
    );
    await screen.findByText('Disconnected');
    expect(screen.getByText('We lost access to this account')).toBeTruthy();
    expect(screen.getByText(/We no longer have access to this account\./)).toBeTruthy();
    await press('Reconnect ada@example.com');
    await waitFor(() => expect(window.location.hash).toBe('#login-page'));
    expect(asked.at(-1)!.variables).toEqual({ provider: 'google' });
  });

  it('reconnects by its form where there is no login page', async () => {
    const providerName = 'caldav';
    open(
      { ConnectCalDav: () => ({ connectCalDav: done({ calendarProfile: accountWith({ providerName }) }) }) },
      { calendarProfiles: [lost({ providerName })] },
    );
    await press('Reconnect ada@example.com');
    await screen.findByRole('dialog', { name: 'Connect CalDAV' });
    expect(field('Username').value).toBe('');
    type('Server address', 'https://dav.example.com');
    type('Username', 'ada@example.com');
    type('Password', 'secret');
    await submit();
    await screen.findByText('Calendar connected.');
    await waitFor(() => expect(screen.queryByText('Disconnected')).toBeNull());
    expect(screen.getAllByRole('heading', { name: 'ada@example.com' })).toHaveLength(1);
  });
});
