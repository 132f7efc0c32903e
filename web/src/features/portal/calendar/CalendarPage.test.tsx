import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  calendarOf,
  leaveCalendar,
  openCalendar,
  ownPractice,
  settleCalendar,
  visit,
} from '../testing/calendarPage.js';

/** The parts of a date that depend on the browser's zone. */
const LOCAL = ['getFullYear', 'getMonth', 'getDate', 'getDay', 'getHours', 'getMinutes', 'getTimezoneOffset'] as const;

beforeEach(settleCalendar);
afterEach(leaveCalendar);

/** Of the hours of a day where they can be scrolled, px. */
const HOUR_HEIGHT = 56;

describe('the calendar', () => {
  it.each([
    ['2026-11-02T14:00:00-07:00', 'the current time', 13],
    ['2026-11-02T21:30:00-07:00', 'the first working hour in the evening', 8.75],
    ['2026-11-02T05:10:00-07:00', 'the first working hour before it has come', 8.75],
  ])('opens at %s at %s', async (now, _hour, top) => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse(now));
    jest.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(24 * HOUR_HEIGHT);
    openCalendar('/portal/calendar?view=week', {});
    const hours = await screen.findByRole('group', { name: 'Hours' });
    expect(hours.scrollTop / HOUR_HEIGHT).toBeCloseTo(top, 5);
  });

  it.each([
    ['America/Vancouver', '9 – 10 AM', '9 – 10 AM'],
    ['America/New_York', '12 – 1 PM', '11 AM – 12 PM'],
  ])('draws the hours of %s on both sides of 1 November 2026', async (zone, before, after) => {
    const appointments = [
      visit('before', '2026-10-31T16:00:00Z', '2026-10-31T17:00:00Z', 'Maya Rivers'),
      visit('after', '2026-11-02T16:00:00Z', '2026-11-02T17:00:00Z', 'Noah Field', 'pending'),
    ];
    const own = { OwnPractice: () => ownPractice(zone) };
    const { unmount } = openCalendar('/portal/calendar?view=day&date=2026-10-31', own, appointments);
    expect((await screen.findByRole('button', { name: /Maya Rivers/ })).textContent).toContain(before);
    unmount();
    openCalendar('/portal/calendar?view=day&date=2026-11-02', own, appointments);
    expect((await screen.findByRole('button', { name: /Noah Field/ })).textContent).toContain(after);
  });

  it.each(['day', 'week', 'month'])('reads no field of the browser’s zone when it draws a %s', async (view) => {
    const { findByRole } = openCalendar(`/portal/calendar?view=${view}&date=2026-11-02`, {}, [
      visit('a', '2026-11-02T17:00:00Z', '2026-11-02T18:00:00Z', 'Maya Rivers'),
    ]);
    await findByRole('button', { name: /Maya Rivers/ });
    for (const field of LOCAL) {
      jest.spyOn(Date.prototype, field).mockImplementation(() => {
        throw new Error(`${field} depends on the browser's zone`);
      });
    }
    fireEvent.click(screen.getByRole('button', { name: `Next ${view}` }));
    fireEvent.click(screen.getByRole('button', { name: `Previous ${view}` }));
    expect(screen.getByRole('button', { name: /Maya Rivers/ })).toBeTruthy();
  });

  it('asks for one unit before and after and keeps what it has while the next window loads', async () => {
    const { asked } = openCalendar('/portal/calendar?view=week&date=2026-11-02', {}, [
      visit('a', '2026-11-09T17:00:00Z', '2026-11-09T18:00:00Z', 'Maya Rivers'),
    ]);
    for (const operation of ['ProCalendar', 'ProCalendarEvents']) {
      await waitFor(() => expect(asked.filter((one) => one.operation === operation)).toHaveLength(1));
      const window = { from: '2026-10-25T07:00:00.000Z', to: '2026-11-15T07:00:00.000Z' };
      expect(asked.find((one) => one.operation === operation)?.variables).toEqual(window);
    }
    fireEvent.click(screen.getByRole('button', { name: 'Next week' }));
    expect(screen.getByRole('button', { name: /Maya Rivers/ })).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Calendar, Nov 8 – 14, 2026');
  });

  it('keeps view and date in the address', async () => {
    const { visited } = openCalendar('/portal/calendar?view=week&date=2026-11-02', {});
    fireEvent.click(await screen.findByRole('radio', { name: 'Month' }));
    fireEvent.click(screen.getByRole('button', { name: 'Next month' }));
    expect(visited.slice(-2)).toEqual([
      '/portal/calendar?view=month&date=2026-11-02',
      '/portal/calendar?view=month&date=2026-12-02',
    ]);
    fireEvent.click(screen.getByRole('button', { name: 'Today' }));
    expect(visited.at(-1)).toBe('/portal/calendar?view=month');
  });

  it('lets keys scroll the hours of a day and of a week without an appointment', async () => {
    openCalendar('/portal/calendar?view=day&date=2026-11-02', {});
    expect((await screen.findByRole('group', { name: 'Hours' })).tabIndex).toBe(0);
    fireEvent.click(screen.getByRole('radio', { name: 'Week' }));
    await waitFor(() => expect(screen.getByRole('group', { name: 'Hours' }).tabIndex).toBe(0));
    fireEvent.click(screen.getByRole('radio', { name: 'Month' }));
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Hours' })).toBeNull());
  });

  it('opens an appointment by keyboard and puts it into the address', async () => {
    openCalendar('/portal/calendar?view=week&date=2026-11-02', {}, [
      visit('a', '2026-11-02T17:00:00Z', '2026-11-02T18:30:00Z', 'Maya Rivers', 'pending'),
    ]);
    fireEvent.keyDown(await screen.findByRole('button', { name: /Maya Rivers/ }), { key: 'Enter' });
    expect(window.location.hash).toBe('#token-of-a');
    expect(await screen.findByRole('dialog', { name: 'New appointment request' })).toBeTruthy();
  });

  it('leaves no step of the history behind when the appointment is closed, so that Back leads on', async () => {
    window.history.replaceState({ step: 'before' }, '');
    openCalendar('/portal/calendar?view=week&date=2026-11-02', {}, [
      visit('a', '2026-11-02T17:00:00Z', '2026-11-02T18:30:00Z', 'Maya Rivers', 'pending'),
    ]);
    fireEvent.keyDown(await screen.findByRole('button', { name: /Maya Rivers/ }), { key: 'Enter' });
    const flyout = await screen.findByRole('dialog', { name: 'New appointment request' });
    fireEvent.click(within(flyout).getByRole('button', { name: 'Close' }));
    expect(window.location.hash).toBe('');
    await waitFor(() => expect(window.history.state).toEqual({ step: 'before' }));
    expect(window.location.hash).toBe('');
  });

  it('shows a list of the week where a grid would be too small', async () => {
    window.matchMedia = (() => ({ matches: true, addEventListener() {}, removeEventListener() {} })) as never;
    openCalendar('/portal/calendar?view=week&date=2026-11-02', {}, [
      visit('a', '2026-11-02T17:00:00Z', '2026-11-02T18:30:00Z', 'Maya Rivers', 'pending'),
      visit('b', '2026-11-12T17:00:00Z', '2026-11-12T18:30:00Z', 'Noah Field'),
    ]);
    const day = await screen.findByRole('region', { name: 'Monday, November 2' });
    expect(within(day).getByRole('button').textContent).toBe(
      '10:00 AM – 11:30 AMMaya RiversDeep tissue massageRequest',
    );
    expect(screen.queryByText('Noah Field')).toBeNull();
    window.matchMedia = undefined as never;
  });

  it.each([
    ['while its answer is on its way', () => new Promise<never>(() => undefined)],
    [
      'when its answer does not come',
      () => {
        throw new Error('down');
      },
    ],
  ])('says nothing of a free week on a phone %s', async (_when, ProCalendar) => {
    window.matchMedia = (() => ({ matches: true, addEventListener() {}, removeEventListener() {} })) as never;
    openCalendar('/portal/calendar?view=week&date=2026-11-02', { ProCalendar });
    await screen.findByText(/couldn't load|^Loading$/);
    expect(screen.queryByText('Nothing is booked here')).toBeNull();
    window.matchMedia = undefined as never;
  });

  it('says when appointments cannot be loaded and tries again', async () => {
    let fails = true;
    const ProCalendar = () => {
      if (fails) throw new Error('down');
      return calendarOf([visit('a', '2026-11-02T17:00:00Z', '2026-11-02T18:00:00Z', 'Maya Rivers')]);
    };
    openCalendar('/portal/calendar?view=week&date=2026-11-02', { ProCalendar });
    expect(await screen.findByText("We couldn't load the latest appointments.")).toBeTruthy();
    fails = false;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: /Maya Rivers/ })).toBeTruthy();
  });
});
