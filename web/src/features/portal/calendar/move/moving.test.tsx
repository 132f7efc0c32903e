import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Answers } from '../../../../testing/renderPage.js';
import { updated } from '../../testing/bookingForm.js';
import {
  calendarOf,
  leaveCalendar,
  openCalendar,
  seriesVisit,
  SERIES,
  settleCalendar,
  visit,
  visitDetails,
} from '../../testing/calendarPage.js';

const TIMES = { startsAt: '2026-11-03T10:00:00-07:00', endsAt: '2026-11-03T11:30:00-07:00' };
const LATER = { startsAt: '2026-11-04T10:15:00-07:00', endsAt: '2026-11-04T11:45:00-07:00' };
const drawn = (state = 'approved', own: object = {}, times = TIMES) => ({
  ...visit('a', times.startsAt, times.endsAt, 'Maya Rivers', state),
  ...own,
});

beforeEach(() => {
  settleCalendar();
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-02T09:20:00-07:00'));
});
afterEach(leaveCalendar);

const WEEK = '/portal/calendar?view=week&date=2026-11-02';
/** The week of the visit "a", on 3 November from 10:00 to 11:30. @param own of the visit, where it is asked about */
const open = (answers: Answers = {}, own: object = {}, appointment: object = drawn(), path = WEEK) =>
  openCalendar(
    path,
    { AppointmentToMove: () => ({ tokenAppointment: visitDetails({ ...TIMES, ...own }) }), ...answers },
    [appointment],
  );
const entry = () => document.querySelector<HTMLElement>('.rbc-event')!;
const label = () => document.querySelector('.rbc-event-label')?.textContent;
const press = (key: string, held: object = { shiftKey: true }) => fireEvent.keyDown(entry(), { key, ...held });
const found = () => screen.findByRole('button', { name: /Maya Rivers/ });
/** Takes it to Wednesday, a quarter of an hour later, and asks for that. */
const moveLater = async () => {
  await found();
  press('ArrowRight');
  press('ArrowDown');
  press('Enter', {});
  return within(await screen.findByRole('alertdialog', { name: 'Reschedule this appointment?' }));
};
/** Presses a button of a question once that can be pressed. */
const answer = async (question: HTMLElement, name: string) => {
  const button = within(question).getByRole<HTMLButtonElement>('button', { name });
  await waitFor(() => expect(button.disabled).toBe(false));
  fireEvent.click(button);
};
const reschedule = async () => {
  await moveLater();
  await answer(screen.getByRole('alertdialog', { name: 'Reschedule this appointment?' }), 'Reschedule');
};
const sent = (page: ReturnType<typeof open>) =>
  page.asked.filter(({ operation }) => operation === 'UpdateAppointment').map(({ variables }) => variables);
const settled = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());

describe('an appointment that is moved on the calendar', () => {
  it('says where keys take it, and opens no flyout', async () => {
    open();
    await found();
    press('ArrowDown');
    press('ArrowDown', { shiftKey: true, altKey: true });
    const status = await screen.findByText(/Press Enter to reschedule/);
    expect(status.textContent).toContain('Maya Rivers: Tue, Nov 3, 10:15 AM – 12:00 PM');
    expect(label()).toBe('10:15 AM – 12 PM');
    expect(document.activeElement).toBe(entry());
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('shows the old and the new time on the clocks of the practice and of the client', async () => {
    open({}, { clientTimeZone: 'Europe/London' });
    const dialog = await moveLater();
    const said = (await dialog.findByText('Now')).closest('dl')!.textContent;
    expect(said).toContain('NowTue, Nov 3, 202610:00 AM – 11:30 AM Vancouver time');
    expect(said).toContain('5:00 PM – 6:30 PM London time for the client');
    expect(said).toContain('New timeWed, Nov 4, 202610:15 AM – 11:45 AM Vancouver time');
    expect(said).toContain('5:15 PM – 6:45 PM London time for the client');
    dialog.getByText('Maya Rivers will be told about the new time, unless you undo it within three minutes.');
  });

  it('does not repeat the times of a client in the same zone, and warns of a start in the past', async () => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-05T09:20:00-07:00'));
    open();
    const dialog = await moveLater();
    await dialog.findByText('Now');
    expect(dialog.queryByText(/for the client/)).toBeNull();
    dialog.getByText('The new start is in the past.');
    expect(dialog.queryByText(/is told/)).toBeNull();
  });

  it('is rescheduled when that is confirmed, and stays where it was put', async () => {
    let times = TIMES;
    const page = open({
      ProCalendar: () => calendarOf([drawn('approved', {}, times)]),
      UpdateAppointment: () => {
        times = LATER;
        return updated(LATER);
      },
    });
    await reschedule();
    await screen.findByText('Appointment rescheduled successfully.');
    expect(sent(page)).toEqual([{ appointmentId: 'a', expectedVersion: 3, ...LATER }]);
    await settled();
    expect(label()).toBe('10:15 – 11:45 AM');
    await waitFor(() => expect(screen.queryByText(/Press Enter/)).toBeNull());
    expect(label()).toBe('10:15 – 11:45 AM');
  });

  it('names what is at the same time', async () => {
    const conflicts = [{ __typename: 'TimeConflict', id: 'c', name: 'Henry Vogel', timeRange: 'Wed, Nov 4, 10:00 AM' }];
    open({ UpdateAppointment: () => updated(LATER, { conflicts }) });
    await reschedule();
    await screen.findByText('At the same time: Henry Vogel (Wed, Nov 4, 10:00 AM).');
  });

  it('goes back where that is not confirmed', async () => {
    const page = open();
    fireEvent.click((await moveLater()).getByRole('button', { name: 'Put it back' }));
    await settled();
    await waitFor(() => expect(label()).toBe('10 – 11:30 AM'));
    expect(sent(page)).toEqual([]);
  });

  it('goes back with Escape before anything is asked', async () => {
    open();
    await found();
    press('ArrowDown');
    press('Escape', {});
    await waitFor(() => expect(label()).toBe('10 – 11:30 AM'));
    expect(screen.queryByText(/Press Enter/)).toBeNull();
    press('Enter', {});
    await screen.findByRole('dialog', { name: 'New appointment request' });
  });

  it.each([
    ['Escape', () => Promise.resolve(press('Escape', {}))],
    [
      'the question',
      async () => {
        press('Enter', {});
        const question = await screen.findByRole('alertdialog', { name: 'Reschedule this appointment?' });
        fireEvent.click(within(question).getByRole('button', { name: 'Put it back' }));
      },
    ],
  ])('goes back by %s to the days from which keys had taken it', async (_way, goBack) => {
    const { visited } = open({}, {}, drawn(), '/portal/calendar?view=day&date=2026-11-03');
    await found();
    press('ArrowRight');
    await waitFor(() => expect(visited.at(-1)).toContain('date=2026-11-04'));
    await found();
    await goBack();
    await waitFor(() => expect(visited.at(-1)).toContain('date=2026-11-03'));
    await waitFor(() => expect(label()).toBe('10 – 11:30 AM'));
    await settled();
  });

  it('keeps the focus where it goes back to the column of another day', async () => {
    open();
    await found();
    entry().focus();
    press('ArrowRight');
    await screen.findByText(/Wed, Nov 4, 10:00/);
    expect(document.activeElement).toBe(entry());
    press('Escape', {});
    await waitFor(() => expect(screen.queryByText(/Press Enter/)).toBeNull());
    expect(document.activeElement).toBe(entry());
  });

  it.each([
    [['The place is gone.'], 'The place is gone.'],
    [[], 'unknown error'],
  ])('goes back where it is refused with %j, which is said', async (errors, reason) => {
    open({ UpdateAppointment: () => updated({}, { errors }) });
    await reschedule();
    await screen.findByText(`We weren't able to reschedule this appointment: ${reason}`);
    await settled();
    await waitFor(() => expect(label()).toBe('10 – 11:30 AM'));
  });

  it('of a series asks which visits to change, and changes none if the user goes back', async () => {
    const visits = [seriesVisit('a', TIMES.startsAt), seriesVisit('b', '2026-11-10T10:00:00-07:00')];
    const page = open(
      {
        SeriesVisits: () => ({ tokenAppointment: { ...visits[0], series: { ...SERIES, visits } } }),
        UpdateAppointment: () => updated(LATER),
      },
      { series: SERIES },
    );
    await reschedule();
    const which = () => screen.findByRole('alertdialog', { name: 'Which appointments should change?' });
    fireEvent.click(await within(await which()).findByRole('button', { name: 'Go back' }));
    const again = await screen.findByRole('alertdialog', { name: 'Reschedule this appointment?' });
    expect(sent(page)).toEqual([]);
    await answer(again, 'Reschedule');
    await answer(await which(), 'Save changes');
    await screen.findByText('Appointment rescheduled successfully.');
    expect(sent(page)).toMatchObject([{ appointmentId: 'a', editSeries: 'this_one', ...LATER }]);
  });

  it.each([
    ['was cancelled', drawn('cancelled')],
    ['waits for its payment', drawn('awaiting_payment')],
    ['was a no-show', drawn('approved', { noShowAt: TIMES.startsAt })],
  ])('stays where it is if it %s', async (_what, appointment) => {
    open({}, {}, appointment);
    await found();
    press('ArrowDown');
    expect(label()).toBe('10 – 11:30 AM');
    expect(screen.queryByText(/Press Enter/)).toBeNull();
    expect(entry().classList.contains('resizable')).toBe(false);
  });
});
