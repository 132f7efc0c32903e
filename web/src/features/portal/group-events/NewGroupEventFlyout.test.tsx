import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Answers, RenderedPage } from '../../../testing/renderPage.js';
import { leaveCalendar, openCalendar, ownPractice, settleCalendar } from '../testing/calendarPage.js';
import { settleFlyout } from '../testing/settleFlyout.js';
import { bath, eventCatalog, GROUP_EVENT_ANSWERS, outcomeOf } from '../testing/groupEvents.js';

beforeEach(() => {
  settleCalendar();
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-04T16:20:00-07:00'));
});
afterEach(leaveCalendar);

const TITLE = 'Create group event';
const open = async (own: Answers = {}, search = '') => {
  window.location.hash = 'create-group-event';
  const page = openCalendar(`/portal/calendar?view=week${search}`, { ...GROUP_EVENT_ANSWERS, ...own });
  await screen.findByRole('dialog', { name: TITLE });
  await settleFlyout();
  return page;
};
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const change = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const save = () => screen.getByRole<HTMLButtonElement>('button', { name: TITLE });
const savable = (expected = true) => waitFor(() => expect(save().disabled).toBe(!expected));
const choose = async (id: string) => {
  await screen.findByLabelText('Group event type');
  change('Group event type', id);
  await screen.findByLabelText('Start date');
};
const saved = () => outcomeOf('upsertBookableEvent', { bookableEvent: bath() });
const sentOf = (page: RenderedPage) =>
  page.asked
    .filter(({ operation }) => operation === 'UpsertBookableEvent')
    .map(({ variables }) => (variables as { event: Record<string, unknown> }).event);

describe('a new group event', () => {
  it('is one of the types that something new can be, and opens by its hash', async () => {
    await open();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Group Event' }).checked).toBe(true);
    await screen.findByLabelText('Group event type');
    await savable(false);
    expect(screen.queryByLabelText('Start date')).toBeNull();
  });

  it('takes its length, place, price and places from its type, from the next full hour', async () => {
    const page = await open({ UpsertBookableEvent: saved });
    await choose('sound');
    expect(['Start date', 'Start time', 'End date', 'End time'].map((label) => field(label).value)).toEqual([
      '2026-11-04',
      '17:00',
      '2026-11-04',
      '18:30',
    ]);
    expect([field('Location').value, field('Price (CAD)').value, field('Capacity').value]).toEqual([
      'studio',
      'CA$25.00',
      '10',
    ]);
    await savable();
    fireEvent.click(save());
    await screen.findByText('Your event was saved successfully');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sentOf(page)).toEqual([
      {
        ...{ bookableEventTypeId: 'sound', locationId: 'studio', amountCents: 2500, unlimited: false, capacity: 10 },
        ...{ startsAt: '2026-11-04T17:00:00-07:00', endsAt: '2026-11-04T18:30:00-07:00', allDay: false },
        ...{ name: 'Sound bath', description: 'Lie down.', instructions: '' },
        ...{ idempotencyKey: expect.any(String), allowOverlap: false },
      },
    ]);
  });

  it('lasts whole days where its type does, and keeps its length when its start changes', async () => {
    const page = await open({ UpsertBookableEvent: saved });
    await choose('retreat');
    expect(field('End date').value).toBe('2026-11-06');
    change('Start date', '2026-12-30');
    expect(field('End date').value).toBe('2027-01-01');
    expect(field('Capacity').disabled).toBe(true);
    await savable();
    fireEvent.click(save());
    await waitFor(() => expect(sentOf(page)).toHaveLength(1));
    expect(sentOf(page)[0]).toMatchObject({
      ...{ allDay: true, startsAt: '2026-12-30T00:00:00-07:00', endsAt: '2027-01-02T00:00:00-07:00' },
      ...{ unlimited: true, capacity: null },
    });
  });

  it('takes its type from the address, which is then removed there', async () => {
    const page = await open({}, '&bookableEventTypeId=sound');
    expect((await screen.findByLabelText<HTMLSelectElement>('Group event type')).value).toBe('sound');
    expect(field('End time').value).toBe('18:30');
    expect(page.visited.at(-1)).toBe('/portal/calendar?view=week#create-group-event');
    await savable(false);
  });

  it('leads to where types are created and edited', async () => {
    await open();
    const link = await screen.findByRole('link', { name: 'Create or edit event types' });
    expect(link.getAttribute('href')).toBe('/portal/services#events');
    await savable(false);
  });

  it('leads to the types where there are none', async () => {
    await open({ GroupEventCatalog: () => eventCatalog({ bookableEventTypes: [] }) });
    const link = await screen.findByRole('link', { name: 'Create a type' });
    expect(link.getAttribute('href')).toBe('/portal/services#events');
    await savable(false);
  });

  it('needs a limit that can be, unless there is none', async () => {
    await open();
    await choose('sound');
    change('Capacity', '-1');
    fireEvent.blur(field('Capacity'));
    expect(await screen.findByText('Please enter a number from 0 to 10000.')).toBeTruthy();
    await savable(false);
    fireEvent.click(screen.getByRole('checkbox', { name: 'No limit of places' }));
    await savable();
    await waitFor(() => expect(screen.queryByText('Please enter a number from 0 to 10000.')).toBeNull());
  });

  it('asks where something else is at its time, and is sent again by the same key', async () => {
    const message =
      'At that time you have Maya Rivers (Wed, Nov 4, 5:00 PM) already. Please confirm that you want both.';
    const page = await open({
      UpsertBookableEvent: ({ event }: { event: { allowOverlap: boolean } }) =>
        event.allowOverlap
          ? saved()
          : outcomeOf('upsertBookableEvent', { bookableEvent: null }, [
              { code: 'overlaps', message, field: 'startsAt' },
            ]),
    } as never);
    await choose('sound');
    await savable();
    fireEvent.click(save());
    await screen.findByRole('alertdialog', { name: 'Something else is at this time' });
    expect(screen.getByText(message)).toBeTruthy();
    fireEvent.click(await screen.findByRole('button', { name: 'Save anyway' }));
    await screen.findByText('Your event was saved successfully');
    expect(new Set(sentOf(page).map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
  });

  it.each([
    [['Please choose a time to come.'], 'There was an error saving your event: Please choose a time to come.'],
    [['No.', 'Never.'], 'There was an error saving your event: No. Never.'],
    [[], 'There was an error saving your event: please try again.'],
  ])('says why it was not saved (%j), and keeps what was typed', async (errors, message) => {
    await open({ UpsertBookableEvent: () => outcomeOf('upsertBookableEvent', { bookableEvent: null }, errors) });
    await choose('sound');
    change('Name', 'Full moon');
    await savable();
    fireEvent.click(save());
    expect((await screen.findByRole('alert')).textContent).toBe(message);
    expect(field('Name').value).toBe('Full moon');
  });

  it('says at its field what the server refuses there', async () => {
    const refusal = { code: 'invalid_capacity', message: 'The capacity can be 0 to 10000.', field: 'event.capacity' };
    await open({ UpsertBookableEvent: () => outcomeOf('upsertBookableEvent', { bookableEvent: null }, [refusal]) });
    await choose('sound');
    await savable();
    fireEvent.click(save());
    expect(await screen.findByText('The capacity can be 0 to 10000.')).toBeTruthy();
  });

  it('did not load, says so, and tries again', async () => {
    let fails = true;
    await open({
      GroupEventCatalog: () => {
        if (fails) throw new Error('down');
        return eventCatalog();
      },
    });
    const flyout = within(screen.getByRole('dialog', { name: TITLE }));
    fails = false;
    fireEvent.click(await flyout.findByRole('button', { name: 'Try again' }));
    await screen.findByLabelText('Group event type');
  });

  it('is not part of every plan', async () => {
    const { currentPractice } = ownPractice('America/Vancouver');
    await open({ OwnPractice: () => ({ currentPractice: { ...currentPractice, bookableEventsEnabled: false } }) });
    expect(screen.getByText("Group events aren't part of your plan")).toBeTruthy();
  });
});
