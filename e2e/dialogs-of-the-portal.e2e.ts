import { describe, expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { AccountPages } from './pages/account-pages.js';
import { violationsOf } from './support/accessibility.js';
import { book } from './support/bookings.js';
import { ZONE } from './support/calendar-times.js';
import { changeRow } from './support/databases.js';
import { scheduleEvent } from './support/group-events.js';
import { openPractice, PASSWORD } from './support/open-practice.js';
import {
  asks,
  byBack,
  byBackdrop,
  byButton,
  byClose,
  byEscape,
  byOpener,
  expectFree,
  letsGo,
  SCREENS,
  waysOutOfFlyout,
} from './support/overlays.js';
import { journey, newClient, useBrowser } from './support/stage.js';

const COUPON = `mutation Coupon {
  upsertDiscountCode(input: { code: "SPRING2027", kind: percentage, percent: 10 }) { result errors { code message } } }`;
const CREATE_CLIENT = `mutation CreateClient($email: String!) {
  createClient(firstName: "Ann", lastName: "Byrne", email: $email) { result errors { code message } } }`;
const CABIN = `mutation Cabin { upsertLocation(name: "Cabin", kind: office, timeZone: "${ZONE}", address: "4 Fern Lane",
  city: "Albany", stateAbbreviation: "NY", zip: "12207", countryCode: "US") { result errors { code message } } }`;

describe('Dialogs and flyouts of the portal', () => {
  useBrowser();

  for (const [size, screen] of Object.entries(SCREENS)) {
    const flyout = waysOutOfFlyout(size);

    journey(
      `close in every way and return the focus: notifications, menus, a client, and when the browser goes back (${size})`,
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
        const palette = page.getByRole('button', { name: 'Find or do' });
        await letsGo(palette, dialog('Find or do'), { button: byClose, Escape: byEscape, backdrop: byBackdrop });
        if (size === 'phone') await letsGo(page.getByRole('button', { name: 'Open menu' }), dialog('Menu'), flyout);

        await goToClients(page, size);
        await letsGo(page.getByRole('button', { name: 'Grace Okafor' }), dialog('Grace Okafor'), {
          ...flyout,
          footer: (overlay) => overlay.getByRole('button', { name: 'Close' }).last().click(),
          Back: byBack,
        });
        // The address holds who is open, so going forward opens what going back closed, and closing it goes one step back.
        await page.goForward();
        await dialog('Grace Okafor').waitFor();
        await dialog('Grace Okafor').getByRole('button', { name: 'Close', exact: true }).first().click();
        await dialog('Grace Okafor').waitFor({ state: 'hidden' });
        await expectFree(page, 'forward, and closed');
        await bell.click();
        await dialog('Notifications').waitFor();
        await page.goBack();
        await dialog('Notifications').waitFor({ state: 'hidden' });
        expect(page.url()).toMatch(/\/portal\/clients$/);
        await expectFree(page, 'Back closes the notifications');
        await page.goBack();
        await page.waitForURL(/\/portal$/);
      },
    );

    journey(
      `close in every way and return the focus among the settings of payments: what is asked before a change (${size})`,
      async (stage) => {
        const practice = await openPractice({ paypal: true });
        const page = await stage.visitor(screen);
        await new AccountPages(page).logIn(practice.email, PASSWORD, '/portal');
        await page.goto('/portal/settings/banking');
        const disconnect = page.getByRole('button', { name: 'Disconnect PayPal' });
        await letsGo(disconnect, page.getByRole('alertdialog', { name: 'Disconnect PayPal?' }), {
          ...{ button: byClose, Escape: byEscape, keeping: byButton('Keep PayPal') },
        });
        await page.getByLabel('Currency', { exact: true }).selectOption('CAD');
        const question = page.getByRole('alertdialog', { name: 'Be paid in Canadian dollars?' });
        await question.getByRole('button', { name: 'Keep USD' }).click();
        await question.waitFor({ state: 'hidden' });
        await expectFree(page);
      },
    );

    journey(
      `close in every way and return the focus in the services hub: what is sold, coupons and event types (${size})`,
      async (stage) => {
        const practice = await openPractice({ charges: false });
        await scheduleEvent(practice, { name: 'Sound bath' });
        await practice.pro.change(COUPON);
        const page = await stage.visitor(screen);
        const dialog = (name: string | RegExp) => page.getByRole('dialog', { name });
        await new AccountPages(page).logIn(practice.email, PASSWORD, '/portal');
        await page.goto('/portal/services');
        const add = page.getByRole('button', { name: 'Add new' });
        await letsGo(add, page.getByRole('menu'), { Escape: byEscape, opener: byOpener(add) });
        const massage = page.getByRole('button', { name: 'Swedish massage', exact: true });
        await letsGo(massage, dialog('Edit service'), { ...flyout, keeping: byButton('Cancel') });
        await page.getByRole('tab', { name: 'Coupons' }).click();
        const coupon = page.getByRole('button', { name: 'SPRING2027' });
        await letsGo(coupon, dialog('Edit Coupon'), { ...flyout, keeping: byButton('Cancel') });
        await coupon.click();
        await asks(dialog('Edit Coupon'), {
          ...{ button: 'Delete coupon', title: 'Are you sure you want to delete this coupon?', keeping: 'Keep coupon' },
        });
        await page.keyboard.press('Escape');
        await page.getByRole('tab', { name: 'Event Types' }).click();
        const edit = page.getByRole('button', { name: /^Edit / });
        await letsGo(edit, dialog('Edit event type'), { ...flyout, keeping: byButton('Cancel') });
        const scheduled = page.getByRole('button', { name: /scheduled event/ });
        await letsGo(scheduled, dialog(/^Scheduled: /), flyout);
        await expectFree(page);
      },
    );

    journey(
      `close in every way and return the focus on the profile: what verification is, and keywords (${size})`,
      async (stage) => {
        const practice = await openPractice({ charges: false });
        const page = await stage.visitor(screen);
        await new AccountPages(page).logIn(practice.email, PASSWORD, '/portal/profile/endorsements');
        await page.getByText('No keywords yet').waitFor();
        const explained = page.getByRole('dialog', { name: 'What is verification?' });
        await letsGo(page.getByRole('button', { name: 'What is verification?' }), explained, {
          ...{ button: byClose, Escape: byEscape, backdrop: byBackdrop },
        });
        const choice = page.getByRole('dialog', { name: 'Choose keywords' });
        await letsGo(page.getByRole('button', { name: 'Choose keywords' }), choice, flyout);
      },
    );

    journey(
      `close in every way and return the focus at the start: terms that have changed (${size})`,
      async (stage) => {
        const practice = await openPractice({ charges: false });
        await changeRow('catalog', 'update practices set show_terms_modal = true where id = $1', practice.practiceId);
        const page = await stage.visitor(screen);
        await new AccountPages(page).logIn(practice.email, PASSWORD, '/portal');
        const question = page.getByRole('alertdialog', { name: 'Our terms have changed' });
        await question.waitFor();
        expect(await violationsOf(page)).toEqual([]);
        await question.getByRole('button', { name: 'Not now' }).click();
        await question.waitFor({ state: 'hidden' });
        await expectFree(page, 'later');
        await page.reload();
        await question.getByRole('button', { name: 'I agree to the terms' }).click();
        await question.waitFor({ state: 'hidden' });
        await expectFree(page, 'agreed');
        await page.reload();
        await page.getByRole('heading', { level: 1 }).waitFor();
        await page.waitForLoadState('networkidle');
        expect(await question.isVisible()).toBe(false);
      },
    );

    journey(`close in every way and return the focus on the payments: what invoices say (${size})`, async (stage) => {
      const practice = await openPractice({ charges: false });
      const page = await stage.visitor(screen);
      await new AccountPages(page).logIn(practice.email, PASSWORD, '/portal/payments');
      const details = page.getByRole('button', { name: 'Invoice details' });
      await letsGo(details, page.getByRole('dialog', { name: 'Invoice details' }), {
        ...flyout,
        keeping: byButton('Cancel'),
      });
    });

    journey(
      `close in every way and return the focus on the locations: one of them, and what is asked about it (${size})`,
      async (stage) => {
        const practice = await openPractice({ charges: false });
        await practice.pro.change(CABIN);
        const page = await stage.visitor(screen);
        const dialog = (name: string) => page.getByRole('dialog', { name });
        await new AccountPages(page).logIn(practice.email, PASSWORD, '/portal');
        await page.goto('/portal/profile/locations');
        const keeping = byButton('Cancel');
        await letsGo(page.getByRole('button', { name: 'Add location' }), dialog('Add location'), {
          ...flyout,
          keeping,
        });
        const manage = page.getByRole('button', { name: 'Manage Cabin' });
        await letsGo(manage, dialog('Edit location'), { ...flyout, Back: byBack });
        await manage.click();
        const edited = dialog('Edit location');
        const question = { button: 'Disable location', title: 'Disable this location?', keeping: 'Keep location' };
        await asks(edited, question);
        await edited.getByRole('button', { name: 'Disable location' }).click();
        await page.getByRole('alertdialog').getByRole('button', { name: 'Disable location' }).click();
        await page.getByRole('status').getByRole('button', { name: 'Dismiss' }).click();
        await asks(edited, { button: 'Delete location', title: 'Delete this location?', keeping: 'Keep location' });
      },
    );

    journey(`close in every way and return the focus while two clients are compared (${size})`, async (stage) => {
      const practice = await openPractice({ charges: false });
      for (const email of ['ann@example.com', 'ann+1@example.com']) {
        await practice.pro.change(CREATE_CLIENT, { email });
      }
      const page = await stage.visitor(screen);
      const dialog = (name: string) => page.getByRole('dialog', { name });
      await new AccountPages(page).logIn(practice.email, PASSWORD, '/portal');
      await goToClients(page, size, 'Review duplicates');
      const review = page.getByRole('button', { name: 'Review duplicates' });
      const list = dialog('Possible duplicates');
      await letsGo(review, list, {
        ...flyout,
        footer: (overlay) => overlay.getByRole('button', { name: 'Close' }).last().click(),
        Back: byBack,
      });
      await review.click();
      const compare = list.getByRole('button', { name: /^Compare and merge/ });
      await letsGo(
        compare,
        dialog('Merge clients'),
        { button: byClose, Escape: byEscape, keeping: byButton('Cancel') },
        { over: list },
      );
    });
  }
});

/** By the navigation, so that the browser can go back. */
async function goToClients(page: Page, size: string, shows = 'Grace Okafor'): Promise<void> {
  if (size === 'phone') await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('link', { name: 'Clients' }).first().click();
  await page.getByRole('button', { name: shows }).waitFor();
}
