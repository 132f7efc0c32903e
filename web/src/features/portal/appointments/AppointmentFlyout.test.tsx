import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { noteConnection } from '../../../app/connectionState.js';
import { LineCut, type Answers } from '../../../testing/renderPage.js';
import {
  leaveCalendar,
  openCalendar,
  settleCalendar,
  visit,
  visitDetails,
  visitPayment,
} from '../testing/calendarPage.js';

const outcome = (field: string, type: string, state: string, errors: string[] = []) => ({
  [field]: {
    __typename: type,
    result: errors.length ? 'failure' : 'success',
    errors: errors.map((message) => ({ __typename: 'UserError', message })),
    appointment: errors.length ? null : { __typename: 'Appointment', id: 'a', state },
    ...(type === 'CancelAppointmentPayload' && { cancelledAppointmentIds: errors.length ? [] : ['a'] }),
  },
});
/** @param own of the visit "a", on the calendar and in the flyout */
const openAt = (token: string, answers: Answers = {}, own: { state?: string; past?: boolean } = {}) => {
  window.location.hash = token;
  return openCalendar(
    '/portal/calendar?view=week&date=2026-11-02',
    {
      AppointmentForCalendar: () => ({ tokenAppointment: visitDetails(own) }),
      AppointmentPayment: () => ({ tokenAppointment: { ...visitPayment, ...own } }),
      ...answers,
    },
    [visit('a', '2026-11-02T17:00:00Z', '2026-11-02T18:30:00Z', 'Maya Rivers', own.state ?? 'pending')],
  );
};

/** Presses a button of the flyout that asks, once the flyout has hidden the page; it would hide the question otherwise. */
const ask = async (name: string) => {
  const button = await screen.findByRole('button', { name });
  await waitFor(() => expect(screen.queryByRole('main')).toBeNull());
  fireEvent.click(button);
};

beforeEach(settleCalendar);
afterEach(leaveCalendar);

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
    openAt('token-of-a', {}, own);
    expect(await screen.findByRole('dialog', { name: title })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
  });

  it('accepts and asks again what the calendar shows', async () => {
    let state = 'pending';
    const { asked } = openAt('token-of-a', {
      AppointmentForCalendar: () => ({ tokenAppointment: visitDetails({ state }) }),
      ProCalendar: () => ({
        practiceAppointments: [visit('a', '2026-11-02T17:00:00Z', '2026-11-02T18:30:00Z', 'Maya Rivers', state)],
      }),
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

  it('takes a declined request off the calendar with the click, and brings it back where that is refused', async () => {
    let reached = false;
    openAt('token-of-a', {
      DeclineAppointment: () => {
        if (!reached) throw new LineCut();
        return outcome('declineAppointment', 'AppointmentPayload', '', ['This request has lapsed.']);
      },
    });
    await ask('Decline');
    fireEvent.click(await screen.findByRole('button', { name: 'Decline request' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByRole('button', { name: /Maya Rivers/ })).toBeNull();
    reached = true;
    fireEvent(window, new Event('online'));
    expect(await screen.findByText('This request has lapsed.')).toBeTruthy();
    expect(await screen.findByRole('button', { name: /Maya Rivers/ })).toBeTruthy();
    act(() => noteConnection(false));
  });

  it('declines after asking, and leaves', async () => {
    openAt('token-of-a', { DeclineAppointment: () => outcome('declineAppointment', 'AppointmentPayload', 'declined') });
    await ask('Decline');
    fireEvent.click(await screen.findByRole('button', { name: 'Decline request' }));
    expect(await screen.findByText('Appointment declined')).toBeTruthy();
    expect(window.location.hash).toBe('');
  });

  it('cancels with a message to the client', async () => {
    const { asked } = openAt(
      'token-of-a',
      { ProCancelAppointment: () => outcome('cancelAppointment', 'CancelAppointmentPayload', 'cancelled') },
      { state: 'approved' },
    );
    await ask('Cancel appointment');
    const dialog = await screen.findByRole('alertdialog');
    fireEvent.change(within(dialog).getByLabelText(/Message to the client/), { target: { value: ' I am ill. ' } });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel appointment' }));
    expect(await screen.findByText('Your appointment was cancelled')).toBeTruthy();
    const { variables } = asked.find(({ operation }) => operation === 'ProCancelAppointment') ?? {};
    expect(variables).toEqual({ appointmentId: 'a', practitionerNote: 'I am ill.' });
    expect(window.location.hash).toBe('');
  });

  it.each([
    [null, 'does not take place. What they paid is refunded.'],
    ['ends', 'does not take place. The package that it bought ends with it. What they paid is refunded.'],
    [
      'kept',
      'does not take place. The package that it bought stays theirs, as another of its sessions is booked or used: its price is not refunded. What they paid beyond it is.',
    ],
  ])('says before what becomes of a package and of the money: %p', async (cancellationPackageOutcome, text) => {
    const own = { state: 'approved', cancellationPackageOutcome };
    openAt('token-of-a', {}, own);
    await ask('Cancel appointment');
    expect((await screen.findByRole('alertdialog')).textContent).toContain(text);
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
    openAt(
      'token-of-a',
      {
        ProCancelAppointment: () =>
          outcome('cancelAppointment', 'CancelAppointmentPayload', '', ['The visit has already begun.']),
      },
      { state: 'approved' },
    );
    await ask('Cancel appointment');
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
    const unpaid = { ...visitPayment, past: true, paymentStatus: 'Failed', paymentError: 'Your card was declined.' };
    openAt('token-of-a', {
      AppointmentForCalendar: () => ({ tokenAppointment: visitDetails({ state: 'approved', past: true }) }),
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
    const { asked } = openCalendar('/portal/calendar', {});
    await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect(asked.at(-1)?.operation).toBe('ProCalendar'));
    expect(asked.map(({ operation }) => operation)).not.toContain('AppointmentForCalendar');
  });

  it('takes the calendar to the day of an appointment that was opened by its link', async () => {
    window.location.hash = 'token-of-a';
    const { visited } = openCalendar('/portal/calendar?view=week&date=2026-12-20', {});
    await waitFor(() => expect(visited.at(-1)).toBe('/portal/calendar?view=week&date=2026-11-02#token-of-a'));
  });
});
