import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { BOOKING_ANSWERS } from '../testing/bookingForm.js';
import { leaveCalendar, openCalendar, settleCalendar } from '../testing/calendarPage.js';
import { newAppointment, NOW, savable } from '../testing/newAppointment.js';

beforeEach(() => {
  settleCalendar();
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse(NOW));
});
afterEach(leaveCalendar);

describe('a new appointment over the calendar', () => {
  it('opens with the button of the toolbar, at the next full hour, and cannot be saved before anything is chosen', async () => {
    openCalendar('/portal/calendar?view=week', BOOKING_ANSWERS);
    fireEvent.click(await screen.findByRole('button', { name: 'Create appointment' }));
    await newAppointment();
    expect(window.location.hash).toBe('#create-appointment');
    expect((await screen.findByLabelText<HTMLInputElement>('Start')).value).toBe('10:00');
    expect(screen.getByLabelText<HTMLInputElement>('End').value).toBe('11:00');
    expect(screen.getByLabelText<HTMLInputElement>('Date').value).toBe('2026-11-02');
    await savable(false);
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(window.location.hash).toBe(''));
  });

  it('takes the client from the address, removes them there, and preselects what they booked last', async () => {
    window.location.hash = 'create-appointment';
    const page = openCalendar('/portal/calendar?view=week&clientId=grace', BOOKING_ANSWERS);
    await newAppointment();
    await screen.findByRole('group', { name: 'Service 1: Deep tissue massage' });
    expect(page.visited.at(-1)).toBe('/portal/calendar?view=week#create-appointment');
    expect(screen.getByLabelText<HTMLInputElement>('End').value).toBe('11:30');
  });
});
