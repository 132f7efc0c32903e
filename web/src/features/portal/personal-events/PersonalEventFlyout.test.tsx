import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { calendarOf, leaveCalendar, openCalendar, settleCalendar } from '../testing/calendarPage.js';
import { personal } from '../testing/eventsOfCalendar.js';
import {
  WEEK,
  at,
  LUNCH,
  stored,
  edit,
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

describe('a personal event of the calendar', () => {
  it('opens by a click', async () => {
    openCalendar(WEEK, stored(LUNCH));
    fireEvent.keyDown(await screen.findByRole('button', { name: /Lunch/ }), { key: 'Enter' });
    await screen.findByRole('dialog', { name: 'Edit personal event' });
    expect([field('Name').value, field('Start time').value, field('End time').value]).toEqual([
      'Lunch',
      '12:00',
      '13:00',
    ]);
    expect(screen.queryByRole('group', { name: 'Event type' })).toBeNull();
    await savable('Save', false);
  });

  it('is changed, says so, and shows the day that it has now', async () => {
    const later = personal('lunch', 'Lunch', '2026-11-20T12:00:00-07:00', '2026-11-20T13:00:00-07:00', { version: 2 });
    const page = await edit({ UpsertPersonalEvent: () => saved(later) });
    change('Start date', '2026-11-20');
    await press('Save');
    await screen.findByText('Personal event updated successfully.');
    expect(asked(page, 'UpsertPersonalEvent')).toEqual([
      {
        ...{
          id: 'lunch',
          version: 1,
          name: 'Lunch',
          allDay: false,
          allowOverlap: false,
          timeZone: 'America/Vancouver',
        },
        ...{ startsAt: later.startsAt, endsAt: later.endsAt },
      },
    ]);
    expect(page.visited.at(-1)).toContain('date=2026-11-20');
  });

  it('that was changed in another tab shows what it is now, and is changed on top of that', async () => {
    const now = personal('lunch', 'Long lunch', at('12:00'), at('14:00'), { version: 2 });
    const message =
      'This event was changed meanwhile, perhaps in another tab. Please look at it again before you save.';
    let known = false;
    const page = await edit({
      ProCalendar: () => calendarOf([], { personalEvents: [known ? now : LUNCH] }),
      UpsertPersonalEvent: ({ version }) => {
        known = true;
        if (version === 2) return saved({ ...now, version: 3 });
        return refused(message, { code: 'changed_meanwhile', field: 'version', event: now });
      },
    });
    change('Start time', '11:45');
    await press('Save');
    expect((await screen.findByRole('alert')).textContent).toContain(message);
    await waitFor(() => expect(field('Name').value).toBe('Long lunch'));
    await press('Save');
    await screen.findByText('Personal event updated successfully.');
    expect(asked(page, 'UpsertPersonalEvent').map(({ version }) => version)).toEqual([1, 2]);
  });

  it('is cancelled after a question', async () => {
    const DeletePersonalEvent = () => ({
      deletePersonalEvent: { __typename: 'DeletePersonalEventPayload', result: 'success', errors: [] },
    });
    const page = await edit({ DeletePersonalEvent });
    fireEvent.click(button('Cancel Event'));
    const question = within(await screen.findByRole('alertdialog', { name: 'Cancel this event?' }));
    fireEvent.click(await question.findByRole('button', { name: 'Cancel event' }));
    await screen.findByText('Your personal event has been cancelled');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(asked(page, 'DeletePersonalEvent')).toEqual([{ id: 'lunch' }]);
    expect(screen.queryByText('Event not found')).toBeNull();
  });

  it('stays where it could not be cancelled, and says why', async () => {
    const DeletePersonalEvent = () => ({
      deletePersonalEvent: { __typename: 'DeletePersonalEventPayload', result: 'failure', errors: [] },
    });
    await edit({ DeletePersonalEvent });
    fireEvent.click(button('Cancel Event'));
    const question = within(await screen.findByRole('alertdialog', { name: 'Cancel this event?' }));
    fireEvent.click(await question.findByRole('button', { name: 'Cancel event' }));
    expect(await question.findByText('An unexpected error occurred. Please try again.')).toBeTruthy();
  });

  it('that is not there is not found', async () => {
    window.location.hash = 'personal-event=gone';
    openCalendar(WEEK, stored(LUNCH));
    await screen.findByText('Event not found');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(window.location.hash).toBe('');
  });

  it('that did not load says so, and is asked for again', async () => {
    let fails = true;
    window.location.hash = 'personal-event=lunch';
    openCalendar(WEEK, {
      ProCalendar: () => {
        if (fails) throw new Error('down');
        return calendarOf([], { personalEvents: [LUNCH] });
      },
    });
    const flyout = within(await screen.findByRole('dialog', { name: 'Event' }));
    expect(await flyout.findByText('Error fetching event')).toBeTruthy();
    fails = false;
    fireEvent.click(flyout.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('dialog', { name: 'Edit personal event' });
  });
});
