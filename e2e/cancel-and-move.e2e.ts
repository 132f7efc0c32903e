import { describe, expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { AppointmentPage } from './pages/appointment-page.js';
import { BookingPage } from './pages/booking-page.js';
import { lookAt } from './support/appointments.js';
import { eventually } from './support/eventually.js';
import { setTerms } from './support/offers.js';
import { openPractice, type OpenPractice } from './support/open-practice.js';
import { CARDS, calendarOf, chargesOf, mailTo } from './support/sandbox.js';
import { journey, newClient, useBrowser } from './support/stage.js';

/** Bookings begin two days ahead: these are in time for the first terms, and late for the others. */
const IN_TIME = { hours: 24, percent: 50 };
const LATE = { hours: 168, percent: 50 };

describe('Changing a booking', () => {
  useBrowser();

  journey('a cancellation in time is free, and everything goes back', async (stage) => {
    const { appointment, page, id, client } = await bookUnder(stage, IN_TIME);
    await page.getByText(/^Cancelling now costs nothing; free until .*, after that 50% \(\$45\)\.$/).waitFor();
    await appointment.cancel(/You'll get a full refund\.$/);
    await appointment.stands('Appointment cancelled');
    await isRefunded(id, 9000);
    await mailTo(client.email, /^Refund of \$90/);
    await page.reload();
    await appointment.price('Refunded').getByText('$90').waitFor();
    await appointment.paymentIs('Cancelled');
  });

  journey('a late cancellation shows its fee first, keeps it, and gives the rest back', async (stage) => {
    const { appointment, page, id, client } = await bookUnder(stage, LATE);
    await page.getByText(/^Cancelling now costs \$45;/).waitFor();
    await appointment.cancel(/^Cancelling now costs \$45.* We'll refund anything you paid beyond that\.$/);
    await appointment.stands('Appointment cancelled');
    await isRefunded(id, 4500);
    await mailTo(client.email, /^Refund of \$45/);
    await page.reload();
    await appointment.price('Late cancellation fee').getByText('$45').waitFor();
    await appointment.price('Refunded').getByText('$45').waitFor();
    expect((await chargesOf(id)).map(({ amount, amount_refunded: back }) => [amount, back])).toEqual([[9000, 4500]]);
  });

  journey('a visit is moved free of charge: one payment stays, and calendars follow', async (stage) => {
    const { appointment, token, id, client } = await bookUnder(stage, IN_TIME);
    const before = await lookAt(token);
    const confirmed = calendarOf(await mailTo(client.email, /^Confirmed/));
    const name = await appointment.moveToFirstTime();
    await appointment.stands('Appointment accepted');
    const after = await lookAt(token);
    expect(Date.parse(after.startsAt)).not.toBe(Date.parse(before.startsAt));
    expect(clockOf(after.startsAt)).toBe(name);
    await appointment.paymentIs('Paid');
    expect((await chargesOf(id)).map(({ amount, amount_refunded: back }) => [amount, back])).toEqual([[9000, 0]]);

    const moved = calendarOf(await mailTo(client.email, /^New time:/));
    expect(lineOf(moved, 'UID')).toBe(lineOf(confirmed, 'UID'));
    expect(Number(lineOf(moved, 'SEQUENCE'))).toBeGreaterThan(Number(lineOf(confirmed, 'SEQUENCE')));
    expect(lineOf(moved, 'DTSTART')).not.toBe(lineOf(confirmed, 'DTSTART'));
    expect(moved).toContain('METHOD:REQUEST');
  });

  journey('a late move costs the fee that was accepted, once, and the visit stays paid', async (stage) => {
    const { appointment, token, id, page } = await bookUnder(stage, LATE);
    const before = await lookAt(token);
    await appointment.moveToFirstTime('Move for $45');
    await appointment.stands('Appointment accepted');
    expect((await lookAt(token)).startsAt).not.toBe(before.startsAt);
    await eventually('the charge of the fee', async () => (await chargesOf(id)).length > 1);
    expect((await chargesOf(id)).map(({ amount }) => amount).toSorted((a, b) => a - b)).toEqual([4500, 9000]);
    await eventually('a paid visit', async () => (await lookAt(token)).clientPaymentStatus === 'Paid');
    await page.reload();
    await appointment.price('Late change fee').getByText('$45').waitFor();
    await appointment.price('Total').getByText('$135').waitFor();
    await appointment.paymentIs('Paid');
  });
});

/** Books and pays a massage in two days at a practice with these terms. */
async function bookUnder(stage: { visitor: () => Promise<Page> }, terms: { hours: number; percent: number }) {
  const practice: OpenPractice = await openPractice({ instant: true });
  await setTerms(practice, terms);
  const client = newClient();
  const page = await stage.visitor();
  const booking = new BookingPage(page);
  // The first day may have a single time, which this takes.
  await booking.openPayment(practice.slug, client, { nextDay: true });
  await booking.pay(CARDS.good);
  const token = await booking.booked();
  const appointment = new AppointmentPage(page);
  await appointment.stands('Appointment accepted');
  const { id } = await lookAt(token);
  return { page, appointment, token, id, client };
}

async function isRefunded(id: string, cents: number): Promise<void> {
  await eventually('the refund at the provider', async () => {
    const charges = await chargesOf(id);
    return charges.reduce((sum, { amount_refunded: back }) => sum + back, 0) === cents;
  });
}

/** `10:00 AM`, by the clock of the place. */
function clockOf(startsAt: string): string {
  const [, hour = '', minute = ''] = /T(\d\d):(\d\d)/.exec(startsAt) ?? [];
  return new Date(Date.UTC(2000, 0, 1, Number(hour), Number(minute))).toLocaleTimeString('en-US', {
    ...{ timeZone: 'UTC', hour: 'numeric', minute: '2-digit' },
  });
}

/** A line of a calendar's entry without its name and parameters. */
function lineOf(calendar: string, name: string): string | undefined {
  return new RegExp(`^${name}[;:].*?([^:\r\n]+)\r?$`, 'm').exec(calendar.slice(calendar.indexOf('BEGIN:VEVENT')))?.[1];
}
