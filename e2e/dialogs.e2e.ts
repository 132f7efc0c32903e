import { describe } from '@jest/globals';
import { byBackdrop, byButton, byClose, byEscape, letsGo } from './support/overlays.js';
import { journey, useBrowser } from './support/stage.js';

/** With motion: a dialog that waits for the end of an animation is found only where there are animations. */
const PHONE = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  reducedMotion: 'no-preference',
} as const;

describe('What lies over a page', () => {
  useBrowser();

  journey('lets go of it on a phone, whichever way it is closed: the menu of the site, the filters', async (stage) => {
    const page = await stage.visitor(PHONE);
    await page.goto('/');
    const menu = page.getByRole('dialog', { name: 'Menu' });
    const opener = page.getByRole('button', { name: 'Open menu' });
    await letsGo(opener, menu, { button: byClose, Escape: byEscape });
    await opener.click();
    await menu.getByRole('link', { name: 'For practitioners' }).click();
    await page.waitForURL('**/pro');
    await menu.waitFor({ state: 'hidden' });
    await page.goto('/practitioner-search?query=massage');
    await page.getByRole('region', { name: 'Practitioners' }).getByRole('listitem').first().waitFor();
    const filters = page.getByRole('dialog', { name: 'Filters' });
    await letsGo(page.getByRole('button', { name: /^Filters/ }), filters, {
      button: byClose,
      Escape: byEscape,
      choosing: byButton(/practitioners?$/),
    });
  });

  journey('lets go of it beside the page too, where a press on the rest closes it', async (stage) => {
    const page = await stage.visitor({ viewport: { width: 768, height: 1024 }, reducedMotion: 'no-preference' });
    await page.goto('/');
    await letsGo(page.getByRole('button', { name: 'Open menu' }), page.getByRole('dialog', { name: 'Menu' }), {
      backdrop: byBackdrop,
      button: byClose,
    });
  });
});
