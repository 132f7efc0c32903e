import { describe, expect } from '@jest/globals';
import { AppointmentPage } from './pages/appointment-page.js';
import { confirmAtBank } from './pages/bank-page.js';
import { BookingPage } from './pages/booking-page.js';
import { lookAt } from './support/appointments.js';
import { eventually } from './support/eventually.js';
import { openPractice } from './support/open-practice.js';
import { CARDS, calendarOf, chargesOf, mailTo } from './support/sandbox.js';
import { journey, newClient, useBrowser } from './support/stage.js';

describe('Paying by card', () => {
  useBrowser();

  journey('a declined card is explained kindly, another one works, and one charge is made', async (stage) => {
    // The browser itself reports the provider's answer to the declined card.
    stage.expectComplaint(/status of 402/);
    const practice = await openPractice({ instant: true });
    const page = await stage.visitor();
    const booking = new BookingPage(page);
    await booking.openPayment(practice.slug, newClient());

    await booking.pay(CARDS.declined);
    await page.getByText(/^Your card was declined/).waitFor();
    await booking.pay(CARDS.good);
    const { id } = await lookAt(await booking.booked());
    expect((await chargesOf(id)).map(({ amount }) => amount)).toEqual([9000]);
  });

  journey('a bank that wants to be asked confirms on its own page, and the booking goes on', async (stage) => {
    const practice = await openPractice({ instant: true });
    const page = await stage.visitor();
    const booking = new BookingPage(page);
    await booking.openPayment(practice.slug, newClient());
    await booking.pay(CARDS.asksBank);
    await confirmAtBank(page);

    const { id } = await lookAt(await booking.booked());
    expect(await chargesOf(id)).toHaveLength(1);
  });

  journey('a bank that wants to be asked for the card and again for its charge gets both answers', async (stage) => {
    const practice = await openPractice({ instant: true });
    const page = await stage.visitor();
    const booking = new BookingPage(page);
    await booking.openPayment(practice.slug, newClient());
    await booking.pay(CARDS.asksBankAlways);
    // One page is about the setup of the card, the other about the payment.
    for (const about of ['/seti_', '/pi_']) await confirmAtBank(page, about);

    const { id } = await lookAt(await booking.booked());
    expect((await chargesOf(id)).map(({ amount }) => amount)).toEqual([9000]);
  });

  journey('a booking that the client cancels is refunded, and its calendar entry goes', async (stage) => {
    const practice = await openPractice({ instant: true });
    const client = newClient();
    const page = await stage.visitor();
    const booking = new BookingPage(page);
    await booking.openPayment(practice.slug, client);
    await booking.pay(CARDS.good);
    const token = await booking.booked();

    const appointment = new AppointmentPage(page);
    await appointment.stands('Appointment accepted');
    await appointment.cancel();
    await appointment.stands('Appointment cancelled');
    const { id } = await lookAt(token);
    const charges = await eventually('the refund at the provider', async () => {
      const found = await chargesOf(id);
      return found.every(({ amount_refunded: refunded }) => refunded > 0) && found;
    });
    expect(charges.map(({ amount, amount_refunded: refunded }) => [amount, refunded])).toEqual([[9000, 9000]]);
    await page.reload();
    await appointment.payment.getByText(/^[-−]\$90$/).waitFor();
    await appointment.paymentIs('Cancelled');

    const calendar = calendarOf(await mailTo(client.email, /^Cancelled/));
    expect(calendar).toContain('METHOD:CANCEL');
    expect(calendar).toContain('STATUS:CANCELLED');
    expect(calendar).toContain(calendarOf(await mailTo(client.email, /^Confirmed/)).match(/^UID:.*$/m)?.[0]);
  });
});
