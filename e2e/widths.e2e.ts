import { beforeAll, describe, expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { ROUTE_SHAPES } from '../web/server/route-shapes.js';
import { AccountPages } from './pages/account-pages.js';
import { BookingPage } from './pages/booking-page.js';
import { CalendarPage } from './pages/calendar-page.js';
import { DEMO_CLIENT } from './support/demo-practice.js';
import { everyPage, LONG_NAME, LONG_SERVICE, type EveryPage } from './support/every-page.js';
import { openPractice, PASSWORD } from './support/open-practice.js';
import { journey, newClient, useBrowser } from './support/stage.js';
import { isComplete, walk } from './support/walk.js';
import { sidewaysScroll, WIDTHS } from './support/widths.js';

/** From where the header has its whole contents. */
const HEADER_WIDTHS = [1023, 1024, 1050, 1078, 1100];

describe('No page scrolls sideways on any screen', () => {
  useBrowser();
  let every: EveryPage;
  beforeAll(async () => {
    every = await everyPage();
  });

  journey('of search and quiz', async (stage) => {
    await walk(stage, every.finding, { look: sidewaysScroll });
  });

  journey('of practices', async (stage) => {
    await walk(stage, every.practices, { look: sidewaysScroll });
  });

  journey('of the others that are open to everybody', async (stage) => {
    stage.expectComplaint(/status of 404/);
    await walk(stage, [...every.entrances, { shape: '*', path: '/no-such-page' }], { look: sidewaysScroll });
  });

  journey('of those behind the links of mails', async (stage) => {
    await walk(stage, every.linked, { look: sidewaysScroll });
  });

  journey('of a client', async (stage) => {
    const { email, password } = DEMO_CLIENT;
    await walk(stage, every.client, {
      prepare: (page) => new AccountPages(page).logIn(email, password, '/bookings'),
      look: sidewaysScroll,
    });
  });

  journey('of the portal, with the flyouts of a visit and of a client', async (stage) => {
    const page = await walk(stage, every.portal, {
      prepare: (tab) => new AccountPages(tab).logIn(every.practice.email, PASSWORD, '/portal'),
      look: sidewaysScroll,
    });
    const calendar = new CalendarPage(page);
    await calendar.show(every.visit.startsAt.slice(0, 10), 'day');
    await calendar.open(LONG_NAME);
    await calendar.flyout.getByText(LONG_NAME).first().waitFor();
    await fits(page, 'the flyout of a visit');
    await page.goto('/portal/clients');
    await page.getByRole('button', { name: LONG_NAME }).first().click();
    await calendar.flyout.getByText(LONG_NAME).first().waitFor();
    await fits(page, 'the flyout of a client');
  });

  journey('of what lies over the portal, and of the pages of a client of it', async (stage) => {
    await walk(stage, [...every.overPortal, ...every.clientPages], {
      prepare: (tab) => new AccountPages(tab).logIn(every.practice.email, PASSWORD, '/portal'),
      look: sidewaysScroll,
    });
  });

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
    await new AccountPages(page).logIn(every.practice.email, PASSWORD, '/portal');
    await page.goto('/pro');
    await page.getByRole('button', { name: 'Your account' }).waitFor({ state: 'attached' });
    expect(await sidewaysScroll(page, HEADER_WIDTHS)).toEqual({});
  });

  journey('that there is: all shapes of addresses are walked', async () => {
    const walked = [every.finding, every.practices, every.entrances, every.linked, every.client, every.portal]
      .flat()
      .map(({ shape }) => shape);
    expect(ROUTE_SHAPES.filter((shape) => !walked.includes(shape))).toEqual([]);
  });
});

async function fits(page: Page, what: string): Promise<void> {
  expect({ what, sideways: await sidewaysScroll(page) }).toEqual({ what, sideways: {} });
  await page.setViewportSize({ width: WIDTHS[5], height: 900 });
}
