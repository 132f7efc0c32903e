import { describe, expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { AccountPages } from './pages/account-pages.js';
import { violationsOf } from './support/accessibility.js';
import { DEMO_CLIENT, demoPractice } from './support/demo-practice.js';
import { openPractice } from './support/open-practice.js';
import {
  byBack,
  byBackdrop,
  byButton,
  byClose,
  byEscape,
  byOpener,
  expectFree,
  letsGo,
  SCREENS,
} from './support/overlays.js';
import { journey, useBrowser } from './support/stage.js';

describe('Dialogs, menus and lists of public pages', () => {
  // Without a graphics card, maps are drawn by the processor.
  useBrowser(['--enable-unsafe-swiftshader']);

  journey('close in every way and return the focus on a phone: the site menu, the filters', async (stage) => {
    const page = await stage.visitor(SCREENS.phone);
    await page.goto('/pro');
    await page.goto('/');
    const menu = page.getByRole('dialog', { name: 'Menu' });
    const opener = page.getByRole('button', { name: 'Open menu' });
    await letsGo(opener, menu, { button: byClose, Escape: byEscape });
    // Its suggestions are a layer of their own: what Escape closes first.
    await opener.click();
    const list = menu.getByRole('listbox', { name: 'What are you looking for?' });
    await menu.getByRole('combobox', { name: 'What are you looking for?' }).fill('massage');
    await list.waitFor();
    await page.keyboard.press('Escape');
    await list.waitFor({ state: 'hidden' });
    expect(await menu.isVisible()).toBe(true);
    await menu.getByRole('link', { name: 'For practitioners' }).click();
    await page.waitForURL('**/pro');
    await menu.waitFor({ state: 'hidden' });
    await expectFree(page);
    await page.goto('/practitioner-search?query=massage');
    await page.getByRole('region', { name: 'Practitioners' }).getByRole('listitem').first().waitFor();
    const filters = page.getByRole('dialog', { name: 'Filters' });
    await letsGo(page.getByRole('button', { name: /^Filters/ }), filters, {
      button: byClose,
      Escape: byEscape,
      choosing: byButton(/practitioners?$/),
      Back: byBack,
    });
  });

  journey('close when the browser goes back, and leave the page with the next step back', async (stage) => {
    const page = await stage.visitor(SCREENS.phone);
    const { slug } = await demoPractice();
    // Only a page that has come to life changes its address; before, links load whole pages.
    await page.goto('/p/skylark-psychotherapy', { waitUntil: 'networkidle' });
    // Of the same shape, so that its frame stays; then one with another frame.
    for (const next of [`/p/${slug}`, '/pro']) {
      const before = page.url();
      await goTo(page, next);
      await page.getByRole('button', { name: 'Open menu' }).click();
      const menu = page.getByRole('dialog', { name: 'Menu' });
      await menu.waitFor();
      await page.goBack();
      await menu.waitFor({ state: 'hidden' });
      expect(new URL(page.url()).pathname).toBe(next);
      await expectFree(page, next);
      await page.goBack();
      await page.waitForURL(before);
      await page.goForward();
      await page.waitForURL(`**${next}`);
    }
  });

  journey('close by a press outside and return the focus', async (stage) => {
    const page = await stage.visitor({ viewport: { width: 768, height: 1024 }, reducedMotion: 'no-preference' });
    await page.goto('/');
    await letsGo(page.getByRole('button', { name: 'Open menu' }), page.getByRole('dialog', { name: 'Menu' }), {
      backdrop: byBackdrop,
      button: byClose,
    });
    await page.goto('/practitioner-search?query=massage');
    await page.getByRole('region', { name: 'Practitioners' }).getByRole('listitem').first().waitFor();
    await letsGo(page.getByRole('button', { name: /^Filters/ }), page.getByRole('dialog', { name: 'Filters' }), {
      backdrop: byBackdrop,
    });
  });

  journey('close in every way on a desktop: the services, the account, the search suggestions', async (stage) => {
    const page = await stage.visitor(SCREENS.desktop);
    const { email, password } = DEMO_CLIENT;
    await new AccountPages(page).logIn(email, password, '/bookings');
    await page.goto('/pro');
    const browse = page.getByRole('button', { name: 'Browse Services' });
    await letsGo(
      browse,
      page.locator('#browse-services'),
      { opener: byOpener(browse), Escape: byEscape, 'the page': byBackdrop },
      { focusAfter: { 'the page': 'elsewhere' } },
    );
    const account = page.getByRole('button', { name: 'Your account' });
    await letsGo(
      account,
      page.getByRole('menu'),
      { Escape: byEscape, opener: byOpener(account), 'the page': byBackdrop },
      { focusAfter: { 'the page': 'elsewhere' } },
    );
    const what = page.getByRole('combobox', { name: 'What are you looking for?' }).first();
    await what.fill('massage');
    await letsGo(
      what,
      page.getByRole('listbox', { name: 'What are you looking for?' }).first(),
      { Escape: byEscape, 'the page': byBackdrop },
      { focusAfter: { 'the page': 'elsewhere' } },
    );
    await browse.click();
    await page.locator('#browse-services').getByRole('link').first().click();
    await page.waitForURL('**/practitioner-search**');
    await page.locator('#browse-services').waitFor({ state: 'hidden' });
    await expectFree(page);
  });

  for (const [size, screen] of Object.entries(SCREENS)) {
    journey(`close in every way on the map of the results: the card of a pin (${size})`, async (stage) => {
      const { practitionerName: name } = await openPractice({ charges: false });
      const page = await stage.visitor(screen);
      await page.goto(`/practitioner-search?${new URLSearchParams({ query: name, view: 'map' })}`);
      const pin = page.getByRole('region', { name: 'Map' }).getByRole('button', { name: `${name}, from $90` });
      await pin.waitFor();
      await letsGo(pin, page.getByRole('group', { name: 'On the map' }), { button: byClose, Escape: byEscape });
    });
  }

  journey('are checked by axe as a whole: a button without a name is found', async (stage) => {
    // The reviews behind it fade in turn, and text that fades has no contrast.
    const page = await stage.visitor({ ...SCREENS.phone, reducedMotion: 'reduce' });
    await page.goto('/');
    await page.getByRole('button', { name: 'Open menu' }).click();
    const close = page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Close' });
    await close.waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await close.evaluate((button) => {
      for (const name of ['aria-label', 'title']) button.removeAttribute(name);
      button.replaceChildren();
    });
    expect(await violationsOf(page)).toEqual([expect.stringContaining('button-name')]);
  });
});

/** Like a link of ours, without reloading the application. */
async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => window.history.pushState(null, '', to), path);
  await page.waitForURL(`**${path}`);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
}
