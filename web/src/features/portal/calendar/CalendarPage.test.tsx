import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderPage, type Answers } from '../../../testing/renderPage.js';
import { ToastRegion } from '../../../ui/ToastRegion.js';
import { CalendarPage } from './CalendarPage.js';

const visit = (id: string, startsAt: string, endsAt: string, clientName: string, state = 'approved') => ({
  __typename: 'Appointment',
  id,
  instantActionToken: `token-of-${id}`,
  state,
  startsAt,
  endsAt,
  clientName,
  isVirtual: false,
  appointmentServices: [{ __typename: 'AppointmentServiceLine', id: `line-${id}`, name: 'Deep tissue massage' }],
});
const details = (own: object = {}) => ({
  ...visit('a', '2026-11-02T10:00:00-07:00', '2026-11-02T11:30:00-07:00', 'Maya Rivers', 'pending'),
  past: false,
  formattedStartsAt: 'Monday, November 2, 2026 at 10:00 AM PDT',
  timeZone: 'America/Vancouver',
  clientTimeZone: 'America/Vancouver',
  clientEmail: 'maya@example.com',
  clientPhone: '+16045550134',
  newClient: true,
  clientNote: 'My left shoulder is stiff.',
  virtualMeetingLinkWithFallback: null,
  locationName: 'Studio',
  locationSingleLine: '120 Main Street, Vancouver, BC',
  amountCents: 9000,
  amountCurrency: 'CAD',
  practitionerNote: null,
  client: { __typename: 'Client', id: 'client-1' },
  appointmentServices: [
    {
      __typename: 'AppointmentServiceLine',
      id: 'line-a',
      name: 'Deep tissue massage',
      amountCents: 9000,
      timeLength: 90,
    },
  ],
  cancellationTerms: {
    __typename: 'CancellationTerms',
    text: 'Please give a day of notice.',
    lateHours: 24,
    lateFeePercent: 50,
  },
  ...own,
});
const payment = {
  __typename: 'Appointment',
  id: 'a',
  instantActionToken: 'token-of-a',
  past: false,
  amountCents: 9000,
  amountCurrency: 'CAD',
  fullTotal: 9000,
  paymentStatus: 'Upcoming',
  paymentError: null,
  markPaid: false,
  hasPaymentMethod: true,
  defaultPaymentMethod: { __typename: 'PaymentMethod', id: 'card', brand: 'visa', last4: '4242' },
};
const practice = (timeZone: string) => ({
  currentPractice: { __typename: 'Practice', id: 'p', name: 'Willow', timeZone, countryCode: 'CA' },
});
const outcome = (field: string, type: string, state: string, errors: string[] = []) => ({
  [field]: {
    __typename: type,
    result: errors.length ? 'failure' : 'success',
    errors: errors.map((message) => ({ __typename: 'UserError', message })),
    appointment: errors.length ? null : { __typename: 'Appointment', id: 'a', state },
    ...(type === 'CancelAppointmentPayload' && { cancelledAppointmentIds: errors.length ? [] : ['a'] }),
  },
});
const answers = (own: Answers = {}, appointments: object[] = []): Answers => ({
  OwnPractice: () => practice('America/Vancouver'),
  ProCalendar: () => ({ practiceAppointments: appointments }),
  AppointmentForCalendar: () => ({ tokenAppointment: details() }),
  AppointmentPayment: () => ({ tokenAppointment: payment }),
  ...own,
});
const page = (
  <>
    <CalendarPage />
    <ToastRegion />
  </>
);
const render = (at: string, own: Answers, appointments?: object[]) => renderPage(page, answers(own, appointments), at);
const openAt = (token: string, own: Answers = {}) => {
  window.location.hash = token;
  return render('/portal/calendar?view=week&date=2026-11-02', own, [
    visit('a', '2026-11-02T17:00:00Z', '2026-11-02T18:30:00Z', 'Maya Rivers', 'pending'),
  ]);
};

/** The parts of a date that depend on the browser's zone. */
const LOCAL = ['getFullYear', 'getMonth', 'getDate', 'getDay', 'getHours', 'getMinutes', 'getTimezoneOffset'] as const;

// A busy machine takes its time.
configure({ asyncUtilTimeout: 8_000 });
jest.setTimeout(30_000);
beforeEach(() => {
  window.history.replaceState(null, '', '/');
  jest.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(0);
});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

describe('the calendar', () => {
  it.each([
    ['America/Vancouver', '9:00 AM – 10:00 AM', '9:00 AM – 10:00 AM'],
    ['America/New_York', '12:00 PM – 1:00 PM', '11:00 AM – 12:00 PM'],
  ])('draws the hours of %s on both sides of 1 November 2026', async (zone, before, after) => {
    const appointments = [
      visit('before', '2026-10-31T16:00:00Z', '2026-10-31T17:00:00Z', 'Maya Rivers'),
      visit('after', '2026-11-02T16:00:00Z', '2026-11-02T17:00:00Z', 'Noah Field', 'pending'),
    ];
    const own = { OwnPractice: () => practice(zone) };
    const { unmount } = render('/portal/calendar?view=day&date=2026-10-31', own, appointments);
    expect((await screen.findByRole('button', { name: /Maya Rivers/ })).textContent).toContain(before);
    unmount();
    render('/portal/calendar?view=day&date=2026-11-02', own, appointments);
    expect((await screen.findByRole('button', { name: /Noah Field/ })).textContent).toContain(after);
  });

  it.each(['day', 'week', 'month'])('reads no field of the browser’s zone when it draws a %s', async (view) => {
    const { findByRole } = render(`/portal/calendar?view=${view}&date=2026-11-02`, {}, [
      visit('a', '2026-11-02T17:00:00Z', '2026-11-02T18:00:00Z', 'Maya Rivers'),
    ]);
    await findByRole('button', { name: /Maya Rivers/ });
    for (const field of LOCAL) {
      jest.spyOn(Date.prototype, field).mockImplementation(() => {
        throw new Error(`${field} depends on the browser's zone`);
      });
    }
    fireEvent.click(screen.getByRole('button', { name: `Next ${view}` }));
    fireEvent.click(screen.getByRole('button', { name: `Previous ${view}` }));
    expect(screen.getByRole('button', { name: /Maya Rivers/ })).toBeTruthy();
  });

  it('asks for one unit before and after and keeps what it has while the next window loads', async () => {
    const { asked } = render('/portal/calendar?view=week&date=2026-11-02', {}, [
      visit('a', '2026-11-09T17:00:00Z', '2026-11-09T18:00:00Z', 'Maya Rivers'),
    ]);
    await waitFor(() => expect(asked.at(-1)?.operation).toBe('ProCalendar'));
    expect(asked.at(-1)?.variables).toEqual({ from: '2026-10-25T07:00:00.000Z', to: '2026-11-15T07:00:00.000Z' });
    fireEvent.click(screen.getByRole('button', { name: 'Next week' }));
    expect(screen.getByRole('button', { name: /Maya Rivers/ })).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Calendar, Nov 8 – 14, 2026');
  });

  it('keeps view and date in the address', async () => {
    const { visited } = render('/portal/calendar?view=week&date=2026-11-02', {});
    fireEvent.click(await screen.findByRole('radio', { name: 'Month' }));
    fireEvent.click(screen.getByRole('button', { name: 'Next month' }));
    expect(visited.slice(-2)).toEqual([
      '/portal/calendar?view=month&date=2026-11-02',
      '/portal/calendar?view=month&date=2026-12-02',
    ]);
    fireEvent.click(screen.getByRole('button', { name: 'Today' }));
    expect(visited.at(-1)).toBe('/portal/calendar?view=month');
  });

  it('opens an appointment by keyboard and puts it into the address', async () => {
    render('/portal/calendar?view=week&date=2026-11-02', {}, [
      visit('a', '2026-11-02T17:00:00Z', '2026-11-02T18:30:00Z', 'Maya Rivers', 'pending'),
    ]);
    fireEvent.keyDown(await screen.findByRole('button', { name: /Maya Rivers/ }), { key: 'Enter' });
    expect(window.location.hash).toBe('#token-of-a');
    expect(await screen.findByRole('dialog', { name: 'New appointment request' })).toBeTruthy();
  });

  it('shows a list of the week where a grid would be too small', async () => {
    window.matchMedia = (() => ({ matches: true, addEventListener() {}, removeEventListener() {} })) as never;
    render('/portal/calendar?view=week&date=2026-11-02', {}, [
      visit('a', '2026-11-02T17:00:00Z', '2026-11-02T18:30:00Z', 'Maya Rivers', 'pending'),
      visit('b', '2026-11-12T17:00:00Z', '2026-11-12T18:30:00Z', 'Noah Field'),
    ]);
    const day = await screen.findByRole('region', { name: 'Monday, November 2' });
    expect(within(day).getByRole('button').textContent).toBe(
      '10:00 AM – 11:30 AMMaya RiversDeep tissue massageRequest',
    );
    expect(screen.queryByText('Noah Field')).toBeNull();
    window.matchMedia = undefined as never;
  });

  it('says when appointments cannot be loaded and tries again', async () => {
    let fails = true;
    const ProCalendar = () => {
      if (fails) throw new Error('down');
      return { practiceAppointments: [visit('a', '2026-11-02T17:00:00Z', '2026-11-02T18:00:00Z', 'Maya Rivers')] };
    };
    render('/portal/calendar?view=week&date=2026-11-02', { ProCalendar });
    expect(await screen.findByText('The newest appointments could not be loaded.')).toBeTruthy();
    fails = false;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: /Maya Rivers/ })).toBeTruthy();
  });
});

describe('the flyout', () => {
  it('shows who, when, where, what and how it is paid', async () => {
    openAt('token-of-a');
    const flyout = await screen.findByRole('dialog', { name: 'New appointment request' });
    for (const text of [
      'Maya Rivers',
      'New client',
      '(604) 555-0134',
      'maya@example.com',
      'My left shoulder is stiff.',
      'Monday, November 2, 2026',
      '120 Main Street, Vancouver, BC',
      'Please give a day of notice.',
    ]) {
      expect(within(flyout).getByText(text)).toBeTruthy();
    }
    expect(within(flyout).getByText(/10:00 AM – 11:30 AM/)).toBeTruthy();
    expect(await within(flyout).findByText('Upcoming')).toBeTruthy();
    expect(within(flyout).getByText('visa •••• 4242')).toBeTruthy();
  });

  it.each([
    [{ state: 'approved' }, 'Upcoming appointment'],
    [{ state: 'approved', past: true }, 'Past appointment'],
    [{ state: 'pending', past: true }, 'Past appointment'],
  ])('is titled by what it shows: %j', async (own, title) => {
    openAt('token-of-a', { AppointmentForCalendar: () => ({ tokenAppointment: details(own) }) });
    expect(await screen.findByRole('dialog', { name: title })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
  });

  it('accepts and asks again what the calendar shows', async () => {
    let state = 'pending';
    const { asked } = openAt('token-of-a', {
      AppointmentForCalendar: () => ({ tokenAppointment: details({ state }) }),
      AcceptAppointment: () => {
        state = 'approved';
        return outcome('acceptAppointment', 'AppointmentPayload', state);
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Accept' }));
    expect(await screen.findByText('Appointment accepted')).toBeTruthy();
    expect(await screen.findByRole('dialog', { name: 'Upcoming appointment' })).toBeTruthy();
    const after = asked.slice(asked.findIndex(({ operation }) => operation === 'AcceptAppointment'));
    expect(after.map(({ operation }) => operation)).toContain('ProCalendar');
  });

  it('declines after asking, and leaves', async () => {
    openAt('token-of-a', { DeclineAppointment: () => outcome('declineAppointment', 'AppointmentPayload', 'declined') });
    fireEvent.click(await screen.findByRole('button', { name: 'Decline' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Decline request' }));
    expect(await screen.findByText('Appointment declined')).toBeTruthy();
    expect(window.location.hash).toBe('');
  });

  it('cancels with a message to the client', async () => {
    const { asked } = openAt('token-of-a', {
      AppointmentForCalendar: () => ({ tokenAppointment: details({ state: 'approved' }) }),
      ProCancelAppointment: () => outcome('cancelAppointment', 'CancelAppointmentPayload', 'cancelled'),
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel appointment' }));
    const dialog = await screen.findByRole('alertdialog');
    fireEvent.change(within(dialog).getByLabelText(/Message to the client/), { target: { value: ' I am ill. ' } });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel appointment' }));
    expect(await screen.findByText('Your appointment was cancelled')).toBeTruthy();
    const { variables } = asked.find(({ operation }) => operation === 'ProCancelAppointment') ?? {};
    expect(variables).toEqual({ appointmentId: 'a', practitionerNote: 'I am ill.' });
    expect(window.location.hash).toBe('');
  });

  it.each<[string, Answers, string]>([
    [
      'a rule refuses',
      { AcceptAppointment: () => outcome('acceptAppointment', 'AppointmentPayload', '', ['This request has lapsed.']) },
      'This request has lapsed.',
    ],
    [
      'something else fails',
      {
        AcceptAppointment: () => {
          throw new Error('boom');
        },
      },
      'Unexpected error accepting appointment. Please contact support if this persists.',
    ],
  ])('says why accepting did not work where %s', async (_case, own, message) => {
    openAt('token-of-a', own);
    fireEvent.click(await screen.findByRole('button', { name: 'Accept' }));
    expect(await screen.findByText(message)).toBeTruthy();
    expect(screen.getByRole('dialog', { name: 'New appointment request' })).toBeTruthy();
  });

  it('keeps the cancel dialog open with the reason when cancelling is refused', async () => {
    openAt('token-of-a', {
      AppointmentForCalendar: () => ({ tokenAppointment: details({ state: 'approved' }) }),
      ProCancelAppointment: () =>
        outcome('cancelAppointment', 'CancelAppointmentPayload', '', ['The visit has already begun.']),
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel appointment' }));
    const dialog = await screen.findByRole('alertdialog');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel appointment' }));
    expect(await within(dialog).findByText('The visit has already begun.')).toBeTruthy();
  });

  it('says that an unknown appointment was not found and closes', async () => {
    openAt('token-of-nobody', { AppointmentForCalendar: () => ({ tokenAppointment: null }) });
    expect(await screen.findByText('Appointment not found')).toBeTruthy();
    expect(window.location.hash).toBe('');
  });

  it('says when the appointment could not be fetched', async () => {
    openAt('token-of-a', {
      AppointmentForCalendar: () => {
        throw new Error('down');
      },
    });
    expect(await screen.findByText('Error fetching event')).toBeTruthy();
  });

  it('can be answered while payments are out of reach', async () => {
    openAt('token-of-a', {
      AppointmentPayment: () => {
        throw new Error('down');
      },
    });
    expect(await screen.findByText('The payment status is not available at the moment.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Accept' })).toBeTruthy();
  });

  it('offers to charge a visit that is over and unpaid', async () => {
    const unpaid = { ...payment, past: true, paymentStatus: 'Failed', paymentError: 'Your card was declined.' };
    openAt('token-of-a', {
      AppointmentForCalendar: () => ({ tokenAppointment: details({ state: 'approved', past: true }) }),
      AppointmentPayment: () => ({ tokenAppointment: unpaid }),
      RetryPayment: () => ({
        retryPayment: {
          __typename: 'ChargeCardPayload',
          result: 'failure',
          errors: [{ __typename: 'UserError', message: 'Insufficient funds.' }],
          appointment: null,
        },
      }),
    });
    expect(await screen.findByText('Payment not processed.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Payment failed: Insufficient funds.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'In Person Payment' }).getAttribute('href')).toBe('/m/c/token-of-a');
  });

  it('opens nothing for the place that the skip link goes to', async () => {
    window.location.hash = 'main';
    const { asked } = render('/portal/calendar', {});
    await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect(asked.at(-1)?.operation).toBe('ProCalendar'));
    expect(asked.map(({ operation }) => operation)).not.toContain('AppointmentForCalendar');
  });

  it('takes the calendar to the day of an appointment that was opened by its link', async () => {
    window.location.hash = 'token-of-a';
    const { visited } = render('/portal/calendar?view=week&date=2026-12-20', {});
    await waitFor(() => expect(visited.at(-1)).toBe('/portal/calendar?view=week&date=2026-11-02#token-of-a'));
  });
});
