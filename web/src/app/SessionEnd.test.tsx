import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { useAction } from '../lib/useAction.js';
import { useSession } from '../session/session.js';
import { renderPage, type Answers } from '../testing/renderPage.js';
import { saved, SaveThing } from '../testing/thing.js';
import { ToastRegion } from '../ui/ToastRegion.js';
import { SessionEnd } from './SessionEnd.js';

const USER = {
  __typename: 'User',
  ...{ id: 'user-1', kind: 'pro', name: 'Elena Marsh', firstName: 'Elena', email: 'elena@example.com' },
  ...{ emailConfirmed: true, isStaff: false, practice: null },
};
const session = (id: string) => ({
  login: { __typename: 'SessionPayload', result: 'success', errors: [], user: { __typename: 'User', id, kind: 'pro' } },
});

function Page() {
  const { user } = useSession();
  const [name, setName] = useState('');
  const save = useAction(SaveThing, { failure: 'Not saved.', success: 'Thing saved.' });
  return (
    <>
      <p>{user ? `Hello ${user.firstName}` : 'Hello'}</p>
      <input aria-label="Name" value={name} onChange={(event) => setName(event.target.value)} />
      <button type="button" onClick={() => void save.run({ name })}>
        Save
      </button>
      <SessionEnd />
      <ToastRegion />
    </>
  );
}

/** The first request to save finds the session ended. */
function start(own: Answers = {}) {
  let isEnded = true;
  return renderPage(<Page />, {
    CurrentUser: () => ({ currentUser: USER }),
    SaveThing: ({ name }) => {
      if (isEnded) throw Object.assign(new Error('Please log in.'), { extensions: { code: 'UNAUTHENTICATED' } });
      return saved(String(name));
    },
    Login: () => {
      isEnded = false;
      return session('user-1');
    },
    ...own,
  });
}

async function saveSomething() {
  fireEvent.change(await screen.findByLabelText('Name'), { target: { value: 'Maya' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
}
const prompt = () => screen.findByRole('alertdialog', { name: 'Your session has ended' });
async function logIn() {
  const fields = within(await prompt());
  fireEvent.change(fields.getByLabelText('Email'), { target: { value: 'elena@example.com' } });
  fireEvent.change(fields.getByLabelText('Password'), { target: { value: 'four quiet words here' } });
  fireEvent.click(fields.getByRole('button', { name: 'Log in' }));
}

beforeEach(() => {
  document.cookie = 'yarrow_csrf=csrf-value';
});
afterEach(() => {
  cleanup();
  document.cookie = 'yarrow_csrf=; max-age=0';
});

describe('a session that expires while a page is open', () => {
  it('repeats the rejected request after the user logs in again', async () => {
    const page = start();
    await screen.findByText('Hello Elena');
    await saveSomething();
    await logIn();
    await screen.findByText('Thing saved.', { selector: '[role=status] p' });
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Maya');
    const sent = page.asked.filter(({ operation }) => operation === 'SaveThing');
    expect(sent.map(({ variables }) => variables)).toEqual([{ name: 'Maya' }, { name: 'Maya' }]);
  });

  it('keeps the form and shows the error if the user declines to log in', async () => {
    start();
    await screen.findByText('Hello Elena');
    await saveSomething();
    fireEvent.click(within(await prompt()).getByRole('button', { name: 'Not now' }));
    await screen.findByText('Not saved.', { selector: '[role=status] p' });
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Maya');
  });

  it('shows no prompt to a visitor who was not logged in', async () => {
    start({ CurrentUser: () => ({ currentUser: null }) });
    await screen.findByText('Hello');
    await saveSomething();
    await screen.findByText('Not saved.', { selector: '[role=status] p' });
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });
});
