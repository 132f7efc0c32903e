import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { LineCut } from '../../../testing/renderPage.js';
import { BOOKING_ANSWERS } from '../testing/bookingForm.js';
import { leaveCalendar, openCalendar, ownPractice, settleCalendar } from '../testing/calendarPage.js';
import {
  WEEK,
  at,
  open,
  field,
  change,
  button,
  savable,
  press,
  asked,
  saved,
  refused,
} from '../testing/personalEvents.js';

beforeEach(() => {
  settleCalendar();
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-04T09:20:00-07:00'));
});
afterEach(leaveCalendar);

describe('a new personal event', () => {
  it('is one of the types that something new can be', async () => {
    openCalendar(WEEK, BOOKING_ANSWERS);
    fireEvent.click(await screen.findByRole('button', { name: 'Create appointment' }));
    await screen.findByRole('dialog', { name: 'Create appointment' });
    const choice = within(await screen.findByRole('group', { name: 'Event type' }));
    expect(choice.getAllByRole('radio').map(({ parentElement }) => parentElement?.textContent)).toEqual([
      'Client',
      'Personal',
      'Group Event',
    ]);
    fireEvent.click(choice.getByRole('radio', { name: 'Personal' }));
    await screen.findByRole('dialog', { name: 'Create personal event' });
    expect(window.location.hash).toBe('#create-personal-event');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Personal' }).checked).toBe(true);
  });

  it('cannot be a group event where the practice holds none', async () => {
    const { currentPractice } = ownPractice('America/Vancouver');
    await open({ OwnPractice: () => ({ currentPractice: { ...currentPractice, bookableEventsEnabled: false } }) });
    const choice = within(await screen.findByRole('group', { name: 'Event type' }));
    expect(choice.getAllByRole('radio')).toHaveLength(2);
  });

  it('asks before another type takes away what was typed', async () => {
    await open();
    change('Name', 'Dentist');
    fireEvent.click(screen.getByRole('radio', { name: 'Client' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Discard your changes?' }));
    fireEvent.click(question.getByRole('button', { name: 'Keep editing' }));
    expect(field('Name').value).toBe('Dentist');
    fireEvent.click(await screen.findByRole('radio', { name: 'Client' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Discard changes' }));
    await screen.findByRole('dialog', { name: 'Create appointment' });
  });

  it('begins with the next full hour, takes an hour, and is made on the clocks of the practice', async () => {
    const page = await open({ UpsertPersonalEvent: () => saved() });
    expect(['Start date', 'Start time', 'End date', 'End time'].map((label) => field(label).value)).toEqual([
      '2026-11-04',
      '10:00',
      '2026-11-04',
      '11:00',
    ]);
    expect([field('Start time').step, field('End time').step]).toEqual(['900', '900']);
    await savable('Create event', false);
    change('Name', 'Dentist');
    await press('Create event');
    await screen.findByText('Personal event created successfully.');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(asked(page, 'UpsertPersonalEvent')).toEqual([
      {
        ...{ name: 'Dentist', allDay: false, timeZone: 'America/Vancouver', allowOverlap: false },
        ...{ startsAt: at('10:00'), endsAt: at('11:00'), idempotencyKey: expect.any(String) },
      },
    ]);
    // The calendar shows it.
    expect(asked(page, 'ProCalendar').length).toBeGreaterThan(1);
  });

  it('keeps its length when the start changes, its times when the date changes, and cannot end before it starts', async () => {
    await open();
    change('Name', 'Dentist');
    change('End time', '11:30');
    change('Start time', '23:15');
    expect([field('End date').value, field('End time').value]).toEqual(['2026-11-05', '00:45']);
    // A date that is being typed is empty for a moment.
    change('Start date', '');
    change('Start date', '2026-11-30');
    expect(['Start time', 'End date', 'End time'].map((label) => field(label).value)).toEqual([
      '23:15',
      '2026-12-01',
      '00:45',
    ]);
    expect(field('End date').min).toBe('2026-11-30');
    change('End date', '2026-11-29');
    expect(await screen.findByText("The end can't be before the start.")).toBeTruthy();
    await savable('Create event', false);
  });

  it('takes whole days to the end of the last', async () => {
    const page = await open({ UpsertPersonalEvent: () => saved() });
    change('Name', 'Holiday');
    fireEvent.click(screen.getByRole('checkbox', { name: 'All day' }));
    expect(screen.queryByLabelText('Start time')).toBeNull();
    change('Start date', '2026-12-23');
    change('End date', '2026-12-24');
    await press('Create event');
    await waitFor(() => expect(asked(page, 'UpsertPersonalEvent')).toHaveLength(1));
    expect(asked(page, 'UpsertPersonalEvent')[0]).toMatchObject({
      ...{ allDay: true, startsAt: '2026-12-23T00:00:00-07:00', endsAt: '2026-12-25T00:00:00-07:00' },
    });
  });

  it('asks if there is a conflict at its time, and is created anyway or not at all', async () => {
    const message =
      'At that time you have Maya Rivers (Wed, Nov 4, 10:00 AM) already. Please confirm that you want both.';
    const page = await open({
      UpsertPersonalEvent: ({ allowOverlap }) =>
        allowOverlap ? saved() : refused(message, { code: 'overlaps', field: 'startsAt' }),
    });
    change('Name', 'Dentist');
    await press('Create event');
    await screen.findByRole('alertdialog', { name: 'Something else is at this time' });
    expect(screen.getByText(message)).toBeTruthy();
    fireEvent.click(button('Go back'));
    await savable('Create event');
    expect(screen.queryByRole('alert')).toBeNull();
    fireEvent.click(button('Create event'));
    await screen.findByRole('alertdialog');
    fireEvent.click(button('Go back'));
    change('Name', 'Optician');
    await press('Create event');
    fireEvent.click(await screen.findByRole('button', { name: 'Save anyway' }));
    await screen.findByText('Personal event created successfully.');
    const sent = asked(page, 'UpsertPersonalEvent');
    expect(sent.map(({ allowOverlap }) => allowOverlap)).toEqual([false, false, false, true]);
    // What may have been made is not what is asked for later.
    const [first, again, other, anyway] = sent.map(({ idempotencyKey }) => idempotencyKey);
    expect([again, anyway]).toEqual([first, other]);
    expect(other).not.toBe(first);
  });

  it.each([
    [
      'what the server says',
      () => refused('Please choose a date within five years of today.'),
      'Please choose a date within five years of today.',
    ],
    ['that it is unexpected', () => refused(''), 'An unexpected error occurred. Please try again.'],
    ['that the line was cut', () => Promise.reject(new LineCut()), /connection/i],
  ])('says %s where it is refused, and keeps what was typed', async (_what, UpsertPersonalEvent, message) => {
    await open({ UpsertPersonalEvent });
    change('Name', 'Dentist');
    await press('Create event');
    expect((await screen.findByRole('alert')).textContent).toMatch(message);
    expect(field('Name').value).toBe('Dentist');
    await savable('Create event');
  });

  it('needs a name of at most 200 characters', async () => {
    await open({ UpsertPersonalEvent: () => refused('Name is required', { code: 'name_required', field: 'name' }) });
    change('Name', '   ');
    fireEvent.blur(field('Name'));
    expect(await screen.findByText('Name is required')).toBeTruthy();
    await savable('Create event', false);
    change('Name', 'x'.repeat(201));
    expect(await screen.findByText('Please use at most 200 characters.')).toBeTruthy();
  });
});
