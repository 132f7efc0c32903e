import { describe, expect } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { SearchPage } from './pages/search-page.js';
import { violationsOf } from './support/accessibility.js';
import { eventually } from './support/eventually.js';
import { openPractice, surname } from './support/open-practice.js';
import { SCREENS } from './support/overlays.js';
import { journey, useBrowser } from './support/stage.js';
import { isComplete } from './support/walk.js';
import { sidewaysScroll } from './support/widths.js';

const DEMO = '/practitioner-search?query=massage&searched_location=Vancouver%2C+BC';

describe('The search on any screen', () => {
  useBrowser();

  journey('shows results without scrolling, below one row that stays at the top', async (stage) => {
    for (const [width, height] of [
      [390, 844],
      [1024, 768],
      [1440, 900],
    ] as const) {
      const page = await stage.visitor({ viewport: { width, height } });
      await page.goto(DEMO);
      await isComplete(page);
      const card = new SearchPage(page).results
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading') })
        .first();
      const { y, height: tall } = (await card.boundingBox())!;
      expect([width, y + tall <= height, tall < height * 0.6]).toEqual([width, true, true]);
      await page.mouse.wheel(0, 500);
      const row =
        width < 1024 ? opener(page) : page.getByRole('combobox', { name: 'Where?' }).filter({ visible: true });
      await expectAtTop(row);
      expect(await violationsOf(page)).toEqual([]);
      expect(await sidewaysScroll(page)).toEqual({});
    }
  });

  journey('opens its form from one line on a phone, by keys too, and searches from it', async (stage) => {
    const page = await stage.visitor(SCREENS.phone);
    await page.goto(DEMO);
    await isComplete(page);
    const form = page.getByRole('search').filter({ visible: true });
    const what = form.getByRole('combobox', { name: 'What are you looking for?' });
    await opener(page).focus();
    await page.keyboard.press('Enter');
    await what.and(page.locator(':focus')).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    expect(await sidewaysScroll(page, [320, 390])).toEqual({});
    await what.fill('mass');
    await form.getByRole('option').first().waitFor();
    await page.keyboard.press('Escape');
    expect(await form.getByRole('option').count()).toBe(0);
    await page.keyboard.press('Escape');
    await form.waitFor({ state: 'hidden' });
    await opener(page).and(page.locator(':focus')).waitFor();

    await opener(page).tap();
    await what.fill('yoga');
    await form.getByRole('option').first().waitFor();
    await form.getByRole('button', { name: 'Search' }).tap();
    await form.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Change the search: Yoga · Vancouver, BC' }).waitFor();
  });

  journey('opens and sends its form on a phone without scripts', async (stage) => {
    const page = await stage.visitor({ ...SCREENS.phone, javaScriptEnabled: false });
    await page.goto(DEMO);
    await opener(page).tap();
    const form = page.getByRole('search').filter({ visible: true });
    await form.getByRole('combobox', { name: 'What are you looking for?' }).fill('yoga');
    await form.getByRole('button', { name: 'Search' }).tap();
    await page.waitForURL('**/practitioner-search?query=yoga&searched_location=Vancouver**');
  });

  journey('has every result on its map, however far apart they are and however narrow it is', async (stage) => {
    const lastName = `Far${surname()}`;
    const [vancouver, london] = [
      { latitude: 49.28, longitude: -123.12 },
      { latitude: 51.51, longitude: -0.13 },
    ];
    const wishes = { charges: false, lastName };
    const one = await openPractice({ ...wishes, coordinates: vancouver });
    await openPractice({ ...wishes, coordinates: london });
    for (const [width, height] of [
      [320, 568],
      [390, 844],
      [1440, 900],
    ] as const) {
      const page = await stage.visitor({ viewport: { width, height } });
      await showMap(page, lastName);
      const pins = await pinsOf(page, 2);
      expect([width, pins.every(({ visible }) => visible)]).toEqual([width, true]);
      await showMap(page, one.practitionerName);
      const [only] = await pinsOf(page, 1);
      expect([width, only!.visible]).toEqual([width, true]);
    }
  });
});

const opener = (page: Page): Locator => page.getByRole('button', { name: /^Change the search/ });

async function expectAtTop(row: Locator): Promise<void> {
  await row.waitFor();
  // The browser scrolls in its own time after the wheel has turned.
  await eventually('the row at the top', async () => {
    const { y } = (await row.boundingBox())!;
    return y >= 0 && y < 40;
  });
}

async function showMap(page: Page, query: string): Promise<void> {
  await page.goto(`/practitioner-search?${new URLSearchParams({ query, view: 'map' })}`);
}

/** Whether the whole of each pin lies within the map. */
async function pinsOf(page: Page, count: number) {
  const map = page.getByRole('region', { name: 'Map', exact: true });
  const pins = map.getByRole('button', { name: /^Ines / });
  await pins.nth(count - 1).waitFor();
  const frame = (await map.boundingBox())!;
  const boxes = await Promise.all((await pins.all()).map((pin) => pin.boundingBox()));
  return boxes.map((box) => ({
    ...box!,
    visible:
      box!.x >= frame.x &&
      box!.y >= frame.y &&
      box!.x + box!.width <= frame.x + frame.width &&
      box!.y + box!.height <= frame.y + frame.height,
  }));
}
