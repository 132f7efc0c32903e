import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderPage, type Answers } from '../../../testing/renderPage.js';
import { LoginPage } from '../LoginPage.js';
import { TwoStepSection } from './TwoStepSection.js';

const NONE = { authenticatorApp: false, authenticatorAppOffered: true, passkeys: [], recoveryCodesLeft: 0 };
const LAPTOP = {
  ...{ __typename: 'Passkey', id: 'key', name: 'My laptop', createdAt: '2027-01-04T12:00:00Z', lastUsedAt: null },
};
const CODES = ['abcd-efgh-jkmn', 'pqrs-tuvw-xy23'];

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const failed = (code: string, message: string, field: string | null = null) => ({
  ...{ __typename: 'Payload', result: 'failure', user: null },
  errors: [{ __typename: 'UserError', code, message, field }],
});

beforeEach(() => void (document.cookie = 'yarrow_csrf=token'));
afterEach(() => {
  cleanup();
  document.cookie = 'yarrow_csrf=; max-age=0';
});

/** The section over what an account has; mutations change it. */
function open(start: object, more: Answers = {}) {
  let factor: object = { __typename: 'SecondFactor', ...start };
  const user = () => ({ __typename: 'User', id: 'user', secondFactor: factor });
  const done = (change: object, own: object = {}) => {
    factor = { ...factor, ...change };
    return { __typename: 'Payload', result: 'success', errors: [], user: user(), ...own };
  };
  const started = {
    __typename: 'Payload',
    result: 'success',
    errors: [],
    secret: 'GEZDGNBVGY3TQOJQ',
    qrCode: '<svg/>',
  };
  return renderPage(<TwoStepSection />, {
    TwoStepLogin: () => ({ currentUser: user() }),
    StartAuthenticatorApp: ({ currentPassword }) => ({
      startAuthenticatorApp:
        currentPassword === 'right'
          ? started
          : {
              ...failed('wrong_password', 'This is not your current password.', 'currentPassword'),
              secret: null,
              qrCode: null,
            },
    }),
    ConfirmAuthenticatorApp: ({ code }) => ({
      confirmAuthenticatorApp:
        code === '123456'
          ? done({ authenticatorApp: true, recoveryCodesLeft: 10 }, { recoveryCodes: CODES })
          : {
              ...failed('wrong_code', 'This code is not right. Please try the next one.', 'code'),
              recoveryCodes: null,
            },
    }),
    RemoveAuthenticatorApp: () => ({
      removeAuthenticatorApp: done({ authenticatorApp: false, recoveryCodesLeft: 0 }),
    }),
    RemovePasskey: () => ({ removePasskey: done({ passkeys: [], recoveryCodesLeft: 0 }) }),
    RenewRecoveryCodes: () => ({ renewRecoveryCodes: done({ recoveryCodesLeft: 10 }, { recoveryCodes: CODES }) }),
    ...more,
  });
}

describe('two-step login', () => {
  it('is set up by an app: password, picture, first code, and codes to keep', async () => {
    open(NONE);
    fireEvent.click(await screen.findByRole('button', { name: 'Set up an app' }));
    type('Your password', 'wrong');
    press('Continue');
    await screen.findByText('This is not your current password.');
    type('Your password', 'right');
    press('Continue');
    await screen.findByAltText('Picture to scan with your authenticator app');
    screen.getByText('GEZD GNBV GY3T QOJQ');
    type('Code from your app', '12345');
    press('Turn on');
    await screen.findByText('Please enter the six digits.');
    type('Code from your app', '654321');
    press('Turn on');
    await screen.findByText('This code is not right. Please try the next one.');
    type('Code from your app', '123456');
    press('Turn on');
    const codes = within(await screen.findByRole('list', { name: 'Recovery codes' }));
    for (const code of CODES) codes.getByText(code);
    const close = screen.getByRole<HTMLButtonElement>('button', { name: 'Done' });
    expect(close.disabled).toBe(true);
    fireEvent.click(screen.getByLabelText("I've kept them in a safe place"));
    fireEvent.click(close);
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Recovery codes' })).toBeNull());
    screen.getByText('10 recovery codes are left.');
    screen.getByRole('button', { name: 'Remove app' });
  });

  it('shows the passkeys, and removes one with the password', async () => {
    open({ ...NONE, passkeys: [LAPTOP], recoveryCodesLeft: 1 });
    await screen.findByText('1 recovery code is left.');
    screen.getByText(/^Added Mon, Jan 4, 2027, not used yet|^Added Jan 4, 2027, not used yet/);
    press('Remove My laptop');
    const question = within(await screen.findByRole('alertdialog', { name: 'Remove My laptop?' }));
    fireEvent.click(question.getByRole('button', { name: 'Remove passkey' }));
    await question.findByText('Please enter your password.');
    type('Your password', 'right');
    fireEvent.click(question.getByRole('button', { name: 'Remove passkey' }));
    await waitFor(() => expect(screen.queryByText('My laptop')).toBeNull());
    expect(screen.queryByRole('button', { name: 'New recovery codes' })).toBeNull();
  });

  it('makes new recovery codes in the place of the old ones', async () => {
    open({ ...NONE, authenticatorApp: true, recoveryCodesLeft: 2 });
    fireEvent.click(await screen.findByRole('button', { name: 'New recovery codes' }));
    type('Your password', 'right');
    press('Make new codes');
    await screen.findByRole('list', { name: 'Recovery codes' });
  });

  it('says that no passkey was made, and can be tried again', async () => {
    open(NONE, {
      StartPasskey: () => ({
        startPasskey: { __typename: 'Payload', result: 'success', errors: [], options: '{"challenge":"eA"}' },
      }),
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Add a passkey' }));
    type('Your password', 'right');
    press('Add passkey');
    await screen.findByText("Your device didn't make a passkey. Please try again.");
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Add passkey' }).disabled).toBe(false);
  });

  it('offers no app where the installation has none, and says that it did not load', async () => {
    let down = true;
    open(
      { ...NONE, authenticatorAppOffered: false },
      {
        TwoStepLogin: () => {
          if (down) throw new Error('Clients sleeps.');
          const secondFactor = { __typename: 'SecondFactor', ...NONE, authenticatorAppOffered: false };
          return { currentUser: { __typename: 'User', id: 'user', secondFactor } };
        },
      },
    );
    const again = await screen.findByRole('button', { name: 'Try again' });
    down = false;
    fireEvent.click(again);
    await screen.findByRole('button', { name: 'Add a passkey' });
    expect(screen.queryByText('Authenticator app')).toBeNull();
  });
});

describe('logging in to an account with a second step', () => {
  const challenge = { __typename: 'SecondFactorChallenge', token: 't', authenticatorApp: true, passkeyOptions: null };
  const answers: Answers = {
    Login: () => ({
      login: { ...failed('second_factor_required', 'Please confirm that it is you.'), secondFactor: challenge },
    }),
    ConfirmLogin: ({ input }) => {
      const { code } = input as unknown as { code: string };
      if (code === 'late')
        return { confirmLogin: failed('challenge_expired', 'This took too long. Please log in again.') };
      if (code !== '123456') return { confirmLogin: failed('wrong_code', 'This code is not right.', 'code') };
      const user = { __typename: 'User', id: 'user', kind: 'client' };
      return { confirmLogin: { __typename: 'SessionPayload', result: 'success', errors: [], user } };
    },
  };
  const start = async () => {
    const page = renderPage(<LoginPage />, answers, '/login');
    type('Email', 'maya@example.test');
    type('Password', 'right');
    press('Log in');
    await screen.findByLabelText('Code from your app');
    return page;
  };

  it('asks for a code, and goes on with the right one', async () => {
    const page = await start();
    press('Log in with a code');
    await screen.findByText('Please enter a code.');
    type('Code from your app', '000000');
    press('Log in with a code');
    await screen.findByText('This code is not right.');
    type('Code from your app', '123456');
    press('Log in with a code');
    await waitFor(() => expect(page.visited.at(-1)).toBe('/bookings'));
  });

  it('asks for the password again when the time is over', async () => {
    await start();
    type('Code from your app', 'late');
    press('Log in with a code');
    await screen.findByText('This took too long. Please log in again.');
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('maya@example.test');
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('');
  });
});
