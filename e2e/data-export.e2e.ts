import { describe, expect } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import { AccountPages } from './pages/account-pages.js';
import { violationsOf } from './support/accessibility.js';
import { book } from './support/bookings.js';
import { openPractice, PASSWORD } from './support/open-practice.js';
import { journey, newClient, useBrowser } from './support/stage.js';

describe('What is kept about an account', () => {
  useBrowser();

  journey('is downloaded by a practitioner, with the records of the practice', async (stage) => {
    const practice = await openPractice({ charges: false, instant: true });
    const client = newClient();
    await book(practice, client);
    const page = await stage.visitor();
    await new AccountPages(page).logIn(practice.email, PASSWORD, '/account/sessions');
    await page.getByRole('button', { name: 'Download your data' }).click();
    const question = page.getByRole('alertdialog', { name: 'Download your data' });
    await question.getByLabel('Your password').fill('not the password');
    await question.getByRole('button', { name: 'Download' }).click();
    await question.getByText('This is not your current password.').waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await question.getByLabel('Your password').fill(PASSWORD);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      question.getByRole('button', { name: 'Download' }).click(),
    ]);
    await question.waitFor({ state: 'hidden' });
    expect(download.suggestedFilename()).toBe('yarrow-data.json');
    expect(JSON.parse(await readFile(await download.path(), 'utf8'))).toMatchObject({
      account: [{ email: practice.email, kind: 'pro' }],
      clients: [{ email: client.email }],
      practice: [{ slug: practice.slug }],
      practice_visits: [{ email: client.email, amount_cents: expect.any(Number) }],
      services: expect.arrayContaining([expect.objectContaining({ name: 'Swedish massage' })]),
    });
    await page.getByRole('heading', { name: 'Your data' }).waitFor();
  });
});
