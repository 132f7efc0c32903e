import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openedDialog } from '../../../portal-ui/testing/openedDialog.js';
import type { Answers } from '../../../testing/renderPage.js';
import { fakeStore, UPLOADED } from '../testing/uploads.js';
import { hubOf, hubService, refusal, startHub } from '../testing/servicesHub.js';

afterEach(() => {
  cleanup();
  window.history.replaceState(null, '', '/');
});

const bath = (own: object = {}) => ({
  ...{ __typename: 'BookableEventType', id: 'bath', name: 'Sound bath', slug: 'sound-bath', kind: 'in_person' },
  ...{
    description: 'Lie down and listen.',
    instructions: '',
    duration: 90,
    durationUnit: 'minute',
    amountCents: 2_500,
  },
  ...{ capacity: 12, photoUrl: null, url: '/p/quiet-hands#events', eventsCount: 2 },
  location: { __typename: 'Location', id: 'studio', name: 'Studio' },
  ...own,
});
const place = (id: string, kind: string) => ({
  ...{ __typename: 'Location', id, name: id === 'studio' ? 'Studio' : 'Online', kind },
  timeZone: 'America/Vancouver',
});
const typesOf = (bookableEventTypes: object[], own: object = {}) => ({
  bookableEventTypes,
  currentPractice: {
    ...{ __typename: 'Practice', id: 'p', defaultCurrency: 'USD', hasPaymentProvider: false },
    locations: [place('studio', 'office'), place('online', 'virtual')],
    conferencingServices: [],
    ...own,
  },
});
const start = (types: object[], own: Answers = {}) =>
  startHub(
    {
      ServicesHub: () => hubOf([hubService('a')]),
      GetBookableEventTypes: () => typesOf(types),
      ...own,
    },
    'events',
  );
const open = async (button: string | RegExp, title: string) => {
  fireEvent.click(await screen.findByRole('button', { name: button }));
  return openedDialog(title);
};
const saveButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save' });
const save = async () => {
  await waitFor(() => expect(saveButton().disabled).toBe(false));
  fireEvent.click(saveButton());
};
const type = (name: string | RegExp, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
const saved = (bookableEventType: object) => ({
  upsertBookableEventType: { result: 'success', errors: [], bookableEventType },
});

describe('the event types of a practice', () => {
  it('are cards with all that they are', async () => {
    start([
      bath(),
      bath({ id: 'talk', name: 'Talk', kind: 'virtual', amountCents: 0, capacity: null, eventsCount: 1 }),
    ]);
    const [first, second] = within(await screen.findByRole('list', { name: 'Event types' })).getAllByRole('listitem');
    expect(first!.textContent).toContain('Sound bathIn person90 minutes · $25 · 12 placesLie down and listen.');
    expect(first!.textContent).toContain('2 scheduled events');
    expect(second!.textContent).toContain('Virtual90 minutes · Free · Unlimited');
    expect(screen.getByRole('link', { name: 'Public page with Talk' }).getAttribute('href')).toBe(
      '/p/quiet-hands#events',
    );
  });

  it('show their photo', async () => {
    start([bath({ photoUrl: '/media/photos/bath.jpg' })]);
    const [card] = within(await screen.findByRole('list', { name: 'Event types' })).getAllByRole('listitem');
    expect(card!.querySelector('img')!.getAttribute('src')).toBe('/media/photos/bath.jpg');
  });

  it('are scheduled later where that is wished', async () => {
    const page = start([], { UpsertBookableEventType: () => saved(bath()) });
    await open('Add New Event Type', 'Create event type');
    type('Name', 'Sound bath');
    fireEvent.change(screen.getByRole('combobox', { name: 'Location' }), { target: { value: 'studio' } });
    await save();
    const question = within(await screen.findByRole('alertdialog', { name: 'Schedule this event now?' }));
    fireEvent.click(await question.findByRole('button', { name: 'Skip for now' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(page.visited.at(-1)).toContain('/portal/services');
  });

  it('are made with defaults, and can be scheduled at once', async () => {
    let types: object[] = [];
    const page = start([], {
      GetBookableEventTypes: () => typesOf(types),
      UpsertBookableEventType: () => {
        types = [bath()];
        return saved(bath());
      },
    });
    await open('Add New Event Type', 'Create event type');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Duration' }).value).toBe('30');
    type('Name', 'Sound bath');
    expect(saveButton().disabled).toBe(true);
    fireEvent.change(screen.getByRole('combobox', { name: 'Location' }), { target: { value: 'studio' } });
    fireEvent.change(screen.getByRole('combobox', { name: 'Unit' }), { target: { value: 'day' } });
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Duration' }).value).toBe('1');
    fireEvent.click(screen.getByRole('checkbox', { name: 'Unlimited places' }));
    expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'Capacity' })).value).toBe('10');
    await save();
    expect(await screen.findByText("Your event type 'Sound bath' was saved successfully")).toBeTruthy();
    const asked = page.asked.find(({ operation }) => operation === 'UpsertBookableEventType')!;
    expect(asked.variables).toMatchObject({
      input: {
        name: 'Sound bath',
        kind: 'in_person',
        locationId: 'studio',
        duration: 1,
        durationUnit: 'day',
        capacity: 10,
      },
    });
    const question = within(await screen.findByRole('alertdialog', { name: 'Schedule this event now?' }));
    expect(await question.findByRole('button', { name: 'Skip for now' })).toBeTruthy();
    fireEvent.click(await question.findByRole('button', { name: 'Yes, schedule' }));
    await waitFor(() =>
      expect(page.visited.at(-1)).toBe('/portal/calendar?bookableEventTypeId=bath#create-group-event'),
    );
  });

  it('offer places that fit, and the ways to what is not connected', async () => {
    start([bath()]);
    const flyout = await open('Edit Sound bath', 'Edit event type');
    expect(flyout.getByRole('link', { name: 'Set up payments' }).getAttribute('href')).toBe('/portal/settings/banking');
    fireEvent.click(flyout.getByRole('radio', { name: 'Virtual' }));
    const places = within(flyout.getByRole('combobox', { name: 'Location' })).getAllByRole('option');
    expect(places.map(({ textContent }) => textContent)).toEqual(['Choose a location', 'Online']);
    const link = await flyout.findByRole('link', { name: 'Connect video conferencing' });
    expect(link.getAttribute('href')).toBe('/portal/settings/conferencing');
  });

  it('ask nothing after a change, and keep what was typed where it fails', async () => {
    let fails = true;
    start([bath()], {
      UpsertBookableEventType: () =>
        fails
          ? { upsertBookableEventType: { result: 'failure', bookableEventType: null, errors: refusal('Not now.') } }
          : saved(bath({ name: 'Gong bath' })),
    });
    await open('Edit Sound bath', 'Edit event type');
    type('Name', 'Gong bath');
    await save();
    expect(await screen.findByText('There was an error saving your event type: Not now.')).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('Gong bath');
    fails = false;
    await save();
    expect(await screen.findByText("Your event type 'Gong bath' was saved successfully")).toBeTruthy();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('get another photo when the form is saved, and not before', async () => {
    const store = fakeStore();
    const page = start([bath({ photoUrl: '/media/photos/old.jpg' })], {
      ...UPLOADED,
      UpsertBookableEventType: () => saved(bath({ photoUrl: '/media/photos/new.jpg' })),
    });
    const flyout = await open('Edit Sound bath', 'Edit event type');
    const shown = () => flyout.getByRole('img', { name: 'Photo' }).getAttribute('src');
    await store.upload(flyout.getByLabelText('Choose another photo'));
    expect(await screen.findByText('Your photo is ready. Save to use it.')).toBeTruthy();
    expect(shown()).toBe('/media/photos/new.jpg');
    fireEvent.click(flyout.getByRole('button', { name: 'Remove photo' }));
    expect(await screen.findByText('Your new photo has been discarded.')).toBeTruthy();
    expect(shown()).toBe('/media/photos/old.jpg');
    await store.upload(flyout.getByLabelText('Choose another photo'));
    await waitFor(() => expect(shown()).toBe('/media/photos/new.jpg'));
    expect(page.asked.map(({ operation }) => operation)).not.toContain('RemoveBookableEventTypePhoto');
    await save();
    expect(await screen.findByText("Your event type 'Sound bath' was saved successfully")).toBeTruthy();
    const asked = page.asked.find(({ operation }) => operation === 'UpsertBookableEventType')!;
    expect(asked.variables).toMatchObject({ input: { id: 'bath', stagedPhotoHandle: 'handle' } });
    store.end();
  });

  it('lose a photo that is saved at once, and say so where that fails', async () => {
    let fails = true;
    start([bath({ photoUrl: '/media/photos/a.webp' })], {
      RemoveBookableEventTypePhoto: () => ({
        removeBookableEventTypePhoto: fails
          ? null
          : {
              result: 'success',
              errors: [],
              bookableEventType: { __typename: 'BookableEventType', id: 'bath', photoUrl: null },
            },
      }),
    });
    const flyout = await open('Edit Sound bath', 'Edit event type');
    fireEvent.click(flyout.getByRole('button', { name: 'Remove photo' }));
    const failed = 'There was an error removing your event type photo. Please try again later or contact support.';
    expect(await screen.findByText(failed)).toBeTruthy();
    fails = false;
    await waitFor(() =>
      expect(flyout.getByRole<HTMLButtonElement>('button', { name: 'Remove photo' }).disabled).toBe(false),
    );
    fireEvent.click(flyout.getByRole('button', { name: 'Remove photo' }));
    expect(await screen.findByText('Your photo has been removed.')).toBeTruthy();
  });

  it('are deleted after a question', async () => {
    let types = [bath()];
    let fails = true;
    start([], {
      GetBookableEventTypes: () => typesOf(types),
      DeleteBookableEventType: () => {
        if (fails) return { deleteBookableEventType: null };
        types = [];
        return { deleteBookableEventType: { result: 'success', errors: [] } };
      },
    });
    const flyout = await open('Edit Sound bath', 'Edit event type');
    fireEvent.click(flyout.getByRole('button', { name: 'Delete event type' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete Sound bath?' }));
    fireEvent.click(await question.findByRole('button', { name: 'Delete event type' }));
    expect(await question.findByText('There was an error deleting your event type')).toBeTruthy();
    fails = false;
    fireEvent.click(await question.findByRole('button', { name: 'Delete event type' }));
    expect(await screen.findByText('Event type has been deleted')).toBeTruthy();
    expect(await screen.findByText('No event types yet')).toBeTruthy();
  });

  it('show what is scheduled of them, each with the way to it', async () => {
    const page = start([bath()], {
      GetScheduledEvents: () => ({
        scheduledEvents: [
          {
            ...{ __typename: 'BookableEvent', id: 'e', name: 'Sound bath', allDay: false, locationName: 'Studio' },
            ...{ startsAt: '2027-03-02T18:00:00-08:00', endsAt: '2027-03-02T19:30:00-08:00' },
            ...{ timeZone: 'America/Vancouver', clientsCount: 12, capacity: 12, atCapacity: true },
          },
        ],
      }),
    });
    const flyout = await open(/^2 scheduled events/, 'Scheduled: Sound bath');
    const link = await flyout.findByRole('link', { name: 'Tue, Mar 2, 2027' });
    expect(link.getAttribute('href')).toBe('/portal/calendar?groupEventId=e');
    expect(flyout.getByText('12 of 12 places taken')).toBeTruthy();
    expect(flyout.getByText('Full')).toBeTruthy();
    expect(page.asked.find(({ operation }) => operation === 'GetScheduledEvents')!.variables).toEqual({
      bookableEventTypeId: 'bath',
    });
  });

  it('say why they did not load, and are fetched again', async () => {
    let down = true;
    start([bath()], {
      GetBookableEventTypes: () => {
        if (down) throw new Error('The catalog sleeps.');
        return typesOf([bath()]);
      },
    });
    expect(await screen.findByText('Error: The catalog sleeps.')).toBeTruthy();
    down = false;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('list', { name: 'Event types' })).toBeTruthy();
  });

  it('say why what is scheduled did not load', async () => {
    start([bath()], {
      GetScheduledEvents: () => {
        throw new Error('The calendar sleeps.');
      },
    });
    await open(/^2 scheduled events/, 'Scheduled: Sound bath');
    expect(await screen.findByText('Error loading events: The calendar sleeps.')).toBeTruthy();
  });
});
