import { describe, expect } from '@jest/globals';
import { AccountPages } from './pages/account-pages.js';
import { AppointmentPage } from './pages/appointment-page.js';
import { BookingPage } from './pages/booking-page.js';
import { violationsOf } from './support/accessibility.js';
import { lookAt } from './support/appointments.js';
import { eventually } from './support/eventually.js';
import { openForToday } from './support/offers.js';
import { PASSWORD } from './support/open-practice.js';
import { CARDS, chargesOf } from './support/sandbox.js';
import { journey, newClient, useBrowser } from './support/stage.js';

describe('Money in the portal', () => {
  useBrowser();

  journey('a failed payment is retried from the inbox, and goes when another card pays', async (stage) => {
    const practice = await openForToday();
    const client = newClient();
    const visitor = await stage.visitor({ timezoneId: practice.timeZone });
    const booking = new BookingPage(visitor);
    await booking.openPayment(practice.slug, client, { nextDay: true });
    await booking.pay(CARDS.declinedLater, 'Save card and book');
    const token = await booking.booked();
    const { id } = await lookAt(token);
    const appointment = new AppointmentPage(visitor);
    await appointment.open(token);
    await appointment.moveToFirstTime();
    await eventually('a failed charge', async () => (await lookAt(token)).clientPaymentStatus === 'Failed');

    const page = await stage.visitor();
    await new AccountPages(page).logIn(practice.email, PASSWORD, '/portal');
    await page.getByRole('button', { name: /^Notifications 1$/ }).click();
    const inbox = page.getByRole('dialog', { name: 'Notifications' });
    await inbox.getByText('Payment failed', { exact: true }).waitFor();
    await inbox.getByRole('button', { name: 'Retry' }).click();
    await page.getByText('Payment failed: Your card was declined. Please try another card.').first().waitFor();
    expect(await violationsOf(page)).toEqual([]);
    expect(await chargesOf(id)).toEqual([]);

    await appointment.open(token);
    await appointment.addCard(CARDS.good);
    await page.reload();
    const bell = page.getByRole('button', { name: /^Notifications/ });
    await bell.waitFor();
    await bell.click();
    const retry = inbox.getByRole('button', { name: 'Retry' });
    const settled = inbox.getByText("You're all caught up");
    await retry.or(settled).first().waitFor();
    if (await retry.isVisible()) await retry.click();
    await settled.waitFor();
    await eventually('the charge', async () => (await chargesOf(id)).length > 0);
    expect((await chargesOf(id)).map(({ amount }) => amount)).toEqual([9000]);

    await page.goto('/portal/payments');
    await page.getByRole('cell', { name: 'Grace Okafor' }).click();
    const flyout = page.getByRole('dialog');
    await flyout.getByRole('button', { name: 'Add refund' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Add refund' });
    await dialog.getByLabel(/^Amount/).fill('25.50');
    expect(await violationsOf(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Add refund' }).click();
    await page.getByText('Adjustment added').waitFor();
    await flyout.getByText('−$25.50').waitFor();
    await eventually('the refund', async () => (await chargesOf(id))[0]?.amount_refunded === 2550);
  });

  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    journey(`the payments and their settings are in order at ${viewport.width} px`, async (stage) => {
      const practice = await openForToday();
      const page = await stage.visitor({ viewport });
      await new AccountPages(page).logIn(practice.email, PASSWORD, '/portal');
      await page.goto('/portal/payments');
      await page.getByText('No payments yet').waitFor();
      expect(await violationsOf(page)).toEqual([]);
      await page.getByRole('main').getByRole('button', { name: 'Settings' }).click();
      const settings = page.getByRole('dialog', { name: 'Payment settings' });
      await settings.getByRole('checkbox', { name: /^Text clients/ }).click();
      await settings.getByLabel('When the text is sent').selectOption('At once');
      expect(await violationsOf(page)).toEqual([]);
      await settings.getByRole('button', { name: 'Save' }).click();
      await page.getByText('Settings updated successfully.').waitFor();
      await settings.waitFor({ state: 'hidden' });
    });
  }
});
