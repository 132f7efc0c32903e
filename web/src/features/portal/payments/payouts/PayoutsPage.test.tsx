import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderPage, type Answers } from '../../../../testing/renderPage.js';
import { PayoutsPage } from './PayoutsPage.js';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const payout = (id: string, own: object = {}) => ({
  __typename: 'Payout',
  ...{ id, provider: 'stripe', providerPayoutId: `po_${id}`, amountCents: 11_725, currency: 'USD', status: 'paid' },
  ...{ sentAt: '2026-11-03T18:00:00Z', arrivesOn: '2026-11-05', paymentsCents: 18_450, elsewhereCents: 5_000 },
  ...{ refundsCents: -9_225, correctionsCents: -1_500, feesCents: 1_000, platformFeesCents: 450, unexplainedCents: 0 },
  ...own,
});
const entry = (id: string, own: object) => ({
  __typename: 'PayoutEntry',
  ...{ id, kind: 'payment', grossCents: 9_225, feeCents: 500, netCents: 8_725, label: '', visit: null },
  occurredAt: '2026-11-02T18:00:00Z',
  ...own,
});
const visit = { __typename: 'VisitPayment', id: 'v', clientName: 'Maya Rivers', serviceName: 'Massage' };
const ENTRIES = [
  entry('a', { visit }),
  entry('b', { kind: 'correction', grossCents: -1_500, feeCents: 0, netCents: -1_500, label: 'adjustment' }),
];
const AT = '/portal/payments/payouts';
const start = (rows: object[], own: Answers = {}, count = rows.length, at = AT) =>
  renderPage(
    <PayoutsPage />,
    {
      PayoutsOfPractice: () => ({
        currentPractice: {
          ...{ __typename: 'Practice', id: 'p', timeZone: 'America/Vancouver' },
          ...{ payoutsCount: count, payouts: rows },
        },
      }),
      EntriesOfPayout: () => ({ currentPractice: { __typename: 'Practice', id: 'p', payoutEntries: ENTRIES } }),
      ...own,
    },
    at,
  );
const open = async () => {
  fireEvent.click(await screen.findByRole('button', { name: 'Tue, Nov 3, 2026' }));
  return within(await screen.findByRole('dialog', { name: 'Payout of Tue, Nov 3, 2026' }));
};

describe('the payouts', () => {
  it('are listed with what was sent and what it cost', async () => {
    start([payout('one'), payout('two', { status: 'on_the_way', sentAt: '2026-11-02T18:00:00Z' })]);
    expect(await screen.findByText('On the way')).toBeTruthy();
    expect(screen.getAllByText('$117.25')).toHaveLength(2);
    expect(screen.getAllByText('$10.00')).toHaveLength(2);
  });

  it('explain their amount, and name the visits in them', async () => {
    start([payout('one')]);
    const flyout = await open();
    const sums = within(flyout.getByRole('region', { name: 'How it comes to its amount' }));
    const rows = sums.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]);
    expect(rows).toEqual([
      ['Payments', '$184.50'],
      ['Taken at Stripe itself', '$50.00'],
      ['Refunds', '-$92.25'],
      ['Corrections', '-$15.00'],
      ['Fees$4.50 of them are Yarrow’s', '-$10.00'],
      ['Payout', '$117.25'],
    ]);
    expect(await flyout.findByText(/Payment: Maya Rivers · Massage/)).toBeTruthy();
    expect(flyout.getByText(/Correction: adjustment/)).toBeTruthy();
    expect(flyout.queryByText('Something is missing')).toBeNull();
  });

  it('say what is not explained', async () => {
    start([payout('one', { unexplainedCents: 700 })]);
    const flyout = await open();
    expect(flyout.getByText('Something is missing')).toBeTruthy();
    expect(flyout.getByText(/has not told what \$7\.00 of it is/)).toBeTruthy();
  });

  it('say where there are none yet, and not before it is known', async () => {
    start([]);
    expect(screen.queryByText('No payouts yet')).toBeNull();
    expect(await screen.findByText('No payouts yet')).toBeTruthy();
  });

  it('come a page at a time, and lead back from a page that has none', async () => {
    const { asked, visited } = start([payout('one')], {}, 45);
    const next = await screen.findByRole('button', { name: 'Next' });
    fireEvent.click(next);
    await screen.findByText('Page 2 of 3');
    expect(asked.at(-1)?.variables).toEqual({ limit: 20, offset: 20 });
    await screen.findByRole('button', { name: 'Tue, Nov 3, 2026' });
    // It was shown while the page was loading.
    expect(next.isConnected).toBe(true);
    expect(visited.at(-1)).toBe(`${AT}?page=2`);
    cleanup();
    const beyond = start([], {}, 45, `${AT}?page=9`);
    fireEvent.click(await screen.findByRole('button', { name: 'Show the latest' }));
    expect(screen.queryByText('No payouts yet')).toBeNull();
    await waitFor(() => expect(beyond.visited.at(-1)).toBe(AT));
  });

  it('say when their payments did not load', async () => {
    start([payout('one')], {
      EntriesOfPayout: () => {
        throw new Error('down');
      },
    });
    const flyout = await open();
    expect(await flyout.findByText('The payments in this payout did not load')).toBeTruthy();
  });
});
