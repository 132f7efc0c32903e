import { describe, expect } from '@jest/globals';
import { AccountPages } from './pages/account-pages.js';
import { BookingPage } from './pages/booking-page.js';
import { ServicesPage } from './pages/services-page.js';
import { lookAt } from './support/appointments.js';
import { openPractice, PASSWORD } from './support/open-practice.js';
import { CARDS, chargesOf } from './support/sandbox.js';
import { journey, newClient, useBrowser } from './support/stage.js';

/** As small as a picture can be. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

describe('What a practice sells', () => {
  useBrowser();

  journey('a package, an add-on and a coupon are made in the portal, and a client books with them', async (stage) => {
    const practice = await openPractice({ instant: true });
    const pro = await stage.visitor();
    await new AccountPages(pro).logIn(practice.email, PASSWORD, '/portal');
    const services = new ServicesPage(pro);
    await services.open();

    const five = await services.add('Package', 'Create package');
    await five.getByLabel('Name').fill('Five massages');
    await services.describe(five, 'Five hours, as you like.');
    await five.getByLabel('Session duration, minutes').fill('60');
    await five.getByLabel(/^Price of all/).fill('400');
    await services.save(five, "Your package 'Five massages' was saved successfully");

    const stones = await services.add('Add-on', 'Create add-on');
    await stones.getByLabel('Name').fill('Hot stones');
    await services.describe(stones, 'Warm basalt.');
    await stones.getByLabel(/^Price/).fill('15');
    await stones
      .getByLabel('Choose a photo')
      .setInputFiles({ name: 'stones.png', mimeType: 'image/png', buffer: PIXEL });
    await stones.getByRole('button', { name: 'Remove photo' }).waitFor();
    await stones.getByLabel('Only with some services').check();
    await stones.getByLabel('Swedish massage').check();
    await services.save(stones, "Your service 'Hot stones' was saved successfully");
    await pro.getByRole('list', { name: 'Add-ons' }).getByRole('button', { name: 'Hot stones', exact: true }).waitFor();
    expect(new URL(pro.url()).hash).toBe('#addons');

    const coupon = await services.add('Coupon', 'New Coupon');
    await coupon.getByLabel('Code').fill('first time-10');
    await coupon.getByLabel('Percentage').check();
    await coupon.getByLabel('Percent off').fill('10');
    await services.save(coupon, 'Coupon saved successfully');
    await pro.getByRole('button', { name: 'FIRSTTIME10' }).waitFor();
    expect(new URL(pro.url()).hash).toBe('#coupons');

    const client = newClient();
    const page = await stage.visitor();
    await page.goto(`/p/${practice.slug}`);
    await page.getByText('Five massages').first().waitFor();
    const booking = new BookingPage(page);
    await page.goto(`/p/${practice.slug}/book`);
    await page.getByRole('radio', { name: 'Swedish massage' }).check();
    await page.getByRole('checkbox', { name: /^Hot stones/ }).check();
    await page.getByRole('button', { name: 'Choose a time' }).click();
    await booking.step('When suits you?');
    await booking.takeFirstTime();
    await booking.fillDetails(client);
    await booking.continueToPayment();
    await booking.applyCode('firsttime10');
    // $90 and $15 less 10 %.
    await booking.pay(CARDS.good, 'Pay $94.50 and book');
    const { id } = await lookAt(await booking.booked());
    expect((await chargesOf(id)).map(({ amount }) => amount)).toEqual([9_450]);
  });
});
