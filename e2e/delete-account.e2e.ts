import { describe, expect } from '@jest/globals';
import { AccountPages } from './pages/account-pages.js';
import { violationsOf } from './support/accessibility.js';
import { book } from './support/bookings.js';
import { openPractice, PASSWORD as PRO_PASSWORD } from './support/open-practice.js';
import { mailTo } from './support/sandbox.js';
import { journey, newClient, useBrowser } from './support/stage.js';

const CANCEL = `mutation Cancel($id: ID!) {
  cancelAppointment(appointmentId: $id) { result errors { code message } } }`;
const PASSWORD = 'seven slow mountain goats';

describe('Deleting an account', () => {
  useBrowser();

  journey('a client confirms the address, deletes the account, and cannot log in again', async (stage) => {
    stage.expectComplaint(/status of 4\d\d/);
    const client = newClient('Amara', 'Diallo');
    const page = await stage.visitor({ viewport: { width: 1440, height: 900 } });
    const accounts = new AccountPages(page);
    await accounts.registerClient(client, PASSWORD);
    await page.goto('/account/sessions');
    await page.getByRole('link', { name: 'Delete your account' }).click();
    await page.getByRole('heading', { name: 'Before you can delete it' }).waitFor();
    await page.getByText("Your email address isn't confirmed.").waitFor();
    expect(await violationsOf(page)).toEqual([]);

    const { text } = await mailTo(client.email, /^Confirm your email address/);
    await page.goto(/http\S+confirm-email\S+/.exec(text)?.[0] ?? '');
    await page.getByRole('heading', { name: 'Your address is confirmed' }).waitFor();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/account/delete');
    await page.getByRole('button', { name: 'Delete my account' }).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Delete my account' }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByLabel('Password', { exact: true }).fill('not the password');
    await dialog.getByRole('button', { name: 'Delete my account' }).click();
    await dialog.getByText('This is not the password of your account.').waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Delete my account' }).click();
    await page.getByRole('heading', { name: 'Your account is deleted' }).waitFor();
    expect(await violationsOf(page)).toEqual([]);

    await page.goto('/login');
    await accounts.submitLogin(client.email, PASSWORD);
    await page.getByText('The email or password is not right. Please try again.').waitFor();
  });

  journey('a practice erases a client who is to come no more, and not before', async (stage) => {
    const practice = await openPractice({ charges: false });
    const { id } = await book(practice, newClient('Grace', 'Okafor'));
    const page = await stage.visitor({ viewport: { width: 1440, height: 900 } });
    await new AccountPages(page).logIn(practice.email, PRO_PASSWORD, '/portal');
    await page.goto('/portal/clients');
    await page.getByRole('button', { name: 'Grace Okafor' }).click();
    const flyout = page.getByRole('dialog', { name: 'Grace Okafor' });
    await flyout.getByRole('button', { name: 'Edit client' }).click();
    const form = page.getByRole('dialog', { name: 'Edit Grace Okafor' });
    await form.getByRole('button', { name: 'Erase client' }).click();
    const question = page.getByRole('alertdialog', { name: 'Erase Grace Okafor?' });
    await question.getByRole('button', { name: 'Erase client' }).click();
    await question.getByText('There are visits still to come. Please cancel them first.').waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await practice.pro.change(CANCEL, { id });
    await question.getByRole('button', { name: 'Erase client' }).click();
    await page.getByText('Grace Okafor is erased.').waitFor();
    await form.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Grace Okafor' }).waitFor({ state: 'hidden' });
  });
});
