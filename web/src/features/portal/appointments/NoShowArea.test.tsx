import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Answers } from '../../../testing/renderPage.js';
import { leaveCalendar, openCalendar, settleCalendar, visitDetails, visitPayment } from '../testing/calendarPage.js';

const said = (field: string, appointment: object, errors: string[] = []) => ({
  [field]: {
    __typename: 'AppointmentPayload',
    result: errors.length ? 'failure' : 'success',
    errors: errors.map((message) => ({ __typename: 'UserError', message })),
    appointment: errors.length ? null : { __typename: 'Appointment', id: 'a', version: 4, ...appointment },
  },
});
const AT = '2026-11-02T10:20:00-07:00';
const MISSED = { noShowAt: AT, noShowFeeWaived: false };

/** The visit "a", which has started, is open. @param own of it @param paidCents by card */
const open = (answers: Answers = {}, own: object = {}, paidCents = 0) => {
  window.location.hash = 'token-of-a';
  const received = { __typename: 'ReceivedMoney', cardCents: paidCents, giftCardCents: 0, offlineCents: 0 };
  return openCalendar('/portal/calendar?view=week&date=2026-11-02', {
    AppointmentForCalendar: () => ({ tokenAppointment: visitDetails({ state: 'approved', past: true, ...own }) }),
    AppointmentPayment: () => ({ tokenAppointment: { ...visitPayment, past: true, ...own, received } }),
    ...answers,
  });
};
const ask = async () => {
  const button = await screen.findByRole('button', { name: 'Mark as no-show' });
  // The flyout hides the page first; it would hide the question otherwise.
  await waitFor(() => expect(screen.queryByRole('main')).toBeNull());
  fireEvent.click(button);
  return within(await screen.findByRole('alertdialog', { name: 'Mark as no-show' }));
};
const inputs = (page: ReturnType<typeof open>, operation: string) =>
  page.asked.filter((one) => one.operation === operation).map(({ variables }) => variables);

beforeEach(settleCalendar);
afterEach(leaveCalendar);

describe('a client who did not come', () => {
  it('is charged by the terms that they accepted, which are said with what both answers do to the money', async () => {
    const page = open({ MarkAppointmentNoShow: () => said('markAppointmentNoShow', MISSED) }, {}, 9000);
    const dialog = await ask();
    dialog.getByText('Maya Rivers accepted terms under which no-shows are charged 80%: CA$72.00.');
    await dialog.findByText('CA$18.00 that was paid goes back to the original card or wallet.');
    dialog.getByText('CA$90.00 that was paid goes back to the original card or wallet.');
    fireEvent.click(dialog.getByRole('button', { name: 'Keep CA$72.00' }));
    await screen.findByText('Marked as a no-show.');
    expect(inputs(page, 'MarkAppointmentNoShow')).toEqual([{ input: { appointmentId: 'a', waiveFee: false } }]);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  it('is let off with one tap', async () => {
    const waived = { ...MISSED, noShowFeeWaived: true };
    const page = open({ MarkAppointmentNoShow: () => said('markAppointmentNoShow', waived) });
    fireEvent.click((await ask()).getByRole('button', { name: 'Waive the fee' }));
    await screen.findByText('Marked as a no-show, without a fee.');
    expect(inputs(page, 'MarkAppointmentNoShow')).toEqual([{ input: { appointmentId: 'a', waiveFee: true } }]);
  });

  it('owes nothing where the terms ask for no fee', async () => {
    const page = open({ MarkAppointmentNoShow: () => said('markAppointmentNoShow', MISSED) }, { noShowFeeCents: 0 });
    const dialog = await ask();
    dialog.getByText('Maya Rivers accepted terms without a no-show fee.');
    await dialog.findByText('Nothing is charged.');
    expect(dialog.queryByRole('button', { name: 'Waive the fee' })).toBeNull();
    fireEvent.click(dialog.getByRole('button', { name: 'Mark as no-show' }));
    await waitFor(() => expect(inputs(page, 'MarkAppointmentNoShow')).toHaveLength(1));
  });

  it('keeps the question open with the reason when that is refused', async () => {
    const refusal = ['Only a confirmed appointment can be marked.'];
    open({ MarkAppointmentNoShow: () => said('markAppointmentNoShow', {}, refusal) });
    const dialog = await ask();
    fireEvent.click(dialog.getByRole('button', { name: 'Charge CA$72.00' }));
    await screen.findByText(
      'We weren’t able to mark this appointment as a no-show: Only a confirmed appointment can be marked.',
    );
    expect(screen.getByRole('alertdialog', { name: 'Mark as no-show' })).toBeTruthy();
  });

  it('is waived, charged and taken back afterwards, each with one tap', async () => {
    const page = open(
      {
        MarkAppointmentNoShow: () => said('markAppointmentNoShow', { ...MISSED, noShowFeeWaived: true }),
        UndoAppointmentNoShow: () => said('undoAppointmentNoShow', { noShowAt: null, noShowFeeWaived: false }),
      },
      MISSED,
    );
    const area = within(await screen.findByRole('region', { name: 'No-show' }));
    screen.getByText('NO-SHOW');
    area.getByText('Fee of CA$72.00.', { exact: false });
    expect(screen.queryByRole('button', { name: 'Edit appointment' })).toBeNull();
    fireEvent.click(area.getByRole('button', { name: 'Waive the fee' }));
    await screen.findByText('Marked as a no-show, without a fee.');
    await waitFor(() => expect(area.getByRole<HTMLButtonElement>('button', { name: /Undo/ }).disabled).toBe(false));
    fireEvent.click(area.getByRole('button', { name: 'Undo the no-show' }));
    await screen.findByText('No longer marked as a no-show.');
    expect(inputs(page, 'UndoAppointmentNoShow')).toEqual([{ input: { appointmentId: 'a' } }]);
  });

  it('is charged after all where the fee was waived', async () => {
    const page = open(
      { MarkAppointmentNoShow: () => said('markAppointmentNoShow', MISSED) },
      { ...MISSED, noShowFeeWaived: true },
    );
    const area = within(await screen.findByRole('region', { name: 'No-show' }));
    area.getByText('Fee of CA$72.00, waived.', { exact: false });
    fireEvent.click(area.getByRole('button', { name: 'Charge CA$72.00' }));
    await waitFor(() =>
      expect(inputs(page, 'MarkAppointmentNoShow')).toEqual([{ input: { appointmentId: 'a', waiveFee: false } }]),
    );
  });

  it.each([
    ['has not started', { past: false }],
    ['was only asked for', { state: 'pending' }],
    ['was cancelled', { state: 'cancelled' }],
  ])('is asked about of no visit that %s', async (_what, own) => {
    open({}, own);
    await screen.findByText('maya@example.com');
    expect(screen.queryByRole('button', { name: 'Mark as no-show' })).toBeNull();
  });
});
