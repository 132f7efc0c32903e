import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openedDialog } from '../../../portal-ui/testing/openedDialog.js';
import { renderPage, type Answers } from '../../../testing/renderPage.js';
import { ToastRegion } from '../../../ui/ToastRegion.js';
import { bath, GROUP_EVENT_ANSWERS, outcomeOf } from '../testing/groupEvents.js';
import { settleFlyout } from '../testing/settleFlyout.js';
import { EventsPage } from './EventsPage.js';

beforeEach(() => {
  document.cookie = 'yarrow_csrf=csrf-value';
});
afterEach(() => {
  cleanup();
  document.cookie = 'yarrow_csrf=; max-age=0';
});

const listed = (scheduledEvents: object[], bookableEventsEnabled = true) => ({
  currentPractice: { __typename: 'Practice', id: 'p', bookableEventsEnabled },
  scheduledEvents,
});
const event = (own: object = {}) => ({ ...bath(), photoUrl: null, ...own });
const start = (own: Answers = {}, path = '/portal/events') =>
  renderPage(
    <>
      <EventsPage />
      <ToastRegion />
    </>,
    { ...GROUP_EVENT_ANSWERS, EventsOfPractice: () => listed([event()]), ...own },
    path,
  );
const cards = async () => within(await screen.findByRole('list', { name: 'Events' })).getAllByRole('listitem');
const press = async (name: string | RegExp) => {
  const button = await screen.findByRole<HTMLButtonElement>('button', { name });
  await waitFor(() => expect(button.disabled).toBe(false));
  fireEvent.click(button);
};

describe('the events of a practice', () => {
  it('are cards with photo, month and day, times, place, description and how many come', async () => {
    const retreat = event({
      ...{ id: 'retreat', name: 'Retreat', photoUrl: '/retreat.webp', capacity: null, clientsCount: 1 },
      ...{ allDay: true, startsAt: '2026-11-06T00:00:00-07:00', endsAt: '2026-11-09T00:00:00-07:00' },
    });
    start({ EventsOfPractice: () => listed([event({ clientsCount: 10, atCapacity: true }), retreat]) });
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Events');
    screen.getByText(/events that more than one person can sign up for/);
    const [first, second] = await cards();
    expect(first!.textContent).toMatch(
      /^Nov 4Sound bath6:00 PM – 7:30 PM.*StudioLie down\.10 of 10 places takenFullEdit event/,
    );
    expect(first!.querySelector('img')).toBeNull();
    expect(second!.textContent).toMatch(/^Nov 6RetreatAll day until Sun, Nov 8StudioLie down\.1 signed up/);
    expect(second!.querySelector('img')!.getAttribute('src')).toBe('/retreat.webp');
  });

  it('are created in a flyout, from a type', async () => {
    const page = start({ UpsertBookableEvent: () => outcomeOf('upsertBookableEvent', { bookableEvent: bath() }) });
    await press('Create event');
    const flyout = await openedDialog('Create event');
    expect(page.visited.at(-1)).toContain('create=1');
    expect(flyout.getByRole('button', { name: 'Cancel' })).toBeTruthy();
    fireEvent.change(await flyout.findByLabelText('Group event type'), { target: { value: 'sound' } });
    await flyout.findByLabelText('Start date');
    await press('Save');
    expect(await screen.findByText("Your event 'Sound bath' was saved successfully")).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(page.asked.filter(({ operation }) => operation === 'EventsOfPractice')).toHaveLength(2);
  });

  it('are edited and deleted in a flyout', async () => {
    let events = [event()];
    const DeleteBookableEvent = () => {
      events = [];
      return outcomeOf('deleteBookableEvent');
    };
    const page = start({ EventsOfPractice: () => listed(events), DeleteBookableEvent });
    await press(/^Edit event Sound bath/);
    await openedDialog('Edit event');
    await settleFlyout();
    expect(page.visited.at(-1)).toContain('event=bath');
    fireEvent.click(await screen.findByRole('tab', { name: 'Details' }));
    await screen.findByLabelText('Start date');
    for (const name of ['Cancel', 'Save']) expect(screen.getByRole('button', { name })).toBeTruthy();
    await press('Delete event');
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete this event?' }));
    fireEvent.click(question.getByRole('button', { name: 'Delete event' }));
    expect(await screen.findByText('Event deleted successfully')).toBeTruthy();
    expect(await screen.findByText('No events scheduled')).toBeTruthy();
    expect(page.visited.at(-1)).not.toContain('event=');
  });

  it('are shown fifty at a time', async () => {
    const named = (from: number, count: number) =>
      Array.from({ length: count }, (_, index) => event({ id: `event-${from + index}` }));
    const EventsOfPractice = ({ after }: Record<string, unknown>) =>
      listed(after === null ? named(0, 50) : after === 'event-49' ? named(50, 3) : []);
    const page = start({ EventsOfPractice });
    expect(await cards()).toHaveLength(50);
    await press('Show more events');
    await waitFor(async () => expect(await cards()).toHaveLength(53));
    expect(screen.queryByRole('button', { name: 'Show more events' })).toBeNull();
    // As after a change: the first page is fetched again.
    await act(() => page.client.refetchQueries({ include: ['EventsOfPractice'] }));
    await waitFor(async () => expect(await cards()).toHaveLength(50));
    await press('Show more events');
    await waitFor(async () => expect(await cards()).toHaveLength(53));
  });

  it('that did not load can be asked for again', async () => {
    let fails = true;
    const EventsOfPractice = () => {
      if (fails) throw new Error('boom');
      return listed([]);
    };
    start({ EventsOfPractice });
    fails = await screen.findByRole('button', { name: 'Try again' }).then(() => false);
    await press('Try again');
    expect(await screen.findByText('No events scheduled')).toBeTruthy();
  });

  it('are not part of every plan', async () => {
    start({ EventsOfPractice: () => listed([], false) }, '/portal/events?create=1');
    expect(await screen.findByText("Group events aren't part of your plan")).toBeTruthy();
    for (const role of ['button', 'dialog']) expect(screen.queryByRole(role)).toBeNull();
  });
});
