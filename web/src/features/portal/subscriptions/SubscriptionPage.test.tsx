import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { dismissToast } from '../../../lib/toasts.js';
import { type Answers, renderPage } from '../../../testing/renderPage.js';
import { ToastRegion } from '../../../ui/ToastRegion.js';
import { SubscriptionPage } from './SubscriptionPage.js';

const price = (interval: 'month' | 'year', amountCents: number) => ({
  ...{ __typename: 'SubscriptionPrice', id: `price_${interval}`, amountCents, currency: 'USD', interval },
});
const MONTHLY = price('month', 1200);
const PLANS = [
  { __typename: 'SubscriptionPlan', id: 'free', name: 'Free', includes: ['Online booking'], prices: [] },
  {
    ...{ __typename: 'SubscriptionPlan', id: 'website', name: 'Website', includes: ['Everything in Free'] },
    prices: [MONTHLY, price('year', 12_000)],
  },
];
const FREE = {
  ...{ __typename: 'PracticeSubscription', planId: 'free', planName: 'Free', status: 'free', price: null },
  ...{ periodEndsAt: null, endsAt: null, hasBilling: false },
};
const PAID = {
  ...{ ...FREE, planId: 'website', planName: 'Website', status: 'active', price: MONTHLY },
  ...{ periodEndsAt: '2027-02-01T12:00:00Z', hasBilling: true },
};

const answersWith = (subscription: object): Answers => ({
  PlansAndSubscription: () => ({
    subscriptionPlans: PLANS,
    currentPractice: { __typename: 'Practice', id: 'p', timeZone: 'America/New_York', subscription },
  }),
});
const open = (answers: Answers, at = '') =>
  renderPage(
    <>
      <SubscriptionPage />
      <ToastRegion />
    </>,
    answers,
    `/portal/subscriptions${at}`,
  );
const refused = (message: string) => ({
  ...{ __typename: 'Payload', result: 'failure', url: null },
  errors: [{ __typename: 'UserError', code: 'already_subscribed', message, field: null }],
});

afterEach(() => {
  for (let id = 1; id < 40; id++) dismissToast(id);
  cleanup();
});

describe('the subscription of a practice', () => {
  it('is free at first, and shows the available plans', async () => {
    open(answersWith(FREE));
    const mine = within(await screen.findByRole('region', { name: 'Your plan' }));
    mine.getByText('You pay nothing for Yarrow.');
    expect(mine.queryByRole('button')).toBeNull();
    within(screen.getByRole('region', { name: 'Free' })).getByText('Your plan');
    const website = within(screen.getByRole('region', { name: 'Website' }));
    website.getByText('$12 a month or $120 a year');
    website.getByRole('button', { name: 'Subscribe to Website for $12 a month' });
    website.getByRole('button', { name: 'Subscribe to Website for $120 a year' });
  });

  it('shows what is paid and when next, and leads to Stripe for changes', async () => {
    open(answersWith(PAID));
    const mine = within(await screen.findByRole('region', { name: 'Your plan' }));
    mine.getByText('Website · $12 a month');
    mine.getByText('Renews on Mon, Feb 1, 2027.');
    mine.getByRole('button', { name: 'Card, invoices and plan' });
    expect(screen.queryByRole('button', { name: /^Subscribe/ })).toBeNull();
  });

  it('says that a payment failed, and when a plan ends', async () => {
    open(answersWith({ ...PAID, status: 'past_due', endsAt: '2027-02-01T12:00:00Z' }));
    await screen.findByText('Your last payment failed');
    screen.getByText('Ends on Mon, Feb 1, 2027. Until then nothing changes.');
  });

  it('asks Stripe when the browser comes back, and thanks', async () => {
    let stored: object = FREE;
    const { asked } = open(
      {
        PlansAndSubscription: (variables) => answersWith(stored)['PlansAndSubscription']!(variables),
        RefreshSubscription: () => {
          stored = PAID;
          const practice = { __typename: 'Practice', id: 'p', websitePlanEnabled: true, subscription: PAID };
          return { refreshSubscription: { __typename: 'Payload', result: 'success', errors: [], practice } };
        },
      },
      '?subscribed=true',
    );
    await screen.findByText('Thank you. Website is now your plan.');
    expect(asked.filter(({ operation }) => operation === 'RefreshSubscription')).toHaveLength(1);
    expect(window.location.search).toBe('');
  });

  it('says why no page of Stripe was opened, and can be tried again', async () => {
    const answer = refused('Your practice has a subscription already.');
    open({ ...answersWith(FREE), StartSubscription: () => ({ startSubscription: answer }) });
    const go = await screen.findByRole<HTMLButtonElement>('button', { name: 'Subscribe to Website for $12 a month' });
    fireEvent.click(go);
    await screen.findByText('Your practice has a subscription already.');
    await waitFor(() => expect(go.disabled).toBe(false));
  });

  it('says that it did not load, and is fetched again', async () => {
    let down = true;
    open({
      PlansAndSubscription: (variables) => {
        if (down) throw new Error('Payments sleeps.');
        return answersWith(FREE)['PlansAndSubscription']!(variables);
      },
    });
    const again = await screen.findByRole('button', { name: 'Try again' });
    down = false;
    fireEvent.click(again);
    await screen.findByRole('region', { name: 'Your plan' });
  });
});
