import { describe, expect } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { AccountPages } from './pages/account-pages.js';
import { AppointmentPage } from './pages/appointment-page.js';
import { BookingPage } from './pages/booking-page.js';
import { CalendarPage } from './pages/calendar-page.js';
import { book } from './support/bookings.js';
import { openPractice, PASSWORD } from './support/open-practice.js';
import { journey, newClient, useBrowser } from './support/stage.js';

describe('Live updates', () => {
  useBrowser();

  journey('what happens in one browser shows in another one', async (stage) => {
    const practice = await openPractice({ charges: false });
    const earlier = await book(practice, newClient('Amara', 'Diallo'));
    const [watching, working] = [await stage.visitor(), await stage.visitor()];
    for (const page of [watching, working]) {
      await new AccountPages(page).logIn(practice.email, PASSWORD, '/portal');
      await new CalendarPage(page).show(earlier.startsAt.slice(0, 10));
      await new CalendarPage(page).appointment('Amara Diallo').waitFor();
    }
    await watching.evaluate(() => Object.assign(window, { neverReloaded: true }));
    const [calendar, other] = [new CalendarPage(watching), new CalendarPage(working)];
    await bell(watching, 1).waitFor();

    const client = await stage.visitor();
    const booking = new BookingPage(client);
    await booking.open(practice.slug, 'Swedish massage');
    await booking.takeFirstTime();
    await booking.fillDetails(newClient());
    await client.getByRole('button', { name: 'Request this time' }).click();
    await client.getByRole('heading', { name: 'Your request is on its way' }).waitFor();
    await calendar.appointment('Grace Okafor').waitFor();
    await bell(watching, 2).waitFor();

    await other.open('Grace Okafor');
    await other.accept();
    await bell(watching, 1).waitFor();
    await watching
      .getByRole('main')
      .getByRole('button', { name: /Grace Okafor.*confirmed/i })
      .waitFor();

    const appointment = new AppointmentPage(client);
    await appointment.open(earlier.token);
    await appointment.cancel('You can cancel free of charge.');
    const request = watching.getByRole('main').getByRole('button', { name: /Amara Diallo.*request/i });
    await request.waitFor({ state: 'hidden' });
    await bell(watching, 0).waitFor();
    expect(await watching.evaluate(() => 'neverReloaded' in window)).toBe(true);
  });

  journey('a log-out takes the portal away in all windows of the browser', async (stage) => {
    const practice = await openPractice({ charges: false });
    const page = await stage.visitor();
    await new AccountPages(page).logIn(practice.email, PASSWORD, '/portal');
    const second = await page.context().newPage();
    await second.goto('/portal/clients');
    await second.getByRole('heading', { level: 1, name: 'Clients' }).waitFor();
    await page.getByRole('button', { name: 'Your account' }).click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await page.waitForURL(/\/$/);
    const prompt = second.getByRole('alertdialog', { name: 'Your session has ended' });
    await prompt.waitFor();
    await second.getByRole('heading', { level: 1, name: 'Clients' }).waitFor({ state: 'hidden' });
    await prompt.getByRole('button', { name: 'Not now' }).click();
    await second.waitForURL(/\/login\?return_to=%2Fportal%2Fclients/);
  });
});

function bell(page: Page, count: number): Locator {
  return page.getByRole('button', { name: count > 0 ? `Notifications ${count}` : 'Notifications', exact: true });
}
