import { describe } from '@jest/globals';
import { AccountPages } from './pages/account-pages.js';
import { book } from './support/bookings.js';
import { openPractice, PASSWORD } from './support/open-practice.js';
import { byBackdrop, byButton, byClose, byEscape, letsGo } from './support/overlays.js';
import { journey, newClient, useBrowser } from './support/stage.js';

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

  for (const [size, viewport] of Object.entries({ phone: PHONE.viewport, desktop: { width: 1440, height: 900 } })) {
    journey(`lets go of it in the portal: flyouts and menus (${size})`, async (stage) => {
      const practice = await openPractice({ charges: false });
      await book(practice, newClient());
      const page = await stage.visitor({ viewport, reducedMotion: 'no-preference' });
      const dialog = (name: string | RegExp) => page.getByRole('dialog', { name });
      await new AccountPages(page).logIn(practice.email, PASSWORD, '/portal');
      await page.getByRole('heading', { level: 1 }).waitFor();
      const closing = { button: byClose, Escape: byEscape };
      await letsGo(page.getByRole('button', { name: /^Notifications/ }), dialog('Notifications'), closing);
      await letsGo(page.getByRole('button', { name: 'Your account' }), page.getByRole('menu'), { Escape: byEscape });
      if (size === 'phone') {
        await letsGo(page.getByRole('button', { name: 'Open menu' }), dialog('Menu'), closing);
      }
      await page.goto('/portal/clients');
      await letsGo(page.getByRole('button', { name: 'Grace Okafor' }), dialog('Grace Okafor'), {
        ...closing,
        footer: (overlay) => overlay.getByRole('button', { name: 'Close' }).last().click(),
      });
    });
  }

  journey('lets go of it on the page of a visit: the question before it is cancelled', async (stage) => {
    const practice = await openPractice({ charges: false, instant: true });
    const visit = await book(practice, newClient());
    const page = await stage.visitor(PHONE);
    await page.goto(`/m/c/${visit.token}`);
    const question = page.getByRole('alertdialog', { name: 'Cancel this appointment?' });
    await letsGo(page.getByRole('button', { name: 'Cancel appointment' }).first(), question, {
      button: byClose,
      keeping: byButton('Keep appointment'),
      Escape: byEscape,
    });
  });
});
