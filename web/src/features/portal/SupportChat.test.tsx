import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { CONNECTION_MESSAGE } from '../../lib/userErrors.js';
import { chooseEntry } from '../../testing/chooseEntry.js';
import { renderPage } from '../../testing/renderPage.js';
import { ToastRegion } from '../../ui/ToastRegion.js';
import { PortalFrame } from './PortalFrame.js';
import { framePractice } from './testing/framePractice.js';

const SCRIPT = 'https://widget.intercom.io/widget/app-1';
const script = () => document.querySelector<HTMLScriptElement>(`script[src="${SCRIPT}"]`);

/** Calls of the provider's script. */
let commands: unknown[][];
let asked: [string, RequestInit][];
let answer: () => Promise<object>;

beforeEach(() => {
  [commands, asked] = [[], []];
  answer = async () => ({ success: true, token: `token ${asked.length}`, app_id: 'app-1' });
  document.cookie = 'yarrow_csrf=csrf-value';
  globalThis.fetch = jest.fn(async (url: unknown, init: unknown) => {
    asked.push([url as string, init as RequestInit]);
    const body = await answer();
    return { json: async () => body } as Response;
  }) as typeof fetch;
});
afterEach(() => {
  cleanup();
  document.cookie = 'yarrow_csrf=; max-age=0';
  document.head.querySelectorAll('meta[name="support-chat"], script').forEach((element) => element.remove());
  delete window.Intercom;
  delete (globalThis as { fetch?: unknown }).fetch;
});

function open({ offered = true, Logout }: { offered?: boolean; Logout?: () => object } = {}) {
  if (offered) document.head.insertAdjacentHTML('beforeend', '<meta name="support-chat" content="offered" />');
  renderPage(
    <>
      <PortalFrame name="Elena Marsh">
        <main id="main">A page</main>
      </PortalFrame>
      <ToastRegion />
    </>,
    {
      PortalFrame: () => framePractice(),
      WaitingRequests: () => ({ pendingAppointments: [] }),
      ProInbox: () => ({
        failedPayments: [],
        missingPayments: [],
        failedRefunds: [],
        disputedPayments: [],
        registrationsToSettle: [],
        ...framePractice(),
      }),
      ...(Logout && { Logout }),
    },
    '/portal',
  );
}

/** The provider's script comes. */
async function arrive() {
  await waitFor(() => expect(script()).toBeTruthy());
  window.Intercom = (...command) => void commands.push(command);
  fireEvent.load(script()!);
}

const settings = (token: string) => ({
  ...{ app_id: 'app-1', intercom_user_jwt: token, session_duration: 86_400_000 },
  hide_default_launcher: true,
});

describe('the support chat', () => {
  it('is asked for with the CSRF token, and opens as the account for 24 hours', async () => {
    open();
    await chooseEntry('Your account', 'Support chat');
    await arrive();
    await waitFor(() => expect(commands).toEqual([['boot', settings('token 1')], ['show']]));
    expect(asked).toEqual([
      ['/portal/support_chat/token', { credentials: 'same-origin', headers: { 'x-csrf-token': 'csrf-value' } }],
    ]);
  });

  it('is opened again with a new token and without another script', async () => {
    open();
    await chooseEntry('Your account', 'Support chat');
    await arrive();
    await waitFor(() => expect(commands).toHaveLength(2));
    await chooseEntry('Your account', 'Support chat');
    await waitFor(() => expect(commands.slice(2)).toEqual([['update', settings('token 2')], ['show']]));
    expect(script()).toBeNull();
  });

  it.each([
    ['the service says why', async () => ({ success: false, error: 'Support chat is not set up here.' }), 'not set up'],
    ['the service says nothing', async () => ({}), "We couldn't open the support chat. Please try again."],
    ['no answer comes', async () => Promise.reject(new TypeError('Failed to fetch')), CONNECTION_MESSAGE],
  ])('says that it did not open where %s, and can be tried again', async (_case, fails, message) => {
    answer = fails;
    open();
    await chooseEntry('Your account', 'Support chat');
    await screen.findByText(new RegExp(message));
    answer = async () => ({ success: true, token: 'later', app_id: 'app-1' });
    await chooseEntry('Your account', 'Support chat');
    await arrive();
    await waitFor(() => expect(commands).toHaveLength(2));
  });

  it('says so where the provider’s script does not come, and asks for it again', async () => {
    open();
    await chooseEntry('Your account', 'Support chat');
    await waitFor(() => expect(script()).toBeTruthy());
    fireEvent.error(script()!);
    await screen.findByText(CONNECTION_MESSAGE);
    await chooseEntry('Your account', 'Support chat');
    await arrive();
    await waitFor(() => expect(commands).toHaveLength(2));
  });

  it('is offered only where there is one', async () => {
    open({ offered: false });
    fireEvent.click(screen.getByRole('button', { name: 'Your account' }));
    const entries = await screen.findAllByRole('menuitem');
    expect(entries.map(({ textContent }) => textContent)).toEqual(['My Account', 'Log out']);
  });

  it('ends with the session', async () => {
    const payload = { __typename: 'LogoutPayload', result: 'success', errors: [] };
    open({ Logout: () => ({ logout: payload }) });
    await chooseEntry('Your account', 'Support chat');
    await arrive();
    await waitFor(() => expect(commands).toHaveLength(2));
    await chooseEntry('Your account', 'Log out');
    await waitFor(() => expect(commands.at(-1)).toEqual(['shutdown']));
  });
});
