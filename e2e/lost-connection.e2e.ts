import { describe, expect } from '@jest/globals';
import type { Page, Route } from 'playwright-core';
import { AccountPages } from './pages/account-pages.js';
import { BookingPage } from './pages/booking-page.js';
import { CalendarPage } from './pages/calendar-page.js';
import { SearchPage } from './pages/search-page.js';
import { lookAt } from './support/appointments.js';
import { book } from './support/bookings.js';
import { openPractice, PASSWORD } from './support/open-practice.js';
import { nameOfOperation } from './support/operations.js';
import { CARDS, chargesOf } from './support/sandbox.js';
import { journey, newClient, useBrowser, type Stage } from './support/stage.js';

const NOTICE = /^You're offline\. Check/;
const UNKNOWN = "We don't know yet if your payment went through";

describe('On a bad line', () => {
  useBrowser();

  journey('a payment whose answer is lost is looked up, found and not made twice', async (stage) => {
    const practice = await openPractice({ instant: true });
    const page = await lineOf(stage);
    const booking = new BookingPage(page);
    await booking.openPayment(practice.slug, newClient());
    await page.getByLabel('Card number').waitFor();
    const sent = cutAfter(page, 'CompleteSetup');
    await booking.pay(CARDS.good);
    await page.getByText(UNKNOWN).waitFor();
    await page.getByText(/You won't be charged twice/).waitFor();
    await page.getByRole('button', { name: 'Check now' }).waitFor();
    expect(await page.getByText('Internal server error').count()).toBe(0);
    expect(sent()).toBe(1);

    await page.context().setOffline(false);
    const { id } = await lookAt(await booking.booked());
    expect(sent()).toBe(1);
    expect((await chargesOf(id)).map(({ amount }) => amount)).toEqual([9000]);
  });

  journey('a payment that is cut off halfway is completed by what the provider reports, and found', async (stage) => {
    const practice = await openPractice({ instant: true });
    const page = await lineOf(stage);
    const booking = new BookingPage(page);
    await booking.openPayment(practice.slug, newClient());
    await page.getByLabel('Card number').waitFor();
    cutBefore(page, 'CompleteSetup');
    await booking.pay(CARDS.good);
    await page.getByText(UNKNOWN).waitFor();
    await page.context().setOffline(false);
    const { id } = await lookAt(await booking.booked());
    expect((await chargesOf(id)).map(({ amount }) => amount)).toEqual([9000]);
  });

  journey('a payment without a connection says so once, keeps the card, and is made when it is back', async (stage) => {
    const practice = await openPractice({ instant: true });
    const page = await lineOf(stage);
    const booking = new BookingPage(page);
    await booking.openPayment(practice.slug, newClient());
    await page.getByLabel('Card number').waitFor();
    await page.context().setOffline(true);
    await booking.pay(CARDS.good);
    await page.getByText(NOTICE).waitFor();
    expect(await page.getByText(/couldn't reach|didn't work|did not load|There was an error/).count()).toBe(0);
    expect(await page.getByLabel('Card number').inputValue()).toBe('4242 4242 4242 4242');
    await page.context().setOffline(false);
    const { id } = await lookAt(await booking.booked());
    expect((await chargesOf(id)).map(({ amount }) => amount)).toEqual([9000]);
  });

  journey('an accept and a search wait for the line, say so, and go on by themselves', async (stage) => {
    const practice = await openPractice({ charges: false });
    const visit = await book(practice, newClient());
    const page = await lineOf(stage);
    await new AccountPages(page).logIn(practice.email, PASSWORD, '/portal');
    const calendar = new CalendarPage(page);
    await calendar.show(visit.startsAt.slice(0, 10));
    await calendar.open('Grace Okafor');
    await calendar.flyout.getByRole('button', { name: 'Accept' }).waitFor();
    await page.context().setOffline(true);
    await calendar.flyout.getByRole('button', { name: 'Accept' }).click();
    await page.getByText(NOTICE).waitFor();
    expect(await page.getByText(/Unexpected error/).count()).toBe(0);
    await page.context().setOffline(false);
    await page.getByText('Appointment accepted', { exact: true }).waitFor();
    await page.getByText(NOTICE).waitFor({ state: 'hidden' });

    const search = new SearchPage(page);
    await search.search(practice.practitionerName);
    await search.card(practice.practitionerName).waitFor();
    await page.context().setOffline(true);
    await page.getByRole('radio', { name: /^Virtual/ }).check({ force: true });
    await page.getByText("The search didn't work").waitFor();
    await page.getByText(NOTICE).waitFor();
    await page.context().setOffline(false);
    await page.getByText('No practitioners found').waitFor();
  });
});

/** A visitor whose connection is cut at times, which the browser logs as errors. */
function lineOf(stage: Stage): Promise<Page> {
  stage.expectComplaint(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 503/);
  // A service worker would answer for the network.
  return stage.visitor({ serviceWorkers: 'block' });
}

/**
 * Lets a mutation reach the server, and cuts the line before its first answer is back.
 * @returns how often it was sent
 */
function cutAfter(page: Page, operation: string): () => number {
  let times = 0;
  void page.route('**/graphql', async (route) => {
    if (!isFor(route, operation)) return route.continue();
    times += 1;
    if (times > 1) return route.continue();
    await route.fetch();
    await page.context().setOffline(true);
    return route.abort('internetdisconnected');
  });
  return () => times;
}

/** Cuts the line before a mutation leaves for the first time. */
function cutBefore(page: Page, operation: string): void {
  let isCut = false;
  void page.route('**/graphql', async (route) => {
    if (isCut || !isFor(route, operation)) return route.continue();
    isCut = true;
    await page.context().setOffline(true);
    return route.abort('internetdisconnected');
  });
}

const isFor = (route: Route, operation: string) => nameOfOperation(route.request()) === operation;
