import { describe, expect } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { AccountPages } from './pages/account-pages.js';
import { BookingPage } from './pages/booking-page.js';
import { violationsOf } from './support/accessibility.js';
import { eventually } from './support/eventually.js';
import { openPractice, PASSWORD, type OpenPractice } from './support/open-practice.js';
import { moveToTop } from './support/sorting.js';
import { journey, newClient, useBrowser } from './support/stage.js';

const ZONE = 'America/New_York';
const DAY_MS = 86_400_000;
const FREE = `query Free($id: ID!, $services: [ID!]!, $location: ID!, $day: Date!) {
  availability(practiceId: $id, serviceIds: $services, locationId: $location, from: $day, to: $day) {
    days { slots { startsAt } } } }`;

describe('The locations of a practice', () => {
  useBrowser();

  journey('have a holiday and another Tuesday, which the booking page of a stranger follows', async (stage) => {
    const practice = await openPractice({ timeZone: ZONE, instant: true, charges: false });
    const [holiday, other] = [dayAhead(9), dayAhead(10)];
    const page = await stage.visitor({ viewport: { width: 1440, height: 900 } });
    await new AccountPages(page).logIn(practice.email, PASSWORD, '/portal');
    await page.getByRole('button', { name: 'My Practice' }).click();
    await page.getByRole('link', { name: 'Locations & Hours' }).click();
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Manage Elm Street studio' }).click();
    const flyout = page.getByRole('dialog', { name: 'Edit location' });
    await addDate(flyout, holiday);
    await addDate(flyout, other);
    await flyout.getByText(`Closed on ${said(other)}`).click();
    await flyout.getByLabel(`${said(other)} opens`, { exact: true }).selectOption('12:00 PM');
    await flyout.getByLabel(`${said(other)} closes`, { exact: true }).selectOption('3:00 PM');
    expect(await violationsOf(page)).toEqual([]);
    await flyout.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Location has been saved').waitFor();
    await flyout.waitFor({ state: 'hidden' });
    await page.getByRole('table', { name: 'Other hours' }).getByText('12:00 PM – 3:00 PM').waitFor();

    await eventually('the other hours', async () => (await freeOn(practice, other)).length === 3);
    expect(await freeOn(practice, holiday)).toEqual([]);
    const stranger = await stage.visitor();
    const booking = new BookingPage(stranger);
    await booking.open(practice.slug, 'Swedish massage');
    await booking.seeClosed(spoken(holiday, ', \\d{4}, no times$'));
    await booking.showDay(spoken(other));
    expect(await booking.times.allTextContents()).toEqual(['12:00 PM', '1:00 PM', '2:00 PM']);
    await booking.takeFirstTime();
    await booking.fillDetails(newClient());
    await stranger.getByRole('button', { name: 'Book this time' }).click();
    await booking.booked();

    await addOnline(page);
    await moveToTop(page, 'Online');
    await eventually('the new order', async () => {
      await page.reload();
      const first = page.getByRole('button', { name: /^Manage / }).first();
      return (await first.getAttribute('aria-label')) === 'Manage Online';
    });
    await page.getByRole('button', { name: 'Manage Online' }).click();
    await flyout.getByRole('button', { name: 'Disable location' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Disable location' }).click();
    await page.getByText('Location has been disabled').waitFor();
    await flyout.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('article', { name: 'Online' }).getByText('Disabled').waitFor();
  });

  journey('take upcoming visits along to a new address, after the form has shown how many', async (stage) => {
    const practice = await openPractice({ timeZone: ZONE, instant: true, charges: false });
    const client = await stage.visitor();
    const booking = new BookingPage(client);
    await booking.open(practice.slug, 'Swedish massage');
    await booking.takeFirstTime();
    await booking.fillDetails(newClient());
    await client.getByRole('button', { name: 'Book this time' }).click();
    await booking.booked();
    await client.getByText('12 Elm Street', { exact: false }).first().waitFor();

    const page = await stage.visitor({ viewport: { width: 1440, height: 900 } });
    await new AccountPages(page).logIn(practice.email, PASSWORD, '/portal');
    await page.getByRole('button', { name: 'My Practice' }).click();
    await page.getByRole('link', { name: 'Locations & Hours' }).click();
    await page.getByRole('button', { name: 'Manage Elm Street studio' }).click();
    const flyout = page.getByRole('dialog', { name: 'Edit location' });
    await flyout.getByLabel('Street address').fill('9 Harbor Road');
    await flyout.getByText('1 upcoming visit moves to this address. Its client gets an email.').waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await flyout.getByRole('button', { name: 'Save' }).click();
    await flyout.waitFor({ state: 'hidden' });
    await eventually('the new address', async () => {
      await client.reload();
      await client.getByText('Albany', { exact: false }).first().waitFor();
      return (await client.getByText('9 Harbor Road', { exact: false }).count()) > 0;
    });
  });
});

async function addDate(flyout: Locator, date: string): Promise<void> {
  await flyout.getByLabel('Date', { exact: true }).fill(date);
  await flyout.getByRole('button', { name: 'Add date' }).click();
  await flyout.getByText(`Closed on ${said(date)}`).waitFor();
}

async function addOnline(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add location' }).click();
  const flyout = page.getByRole('dialog', { name: 'Add location' });
  await flyout.getByLabel('Name', { exact: true }).fill('Online');
  await flyout.getByRole('radio', { name: /^Virtual/ }).check();
  await flyout.getByLabel('Link', { exact: true }).fill('https://meet.example.com/ines');
  await flyout.getByRole('button', { name: 'Add location' }).click();
  await flyout.waitFor({ state: 'hidden' });
}

async function freeOn({ pro, practiceId, serviceId, locationId }: OpenPractice, day: string): Promise<object[]> {
  const { availability } = await pro.ask<{ availability: { days: { slots: object[] }[] } }>(FREE, {
    ...{ id: practiceId, services: [serviceId], location: locationId, day },
  });
  return availability.days.flatMap(({ slots }) => slots);
}

/** `YYYY-MM-DD` in the zone of the practice. */
const dayAhead = (days: number) => new Date(Date.now() + days * DAY_MS).toLocaleDateString('sv-SE', { timeZone: ZONE });

const inWords = (date: string, options: Intl.DateTimeFormatOptions) =>
  new Date(`${date}T12:00:00Z`).toLocaleDateString('en-US', { timeZone: 'UTC', ...options });

/** `Fri, Dec 25, 2026`. */
const said = (date: string) => inWords(date, { weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' });

/** As the calendar of the booking flow names a day. */
const spoken = (date: string, rest = ',') => ({
  month: inWords(date, { month: 'long', year: 'numeric' }),
  day: new RegExp(`^${inWords(date, { weekday: 'long', month: 'long', day: 'numeric' })}${rest}`),
});
