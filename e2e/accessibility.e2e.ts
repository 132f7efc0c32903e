import { describe, expect } from '@jest/globals';
import { AccountPages } from './pages/account-pages.js';
import { AppointmentPage } from './pages/appointment-page.js';
import { BookingPage } from './pages/booking-page.js';
import { CalendarPage } from './pages/calendar-page.js';
import { ReviewPages } from './pages/review-pages.js';
import { SearchPage } from './pages/search-page.js';
import { violationsOf } from './support/accessibility.js';
import { lookAt } from './support/appointments.js';
import { tabTo } from './support/keyboard.js';
import { openPractice, PASSWORD } from './support/open-practice.js';
import { journey, newClient, useBrowser } from './support/stage.js';
import { isComplete } from './support/walk.js';

const PHONE = { width: 390, height: 844 };

describe('Accessibility', () => {
  useBrowser();

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

  journey('a style change applies at once if the user prefers reduced motion', async (stage) => {
    const page = await stage.visitor({ reducedMotion: 'reduce' });
    await page.goto('/');
    const inset = await page.locator('#main').evaluate((main) => {
      main.style.paddingTop = '0px';
      const before = getComputedStyle(main).paddingTop;
      main.style.paddingTop = '40px';
      return { before, after: getComputedStyle(main).paddingTop };
    });
    expect(inset).toEqual({ before: '0px', after: '40px' });
  });

  journey('a search, a profile and a time can be used by keyboard only', async (stage) => {
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
