import { describe, expect } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { AccountPages } from './pages/account-pages.js';
import { EventPages } from './pages/event-pages.js';
import { violationsOf } from './support/accessibility.js';
import { eventually } from './support/eventually.js';
import { lookAtRegistration, scheduleEvent } from './support/group-events.js';
import { openPractice, PASSWORD } from './support/open-practice.js';
import { CARDS, chargesOf, countMailsTo, mailTo } from './support/sandbox.js';
import { journey, newClient, useBrowser, type ClientPerson } from './support/stage.js';

const NAME = 'Full Moon Sound Bath';

describe('Group events in the portal', () => {
  useBrowser();

  journey('one is filled over its capacity; its cancellation notifies and refunds all registrants', async (stage) => {
    const practice = await openPractice({ instant: true });
    const event = await scheduleEvent(practice, { name: NAME, capacity: 2 });
    const [grace, rosa, ned] = [newClient(), newClient('Rosa', 'Diaz'), newClient('Ned', 'Park')];
    const visitor = await stage.visitor();
    const pages = new EventPages(visitor);
    await pages.open(event.url, NAME);
    await pages.register(grace, 'Continue to payment');
    await pages.pay(CARDS.good, 'Pay $25 and register');
    const token = await pages.registration('You are registered');
    const { id } = await lookAtRegistration(token);

    const page = await stage.visitor();
    await new AccountPages(page).logIn(practice.email, PASSWORD, '/portal');
    await page.goto(`/portal/calendar?groupEventId=${event.id}`);
    const flyout = page.getByRole('dialog', { name: 'Edit Scheduled Group Event' });
    await flyout.getByRole('link', { name: 'Grace Okafor' }).waitFor();
    await flyout.getByText('Paid', { exact: true }).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await addNew(flyout, rosa);
    await flyout.getByText('2 of 2 places are taken. You can still add clients.').waitFor();
    await pages.open(event.url, NAME);
    await visitor.getByText(/^All places are taken/).waitFor();
    await addNew(flyout, ned);
    await flyout.getByText('3 of 2 places are taken. You can still add clients.').waitFor();
    for (const name of ['Rosa Diaz', 'Ned Park']) await flyout.getByRole('link', { name }).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await mailTo(rosa.email, /^Registered: Full Moon Sound Bath/);
    // The practice is notified of the place that was booked, not of those it gave itself.
    await mailTo(practice.email, /^New registration for Full Moon Sound Bath from Grace Okafor/);
    expect(await countMailsTo(practice.email, /^New registration/)).toBe(1);

    await flyout.getByRole('tab', { name: 'Details' }).click();
    await flyout.getByRole('button', { name: 'Cancel event' }).click();
    const question = page.getByRole('alertdialog', { name: 'Cancel this event?' });
    await question.getByText(/The 3 clients who are registered are told and fully refunded/).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await question.getByRole('button', { name: 'Cancel event' }).click();
    await page.getByText('Event deleted successfully').waitFor();
    await flyout.waitFor({ state: 'hidden' });
    await expectGone(page);

    for (const { email } of [grace, rosa, ned]) await mailTo(email, /^Cancelled: Full Moon Sound Bath/);
    await eventually('the refund', async () =>
      (await chargesOf(id)).every(({ amount_refunded: refunded }) => refunded === 2500),
    );
    expect(await lookAtRegistration(token)).toMatchObject({ state: 'cancelled', clientPaymentStatus: 'Cancelled' });
  });

  journey('one is made on the calendar, found by the public, and renamed on the page of events', async (stage) => {
    const practice = await openPractice({ charges: false });
    const { id } = await scheduleEvent(practice, { name: NAME, amountCents: 0 });
    const page = await stage.visitor({ timezoneId: 'America/New_York' });
    await new AccountPages(page).logIn(practice.email, PASSWORD, '/portal');
    await page.goto('/portal/calendar#create-group-event');
    const flyout = page.getByRole('dialog', { name: 'Create group event' });
    await flyout.getByLabel('Group event type').selectOption(NAME);
    const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
    await flyout.getByLabel('Start date').fill(day);
    await flyout.getByLabel('Start time').fill('19:00');
    expect(await flyout.getByLabel('End time').inputValue()).toBe('20:30');
    await flyout.getByLabel('Name').fill('Harvest Moon');
    expect(await violationsOf(page)).toEqual([]);
    await flyout.getByRole('button', { name: 'Create group event' }).click();
    await page.getByText('Your event was saved successfully').waitFor();
    await page.getByRole('main').getByRole('button', { name: 'Harvest Moon' }).first().click();
    await page.getByRole('dialog').getByText('No one has registered yet').waitFor();
    const [created] = new URL(page.url()).searchParams.getAll('groupEventId');
    expect(created).not.toBe(id);
    await page.goto(`/p/${practice.slug}/events/${created}`);
    await page.getByRole('heading', { level: 1, name: 'Harvest Moon' }).waitFor();

    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/portal/events');
    const cards = page.getByRole('list', { name: 'Events' });
    await cards.waitFor();
    expect(await cards.evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length)).toBe(4);
    await page.getByRole('button', { name: 'Edit event Harvest Moon' }).click();
    const editing = page.getByRole('dialog', { name: 'Edit event' });
    await editing.getByRole('tab', { name: 'Details' }).click();
    await editing.getByLabel('Name').fill('Hunter Moon');
    expect(await violationsOf(page)).toEqual([]);
    await editing.getByRole('button', { name: 'Save' }).click();
    await page.getByText("Your event 'Hunter Moon' was saved successfully").waitFor();
    await page.getByRole('listitem').filter({ hasText: 'Hunter Moon' }).waitFor();
    expect(await violationsOf(page)).toEqual([]);
  });

  journey('a type is made in the services hub and scheduled at once, and the public signs up', async (stage) => {
    const practice = await openPractice({ charges: false });
    const page = await stage.visitor({ timezoneId: 'America/New_York' });
    await new AccountPages(page).logIn(practice.email, PASSWORD, '/portal');
    await page.goto('/portal/services#events');
    await page.getByRole('button', { name: 'Add New Event Type' }).click();
    const form = page.getByRole('dialog', { name: 'Create event type' });
    await form.getByLabel('Name').fill('Yin yoga');
    await form.getByLabel('Location').selectOption({ label: 'Elm Street studio' });
    await form.getByRole('button', { name: 'Save' }).click();
    await page.getByText("Your event type 'Yin yoga' was saved successfully").waitFor();
    await page
      .getByRole('alertdialog', { name: 'Schedule this event now?' })
      .getByRole('button', { name: 'Yes, schedule' })
      .click();
    const flyout = page.getByRole('dialog', { name: 'Create group event' });
    // The calendar learns of a new type by an event.
    const saved = page.getByText('Your event was saved successfully');
    await eventually('a scheduled event', async () => {
      await flyout.getByLabel('Start date').fill(new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10));
      await flyout.getByRole('button', { name: 'Create group event' }).click();
      await saved.waitFor({ timeout: 5_000 });
      return true;
    });

    await page.goto('/portal/events');
    const card = page.getByRole('listitem').filter({ hasText: 'Yin yoga' });
    await card.getByText('0 signed up').waitFor();
    const visitor = await stage.visitor();
    await visitor.goto(`/p/${practice.slug}`);
    await visitor
      .getByRole('link', { name: /Yin yoga/ })
      .first()
      .click();
    const pages = new EventPages(visitor);
    await pages.register(newClient(), 'Register for free');
    await visitor.getByRole('heading', { name: 'You are registered' }).waitFor();
    await eventually('a registrant', async () => {
      await page.reload();
      await card.waitFor();
      return (await card.getByText('1 signed up').count()) > 0;
    });
  });
});

/** Adds a new client from the fields of the flyout. */
async function addNew(flyout: Locator, { firstName, lastName, email }: ClientPerson): Promise<void> {
  await flyout.getByRole('button', { name: 'Add client', exact: true }).click();
  const form = flyout.getByRole('group', { name: 'Add client' });
  await form.getByRole('button', { name: 'Add a new client' }).click();
  await form.getByLabel('First name').fill(firstName);
  await form.getByLabel('Last name').fill(lastName);
  await form.getByLabel('Email').fill(email);
  await form.getByRole('button', { name: 'Add to event' }).click();
  await form.waitFor({ state: 'hidden' });
}

async function expectGone(page: Page): Promise<void> {
  const drawn = page.getByRole('main').getByRole('button', { name: NAME });
  await eventually('a calendar without it', async () => (await drawn.count()) === 0);
}
