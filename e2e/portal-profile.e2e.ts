import { describe, expect } from '@jest/globals';
import { fileURLToPath } from 'node:url';
import { AccountPages } from './pages/account-pages.js';
import { violationsOf } from './support/accessibility.js';
import { openPractice, PASSWORD } from './support/open-practice.js';
import { journey, useBrowser } from './support/stage.js';

const PHOTO = fileURLToPath(new URL('../web/public/icon-512.png', import.meta.url));

describe('The profile in the portal', () => {
  useBrowser();

  journey('details, photo, keyword and credential are edited, and the public profile shows them', async (stage) => {
    const practice = await openPractice({ charges: false });
    const page = await stage.visitor();
    await new AccountPages(page).logIn(practice.email, PASSWORD, '/portal/profile');
    await page.getByLabel('Headline').fill('Rest for people who carry much.');
    const shortLink = `rest-${practice.practiceId.slice(0, 8)}`;
    await page.getByLabel('Short link').fill(shortLink);
    await page.getByText('This short link is available.').waitFor();
    await page.getByRole('form', { name: 'Profile details' }).getByRole('button', { name: 'Save' }).click();
    await page.getByText('Your profile details have been saved.').waitFor();
    await page.getByLabel('Choose a photo').setInputFiles(PHOTO);
    await page.getByText('Your profile photo has been saved.').waitFor();
    expect(await violationsOf(page)).toEqual([]);

    await page.getByRole('link', { name: 'Keywords', exact: true }).click();
    await page.getByRole('button', { name: 'Choose keywords' }).click();
    const choice = page.getByRole('dialog', { name: 'Choose keywords' });
    await choice.getByLabel('Find a keyword').fill('reiki');
    await choice.getByText('Reiki', { exact: true }).click();
    expect(await violationsOf(page)).toEqual([]);
    await choice.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Successfully updated keywords').waitFor();
    await page.getByText('0 endorsements').waitFor();

    await page.getByRole('link', { name: 'Credentials', exact: true }).click();
    await page.getByRole('button', { name: 'Add new' }).click();
    const flyout = page.getByRole('dialog', { name: 'Add credential' });
    await flyout.getByLabel('Kind').selectOption('degree');
    await flyout.getByLabel('Name').fill('MSc Nursing');
    const buffer = Buffer.from('%PDF-1.7\nA diploma.\n');
    await flyout
      .getByLabel('Choose a document')
      .setInputFiles({ name: 'msc.pdf', mimeType: 'application/pdf', buffer });
    await flyout.getByText('msc.pdf').waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await flyout.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Pending review').waitFor();
    const document = page.waitForEvent('download');
    await page.getByRole('link', { name: 'msc.pdf' }).click();
    expect((await document).suggestedFilename()).toMatch(/\.pdf$/);

    const visitor = await stage.visitor();
    await visitor.goto(`/p/${shortLink}`);
    await visitor.getByText('Rest for people who carry much.').first().waitFor();
    await visitor.getByText('Reiki', { exact: true }).first().waitFor();
    expect(await visitor.getByText('MSc Nursing').count()).toBe(0);
    const portraits = visitor.locator('img[src^="/media/photos/"]');
    await portraits.first().waitFor();
  });
});
