import { describe, expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { AccountPages } from './pages/account-pages.js';
import { AppointmentPage } from './pages/appointment-page.js';
import { BookingPage } from './pages/booking-page.js';
import { BookingsPage } from './pages/bookings-page.js';
import { lookAt } from './support/appointments.js';
import { eventually } from './support/eventually.js';
import { balanceOf, issueCoupon, issueGiftCard, sellPackage } from './support/offers.js';
import { openPractice, PASSWORD } from './support/open-practice.js';
import { CARDS, chargesOf, mailTo } from './support/sandbox.js';
import { journey, newClient, useBrowser, type ClientPerson } from './support/stage.js';

describe('Coupons, gift cards and packages', () => {
  useBrowser();

  journey('a coupon and a gift card count together to the cent, and the card pays the rest', async (stage) => {
    const practice = await openPractice({ instant: true });
    const client = newClient();
    const coupon = await issueCoupon(practice, 33);
    const gift = await issueGiftCard(practice, { amountCents: 2525, recipientEmail: client.email });
    expect((await mailTo(client.email, /^A \$25\.25 gift card/)).text).toContain(gift);
    const page = await stage.visitor();
    const booking = await toPayment(page, practice.slug, client);
    await booking.applyCode(coupon.toLowerCase());
    await page.getByText('$60.30').first().waitFor();
    await booking.applyCode(gift);
    // $90 less 33 % is $60.30, less $25.25 is $35.05.
    await booking.pay(CARDS.good, 'Pay $35.05 and book');
    const { id } = await lookAt(await booking.booked());
    expect((await chargesOf(id)).map(({ amount }) => amount)).toEqual([3505]);
    expect(await balanceOf(practice, gift)).toBe(0);
    const appointment = new AppointmentPage(page);
    await appointment.paymentIs('Paid');
    await appointment.price(`Coupon ${coupon}`).getByText('$29.70').waitFor();
    await appointment.price('Total').getByText('$60.30').waitFor();
    await appointment.price('Gift card').getByText('$25.25').waitFor();
    await appointment.price('Paid').getByText('$35.05').waitFor();

    await appointment.cancel();
    await appointment.stands('Appointment cancelled');
    await eventually('both sources back', async () => {
      const [charge] = await chargesOf(id);
      return charge?.amount_refunded === 3505 && (await balanceOf(practice, gift)) === 2525;
    });
  });

  journey('a gift card that covers everything books without a card and keeps what is left', async (stage) => {
    const practice = await openPractice({ instant: true });
    const client = newClient();
    const gift = await issueGiftCard(practice, { amountCents: 25_000, recipientEmail: client.email });
    const page = await stage.visitor();
    const booking = await toPayment(page, practice.slug, client);
    await page.getByLabel('Coupon or gift card').fill(gift);
    await page.getByRole('button', { name: 'Apply code' }).click();
    const { id } = await lookAt(await booking.booked());
    await new AppointmentPage(page).paymentIs('Paid');
    expect(await chargesOf(id)).toEqual([]);
    expect(await balanceOf(practice, gift)).toBe(16_000);
    await mailTo(client.email, /^Nothing left to pay at /);
  });

  journey('a remainder that cannot be charged is waived, and both sides see it', async (stage) => {
    const practice = await openPractice({ instant: true });
    const client = newClient();
    const gift = await issueGiftCard(practice, { amountCents: 8_970, recipientEmail: client.email });
    const page = await stage.visitor();
    const booking = await toPayment(page, practice.slug, client);
    await page.getByLabel('Coupon or gift card').fill(gift);
    await page.getByRole('button', { name: 'Apply code' }).click();
    const token = await booking.booked();
    const { id } = await lookAt(token);
    const appointment = new AppointmentPage(page);
    await appointment.open(token);
    await appointment.paymentIs('Paid');
    await appointment.price('Waived (too small to charge)').getByText('$0.30').waitFor();
    expect(await chargesOf(id)).toEqual([]);

    const pro = await stage.visitor();
    await new AccountPages(pro).logIn(practice.email, PASSWORD, '/portal/clients');
    await pro.getByRole('row', { name: /Grace Okafor/ }).click();
    await pro.locator('a[href^="/portal/calendar#"]').first().click();
    await pro.getByText('Waived (too small to charge)').waitFor();
  });

  journey('a package is bought, a session of it is used without paying, and comes back in time', async (stage) => {
    const practice = await openPractice({ instant: true });
    await sellPackage(practice, 'Five massages');
    const client = newClient();
    const page = await stage.visitor();
    await new AccountPages(page).registerClient(client, 'seven slow mountain goats');
    const bought = await toPayment(page, practice.slug, client, 'Five massages');
    await bought.pay(CARDS.good, 'Pay $400 and book');
    const { id: first } = await lookAt(await bought.booked());
    expect((await chargesOf(first)).map(({ amount }) => amount)).toEqual([40_000]);
    await mailTo(client.email, /^Your package from .*: Five massages/);
    const bookings = new BookingsPage(page);
    await bookings.open();
    await page.getByText(/^4 of 5 sessions left/).waitFor();

    await page.getByRole('link', { name: 'Book next session of Five massages' }).click();
    const next = new BookingPage(page);
    await next.step('When suits you?');
    await page.getByText('covered by your package').first().waitFor();
    await next.skipDay();
    await next.takeFirstTime();
    await next.fillDetails(client);
    await page.getByRole('button', { name: 'Book this time' }).click();
    const { id: second } = await lookAt(await next.booked());
    const appointment = new AppointmentPage(page);
    await appointment.payment.getByText('Session 2 of 5 · Five massages').waitFor();
    await appointment.paymentIs('Paid');
    expect(await chargesOf(second)).toEqual([]);
    await bookings.open();
    await page.getByText(/^3 of 5 sessions left/).waitFor();

    await page.goBack();
    await appointment.cancel('You can cancel free of charge.');
    await appointment.stands('Appointment cancelled');
    await bookings.open();
    await page.getByText(/^4 of 5 sessions left/).waitFor();
  });
});

/** Chooses a time and says who comes. */
async function toPayment(page: Page, slug: string, client: ClientPerson, service = 'Swedish massage') {
  const booking = new BookingPage(page);
  await booking.openPayment(slug, client, { service });
  return booking;
}
