import { describe, expect, it } from '@jest/globals';
import { priceText, termText } from './planText.js';
import type { Subscription } from './useSubscription.js';

const subscription = (own: Partial<Subscription>): Subscription => ({
  ...{ __typename: 'PracticeSubscription', planId: 'website', planName: 'Website', status: 'active', price: null },
  ...{ periodEndsAt: '2027-02-01T04:30:00Z', endsAt: null, hasBilling: true },
  ...own,
});

describe('a plan in words', () => {
  it('costs an amount for an interval', () => {
    const price = { __typename: 'SubscriptionPrice', id: 'p', amountCents: 1250, currency: 'USD' } as const;
    expect(priceText({ ...price, interval: 'month' })).toBe('$12.50 a month');
    expect(priceText({ ...price, amountCents: 12000, interval: 'year' })).toBe('$120 a year');
  });

  it.each([
    ['renews on the day in the practice’s zone', {}, 'Renews on Sun, Jan 31, 2027.'],
    ['ends', { endsAt: '2027-02-01T04:30:00Z' }, 'Ends on Sun, Jan 31, 2027. Until then nothing changes.'],
    ['is tried', { status: 'trialing' as const }, 'Free until Sun, Jan 31, 2027.'],
    ['is free', { status: 'free' as const, periodEndsAt: null }, undefined],
  ])('%s', (_, own, text) => expect(termText(subscription(own), 'America/New_York')).toBe(text));
});
