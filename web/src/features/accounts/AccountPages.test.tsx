import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { renderPage, type Answers } from '../../testing/renderPage.js';
import { visitFrom } from '../../testing/visitFrom.js';
import { LoginPage } from './LoginPage.js';
import { PasswordResetPage } from './PasswordResetPage.js';
import { RegisterPage } from './RegisterPage.js';

afterEach(cleanup);

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (text: string) => fireEvent.click(screen.getByText(text, { selector: 'button' }));
const success = { result: 'success', errors: [] };
const refused = (message: string, field: string | null) => ({
  result: 'failure',
  errors: [{ __typename: 'UserError', message, field }],
  user: null,
});

describe('the log-in page', () => {
  const answers: Answers = {
    Login: ({ input }) => ({
      login:
        (input as unknown as { password: string }).password === 'right'
          ? { __typename: 'SessionPayload', ...success, user: { __typename: 'User', id: 'user', kind: 'client' } }
          : { __typename: 'SessionPayload', ...refused('The email or password is not right. Please try again.', null) },
    }),
  };
  const logIn = (password: string) => {
    type('Email', 'maya@example.test');
    type('Password', password);
    press('Log in');
  };

  it('goes back to where one came from', async () => {
    const page = renderPage(<LoginPage />, answers, '/login?return_to=/p/willow/book?step=details');
    logIn('right');
    await waitFor(() => expect(page.visited.at(-1)).toContain('/p/willow/book'));
  });

  it('never leaves the site', async () => {
    const page = renderPage(<LoginPage />, answers, '/login?return_to=//evil.test');
    logIn('right');
    await waitFor(() => expect(page.visited.at(-1)).toBe('/bookings'));
  });

  it('says when the password is wrong, and stays', async () => {
    const page = renderPage(<LoginPage />, answers, '/login');
    logIn('wrong');
    const message = await screen.findByText('The email or password is not right. Please try again.');
    expect(message.closest('[role=alert]')).toBeTruthy();
    expect(page.visited.at(-1)).toContain('/login');
  });

  it('asks for what is missing without asking the server', async () => {
    const page = renderPage(<LoginPage />, answers, '/login');
    press('Log in');
    await screen.findByText('Please enter your password.');
    expect(page.asked).toEqual([]);
  });

  it('shows and hides the password', () => {
    renderPage(<LoginPage />, answers, '/login');
    const field = screen.getByLabelText('Password') as HTMLInputElement;
    fireEvent.click(screen.getByTitle('Show password'));
    expect(field.type).toBe('text');
    fireEvent.click(screen.getByTitle('Hide password'));
    expect(field.type).toBe('password');
  });
});

describe('the registration page', () => {
  const fill = () => {
    type('First name', 'Elena');
    type('Last name', 'Marsh');
    type('Email', 'elena@example.test');
    type('Password', 'long enough to keep');
  };

  it('registers a practitioner with a country and leads to what there is to set up', async () => {
    const page = renderPage(
      <RegisterPage />,
      {
        Register: () => ({
          register: {
            __typename: 'SessionPayload',
            ...success,
            user: { __typename: 'User', id: 'user', kind: 'pro' },
          },
        }),
      },
      '/register?kind=pro',
    );
    fill();
    press('Create my practice');
    await waitFor(() => expect(page.visited.at(-1)).toBe('/portal'));
    expect(page.asked[0]?.variables).toMatchObject({
      input: { kind: 'pro', country: 'US', practiceName: null, phone: null, email: 'elena@example.test' },
    });
  });

  it('sends what it sent before when the answer was lost, so that the account is found', async () => {
    let lost = true;
    const page = renderPage(
      <RegisterPage />,
      {
        Register: () => {
          if (lost) throw new Error('lost');
          return {
            register: {
              __typename: 'SessionPayload',
              ...success,
              user: { __typename: 'User', id: 'user', kind: 'client' },
            },
          };
        },
      },
      '/register',
    );
    fill();
    press('Create my account');
    await screen.findByText("We couldn't reach the server. Check your connection and try again.");
    lost = false;
    press('Create my account');
    await waitFor(() => expect(page.visited.at(-1)).toBe('/bookings'));
    const keys = page.asked.map(
      ({ variables }) => (variables as { input: { idempotencyKey: string } }).input.idempotencyKey,
    );
    expect(keys).toEqual([keys[0], keys[0]]);
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('begins the phone with the country that the visitor is in, and sends the number of that country', async () => {
    const leave = visitFrom('GB');
    try {
      const page = renderPage(<RegisterPage />, { Register: () => ({ register: refused('No.', null) }) }, '/register');
      expect((screen.getByLabelText('Country') as HTMLSelectElement).value).toBe('GB');
      fill();
      fireEvent.change(screen.getByLabelText(/^Phone/), { target: { value: '07911 123456' } });
      press('Create my account');
      await waitFor(() => expect(page.asked[0]?.variables).toMatchObject({ input: { phone: '+447911123456' } }));
    } finally {
      leave();
    }
  });

  it('puts a refusal at its field', async () => {
    const message = 'There is already an account with this email.';
    renderPage(
      <RegisterPage />,
      { Register: () => ({ register: { __typename: 'SessionPayload', ...refused(message, 'email') } }) },
      '/register',
    );
    fill();
    press('Create my account');
    await screen.findByText(message);
    expect(screen.getByLabelText('Email').getAttribute('aria-invalid')).toBe('true');
  });

  it('shows and hides the password', () => {
    renderPage(<RegisterPage />, {}, '/register');
    const field = screen.getByLabelText('Password') as HTMLInputElement;
    fireEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(field.type).toBe('text');
    fireEvent.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(field.type).toBe('password');
  });

  it('wants ten characters of a password', async () => {
    const page = renderPage(<RegisterPage />, {}, '/register');
    fill();
    type('Password', 'nine sign');
    press('Create my account');
    await screen.findByText('Please choose a password of 10 to 200 characters.');
    expect(page.asked).toEqual([]);
  });
});

describe('a password that is easy to guess', () => {
  const message =
    'This password is easy to guess. Three or four words that have nothing to do with each other make a good one.';
  const guessable = { __typename: 'SessionPayload', ...refused(message, 'password') };
  const fieldSays = async (label: string) => {
    const field = await screen.findByLabelText(label);
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    const described = field.getAttribute('aria-describedby')!.split(' ');
    return described.map((id) => document.getElementById(id)?.textContent).join(' ');
  };

  it('is refused at its field when registering', async () => {
    renderPage(<RegisterPage />, { Register: () => ({ register: guessable }) }, '/register');
    type('First name', 'Elena');
    type('Last name', 'Marsh');
    type('Email', 'elena@example.test');
    type('Password', 'passwordpassword');
    press('Create my account');
    expect(await fieldSays('Password')).toContain(message);
  });

  it('is refused at its field when another is set', async () => {
    renderPage(
      <PasswordResetPage />,
      { ResetPassword: () => ({ resetPassword: { ...guessable, __typename: 'PasswordResetPayload' } }) },
      '/password-reset?token=secret',
    );
    type('New password', 'passwordpassword');
    press('Save the new password');
    expect(await fieldSays('New password')).toContain(message);
  });
});

describe('the password reset page', () => {
  it('sends a link and says nothing about whether the account exists', async () => {
    const page = renderPage(
      <PasswordResetPage />,
      { RequestPasswordReset: () => ({ requestPasswordReset: { __typename: 'PasswordResetPayload', ...success } }) },
      '/password-reset',
    );
    type('Email', 'maya@example.test');
    press('Send the link');
    await screen.findByText('Check your email');
    expect(page.container.textContent).toContain('If maya@example.test has an account');
  });

  it('takes the new password with the token of the link', async () => {
    const page = renderPage(
      <PasswordResetPage />,
      { ResetPassword: () => ({ resetPassword: { __typename: 'PasswordResetPayload', ...success } }) },
      '/password-reset?token=secret',
    );
    type('New password', 'long enough to keep');
    press('Save the new password');
    await waitFor(() => expect(page.visited.at(-1)).toBe('/login'));
    expect(page.asked[0]?.variables).toEqual({ input: { token: 'secret', password: 'long enough to keep' } });
  });

  it('shows and hides the new password', () => {
    renderPage(<PasswordResetPage />, {}, '/password-reset?token=secret');
    const field = screen.getByLabelText('New password') as HTMLInputElement;
    fireEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(field.type).toBe('text');
    fireEvent.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(field.type).toBe('password');
  });

  it('says that a link is used up, keeps what was typed, and leads to another', async () => {
    const message = 'This link does not work any more. Please ask for another.';
    renderPage(
      <PasswordResetPage />,
      { ResetPassword: () => ({ resetPassword: { __typename: 'PasswordResetPayload', ...refused(message, null) } }) },
      '/password-reset?token=old',
    );
    type('New password', 'long enough to keep');
    press('Save the new password');
    await screen.findByText(message);
    expect((screen.getByLabelText('New password') as HTMLInputElement).value).toBe('long enough to keep');
    const another = screen.getByRole('link', { name: 'Ask for another link' });
    expect(another.getAttribute('href')).toBe('/password-reset');
  });

  it('says when the server was not reached', async () => {
    const down = () => {
      throw new Error('down');
    };
    renderPage(<PasswordResetPage />, { RequestPasswordReset: down }, '/password-reset');
    type('Email', 'maya@example.test');
    press('Send the link');
    await screen.findByText("We couldn't reach the server. Check your connection and try again.");
    expect((screen.getByLabelText('Email') as HTMLInputElement).value).toBe('maya@example.test');
  });

  it('wants an address before it asks the server', async () => {
    const page = renderPage(<PasswordResetPage />, {}, '/password-reset');
    press('Send the link');
    await screen.findByText('Please enter a valid email address.');
    expect(page.asked).toEqual([]);
  });
});
