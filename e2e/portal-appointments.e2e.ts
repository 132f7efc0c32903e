import { describe, expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { AccountPages } from './pages/account-pages.js';
import { BookingPage } from './pages/booking-page.js';
import { CalendarPage } from './pages/calendar-page.js';
import { violationsOf } from './support/accessibility.js';
import { lookAt } from './support/appointments.js';
import { book } from './support/bookings.js';
import { clock, dayOf, HOUR_MS, hourOf, shortRange, ZONE } from './support/calendar-times.js';
import { eventually } from './support/eventually.js';
import { chargesOnTheDay, setTerms } from './support/offers.js';
import { openPractice, PASSWORD, type OpenPractice } from './support/open-practice.js';
import { letPass } from './support/past-visits.js';
import { CARDS, chargesOf, mailTo } from './support/sandbox.js';
import { journey, newClient, useBrowser, type Stage } from './support/stage.js';

const DAY_MS = 24 * HOUR_MS;

describe('Appointments in the portal', () => {
  useBrowser();

  journey('an appointment is dragged and put back, rescheduled, and made longer by its edge', async (stage) => {
    const practice = await openPractice({ charges: false, instant: true });
    const visit = await book(practice, newClient());
    const { page, calendar } = await openPortal(stage, practice);
    await calendar.show(visit.startsAt.slice(0, 10));
    const from = Date.parse(visit.startsAt);
    const question = page.getByRole('alertdialog', { name: 'Reschedule this appointment?' });
    const drawnAt = (start: number, end: number) => calendar.appointment(shortRange(start, end)).waitFor();

    await calendar.drag('Grace Okafor', { hours: 1 });
    await question.getByText(`${clock(from + HOUR_MS)} – ${clock(from + 2 * HOUR_MS)}`).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await question.getByRole('button', { name: 'Put it back' }).click();
    await question.waitFor({ state: 'hidden' });
    await drawnAt(from, from + HOUR_MS);
    expect(Date.parse((await lookAt(visit.token)).startsAt)).toBe(from);

    await calendar.drag('Grace Okafor', { hours: 1 });
    await question.getByRole('button', { name: 'Reschedule' }).click();
    await page.getByText('Appointment rescheduled successfully.').waitFor();
    await drawnAt(from + HOUR_MS, from + 2 * HOUR_MS);
    expect(Date.parse((await lookAt(visit.token)).startsAt)).toBe(from + HOUR_MS);
    // Letting it go is no click.
    expect(await page.getByRole('dialog').count()).toBe(0);

    await calendar.drag('Grace Okafor', { hours: 0.5 }, 'end');
    await question.getByRole('button', { name: 'Reschedule' }).click();
    await drawnAt(from + HOUR_MS, from + 2.5 * HOUR_MS);
  });

  journey('an appointment is moved and put back by keyboard only', async (stage) => {
    const practice = await openPractice({ charges: false, instant: true });
    const visit = await book(practice, newClient());
    const { page, calendar } = await openPortal(stage, practice);
    await calendar.show(visit.startsAt.slice(0, 10));
    const from = Date.parse(visit.startsAt);
    await calendar.appointment('Grace Okafor').focus();
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('Escape');
    await calendar.appointment(shortRange(from, from + HOUR_MS)).waitFor();
    const question = page.getByRole('alertdialog', { name: 'Reschedule this appointment?' });
    for (const key of ['Shift+ArrowRight', 'Enter']) await page.keyboard.press(key);
    await question.waitFor();
    await page.keyboard.press('Escape');
    await question.waitFor({ state: 'hidden' });
    await calendar.appointment(shortRange(from, from + HOUR_MS)).focus();
    for (const key of ['Shift+ArrowDown', 'Shift+ArrowDown', 'Enter']) await page.keyboard.press(key);
    const reschedule = question.getByRole('button', { name: 'Reschedule' });
    await eventually('a question that can be answered', () => reschedule.isEnabled());
    await page.keyboard.press('Tab');
    for (let steps = 0; steps < 5 && !(await isFocused(page, 'Reschedule')); steps += 1)
      await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByText('Appointment rescheduled successfully.').waitFor();
    expect(Date.parse((await lookAt(visit.token)).startsAt)).toBe(from + HOUR_MS / 2);
  });

  journey(
    'a series leaves out a time that is taken; this and the following visits are dragged, and cancelled',
    async (stage) => {
      const practice = await openPractice({ charges: false, instant: true });
      const visit = await book(practice, newClient());
      const { page, calendar } = await openPortal(stage, practice);
      const first = Date.parse(visit.startsAt) - DAY_MS;
      await page.goto('/portal/calendar#create-appointment');
      const flyout = page.getByRole('dialog', { name: 'Create appointment' });
      await flyout.getByRole('button', { name: 'Add a new client' }).click();
      await flyout.getByLabel('First name').fill('Mary');
      await flyout.getByLabel('Last name').fill('Shelley');
      await flyout.getByRole('textbox', { name: 'Email' }).fill(newClient('Mary').email);
      await flyout.getByLabel('Service', { exact: true }).selectOption({ label: 'Swedish massage' });
      await flyout.getByLabel('Date').fill(dayOf(first));
      await flyout.getByLabel('Start').fill(hourOf(first));
      await flyout.getByLabel('Repeats').selectOption('daily');
      await flyout.getByLabel('Appointments', { exact: true }).selectOption('4');
      await flyout.getByText('3 appointments of 4').waitFor();
      const conflict = flyout.getByRole('listitem').filter({ hasText: 'Grace Okafor' });
      await conflict.getByText('Skipped').waitFor();
      expect(await violationsOf(page)).toEqual([]);
      await flyout.getByRole('button', { name: 'Create appointment' }).click();
      await page.getByText('Your recurring series was created successfully.').waitFor();

      await calendar.show(dayOf(first + 2 * DAY_MS), 'day');
      await calendar.drag('Mary Shelley', { hours: 1 });
      const move = page.getByRole('alertdialog', { name: 'Reschedule this appointment?' });
      await move.getByRole('button', { name: 'Reschedule' }).click();
      const which = page.getByRole('alertdialog', { name: 'Which appointments should change?' });
      await which.getByText('This and all following').click();
      await which.getByRole('list', { name: 'New times of the others' }).getByRole('listitem').waitFor();
      expect(await violationsOf(page)).toEqual([]);
      await which.getByRole('button', { name: 'Save changes' }).click();
      await page.getByText('Appointment rescheduled successfully.').waitFor();
      for (const days of [2, 3]) {
        await calendar.show(dayOf(first + days * DAY_MS), 'day');
        const start = first + days * DAY_MS + HOUR_MS;
        await calendar.appointment(shortRange(start, start + HOUR_MS)).waitFor();
      }

      await calendar.show(dayOf(first + 2 * DAY_MS), 'day');
      await calendar.open('Mary Shelley');
      await calendar.flyout.getByRole('button', { name: 'Cancel appointment' }).click();
      const question = page.getByRole('alertdialog', { name: 'Cancel this appointment?' });
      await question.getByText('This and all following').click();
      await question.getByRole('button', { name: 'Cancel 2 appointments' }).click();
      await page.getByText('Your recurring series was cancelled').waitFor();
      await calendar.appointment('Mary Shelley').waitFor({ state: 'detached' });
      await calendar.show(dayOf(first), 'day');
      await calendar.appointment('Mary Shelley').waitFor();
    },
  );

  journey('a no-show is charged by the terms that the client accepted, and another one is waived', async (stage) => {
    const practice = await openPractice({ instant: true });
    await setTerms(practice, { hours: 24, percent: 50, noShowPercent: 80 });
    const paid = await bookByCard(stage, practice, newClient('Paula', 'Paid'), 'Pay $90 and book');
    await chargesOnTheDay(practice);
    const saved = await bookByCard(stage, practice, newClient('Sam', 'Saved'), 'Save card and book');
    for (const id of [paid.id, saved.id]) await letPass(id);
    const { page, calendar } = await openPortal(stage, practice);
    const mark = async (name: string, button: string) => {
      await calendar.show(dayOf(Date.now() - 3 * HOUR_MS), 'day');
      await calendar.open(name);
      await calendar.flyout.getByRole('button', { name: 'Mark as no-show' }).click();
      const question = page.getByRole('alertdialog', { name: 'Mark as no-show' });
      await question.getByText(/no-shows are charged 80%: \$72\.00\./).waitFor();
      expect(await violationsOf(page)).toEqual([]);
      await question.getByRole('button', { name: button }).click();
      await page
        .getByText(/^Marked as a no-show/)
        .first()
        .waitFor();
      await calendar.flyout.getByText('NO-SHOW', { exact: true }).waitFor();
    };
    const moved = (id: string, amount: number, back: number) =>
      eventually('the money', async () => {
        const charges = await chargesOf(id);
        return charges.length === 1 && charges[0]!.amount === amount && charges[0]!.amount_refunded === back;
      });

    await mark('Sam Saved', 'Charge $72.00');
    await moved(saved.id, 7200, 0);
    await mailTo(saved.email, /^No-show fee of \$72/);
    await mark('Paula Paid', 'Waive the fee');
    await moved(paid.id, 9000, 9000);
    await mailTo(paid.email, /^Refund of \$90/);
  });
});

async function openPortal(stage: Stage, practice: OpenPractice): Promise<{ page: Page; calendar: CalendarPage }> {
  const page = await stage.visitor({ timezoneId: ZONE });
  await new AccountPages(page).logIn(practice.email, PASSWORD, '/portal/calendar');
  await page.getByRole('heading', { level: 1 }).waitFor();
  return { page, calendar: new CalendarPage(page) };
}

async function bookByCard(stage: Stage, practice: OpenPractice, client: ReturnType<typeof newClient>, button: string) {
  const visitor = await stage.visitor();
  const booking = new BookingPage(visitor);
  await booking.openPayment(practice.slug, client);
  await booking.pay(CARDS.good, button);
  const { id } = await lookAt(await booking.booked());
  await visitor.close();
  return { id, email: client.email };
}

const isFocused = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).evaluate((button) => button === document.activeElement);
