import { describe, expect } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { AccountPages } from './pages/account-pages.js';
import { ReviewPages } from './pages/review-pages.js';
import { violationsOf } from './support/accessibility.js';
import { eventually } from './support/eventually.js';
import { zoneAtMidday } from './support/offers.js';
import { openPractice, PASSWORD } from './support/open-practice.js';
import { textTo } from './support/sandbox.js';
import { journey, useBrowser } from './support/stage.js';

describe('The reviews of a practice', () => {
  useBrowser();

  journey('are requested, imported, confirmed and answered, and the answer stands on the profile', async (stage) => {
    const practice = await openPractice({ charges: false, timeZone: zoneAtMidday() });
    const [asked, author] = [newNumber(), newNumber()];
    const words = `Slept through for the first time (${randomUUID()}).`;
    const page = await stage.visitor({ viewport: { width: 1440, height: 900 } });
    await new AccountPages(page).logIn(practice.email, PASSWORD, '/portal');

    await page.goto('/portal/reviews');
    await page.waitForURL('**/portal/reviews/request');
    const person = page.getByRole('group', { name: 'Person 1' });
    await person.getByLabel('First name').fill('Lena');
    await person.getByLabel('Phone').fill(asked);
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Send requests' }).click();
    await page.getByText('1 person was asked for a review.').waitFor();
    expect(await textTo(`+1${asked}`, /would love to hear/)).toContain('/i/r/client_info/');

    await page.getByRole('link', { name: 'Import reviews' }).first().click();
    await page.getByRole('textbox', { name: /^Review/ }).fill(words);
    await page.getByLabel('First name').fill('Noor');
    await page.getByLabel('Phone').fill(author);
    await page.getByLabel('Date of the review').fill('2024-05-01');
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Add review' }).click();
    await page.getByText('The review was added. Its author is asked to confirm it.').waitFor();

    await page.goto('/portal/reviews/pending');
    await page.getByText('Imported', { exact: true }).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Resend the request to Noor' }).click();
    await page.getByText('Review request resent.').waitFor();
    const link = await textTo(`+1${author}`, /confirm it: /);
    const visitor = await stage.visitor();
    const review = new ReviewPages(visitor);
    await review.openReview(/\/text_review\/([\w-]+)/.exec(link)![1]!);
    await review.confirmImport();
    await review.write(words);

    await eventually('a review that is public', async () => {
      await page.goto('/portal/reviews/completed');
      await page.getByRole('search').waitFor();
      await page.getByText(/^\d+ reviews?$/).waitFor();
      return (await page.getByText(words).count()) > 0;
    });
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Leave a reply to Noor' }).click();
    const flyout = page.getByRole('dialog', { name: 'Reply to Noor' });
    await flyout.getByLabel('Your reply').fill('Thank you Noor, your massage last week was a joy.');
    await flyout.getByRole('button', { name: 'Post reply' }).click();
    const question = page.getByRole('alertdialog');
    await question.getByText('It names your client.').waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await question.getByRole('button', { name: 'Change the reply' }).click();
    await flyout.getByLabel('Your reply').fill('Thank you for these kind words.');
    await flyout.getByRole('button', { name: 'Post reply' }).click();
    await page.getByText('Your reply has been posted').waitFor();

    await visitor.goto(`/p/${practice.slug}`);
    await visitor.getByText(words).waitFor();
    await visitor.getByText('Thank you for these kind words.').waitFor();
  });
});

/** A number that no test has used before: each is asked once. */
function newNumber(): string {
  return `518${2 + Math.floor(Math.random() * 7)}${String(Math.floor(Math.random() * 1_000_000)).padStart(6, '0')}`;
}
