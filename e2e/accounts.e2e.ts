import { describe, expect } from '@jest/globals';
import { AccountPages } from './pages/account-pages.js';
import { BookingPage } from './pages/booking-page.js';
import { BookingsPage } from './pages/bookings-page.js';
import { violationsOf } from './support/accessibility.js';
import { eventually } from './support/eventually.js';
import { openPractice } from './support/open-practice.js';
import { mailTo } from './support/sandbox.js';
import { journey, newClient, useBrowser } from './support/stage.js';

const FIRST_PASSWORD = 'seven slow mountain goats';
const NEW_PASSWORD = 'a lamp near the window';

describe('Accounts of clients', () => {
  useBrowser();

  journey('a client registers, requests a time with what the account knows, and takes it back', async (stage) => {
    const practice = await openPractice({ charges: false });
    const client = newClient('Amara', 'Diallo');
    const page = await stage.visitor();
    await new AccountPages(page).registerClient(client, FIRST_PASSWORD);
    await page.getByText('Nothing booked yet').waitFor();

    const booking = new BookingPage(page);
    await booking.open(practice.slug, 'Swedish massage');
    await booking.takeFirstTime();
    await page.getByLabel('Mobile phone').fill(client.phone);
    // The account's details come by their own query, after the form.
    const firstName = page.getByLabel('First name');
    await eventually('details of the account', async () => (await firstName.inputValue()) === 'Amara');
    expect(await page.getByRole('textbox', { name: 'Email' }).inputValue()).toBe(client.email);
    await page.getByRole('button', { name: 'Request this time' }).click();
    await page.getByRole('heading', { name: 'Your request is on its way' }).waitFor();

    const bookings = new BookingsPage(page);
    await bookings.open();
    await bookings.cards.getByRole('link', { name: 'Swedish massage' }).waitFor();
    await bookings.cards.getByText('Pending').waitFor();
    await bookings.cancelRequest();
    await page.getByText('Nothing booked yet').waitFor();
    await bookings.showTab('Past Bookings');
    await bookings.cards.getByText('Cancelled').waitFor();
  });

  journey('what a guest booked joins the account once its address is confirmed, and not before', async (stage) => {
    const practice = await openPractice({ charges: false });
    const client = newClient('Amara', 'Diallo');
    const guest = await stage.visitor();
    const booking = new BookingPage(guest);
    await booking.open(practice.slug, 'Swedish massage');
    await booking.takeFirstTime();
    await booking.fillDetails(client);
    await guest.getByRole('button', { name: 'Request this time' }).click();
    await guest.getByRole('heading', { name: 'Your request is on its way' }).waitFor();

    const page = await stage.visitor();
    await new AccountPages(page).registerClient(client, FIRST_PASSWORD);
    await page.getByText(`Please confirm ${client.email}`).waitFor();
    await page.getByText('Nothing booked yet').waitFor();

    const { text } = await mailTo(client.email, /^Confirm your email address/);
    await page.goto(/http\S+confirm-email\S+/.exec(text)?.[0] ?? '');
    await page.getByRole('heading', { name: 'Your address is confirmed' }).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    const bookings = new BookingsPage(page);
    await eventually('the visit of the guest', async () => {
      await bookings.open();
      await page.getByRole('tab', { name: 'Upcoming Bookings' }).waitFor();
      return (await bookings.cards.getByRole('link', { name: 'Swedish massage' }).count()) === 1;
    });
    expect(await page.getByText(/^Please confirm/).count()).toBe(0);
  });

  journey('a forgotten password is replaced by the link of a mail, and the old one no longer works', async (stage) => {
    const client = newClient('Amara', 'Diallo');
    await new AccountPages(await stage.visitor()).registerClient(client, FIRST_PASSWORD);

    const page = await stage.visitor();
    const accounts = new AccountPages(page);
    await accounts.askForNewPassword(client.email);
    const { text } = await mailTo(client.email, /^Choose a new password/);
    const [link = ''] = /http\S+password-reset\S+/.exec(text) ?? [];
    await accounts.chooseNewPassword(link, NEW_PASSWORD);

    await accounts.submitLogin(client.email, FIRST_PASSWORD);
    await page
      .getByRole('alert')
      .filter({ hasText: /password/i })
      .waitFor();
    await accounts.submitLogin(client.email, NEW_PASSWORD);
    await page.waitForURL('**/bookings');
    await page.getByRole('button', { name: 'Your account' }).waitFor();
  });

  journey('a client sees where they are logged in, and logs out the browser that they left open', async (stage) => {
    const client = newClient('Amara', 'Diallo');
    const left = await stage.visitor();
    await new AccountPages(left).registerClient(client, FIRST_PASSWORD);

    const page = await stage.visitor();
    await new AccountPages(page).logIn(client.email, FIRST_PASSWORD, '/bookings');
    await page.getByRole('button', { name: 'Your account' }).click();
    await page.getByRole('menuitem', { name: 'Where you are logged in' }).click();
    const browsers = page.getByRole('region', { name: 'Browsers' }).getByRole('listitem');
    await browsers.filter({ hasText: 'This device' }).waitFor();
    expect(await browsers.count()).toBe(2);
    expect(await violationsOf(page)).toEqual([]);
    await browsers
      .filter({ hasNotText: 'This device' })
      .getByRole('button', { name: /^Log out/ })
      .click();
    await page.getByText("You aren't logged in anywhere else.").waitFor();
    expect(await browsers.count()).toBe(1);

    await left.goto('/bookings');
    await left.getByText('Log in to see your bookings').waitFor();
  });
});
