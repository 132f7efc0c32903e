import { describe, expect } from '@jest/globals';
import { AccountPages } from './pages/account-pages.js';
import { BookingPage } from './pages/booking-page.js';
import { violationsOf } from './support/accessibility.js';
import { lookAt } from './support/appointments.js';
import { openPractice, PASSWORD } from './support/open-practice.js';
import { CARDS, decideDispute, disputeChargeOf, mailTo } from './support/sandbox.js';
import { journey, newClient, useBrowser } from './support/stage.js';

describe('A disputed payment', () => {
  useBrowser();

  journey('reaches the inbox with its deadline, and is a refund once it is lost', async (stage) => {
    const practice = await openPractice({ instant: true });
    const booking = new BookingPage(await stage.visitor());
    await booking.openPayment(practice.slug, newClient());
    await booking.pay(CARDS.good);
    const { id } = await lookAt(await booking.booked());
    const disputeId = await disputeChargeOf(id);
    await mailTo(practice.email, /^Grace Okafor disputes a payment of \$90\.00$/);

    const page = await stage.visitor();
    await new AccountPages(page).logIn(practice.email, PASSWORD, '/portal');
    await page.getByRole('button', { name: /^Notifications 1$/ }).click();
    const inbox = page.getByRole('dialog', { name: 'Notifications' });
    await inbox.getByText('Disputed', { exact: true }).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await inbox.getByRole('link', { name: 'View' }).click();
    const flyout = page.getByRole('dialog');
    await flyout.getByText('Your client disputes $90.00').waitFor();
    await flyout.getByText(/Please answer by \w+day, .*, or the dispute is lost\./).waitFor();
    const link = flyout.getByRole('link', { name: /^Answer at your provider/ });
    expect(await link.getAttribute('href')).toMatch(/^https:\/\/dashboard\.stripe\.com\/acct_\w+\/disputes\/du_\w+$/);
    expect(await flyout.getByRole('button', { name: 'Add refund' }).count()).toBe(0);
    expect(await violationsOf(page)).toEqual([]);

    await decideDispute(disputeId, 'lost');
    await mailTo(practice.email, /^You lost the dispute over \$90\.00 with Grace Okafor$/);
    await page.reload();
    await flyout.getByText('The dispute of $90.00 was lost').waitFor();
    await flyout.getByText('Lost dispute').waitFor();
    expect(await violationsOf(page)).toEqual([]);
  });
});
