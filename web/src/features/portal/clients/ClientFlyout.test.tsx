import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { cardSetup, confirmCards, enterCard } from '../../../testing/cardSetup.js';
import { renderPage, type Answers } from '../../../testing/renderPage.js';
import { ToastRegion } from '../../../ui/ToastRegion.js';
import { dismissToast } from '../../../lib/toasts.js';
import { ClientsPage } from './ClientsPage.js';
import { answers, CARD_FORM, cardOf, details, list, practice } from './testing/directory.js';

const realFetch = globalThis.fetch;
const start = (own: Answers = {}, at = '/portal/clients?client=maya') =>
  renderPage(
    <>
      <ClientsPage />
      <ToastRegion />
    </>,
    answers(own),
    at,
  );
const flyout = async () => within(await screen.findByRole('dialog', { name: 'Maya Rivers' }));
const down = () => {
  throw new Error('down');
};

const refusedSetup = {
  __typename: 'SetupIntentPayload',
  result: 'failure',
  errors: [{ __typename: 'UserError', code: 'card_declined', message: 'Your card was declined.' }],
  setupIntentSecret: null,
};
afterEach(() => {
  for (let id = 1; id < 40; id++) dismissToast(id);
  cleanup();
  globalThis.fetch = realFetch;
});

describe('the client flyout', () => {
  it('shows how to reach them, what is coming and the two most recent visits', async () => {
    const { visited } = start({}, '/portal/clients');
    fireEvent.click(await screen.findByRole('button', { name: 'Maya Rivers' }));
    const opened = await flyout();
    const phone = await opened.findByRole('link', { name: '(604) 555-0134' });
    expect(phone.getAttribute('href')).toBe('tel:+16045550134');
    expect(opened.getByRole('link', { name: 'maya@example.com' }).getAttribute('href')).toBe('mailto:maya@example.com');
    const links = await opened.findAllByRole('link', { name: /Deep tissue massage/ });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/portal/calendar#token-of-next',
      '/portal/calendar#token-of-latest',
      '/portal/calendar#token-of-middle',
    ]);
    expect(links[0]?.textContent).toContain('Tue, Dec 1, 2026, 10:00 AM');
    expect(visited.at(-1)).toBe('/portal/clients?client=maya');
    expect(opened.getByRole('link', { name: 'View profile' }).getAttribute('href')).toBe('/portal/clients/maya');
    fireEvent.click(opened.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
    await waitFor(() => expect(visited.at(-1)).toBe('/portal/clients'));
  });

  it.each([
    ['nothing', undefined],
    ['only the practice', { client: null, currentPractice: practice() }],
  ])('does not report a client as missing if a failed response contains %s', async (_what, data) => {
    start({
      ClientDetails: () => {
        throw Object.assign(new Error('down'), { data });
      },
    });
    const opened = within(await screen.findByRole('dialog', { name: 'Client' }));
    await opened.findByText('This did not load');
    expect(opened.queryByText('Client not found')).toBeNull();
  });

  it('shows notes to practices that keep them, and none to others', async () => {
    const { unmount } = start();
    expect(await (await flyout()).findByText(/Left knee,\s+gently\./)).toBeTruthy();
    unmount();
    const currentPractice = practice({ clientNotesEnabled: false });
    start({
      ClientsOfPractice: () => ({ ...list([]), currentPractice }),
      ClientDetails: () => ({ client: details(), currentPractice }),
    });
    await (await flyout()).findByRole('link', { name: 'maya@example.com' });
    expect(screen.queryByText('Notes')).toBeNull();
    expect(screen.queryByText(/Left knee/)).toBeNull();
  });

  it('says when the appointments did not load', async () => {
    start({ UpcomingVisitsOfClient: down, RecentVisitsOfClient: down });
    expect(await screen.findByText('Error fetching upcoming appointments')).toBeTruthy();
    expect(await screen.findByText("We couldn't load past appointments.")).toBeTruthy();
    const mail = await screen.findByRole('link', { name: 'maya@example.com' });
    expect(mail.getAttribute('href')).toBe('mailto:maya@example.com');
  });

  it.each([
    ['is not there', null],
    ['was deleted', details({ deletedAt: '2026-11-01T10:00:00Z' })],
  ])('says so where the client %s', async (_what, client) => {
    start({ ClientDetails: () => ({ client, currentPractice: practice() }) });
    expect(await screen.findByText('Client not found')).toBeTruthy();
  });
});

describe('the card on file', () => {
  it('is named with its expiry, and can be changed', async () => {
    start();
    const opened = await flyout();
    await opened.findByText('Visa ending in 4242');
    await opened.findByText('Expires 02/40');
    expect(opened.getByRole('button', { name: 'Change card' })).toBeTruthy();
  });

  it('is added for the client, without a visit', async () => {
    confirmCards();
    let card: object | null = null;
    const setup = cardSetup();
    const page = start({
      CardOfClient: () => cardOf(card),
      CardFormOfPractice: () => CARD_FORM,
      ...setup,
      CompleteSetup: (variables) => {
        card = { __typename: 'PaymentMethod', id: 'new', brand: 'visa', last4: '1111', expMonth: 1, expYear: 2041 };
        return setup.CompleteSetup!(variables);
      },
    });
    fireEvent.click(await (await flyout()).findByRole('button', { name: 'Add card' }));
    await enterCard();
    fireEvent.click(screen.getByRole('button', { name: 'Save card' }));
    await screen.findByText('Card saved successfully');
    await screen.findByText('Visa ending in 1111');
    const sent = (name: string) => page.asked.find(({ operation }) => operation === name)?.variables;
    expect(sent('SetupIntent')).toEqual({ practiceId: 'practice', clientId: 'maya' });
    expect(sent('CompleteSetup')).toEqual({ input: { setupIntentId: 'seti_1' } });
  });

  it('says why it was refused', async () => {
    confirmCards();
    const SetupIntent = () => ({ setupIntent: refusedSetup });
    start({ CardOfClient: () => cardOf(null), CardFormOfPractice: () => CARD_FORM, ...cardSetup(), SetupIntent });
    fireEvent.click(await (await flyout()).findByRole('button', { name: 'Add card' }));
    await enterCard();
    fireEvent.click(screen.getByRole('button', { name: 'Save card' }));
    await screen.findByText('There was an error: Your card was declined.');
    expect((screen.getByLabelText('Card number') as HTMLInputElement).value).not.toBe('');
  });

  it('cannot be added where no card provider is connected', async () => {
    start({ CardOfClient: () => cardOf(null, { hasPaymentProvider: false }) });
    await (await flyout()).findByText(/once a card provider is connected/);
    expect(screen.queryByRole('button', { name: 'Add card' })).toBeNull();
  });

  it('says that it did not load, and nothing else is lost', async () => {
    start({ CardOfClient: down });
    const opened = await flyout();
    await opened.findByText('Error fetching payment method, please try again later.');
    await opened.findByRole('link', { name: 'maya@example.com' });
  });
});
