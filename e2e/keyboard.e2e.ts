import { describe, expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { AccountPages } from './pages/account-pages.js';
import { DEMO_CLIENT } from './support/demo-practice.js';
import { eventually } from './support/eventually.js';
import { focusedName, tabTo } from './support/keyboard.js';
import { openPractice, PASSWORD } from './support/open-practice.js';
import { journey, useBrowser } from './support/stage.js';

describe('Keyboard use', () => {
  useBrowser();

  journey('Tab leaves an open menu, which closes, and goes on from its button in either direction', async (stage) => {
    const page = await stage.visitor({ reducedMotion: 'no-preference' });
    const { email } = await openPractice({ charges: false });
    await new AccountPages(page).logIn(email, PASSWORD, '/portal');
    await page.getByRole('heading', { level: 1 }).waitFor();
    // What comes late would change what Tab reaches.
    await page.getByRole('link', { name: 'Open the calendar' }).waitFor();
    const button = page.getByRole('button', { name: 'Your account' });
    const menu = page.getByRole('menu');
    for (const [key, neighbour] of [
      ['Tab', 'after'],
      ['Shift+Tab', 'before'],
    ] as const) {
      // What Tab reaches from the button while nothing is open is what it has to reach from the menu.
      await button.focus();
      await page.keyboard.press(key);
      const expected = await focusedName(page);
      await button.focus();
      await page.keyboard.press('Enter');
      await menu.waitFor();
      // The menu takes the focus a frame after it is there.
      await eventually('the focus in the menu', () => menu.evaluate((list) => list.contains(document.activeElement)));
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press(key);
      await menu.waitFor({ state: 'hidden' });
      expect([neighbour, await focusedName(page)]).toEqual([neighbour, expected]);
      expect(expected).not.toBe('Your account');
      // In the frame in which it opens the button has the focus still.
      await button.focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press(key);
      await menu.waitFor({ state: 'hidden' });
      await frames(page, 12);
      expect([neighbour, await focusedName(page)]).toEqual([neighbour, expected]);
    }
  });

  journey('a booking is opened from the list, and the focus is on the heading of its page', async (stage) => {
    const page = await stage.visitor();
    await new AccountPages(page).logIn(DEMO_CLIENT.email, DEMO_CLIENT.password, '/bookings');
    const first = page.getByRole('tabpanel').getByRole('listitem').getByRole('link').first();
    await first.waitFor();
    const name = (await first.textContent()) ?? '';
    await tabTo(page, (focused) => focused === name);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/m/c/*');
    await isOnHeading(page);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await isOnHeading(page);
    await page.locator('[aria-live]').getByText('Your Bookings · Yarrow').waitFor({ state: 'attached' });
  });
});

async function isOnHeading(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await eventually('the focus on the heading', () =>
    page.evaluate(() => document.activeElement?.matches('main h1') ?? false),
  );
}

/** What comes a moment later has come. */
async function frames(page: Page, count: number): Promise<void> {
  for (let frame = 0; frame < count; frame++) {
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  }
}
