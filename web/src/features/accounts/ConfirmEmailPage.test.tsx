import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, configure, fireEvent, screen, waitFor } from '@testing-library/react';
import { CONNECTION_MESSAGE } from '../../lib/userErrors.js';
import { renderPage, type Answers, type RenderedPage } from '../../testing/renderPage.js';
import { ConfirmEmailNotice } from './ConfirmEmailNotice.js';
import { ConfirmEmailPage } from './ConfirmEmailPage.js';
import { frames } from '../../testing/moments.js';

// As main.tsx has it: effects run twice when a page opens.
configure({ reactStrictMode: true });

const EXPIRED = 'This link has expired. Please ask for a new one.';
const LIMITED = 'That was a little often. Please try again later.';

const account = (emailConfirmed: boolean | null, kind = 'client') => ({
  __typename: 'User',
  id: 'user',
  kind,
  name: 'Ann Bell',
  firstName: 'Ann',
  email: 'ann@example.com',
  emailConfirmed,
  isStaff: false,
  practice: null,
});
const payload = (emailConfirmed = true) => ({
  __typename: 'EmailConfirmationPayload',
  result: 'success',
  errors: [],
  user: { __typename: 'User', id: 'user', emailConfirmed },
});
const refusal = (message: string, code = 'invalid_token') => ({
  __typename: 'EmailConfirmationPayload',
  result: 'failure',
  errors: [{ __typename: 'UserError', code, message }],
  user: null,
});
const session = (emailConfirmed: boolean | null, kind?: string): Answers => ({
  CurrentUser: () => ({ currentUser: account(emailConfirmed, kind) }),
});
const confirmed: Answers = { ConfirmEmail: () => ({ confirmEmail: payload() }) };
const expired: Answers = { ConfirmEmail: () => ({ confirmEmail: refusal(EXPIRED) }) };
const mailed: Answers = {
  RequestEmailConfirmation: () => ({ requestEmailConfirmation: payload(false) }),
};
const limited: Answers = {
  RequestEmailConfirmation: () => ({ requestEmailConfirmation: refusal(LIMITED, 'rate_limited') }),
};

const follow = (answers: Answers, at = '/confirm-email?token=secret') => renderPage(<ConfirmEmailPage />, answers, at);
const times = ({ asked }: RenderedPage, name: string) => asked.filter(({ operation }) => operation === name).length;
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const linkTo = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');

const startSession = () => void (document.cookie = 'yarrow_csrf=token');

afterEach(() => {
  cleanup();
  document.cookie = 'yarrow_csrf=; max-age=0';
});

describe('the link that confirms an address', () => {
  it('is sent once, and leads a client to the bookings', async () => {
    startSession();
    const { asked } = follow({ ...session(false), ...confirmed });
    expect(screen.getByRole('status').textContent).toBe("One moment, we're checking your link.");
    await screen.findByRole('heading', { level: 1, name: 'Your address is confirmed' });
    expect(screen.getByRole('status').textContent).toContain('Everything booked with this address is in your account');
    expect(screen.getByRole('alert').childElementCount).toBe(0);
    expect(await linkTo('See your bookings')).toBe('/bookings');
    expect(document.title).toBe('Your address is confirmed · Yarrow');
    expect(asked.filter(({ operation }) => operation === 'ConfirmEmail').map(({ variables }) => variables)).toEqual([
      { input: { token: 'secret' } },
    ]);
  });

  it('has the account looked up again, which other pages show', async () => {
    startSession();
    let confirmedNow = false;
    renderPage(
      <>
        <ConfirmEmailNotice />
        <ConfirmEmailPage />
      </>,
      {
        CurrentUser: () => ({ currentUser: account(confirmedNow) }),
        ConfirmEmail: () => {
          confirmedNow = true;
          return { confirmEmail: payload() };
        },
      },
      '/confirm-email?token=secret',
    );
    await screen.findByText(/Please confirm/);
    await screen.findByRole('heading', { name: 'Your address is confirmed' });
    await waitFor(() => expect(screen.queryByText(/Please confirm/)).toBeNull());
  });

  it('leads a practitioner to the portal', async () => {
    startSession();
    follow({ ...session(false, 'pro'), ...confirmed });
    expect(await linkTo('Go to your practice')).toBe('/portal');
  });

  it('says that it has expired, and has a new one sent', async () => {
    startSession();
    const opened = follow({ ...session(false), ...expired, ...mailed });
    expect((await screen.findByText(EXPIRED)).closest('[role=alert]')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe("This link didn't work");
    await press('Send a new link');
    const sent = await screen.findByText('Sent. Check your email.');
    expect(document.activeElement).toBe(sent);
    expect(times(opened, 'RequestEmailConfirmation')).toBe(1);
  });

  it('says that it has expired, and has visitors log in and come back for a new one', async () => {
    follow(expired);
    await screen.findByText(EXPIRED);
    expect(await linkTo('Log in')).toBe('/login?return_to=%2Fconfirm-email');
    expect(screen.queryByRole('button', { name: 'Send a new link' })).toBeNull();
  });

  it.each([
    ['login_required', 'The link works in the account that it was sent for.', {}],
    ['other_account', 'This link is for another account. Please log in with that one.', session(false)],
  ])('waits for its account to log in, and is followed again after that (%s)', async (code, message, answers) => {
    if (code === 'other_account') startSession();
    const opened = follow({ ...answers, ConfirmEmail: () => ({ confirmEmail: refusal(message, code) }) });
    await screen.findByRole('heading', { level: 1, name: 'Log in to confirm your address' });
    expect(screen.getByRole('status').textContent).toBe(message);
    expect(times(opened, 'ConfirmEmail')).toBe(1);
    expect(await linkTo('Log in')).toBe(`/login?return_to=${encodeURIComponent('/confirm-email?token=secret')}`);
    expect(screen.queryByRole('button', { name: 'Send a new link' })).toBeNull();
  });

  it('offers no new one where the address is confirmed', async () => {
    startSession();
    follow({ ...session(true), ...expired });
    await screen.findByText(/You don't need a link/);
    expect(await linkTo('See your bookings')).toBe('/bookings');
    expect(screen.queryByRole('button', { name: 'Send a new link' })).toBeNull();
  });

  it('is tried again when the server was not reached', async () => {
    startSession();
    let down = true;
    const opened = follow({
      ...session(false),
      ConfirmEmail: () => {
        if (down) throw new Error('down');
        return { confirmEmail: payload() };
      },
    });
    expect((await screen.findByText(CONNECTION_MESSAGE)).closest('[role=alert]')).toBeTruthy();
    down = false;
    await press('Try again');
    expect(document.activeElement).toBe(screen.getByRole('main'));
    await screen.findByRole('heading', { name: 'Your address is confirmed' });
    expect(screen.queryByText(CONNECTION_MESSAGE)).toBeNull();
    expect(times(opened, 'ConfirmEmail')).toBe(2);
  });
});

describe('the page without a link', () => {
  it('says where the link is, and has a new one sent', async () => {
    startSession();
    const opened = follow({ ...session(false), ...mailed }, '/confirm-email');
    screen.getByRole('heading', { level: 1, name: 'Confirm your address' });
    screen.getByText(/The link is in the email/);
    await press('Send a new link');
    await screen.findByText('Sent. Check your email.');
    expect(times(opened, 'ConfirmEmail')).toBe(0);
  });

  it('has visitors log in', async () => {
    const opened = follow({}, '/confirm-email');
    expect(await linkTo('Log in')).toBe('/login?return_to=%2Fconfirm-email');
    expect(opened.asked).toEqual([]);
  });
});

describe('the notice of an address that is not confirmed', () => {
  beforeEach(startSession);

  const WORDS = "Please confirm ann@example.com. Then you'll also see what you booked without logging in.";
  const show = (answers: Answers) =>
    renderPage(
      <div data-testid="place">
        <ConfirmEmailNotice />
      </div>,
      answers,
      '/bookings',
    );

  it.each([true, null])('is not there when emailConfirmed is %s', async (emailConfirmed) => {
    const opened = show(session(emailConfirmed));
    await waitFor(() => expect(times(opened, 'CurrentUser')).toBe(1));
    // A moment for the answer to be shown.
    await frames();
    expect(screen.getByTestId('place').textContent).toBe('');
  });

  it('has the link sent again', async () => {
    show({ ...session(false), ...mailed });
    await press('Send the link again');
    expect(screen.getByRole('button', { name: 'Sending…' }).getAttribute('aria-busy')).toBe('true');
    const sent = await screen.findByText('Sent. Check your email.');
    expect(sent.getAttribute('role')).toBe('status');
    expect(screen.getByTestId('place').textContent).toContain(WORDS);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('goes when the address was confirmed in another window', async () => {
    let elsewhere = false;
    show({
      CurrentUser: () => ({ currentUser: account(elsewhere) }),
      RequestEmailConfirmation: () => ({ requestEmailConfirmation: payload() }),
    });
    await screen.findByText(/Please confirm/);
    elsewhere = true;
    await press('Send the link again');
    await waitFor(() => expect(screen.getByTestId('place').textContent).toBe(''));
  });

  it('says when it was asked for too often', async () => {
    show({ ...session(false), ...limited });
    await press('Send the link again');
    expect((await screen.findByText(LIMITED)).closest('[role=alert]')).toBeTruthy();
    screen.getByRole('button', { name: 'Send the link again' });
  });

  it('says when the server was not reached', async () => {
    const down = () => {
      throw new Error('down');
    };
    show({ ...session(false), RequestEmailConfirmation: down });
    await press('Send the link again');
    await screen.findByText(CONNECTION_MESSAGE);
  });
});
