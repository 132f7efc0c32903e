import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Answers } from '../../../testing/renderPage.js';
import {
  leaveCalendar,
  openCalendar,
  seriesVisit,
  SERIES,
  settleCalendar,
  visit,
  visitDetails,
  visitPayment,
} from '../testing/calendarPage.js';

const cancelled = (ids: string[], errors: object[] = []) => ({
  cancelAppointment: {
    __typename: 'CancelAppointmentPayload',
    result: errors.length ? 'failure' : 'success',
    errors: errors.map((error) => ({ __typename: 'UserError', code: 'not_cancellable', ...error })),
    cancelledAppointmentIds: ids,
    appointment: errors.length ? null : { __typename: 'Appointment', id: 'a', state: 'cancelled' },
  },
});

/** The visit "a" is open. @param own of it */
const open = (answers: Answers = {}, own: object = {}) => {
  window.location.hash = 'token-of-a';
  return openCalendar(
    '/portal/calendar?view=week&date=2026-11-02',
    {
      AppointmentForCalendar: () => ({ tokenAppointment: visitDetails({ state: 'approved', ...own }) }),
      AppointmentPayment: () => ({ tokenAppointment: visitPayment }),
      ...answers,
    },
    [visit('a', '2026-11-02T17:00:00Z', '2026-11-02T18:30:00Z', 'Maya Rivers')],
  );
};

/** Asks once the flyout has hidden the page; it would hide the question otherwise. */
const ask = async () => {
  const button = await screen.findByRole('button', { name: 'Cancel appointment' });
  await waitFor(() => expect(screen.queryByRole('main')).toBeNull());
  fireEvent.click(button);
  return within(await screen.findByRole('alertdialog', { name: 'Cancel this appointment?' }));
};
const confirm = async (dialog: Awaited<ReturnType<typeof ask>>, name = 'Cancel appointment') => {
  const button = dialog.getByRole<HTMLButtonElement>('button', { name });
  await waitFor(() => expect(button.disabled).toBe(false));
  fireEvent.click(button);
};
const sent = (page: ReturnType<typeof open>) =>
  page.asked.filter(({ operation }) => operation === 'ProCancelAppointment').map(({ variables }) => variables);

beforeEach(settleCalendar);
afterEach(leaveCalendar);

describe('cancelling an appointment', () => {
  it('sends the cancellation with the message to the client', async () => {
    const page = open({ ProCancelAppointment: () => cancelled(['a']) });
    const dialog = await ask();
    dialog.getByText(
      'Maya Rivers will be told that the visit on Monday, November 2, 2026 at 10:00 AM Vancouver time is cancelled.',
    );
    expect(dialog.queryByRole('radio')).toBeNull();
    fireEvent.change(dialog.getByLabelText(/Message to the client/), { target: { value: ' I am ill. ' } });
    await confirm(dialog);
    expect(await screen.findByText('Your appointment was cancelled')).toBeTruthy();
    expect(sent(page)).toEqual([{ appointmentId: 'a', practitionerNote: 'I am ill.' }]);
    expect(window.location.hash).toBe('');
  });

  it('says before what becomes of the money, and waits until it knows', async () => {
    let answer = (_data: object) => {};
    open({ CancellationOutcome: () => new Promise<object>((resolve) => (answer = resolve)) });
    const dialog = await ask();
    const button = dialog.getByRole<HTMLButtonElement>('button', { name: 'Cancel appointment' });
    expect(button.disabled).toBe(true);
    const received = { __typename: 'ReceivedMoney', cardCents: 13500, giftCardCents: 0, offlineCents: 0 };
    const tokenAppointment = { ...seriesVisit('a', '2026-11-02T10:00:00-07:00', { received }), series: null };
    answer({ tokenAppointment });
    await dialog.findByText('CA$135.00 goes back to the original card or wallet.');
    await waitFor(() => expect(button.disabled).toBe(false));
  });

  it('is possible if the effect on the payment is unknown', async () => {
    open({
      ProCancelAppointment: () => cancelled(['a']),
      CancellationOutcome: () => {
        throw new Error('down');
      },
    });
    const dialog = await ask();
    await dialog.findByText("They'll be refunded.");
    await confirm(dialog);
    await screen.findByText('Your appointment was cancelled');
  });

  it('stays open with the reason when it is refused, and forgets it when it is asked again', async () => {
    open({ ProCancelAppointment: () => cancelled([], [{ message: 'The visit has already begun.' }]) });
    const dialog = await ask();
    await confirm(dialog);
    await dialog.findByText('The visit has already begun.');
    fireEvent.click(dialog.getByRole('button', { name: 'Keep appointment' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect((await ask()).queryByText('The visit has already begun.')).toBeNull();
  });

  it('is content with a visit that an unanswered try has cancelled', async () => {
    const done = { code: 'already_cancelled', message: 'It is cancelled.' };
    open({ ProCancelAppointment: () => cancelled([], [done]) });
    await confirm(await ask());
    expect(await screen.findByText('Your appointment was cancelled')).toBeTruthy();
    expect(window.location.hash).toBe('');
  });
});

describe('cancelling a visit of a series', () => {
  const received = { __typename: 'ReceivedMoney', cardCents: 9000, giftCardCents: 0, offlineCents: 0 };
  const visits = [
    seriesVisit('before', '2026-10-26T10:00:00-07:00', { received }),
    seriesVisit('a', '2026-11-02T10:00:00-07:00', { received }),
    seriesVisit('gone', '2026-11-09T10:00:00-07:00', { state: 'cancelled' }),
    seriesVisit('next', '2026-11-16T10:00:00-07:00', { received }),
    seriesVisit('last', '2026-11-23T10:00:00-07:00'),
  ];
  const CancellationOutcome = () => ({ tokenAppointment: { ...visits[1], series: { ...SERIES, visits } } });

  it('cancels this and all that follow, with the sum of their money', async () => {
    const page = open({ CancellationOutcome, ProCancelAppointment: () => cancelled(['a', 'next', 'last']) });
    const dialog = await ask();
    await dialog.findByText('CA$90.00 goes back to the original card or wallet.');
    fireEvent.click(dialog.getByRole('radio', { name: /^This and all following\s*3 appointments$/ }));
    dialog.getByText('CA$180.00 goes back to the original card or wallet.');
    dialog.getByText(
      'Maya Rivers will get one message that 3 visits from Monday, November 2, 2026 at 10:00 AM Vancouver time on are cancelled.',
    );
    await confirm(dialog, 'Cancel 3 appointments');
    await screen.findByText('Your recurring series was cancelled');
    expect(sent(page)).toEqual([{ appointmentId: 'a', practitionerNote: null, cancelRecurringSeries: true }]);
  });

  it('cancels only this session by default', async () => {
    const page = open({ CancellationOutcome, ProCancelAppointment: () => cancelled(['a']) });
    const dialog = await ask();
    await dialog.findByRole('radio', { name: 'This one only' });
    await confirm(dialog);
    await screen.findByText('Your appointment was cancelled');
    expect(sent(page)).toEqual([{ appointmentId: 'a', practitionerNote: null }]);
  });

  it('asks nothing of the last one', async () => {
    const rest = visits.slice(0, 3);
    open({ CancellationOutcome: () => ({ tokenAppointment: { ...visits[1], series: { ...SERIES, visits: rest } } }) });
    const dialog = await ask();
    await dialog.findByText('CA$90.00 goes back to the original card or wallet.');
    expect(dialog.queryByRole('radio')).toBeNull();
  });
});

describe('a visit of a series', () => {
  it('says how it repeats and which it is, and leads to the others', async () => {
    const visits = [
      seriesVisit('a', '2026-11-02T10:00:00-07:00'),
      seriesVisit('gone', '2026-11-09T10:00:00-07:00', { state: 'cancelled' }),
      seriesVisit('next', '2026-11-16T10:00:00-07:00'),
    ];
    open(
      { SeriesVisits: () => ({ tokenAppointment: { ...visits[0], series: { ...SERIES, visits } } }) },
      { series: SERIES, seriesNumber: 3 },
    );
    await screen.findByText('Weekly');
    screen.getByText('3 of 10');
    fireEvent.click(screen.getByRole('button', { name: 'Show the series' }));
    const list = within(await screen.findByRole('list', { name: 'Appointments of this series' }));
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Mon, Nov 2, 2026, 10:00 AM Vancouver time',
      'Mon, Nov 9, 2026, 10:00 AM Vancouver timeCancelled',
      'Mon, Nov 16, 2026, 10:00 AM Vancouver time',
    ]);
    expect(list.getByRole('link', { name: /Nov 16/ }).getAttribute('href')).toBe('/portal/calendar#token-of-next');
  });
});
