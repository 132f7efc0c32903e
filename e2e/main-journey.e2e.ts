import { describe, expect } from '@jest/globals';
import { AccountPages } from './pages/account-pages.js';
import { AppointmentPage } from './pages/appointment-page.js';
import { BookingPage } from './pages/booking-page.js';
import { CalendarPage } from './pages/calendar-page.js';
import { ProfilePage } from './pages/profile-page.js';
import { ReviewPages } from './pages/review-pages.js';
import { SearchPage } from './pages/search-page.js';
import { eventually } from './support/eventually.js';
import { openPractice, PASSWORD, type OpenPractice } from './support/open-practice.js';
import { CARDS, calendarOf, chargesOf, mailTo } from './support/sandbox.js';
import { journey, newClient, useBrowser } from './support/stage.js';
import { lookAt } from './support/appointments.js';
import type { Page } from 'playwright-core';

describe('From a search to a visit', () => {
  useBrowser();

  journey(
    'a guest finds, books and pays; the practitioner accepts; clients review and everybody sees it',
    async (stage) => {
      const practice = await openPractice();
      const client = newClient();
      const page = await stage.visitor();
      const search = new SearchPage(page);
      await search.searchFromHome('massage', 'Albany, NY');
      await search.open(practice.practitionerName);
      await new ProfilePage(page).book('Swedish massage');

      const token = await bookAndPay(page, client);
      const appointment = new AppointmentPage(page);
      await appointment.stands('Appointment pending');
      await appointment.paymentIs('Paid');
      const { id, startsAt } = await lookAt(token);
      expect((await chargesOf(id)).map(({ amount }) => amount)).toEqual([9000]);

      await acceptOnCalendar(await stage.visitor(), practice, { date: startsAt.slice(0, 10), name: 'Grace Okafor' });
      await appointment.open(token);
      await appointment.stands('Appointment accepted');
      await appointment.paymentIs('Paid');
      expect(await appointment.calendarFile()).toContain('SUMMARY:Swedish massage');
      const confirmation = await mailTo(client.email, /^Confirmed/);
      expect(calendarOf(confirmation)).toContain('METHOD:REQUEST');

      const reviewer = await stage.visitor();
      const [maya, theo] = [
        { firstName: 'Maya', phone: '5185550144' },
        { firstName: 'Theo', phone: '5185550155' },
      ];
      await reviewBy(reviewer, practice, { ...maya, stars: '5 stars', text: 'I slept like a stone.' });
      await reviewBy(reviewer, practice, { ...theo, stars: '4 stars', text: 'Strong, kind hands.' });
      await reviewsAreShown(reviewer, practice);
    },
  );
});

async function bookAndPay(page: Page, client: ReturnType<typeof newClient>): Promise<string> {
  const booking = new BookingPage(page);
  await booking.step('When suits you?');
  await booking.takeFirstTime();
  await booking.fillDetails(client, 'My left shoulder is stiff.');
  await booking.continueToPayment();
  await booking.pay(CARDS.good);
  await page.getByRole('heading', { name: 'Your request is on its way' }).waitFor();
  return booking.openAppointment();
}

async function acceptOnCalendar(page: Page, { email }: OpenPractice, visit: { date: string; name: string }) {
  await new AccountPages(page).logIn(email, PASSWORD, '/portal');
  const calendar = new CalendarPage(page);
  await calendar.show(visit.date);
  await calendar.open(visit.name);
  await calendar.flyout.getByText('My left shoulder is stiff.').waitFor();
  await calendar.flyout.getByText('Paid', { exact: true }).waitFor();
  await calendar.accept();
}

async function reviewBy(
  page: Page,
  { referralCode }: OpenPractice,
  said: { firstName: string; phone: string; stars: string; text: string },
) {
  const review = new ReviewPages(page);
  await review.openLink(referralCode);
  await review.sayWho(said.firstName, said.phone);
  await review.rate(said.stars);
  await review.write(said.text);
}

async function reviewsAreShown(page: Page, { slug, practitionerName }: OpenPractice) {
  const profile = new ProfilePage(page);
  // A page that was rendered before the review is served for up to a minute (PAGE_CACHE_SECONDS, PAGE_STALE_SECONDS).
  await eventually('the review on the profile', async () => {
    await profile.open(slug);
    await profile.reviews.waitFor();
    return (await profile.reviews.getByText('I slept like a stone.').count()) > 0;
  });
  await profile.reviews.getByText('Strong, kind hands.').waitFor();
  await profile.reviews.getByText('from 2 reviews').waitFor();
  await profile.reviews.getByText('4.5', { exact: true }).waitFor();

  const search = new SearchPage(page);
  await search.search(practitionerName);
  await search.card(practitionerName).getByRole('img', { name: '4.5 out of 5 stars, 2 reviews' }).waitFor();
}
