import { describe, expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { AppointmentPage } from './pages/appointment-page.js';
import { confirmAtBank } from './pages/bank-page.js';
import { BookingPage } from './pages/booking-page.js';
import { lookAt } from './support/appointments.js';
import { eventually } from './support/eventually.js';
import { type OpenPractice, openPractice } from './support/open-practice.js';
import { letPass } from './support/past-visits.js';
import { paypalCapturesOf, squarePaymentsOf } from './support/sandbox.js';
import { journey, newClient, type Stage, useBrowser } from './support/stage.js';

/** Square's published test cards (https://developer.squareup.com/docs/devtools/sandbox/payments). */
const SQUARE_CARDS = { good: '4111111111111111', declined: '4000000000000010', asksBank: '4800000000000004' };

/** Up to the payment of a massage. */
async function bookMassage(stage: Stage, { slug }: OpenPractice): Promise<{ page: Page; booking: BookingPage }> {
  const page = await stage.visitor();
  const booking = new BookingPage(page);
  await booking.openPayment(slug, newClient());
  return { page, booking };
}

/** Presses a wallet's button and decides on the page that it opens. */
async function decideAt(page: Page, wallet: 'PayPal' | 'Venmo', decision: string): Promise<void> {
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: `Pay with ${wallet}` }).click();
  const popup = await opened;
  await popup.getByRole('button', { name: decision, exact: true }).click();
}

describe('Paying a practice that is paid by Square', () => {
  useBrowser();

  journey(
    'a card that is declined is reported, the bank confirms another one, and one charge is made',
    async (stage) => {
      const practice = await openPractice({ instant: true, cardProvider: 'square' });
      const { page, booking } = await bookMassage(stage, practice);
      await booking.pay(SQUARE_CARDS.declined);
      await page.getByText('Your card was declined. Please try another card.').first().waitFor();
      await booking.pay(SQUARE_CARDS.asksBank);
      await confirmAtBank(page);
      const token = await booking.booked();
      const { id, clientPaymentStatus } = await lookAt(token);
      expect(clientPaymentStatus).toBe('Paid');
      const paid = (await squarePaymentsOf(id)).filter(({ status }) => status === 'COMPLETED');
      expect(paid.map(({ amount_money: money }) => money)).toEqual([{ amount: 9000, currency: 'USD' }]);
    },
  );
});

describe('Paying with PayPal and Venmo', () => {
  useBrowser();

  journey('PayPal: cancelled, declined, then paid; what is cancelled in time goes back', async (stage) => {
    const practice = await openPractice({ instant: true, paypal: true });
    const { page, booking } = await bookMassage(stage, practice);
    await decideAt(page, 'PayPal', 'Cancel');
    await page.getByRole('button', { name: 'Pay with PayPal', disabled: false }).waitFor();
    await decideAt(page, 'PayPal', 'Approve, and have the bank decline');
    await page.getByText(/^There was an error processing your payment: .*declined/).waitFor();
    await decideAt(page, 'PayPal', 'Approve with PayPal');
    const { id } = await lookAt(await booking.booked());
    expect(await paypalCapturesOf(id)).toMatchObject([{ status: 'COMPLETED', amount: { value: '90.00' } }]);

    const appointment = new AppointmentPage(page);
    await appointment.stands('Appointment accepted');
    await appointment.cancel();
    await appointment.stands('Appointment cancelled');
    await eventually('the refund at PayPal', async () =>
      (await paypalCapturesOf(id)).every(({ status }) => status === 'REFUNDED'),
    );
  });

  journey('Venmo pays, and is refused in a browser of a phone in which it does not work', async (stage) => {
    const practice = await openPractice({ instant: true, paypal: true });
    const { page, booking } = await bookMassage(stage, practice);
    await decideAt(page, 'Venmo', 'Approve with Venmo');
    const { id } = await lookAt(await booking.booked());
    expect(await paypalCapturesOf(id)).toHaveLength(1);

    const userAgent = 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0';
    const phone = await stage.visitor({ viewport: { width: 390, height: 844 }, userAgent });
    await new BookingPage(phone).openPayment(practice.slug, newClient());
    await phone.getByText('To pay with Venmo, please use Safari on iOS or Chrome on Android.').waitFor();
    expect(await phone.getByRole('button', { name: 'Pay with Venmo' }).isDisabled()).toBe(true);
  });

  journey(
    'a practice that takes no card is paid by a wallet after the visit: Pay now, and nothing else',
    async (stage) => {
      const practice = await openPractice({ instant: true, charges: false, paypal: true });
      const page = await stage.visitor();
      const booking = new BookingPage(page);
      await booking.open(practice.slug, 'Swedish massage');
      await booking.takeFirstTime();
      await booking.fillDetails(newClient());
      await page.getByRole('button', { name: 'Book this time' }).click();
      const token = await booking.booked();
      const { id } = await lookAt(token);
      const payNow = page.getByRole('button', { name: 'Pay now' });
      const appointment = new AppointmentPage(page);
      await appointment.paymentIs('Pending');
      expect(await payNow.count()).toBe(0);

      await letPass(id);
      await appointment.open(token);
      await appointment.stands('Appointment passed');
      await payNow.click();
      const dialog = page.getByRole('dialog', { name: 'Pay $90' });
      await dialog.getByRole('button', { name: 'Pay with Venmo' }).waitFor();
      expect(await dialog.getByLabel('Card number').count()).toBe(0);
      await decideAt(page, 'PayPal', 'Approve with PayPal');
      await page.getByText('Your payment has been processed successfully.').waitFor();
      await appointment.paymentIs('Paid');
      expect(await paypalCapturesOf(id)).toMatchObject([{ status: 'COMPLETED', amount: { value: '90.00' } }]);
      await page.reload();
      await appointment.paymentIs('Paid');
      expect(await payNow.count()).toBe(0);
    },
  );
});
