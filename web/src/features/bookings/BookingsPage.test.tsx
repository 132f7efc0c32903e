import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ToastRegion } from '../../ui/ToastRegion.js';
import { renderPage, type Answers } from '../../testing/renderPage.js';
import { BookingsPage } from './BookingsPage.js';

const appointment = (id: string, state: string, more: object = {}) => ({
  __typename: 'Appointment',
  id,
  instantActionToken: `token-${id}`,
  state,
  startsAt: '2026-12-01T09:00:00-07:00',
  endsAt: '2026-12-01T10:00:00-07:00',
  timeZone: 'America/Vancouver',
  clientTimeZone: 'America/New_York',
  isVirtual: false,
  locationName: 'Studio',
  locationSingleLine: '1 Main Street, Vancouver, BC',
  amountCents: 9000,
  amountCurrency: 'USD',
  feeCents: 200,
  platformFeeCents: 50,
  canCancel: state !== 'cancelled',
  transaction: null,
  transactions: [],
  appointmentServices: [
    { __typename: 'AppointmentServiceLine', id: `${id}:0`, name: `Massage ${id}`, addOn: false },
    { __typename: 'AppointmentServiceLine', id: `${id}:1`, name: 'Hot stones', addOn: true },
  ],
  practice: {
    __typename: 'Practice',
    id: 'practice',
    name: 'Willow Rooms',
    practitionerName: 'Mara Jensen',
    practitionerFirstName: 'Mara',
    photoUrl: null,
  },
  ...more,
});
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
  appointment(id, 'approved', {
    transaction: movement(`charge-${id}`, type, state, createdAt),
    transactions: type === 'Hold' ? [] : [movement(`charge-${id}`, type, state, createdAt)],
  });

const lists = (upcoming: object[], past: object[] = [], expired: object[] = []) => ({
  upcomingAppointments: upcoming,
  pastAppointments: past,
  expiredAppointments: expired,
  openPackages: [],
});
const answers = (bookings: () => object): Answers => ({
  CurrentUser: () => ({
    currentUser: {
      __typename: 'User',
      id: 'user',
      kind: 'client',
      name: 'Ann Bell',
      firstName: 'Ann',
      email: 'ann@example.com',
      practice: null,
    },
  }),
  ClientBookings: bookings,
});
const render = (bookings: () => object, at = '/bookings', more: Answers = {}) => {
  document.cookie = 'yarrow_csrf=token';
  return renderPage(
    <>
      <BookingsPage />
      <ToastRegion />
    </>,
    { ...answers(bookings), ...more },
    at,
  );
};
const card = async (title: RegExp) => {
  const heading = await screen.findByRole('heading', { name: title });
  return within(heading.closest('li') as HTMLElement);
};

afterEach(() => {
  cleanup();
  document.cookie = 'yarrow_csrf=; max-age=0';
});

describe('the bookings page', () => {
  it('is called Your Bookings and has the four tabs', async () => {
    render(() => lists([]));
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
    render(() => {
      throw Object.assign(new Error('Please log in.'), { extensions: { code: 'UNAUTHENTICATED' } });
    });
    await screen.findByRole('link', { name: 'Log in' });
  });

  it('says what went wrong and tries again', async () => {
    let broken = true;
    render(() => {
      if (broken) throw new Error('The calendar is closed.');
      return lists([appointment('one', 'approved')]);
    });
    await screen.findByText('Error: The calendar is closed.');
    broken = false;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('heading', { name: /Massage one/ });
  });

  it.each([
    ['approved', 'CONFIRMED'],
    ['pending', 'PENDING'],
    ['unavailable', 'UNAVAILABLE'],
    ['awaiting_payment', 'PAYMENT NEEDED'],
    ['declined', 'DECLINED'],
    ['cancelled', 'CANCELLED'],
  ])('labels %s %s', async (state, label) => {
    render(() => lists([appointment('one', state)]));
    (await card(/Massage one/)).getByText(label);
  });

  it('shows a card with when, where and what it costs, leading to its page', async () => {
    render(() => lists([appointment('one', 'approved')]));
    const one = await card(/Massage one \+ 1 add-on/);
    expect(one.getByRole('link').getAttribute('href')).toBe('/m/c/token-one');
    one.getByText('Tuesday, December 1, 2026');
    one.getByText(/11:00 AM – 12:00 PM EST/);
    one.getByText(/^9:00 AM – 10:00 AM .* for Mara$/);
    one.getByText('1 Main Street, Vancouver, BC');
    one.getByText('$92.50');
  });

  it('calls a price of 0 Free', async () => {
    render(() => lists([appointment('one', 'approved', { amountCents: 0 })]));
    (await card(/Massage one/)).getByText('Free');
  });

  it('shows the tab that the address asks for, and moves the address with the tabs', async () => {
    const past = [appointment('old', 'cancelled')];
    const { visited } = render(() => lists([], past, [appointment('late', 'unavailable')]), '/bookings?tab=expired');
    await card(/Massage late/);
    fireEvent.click(screen.getByRole('tab', { name: 'Past Bookings' }));
    await card(/Massage old/);
    expect(visited.at(-1)).toBe('/bookings?tab=past');
  });

  it.each([
    ['', 'Nothing booked yet'],
    ['?tab=past', 'No past bookings yet'],
    ['?tab=transactions', 'No transactions yet'],
    ['?tab=expired', 'No expired requests'],
  ])('says so where there is nothing (%s)', async (search, words) => {
    render(() => lists([]), `/bookings${search}`);
    await screen.findByText(words);
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
    render(() => lists([appointment('one', state)]));
    const one = await card(/Massage one/);
    expect(one.queryByRole('button', { name: 'Cancel' }) !== null).toBe(offered);
  });

  it('asks first, then cancels', async () => {
    const { asked } = render(() => lists([appointment('one', 'pending')]), '/bookings', cancelled('success'));
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(asked.map(({ operation }) => operation)).not.toContain('ClientCancel');
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel booking' }));
    await screen.findByText('Your appointment has been cancelled.');
    expect(asked.find(({ operation }) => operation === 'ClientCancel')?.variables).toEqual({ appointmentId: 'one' });
  });

  it('says when it did not work', async () => {
    render(() => lists([appointment('one', 'pending')]), '/bookings', cancelled('failure'));
    await confirm();
    await screen.findByText('There was an error cancelling your appointment.');
  });
});

describe('the transactions', () => {
  it.each([
    ['Hold', 0, 'PENDING'],
    ['Charge', 1, 'PROCESSED'],
    ['Charge', 2, 'FAILURE'],
    ['Charge', 3, 'CANCELLED'],
  ])('show a %s in state %i as %s', async (type, state, label) => {
    render(() => lists([charged('one', type, state)]), '/bookings?tab=transactions');
    const one = await card(/Massage one/);
    one.getByText(label);
    one.getByText('Willow Rooms');
    one.getByText('$92.50');
  });

  it('say of a hold that the card will be charged the day of the appointment', async () => {
    render(() => lists([charged('one', 'Hold', 0)], [charged('two', 'Charge', 1)]), '/bookings?tab=transactions');
    (await card(/Massage one/)).getByText(/^The card will be charged the day of the appointment/);
    expect((await card(/Massage two/)).queryByText(/will be charged/)).toBeNull();
  });

  it('leave out what has none', async () => {
    render(() => lists([appointment('one', 'approved')], [charged('two', 'Charge', 1)]), '/bookings?tab=transactions');
    await card(/Massage two/);
    await waitFor(() => expect(screen.queryByRole('heading', { name: /Massage one/ })).toBeNull());
  });
});

describe('several transactions', () => {
  it('are listed with the newest first, whichever visit they belong to', async () => {
    const old = charged('old', 'Charge', 1, '2026-11-02T10:00:00-07:00');
    const late = charged('late', 'Charge', 2, '2026-11-21T10:00:00-07:00');
    const twice = appointment('twice', 'approved', {
      transaction: movement('second', 'Charge', 1, '2026-11-12T10:00:00-07:00'),
      transactions: [
        movement('second', 'Charge', 1, '2026-11-12T10:00:00-07:00'),
        movement('first', 'Charge', 2, '2026-11-11T10:00:00-07:00'),
      ],
    });
    render(() => lists([late], [old, twice]), '/bookings?tab=transactions');
    await card(/Massage old/);
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

describe('open packages', () => {
  it('say what is left of them and lead to the next session', async () => {
    render(() => ({
      ...lists([]),
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
