import { describe, expect } from '@jest/globals';
import { AccountPages } from './pages/account-pages.js';
import { violationsOf } from './support/accessibility.js';
import { openPractice, PASSWORD } from './support/open-practice.js';
import { mailTo } from './support/sandbox.js';
import { journey, newClient, useBrowser } from './support/stage.js';

describe('Gift cards in the portal', () => {
  useBrowser();

  journey('an amount is offered, changed in its row, and sent to a recipient', async (stage) => {
    const practice = await openPractice({ charges: false });
    const { firstName, lastName, email } = newClient();
    const page = await stage.visitor();
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const amount = page.getByLabel('Amount (USD)');
    await new AccountPages(page).logIn(practice.email, PASSWORD, '/portal');
    await page.goto('/portal/gift_card_templates');
    await button('Create New').click();
    await amount.fill('9.50');
    await amount.blur();
    await page.getByText('Amount must be in whole dollars').waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await amount.fill('90');
    await page.getByLabel('Description').fill('An hour of massage');
    await button('Save').click();
    await page.getByText('Gift card template saved successfully.').waitFor();

    await button('Edit $90').click();
    await amount.fill('95');
    await page.getByText('Everybody sees it.').click();
    await button('Save').click();
    const row = page.getByRole('list', { name: 'Gift cards' }).getByRole('listitem');
    await row.filter({ hasText: '$95' }).getByText('Public', { exact: true }).waitFor();

    await button('Send a gift card').click();
    const flyout = page.getByRole('dialog', { name: 'Send a gift card' });
    await flyout.getByLabel('Gift card').selectOption({ label: '$95 · An hour of massage' });
    await flyout.getByLabel("Recipient's name").fill(`${firstName} ${lastName}`);
    await flyout.getByLabel("Recipient's email").fill(email);
    expect(await violationsOf(page)).toEqual([]);
    await flyout.getByRole('button', { name: 'Send' }).click();
    const sent = page.getByRole('list', { name: 'Gift cards sent' }).getByRole('listitem').filter({ hasText: email });
    await sent.getByText('Not used yet').waitFor();
    expect(await violationsOf(page)).toEqual([]);
    const { text } = await mailTo(email, /gift card from/);
    expect(text).toContain((await sent.textContent())!.match(/(?:[0-9A-Z]{5}-){3}[0-9A-Z]{5}/)![0]);
  });
});
