import { describe, expect } from '@jest/globals';
import { AccountPages } from './pages/account-pages.js';
import { BookingPage } from './pages/booking-page.js';
import { SettingsPages } from './pages/settings-pages.js';
import { violationsOf } from './support/accessibility.js';
import { book } from './support/bookings.js';
import { eventually } from './support/eventually.js';
import { openPractice, PASSWORD } from './support/open-practice.js';
import { mailTo } from './support/sandbox.js';
import { journey, newClient, useBrowser } from './support/stage.js';

const NEW_PASSWORD = 'a lamp near the window';
const SAVED = 'Settings updated successfully.';

describe('Settings in the portal', () => {
  useBrowser();

  journey('the booking page and the mails follow, and a password is changed', async (stage) => {
    const practice = await openPractice({ charges: false });
    const page = await stage.visitor();
    await new AccountPages(page).logIn(practice.email, PASSWORD, '/portal');
    const settings = new SettingsPages(page);
    await settings.open('Booking');
    await page.getByLabel('Start time increments').selectOption('30 minutes (recommended)');
    await page.getByLabel('Auto-accept bookings').selectOption('Yes (recommended)');
    await settings.save(SAVED);
    expect(await violationsOf(page)).toEqual([]);
    const visitor = await stage.visitor();
    const booking = new BookingPage(visitor);
    // Scheduling learns of it by an event.
    await eventually('a time at half past', async () => {
      await booking.open(practice.slug, 'Swedish massage');
      await booking.times.first().waitFor();
      return (await booking.times.filter({ hasText: ':30' }).count()) > 0;
    });

    await settings.open('Communications');
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('link', { name: 'Custom content' }).click();
    const confirmation = page.getByRole('region', { name: 'Confirmation', exact: true });
    await confirmation.getByLabel('Text of the confirmation').fill('Please bring socks, ');
    await confirmation.getByRole('button', { name: 'Client first name' }).click();
    // The mail contains the text twice: mail programs show the hidden first copy next to the subject.
    await confirmation.getByText('Please bring socks, Maya').last().waitFor();
    await settings.save('Email template updated successfully.');
    expect(await violationsOf(page)).toEqual([]);
    await confirmation.getByRole('button', { name: 'Send me a test' }).click();
    await page.getByText(`A test is on its way to ${practice.email}.`).waitFor();
    expect((await mailTo(practice.email, /^Test: Confirmed/)).text).toContain('Please bring socks, Maya');
    const client = newClient();
    await book(practice, client);
    expect((await mailTo(client.email, /^Confirmed/)).text).toContain('Please bring socks, Grace');

    await page.getByRole('button', { name: 'Your account' }).click();
    await page.getByRole('menuitem', { name: 'My Account' }).click();
    const place = await settings.edit('Password');
    await place.getByLabel('Your current password').fill(PASSWORD);
    await place.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
    await place.getByLabel('New password again').fill(NEW_PASSWORD);
    expect(await violationsOf(page)).toEqual([]);
    await place.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Your password was changed.').waitFor();
    await new AccountPages(visitor).logIn(practice.email, NEW_PASSWORD, '/portal');
  });
});
