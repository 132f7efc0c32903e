import { describe, expect } from '@jest/globals';
import { AccountPages } from './pages/account-pages.js';
import { violationsOf } from './support/accessibility.js';
import { eventually } from './support/eventually.js';
import { openPractice, PASSWORD } from './support/open-practice.js';
import { journey, useBrowser } from './support/stage.js';

const FREE = `query Free($id: ID!, $services: [ID!]!, $location: ID!, $day: Date!) {
  availability(practiceId: $id, serviceIds: $services, locationId: $location, from: $day, to: $day) {
    days { slots { startsAt } } } }`;

describe('Personal events in the portal', () => {
  useBrowser();

  journey('one is made, moved and cancelled, and its time with it', async (stage) => {
    const practice = await openPractice({ charges: false });
    const { practiceId: id, serviceId, locationId: location } = practice;
    const day = new Date(Date.now() + 4 * 86_400_000).toISOString().slice(0, 10);
    const free = async (time: string) => {
      const { availability } = await practice.pro.ask<{ availability: { days: { slots: { startsAt: string }[] }[] } }>(
        FREE,
        { id, services: [serviceId], location, day },
      );
      return availability.days.some(({ slots }) => slots.some(({ startsAt }) => startsAt.slice(11, 16) === time));
    };
    await eventually('a free hour', () => free('10:00'));

    const page = await stage.visitor({ timezoneId: 'Europe/London' });
    await new AccountPages(page).logIn(practice.email, PASSWORD, '/portal');
    await page.goto(`/portal/calendar?date=${day}#create-appointment`);
    await page.getByRole('dialog').getByText('Personal', { exact: true }).click();
    const form = page.getByRole('dialog', { name: 'Create personal event' });
    await form.getByLabel('Name').fill('Dentist');
    await form.getByLabel('Start date').fill(day);
    await form.getByLabel('Start time').fill('10:00');
    expect(await form.getByLabel('End time').inputValue()).toBe('11:00');
    expect(await violationsOf(page)).toEqual([]);
    await form.getByRole('button', { name: 'Create event' }).click();
    await page.getByText('Personal event created successfully.').waitFor();
    await eventually('a time that is taken', async () => !(await free('10:00')));

    const drawn = page.getByRole('main').getByRole('button', { name: 'Dentist' }).first();
    await drawn.click();
    const flyout = page.getByRole('dialog', { name: 'Edit personal event' });
    await flyout.getByLabel('Start time').fill('13:00');
    await flyout.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Personal event updated successfully.').waitFor();
    await eventually('a time that is free again', () => free('10:00'));
    expect(await free('13:00')).toBe(false);

    await drawn.click();
    await flyout.getByRole('button', { name: 'Cancel Event' }).click();
    const question = page.getByRole('alertdialog');
    expect(await violationsOf(page)).toEqual([]);
    await question.getByRole('button', { name: 'Cancel event' }).click();
    await page.getByText('Your personal event has been cancelled').waitFor();
    await eventually('a calendar without it', async () => (await drawn.count()) === 0);
    await eventually('a time that is free again', () => free('13:00'));
  });
});
