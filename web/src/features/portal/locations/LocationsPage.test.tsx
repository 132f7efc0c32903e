import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderPage, type Answers } from '../../../testing/renderPage.js';
import { ToastRegion } from '../../../ui/ToastRegion.js';
import { portalRoutes } from '../portalRoutes.js';
import { LocationsPage } from './LocationsPage.js';

const AT = '/portal/profile/locations';
const NINE_TO_FIVE = { __typename: 'HoursBlock', startsAt: '09:00', endsAt: '17:00' };

beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-12-20T12:00:00-07:00'));
});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

const exception = (date: string, hours: object[] = []) => ({ __typename: 'HoursException', date, hours });

const location = (id: string, own: object = {}, details: object = {}) => ({
  __typename: 'Location',
  ...{ id, name: 'Studio', kind: 'office', state: 'active', position: 1, timeZone: 'America/Vancouver' },
  ...{ city: 'Vancouver', stateAbbreviation: 'BC', countryCode: 'CA', hideAddress: false },
  ...{ virtualType: null, travelDistance: null, hoursExceptions: [] },
  allHours: [1, 2, 3, 4, 5].map((weekDay) => ({ __typename: 'WeekdayHours', weekDay, hours: [NINE_TO_FIVE] })),
  ...own,
  details: {
    __typename: 'LocationDetails',
    ...{
      fullStreetAddress: '12 Alder Street',
      secondaryAddress: null,
      neighborhood: null,
      zip: 'V5K 0A1',
      cityGeocoded: null,
    },
    ...{ latitude: null, longitude: null, singleLine: '12 Alder Street, Vancouver, BC V5K 0A1' },
    ...{ virtualLink: null, virtualInstructions: null },
    availableTimes: [0, 1, 2, 3, 4, 5, 6].map((weekDay) => ({
      __typename: 'AvailableTimes',
      ...{ weekDay, enabled: weekDay > 0 && weekDay < 6, startsAt: '09:00', endsAt: '17:00' },
      blocks: weekDay > 0 && weekDay < 6 ? [NINE_TO_FIVE] : [],
    })),
    ...{ onlyLocationForService: false, canDisable: true, canDelete: false },
    ...details,
  },
});
const studio = location('studio');
const online = location('online', {
  ...{ name: 'Online', kind: 'virtual', virtualType: 'video', position: 2, allHours: [] },
});

const practiceWith = (allLocations: object[]) => ({
  currentPractice: {
    ...{ __typename: 'Practice', id: 'p', timeZone: 'America/Vancouver', countryCode: 'CA' },
    allLocations,
  },
});
/** What is to come at the location `studio`. */
const followers = (upcomingVisitsCount: number, upcomingRegistrationsCount = 0) => ({
  currentPractice: {
    ...{ __typename: 'Practice', id: 'p' },
    allLocations: ['studio', 'online'].map((id) => ({
      ...{ __typename: 'Location', id },
      ...(id === 'studio'
        ? { upcomingVisitsCount, upcomingRegistrationsCount }
        : { upcomingVisitsCount: 99, upcomingRegistrationsCount: 99 }),
    })),
  },
});
const start = (locations: object[], own: Answers = {}, at = AT) =>
  renderPage(
    <>
      <LocationsPage />
      <ToastRegion />
    </>,
    {
      LocationsAndHours: () => practiceWith(locations),
      LocationPlaces: () => ({ suggestPlaces: [] }),
      LocationFollowers: () => followers(0),
      ...own,
    },
    at,
  );

/** Looked for by their texts: to work out the role of each of a thousand times to choose from takes seconds. */
const dialog = async (title: string) =>
  within(
    (await screen.findByText(title, { selector: 'h2' })).closest<HTMLElement>('[role=dialog], [role=alertdialog]')!,
  );
const closed = (title: string) => waitFor(() => expect(screen.queryByText(title, { selector: 'h2' })).toBeNull());
const button = (name: string, inside: Pick<typeof screen, 'getAllByText'> = screen) =>
  inside.getAllByText(name, { selector: 'button, button *' }).at(-1)!.closest('button')!;
const press = (name: string, inside?: Pick<typeof screen, 'getAllByText'>) => fireEvent.click(button(name, inside));
const manage = async (name: string) => {
  fireEvent.click(await screen.findByLabelText(`Manage ${name}`));
  return dialog('Edit location');
};
const fill = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const saveWhenReady = async (name = 'Save') => {
  await waitFor(() => expect(button(name).disabled).toBe(false));
  press(name);
};
const sent = (page: ReturnType<typeof start>, operation: string) =>
  page.asked.filter((one) => one.operation === operation).map(({ variables }) => variables);
const saved = (saveAs: object) => ({
  upsertLocation: { __typename: 'UpsertLocationPayload', result: 'success', errors: [], location: saveAs },
});
const done = (field: string, of: object | null = null) => ({
  [field]: { __typename: `${field}Payload`, result: 'success', errors: [], ...(of && { location: of }) },
});
const refused = (field: string, message: string, at: string | null = null, of?: string) => ({
  [field]: {
    __typename: `${field}Payload`,
    ...{ result: 'failure', errors: [{ __typename: 'UserError', message, field: at }], [of ?? 'location']: null },
  },
});

describe('the locations', () => {
  it('are cards with their weekly hours, the dates to come, and a badge where they are disabled', async () => {
    const dates = [exception('2026-12-19'), exception('2026-12-25'), exception('2026-12-29', [NINE_TO_FIVE])];
    start([location('studio', { hoursExceptions: dates }), { ...online, state: 'disabled' }]);
    const card = within(await screen.findByRole('article', { name: 'Studio' }));
    expect(card.getByText('12 Alder Street, Vancouver, BC V5K 0A1')).toBeTruthy();
    const week = within(card.getByRole('table', { name: 'Weekly hours' })).getAllByRole('row');
    expect(week.map(({ textContent }) => textContent)).toEqual([...['Mon – Fri9:00 AM – 5:00 PM', 'Sat – SunClosed']]);
    const other = within(card.getByRole('table', { name: 'Other hours' })).getAllByRole('row');
    expect(other.map(({ textContent }) => textContent)).toEqual([
      'Fri, Dec 25, 2026Closed',
      'Tue, Dec 29, 20269:00 AM – 5:00 PM',
    ]);
    expect(card.queryByText('Disabled')).toBeNull();
    expect(within(screen.getByRole('article', { name: 'Online' })).getByText('Disabled')).toBeTruthy();
  });

  it('are asked for where there are none, and can be asked for again where they did not load', async () => {
    const empty = start([]);
    expect(await screen.findByText('No locations yet')).toBeTruthy();
    empty.unmount();
    let line = false;
    start([], {
      LocationsAndHours: () => {
        if (line) return practiceWith([studio]);
        throw new Error('cut');
      },
    });
    expect(await screen.findByText('This did not load')).toBeTruthy();
    line = true;
    press('Try again');
    expect(await screen.findByRole('article', { name: 'Studio' })).toBeTruthy();
  });

  it('are put in order by the keyboard, and the order is sent', async () => {
    const page = start([studio, online], {
      ReorderLocations: () => ({
        reorderLocations: {
          __typename: 'ReorderLocationsPayload',
          ...{ result: 'success', errors: [] },
          locations: [
            { __typename: 'Location', id: 'online', position: 1 },
            { __typename: 'Location', id: 'studio', position: 2 },
          ],
        },
      }),
    });
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      const item = this.closest('li');
      const top = item ? [...item.parentElement!.children].indexOf(item) * 40 : 0;
      return { left: 0, top, width: 300, height: 40, right: 300, bottom: top + 40, x: 0, y: top } as DOMRect;
    });
    const handle = await screen.findByRole('button', { name: 'Move Studio' });
    fireEvent.keyDown(handle, { code: 'Space' });
    await screen.findByText('Studio is picked up, at place 1 of 2.');
    fireEvent.keyDown(handle, { code: 'ArrowDown' });
    await screen.findByText('Studio is at place 2 of 2.');
    fireEvent.keyDown(handle, { code: 'Space' });
    await waitFor(() => expect(sent(page, 'ReorderLocations')).toEqual([{ ids: ['online', 'studio'] }]));
    await waitFor(() => expect(screen.getAllByRole('heading', { level: 2 })[0]?.textContent).toContain('Online'));
  });

  it.each(['/portal/profile/locations', '/portal/services/locations'])('stand at %s', async (path) => {
    const Page = portalRoutes.find((route) => route.path === path)!.page;
    renderPage(<Page />, { LocationsAndHours: () => practiceWith([studio]) }, path);
    expect(await screen.findByText('Locations & Hours')).toBeTruthy();
    expect(await screen.findByLabelText('Manage Studio')).toBeTruthy();
  });

  it('of a single kind are offered once', async () => {
    start([online]);
    await screen.findByLabelText('Manage Online');
    press('Add location');
    const flyout = await dialog('Add location');
    expect(flyout.getByLabelText<HTMLInputElement>(/^Virtual/).disabled).toBe(true);
    expect(flyout.getByText('You already have a virtual location. You can only have one.')).toBeTruthy();
    expect(flyout.getByLabelText<HTMLInputElement>(/home/).disabled).toBe(false);
  });
});

describe('the form of a location', () => {
  it('saves what was typed, with the place that was taken from the list', async () => {
    const place = {
      __typename: 'SearchPlace',
      ...{ name: 'Victoria', label: 'Victoria, BC', type: 'locality', state: 'BC', country: 'CA' },
      ...{ latitude: 48.43, longitude: -123.37 },
    };
    const page = start([studio], {
      LocationPlaces: () => ({ suggestPlaces: [place] }),
      UpsertLocation: () => saved(location('new', { name: 'Cabin' })),
    });
    await screen.findByLabelText('Manage Studio');
    press('Add location');
    const flyout = await dialog('Add location');
    fill('Name', 'Cabin');
    fill('Street address', '4 Fern Lane');
    const city = flyout.getByLabelText('City or town', { selector: 'input' });
    fireEvent.focus(city);
    fireEvent.change(city, { target: { value: 'Vict' } });
    fireEvent.click(await flyout.findByText('Victoria, BC'));
    await screen.findByText('Unable to load map for the location.');
    fill('Monday closes', '12:00');
    press('Add hours to Monday');
    fireEvent.click(flyout.getByLabelText('Friday'));
    await waitFor(() => expect(flyout.getAllByText('Closed')).toHaveLength(3));
    await saveWhenReady('Add location');
    await screen.findByText('Location has been saved');
    const [{ availableTimes, idempotencyKey, ...rest }] = sent(page, 'UpsertLocation') as never as [
      { availableTimes: string; idempotencyKey: string },
    ];
    expect(idempotencyKey).toBeTruthy();
    expect(rest).toMatchObject({
      ...{ name: 'Cabin', kind: 'office', address: '4 Fern Lane', city: 'Victoria', stateAbbreviation: 'BC' },
      ...{ countryCode: 'CA', latitude: 48.43, longitude: -123.37, timeZone: 'America/Vancouver' },
      hoursExceptions: [],
    });
    const week = JSON.parse(availableTimes) as { weekDay: number; enabled: boolean; blocks: object[] }[];
    expect(week[1]).toEqual({
      ...{ weekDay: 1, enabled: true },
      blocks: [
        { startsAt: '09:00', endsAt: '12:00' },
        { startsAt: '12:00', endsAt: '17:00' },
      ],
    });
    expect(week[5]).toMatchObject({ weekDay: 5, enabled: false });
  });

  it('lists the dates to come, adds one, opens it, and takes one away', async () => {
    const dates = [exception('2026-12-01'), exception('2026-12-25')];
    const page = start([location('studio', { hoursExceptions: dates })], { UpsertLocation: () => saved(studio) });
    const flyout = await manage('Studio');
    const list = within(flyout.getByRole('list', { name: 'Dates with other hours' }));
    expect(list.getAllByRole('listitem')).toHaveLength(1);
    fill('Date', '2026-12-19');
    expect(flyout.getByText('Please choose a future date.')).toBeTruthy();
    fill('Date', '2026-12-25');
    expect(flyout.getByText('This date is already in the list.')).toBeTruthy();
    fill('Date', '2026-12-29');
    press('Add date');
    fireEvent.click(flyout.getByLabelText('Closed on Tue, Dec 29, 2026'));
    await flyout.findByLabelText('Tue, Dec 29, 2026 opens');
    fill('Tue, Dec 29, 2026 opens', '12:00');
    press('Remove Fri, Dec 25, 2026');
    await saveWhenReady();
    await screen.findByText('Location has been saved');
    expect(sent(page, 'UpsertLocation')).toMatchObject([
      { id: 'studio', hoursExceptions: [{ date: '2026-12-29', hours: [{ startsAt: '12:00', endsAt: '17:00' }] }] },
    ]);
  });

  it('opens with nine to five, and an extra block with noon to five', async () => {
    start([studio]);
    await screen.findByLabelText('Manage Studio');
    press('Add location');
    const flyout = await dialog('Add location');
    press('Add hours to Tuesday');
    const chosen = (label: string) => flyout.getByLabelText<HTMLSelectElement>(label).selectedOptions[0]?.textContent;
    const labels = ['Tuesday opens', 'Tuesday closes', 'Tuesday opens, hours 2', 'Tuesday closes, hours 2'];
    expect(labels.map(chosen)).toEqual(['9:00 AM', '5:00 PM', '12:00 PM', '5:00 PM']);
  });

  it('offers 1 to 50 miles to travel', async () => {
    start([studio]);
    const flyout = await manage('Studio');
    fireEvent.click(flyout.getByLabelText(/home/));
    const { options } = flyout.getByLabelText<HTMLSelectElement>('Travel distance');
    expect([...options].map(({ value }) => value)).toEqual([
      '',
      ...Array.from({ length: 50 }, (_, mile) => `${mile + 1}`),
    ]);
  });

  it('says where hours overlap, and saves nothing until they do not', async () => {
    start([studio]);
    const flyout = await manage('Studio');
    press('Add hours to Monday');
    expect(flyout.getByLabelText<HTMLSelectElement>('Monday opens, hours 2').value).toBe('12:00');
    expect(await flyout.findByText('Monday: Hours of one day cannot overlap.')).toBeTruthy();
    expect(button('Save').disabled).toBe(true);
    press('Remove hours 2 of Monday');
    await waitFor(() => expect(flyout.queryByText(/cannot overlap/)).toBeNull());
  });

  it.each([
    ['an address', studio, 'Street address', '4 Fern Lane', '3 upcoming visits move to this address.'],
    ['a name', studio, 'Name', 'Annex', '3 upcoming visits get this name.'],
    [
      'a link',
      location('studio', { kind: 'virtual', virtualType: 'video' }, { virtualLink: 'https://meet.example.com/1' }),
      'Link',
      'https://meet.example.com/2',
      '3 upcoming visits move to this link.',
    ],
  ])('shows how many upcoming visits follow %s before it is saved', async (_what, stored, label, value, text) => {
    const page = start([stored], { LocationFollowers: () => followers(3), UpsertLocation: () => saved(stored) });
    const flyout = await manage('Studio');
    expect(sent(page, 'LocationFollowers')).toEqual([]);
    fill(label, value);
    expect(await flyout.findByText(`${text} Their clients get an email.`)).toBeTruthy();
    expect(sent(page, 'UpsertLocation')).toEqual([]);
    await saveWhenReady();
    await screen.findByText('Location has been saved');
  });

  it('names places in group events next to a single visit', async () => {
    start([studio], { LocationFollowers: () => followers(1, 12) });
    const flyout = await manage('Studio');
    fill('Name', 'Annex');
    const text = '1 upcoming visit and 12 places in group events get this name. Their clients get an email.';
    expect(await flyout.findByText(text)).toBeTruthy();
  });

  it('shows nothing about visits when only the hours change, when the change is undone or when none is to come', async () => {
    const page = start([studio], { LocationFollowers: () => followers(0) });
    const flyout = await manage('Studio');
    press('Add hours to Monday');
    expect(sent(page, 'LocationFollowers')).toEqual([]);
    fill('Name', 'Annex');
    await waitFor(() => expect(sent(page, 'LocationFollowers')).toHaveLength(1));
    fill('Name', 'Studio');
    expect(flyout.queryByText(/upcoming visit/)).toBeNull();
  });

  it('says that upcoming visits follow when their number does not load', async () => {
    const failing = () => {
      throw new Error('cut');
    };
    start([studio], { LocationFollowers: failing });
    const flyout = await manage('Studio');
    fill('Name', 'Annex');
    expect(await flyout.findByText('Upcoming visits get this name. Their clients get an email.')).toBeTruthy();
  });

  it('tells what another time zone does to appointments before it saves it', async () => {
    const page = start([studio], { UpsertLocation: () => saved(studio) });
    await manage('Studio');
    fill('Time zone', 'America/Toronto');
    await saveWhenReady();
    const question = await dialog('Change the time zone?');
    expect(question.getByText(/one at 10:00 AM MST takes place at 12:00 PM EST/)).toBeTruthy();
    press('Go back', question);
    await closed('Change the time zone?');
    expect(sent(page, 'UpsertLocation')).toEqual([]);
    await saveWhenReady();
    press('Change time zone', await dialog('Change the time zone?'));
    await waitFor(() => expect(sent(page, 'UpsertLocation')).toMatchObject([{ timeZone: 'America/Toronto' }]));
  });

  it('offers zones with the time that their clocks show, anew every 30 seconds', async () => {
    const timers = jest.spyOn(globalThis, 'setInterval');
    start([studio]);
    const flyout = await manage('Studio');
    expect(flyout.getByText('(GMT-7) Vancouver, 12:00 PM')).toBeTruthy();
    const refreshes = timers.mock.calls.filter(([, ms]) => ms === 30_000).map(([refresh]) => refresh as () => void);
    expect(refreshes).toHaveLength(1);
    jest.mocked(Date.now).mockReturnValue(Date.parse('2026-12-20T12:01:10-07:00'));
    act(() => refreshes[0]!());
    expect(flyout.getByText('(GMT-7) Vancouver, 12:01 PM')).toBeTruthy();
  });

  it('keeps what was typed where saving is refused, and appends the reason', async () => {
    start([studio], {
      UpsertLocation: () => refused('upsertLocation', 'A practice can have at most 50 locations.'),
    });
    const flyout = await manage('Studio');
    fill('Name', 'Elm Street');
    await saveWhenReady();
    expect(
      await flyout.findByText('There was an error saving your location: A practice can have at most 50 locations.'),
    ).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Elm Street');
  });

  it.each([
    ['Virtual', /^Virtual/, 'Link', 'Either a link or instructions are required'],
    ['home', /home/, 'Travel distance', 'Travel distance is required'],
  ])('asks for what a %s location needs', async (_, radio, label, message) => {
    start([studio]);
    const flyout = await manage('Studio');
    fireEvent.click(flyout.getByLabelText(radio));
    fireEvent.blur(flyout.getByLabelText(label));
    expect(await flyout.findByText(message)).toBeTruthy();
    expect(button('Save').disabled).toBe(true);
  });
});

describe('a location', () => {
  it('is disabled after a question', async () => {
    const page = start([studio, online], {
      DisableLocation: () => done('disableLocation', { ...studio, state: 'disabled' }),
    });
    await manage('Studio');
    press('Disable location');
    const question = await dialog('Disable this location?');
    press('Disable location', question);
    await screen.findByText('Location has been disabled');
    expect(sent(page, 'DisableLocation')).toEqual([{ id: 'studio' }]);
  });

  it('is not disabled where the server refuses, and says why', async () => {
    start([studio, online], {
      DisableLocation: () => refused('disableLocation', 'The last active location cannot be disabled.'),
    });
    await manage('Studio');
    press('Disable location');
    const question = await dialog('Disable this location?');
    press('Disable location', question);
    const message = 'There was an error disabling your location: The last active location cannot be disabled.';
    expect(await question.findByText(message)).toBeTruthy();
  });

  it.each([
    [{ onlyLocationForService: true, canDisable: false }, /A service is only offered here/],
    [{ canDisable: false }, "You can't disable your last active location."],
  ])('cannot be disabled while %j', async (details, note) => {
    start([location('studio', {}, details)]);
    const flyout = await manage('Studio');
    expect(flyout.getByText(note)).toBeTruthy();
    expect(button('Disable location').disabled).toBe(true);
  });

  it('that is disabled can be enabled, or deleted after a question', async () => {
    const disabled = location('studio', { state: 'disabled' }, { canDelete: true });
    const page = start([disabled, online], {
      EnableLocation: () => refused('enableLocation', 'Not now.'),
      DeleteLocation: () => ({ deleteLocation: { __typename: 'X', result: 'success', errors: [] } }),
    });
    await manage('Studio');
    press('Enable location');
    await screen.findByText('There was an error enabling your location: Not now.');
    press('Delete location');
    const question = await dialog('Delete this location?');
    press('Delete location', question);
    await screen.findByText('Location has been deleted');
    expect(sent(page, 'DeleteLocation')).toEqual([{ id: 'studio' }]);
    await closed('Edit location');
  });

  it('says that it has been enabled', async () => {
    start([location('studio', { state: 'disabled' }), online], {
      EnableLocation: () => done('enableLocation', studio),
    });
    await manage('Studio');
    press('Enable location');
    expect(await screen.findByText('Location has been enabled')).toBeTruthy();
  });

  it('is not deleted where the server refuses, and says why', async () => {
    start([location('studio', { state: 'disabled' }, { canDelete: true }), online], {
      DeleteLocation: () => ({
        deleteLocation: {
          __typename: 'DeleteLocationPayload',
          ...{ result: 'failure', errors: [{ __typename: 'UserError', message: 'Not now.' }] },
        },
      }),
    });
    await manage('Studio');
    press('Delete location');
    const question = await dialog('Delete this location?');
    press('Delete location', question);
    expect(await question.findByText('There was an error deleting your location: Not now.')).toBeTruthy();
  });

  it('that a service needs cannot be deleted', async () => {
    start([location('studio', { state: 'disabled' }, { onlyLocationForService: true }), online]);
    await manage('Studio');
    expect(button('Delete location').disabled).toBe(true);
  });
});
