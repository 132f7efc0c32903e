import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { showOnPhone } from '../../testing/showOnPhone.js';
import { LineCut, renderPage, type Answers } from '../../testing/renderPage.js';
import { CONNECTION_MESSAGE } from '../../lib/userErrors.js';
import { noteConnection } from '../../connection/connectionState.js';
import { PortalFrame } from './PortalFrame.js';
import { framePractice } from './testing/framePractice.js';

function open(own: Answers = {}, at = '/portal') {
  return renderPage(
    <PortalFrame name="Elena Marsh" websitePath="/p/willow">
      <main id="main">A page</main>
    </PortalFrame>,
    {
      PortalFrame: () => framePractice(),
      WaitingRequests: () => ({ pendingAppointments: [] }),
      ProInbox: () => ({
        failedPayments: [],
        missingPayments: [],
        failedRefunds: [],
        disputedPayments: [],
        registrationsToSettle: [],
        ...framePractice({ hasPaymentProvider: true }),
      }),
      ...own,
    },
    at,
  );
}
/** The navigation at the side, which styles hide from tests as they do from phones. */
const side = () => within(screen.getByRole('navigation', { name: 'Portal', hidden: true }));
async function menuEntries() {
  fireEvent.click(screen.getByRole('button', { name: 'Your account' }));
  return (await screen.findAllByRole('menuitem')).map((item) => item.textContent);
}

async function take(name: string) {
  const [menu, entry] = [screen.getByRole('menu'), screen.getByRole('menuitem', { name })];
  // It listens to keys from its next frame on.
  await waitFor(() => {
    fireEvent.keyDown(menu, { key: name.charAt(0).toLowerCase() });
    expect(entry.hasAttribute('data-highlighted')).toBe(true);
  });
  fireEvent.keyDown(menu, { key: 'Enter' });
}

beforeEach(() => {
  document.cookie = 'yarrow_csrf=csrf-value';
});
afterEach(() => {
  cleanup();
  window.matchMedia = undefined as unknown as typeof window.matchMedia;
  noteConnection(false);
  document.cookie = 'yarrow_csrf=; max-age=0';
});

describe('the side navigation', () => {
  it('opens what is below a place, without going there', async () => {
    const { visited } = open();
    const link = (name: string) => side().queryByRole('link', { name, hidden: true });
    const opener = side().getByRole('button', { name: 'Clients: more pages', hidden: true });
    expect([opener.getAttribute('aria-expanded'), link('Import clients')?.closest('ul')?.hidden]).toEqual([
      'false',
      true,
    ]);
    fireEvent.click(opener);
    expect([opener.getAttribute('aria-expanded'), link('Import clients')?.closest('ul')?.hidden]).toEqual([
      'true',
      false,
    ]);
    expect(visited).toEqual(['/portal']);
    fireEvent.click(opener);
    expect(opener.getAttribute('aria-expanded')).toBe('false');
  });

  it('is open at the current page, and marks only that page', () => {
    open({}, '/portal/clients/import');
    const current = side()
      .getAllByRole('link', { hidden: true })
      .filter((link) => link.getAttribute('aria-current') === 'page');
    expect(current.map((link) => link.textContent)).toEqual(['Import clients']);
    const clients = side().getByRole('link', { name: 'Clients', hidden: true });
    expect(clients.hasAttribute('data-highlighted')).toBe(true);
    expect(side().getByRole('link', { name: 'Payments', hidden: true }).hasAttribute('data-highlighted')).toBe(false);
  });

  it('leads to pages that there are only', () => {
    open();
    const hrefs = side()
      .getAllByRole('link', { hidden: true })
      .map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual([
      '/portal',
      '/portal/calendar',
      '/portal/requests',
      '/portal/clients',
      '/portal/clients/import',
      '/portal/payments',
      '/portal/profile',
      '/portal/services',
      '/portal/profile/locations',
      '/portal/reviews/request',
      '/portal/reviews/completed',
      '/portal/reviews/pending',
      '/portal/reviews/keywords',
      '/portal/referral',
      '/portal/settings',
      '/portal/settings/calendar',
      '/portal/settings/banking',
      '/portal/settings/communication',
      '/portal/settings/booking',
    ]);
  });

  it('is asked for with the steps of the profile, and with the calendars that are connected', async () => {
    const { asked } = open();
    await waitFor(() => expect(asked.map(({ operation }) => operation)).toContain('PortalFrame'));
    expect(asked.find(({ operation }) => operation === 'PortalFrame')?.variables).toEqual({ profile: true });
    expect(asked.map(({ operation }) => operation)).toContain('CalendarProfiles');
  });

  it('is a flyout on a phone, which goes when a place is chosen', async () => {
    showOnPhone();
    const { visited } = open();
    fireEvent.click(screen.getByRole('button', { name: 'Open menu' }));
    const menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
    fireEvent.click(menu.getByRole('link', { name: 'Payments' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Menu' })).toBeNull());
    expect(visited.at(-1)).toBe('/portal/payments');
  });
});

describe('the menu behind the avatar', () => {
  it('has the account and the log-out', async () => {
    const { visited } = open();
    expect(await menuEntries()).toEqual(['My Account', 'Log out']);
    await take('My Account');
    await waitFor(() => expect(visited.at(-1)).toBe('/portal/settings/personal'));
  });

  it('invites clients on a phone too', async () => {
    showOnPhone();
    const { visited } = open();
    expect(await menuEntries()).toEqual(['My Account', 'Invite Clients', 'Log out']);
    await take('Invite Clients');
    await waitFor(() => expect(visited.at(-1)).toBe('/portal/clients/import'));
  });
});

describe('terms that have changed', () => {
  const changed =
    (own: object = {}) =>
    () =>
      framePractice({ showTermsModal: true, ...own });
  const dialog = () => screen.findByRole('alertdialog', { name: 'Our terms have changed' });
  const agreed = (own: object = {}) => ({
    agreeToTerms: {
      ...{ __typename: 'UpdatePracticePayload', result: 'success', errors: [] },
      practice: { __typename: 'Practice', id: 'p', showTermsModal: false },
      ...own,
    },
  });
  const agree = async () =>
    fireEvent.click(within(await dialog()).getByRole('button', { name: 'I agree to the terms' }));
  const isGone = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());

  it('are shown with the way to them, and gone for good once agreed to', async () => {
    const termsUrl = 'https://yarrow.example/terms';
    const { asked } = open({ PortalFrame: changed({ termsUrl }), AgreeToTerms: () => agreed() });
    const link = within(await dialog()).getByRole('link', { name: /^Read the terms/ });
    expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual([termsUrl, 'noreferrer']);
    expect(within(await dialog()).getByText(/^Please read and accept them/)).toBeTruthy();
    await agree();
    await isGone();
    expect(asked.filter(({ operation }) => operation === 'AgreeToTerms')).toHaveLength(1);
  });

  it('can be put off, and are not asked about otherwise', async () => {
    open({ PortalFrame: changed() });
    expect(within(await dialog()).queryByRole('link')).toBeNull();
    expect(within(await dialog()).getByText(/^Ask the administrator of this site for the terms/)).toBeTruthy();
    fireEvent.click(within(await dialog()).getByRole('button', { name: 'Not now' }));
    await isGone();
    cleanup();
    open();
    await waitFor(() => expect(screen.getByText('A page')).toBeTruthy());
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it.each([
    ['Please try again later.', () => agreed({ result: 'failure', practice: null })],
    [
      CONNECTION_MESSAGE,
      () => {
        throw new LineCut();
      },
    ],
  ])('stay open when agreeing fails, and say: %s', async (message, AgreeToTerms) => {
    open({ PortalFrame: changed(), AgreeToTerms });
    await agree();
    expect(await within(await dialog()).findByText(message)).toBeTruthy();
  });
});
