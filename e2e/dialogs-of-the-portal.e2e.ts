import { describe, expect } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { AccountPages } from './pages/account-pages.js';
import { CalendarPage } from './pages/calendar-page.js';
import { book } from './support/bookings.js';
import { openPractice, PASSWORD } from './support/open-practice.js';
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
import { journey, newClient, useBrowser } from './support/stage.js';

describe('What lies over the portal', () => {
  useBrowser();

  for (const [size, screen] of Object.entries(SCREENS)) {
    // A flyout leaves nothing of a phone's screen free to be pressed.
    const flyout = { button: byClose, Escape: byEscape, ...(size === 'desktop' && { backdrop: byBackdrop }) };

    journey(
      `lets go of it: notifications, menus, a client, and when the browser goes back (${size})`,
      async (stage) => {
        const practice = await openPractice({ charges: false });
        await book(practice, newClient());
        const page = await stage.visitor(screen);
        const dialog = (name: string | RegExp) => page.getByRole('dialog', { name });
        await new AccountPages(page).logIn(practice.email, PASSWORD, '/portal');
        await page.getByRole('heading', { level: 1 }).waitFor();
        const bell = page.getByRole('button', { name: /^Notifications/ });
        await letsGo(bell, dialog('Notifications'), flyout);
        const account = page.getByRole('button', { name: 'Your account' });
        await letsGo(
          account,
          page.getByRole('menu'),
          { Escape: byEscape, opener: byOpener(account), 'the page': byBackdrop },
          { focusAfter: { 'the page': 'elsewhere' } },
        );
        if (size === 'phone') await letsGo(page.getByRole('button', { name: 'Open menu' }), dialog('Menu'), flyout);

        await goToClients(page, size);
        await letsGo(page.getByRole('button', { name: 'Grace Okafor' }), dialog('Grace Okafor'), {
          ...flyout,
          footer: (overlay) => overlay.getByRole('button', { name: 'Close' }).last().click(),
          Back: byBack,
        });
        // What belongs to the frame is over this page, not over the one before.
        await bell.click();
        await dialog('Notifications').waitFor();
        await page.goBack();
        await page.waitForURL(/\/portal$/);
        await dialog('Notifications').waitFor({ state: 'hidden' });
        await expectFree(page, 'back to another page');
      },
    );

    journey(`lets go of it on the calendar: a visit, and what is asked about it (${size})`, async (stage) => {
      const practice = await openPractice({ charges: false });
      const visit = await book(practice, newClient());
      const page = await stage.visitor(screen);
      await new AccountPages(page).logIn(practice.email, PASSWORD, '/portal');
      const calendar = new CalendarPage(page);
      await calendar.show(visit.startsAt.slice(0, 10));
      await letsGo(calendar.appointment('Grace Okafor'), calendar.flyout, { ...flyout, Back: byBack });
      await calendar.open('Grace Okafor');
      await asks(calendar.flyout, { button: 'Decline', title: 'Decline this request?', keeping: 'Keep the request' });
      await calendar.accept();
      await page.getByRole('status').getByRole('button', { name: 'Dismiss' }).click();
      expect(await calendar.flyout.isVisible()).toBe(true);
      await asks(calendar.flyout, {
        ...{ button: 'Cancel appointment', title: 'Cancel this appointment?', keeping: 'Keep appointment' },
      });
      await page.keyboard.press('Escape');
      await calendar.flyout.waitFor({ state: 'hidden' });
      await expectFree(page);
    });
  }
});

/** What a button of the flyout asks, and every way not to do it: the flyout stays. */
async function asks(flyout: Locator, { button, title, keeping }: { button: string; title: string; keeping: string }) {
  await letsGo(
    flyout.getByRole('button', { name: button }),
    flyout.page().getByRole('alertdialog', { name: title }),
    { button: byClose, Escape: byEscape, keeping: byButton(keeping) },
    { over: flyout },
  );
}

/** By the navigation, so that the browser can go back. */
async function goToClients(page: Page, size: string): Promise<void> {
  if (size === 'phone') await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('link', { name: 'Clients' }).first().click();
  await page.getByRole('button', { name: 'Grace Okafor' }).waitFor();
}
