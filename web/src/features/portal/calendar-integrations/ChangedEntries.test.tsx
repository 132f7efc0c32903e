import { afterEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderPage, type Answers } from '../../../testing/renderPage.js';
import {
  changedEntry,
  done,
  leaveIntegrations,
  openIntegrations,
  practiceWith,
  refused,
} from '../testing/calendarIntegrations.js';
import { ChangedEntriesNotice } from './ChangedEntriesNotice.js';

const VISIT = changedEntry();
const EVENT = changedEntry({
  ...{ id: 'e2', change: 'moved', appointmentId: null, bookableEventId: 'b1', title: 'Yoga' },
  timeZone: 'America/Vancouver',
});
const open = (answers: Answers = {}, changedCalendarEntries: object[] = [VISIT, EVENT]) =>
  openIntegrations(answers, { changedCalendarEntries });
const entry = async (title: string) =>
  within((await screen.findByRole('heading', { name: title })).closest('li') as HTMLElement);
const left = (...changedCalendarEntries: object[]) =>
  done({ practice: { __typename: 'Practice', id: 'practice', changedCalendarEntries } });
const down = () => {
  throw new Error('away');
};

afterEach(leaveIntegrations);

describe('entries that were changed in the write calendar', () => {
  it('say what was booked, what happened, and lead to it', async () => {
    open();
    const visit = await entry('Deep tissue massage');
    visit.getByText('Fri, Nov 20, 2026, 12:00 PM New York time');
    visit.getByText('You deleted this in your calendar. The visit still takes place.');
    expect(visit.getByRole('link', { name: 'View visit' }).getAttribute('href')).toBe('/portal/calendar#visit=a1');
    const event = await entry('Yoga');
    event.getByText('Fri, Nov 20, 2026, 10:00 AM Vancouver time');
    event.getByText('You moved this in your calendar. The event is still at this time.');
    expect(event.getByRole('link', { name: 'View event' }).getAttribute('href')).toBe(
      '/portal/calendar?groupEventId=b1',
    );
  });

  it('have no place where there are none', async () => {
    open({}, []);
    await screen.findByRole('heading', { name: 'Connected calendars' });
    await screen.findByText('No calendar yet');
    expect(screen.queryByRole('heading', { name: 'Changed in your calendar' })).toBeNull();
  });

  it.each([
    ['Put it back', 'Put back in your calendar.', 'restoreCalendarEntry'],
    ['Leave it', 'Left as it is.', 'dismissCalendarEntry'],
  ])('leave the list by "%s", and the focus stays there', async (name, message, mutation) => {
    const operation = mutation[0]!.toUpperCase() + mutation.slice(1);
    const answers = [left(EVENT), left()];
    const { asked } = open({ [operation]: () => ({ [mutation]: answers.shift()! }) });
    const decide = async (title: string) => {
      const button = (await entry(title)).getByRole('button', { name });
      button.focus();
      fireEvent.click(button);
    };
    await decide('Deep tissue massage');
    await screen.findByText(message);
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Deep tissue massage' })).toBeNull());
    expect(asked.at(-1)).toMatchObject({ operation, variables: { id: 'e1' } });
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Yoga'));
    await decide('Yoga');
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Changed in your calendar' })).toBeNull());
    await waitFor(() => expect(document.activeElement?.id).toBe('main'));
  });

  it.each<[string, string, Answers[string], string]>([
    [
      'Put it back',
      'RestoreCalendarEntry',
      () => ({ restoreCalendarEntry: refused({ code: 'rate_limited', message: 'Too fast.' }) }),
      'Too fast.',
    ],
    ['Put it back', 'RestoreCalendarEntry', down, "We couldn't put this back in your calendar. Please try again."],
    ['Leave it', 'DismissCalendarEntry', down, "We couldn't save this. Please try again."],
  ])('stay when "%s" (%s) fails', async (name, operation, answer, message) => {
    open({ [operation]: answer }, [VISIT]);
    fireEvent.click((await entry('Deep tissue massage')).getByRole('button', { name }));
    await screen.findByText(message);
    const button = (await entry('Deep tissue massage')).getByRole<HTMLButtonElement>('button', { name });
    await waitFor(() => expect(button.disabled).toBe(false));
  });

  it('leave the list when they were decided in another window', async () => {
    let decided = false;
    open({
      CalendarIntegrations: () => practiceWith({ changedCalendarEntries: decided ? [] : [VISIT] }),
      RestoreCalendarEntry: () => {
        decided = true;
        return { restoreCalendarEntry: refused({ message: 'There is nothing to decide about this entry any more.' }) };
      },
    });
    fireEvent.click((await entry('Deep tissue massage')).getByRole('button', { name: 'Put it back' }));
    await screen.findByText('There is nothing to decide about this entry any more.');
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Changed in your calendar' })).toBeNull());
  });
});

describe('the notice of the overview', () => {
  const openNotice = (...changedCalendarEntries: object[]) =>
    renderPage(
      <ChangedEntriesNotice />,
      {
        ChangedCalendarEntries: () => ({
          currentPractice: { __typename: 'Practice', id: 'practice', changedCalendarEntries },
        }),
      },
      '/portal',
    );

  it.each([
    [[VISIT], /You deleted or moved a booking there/],
    [[VISIT, EVENT], /You deleted or moved 2 bookings there/],
  ])('counts what was changed and leads to it (%#)', async (entries, text) => {
    openNotice(...entries);
    await screen.findByText(text);
    expect(screen.getByRole('link', { name: 'Review' }).getAttribute('href')).toBe('/portal/settings/calendar');
  });

  it('is not shown where nothing was changed', async () => {
    const { asked, container } = openNotice();
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(container.querySelector('a')).toBeNull();
  });
});
