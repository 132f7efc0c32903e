import { expect } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { violationsOf } from './accessibility.js';

/** A way to close what lies over the page. */
export type WayOut = (overlay: Locator, page: Page) => Promise<unknown>;

export const byEscape: WayOut = (_overlay, page) => page.keyboard.press('Escape');

export const byButton =
  (name: string | RegExp): WayOut =>
  (overlay) =>
    overlay.getByRole('button', { name, exact: typeof name === 'string' }).click();

/** The cross in the head; some have another one below. */
export const byClose: WayOut = (overlay) => overlay.getByRole('button', { name: 'Close', exact: true }).first().click();

/** A press on what is dimmed: the corner of the screen that the dialog or drawer leaves free. */
export const byBackdrop: WayOut = async (overlay, page) => {
  const [box, { width, height }] = [await overlay.boundingBox(), page.viewportSize()!];
  if (!box) throw new Error('The dialog is not shown.');
  const corners = [4, width - 4].flatMap((x) => [4, height - 4].map((y) => ({ x, y })));
  const free = corners.find(({ x, y }) => !(x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height));
  if (!free) throw new Error('The dialog covers the whole screen.');
  await page.mouse.click(free.x, free.y);
};

/**
 * Opens something over the page by what opens it, where axe finds nothing serious, and closes it in each way. After each, it is gone, the page has all
 * its taps and its scrolling back, and the focus is where it came from.
 * @param opener what is pressed, again for each way: that press has to arrive
 */
export async function letsGo(opener: Locator, overlay: Locator, ways: Record<string, WayOut>): Promise<void> {
  const page = opener.page();
  await opener.click();
  await overlay.waitFor();
  await arrived(overlay);
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await overlay.waitFor({ state: 'hidden' });
  for (const [way, close] of Object.entries(ways)) {
    await opener.click();
    await overlay.waitFor();
    await arrived(overlay);
    await close(overlay, page);
    await overlay.waitFor({ state: 'hidden' });
    await expectFree(page, way);
    expect({ way, focus: await opener.evaluate((element) => element === document.activeElement) }).toEqual({
      way,
      focus: true,
    });
  }
  // The page itself answers: a trial does all that a press does but the press.
  await opener.click({ trial: true });
}

/** Waits until it stands still: what is closed on its way in ends by the animation of its way in. */
async function arrived(overlay: Locator): Promise<void> {
  await overlay.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
}

/** Nothing invisible lies over the page, holds its scrolling or keeps it from assistive technology. */
export async function expectFree(page: Page, way = ''): Promise<void> {
  await page.waitForFunction(() => document.body.style.overflow !== 'hidden');
  const left = await page.evaluate(() => {
    const nameOf = (element: Element) => `${element.tagName.toLowerCase()}.${element.className}`;
    const { innerWidth: width, innerHeight: height } = window;
    const root = document.getElementById('root')!;
    const [columns, rows] = [8, 8];
    const hits = Array.from({ length: columns * rows }, (_, index) =>
      document.elementFromPoint(
        ((index % columns) + 0.5) * (width / columns),
        (Math.floor(index / columns) + 0.5) * (height / rows),
      ),
    );
    const covers = hits.filter(
      (hit) => hit && hit !== document.documentElement && hit !== document.body && !root.contains(hit),
    );
    const held = [...document.querySelectorAll('#root[inert], #root [inert], #root[aria-hidden], [data-inert]')];
    return {
      covers: [...new Set(covers.map((element) => nameOf(element!)))],
      held: held.map(nameOf).filter((name) => name.includes('root')),
      dead: getComputedStyle(document.body).pointerEvents === 'none',
    };
  });
  expect({ way, ...left }).toEqual({ way, covers: [], held: [], dead: false });
}
