import { expect } from '@jest/globals';
import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { violationsOf } from './accessibility.js';
import { hasFinger, tooSmall } from './touch.js';

/** With motion: what waits for the end of an animation is found only where there are animations. */
export const SCREENS = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, reducedMotion: 'no-preference' },
  desktop: { viewport: { width: 1440, height: 900 }, reducedMotion: 'no-preference' },
} as const satisfies Record<string, BrowserContextOptions>;

/** A way to close what lies over the page. */
export type WayOut = (overlay: Locator, page: Page) => Promise<unknown>;

export const byEscape: WayOut = (_overlay, page) => page.keyboard.press('Escape');

export const byButton =
  (name: string | RegExp): WayOut =>
  (overlay) =>
    overlay.getByRole('button', { name, exact: typeof name === 'string' }).click();

/** The cross in the head; some have another one below. */
export const byClose: WayOut = (overlay) => overlay.getByRole('button', { name: 'Close', exact: true }).first().click();

/** The button that opened it, where that lies free. */
export const byOpener =
  (opener: Locator): WayOut =>
  () =>
    opener.click();

/** The browser's own, where opening it was a step of the history. */
export const byBack: WayOut = (_overlay, page) => page.goBack();

/** A press on the rest, dimmed or not: the corner of the screen that it leaves free. */
export const byBackdrop: WayOut = async (overlay, page) => {
  const [box, { width, height }] = [await overlay.boundingBox(), page.viewportSize()!];
  if (!box) throw new Error('The dialog is not shown.');
  const corners = [4, width - 4].flatMap((x) => [4, height - 4].map((y) => ({ x, y })));
  const free = corners.find(({ x, y }) => !(x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height));
  if (!free) throw new Error('The dialog covers the whole screen.');
  await page.mouse.click(free.x, free.y);
};

/** On a phone a flyout covers the whole screen, so that no backdrop can be pressed. */
export const waysOutOfFlyout = (size: string): Record<string, WayOut> => ({
  ...{ button: byClose, Escape: byEscape },
  ...(size === 'desktop' && { backdrop: byBackdrop }),
});

export interface Surroundings {
  /** The flyout that asks, where it is not the page: that stays, and is what can be used again. */
  over?: Locator;
  /** A press on something else brings the focus there, where nothing is dimmed. Default: back on the opener. */
  focusAfter?: Record<string, 'elsewhere'>;
}

/**
 * Opens an overlay by its opener, expects no serious axe violations, and closes it in each way. After each, the overlay
 * is gone, the page can be tapped and scrolled again, and the focus is back where it was. A confirmation stays open
 * until it is answered, even after a press outside it.
 * @param opener pressed again for each way: that press has to arrive
 */
export async function letsGo(
  opener: Locator,
  overlay: Locator,
  ways: Record<string, WayOut>,
  { over, focusAfter = {} }: Surroundings = {},
): Promise<void> {
  const page = opener.page();
  for (const [index, [way, close]] of Object.entries(ways).entries()) {
    await opener.click();
    await overlay.waitFor();
    await arrived(overlay);
    if (index === 0) await isInOrder(overlay);
    await close(overlay, page);
    await overlay.waitFor({ state: 'hidden' });
    await (over ? expectUsable(over, way) : expectFree(page, way));
    if (focusAfter[way] === 'elsewhere') continue;
    expect({ way, focus: await focusOf(opener) }).toEqual({ way, focus: 'opener' });
  }
  // The page itself answers: a trial does all that a press does but the press.
  await opener.click({ trial: true });
  if (!over) await expectScrolls(page);
}

/** Opens the question that a button of a flyout asks, and dismisses it in each way: the flyout stays open. */
export async function asks(
  flyout: Locator,
  { button, title, keeping }: { button: string; title: string; keeping: string },
) {
  await letsGo(
    flyout.getByRole('button', { name: button }),
    flyout.page().getByRole('alertdialog', { name: title }),
    { button: byClose, Escape: byEscape, keeping: byButton(keeping) },
    { over: flyout },
  );
}

/** Expects that axe and the touch rules find nothing in an open overlay, and that a press outside does not close a question. */
async function isInOrder(overlay: Locator): Promise<void> {
  const page = overlay.page();
  expect(await violationsOf(page)).toEqual([]);
  if (await hasFinger(page)) expect(await tooSmall(page)).toEqual([]);
  if ((await overlay.getAttribute('role')) !== 'alertdialog') return;
  await byBackdrop(overlay, page);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect(await overlay.isVisible()).toBe(true);
  expect(await overlay.evaluate((element) => element.contains(document.activeElement))).toBe(true);
}

/** `opener`, or the name of what has the focus instead. The focus goes back a moment after what had it is gone. */
async function focusOf(opener: Locator): Promise<string> {
  const handle = await opener.elementHandle();
  const page = opener.page();
  await page
    .waitForFunction((element) => element === document.activeElement, handle, { timeout: 20_000 })
    .catch(() => {});
  return opener.evaluate((element) => {
    const { activeElement: active } = document;
    return active === element ? 'opener' : `${active?.tagName} ${active?.getAttribute('class')} ${active?.textContent}`;
  });
}

/** Waits until it stands still: what is closed on its way in ends by the animation of its way in. */
async function arrived(overlay: Locator): Promise<void> {
  await overlay.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
}

/** What lay beneath a question is on top again, for taps and for assistive technology. */
async function expectUsable(beneath: Locator, way: string): Promise<void> {
  const state = await beneath.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(x + width / 2, y + height / 2);
    return { onTop: element.contains(hit), held: element.closest('[inert], [aria-hidden="true"]') !== null };
  });
  expect({ way, ...state }).toEqual({ way, onTop: true, held: false });
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
    const page = [document.documentElement, document.body];
    // Toasts are outside the page and disappear by themselves.
    const covers = hits.filter(
      (hit) => hit && !page.includes(hit as HTMLElement) && !root.contains(hit) && !hit.closest('[aria-live]'),
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

/** The wheel moves a page that is longer than the screen. */
async function expectScrolls(page: Page): Promise<void> {
  const [before, room] = await page.evaluate(() => {
    const { scrollHeight, clientHeight } = document.documentElement;
    return [window.scrollY, scrollHeight - clientHeight] as const;
  });
  if (room < 1) return;
  // Above the middle of the screen, and away from what scrolls by itself: the edge belongs to the page.
  await page.mouse.move(4, page.viewportSize()!.height / 2);
  const way = before < room / 2 ? 1 : -1;
  await page.mouse.wheel(0, way * 200);
  await page.waitForFunction((from) => window.scrollY !== from, before);
  await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), before);
}
