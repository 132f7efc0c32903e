import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { updated } from '../../testing/bookingForm.js';
import { leaveCalendar, seriesVisit, SERIES } from '../../testing/calendarPage.js';
import { change, editVisit, field, savable, sent, submit } from '../../testing/editVisit.js';
import { NOW } from '../../testing/newAppointment.js';

beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse(NOW));
});
afterEach(leaveCalendar);

describe('changing an appointment of a series', () => {
  const visits = [
    seriesVisit('before', '2026-10-27T10:00:00-07:00', { past: true }),
    seriesVisit('a', '2026-11-03T10:00:00-07:00'),
    seriesVisit('b', '2026-11-10T10:00:00-07:00'),
    seriesVisit('c', '2026-11-17T10:00:00-07:00'),
  ];
  const move = (appointmentId: string, day: number, conflict?: string) => ({
    ...{ __typename: 'AppointmentMove', appointmentId, startsAt: `2026-11-${day}T14:00:00-07:00` },
    displayTime: `November ${day}, 2:00 PM`,
    conflicts: conflict
      ? [{ __typename: 'TimeConflict', id: `c${day}`, name: conflict, timeRange: '2:00 PM – 3:00 PM' }]
      : [],
  });
  const SeriesVisits = () => ({ tokenAppointment: { ...visits[1], series: { ...SERIES, visits } } });
  const own = { series: SERIES, seriesNumber: 2 };
  const question = async () =>
    within(await screen.findByRole('alertdialog', { name: 'Which appointments should change?' }));
  const answer = async (dialog: Awaited<ReturnType<typeof question>>) => {
    const button = dialog.getByRole<HTMLButtonElement>('button', { name: 'Save changes' });
    await waitFor(() => expect(button.disabled).toBe(false));
    fireEvent.click(button);
  };

  it('asks which visits to change, and changes only this one by default', async () => {
    const page = await editVisit({ SeriesVisits, UpdateAppointment: () => updated() }, own);
    change('Start', '14:00');
    await submit();
    const dialog = await question();
    expect(dialog.getAllByRole('radio').map((radio) => radio.closest('label')!.textContent)).toEqual([
      'This one only',
      // From the first one to come on these are all of them.
      'This and all following3 appointments',
    ]);
    await answer(dialog);
    await screen.findByText('Appointment updated successfully.');
    expect(sent(page)).toMatchObject([{ editSeries: 'this_one', keepTimeOf: [] }]);
  });

  it('shows conflicts at the new times, keeps those visits by default, and moves or keeps each as chosen', async () => {
    const moves = [move('a', 3), move('b', 10), move('c', 17, 'Henry Vogel'), move('d', 24, 'Team lunch')];
    const page = await editVisit(
      {
        SeriesVisits,
        AppointmentMoves: () => ({ appointmentMoves: moves }),
        UpdateAppointment: () => updated(),
      },
      own,
    );
    change('Start', '14:00');
    await submit();
    const dialog = await question();
    fireEvent.click(dialog.getByRole('radio', { name: /^This and all following/ }));
    const list = within(await dialog.findByRole('list', { name: 'New times of the others' }));
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'November 10, 2:00 PMKeep time November 10, 2:00 PM',
      'November 17, 2:00 PMKeeps its timeHenry Vogel, 2:00 PM – 3:00 PMMove November 17, 2:00 PM',
      'November 24, 2:00 PMKeeps its timeTeam lunch, 2:00 PM – 3:00 PMMove November 24, 2:00 PM',
    ]);
    const asked = page.asked.findLast(({ operation }) => operation === 'AppointmentMoves');
    expect(asked?.variables).toEqual({
      ...{ appointmentId: 'a', editSeries: 'this_and_following' },
      ...{ startsAt: '2026-11-03T14:00:00-07:00', endsAt: '2026-11-03T15:30:00-07:00' },
    });
    fireEvent.click(list.getByRole('button', { name: 'Move November 17, 2:00 PM' }));
    fireEvent.click(list.getByRole('button', { name: 'Keep time November 10, 2:00 PM' }));
    await answer(dialog);
    await screen.findByText('Appointment updated successfully.');
    expect(sent(page)).toMatchObject([{ editSeries: 'this_and_following', keepTimeOf: ['b', 'd'] }]);
  });

  it('of a later one offers those before it, too, and asks for no times where none changes', async () => {
    const earlier = [seriesVisit('earlier', '2026-11-02T18:00:00-07:00'), ...visits.slice(1)];
    const page = await editVisit(
      {
        SeriesVisits: () => ({ tokenAppointment: { ...visits[1], series: { ...SERIES, visits: earlier } } }),
        UpdateAppointment: () => updated(),
      },
      own,
    );
    change(/^Message/, 'Bring a towel.');
    await submit();
    const dialog = await question();
    expect(dialog.getAllByRole('radio').map((radio) => radio.closest('label')!.textContent)).toEqual([
      'This one only',
      'This and all following3 appointments',
      'All that have not started4 appointments',
    ]);
    fireEvent.click(dialog.getByRole('radio', { name: /^All that have not started/ }));
    await answer(dialog);
    await screen.findByText('Appointment updated successfully.');
    expect(sent(page)).toMatchObject([{ editSeries: 'all', practitionerNote: 'Bring a towel.' }]);
  });

  it('changes nothing if the user goes back', async () => {
    const page = await editVisit({ SeriesVisits }, own);
    change('Start', '14:00');
    await submit();
    fireEvent.click((await question()).getByRole('button', { name: 'Go back' }));
    await savable(true);
    expect(field('Start').value).toBe('14:00');
    expect(sent(page)).toEqual([]);
  });

  it('is not asked about where no other is to come', async () => {
    const page = await editVisit(
      {
        SeriesVisits: () => ({
          tokenAppointment: { ...visits[1], series: { ...SERIES, visits: visits.slice(0, 2) } },
        }),
        UpdateAppointment: () => updated(),
      },
      own,
    );
    change('Start', '14:00');
    await submit();
    await screen.findByText('Appointment updated successfully.');
    expect(Object.keys(sent(page)[0]!)).not.toContain('editSeries');
  });
});
