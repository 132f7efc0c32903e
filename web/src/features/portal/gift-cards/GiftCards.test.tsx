import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { dismissToast } from '../../../lib/toasts.js';
import { openedDialog } from '../../../portal-ui/testing/openedDialog.js';
import { type Answers, renderPage } from '../../../testing/renderPage.js';
import { ToastRegion } from '../../../ui/ToastRegion.js';
import { GiftCardsPage } from './GiftCardsPage.js';

const AT = '/portal/gift_card_templates';
const template = (id: string, own: object = {}) => ({
  ...{ __typename: 'GiftCardTemplate', id, amountCents: 5_000, description: 'An hour', active: true, public: false },
  ...own,
});
const hub = (templates: object[], own: object = {}) => ({
  giftCardTemplates: templates,
  currentPractice: {
    __typename: 'Practice',
    id: 'p',
    slug: 'still-water',
    defaultCurrency: 'USD',
    giftCardsEnabled: true,
    ...own,
  },
});
const sent = (id: string, own: object = {}) => ({
  ...{ __typename: 'GiftCard', id, code: 'AB12-CD34-EF56', amountCents: 5_000, balanceCents: 5_000, currency: 'USD' },
  ...{ recipientName: 'Ida Rhodes', recipientEmail: 'ida@example.com', createdAt: '2026-11-20T10:00:00Z' },
  ...{ buyerName: null, sendOn: null },
  ...own,
});
const activity = (giftCards: object[]) => ({
  giftCards,
  currentPractice: { __typename: 'Practice', id: 'p', timeZone: 'America/New_York' },
});
/** Without a reason. */
const REFUSED = { __typename: 'Payload', result: 'failure', errors: [], giftCardTemplate: null, giftCard: null };

function open(answers: Answers, at = AT) {
  window.history.replaceState(null, '', at);
  return renderPage(
    <>
      <GiftCardsPage />
      <ToastRegion />
    </>,
    { GiftCardActivity: () => activity([]), ...answers },
    at,
  );
}
const type = (name: string | RegExp, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

afterEach(() => {
  for (let id = 1; id < 40; id++) dismissToast(id);
  cleanup();
  window.history.replaceState(null, '', '/');
});

describe('the gift cards that a practice offers', () => {
  it('are rows that say what they are', async () => {
    open({
      GiftCardTemplates: () =>
        hub([template('a'), template('b', { amountCents: 10_000, description: '', active: false, public: true })]),
    });
    const rows = within(await screen.findByRole('list', { name: 'Gift cards' })).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      '$50ActivePrivateAn hourEdit',
      '$100InactivePublicEdit',
    ]);
  });

  it('are sold online where they are public', async () => {
    open({ GiftCardTemplates: () => hub([template('a', { public: true })]) });
    const link = await screen.findByRole('link', { name: 'on their page' });
    expect(link.getAttribute('href')).toBe('/p/still-water/gift-cards');
  });

  it('are made in a row of their own', async () => {
    let templates: object[] = [];
    const page = open({
      GiftCardTemplates: () => hub(templates),
      UpsertGiftCardTemplate: () => {
        templates = [template('a')];
        return { upsertGiftCardTemplate: { ...REFUSED, result: 'success', giftCardTemplate: template('a') } };
      },
    });
    await screen.findByText('No gift cards yet');
    fireEvent.click(button('Create New'));
    expect(button('Save').disabled).toBe(true);
    type('Amount (USD)', '50');
    type(/^Description/, 'An hour');
    fireEvent.click(screen.getByRole('checkbox', { name: /^Public/ }));
    await waitFor(() => expect(button('Save').disabled).toBe(false));
    fireEvent.click(button('Save'));
    await screen.findByText('Gift card template saved successfully.');
    expect(page.asked.find(({ operation }) => operation === 'UpsertGiftCardTemplate')!.variables).toMatchObject({
      ...{ amountCents: 5_000, description: 'An hour', active: true, public: true },
      idempotencyKey: expect.any(String),
    });
    await screen.findByRole('list', { name: 'Gift cards' });
    expect(screen.queryByRole('form', { name: 'New gift card' })).toBeNull();
  });

  it('are changed in their row, and say why that was refused', async () => {
    const page = open({
      GiftCardTemplates: () => hub([template('a')]),
      UpsertGiftCardTemplate: () => ({ upsertGiftCardTemplate: REFUSED }),
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Edit $50' }));
    type('Amount (USD)', '60');
    await waitFor(() => expect(button('Save').disabled).toBe(false));
    fireEvent.click(button('Save'));
    await screen.findAllByText('Failed to save gift card template');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount (USD)' }).value).toBe('60');
    const { variables } = page.asked.find(({ operation }) => operation === 'UpsertGiftCardTemplate')!;
    expect(variables).toEqual({ id: 'a', amountCents: 6_000, description: 'An hour', active: true, public: false });
  });

  it.each([
    ['', 'Amount is required'],
    ['-1', 'Amount must be a positive number'],
    ['9.50', 'Amount must be in whole dollars'],
  ])('take no amount like %p', async (amount, message) => {
    open({ GiftCardTemplates: () => hub([template('a')]) });
    fireEvent.click(await screen.findByRole('button', { name: 'Edit $50' }));
    type('Amount (USD)', amount);
    fireEvent.blur(screen.getByRole('textbox', { name: 'Amount (USD)' }));
    await screen.findByText(message);
    expect(button('Save').disabled).toBe(true);
  });

  it('are not part of every plan', async () => {
    open({ GiftCardTemplates: () => hub([], { giftCardsEnabled: false }) });
    await screen.findByText('Not part of your plan');
    expect(screen.queryByRole('button', { name: 'Create New' })).toBeNull();
  });

  it('say that they did not load, and are fetched again', async () => {
    let down = true;
    open({
      GiftCardTemplates: () => {
        if (down) throw new Error('Payments sleeps.');
        return hub([]);
      },
    });
    const again = await screen.findByRole('button', { name: 'Try again' });
    down = false;
    fireEvent.click(again);
    await screen.findByText('No gift cards yet');
  });
});

describe('the gift cards that were sent', () => {
  it('are listed with what is left on them', async () => {
    const cards = [sent('a'), sent('b', { balanceCents: 1_500 }), sent('c', { balanceCents: 0 })];
    open({ GiftCardTemplates: () => hub([]), GiftCardActivity: () => activity(cards) }, `${AT}#activity`);
    const rows = within(await screen.findByRole('list', { name: 'Gift cards sent' })).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'Ida RhodesNot used yetida@example.com · Fri, Nov 20, 2026 · AB12-CD34-EF56$50',
      'Ida Rhodes$15 leftida@example.com · Fri, Nov 20, 2026 · AB12-CD34-EF56$50',
      'Ida RhodesUsed upida@example.com · Fri, Nov 20, 2026 · AB12-CD34-EF56$50',
    ]);
  });

  it('say who bought them online, and when they are sent', async () => {
    const bought = { buyerName: 'Grace Hopper', sendOn: '2026-12-24' };
    open({ GiftCardTemplates: () => hub([]), GiftCardActivity: () => activity([sent('a', bought)]) }, `${AT}#activity`);
    const row = await screen.findByRole('listitem');
    expect(row.textContent).toContain('Sold online');
    expect(row.textContent).toContain('From Grace Hopper. It is sent on Thu, Dec 24, 2026');
  });

  it('are none at first', async () => {
    open({ GiftCardTemplates: () => hub([]) });
    fireEvent.click(await screen.findByRole('tab', { name: 'Activity' }));
    await screen.findByText('No gift cards sent yet');
    expect(window.location.hash).toBe('#activity');
  });

  it.each([
    ['an amount that is offered', '5000', undefined, 5_000],
    ['another amount', 'other', '75', 7_500],
  ])('are sent with %s', async (_, choice, amount, amountCents) => {
    const page = open({
      GiftCardTemplates: () => hub([template('a'), template('b', { amountCents: 9_900, active: false })]),
      IssueGiftCard: () => ({
        issueGiftCard: {
          ...{ ...REFUSED, result: 'success' },
          giftCard: { __typename: 'GiftCard', id: 'g', recipientEmail: 'ida@example.com' },
        },
      }),
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Send a gift card' }));
    const flyout = await openedDialog('Send a gift card');
    const select = flyout.getByRole<HTMLSelectElement>('combobox', { name: 'Gift card' });
    expect([...select.options].map(({ text }) => text)).toEqual([
      'Choose an amount',
      '$50 · An hour',
      'Another amount',
    ]);
    fireEvent.change(select, { target: { value: choice } });
    if (amount)
      fireEvent.change(await flyout.findByRole('textbox', { name: 'Amount (USD)' }), { target: { value: amount } });
    const fill = (name: string, value: string) =>
      fireEvent.change(flyout.getByRole('textbox', { name }), { target: { value } });
    fill("Recipient's name", 'Ida Rhodes');
    fill("Recipient's email", 'ida@example.com');
    await waitFor(() => expect(flyout.getByRole<HTMLButtonElement>('button', { name: 'Send' }).disabled).toBe(false));
    fireEvent.click(flyout.getByRole('button', { name: 'Send' }));
    await screen.findByText('Gift card sent to ida@example.com.');
    expect(page.asked.find(({ operation }) => operation === 'IssueGiftCard')!.variables).toMatchObject({
      input: { amountCents, recipientName: 'Ida Rhodes', recipientEmail: 'ida@example.com' },
    });
    expect(window.location.hash).toBe('#activity');
  });
});
