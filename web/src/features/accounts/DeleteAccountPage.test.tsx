import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { CONNECTION_MESSAGE } from '../../lib/userErrors.js';
import { renderPage, type Answers } from '../../testing/renderPage.js';
import { DeleteAccountPage } from './DeleteAccountPage.js';

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
const nothingOpen = { __typename: 'AccountOpenMatters', emailConfirmed: true, visitsAhead: 0, unsettledVisits: 0 };

beforeEach(() => void (document.cookie = 'yarrow_csrf=token'));
afterEach(() => {
  cleanup();
  document.cookie = 'yarrow_csrf=; max-age=0';
});

const open = (matters: object = nothingOpen, more: Answers = {}, at = '/account/delete') =>
  renderPage(
    <DeleteAccountPage />,
    {
      CurrentUser: () => ({ currentUser: user }),
      AccountOpenMatters: () => ({ accountOpenMatters: matters }),
      ...more,
    },
    at,
  );
const outcome = (result: string, errors: object[] = []) => ({
  eraseAccount: { __typename: 'EraseAccountPayload', result, errors },
});
const start = async () => {
  fireEvent.click(await screen.findByRole('button', { name: 'Delete my account' }));
  return within(await screen.findByRole('alertdialog'));
};

describe('the page on which an account is deleted', () => {
  it('says what goes and what stays before it asks', async () => {
    open();
    await screen.findByRole('heading', { name: 'Delete your account' });
    screen.getByRole('heading', { name: 'What we delete' });
    screen.getByText('Your saved cards');
    screen.getByRole('heading', { name: 'What we keep, without your name' });
    screen.getByText('Your star ratings');
  });

  it('asks for the password, and sends nothing without it', async () => {
    const page = open(nothingOpen, { EraseAccount: () => outcome('success') });
    const dialog = await start();
    fireEvent.click(dialog.getByRole('button', { name: 'Delete my account' }));
    await dialog.findByText('Please enter your password.');
    expect(page.asked.map(({ operation }) => operation)).not.toContain('EraseAccount');
    fireEvent.change(dialog.getByLabelText('Password'), { target: { value: 'four quiet herons' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Delete my account' }));
    await waitFor(() => expect(page.asked.map(({ operation }) => operation)).toContain('EraseAccount'));
    const sent = page.asked.find(({ operation }) => operation === 'EraseAccount');
    expect(sent?.variables).toEqual({ input: { password: 'four quiet herons' } });
    expect(sent?.headers['x-csrf-token']).toBe('token');
  });

  it('shows a wrong password at its field, and a lost line above it', async () => {
    let down = false;
    open(nothingOpen, {
      EraseAccount: () => {
        if (down) throw new Error('down');
        return outcome('failure', [
          { __typename: 'UserError', message: 'This is not the password of your account.', field: 'password' },
        ]);
      },
    });
    const dialog = await start();
    fireEvent.change(dialog.getByLabelText('Password'), { target: { value: 'something else' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Delete my account' }));
    await dialog.findByText('This is not the password of your account.');
    down = true;
    fireEvent.change(dialog.getByLabelText('Password'), { target: { value: 'four quiet herons' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Delete my account' }));
    await dialog.findByText(CONNECTION_MESSAGE);
  });

  it('does not delete the account when the user cancels', async () => {
    const page = open();
    const dialog = await start();
    fireEvent.click(dialog.getByRole('button', { name: 'Keep my account' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(page.asked.map(({ operation }) => operation)).not.toContain('EraseAccount');
  });

  it('names what has to be done before, with the way to it, and offers no button until then', async () => {
    open({ ...nothingOpen, emailConfirmed: false, visitsAhead: 2, unsettledVisits: 1 });
    await screen.findByText(/You have 2 upcoming visits\./);
    screen.getByText(/A visit isn't settled yet/);
    screen.getByText(/Your email address isn't confirmed\./);
    expect(screen.getByRole('link', { name: 'Go to your bookings' }).getAttribute('href')).toBe('/bookings');
    screen.getByRole('button', { name: 'Send me the link' });
    expect(screen.queryByRole('button', { name: 'Delete my account' })).toBeNull();
  });

  it('explains to practitioners that their account runs a practice', async () => {
    const page = open(nothingOpen, { CurrentUser: () => ({ currentUser: { ...user, kind: 'pro' } }) });
    await screen.findByText('This account runs a practice');
    expect(page.asked.map(({ operation }) => operation)).not.toContain('AccountOpenMatters');
  });

  it('has visitors log in first and come back', async () => {
    document.cookie = 'yarrow_csrf=; max-age=0';
    open();
    const link = await screen.findByRole('link', { name: 'Log in' });
    expect(link.getAttribute('href')).toBe('/login?return_to=%2Faccount%2Fdelete');
  });

  it('says at the end that the account is deleted, and asks for nothing', async () => {
    document.cookie = 'yarrow_csrf=; max-age=0';
    const page = open(nothingOpen, {}, '/account/delete?deleted');
    await screen.findByRole('heading', { name: 'Your account is deleted' });
    expect(page.asked).toEqual([]);
  });

  it('offers to try again where it is not known what has to be done', async () => {
    let down = true;
    open(nothingOpen, {
      AccountOpenMatters: () => {
        if (down) throw new Error('down');
        return { accountOpenMatters: nothingOpen };
      },
    });
    const again = await screen.findByRole('button', { name: 'Try again' });
    down = false;
    fireEvent.click(again);
    await screen.findByRole('button', { name: 'Delete my account' });
  });
});
