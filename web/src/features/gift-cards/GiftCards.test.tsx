import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Route } from 'wouter';
import { cardSetup, confirmCards, enterCard } from '../../testing/cardSetup.js';
import { type Answers, renderPage } from '../../testing/renderPage.js';
import { GiftCardBalancePage } from './GiftCardBalancePage.js';
import { GiftCardOrderPage } from './GiftCardOrderPage.js';
import { GiftCardsPage } from './GiftCardsPage.js';

const NO_THEME = { theme: { __typename: 'PracticeTheme', colorAccent: null, buttonStyle: 'pill', fonts: [] } };
const PRACTICE = {
  ...{ __typename: 'Practice', id: 'p', name: 'Still Water', slug: 'still-water', url: '/p/still-water' },
  ...{ timeZone: 'America/New_York', giftCardsEnabled: true, hasPaymentProvider: true, ...NO_THEME },
  ...{ hasPaypalPaymentsEnabled: false, hasVenmoPaymentsEnabled: false },
};
const offer = (id: string, own: object = {}) => ({
  ...{ __typename: 'GiftCardOffer', id, amountCents: 5_000, currency: 'USD', description: '' },
  ...own,
});
const sells = (giftCardOffers: object[], own: object = {}) => ({ practice: { ...PRACTICE, giftCardOffers, ...own } });
const order = (own: object = {}) => ({
  giftCardOrder: {
    ...{ __typename: 'GiftCardOrder', id: 'o', token: 'secret', state: 'awaiting_payment', amountCents: 5_000 },
    ...{ currency: 'USD', recipientName: 'Ida Rhodes', recipientEmail: 'ida@example.com', message: 'Rest well' },
    ...{ buyerName: 'Grace Hopper', buyerEmail: 'grace@example.com', sendOn: null, sent: false, practice: PRACTICE },
    ...own,
  },
});
const open = (path: string, page: ReactElement, answers: Answers, at = path) =>
  renderPage(<Route path={path}>{page}</Route>, answers, at);
const openShop = (answers: Answers) =>
  open('/p/:slug/gift-cards', <GiftCardsPage />, answers, '/p/still-water/gift-cards');
const openOrder = (answers: Answers) =>
  open('/gift-cards/:token', <GiftCardOrderPage />, answers, '/gift-cards/secret');
const fill = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const fillAll = () => {
  fill('Their name', 'Ida Rhodes');
  fill('Their email', 'ida@example.com');
  fill('Your name', 'Grace Hopper');
  fill('Your email', 'grace@example.com');
};

beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-20T10:00:00-05:00'));
});
afterEach(() => {
  jest.restoreAllMocks();
  cleanup();
});

describe('the gift cards of a practice', () => {
  it('are ordered for somebody, and lead to the payment', async () => {
    const page = openShop({
      GiftCardsOfPractice: () => sells([offer('a', { description: 'An hour' }), offer('b', { amountCents: 9_000 })]),
      OrderGiftCard: () => ({
        orderGiftCard: {
          ...{ __typename: 'OrderGiftCardPayload', result: 'success', errors: [] },
          order: { __typename: 'GiftCardOrder', id: 'o', token: 'secret' },
        },
      }),
    });
    fireEvent.click(await screen.findByRole('radio', { name: /\$90/ }));
    fillAll();
    fill(/^Send it on/, '2026-12-24');
    fireEvent.click(screen.getByRole('button', { name: 'Continue to payment' }));
    await waitFor(() => expect(page.visited.at(-1)).toBe('/gift-cards/secret'));
    const { variables } = page.asked.find(({ operation }) => operation === 'OrderGiftCard')!;
    expect(variables).toEqual({
      input: {
        ...{ practiceId: 'p', offerId: 'b', recipientName: 'Ida Rhodes', recipientEmail: 'ida@example.com' },
        ...{ message: '', sendOn: '2026-12-24', buyerName: 'Grace Hopper', buyerEmail: 'grace@example.com' },
        idempotencyKey: expect.any(String),
      },
    });
  });

  it('say what is missing, and which days are possible', async () => {
    openShop({ GiftCardsOfPractice: () => sells([offer('a'), offer('b')]) });
    await screen.findByRole('button', { name: 'Continue to payment' });
    fill(/^Send it on/, '2026-11-19');
    fireEvent.click(screen.getByRole('button', { name: 'Continue to payment' }));
    for (const problem of [
      ...['Please choose an amount.', "Please enter the recipient's name.", 'Please enter your name.'],
      'Please choose today or a later day.',
    ])
      await screen.findByText(problem);
    expect(screen.getAllByText('Please enter a valid email address.')).toHaveLength(2);
  });

  it('keep what was typed where it is refused, and say why at the field', async () => {
    const errors = [
      {
        __typename: 'UserError',
        code: 'invalid_message',
        message: 'Please leave out web addresses.',
        field: 'message',
      },
    ];
    openShop({
      GiftCardsOfPractice: () => sells([offer('a')]),
      OrderGiftCard: () => ({
        orderGiftCard: { __typename: 'OrderGiftCardPayload', result: 'failure', errors, order: null },
      }),
    });
    await screen.findByRole('button', { name: 'Continue to payment' });
    fillAll();
    fill(/^Message/, 'www.example.com');
    fireEvent.click(screen.getByRole('button', { name: 'Continue to payment' }));
    await screen.findByText('Please leave out web addresses.');
    expect(screen.getByLabelText<HTMLTextAreaElement>(/^Message/).value).toBe('www.example.com');
  });

  it.each([
    ['without any', () => sells([])],
    ['without the feature', () => sells([offer('a')], { giftCardsEnabled: false })],
  ])('are none of a practice %s', async (_what, answer) => {
    openShop({ GiftCardsOfPractice: answer });
    await screen.findByText('No gift cards online');
  });

  it('are fetched again where they did not load', async () => {
    let down = true;
    openShop({
      GiftCardsOfPractice: () => {
        if (down) throw new Error('Payments sleeps.');
        return sells([offer('a')]);
      },
    });
    const again = await screen.findByRole('button', { name: 'Try again' });
    down = false;
    fireEvent.click(again);
    await screen.findByRole('button', { name: 'Continue to payment' });
  });
});

describe('an order of a gift card', () => {
  const { fetch } = globalThis;
  afterEach(() => {
    globalThis.fetch = fetch;
  });

  it('is paid by card, and says that the code is on its way', async () => {
    let paid = false;
    openOrder({
      GiftCardOrderPage: () => (paid ? order({ state: 'paid', sent: true }) : order()),
      CardFormOfPractice: () => ({
        cardForm: {
          ...{ __typename: 'CardForm', provider: 'stripe', publishableKey: 'pk', accountId: 'acct_1' },
          ...{ squareLocationId: null, sandboxUrl: 'http://sandbox/stripe' },
        },
      }),
      ...cardSetup(),
      CompleteSetup: (variables) => {
        paid = true;
        return cardSetup()['CompleteSetup']!(variables);
      },
    });
    await screen.findByText('Rest well');
    confirmCards();
    await enterCard();
    fireEvent.click(screen.getByRole('button', { name: 'Pay $50' }));
    await screen.findByRole('heading', { level: 1, name: 'Thank you' });
    screen.getByText(/We have sent the code to Ida Rhodes\./);
  });

  it('says when it will be sent', async () => {
    openOrder({ GiftCardOrderPage: () => order({ state: 'paid', sendOn: '2026-12-24' }) });
    await screen.findByText(/We'll send the code to Ida Rhodes on Thu, Dec 24, 2026\./);
  });

  it('leads to a new one when it has expired', async () => {
    openOrder({ GiftCardOrderPage: () => order({ state: 'expired' }) });
    const again = await screen.findByRole('link', { name: 'Order again' });
    expect(again.getAttribute('href')).toBe('/p/still-water/gift-cards');
  });

  it('is not found under another link', async () => {
    openOrder({ GiftCardOrderPage: () => ({ giftCardOrder: null }) });
    await screen.findByRole('heading', { name: 'This path ends here' });
  });
});

describe('the balance of a gift card', () => {
  const balance = (balanceCents: number) => ({
    giftCardBalance: {
      ...{ __typename: 'GiftCardBalance', label: '•••• 7KQ2', amountCents: 5_000, balanceCents, currency: 'USD' },
      practice: PRACTICE,
    },
  });
  const look = () => fireEvent.click(screen.getByRole('button', { name: 'Show the balance' }));

  it('is shown for a code, and an unknown one says so', async () => {
    let answer: object = { giftCardBalance: null };
    open('/gift-card-balance', <GiftCardBalancePage />, { BalanceOfGiftCard: () => answer });
    look();
    await screen.findByText('Please enter the code of the gift card.');
    fill('Code', ' 7KQ2M ');
    look();
    await screen.findByText(/no gift card with this code/);
    answer = balance(1_500);
    look();
    await screen.findByText('$15 left');
    answer = balance(0);
    look();
    await screen.findByText('It is used up');
  });
});
