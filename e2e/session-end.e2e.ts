import { describe, expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { AccountPages } from './pages/account-pages.js';
import { BookingPage } from './pages/booking-page.js';
import { violationsOf } from './support/accessibility.js';
import { openPractice, PASSWORD } from './support/open-practice.js';
import { SCREENS } from './support/overlays.js';
import { journey, newClient, useBrowser } from './support/stage.js';

const CLIENT_PASSWORD = 'long enough to be safe 4';

describe.each(['phone', 'desktop'] as const)('A session that ends on a %s', (size) => {
  useBrowser();

  journey('keeps the form of the portal and saves it after the login', async (stage) => {
    const practice = await openPractice({ charges: false });
    const page = await stage.visitor(SCREENS[size]);
    await new AccountPages(page).logIn(practice.email, PASSWORD, '/portal');
    await page.goto('/portal/clients?show_add_client_form=1');
    const creating = page.getByRole('dialog', { name: 'Create client' });
    await creating.getByLabel('First name').fill('Noor');
    await creating.getByLabel('Last name').fill('Byrne');
    await creating.getByLabel('Email').fill(newClient().email);
    await page.context().clearCookies();
    await creating.getByRole('button', { name: 'Create client' }).click();

    const prompt = page.getByRole('alertdialog', { name: 'Your session has ended' });
    await prompt.waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await prompt.getByRole('textbox', { name: 'Email' }).fill(practice.email);
    await prompt.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await prompt.getByRole('button', { name: 'Log in' }).click();
    await page.getByText('Client added successfully').waitFor();
    await page.getByRole('button', { name: 'Noor Byrne' }).waitFor();
  });

  journey('keeps the time and the details of a booking', async (stage) => {
    const practice = await openPractice({ charges: false });
    const client = newClient('Lena', 'Brandt');
    const page = await stage.visitor(SCREENS[size]);
    await new AccountPages(page).registerClient(client, CLIENT_PASSWORD);
    const booking = new BookingPage(page);
    await booking.open(practice.slug, 'Swedish massage');
    const time = await booking.takeFirstTime();
    await page.getByLabel('Mobile phone').fill(client.phone);
    await page.getByLabel(/^Message to/).fill('Second floor, please.');
    await logOutElsewhere(await stage.visitor(), client.email);
    await page.getByRole('button', { name: 'Request this time' }).click();

    const prompt = page.getByRole('region', { name: 'Log in again' });
    await prompt.getByText("We're still holding it for you.").waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await prompt.getByRole('textbox', { name: 'Email' }).fill(client.email);
    await prompt.getByLabel('Password', { exact: true }).fill(CLIENT_PASSWORD);
    await prompt.getByRole('button', { name: 'Log in' }).click();
    await page.getByRole('heading', { name: 'Your request is on its way' }).waitFor();
    await page.getByText(time.slice(0, 5)).first().waitFor();
  });
});

/** Ends all other sessions of a client from another browser. */
async function logOutElsewhere(other: Page, email: string): Promise<void> {
  await new AccountPages(other).logIn(email, CLIENT_PASSWORD, '/account/sessions');
  await other.getByRole('button', { name: 'Log out everywhere else' }).click();
  await other.getByText("You're logged out everywhere else.").waitFor();
}
