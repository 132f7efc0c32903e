import { describe, expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { AccountPages } from './pages/account-pages.js';
import { BookingPage } from './pages/booking-page.js';
import { LONG_NAME, LONG_SERVICE } from './support/every-page.js';
import { openPractice, PASSWORD } from './support/open-practice.js';
import { journey, newClient, useBrowser } from './support/stage.js';
import { isComplete } from './support/walk.js';
import { sidewaysScroll, WIDTHS } from './support/widths.js';

/** From where the header has its whole contents. */
const HEADER_WIDTHS = [1023, 1024, 1050, 1078, 1100];

describe('No page scrolls sideways on any screen', () => {
  useBrowser();

  journey('of the steps of a booking and of its payment', async (stage) => {
    const practice = await openPractice({ instant: true, lastName: LONG_NAME });
    const page = await stage.visitor();
    const booking = new BookingPage(page);
    await booking.open(practice.slug, 'Swedish massage');
    await booking.times.first().waitFor();
    await fits(page, 'times');
    await booking.takeFirstTime();
    await booking.fillDetails(newClient('Maximiliana', LONG_NAME), LONG_SERVICE);
    await fits(page, 'details');
    await booking.continueToPayment();
    await page.getByLabel('Card number').waitFor();
    await fits(page, 'payment');
    await booking.pay('4242424242424242');
    await booking.step('You are booked');
    await fits(page, 'confirmation');
    await booking.openAppointment();
    await isComplete(page);
    await fits(page, 'a visit that is paid');
  });

  journey('from the first width that has room for the whole header on', async (stage) => {
    const page = await stage.visitor();
    await page.goto('/pro');
    await isComplete(page);
    expect(await sidewaysScroll(page, HEADER_WIDTHS)).toEqual({});
    const { email } = await openPractice({ charges: false });
    await new AccountPages(page).logIn(email, PASSWORD, '/portal');
    await page.goto('/pro');
    await page.getByRole('button', { name: 'Your account' }).waitFor({ state: 'attached' });
    expect(await sidewaysScroll(page, HEADER_WIDTHS)).toEqual({});
  });
});

async function fits(page: Page, what: string): Promise<void> {
  expect({ what, sideways: await sidewaysScroll(page) }).toEqual({ what, sideways: {} });
  await page.setViewportSize({ width: WIDTHS[5], height: 900 });
}
