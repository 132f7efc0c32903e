import { describe, expect } from '@jest/globals';
import { AccountPages } from './pages/account-pages.js';
import { violationsOf } from './support/accessibility.js';
import { eventually } from './support/eventually.js';
import { openPractice, PASSWORD } from './support/open-practice.js';
import { journey, useBrowser } from './support/stage.js';

describe('The subscription of a practice', () => {
  useBrowser();

  journey('a plan is paid at Stripe, brings its field of the profile, is cancelled and ends', async (stage) => {
    const practice = await openPractice({ charges: false, instant: true });
    const page = await stage.visitor();
    const mine = page.getByRole('region', { name: 'Your plan' });
    const website = page.getByLabel(/^Website/);
    const atStripe = async (button: string) => {
      await page.getByRole('button', { name: 'Card, invoices and plan' }).click();
      await page.getByRole('button', { name: button }).click();
      await page.getByRole('link', { name: 'Return to Yarrow' }).click();
    };
    await new AccountPages(page).logIn(practice.email, PASSWORD, '/portal');
    await page.goto('/portal/profile/audience');
    await page.getByLabel(/^Facebook/).waitFor();
    expect(await website.count()).toBe(0);

    await page.goto('/portal/subscriptions');
    await mine.getByText('You pay nothing for Yarrow.').waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('button', { name: /^Subscribe to Website for \$12 a month/ }).click();
    await page.getByRole('button', { name: 'Pay with one that is declined' }).click();
    await page.getByText('Your card was declined').waitFor();
    await page.getByRole('button', { name: 'Pay with a card that works' }).click();
    await page.getByText('Website is now your plan').waitFor();
    await mine.getByText('Website · $12 a month').waitFor();
    await eventually('the field that comes with the plan', async () => {
      await page.goto('/portal/profile/audience');
      await page.getByLabel(/^Facebook/).waitFor();
      return (await website.count()) === 1;
    });

    await page.goto('/portal/subscriptions');
    await atStripe('Change to $120.00 a year');
    await mine.getByText('Website · $120 a year').waitFor();
    await atStripe('Cancel it');
    await mine.getByText(/^Ends on/).waitFor();
    await atStripe('End it now');
    await mine.getByText('You pay nothing for Yarrow.').waitFor();
    await page.getByRole('button', { name: /^Subscribe to Website for \$12 a month/ }).waitFor();
  });
});
