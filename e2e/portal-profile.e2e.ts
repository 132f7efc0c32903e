import { describe, expect } from '@jest/globals';
import { fileURLToPath } from 'node:url';
import type { Locator } from 'playwright-core';
import { AccountPages } from './pages/account-pages.js';
import { violationsOf } from './support/accessibility.js';
import { eventually } from './support/eventually.js';
import { openPractice, PASSWORD } from './support/open-practice.js';
import { moveToTop } from './support/sorting.js';
import { journey, useBrowser } from './support/stage.js';

const [PHOTO, SMALL_PHOTO] = ['icon-512.png', 'icon-192.png'].map((name) =>
  fileURLToPath(new URL(`../web/public/${name}`, import.meta.url)),
) as [string, string];

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

    await page.goto('/portal/profile/credential');
    await page.getByText('Pending review').waitFor();
    await page.getByRole('button', { name: 'Verify identity' }).click();
    await page.getByRole('button', { name: 'Show my document' }).click();
    await page.waitForURL('**/portal/profile');
    // Stripe says so by a webhook, which the page knows nothing of.
    await eventually('the step after the proof of identity', async () => {
      await page.reload();
      const status = page.getByRole('region', { name: 'Profile status' });
      await status.getByText('Complete', { exact: true }).waitFor();
      return (await status.getByRole('link', { name: 'Get client reviews' }).count()) > 0;
    });

    const visitor = await stage.visitor();
    await visitor.goto(`/p/${shortLink}`);
    await visitor.getByText('Rest for people who carry much.').first().waitFor();
    await visitor.getByText('Reiki', { exact: true }).first().waitFor();
    expect(await visitor.getByText('MSc Nursing').count()).toBe(0);
    const portraits = visitor.locator('img[src^="/media/photos/"]');
    await portraits.first().waitFor();
  });

  journey('photos are added at once, sorted by the keyboard, and stand on the profile in that order', async (stage) => {
    const practice = await openPractice({ charges: false });
    const page = await stage.visitor();
    await new AccountPages(page).logIn(practice.email, PASSWORD, '/portal');
    await page.goto('/portal/profile/photos');
    await page.getByLabel('Choose photos').setInputFiles([PHOTO, SMALL_PHOTO]);
    await page.getByText('Your photo has been saved.').first().waitFor();
    const photos = page.getByRole('list', { name: 'Photos' }).locator('img');
    await photos.nth(1).waitFor();
    const before = await sources(photos);
    await moveToTop(page, 'photo 2');
    await eventually('the new order', async () => {
      await page.reload();
      await photos.nth(1).waitFor();
      return (await sources(photos))[0] === before[1];
    });
    expect(await violationsOf(page)).toEqual([]);

    const visitor = await stage.visitor();
    await visitor.goto(`/p/${practice.slug}`);
    const [first] = before.toReversed();
    await visitor
      .locator(`img[src*="${idOfPhoto(first!)}"]`)
      .first()
      .waitFor();
  });
});

/** Addresses of pictures, in their order. */
const sources = (images: Locator) => images.evaluateAll((all) => all.map((image) => image.getAttribute('src') ?? ''));

/** The part of its address that all sizes of a photo share. */
const idOfPhoto = (src: string) => /\/photos\/([\w-]{36})/.exec(src)![1]!;
