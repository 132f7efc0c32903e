import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { BOOKING_ANSWERS } from '../testing/bookingForm.js';
import { leaveCalendar, openCalendar, settleCalendar } from '../testing/calendarPage.js';

beforeEach(() => {
  settleCalendar();
  // A day is drawn a minute to a pixel.
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(1440);
  jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(700);
});
afterEach(() => {
  leaveCalendar();
  delete (document as { elementFromPoint?: unknown }).elementFromPoint;
});

const press = (from: number, to: number) => {
  const column = document.querySelector('.rbc-day-slot')!;
  document.elementFromPoint = () => column;
  const at = (minute: number) => ({ clientX: 100, clientY: minute, button: 0 });
  act(() => {
    fireEvent.mouseDown(column, at(from));
  });
  // A pointer moves in small steps.
  for (const minute of to === from ? [] : [from + 6, to]) act(() => void fireEvent.mouseMove(column, at(minute)));
  act(() => {
    fireEvent.mouseUp(column, at(to));
  });
};
const field = async (label: string) => (await screen.findByLabelText<HTMLInputElement>(label)).value;

describe('an empty time of the calendar', () => {
  it.each([
    ['clicked takes an hour', 615, 615, '10:15', '11:15'],
    ['drawn over takes what was drawn', 605, 685, '10:00', '11:30'],
  ])('that is %s in a new appointment', async (_what, from, to, start, end) => {
    openCalendar('/portal/calendar?view=day&date=2026-11-04', BOOKING_ANSWERS);
    await screen.findByRole('group', { name: 'Hours' });
    press(from, to);
    await screen.findByRole('dialog', { name: 'Create appointment' });
    expect(await field('Date')).toBe('2026-11-04');
    expect(await field('Start')).toBe(start);
    expect(await field('End')).toBe(end);
  });

  it.each([
    ['the flyout', () => fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))],
    ['Back', () => window.history.back()],
  ])('is forgotten once %s has closed it', async (_what, close) => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-04T13:20:00-07:00'));
    openCalendar('/portal/calendar?view=day&date=2026-11-04', BOOKING_ANSWERS);
    await screen.findByRole('group', { name: 'Hours' });
    press(615, 615);
    expect(await field('Start')).toBe('10:15');
    close();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    act(() => void (window.location.hash = 'create-appointment'));
    expect(await field('Start')).toBe('14:00');
  });
});
