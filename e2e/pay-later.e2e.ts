import { describe, expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { AccountPages } from './pages/account-pages.js';
import { AppointmentPage } from './pages/appointment-page.js';
import { confirmAtBank } from './pages/bank-page.js';
import { BookingPage } from './pages/booking-page.js';
import { BookingsPage } from './pages/bookings-page.js';
import { lookAt } from './support/appointments.js';
import { eventually } from './support/eventually.js';
import { acceptTips, openForToday } from './support/offers.js';
import { openPractice } from './support/open-practice.js';
import { letPass } from './support/past-visits.js';
import { CARDS, chargesOf, mailTo } from './support/sandbox.js';
import { journey, newClient, useBrowser, type ClientPerson } from './support/stage.js';

describe('Paying after the booking', () => {
  useBrowser();

  journey('a saved card is charged on the day of the visit, and the client can follow it', async (stage) => {
    const practice = await openForToday();
    const client = newClient();
    const page = await stage.visitor({ timezoneId: practice.timeZone });
    await new AccountPages(page).registerClient(client, 'seven slow mountain goats');
    const { appointment, token, id } = await bookWithCard(page, practice.slug, client, CARDS.good);
    await appointment.paymentIs('Pending');
    await appointment.payment.getByText(/^Your Visa .* will be charged the day of the appointment, /).waitFor();
    expect(await chargesOf(id)).toEqual([]);
    const bookings = new BookingsPage(page);
    await bookings.open();
    await bookings.showTab('Transactions');
    await bookings.cards.getByText('PENDING', { exact: true }).waitFor();
    await bookings.cards.getByText('$90', { exact: true }).waitFor();

    // Moved to this very day, the visit is due at once.
    await appointment.open(token);
    await appointment.moveToFirstTime();
    await isPaid(token);
    await appointment.open(token);
    await appointment.paymentIs('Paid');
    expect((await chargesOf(id)).map(({ amount }) => amount)).toEqual([9000]);
    expect((await mailTo(client.email, /^Receipt for \$90/)).text).toContain('ending in 4242');
    await bookings.open();
    await bookings.showTab('Transactions');
    await bookings.cards.getByText('PROCESSED', { exact: true }).waitFor();
    expect(await bookings.cards.getByText('PENDING', { exact: true }).count()).toBe(0);
  });

  journey(
    'a saved card that is declined on the day is reported, and another one is charged as soon as it is given',
    async (stage) => {
      const practice = await openForToday();
      const client = newClient();
      const page = await stage.visitor({ timezoneId: practice.timeZone });
      const { appointment, token, id } = await bookWithCard(page, practice.slug, client, CARDS.declinedLater);
      await appointment.moveToFirstTime();
      const { text } = await mailTo(client.email, /^Your payment to .* didn't go through/);
      expect(text).toContain(`/m/c/${token}`);
      await appointment.open(token);
      await appointment.paymentIs('Failed');
      await appointment.payment.getByText('Payment failed: Your card was declined.').waitFor();
      expect(await chargesOf(id)).toEqual([]);

      await appointment.addCard(CARDS.good);
      await isPaid(token);
      await page.reload();
      await appointment.paymentIs('Paid');
      expect((await chargesOf(id)).map(({ amount }) => amount)).toEqual([9000]);
    },
  );

  journey('a bank that wants the client on the day is answered on the page of the appointment', async (stage) => {
    const practice = await openForToday();
    const client = newClient();
    const page = await stage.visitor({ timezoneId: practice.timeZone });
    const { appointment, token, id } = await bookWithCard(page, practice.slug, client, CARDS.asksBankAlways);
    await appointment.moveToFirstTime();
    await mailTo(client.email, /^Please confirm your payment to /);
    expect(await chargesOf(id)).toEqual([]);

    await appointment.open(token);
    await appointment.paymentIs('Failed');
    await appointment.payWithSavedCard('$90');
    await confirmAtBank(page);
    await page.getByText('Your payment has been processed successfully.').waitFor();
    await appointment.paymentIs('Paid');
    expect((await chargesOf(id)).map(({ amount }) => amount)).toEqual([9000]);
  });

  journey('a visit that is over and paid can be tipped once, by the card that paid it', async (stage) => {
    const practice = await openPractice({ instant: true });
    await acceptTips(practice);
    const client = newClient();
    const page = await stage.visitor();
    const booking = new BookingPage(page);
    await booking.openPayment(practice.slug, client);
    await booking.chooseTip('Not now');
    await booking.pay(CARDS.good);
    const token = await booking.booked();
    const { id } = await lookAt(token);
    await letPass(id);

    const appointment = new AppointmentPage(page);
    await appointment.open(token);
    await appointment.stands('Appointment passed');
    await appointment.tip('15%');
    await appointment.price('Tip').getByText('$13.50').waitFor();
    await appointment.price('Total').getByText('$103.50').waitFor();
    const amounts = (await chargesOf(id)).map(({ amount }) => amount);
    expect(amounts.toSorted((a, b) => a - b)).toEqual([1350, 9000]);
    await mailTo(client.email, /^Thank you for your tip of \$13\.50/);
    await page.reload();
    await appointment.paymentIs('Paid');
    expect(await page.getByRole('button', { name: 'Add a tip' }).count()).toBe(0);
  });
});

/** Books the day after today and saves a card that is not charged yet. */
async function bookWithCard(page: Page, slug: string, client: ClientPerson, card: string) {
  const booking = new BookingPage(page);
  await booking.openPayment(slug, client, { nextDay: true });
  await page.getByText('Nothing is charged today').waitFor();
  await booking.pay(card, 'Save card and book');
  if (card === CARDS.asksBankAlways) await confirmAtBank(page);
  const token = await booking.booked();
  const appointment = new AppointmentPage(page);
  await appointment.stands('Appointment accepted');
  const { id } = await lookAt(token);
  return { appointment, token, id };
}

async function isPaid(token: string): Promise<void> {
  await eventually('the charge of the day', async () => (await lookAt(token)).clientPaymentStatus === 'Paid');
}
