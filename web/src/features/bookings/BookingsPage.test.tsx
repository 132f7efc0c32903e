import { afterEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { answerLogIn } from '../../session/sessionEnd.js';
import { bookedVisit, bookingCard, bookingLists, leaveBookings, openBookings } from '../../testing/bookingsPage.js';
import { renderPage, type Answers } from '../../testing/renderPage.js';
import { BookingsPage } from './BookingsPage.js';

afterEach(leaveBookings);

describe('the bookings page', () => {
  it('is called Your Bookings and has the four tabs', async () => {
    openBookings(() => bookingLists([]));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your Bookings');
    screen.getByText('All of your upcoming and past bookings.');
    const tabs = await screen.findAllByRole('tab');
    expect(tabs.map((tab) => tab.textContent)).toEqual([
      'Upcoming Bookings',
      'Past Bookings',
      'Transactions',
      'Expired Requests',
    ]);
  });

  it('asks visitors to log in and to come back to the same tab', async () => {
    const { asked } = renderPage(<BookingsPage />, {}, '/bookings?tab=past');
    const link = await screen.findByRole('link', { name: 'Log in' });
    expect(link.getAttribute('href')).toBe(`/login?return_to=${encodeURIComponent('/bookings?tab=past')}`);
    expect(asked).toEqual([]);
  });

  it('asks to log in when the session has ended meanwhile', async () => {
    openBookings(() => {
      throw Object.assign(new Error('Please log in.'), { extensions: { code: 'UNAUTHENTICATED' } });
    });
    await waitFor(() => {
      // Declines the login prompt, which the app renders outside this page.
      answerLogIn(false);
      screen.getByRole('link', { name: 'Log in' });
    });
  });

  it('says what went wrong and tries again', async () => {
    let broken = true;
    openBookings(() => {
      if (broken) throw new Error('The calendar is closed.');
      return bookingLists([bookedVisit('one', 'approved')]);
    });
    await screen.findByText('Error: The calendar is closed.');
    broken = false;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('heading', { name: /Massage one/ });
  });

  it('loads bookings separately if they do not load together, and shows an error only for the broken one', async () => {
    let broken = true;
    openBookings(
      () => {
        throw new Error('Payments are resting.');
      },
      '/bookings',
      {
        ClientBookingIds: () => bookingLists([bookedVisit('one', 'approved'), bookedVisit('two', 'approved')]),
        BookingCard: ({ id }: Record<string, string>) => {
          if (id === 'two' && broken) throw new Error('This one is broken.');
          return { userAppointment: bookedVisit(id!, 'approved') };
        },
      },
    );
    await screen.findByRole('heading', { name: /Massage one/ });
    expect((await screen.findByText('Error: This one is broken.')).getAttribute('role')).toBe('alert');
    expect(screen.getAllByRole('tab')).toHaveLength(4);
    broken = false;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('heading', { name: /Massage two/ });
  });

  it.each([
    ['approved', 'CONFIRMED'],
    ['pending', 'PENDING'],
    ['unavailable', 'UNAVAILABLE'],
    ['awaiting_payment', 'PAYMENT NEEDED'],
    ['declined', 'DECLINED'],
    ['cancelled', 'CANCELLED'],
  ])('labels %s %s', async (state, label) => {
    openBookings(() => bookingLists([bookedVisit('one', state)]));
    (await bookingCard(/Massage one/)).getByText(label);
  });

  it('shows a card with when, where and what it costs, leading to its page', async () => {
    openBookings(() => bookingLists([bookedVisit('one', 'approved')]));
    const one = await bookingCard(/Massage one \+ 1 add-on/);
    expect(one.getByRole('link').getAttribute('href')).toBe('/m/c/token-one');
    one.getByText('Tuesday, December 1, 2026');
    one.getByText(/11:00 AM – 12:00 PM New York time/);
    one.getByText(/^9:00 AM – 10:00 AM .* for Mara$/);
    one.getByText('1 Main Street, Vancouver, BC');
    one.getByText('$92.50');
  });

  it('calls a price of 0 Free', async () => {
    openBookings(() => bookingLists([bookedVisit('one', 'approved', { amountCents: 0 })]));
    (await bookingCard(/Massage one/)).getByText('Free');
  });

  it('shows the tab that the address asks for, and moves the address with the tabs', async () => {
    const past = [bookedVisit('old', 'cancelled')];
    const { visited } = openBookings(
      () => bookingLists([], past, [bookedVisit('late', 'unavailable')]),
      '/bookings?tab=expired',
    );
    await bookingCard(/Massage late/);
    fireEvent.click(screen.getByRole('tab', { name: 'Past Bookings' }));
    await bookingCard(/Massage old/);
    expect(visited.at(-1)).toBe('/bookings?tab=past');
  });

  it.each([
    ['', 'Nothing booked yet'],
    ['?tab=past', 'No past visits'],
    ['?tab=transactions', 'No transactions yet'],
    ['?tab=expired', 'No expired requests'],
  ])('says so where there is nothing (%s)', async (search, text) => {
    openBookings(() => bookingLists([]), `/bookings${search}`);
    await screen.findByText(text);
  });
});

describe('cancelling on the bookings page', () => {
  const cancelled = (result: string): Answers => ({
    ClientCancel: () => ({
      clientCancel: {
        __typename: 'AppointmentPayload',
        result,
        errors: result === 'success' ? [] : [{ __typename: 'UserError', code: 'already_started', message: 'No.' }],
        appointment: null,
      },
    }),
  });
  const confirm = async () => {
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel booking' }));
  };

  it.each([
    ['pending', true],
    ['unavailable', true],
    ['approved', false],
    ['awaiting_payment', false],
  ])('is offered for %s: %s', async (state, offered) => {
    openBookings(() => bookingLists([bookedVisit('one', state)]));
    const one = await bookingCard(/Massage one/);
    expect(one.queryByRole('button', { name: 'Cancel' }) !== null).toBe(offered);
  });

  it('asks first, then cancels', async () => {
    const { asked } = openBookings(
      () => bookingLists([bookedVisit('one', 'pending')]),
      '/bookings',
      cancelled('success'),
    );
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(asked.map(({ operation }) => operation)).not.toContain('ClientCancel');
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel booking' }));
    await screen.findByText('Your appointment has been cancelled.');
    expect(asked.find(({ operation }) => operation === 'ClientCancel')?.variables).toEqual({
      appointmentId: 'one',
      acceptedFeeCents: 0,
    });
  });

  it.each([
    [{}, " You'll get a full refund."],
    [
      { packageSessionNumber: 1, cancellationPackageOutcome: 'ends' },
      " The package you bought with it won't start. You'll get a full refund.",
    ],
    [{ packageSessionNumber: 2 }, " The session goes back to your package. You'll get a full refund."],
  ])('says before what becomes of it, of a package and of the money: %p', async (more, text) => {
    openBookings(() => bookingLists([bookedVisit('one', 'pending', more)]));
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    await screen.findByText(`We'll withdraw your request and release the time.${text}`);
  });

  it('says when it did not work', async () => {
    openBookings(() => bookingLists([bookedVisit('one', 'pending')]), '/bookings', cancelled('failure'));
    await confirm();
    await screen.findByText('There was an error cancelling your appointment.');
  });
});

describe('open packages', () => {
  it('say what is left of them and lead to the next session', async () => {
    openBookings(() => ({
      ...bookingLists([]),
      openPackages: [
        {
          __typename: 'ClientPackage',
          id: 'package',
          name: 'Five massages',
          numberOfSessions: 5,
          sessionsRemaining: 2,
          bookNextUrl: '/p/willow/book?package=key',
          service: {
            __typename: 'Service',
            id: 'five',
            practice: { __typename: 'Practice', id: 'practice', practitionerName: 'Mara Jensen' },
          },
        },
      ],
    }));
    await screen.findByText('2 of 5 sessions left · Mara Jensen');
    const link = screen.getByRole('link', { name: 'Book next session of Five massages' });
    expect(link.getAttribute('href')).toBe('/p/willow/book?package=key');
  });
});
