import { describe, expect } from '@jest/globals';
import { AccountPages } from './pages/account-pages.js';
import { violationsOf } from './support/accessibility.js';
import { book } from './support/bookings.js';
import { eventually } from './support/eventually.js';
import { openPractice, PASSWORD } from './support/open-practice.js';
import { journey, newClient, useBrowser } from './support/stage.js';

const CREATE = `mutation CreateClient($firstName: String!, $phone: String!, $notes: String!) {
  createClient(firstName: $firstName, lastName: "Byrne", phone: $phone, notes: $notes) {
    result errors { code message } client { id } } }`;

describe('Two records of one client', () => {
  useBrowser();

  journey('are found, merged with their visits, and two again when the practitioner takes it back', async (stage) => {
    const practice = await openPractice({ charges: false, instant: true });
    const katherine = newClient('Katherine', 'Byrne');
    await book(practice, katherine);
    await practice.pro.change(CREATE, { firstName: 'Kate', phone: katherine.phone, notes: 'Left knee, gently.' });
    const page = await stage.visitor({ viewport: { width: 1440, height: 900 } });
    await new AccountPages(page).logIn(practice.email, PASSWORD, '/portal');
    await page.goto('/portal/clients');
    await page.getByText('Two clients may be the same person.').waitFor();
    await page.getByRole('button', { name: 'Katherine Byrne' }).waitFor();
    await page.getByRole('button', { name: 'Review duplicates' }).click();
    const list = page.getByRole('dialog', { name: 'Possible duplicates' });
    await list.getByText('Same phone number and a similar name').waitFor();
    expect(await violationsOf(page)).toEqual([]);

    await list.getByRole('button', { name: /^Compare and merge/ }).click();
    const compared = page.getByRole('dialog', { name: 'Merge clients' });
    const stays = compared.getByRole('group', { name: 'Which record stays?' });
    await stays.getByRole('radio', { name: /Katherine Byrne/ }).check();
    await compared.getByRole('group', { name: 'Name' }).getByRole('radio', { name: 'Kate Byrne' }).check();
    expect(await violationsOf(page)).toEqual([]);
    await compared.getByRole('button', { name: 'Merge clients' }).click();
    await page.getByText('The two records are one client now: Kate Byrne.').waitFor();
    await compared.waitFor({ state: 'hidden' });
    await list.getByText('Kate Byrne is part of Kate Byrne').waitFor();
    await list.getByRole('button', { name: 'Close' }).last().click();

    await page.getByText('1 client', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Kate Byrne' }).click();
    const flyout = page.getByRole('dialog', { name: 'Kate Byrne' });
    await flyout.getByText('Left knee, gently.').waitFor();
    await flyout.getByText(katherine.email).waitFor();
    await flyout.getByText('Swedish massage').waitFor();
    await flyout.getByRole('button', { name: /^Undo/ }).click();
    const question = page.getByRole('alertdialog');
    expect(await violationsOf(page)).toEqual([]);
    await question.getByRole('button', { name: 'Undo merge' }).click();
    await page.getByText('The merge is undone: they are two clients again.').waitFor();
    await page.getByRole('dialog', { name: 'Katherine Byrne' }).getByText('Swedish massage').waitFor();
    await page.getByRole('dialog', { name: 'Katherine Byrne' }).getByRole('button', { name: 'Close' }).last().click();
    await page.getByText('2 clients', { exact: true }).waitFor();
  });

  journey('is split where it has the visit of another person, who shares the address', async (stage) => {
    const practice = await openPractice({ charges: false, instant: true });
    const katherine = newClient('Katherine', 'Byrne');
    await book(practice, katherine);
    await book(practice, katherine);
    const page = await stage.visitor({ viewport: { width: 1440, height: 900 } });
    await new AccountPages(page).logIn(practice.email, PASSWORD, '/portal');
    await page.goto('/portal/clients');
    await page.getByRole('button', { name: 'Katherine Byrne' }).click();
    const flyout = page.getByRole('dialog', { name: 'Katherine Byrne' });
    await flyout.getByRole('button', { name: 'Split client' }).click();
    const split = page.getByRole('dialog', { name: 'Split client' });
    await split.getByLabel('First name').fill('Ann');
    await split.getByLabel('Last name').fill('Byrne');
    await split.getByRole('checkbox').first().check();
    expect(await violationsOf(page)).toEqual([]);
    await split.getByRole('button', { name: 'Split client' }).click();
    await page.getByText('Ann Byrne is a client of their own now.').waitFor();
    await split.waitFor({ state: 'hidden' });
    await flyout.getByRole('button', { name: 'Close' }).last().click();
    await page.getByText('2 clients', { exact: true }).waitFor();
    for (const name of ['Ann Byrne', 'Katherine Byrne']) {
      await eventually(`one visit of ${name}`, async () => {
        await page.getByRole('button', { name, exact: true }).click();
        const of = page.getByRole('dialog', { name });
        await of
          .getByText(/Swedish massage|No upcoming appointments/)
          .first()
          .waitFor();
        const visits = await of.getByText('Swedish massage').count();
        await of.getByRole('button', { name: 'Close' }).last().click();
        await of.waitFor({ state: 'hidden' });
        return visits === 1;
      });
    }
  });
});
