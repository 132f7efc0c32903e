import { describe, expect } from '@jest/globals';
import { AccountPages } from './pages/account-pages.js';
import { BookingPage } from './pages/booking-page.js';
import { violationsOf } from './support/accessibility.js';
import { lookAt } from './support/appointments.js';
import { eventually } from './support/eventually.js';
import { openPractice, PASSWORD } from './support/open-practice.js';
import { changePaypalMerchant, squarePaymentsOf } from './support/sandbox.js';
import { journey, newClient, useBrowser } from './support/stage.js';

const BANKING = '/portal/settings/banking';
const SQUARE_CARD = '4111111111111111';
const TIPS = 'mutation Tips { updatePracticeAcceptsTips(acceptsTips: true) { result errors { code message } } }';
const CARDS = `mutation Cards { updateBookingSettings(requireClientCcToBook: true, chargeClientCcAtBooking: true) {
  result errors { code message } } }`;

describe('How a practice is paid', () => {
  useBrowser();

  journey('Stripe, Square and PayPal are connected and switched, and the booking page follows', async (stage) => {
    const practice = await openPractice({ instant: true, charges: false });
    await practice.pro.change(TIPS);
    const page = await stage.visitor();
    const click = (name: string) => page.getByRole('button', { name, exact: true }).click();
    const follow = (name: string) => page.getByRole('link', { name, exact: true }).click();
    await new AccountPages(page).logIn(practice.email, PASSWORD, '/portal');

    await page.goto(BANKING);
    await follow('Connect Stripe');
    await click('Continue to Stripe');
    await click('Leave out my document');
    await page.getByText('Stripe needs more information').waitFor();
    await follow('Continue at Stripe');
    await click('Continue to Stripe');
    await click('Complete onboarding');
    await page.getByText('Active', { exact: true }).waitFor();

    await page.goto(BANKING);
    await follow('Connect Square');
    await click('Continue to Square');
    await click('Deny');
    await page.getByText("You didn't allow the connection.").first().waitFor();
    await follow('Connect Square');
    await click('Continue to Square');
    await click('Allow');
    await page.getByText('Connected', { exact: true }).waitFor();
    await click('Use Square for cards');
    await click('Use Square');
    await page.getByText('Active', { exact: true }).waitFor();

    await page.goto(BANKING);
    await follow('Connect PayPal');
    await click('Continue to PayPal');
    await click('Connect, my address is not confirmed');
    await page.getByText("Your primary email isn't confirmed").waitFor();
    // The page has asked by itself: the next answer is that of the press.
    await page.getByRole('button', { name: 'Check status', disabled: false }).waitFor();
    await changePaypalMerchant(practice.practiceId, { primary_email_confirmed: true });
    await click('Check status');
    await page.getByText('Show Venmo to clients').click();
    await page.getByText('Settings updated successfully.').waitFor();

    await page.goto(BANKING);
    await page.getByText('Clients may add a tip').click();
    await page.getByText('Settings updated successfully.').waitFor();
    await page.getByText('Cash', { exact: true }).click();
    await click('Save');
    await page.getByText('Your settings have been saved.').waitFor();
    expect(await violationsOf(page)).toEqual([]);

    await eventually('cards for bookings', () => practice.pro.change(CARDS));
    const visitor = await stage.visitor();
    await visitor.goto(`/p/${practice.slug}`);
    await visitor
      .getByText(/Card, Cash/)
      .first()
      .waitFor();
    const booking = new BookingPage(visitor);
    await booking.openPayment(practice.slug, newClient());
    await visitor.getByRole('button', { name: 'Pay with PayPal', disabled: false }).waitFor();
    expect(await visitor.getByRole('button', { name: 'Pay with Venmo' }).count()).toBe(0);
    expect(await visitor.getByRole('group', { name: 'Add a tip' }).count()).toBe(0);
    await booking.pay(SQUARE_CARD);
    const { id } = await lookAt(await booking.booked());
    expect((await squarePaymentsOf(id)).map(({ status }) => status)).toEqual(['COMPLETED']);
  });
});
