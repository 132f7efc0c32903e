import { describe, expect } from '@jest/globals';
import { AccountPages } from './pages/account-pages.js';
import { violationsOf } from './support/accessibility.js';
import { eventually } from './support/eventually.js';
import { openPractice, PASSWORD } from './support/open-practice.js';
import { journey, useBrowser } from './support/stage.js';

describe('The referral programme', () => {
  useBrowser();

  journey('a practitioner shares the code, and another one registers with it', async (stage) => {
    const practice = await openPractice({ charges: false });
    const page = await stage.visitor();
    await new AccountPages(page).logIn(practice.email, PASSWORD, '/portal');
    await page.goto('/portal/referral');
    const code = page.getByRole('region', { name: 'Your discount code' }).locator('code');
    await code.waitFor();
    expect(await violationsOf(page)).toEqual([]);
    const shown = (await code.textContent())!;

    const joined = await stage.visitor();
    await joined.goto(`/register?kind=pro&referral=${shown}`);
    const field = joined.getByLabel('Referral code');
    await eventually('the code of the link', async () => (await field.inputValue()) === shown);
    await field.fill('0000-0000');
    await joined.getByLabel('First name').fill('Ines');
    await joined.getByLabel('Last name').fill('Duarte');
    await joined.getByLabel('Email').fill(`ines-${Date.now()}@example.com`);
    await joined.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await joined.getByRole('button', { name: 'Create my practice' }).click();
    await joined.getByText('There is no such referral code. Please check it, or leave it empty.').waitFor();
    await field.fill(shown);
    await joined.getByRole('button', { name: 'Create my practice' }).click();
    await joined.waitForURL('**/portal');
  });
});
