import { describe } from '@jest/globals';
import type { Page } from 'playwright-core';
import { AccountPages } from './pages/account-pages.js';
import { AppointmentPage } from './pages/appointment-page.js';
import { BookingPage } from './pages/booking-page.js';
import { BookingsPage } from './pages/bookings-page.js';
import { loggedIn } from './support/api-visitor.js';
import { book, takePlace } from './support/bookings.js';
import { scheduleEvent } from './support/group-events.js';
import { acceptTips, asksForNoCard } from './support/offers.js';
import { openPractice, PASSWORD } from './support/open-practice.js';
import {
  byBackdrop,
  byButton,
  byClose,
  byEscape,
  expectFree,
  letsGo,
  SCREENS,
  type WayOut,
} from './support/overlays.js';
import { letPass } from './support/past-visits.js';
import { CARDS } from './support/sandbox.js';
import { journey, newClient, useBrowser } from './support/stage.js';

const DIALOG = { button: byClose, Escape: byEscape, backdrop: byBackdrop };

/** A confirmation: a press outside it does not close it. */
const question = (keeping: string): Record<string, WayOut> => ({
  button: byClose,
  Escape: byEscape,
  keeping: byButton(keeping),
});

describe('Dialogs of the page of a visit', () => {
  useBrowser();

  for (const [size, screen] of Object.entries(SCREENS)) {
    journey(`close in every way before and after a visit: card, cancel, move, pay, tip (${size})`, async (stage) => {
      const practice = await openPractice({ instant: true });
      await acceptTips(practice);
      await asksForNoCard(practice);
      const { token, id } = await book(practice, newClient());
      const page = await stage.visitor(screen);
      const appointment = new AppointmentPage(page);
      await appointment.open(token);
      const dialog = (name: string) => page.getByRole('dialog', { name, exact: true });
      await letsGo(
        appointment.payment.getByRole('button', { name: 'Add credit card' }),
        dialog('Add a credit card'),
        DIALOG,
      );
      await letsGo(
        page.getByRole('button', { name: 'Cancel appointment' }),
        page.getByRole('alertdialog', { name: 'Cancel this appointment?' }),
        question('Keep appointment'),
      );
      await page.getByRole('link', { name: 'Move appointment' }).click();
      await letsGo(
        page.getByRole('button', { name: /^\d{1,2}:\d\d (AM|PM)/ }).first(),
        page.getByRole('alertdialog', { name: 'Move to this time?' }),
        question('Keep the current time'),
      );

      await letPass(id);
      await appointment.open(token);
      const pay = page.getByRole('dialog', { name: 'Pay $90' });
      await letsGo(appointment.payment.getByRole('button', { name: 'Pay now' }), pay, DIALOG);
      await payWithoutTip(page);
      await letsGo(page.getByRole('button', { name: 'Add a tip' }), dialog('Add a tip'), DIALOG);
    });

    journey(`close in every way at a group event and in the list of bookings (${size})`, async (stage) => {
      const practice = await openPractice();
      await asksForNoCard(practice);
      const event = await scheduleEvent(practice);
      const place = await takePlace(event.id, newClient());
      const page = await stage.visitor(screen);
      await page.goto(`/manage_event_registrations/${place}`);
      await letsGo(
        page.getByRole('button', { name: 'Add credit card' }),
        page.getByRole('dialog', { name: 'Add a credit card' }),
        DIALOG,
      );
      await letsGo(
        page.getByRole('button', { name: 'Cancel appointment' }),
        page.getByRole('alertdialog', { name: 'Cancel Appointment' }),
        question('Keep my place'),
      );

      const client = newClient();
      await new AccountPages(page).registerClient(client, PASSWORD);
      await book(practice, client, await loggedIn(client.email, PASSWORD));
      const bookings = new BookingsPage(page);
      await bookings.open();
      await letsGo(
        bookings.cards.getByRole('button', { name: 'Cancel' }),
        page.getByRole('alertdialog', { name: 'Cancel this booking?' }),
        question('Keep booking'),
      );
    });
  }
});

/** In the dialog that the page opens, with the card that is typed into it. */
async function payWithoutTip(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Pay now' }).click();
  const dialog = page.getByRole('dialog', { name: 'Pay $90' });
  await dialog.getByRole('radio', { name: 'Not now' }).check({ force: true });
  await new BookingPage(page).pay(CARDS.good, 'Pay $90');
  await page.getByText('Your payment has been processed successfully.').waitFor();
  await dialog.waitFor({ state: 'hidden' });
  await expectFree(page);
}
