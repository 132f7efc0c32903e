import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { PHONE } from '../../../lib/useMedia.js';
import { leaveCalendar, openCalendar, settleCalendar } from '../testing/calendarPage.js';

beforeEach(() => {
  settleCalendar();
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-04T13:30:00-07:00'));
});
afterEach(() => {
  window.matchMedia = undefined as never;
  leaveCalendar();
});

const title = () => screen.getByRole('heading', { level: 1 }).textContent;
const chosen = async () => {
  await screen.findByRole('radio', { name: 'Week' });
  return screen
    .getAllByRole<HTMLInputElement>('radio')
    .find(({ checked }) => checked)
    ?.closest('label')?.textContent;
};

describe('the calendar without a view in its address', () => {
  it('shows the week', async () => {
    openCalendar('/portal/calendar', {});
    expect(await chosen()).toBe('Week');
    expect(title()).toBe('Calendar, Nov 1 – 7, 2026');
  });

  it('shows the day below 768 px', async () => {
    window.matchMedia = ((query: string) => ({
      matches: query === PHONE,
      addEventListener() {},
      removeEventListener() {},
    })) as never;
    openCalendar('/portal/calendar', {});
    expect(await chosen()).toBe('Day');
    expect(title()).toBe('Calendar, Wednesday, November 4, 2026');
    expect(PHONE).toBe('(max-width: 767px)');
  });
});

describe('the toolbar of the calendar', () => {
  it('goes a unit on and back and to today, and says what is shown', async () => {
    openCalendar('/portal/calendar?view=week', {});
    fireEvent.click(await screen.findByRole('button', { name: 'Next week' }));
    expect(title()).toBe('Calendar, Nov 8 – 14, 2026');
    fireEvent.click(screen.getByRole('button', { name: 'Next week' }));
    fireEvent.click(screen.getByRole('button', { name: 'Previous week' }));
    expect(title()).toBe('Calendar, Nov 8 – 14, 2026');
    fireEvent.click(screen.getByRole('button', { name: 'Today' }));
    expect(title()).toBe('Calendar, Nov 1 – 7, 2026');
  });
});

describe('the hours of the calendar', () => {
  it('are drawn by day, with the current time marked only on its day', async () => {
    openCalendar('/portal/calendar?view=week', {});
    await screen.findByRole('group', { name: 'Hours' });
    const days = [...document.querySelectorAll('.rbc-day-slot')];
    expect(days).toHaveLength(7);
    await waitFor(() => {
      const marked = days.map((day) => day.querySelectorAll('.rbc-current-time-indicator').length);
      expect(marked).toEqual([0, 0, 0, 1, 0, 0, 0]);
    });
    fireEvent.click(screen.getByRole('button', { name: 'Next week' }));
    await waitFor(() => expect(document.querySelector('.rbc-current-time-indicator')).toBeNull());
  });
});
