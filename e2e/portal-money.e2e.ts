import { describe, expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { AccountPages } from './pages/account-pages.js';
import { AppointmentPage } from './pages/appointment-page.js';
import { BookingPage } from './pages/booking-page.js';
import { CalendarPage } from './pages/calendar-page.js';
import { violationsOf } from './support/accessibility.js';
import { lookAt } from './support/appointments.js';
import { book } from './support/bookings.js';
import { eventually } from './support/eventually.js';
import { asksForNoCard, balanceOf, issueGiftCard } from './support/offers.js';
import { openPractice, PASSWORD } from './support/open-practice.js';
import { CARDS, chargesOf, mailTo } from './support/sandbox.js';
import { SITE_URL } from './support/site.js';
import { journey, newClient, useBrowser } from './support/stage.js';

async function addRefund(page: Page, amount: string) {
  const flyout = page.getByRole('dialog');
  await flyout.getByRole('button', { name: 'Add refund' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Add refund' });
  await dialog.getByLabel(/^Amount/).fill(amount);
  await dialog.getByRole('button', { name: 'Add refund' }).click();
  return dialog;
}

describe('Refunds and invoices of a practice', () => {
  useBrowser();

  journey(
    'a refund of a visit that a gift card paid in part goes to the card first, then onto the gift card',
    async (stage) => {
      const practice = await openPractice({ instant: true });
      const client = newClient();
      const gift = await issueGiftCard(practice, { amountCents: 2525, recipientEmail: client.email });
      const booking = new BookingPage(await stage.visitor());
      await booking.openPayment(practice.slug, client, { service: 'Swedish massage' });
      await booking.applyCode(gift);
      await booking.pay(CARDS.good, 'Pay $64.75 and book');
      const { id, startsAt } = await lookAt(await booking.booked());
      expect(await balanceOf(practice, gift)).toBe(0);

      const page = await stage.visitor();
      await new AccountPages(page).logIn(practice.email, PASSWORD, '/portal');
      const calendar = new CalendarPage(page);
      await calendar.show(startsAt.slice(0, 10));
      await calendar.open('Grace Okafor');
      await addRefund(page, '70.00');
      await page.getByText('Adjustment added').waitFor();
      await page.getByRole('dialog').getByText('−$70.00').waitFor();
      await eventually('the card’s part', async () => (await chargesOf(id))[0]?.amount_refunded === 6475);
      expect(await balanceOf(practice, gift)).toBe(525);

      // No more than is left of what was paid.
      const dialog = await addRefund(page, '20.01');
      await dialog.getByText('Adjustment amount cannot exceed the refundable amount ($20.00)').waitFor();
      await dialog.getByLabel(/^Amount/).fill('20.00');
      await dialog.getByRole('button', { name: 'Add refund' }).click();
      await page.getByRole('dialog').getByText('−$20.00').waitFor();
      await eventually('the whole gift card', async () => (await balanceOf(practice, gift)) === 2525);
      expect((await chargesOf(id)).map(({ amount_refunded }) => amount_refunded)).toEqual([6475]);
    },
  );

  journey('an invoice reaches its client, who reads the file and pays before the visit', async (stage) => {
    const practice = await openPractice({ instant: true });
    await asksForNoCard(practice);
    const client = newClient();
    const { id, token, startsAt } = await book(practice, client);
    const page = await stage.visitor();
    await new AccountPages(page).logIn(practice.email, PASSWORD, '/portal');
    const calendar = new CalendarPage(page);
    await calendar.show(startsAt.slice(0, 10));
    await calendar.open('Grace Okafor');
    await calendar.flyout.getByRole('button', { name: 'Send invoice' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Send invoice' });
    await dialog.getByRole('radio', { name: 'Both' }).check({ force: true });
    expect(await violationsOf(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Send invoice' }).click();
    await page.getByText('Invoice sent successfully').waitFor();
    // Its file is made a moment later, and shows without a reload.
    await calendar.flyout.getByRole('link', { name: 'Invoice 0001' }).waitFor();

    const { text } = await mailTo(client.email, /^Invoice 0001 from .*: \$90\.00 due$/);
    const [file] = /\S+\/api\/payments\/invoices\/\S+\.pdf/.exec(text) ?? [];
    const answer = await fetch(file!);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect((await answer.text()).slice(0, 5)).toBe('%PDF-');
    expect(text).toContain(`${SITE_URL}/m/c/${token}`);

    const visitor = await stage.visitor();
    const appointment = new AppointmentPage(visitor);
    await appointment.open(token);
    await visitor.getByText('You have an invoice for this visit. You can pay it now.').waitFor();
    await visitor.getByRole('link', { name: 'Invoice 0001 (PDF)' }).waitFor();
    expect(await violationsOf(visitor)).toEqual([]);
    await appointment.payWithCard(CARDS.good, '$90');
    await appointment.paymentIs('Paid');
    expect((await chargesOf(id)).map(({ amount }) => amount)).toEqual([9000]);
  });
});
