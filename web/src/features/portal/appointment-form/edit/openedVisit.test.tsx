import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { BOOKING_ANSWERS, updated } from '../../testing/bookingForm.js';
import { leaveCalendar, openCalendar, settleCalendar, visit, visitDetails } from '../../testing/calendarPage.js';
import { change, sent, submit, TIMES } from '../../testing/editVisit.js';
import { NOW } from '../../testing/newAppointment.js';

beforeEach(() => {
  settleCalendar();
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse(NOW));
});
afterEach(leaveCalendar);

describe('changing an appointment that is open over the calendar', () => {
  it('sends only what is different, says so, and goes back to the appointment', async () => {
    window.location.hash = 'token-of-a';
    const page = openCalendar(
      '/portal/calendar?view=week&date=2026-11-02',
      {
        ...BOOKING_ANSWERS,
        AppointmentForCalendar: () => ({ tokenAppointment: visitDetails({ state: 'approved', ...TIMES }) }),
        UpdateAppointment: () => updated(),
      },
      [visit('a', TIMES.startsAt, TIMES.endsAt, 'Maya Rivers')],
    );
    const flyout = await screen.findByRole('dialog', { name: 'Upcoming appointment' });
    // It would hide the form otherwise.
    await waitFor(() => expect(screen.queryByRole('main')).toBeNull());
    fireEvent.click(within(flyout).getByRole('button', { name: 'Edit appointment' }));
    await screen.findByRole('dialog', { name: 'Edit appointment' });
    await screen.findByRole('group', { name: /^Service 1/ });
    change('Start', '14:00');
    change(/^Message to the client/, ' A pipe has burst. ');
    await submit();
    await screen.findByText('Appointment updated successfully.');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Edit appointment' })).toBeNull());
    expect(sent(page)).toEqual([
      {
        appointmentId: 'a',
        expectedVersion: 3,
        startsAt: '2026-11-03T14:00:00-07:00',
        endsAt: '2026-11-03T15:30:00-07:00',
        practitionerNote: 'A pipe has burst.',
      },
    ]);
    expect(window.location.hash).toBe('#token-of-a');
    const after = page.asked.slice(page.asked.findIndex(({ operation }) => operation === 'UpdateAppointment'));
    expect(after.map(({ operation }) => operation)).toContain('ProCalendar');
  });

  it.each(['declined', 'cancelled', 'unavailable'])('is not offered of one that is %s', async (state) => {
    window.location.hash = 'token-of-a';
    openCalendar('/portal/calendar?view=week&date=2026-11-02', {
      AppointmentForCalendar: () => ({ tokenAppointment: visitDetails({ state }) }),
    });
    await screen.findByText('maya@example.com');
    expect(screen.queryByRole('button', { name: 'Edit appointment' })).toBeNull();
  });
});
