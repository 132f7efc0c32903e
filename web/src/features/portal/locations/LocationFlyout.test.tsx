import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  button,
  closed,
  dialog,
  exception,
  fill,
  followers,
  leavePage,
  location,
  manage,
  press,
  refused,
  saved,
  saveWhenReady,
  sent,
  setClock,
  start,
  studio,
} from './testing/locationsPage.js';

beforeEach(setClock);
afterEach(leavePage);

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

  it('shows what another time zone does to appointments before it saves it', async () => {
    const page = start([studio], { UpsertLocation: () => saved(studio) });
    await manage('Studio');
    fill('Time zone', 'America/Toronto');
    await saveWhenReady();
    const question = await dialog('Change the time zone?');
    expect(question.getByText(/one at 10:00 AM Vancouver time takes place at 12:00 PM Toronto time/)).toBeTruthy();
    press('Go back', question);
    await closed('Change the time zone?');
    expect(sent(page, 'UpsertLocation')).toEqual([]);
    await saveWhenReady();
    press('Change time zone', await dialog('Change the time zone?'));
    await waitFor(() => expect(sent(page, 'UpsertLocation')).toMatchObject([{ timeZone: 'America/Toronto' }]));
  });

  it('offers zones with their current time, refreshed every 30 seconds', async () => {
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
