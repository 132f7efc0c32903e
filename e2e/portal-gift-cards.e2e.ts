import { describe, expect } from '@jest/globals';
import { AccountPages } from './pages/account-pages.js';
import { BookingPage } from './pages/booking-page.js';
import { EventPages } from './pages/event-pages.js';
import { violationsOf } from './support/accessibility.js';
import { offerGiftCard } from './support/offers.js';
import { openPractice, PASSWORD } from './support/open-practice.js';
import { CARDS, mailTo } from './support/sandbox.js';
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
    await page.getByText('Everybody can buy it online.').click();
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

  journey('is bought online, paid, mailed and spent', async (stage) => {
    const practice = await openPractice({ instant: true });
    await offerGiftCard(practice, 9_000);
    const [buyer, recipient] = [newClient(), newClient()];
    const page = await stage.visitor();
    await page.goto(`/p/${practice.slug}`);
    await page.getByRole('link', { name: 'Give a gift card' }).click();
    await page.getByRole('heading', { level: 1, name: /^Gift cards of/ }).waitFor();
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await page.getByText("Please enter the recipient's name.").waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.getByLabel('Their name').fill(`${recipient.firstName} ${recipient.lastName}`);
    await page.getByLabel('Their email').fill(recipient.email);
    await page.getByLabel('Message').fill('Rest well');
    await page.getByLabel('Your name').fill(`${buyer.firstName} ${buyer.lastName}`);
    await page.getByLabel('Your email').fill(buyer.email);
    await page.getByRole('button', { name: 'Continue to payment' }).click();

    await page.waitForURL('**/gift-cards/*');
    expect(await violationsOf(page)).toEqual([]);
    await new EventPages(page).pay(CARDS.good, 'Pay $90');
    await page.getByRole('heading', { level: 1, name: 'Thank you' }).waitFor();
    await page.getByText(`We have sent the code to ${recipient.firstName}`).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await mailTo(buyer.email, /^Your receipt: a \$90\.00 gift card/);
    await mailTo(practice.email, /^You sold a \$90\.00 gift card/);
    const { text } = await mailTo(recipient.email, /gift card from/);
    expect(text).toContain('Rest well');
    const [code] = text.match(/(?:[0-9A-Z]{5}-){3}[0-9A-Z]{5}/)!;

    await page.goto('/gift-card-balance');
    await page.getByLabel('Code').fill(code!);
    await page.getByRole('button', { name: 'Show the balance' }).click();
    await page.getByText('$90 left').waitFor();
    expect(await violationsOf(page)).toEqual([]);

    const booking = new BookingPage(page);
    await booking.openPayment(practice.slug, recipient);
    await page.getByLabel('Coupon or gift card').fill(code!);
    await page.getByRole('button', { name: 'Apply code' }).click();
    await booking.booked();

    const owner = await stage.visitor();
    await new AccountPages(owner).logIn(practice.email, PASSWORD, '/portal');
    await owner.goto('/portal/gift_card_templates#activity');
    const sold = owner.getByRole('list', { name: 'Gift cards sent' }).getByRole('listitem');
    await sold.getByText('Sold online').waitFor();
    await sold.getByText('Used up').waitFor();
    await sold.getByText(`From ${buyer.firstName} ${buyer.lastName}`).waitFor();
  });
});
