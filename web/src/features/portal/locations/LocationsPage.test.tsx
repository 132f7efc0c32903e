import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderPage } from '../../../testing/renderPage.js';
import { portalRoutes } from '../portalRoutes.js';
import {
  dialog,
  exception,
  leavePage,
  location,
  NINE_TO_FIVE,
  online,
  practiceWith,
  press,
  sent,
  setClock,
  start,
  studio,
} from './testing/locationsPage.js';

beforeEach(setClock);
afterEach(leavePage);

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
