import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Answers } from '../../../../testing/renderPage.js';
import { calendarOf, leaveCalendar, openCalendar, settleCalendar } from '../../testing/calendarPage.js';
import { groupEvent, personal } from '../../testing/eventsOfCalendar.js';
import { bath, outcomeOf } from '../../testing/groupEvents.js';
import { at, LUNCH, refused, saved } from '../../testing/personalEvents.js';

const LATER = { startsAt: '2026-11-05T12:15:00-07:00', endsAt: '2026-11-05T13:15:00-07:00' };

beforeEach(() => {
  settleCalendar();
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-02T09:20:00-07:00'));
});
afterEach(leaveCalendar);

const open = (entries: Parameters<typeof calendarOf>[1], answers: Answers = {}, view = 'week') =>
  openCalendar(`/portal/calendar?view=${view}&date=2026-11-02`, {
    ProCalendar: () => calendarOf([], entries),
    ...answers,
  });
const found = (name: RegExp) => screen.findByRole('button', { name });
const entry = () => document.querySelector<HTMLElement>('.rbc-event')!;
const label = () => document.querySelector('.rbc-event-label')?.textContent;
const press = (key: string, held: object = { shiftKey: true }) => fireEvent.keyDown(entry(), { key, ...held });
/** Takes it a day and a quarter of an hour later, and asks for that. */
const moveLater = async (name: RegExp) => {
  await found(name);
  for (const key of ['ArrowRight', 'ArrowDown']) press(key);
  press('Enter', {});
  return screen.findByRole('alertdialog', { name: 'Reschedule this event?' });
};
const answer = async (question: HTMLElement, name: string) => {
  // The dialog is hidden for a moment while it replaces another one.
  const button = await within(question).findByRole<HTMLButtonElement>('button', { name });
  await waitFor(() => expect(button.disabled).toBe(false));
  fireEvent.click(button);
};
const asked = (page: ReturnType<typeof open>, operation: string) =>
  page.asked.filter((one) => one.operation === operation).map(({ variables }) => variables);
const settled = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());

describe('a personal event that is moved on the calendar', () => {
  it('shows the old and the new time, and is rescheduled when that is confirmed', async () => {
    let event: object = LUNCH;
    const page = open(
      {},
      {
        ProCalendar: () => calendarOf([], { personalEvents: [event] }),
        UpsertPersonalEvent: () => {
          event = { ...LUNCH, ...LATER, version: 2 };
          return saved(event);
        },
      },
    );
    const question = await moveLater(/Lunch/);
    const said = within(question).getByText('Now').closest('dl')!.textContent;
    expect(said).toBe(
      'NowWed, Nov 4, 202612:00 PM – 1:00 PM Vancouver timeNew timeThu, Nov 5, 202612:15 PM – 1:15 PM Vancouver time',
    );
    await answer(question, 'Reschedule');
    await screen.findByText('Personal event updated successfully.');
    expect(asked(page, 'UpsertPersonalEvent')).toEqual([
      {
        ...{ id: 'lunch', version: 1, name: 'Lunch', allDay: false, timeZone: 'America/Vancouver' },
        ...{ ...LATER, allowOverlap: false },
      },
    ]);
    await settled();
    expect(label()).toBe('12:15 – 1:15 PM');
  });

  it('goes back where that is not confirmed, and where it is refused, which is said', async () => {
    const page = open(
      { personalEvents: [LUNCH] },
      { UpsertPersonalEvent: () => refused('This event was changed meanwhile.', { code: 'changed_meanwhile' }) },
    );
    await answer(await moveLater(/Lunch/), 'Put it back');
    await settled();
    await waitFor(() => expect(label()).toBe('12 – 1 PM'));
    expect(asked(page, 'UpsertPersonalEvent')).toEqual([]);
    await answer(await moveLater(/Lunch/), 'Reschedule');
    await screen.findByText('This event was changed meanwhile.');
    await settled();
    await waitFor(() => expect(label()).toBe('12 – 1 PM'));
  });

  it('asks if there is a conflict at its new time, and moves there anyway or keeps the question', async () => {
    let answers = [refused('Maya Rivers is at this time.', { code: 'overlaps' })];
    const page = open(
      { personalEvents: [LUNCH] },
      { UpsertPersonalEvent: () => answers.shift() ?? saved({ ...LUNCH, ...LATER, version: 2 }) },
    );
    const question = await moveLater(/Lunch/);
    const overlap = () => screen.findByRole('alertdialog', { name: 'Something else is at this time' });
    await answer(question, 'Reschedule');
    await answer(await overlap(), 'Go back');
    answers = [refused('Maya Rivers is at this time.', { code: 'overlaps' })];
    await answer(await screen.findByRole('alertdialog', { name: 'Reschedule this event?' }), 'Reschedule');
    await answer(await overlap(), 'Save anyway');
    await screen.findByText('Personal event updated successfully.');
    expect(asked(page, 'UpsertPersonalEvent')).toMatchObject([
      { allowOverlap: false },
      { allowOverlap: false },
      { allowOverlap: true },
    ]);
  });

  it('of whole days moves by days, which stay those of its own zone', async () => {
    const trip = personal('trip', 'Trip', '2026-11-03T00:00:00-05:00', '2026-11-05T00:00:00-05:00', {
      ...{ allDay: true, timeZone: 'America/New_York' },
    });
    const page = open({ personalEvents: [trip] }, { UpsertPersonalEvent: () => saved(trip) }, 'month');
    await found(/Trip/);
    press('ArrowRight');
    await screen.findByText(/all day. Press Enter to reschedule/);
    press('Enter', {});
    const question = await screen.findByRole('alertdialog', { name: 'Reschedule this event?' });
    expect(within(question).getByText('Now').closest('dl')!.textContent).toBe(
      'NowTue, Nov 3, 2026 – Wed, Nov 4, 2026All dayNew timeWed, Nov 4, 2026 – Thu, Nov 5, 2026All day',
    );
    await answer(question, 'Reschedule');
    await screen.findByText('Personal event updated successfully.');
    expect(asked(page, 'UpsertPersonalEvent')).toMatchObject([
      { allDay: true, startsAt: '2026-11-04T00:00:00-05:00', endsAt: '2026-11-06T00:00:00-05:00' },
    ]);
  });
});

describe('a group event that is moved on the calendar', () => {
  const drawn = groupEvent('bath', 'Sound bath', at('18:00'), at('19:30'));
  const moved = { startsAt: '2026-11-05T18:15:00-07:00', endsAt: '2026-11-05T19:45:00-07:00' };
  const answers: Answers = { GroupEventToMove: () => ({ bookableEvent: bath({ version: 4 }) }) };

  it('shows who is notified, and is rescheduled without other changes', async () => {
    const page = open(
      { groupEvents: [drawn] },
      {
        ...answers,
        UpsertBookableEvent: () => outcomeOf('upsertBookableEvent', { bookableEvent: bath({ ...moved, version: 5 }) }),
      },
    );
    const question = await moveLater(/Sound bath/);
    await within(question).findByText(
      'The 3 clients who are registered are told about the new time or place, and can give up their place for free.',
    );
    await answer(question, 'Reschedule');
    await screen.findByText('Your event was saved successfully');
    expect(asked(page, 'UpsertBookableEvent')).toEqual([
      {
        event: {
          ...{ id: 'bath', version: 4, bookableEventTypeId: 'sound', ...moved, allDay: false, allowOverlap: false },
          ...{ locationId: 'studio', amountCents: 2500, unlimited: false, capacity: 10 },
          ...{ name: 'Sound bath', description: 'Lie down.', instructions: 'Bring a blanket.' },
        },
      },
    ]);
  });

  it('goes back where it is refused, which is said, and where it is not there any more', async () => {
    let there = true;
    open(
      { groupEvents: [drawn] },
      {
        GroupEventToMove: () => ({ bookableEvent: there ? bath() : null }),
        UpsertBookableEvent: () => outcomeOf('upsertBookableEvent', { bookableEvent: null }, ['The place is gone.']),
      },
    );
    await answer(await moveLater(/Sound bath/), 'Reschedule');
    await screen.findByText('There was an error saving your event: The place is gone.');
    await settled();
    await waitFor(() => expect(label()).toBe('6 – 7:30 PM'));
    there = false;
    const question = await moveLater(/Sound bath/);
    await within(question).findByText('Event not found');
    expect(within(question).getByRole<HTMLButtonElement>('button', { name: 'Reschedule' }).disabled).toBe(true);
  });

  it('stays where it is once it is over', async () => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse(at('20:00')));
    open({ groupEvents: [drawn] });
    await found(/Sound bath/);
    press('ArrowDown');
    expect(label()).toBe('6 – 7:30 PM');
    expect(screen.queryByText(/Press Enter/)).toBeNull();
  });
});
