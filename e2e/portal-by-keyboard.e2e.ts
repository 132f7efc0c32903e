import { describe, expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { AccountPages } from './pages/account-pages.js';
import { violationsOf } from './support/accessibility.js';
import { eventually } from './support/eventually.js';
import { tabTo } from './support/keyboard.js';
import { openPractice, PASSWORD } from './support/open-practice.js';
import { journey, newClient, useBrowser } from './support/stage.js';

const DAY_MS = 86_400_000;

describe('The portal by keyboard only', () => {
  useBrowser();

  journey('a client is created, booked, moved, cancelled and opened without a mouse', async (stage) => {
    const practice = await openPractice({ charges: false });
    const page = await stage.visitor();
    await new AccountPages(page).logIn(practice.email, PASSWORD, '/portal');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await noteMouse(page);

    await take(page, 'create client', 'Create client');
    const creating = page.getByRole('dialog', { name: 'Create client' });
    await creating.getByLabel('First name').waitFor();
    await type(page, 'First name', 'Noor');
    await type(page, 'Last name', 'Byrne');
    await type(page, 'Email', newClient('Noor', 'Byrne').email);
    await press(page, 'Create client');
    await page.getByText('Client added successfully').waitFor();
    await creating.waitFor({ state: 'hidden' });

    const day = new Date(Date.now() + 3 * DAY_MS).toISOString().slice(0, 10);
    await take(page, 'create appointment', 'Create appointment');
    const booking = page.getByRole('dialog', { name: 'Create appointment' });
    await booking.getByRole('combobox', { name: 'Client' }).waitFor();
    await type(page, 'Client', 'noor');
    await booking.getByRole('option', { name: /Noor Byrne/ }).waitFor();
    await eventually('the one found', async () => (await booking.locator('[data-highlighted]').count()) === 1);
    // Enter takes nothing while the search is under way.
    await booking.locator('[role=listbox][aria-busy=false]').waitFor();
    await page.keyboard.press('Enter');
    await booking.getByRole('button', { name: 'Change client' }).waitFor();
    await type(page, 'Service', 'Swedish');
    await booking.getByRole('group', { name: 'Service 1: Swedish massage' }).waitFor();
    await type(page, 'Date', monthDayYear(day));
    await type(page, 'Start', '0200PM');
    await press(page, 'Create appointment');
    await page.getByText('Appointment created successfully.').waitFor();
    await booking.waitFor({ state: 'hidden' });

    await take(page, 'noor', 'Noor Byrne', 'Appointments');
    const flyout = page.getByRole('dialog', { name: 'Upcoming appointment' });
    await flyout.getByText('2:00 PM – 3:00 PM').first().waitFor();
    await press(page, 'Edit appointment');
    const editing = page.getByRole('dialog', { name: 'Edit appointment' });
    await editing.getByLabel('Start').waitFor();
    await type(page, 'Start', '0430PM');
    await press(page, 'Save changes');
    await page.getByText('Appointment updated successfully.').waitFor();
    await flyout.getByText('4:30 PM – 5:30 PM').first().waitFor();

    await press(page, 'Cancel appointment');
    const question = page.getByRole('alertdialog', { name: 'Cancel this appointment?' });
    await question.getByRole('list').waitFor();
    await press(page, 'Cancel appointment');
    await page.getByText('Your appointment was cancelled').waitFor();
    await flyout.waitFor({ state: 'hidden' });

    await take(page, 'noor', 'Noor Byrne', 'Clients');
    await page.getByRole('heading', { level: 1, name: 'Noor Byrne' }).waitFor();
    expect(await mouseWasUsed(page)).toBe(false);
  });

  journey('single keys lead through the calendar, and ? lists them', async (stage) => {
    const practice = await openPractice({ charges: false });
    const page = await stage.visitor();
    await new AccountPages(page).logIn(practice.email, PASSWORD, '/portal');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await noteMouse(page);
    await take(page, 'calendar', 'Calendar');
    const isAt = (pattern: RegExp) => page.waitForURL(pattern);
    await page.getByRole('button', { name: 'Create appointment' }).waitFor();
    await page.keyboard.press('m');
    await isAt(/view=month/);
    await page.keyboard.press('n');
    await isAt(/view=month&date=/);
    await page.keyboard.press('t');
    await isAt(/view=month$/);
    await page.keyboard.press('d');
    await isAt(/view=day/);
    await page.keyboard.press('w');
    await isAt(/view=week/);

    await page.keyboard.press('?');
    const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await list.getByText('Create an appointment').waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await tabTo(page, (name) => name === 'Use single-key shortcuts');
    await page.keyboard.press('Space');
    await page.keyboard.press('Escape');
    await list.waitFor({ state: 'hidden' });
    // Switched off: the key does nothing here, also after a reload; the palette still opens.
    await page.reload();
    await page.getByRole('button', { name: 'Create appointment' }).waitFor();
    await page.keyboard.press('m');
    await take(page, 'keyboard', 'Keyboard shortcuts');
    await list.waitFor();
    expect(page.url()).toMatch(/view=week/);
    expect(await mouseWasUsed(page)).toBe(false);
  });
});

/** Opens the palette, types, and takes what is called so, by arrows and Enter. */
async function take(page: Page, typed: string, label: string, group?: string): Promise<void> {
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Find or do' });
  await palette.getByRole('combobox').waitFor();
  await page.keyboard.type(typed);
  const options = group ? palette.getByRole('group', { name: group }).getByRole('option') : palette.getByRole('option');
  const option = options.filter({ hasText: label }).first();
  await option.waitFor();
  await palette.getByRole('status').getByText('found').waitFor();
  for (let presses = 0; presses < 30 && (await option.getAttribute('data-highlighted')) === null; presses++) {
    await page.keyboard.press('ArrowDown');
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  }
  expect(await option.getAttribute('data-highlighted')).not.toBeNull();
  await page.keyboard.press('Enter');
  await palette.waitFor({ state: 'hidden' });
}

/** Tabs to a field and types into it; of a choice it is the beginning, of a date or time its digits. */
async function type(page: Page, label: string, text: string): Promise<void> {
  const takesText = () =>
    page.evaluate(() => document.activeElement?.matches('input:not([type=radio]), select') ?? false);
  do await tabTo(page, (name) => name.startsWith(label));
  while (!(await takesText()));
  await page.keyboard.type(text);
}

/** Tabs to a button and presses it, once it can be pressed. */
async function press(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name, exact: true }).last();
  await eventually(`“${name}” to be enabled`, () => button.isEnabled());
  await tabTo(page, (focused) => focused === name);
  await page.keyboard.press('Enter');
}

/** As the field of an American English browser takes it. */
const monthDayYear = (day: string) => day.slice(5, 7) + day.slice(8, 10) + day.slice(0, 4);

async function noteMouse(page: Page): Promise<void> {
  await page.evaluate(() => addEventListener('pointerdown', () => sessionStorage.setItem('mouse', 'used'), true));
}

const mouseWasUsed = (page: Page) => page.evaluate(() => sessionStorage.getItem('mouse') !== null);
