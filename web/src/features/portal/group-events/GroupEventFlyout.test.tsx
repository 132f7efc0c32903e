import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Answers, RenderedPage } from '../../../testing/renderPage.js';
import { calendarOf, leaveCalendar, openCalendar, settleCalendar } from '../testing/calendarPage.js';
import { settleFlyout } from '../testing/settleFlyout.js';
import { groupEvent } from '../testing/eventsOfCalendar.js';
import { bath, GROUP_EVENT_ANSWERS, outcomeOf } from '../testing/groupEvents.js';

beforeEach(() => {
  settleCalendar();
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-04T09:20:00-07:00'));
});
afterEach(leaveCalendar);

const TITLE = 'Edit Scheduled Group Event';
const WEEK = '/portal/calendar?view=week';
const shown = (event: object | null, practiceId = 'p') => ({
  GroupEvent: () => ({ currentPractice: { __typename: 'Practice', id: practiceId }, bookableEvent: event }),
});
const open = async (own: Answers = {}) => {
  const page = openCalendar(`${WEEK}&groupEventId=bath`, { ...GROUP_EVENT_ANSWERS, ...own });
  await screen.findByRole('dialog', { name: TITLE });
  await settleFlyout();
  return page;
};
const openDetails = async (own: Answers = {}) => {
  const page = await open(own);
  fireEvent.click(await screen.findByRole('tab', { name: 'Details' }));
  await screen.findByLabelText('Start date');
  return page;
};
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const change = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save' });
const press = async () => {
  await waitFor(() => expect(save().disabled).toBe(false));
  fireEvent.click(save());
};
const sentOf = (page: RenderedPage) =>
  page.asked
    .filter(({ operation }) => operation === 'UpsertBookableEvent')
    .map(({ variables }) => (variables as { event: Record<string, unknown> }).event);

describe('a group event of the calendar', () => {
  it('opens by a click, with its registrants and its details, and is in the address until it is closed', async () => {
    const ProCalendar = () =>
      calendarOf([], { groupEvents: [groupEvent('bath', 'Sound bath', bath().startsAt, bath().endsAt)] });
    const page = openCalendar(WEEK, { ...GROUP_EVENT_ANSWERS, ProCalendar });
    fireEvent.keyDown(await screen.findByRole('button', { name: /Sound bath/ }), { key: 'Enter' });
    const flyout = within(await screen.findByRole('dialog', { name: TITLE }));
    expect(page.visited.at(-1)).toContain('groupEventId=bath');
    const tabs = await flyout.findAllByRole('tab');
    expect(tabs.map(({ textContent }) => textContent)).toEqual(['Registrants3', 'Details']);
    const heading = flyout.getByRole('region', { name: 'Event' });
    expect(heading.textContent).toMatch(
      /Sound bathWednesday, November 4, 2026, 6:00 PM – 7:30 PM Vancouver timeStudio/,
    );
    fireEvent.click(flyout.getByRole('button', { name: 'Close' }));
    expect(page.visited.at(-1)).not.toContain('groupEventId');
  });

  it('opens by its address and shows its day', async () => {
    const later = bath({ startsAt: '2026-12-20T18:00:00-07:00', endsAt: '2026-12-20T19:30:00-07:00' });
    const page = await open(shown(later));
    await waitFor(() => expect(page.visited.at(-1)).toContain('date=2026-12-20'));
  });

  it.each([
    ['there is none', null, 'p'],
    ['it is another practice’s', bath(), 'mine'],
  ])('is not found where %s', async (_what, event, practiceId) => {
    const page = openCalendar(`${WEEK}&groupEventId=bath`, { ...GROUP_EVENT_ANSWERS, ...shown(event, practiceId) });
    await screen.findByText('Event not found');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(page.visited.at(-1)).not.toContain('groupEventId');
  });

  it('did not load, says so, and tries again', async () => {
    let fails = true;
    await open({
      GroupEvent: () => {
        if (fails) throw new Error('down');
        return shown(bath()).GroupEvent();
      },
    });
    expect(await screen.findByText('Error fetching event')).toBeTruthy();
    fails = false;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('tab', { name: 'Details' });
  });

  it('shows that it was cancelled, and offers no changes', async () => {
    await open(shown(bath({ cancelled: true, registrationOpen: false })));
    expect(await screen.findByText('This event was cancelled.')).toBeTruthy();
    expect(screen.queryByRole('tab')).toBeNull();
  });
});

describe('the details of a group event', () => {
  it('are what is stored; only what is changed can be saved, and is saved on top of what was seen', async () => {
    const page = await openDetails({
      UpsertBookableEvent: () =>
        outcomeOf('upsertBookableEvent', { bookableEvent: bath({ capacity: 12, version: 2 }) }),
    });
    expect(['Start time', 'End time', 'Location', 'Capacity', 'Name'].map((label) => field(label).value)).toEqual([
      '18:00',
      '19:30',
      'studio',
      '10',
      'Sound bath',
    ]);
    expect(save().disabled).toBe(true);
    change('Capacity', '12');
    await press();
    await screen.findByText('Your event was saved successfully');
    expect(sentOf(page)).toEqual([
      {
        ...{ id: 'bath', version: 1, bookableEventTypeId: 'sound', allowOverlap: false, allDay: false },
        ...{ startsAt: bath().startsAt, endsAt: bath().endsAt, locationId: 'studio' },
        ...{ amountCents: 2500, unlimited: false, capacity: 12, name: 'Sound bath', description: 'Lie down.' },
        instructions: 'Bring a blanket.',
      },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('show who is notified of a new time, and who keeps a place if the capacity is reduced', async () => {
    await openDetails();
    expect(screen.queryByText(/are told about the new time/)).toBeNull();
    change('Start time', '19:00');
    expect(
      await screen.findByText(/The 3 clients who are registered are told about the new time or place/),
    ).toBeTruthy();
    expect(field('End time').value).toBe('20:30');
    change('Capacity', '2');
    expect(await screen.findByText('3 are registered and keep their place.')).toBeTruthy();
  });

  it('that were changed in another tab come in, and are saved on top of that', async () => {
    const now = bath({ name: 'Full moon', version: 2 });
    const message =
      'This event was changed meanwhile, perhaps in another tab. Please look at it again before you save.';
    let known = bath();
    const page = await openDetails({
      GroupEvent: () => shown(known).GroupEvent(),
      UpsertBookableEvent: (({ event }: { event: { version: number } }) => {
        known = now;
        if (event.version === 2) return outcomeOf('upsertBookableEvent', { bookableEvent: now });
        const refusal = { code: 'changed_meanwhile', message, field: 'version' };
        return outcomeOf('upsertBookableEvent', { bookableEvent: now }, [refusal]);
      }) as never,
    });
    change('Capacity', '12');
    await press();
    expect((await screen.findByRole('alert')).textContent).toContain(message);
    await waitFor(() => expect(field('Name').value).toBe('Full moon'));
    expect(field('Capacity').value).toBe('12');
    await press();
    await screen.findByText('Your event was saved successfully');
    expect(sentOf(page).map(({ version }) => version)).toEqual([1, 2]);
  });

  it('are asked about before they are lost', async () => {
    await openDetails();
    change('Name', 'Full moon');
    await waitFor(() => expect(save().disabled).toBe(false));
    // The typed text stays while the registrants are shown.
    fireEvent.click(screen.getByRole('tab', { name: /Registrants/ }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Save' })).toBeNull());
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
    fireEvent.click(await screen.findByRole('tab', { name: 'Details' }));
    expect(field('Name').value).toBe('Full moon');
  });
});

describe('cancelling a group event', () => {
  const ask = async (own: Answers) => {
    const page = await openDetails(own);
    fireEvent.click(screen.getByRole('button', { name: 'Cancel event' }));
    return { page, question: within(await screen.findByRole('alertdialog', { name: 'Cancel this event?' })) };
  };

  it('says what becomes of those who come, and closes', async () => {
    const { page, question } = await ask({ DeleteBookableEvent: () => outcomeOf('deleteBookableEvent') });
    expect(question.getByText(/The 3 clients who are registered are told and fully refunded\./)).toBeTruthy();
    fireEvent.click(await question.findByRole('button', { name: 'Cancel event' }));
    await screen.findByText('Event deleted successfully');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const { operation, variables } = page.asked.find((one) => one.operation === 'DeleteBookableEvent')!;
    expect([operation, variables]).toEqual(['DeleteBookableEvent', { id: 'bath' }]);
    // The calendar no longer shows it.
    expect(page.asked.filter((one) => one.operation === 'ProCalendar').length).toBeGreaterThan(1);
  });

  it.each([
    [['This event has already begun.'], 'There was an error deleting your event: This event has already begun.'],
    [[], 'There was an error deleting your event: please try again.'],
  ])('says why it was refused (%j)', async (errors, message) => {
    const { question } = await ask({ DeleteBookableEvent: () => outcomeOf('deleteBookableEvent', {}, errors) });
    fireEvent.click(await question.findByRole('button', { name: 'Cancel event' }));
    expect(await question.findByText(message)).toBeTruthy();
  });

  it('is not offered after the event has started', async () => {
    await openDetails(shown(bath({ registrationOpen: false })));
    expect(screen.queryByRole('button', { name: 'Cancel event' })).toBeNull();
  });
});
