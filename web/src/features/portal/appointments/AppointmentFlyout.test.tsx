import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { noteConnection } from '../../../connection/connectionState.js';
import { CONNECTION_MESSAGE } from '../../../lib/userErrors.js';
import { LineCut, type Answers } from '../../../testing/renderPage.js';
import {
  calendarOf,
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

  it('leads to the profile of the client, and to notes about the visit where the practice keeps them', async () => {
    const practice = (clientNotesEnabled: boolean) => ({
      PracticeKeepsNotes: () => ({ currentPractice: { __typename: 'Practice', id: 'p', clientNotesEnabled } }),
    });
    openAt('token-of-a', practice(true));
    const profile = await screen.findByRole('link', { name: 'Maya Rivers' });
    expect(profile.getAttribute('href')).toBe('/portal/clients/grace');
    const notes = await screen.findByRole('link', { name: 'Add notes' });
    expect(notes.getAttribute('href')).toBe('/portal/clients/grace#token-of-a');
    leaveCalendar();
    settleCalendar();
    const { asked } = openAt('token-of-a', practice(false));
    await screen.findByRole('link', { name: 'Maya Rivers' });
    await waitFor(() => expect(asked.some(({ operation }) => operation === 'PracticeKeepsNotes')).toBe(true));
    expect(screen.queryByRole('link', { name: 'Add notes' })).toBeNull();
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
      ProCalendar: () => calendarOf([visit('a', '2026-11-02T17:00:00Z', '2026-11-02T18:30:00Z', 'Maya Rivers', state)]),
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

  it('stays as it was where asking again fails, and does not call the appointment unknown', async () => {
    let down = false;
    const { client } = openAt('token-of-a', {
      AppointmentForCalendar: () => {
        if (down) throw Object.assign(new Error('down'), { data: { tokenAppointment: null } });
        return { tokenAppointment: visitDetails() };
      },
    });
    await screen.findByRole('button', { name: 'Accept' });
    down = true;
    await act(() => client.refetchQueries({ include: ['AppointmentForCalendar'] }).catch(() => undefined));
    expect(screen.getByRole('button', { name: 'Accept' })).toBeTruthy();
    expect(screen.queryByText('Appointment not found')).toBeNull();
    expect(window.location.hash).toBe('#token-of-a');
  });

  it('can be answered while payments are out of reach', async () => {
    openAt('token-of-a', {
      AppointmentPayment: () => {
        throw new Error('down');
      },
    });
    expect(await screen.findByText("The payment status isn't available right now.")).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Accept' })).toBeTruthy();
  });

  describe('of a visit that is over and unpaid', () => {
    const openUnpaid = (answer: () => object) =>
      openAt(
        'token-of-a',
        {
          AppointmentPayment: () => ({
            tokenAppointment: { ...visitPayment, past: true, paymentStatus: 'Failed', paymentError: 'Declined.' },
          }),
          RetryPayment: answer,
        },
        { state: 'approved', past: true },
      );
    const retry = async () => fireEvent.click(await screen.findByRole('button', { name: 'Retry' }));

    it('offers to charge it', async () => {
      openUnpaid(() => outcome('retryPayment', 'ChargeCardPayload', '', ['Insufficient funds.']));
      expect(await screen.findByText('Payment not processed.')).toBeTruthy();
      await retry();
      expect(await screen.findByText('Payment failed: Insufficient funds.')).toBeTruthy();
      expect(screen.getByRole('link', { name: 'In Person Payment' }).getAttribute('href')).toBe('/m/c/token-of-a');
    });

    it.each([
      ['Payment failed: Internal server error', new Error('down')],
      [`We got no answer. Nothing is charged twice. ${CONNECTION_MESSAGE}`, new LineCut()],
    ])('says %s', async (message, error) => {
      openUnpaid(() => {
        throw error;
      });
      await retry();
      expect(await screen.findByText(message)).toBeTruthy();
      act(() => noteConnection(false));
    });
  });

  it('opens nothing for the place that the skip link goes to', async () => {
    window.location.hash = 'main';
    const { asked } = openCalendar('/portal/calendar', {});
    await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect(asked.map(({ operation }) => operation)).toContain('ProCalendar'));
    expect(asked.map(({ operation }) => operation)).not.toContain('AppointmentForCalendar');
  });

  it('takes the calendar to the day of an appointment that was opened by its link', async () => {
    window.location.hash = 'token-of-a';
    const { visited } = openCalendar('/portal/calendar?view=week&date=2026-12-20', {});
    await waitFor(() => expect(visited.at(-1)).toBe('/portal/calendar?view=week&date=2026-11-02#token-of-a'));
  });
});
