import { beforeAll, describe, expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { AccountPages } from './pages/account-pages.js';
import { AppointmentPage } from './pages/appointment-page.js';
import { BookingPage } from './pages/booking-page.js';
import { CalendarPage } from './pages/calendar-page.js';
import { ReviewPages } from './pages/review-pages.js';
import { SearchPage } from './pages/search-page.js';
import { violationsOf } from './support/accessibility.js';
import { lookAt } from './support/appointments.js';
import { DEMO_CLIENT } from './support/demo-practice.js';
import { everyPage, type EveryPage } from './support/every-page.js';
import { tabTo } from './support/keyboard.js';
import { openPractice, PASSWORD } from './support/open-practice.js';
import { journey, newClient, useBrowser } from './support/stage.js';
import { isComplete, walk, type Findings } from './support/walk.js';

const PHONE = { width: 390, height: 844 };

describe('For everybody', () => {
  useBrowser();

  let every: EveryPage;
  beforeAll(async () => {
    every = await everyPage();
  });

  journey('axe finds nothing serious on any page of search and quiz', async (stage) => {
    await walk(stage, every.finding, { look: inBothSizes });
  });

  journey('axe finds nothing serious on any page of practices', async (stage) => {
    await walk(stage, every.practices, { look: inBothSizes });
  });

  journey('axe finds nothing serious on any of the others that are open to everybody', async (stage) => {
    stage.expectComplaint(/status of 404/);
    await walk(stage, [...every.entrances, { shape: '*', path: '/no-such-page' }], { look: inBothSizes });
  });

  journey('axe finds nothing serious on any page behind the link of a mail', async (stage) => {
    await walk(stage, every.linked, { look: inBothSizes });
  });

  journey('axe finds nothing serious on any page of a client', async (stage) => {
    await walk(stage, every.client, {
      prepare: (page) => new AccountPages(page).logIn(DEMO_CLIENT.email, DEMO_CLIENT.password, '/bookings'),
      look: inBothSizes,
    });
  });

  journey('axe finds nothing serious on any page of the portal', async (stage) => {
    await walk(stage, every.portal, {
      prepare: (page) => new AccountPages(page).logIn(every.practice.email, PASSWORD, '/portal'),
      look: inBothSizes,
    });
  });

  journey('axe finds nothing serious over the portal', async (stage) => {
    await walk(stage, every.overPortal, {
      prepare: (page) => new AccountPages(page).logIn(every.practice.email, PASSWORD, '/portal'),
      look: inBothSizes,
    });
  });

  journey('axe finds nothing serious on any page of a client of the portal', async (stage) => {
    await walk(stage, every.clientPages, {
      prepare: (page) => new AccountPages(page).logIn(every.practice.email, PASSWORD, '/portal'),
      look: inBothSizes,
    });
  });

  journey('axe finds nothing serious from the choice of a time to the calendar of the practitioner', async (stage) => {
    const practice = await openPractice({ charges: false });
    const page = await stage.visitor();
    const booking = new BookingPage(page);
    await booking.open(practice.slug, 'Swedish massage');
    await booking.times.first().waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await booking.takeFirstTime();
    expect(await violationsOf(page)).toEqual([]);
    await booking.fillDetails(newClient());
    await page.getByRole('button', { name: 'Request this time' }).click();
    await page.getByRole('link', { name: 'See your booking' }).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    const { startsAt } = await lookAt(await booking.openAppointment());
    await new AppointmentPage(page).stands('Appointment pending');
    expect(await violationsOf(page)).toEqual([]);

    const pro = await stage.visitor();
    await new AccountPages(pro).logIn(practice.email, PASSWORD, '/portal');
    await isComplete(pro);
    expect(await violationsOf(pro)).toEqual([]);
    const calendar = new CalendarPage(pro);
    for (const view of ['day', 'week', 'month'] as const) {
      await calendar.show(startsAt.slice(0, 10), view);
      await calendar.appointment('Grace Okafor').waitFor();
      expect({ view, violations: await violationsOf(pro) }).toEqual({ view, violations: [] });
    }
    await calendar.open('Grace Okafor');
    await calendar.flyout.getByRole('button', { name: 'Accept' }).waitFor();
    expect(await violationsOf(pro)).toEqual([]);
  });

  journey('keys alone lead from a search over a profile to a time', async (stage) => {
    const practice = await openPractice();
    const page = await stage.visitor();
    await new SearchPage(page).search(practice.practitionerName);
    await page.getByRole('link', { name: practice.practitionerName }).waitFor();
    await tabTo(page, (name) => name === practice.practitionerName);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: practice.practitionerName }).waitFor();

    await tabTo(page, (name) => name.startsWith('Book Swedish massage'));
    await page.keyboard.press('Enter');
    const booking = new BookingPage(page);
    await booking.step('When suits you?');
    await booking.times.first().waitFor();
    // One stop for the whole month: the arrow leads to the day after.
    await tabTo(page, (name) => /^\w+day, /.test(name));
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await tabTo(page, (name) => /^\d{1,2}:\d\d (AM|PM)/.test(name));
    await page.keyboard.press('Enter');
    await booking.step('Your details');
  });

  journey('the steps of a review can be walked on a phone', async (stage) => {
    const practice = await openPractice();
    const page = await stage.visitor({ viewport: PHONE, hasTouch: true, isMobile: true });
    const review = new ReviewPages(page);
    await review.openLink(practice.referralCode);
    await review.sayWho('Maya', '5185550144');
    await page.getByRole('radio', { name: '5 stars' }).waitFor({ state: 'attached' });
    expect(await violationsOf(page)).toEqual([]);
    await review.rate('5 stars');
    await page.getByLabel('Your review').waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await review.write('The best hour of my week.');
    expect(await violationsOf(page)).toEqual([]);
  });
});

/** What axe finds on the page as it is on a phone and on a desktop. */
async function inBothSizes(page: Page): Promise<Findings> {
  const found: Record<string, string[]> = {};
  for (const width of [PHONE.width, 1440]) {
    await page.setViewportSize({ width, height: PHONE.height });
    // A frame later, layouts that follow the width by script have followed; what they ask for then has come.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
    await page.waitForLoadState('networkidle');
    const violations = await violationsOf(page);
    if (violations.length > 0) found[`${width} px`] = violations;
  }
  return found;
}
