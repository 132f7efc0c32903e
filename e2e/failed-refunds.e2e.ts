import { describe, expect } from '@jest/globals';
import { AccountPages } from './pages/account-pages.js';
import { AppointmentPage } from './pages/appointment-page.js';
import { BookingPage } from './pages/booking-page.js';
import { EventPages } from './pages/event-pages.js';
import { violationsOf } from './support/accessibility.js';
import { lookAt } from './support/appointments.js';
import { eventually } from './support/eventually.js';
import { lookAtRegistration, scheduleEvent } from './support/group-events.js';
import { openPractice, PASSWORD } from './support/open-practice.js';
import { CARDS, chargesOf, failRefundOf, mailTo } from './support/sandbox.js';
import { journey, newClient, useBrowser } from './support/stage.js';

describe('A refund that the bank returns', () => {
  useBrowser();

  journey('reaches the client and the inbox of the practice, which pays it back in cash', async (stage) => {
    const practice = await openPractice({ instant: true });
    const client = newClient();
    const visitor = await stage.visitor({ viewport: { width: 390, height: 844 } });
    const booking = new BookingPage(visitor);
    await booking.openPayment(practice.slug, client);
    await booking.pay(CARDS.good);
    const token = await booking.booked();
    const { id } = await lookAt(token);
    const appointment = new AppointmentPage(visitor);
    await appointment.open(token);
    await appointment.cancel();
    await mailTo(client.email, /^Refund of \$90\.00/);
    await failRefundOf(id);
    await mailTo(client.email, /^Your refund of \$90\.00 from .* didn't reach you$/);
    await mailTo(practice.email, /^A refund of \$90\.00 to Grace Okafor didn't arrive$/);
    await visitor.reload();
    await visitor.getByText(/^Your refund of \$90 didn't reach you/).waitFor();
    expect(await violationsOf(visitor)).toEqual([]);

    const page = await stage.visitor();
    await new AccountPages(page).logIn(practice.email, PASSWORD, '/portal');
    await page.getByRole('button', { name: /^Notifications 1$/ }).click();
    const inbox = page.getByRole('dialog', { name: 'Notifications' });
    await inbox.getByText('Refund failed', { exact: true }).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await inbox.getByRole('link', { name: 'View' }).click();
    await page.getByText("A refund of $90.00 didn't arrive").waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Record as paid back' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Record $90.00 as paid back' });
    await dialog.getByRole('radio', { name: 'Cash' }).check({ force: true });
    expect(await violationsOf(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Record as paid back' }).click();
    await page.getByText('$90.00 is recorded as paid back.').waitFor();
    await page.getByText("A refund of $90.00 didn't arrive").waitFor({ state: 'hidden' });
    await page.getByText('Failed refund, paid back: cash').waitFor();

    await visitor.reload();
    await appointment.paymentIs('Cancelled');
    expect(await visitor.getByText(/didn't reach you/).count()).toBe(0);
    await visitor.getByText('Paid back in another way').waitFor();
  });

  journey('of a place at a group event reaches the inbox and is settled from there', async (stage) => {
    const practice = await openPractice({ instant: true });
    const event = await scheduleEvent(practice);
    const visitor = await stage.visitor();
    const pages = new EventPages(visitor);
    await pages.open(event.url, 'Full Moon Sound Bath');
    await pages.register(newClient(), 'Continue to payment');
    await pages.pay(CARDS.good, 'Pay $25 and register');
    const { id } = await lookAtRegistration(await pages.registration('You are registered'));
    await pages.cancel();
    await eventually('the refund', async () =>
      (await chargesOf(id)).every(({ amount_refunded: refunded }) => refunded === 2500),
    );
    await failRefundOf(id);
    const mail = await mailTo(practice.email, /^A refund of \$25\.00 to Grace Okafor didn't arrive$/);
    expect(mail.text).toMatch(/\/portal\/payments#[\w-]{20,}/);

    const page = await stage.visitor();
    await new AccountPages(page).logIn(practice.email, PASSWORD, '/portal');
    await page.getByRole('button', { name: /^Notifications 1$/ }).click();
    const inbox = page.getByRole('dialog', { name: 'Notifications' });
    await inbox.getByText(/^Full Moon Sound Bath · /).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await inbox.getByRole('link', { name: 'View' }).click();
    const place = page.getByRole('dialog', { name: 'Full Moon Sound Bath' });
    await place.getByText("A refund of $25.00 didn't arrive").waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await place.getByRole('button', { name: 'Record as paid back' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Record $25.00 as paid back' });
    await dialog.getByRole('radio', { name: 'Cash' }).check({ force: true });
    await dialog.getByRole('button', { name: 'Record as paid back' }).click();
    await page.getByText('$25.00 is recorded as paid back.').waitFor();
    await place.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Notifications', exact: true }).waitFor();
    expect(new URL(page.url()).hash).toBe('');
  });
});
