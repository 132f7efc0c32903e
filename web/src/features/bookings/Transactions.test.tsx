import { afterEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { bookedVisit, bookingCard, bookingLists, leaveBookings, openBookings } from '../../testing/bookingsPage.js';

const movement = (id: string, type: string, state: number, createdAt = '2026-11-20T10:00:00-07:00') => ({
  __typename: 'Transaction',
  id,
  type,
  state,
  amountCents: 9250,
  amountCurrency: 'USD',
  createdAt,
  scheduledFor: type === 'Hold' ? '2026-12-01T08:00:00-07:00' : null,
});
const charged = (id: string, type: string, state: number, createdAt?: string) =>
  bookedVisit(id, 'approved', {
    transaction: movement(`charge-${id}`, type, state, createdAt),
    transactions: type === 'Hold' ? [] : [movement(`charge-${id}`, type, state, createdAt)],
  });

afterEach(leaveBookings);

describe('the transactions', () => {
  it.each([
    ['Hold', 0, 'PENDING'],
    ['Charge', 1, 'PROCESSED'],
    ['Charge', 2, 'FAILURE'],
    ['Charge', 3, 'CANCELLED'],
  ])('show a %s in state %i as %s', async (type, state, label) => {
    openBookings(() => bookingLists([charged('one', type, state)]), '/bookings?tab=transactions');
    const one = await bookingCard(/Massage one/);
    one.getByText(label);
    one.getByText('Willow Rooms');
    one.getByText('$92.50');
  });

  it('say of a hold that the card will be charged the day of the appointment', async () => {
    openBookings(
      () => bookingLists([charged('one', 'Hold', 0)], [charged('two', 'Charge', 1)]),
      '/bookings?tab=transactions',
    );
    (await bookingCard(/Massage one/)).getByText(/^The card will be charged the day of the appointment/);
    expect((await bookingCard(/Massage two/)).queryByText(/will be charged/)).toBeNull();
  });

  it('show money that went back as such', async () => {
    const returned = bookedVisit('one', 'approved', {
      transaction: movement('charge', 'Charge', 3),
      transactions: [movement('refund', 'Refund', 1), movement('charge', 'Charge', 3)],
    });
    openBookings(() => bookingLists([], [returned]), '/bookings?tab=transactions');
    const refund = within((await screen.findByText('Refund')).closest('li')!);
    refund.getByText('−$92.50');
    refund.getByText('PROCESSED');
  });

  it('leave out what has none', async () => {
    openBookings(
      () => bookingLists([bookedVisit('one', 'approved')], [charged('two', 'Charge', 1)]),
      '/bookings?tab=transactions',
    );
    await bookingCard(/Massage two/);
    await waitFor(() => expect(screen.queryByRole('heading', { name: /Massage one/ })).toBeNull());
  });
});

describe('several transactions', () => {
  it('are listed with the newest first, whichever visit they belong to', async () => {
    const old = charged('old', 'Charge', 1, '2026-11-02T10:00:00-07:00');
    const late = charged('late', 'Charge', 2, '2026-11-21T10:00:00-07:00');
    const twice = bookedVisit('twice', 'approved', {
      transaction: movement('second', 'Charge', 1, '2026-11-12T10:00:00-07:00'),
      transactions: [
        movement('second', 'Charge', 1, '2026-11-12T10:00:00-07:00'),
        movement('first', 'Charge', 2, '2026-11-11T10:00:00-07:00'),
      ],
    });
    openBookings(() => bookingLists([late], [old, twice]), '/bookings?tab=transactions');
    await bookingCard(/Massage old/);
    const shown = screen.getAllByRole('listitem').map((item) => {
      const text = within(item);
      return [text.getByRole('heading').textContent, text.getByText(/PROCESSED|FAILURE/).textContent];
    });
    expect(shown).toEqual([
      ['Massage late', 'FAILURE'],
      ['Massage twice', 'PROCESSED'],
      ['Massage twice', 'FAILURE'],
      ['Massage old', 'PROCESSED'],
    ]);
  });
});
