import { describe, expect } from '@jest/globals';
import { AccountPages } from './pages/account-pages.js';
import { AppointmentPage } from './pages/appointment-page.js';
import { BookingPage } from './pages/booking-page.js';
import { CalendarPage } from './pages/calendar-page.js';
import { lookAt } from './support/appointments.js';
import { openPractice, PASSWORD } from './support/open-practice.js';
import { calendarOf, mailTo } from './support/sandbox.js';
import { journey, newClient, useBrowser } from './support/stage.js';

const DAY_MS = 86_400_000;

describe('Across a clock change', () => {
  useBrowser();

  journey('nine in New York stays nine while London reads another time than the week before', async (stage) => {
    const practice = await openPractice({ timeZone: 'America/New_York', instant: true, charges: false });
    const [before, after] = tuesdaysAround(nextSpringChange(new Date()));
    const client = newClient('Harriet', 'Lowe');
    const page = await stage.visitor({ timezoneId: 'Europe/London' });
    const booking = new BookingPage(page);
    await booking.open(practice.slug, 'Swedish massage');
    await booking.showDay(spoken(before));
    expect(await booking.times.first().textContent()).toMatch(/^2:00 PM9:00 AM New York time$/);
    await booking.showDay(spoken(after));
    expect(await booking.takeFirstTime()).toMatch(/^1:00 PM9:00 AM New York time$/);
    await booking.summary.getByText('1:00 PM London time').waitFor();
    await booking.summary.getByText('9:00 AM New York time').waitFor();
    await booking.fillDetails(client);
    await page.getByRole('button', { name: 'Book this time' }).click();
    const token = await booking.booked();
    const appointment = new AppointmentPage(page);
    await appointment.stands('Appointment accepted');
    await page.getByText('1:00 PM – 2:00 PM London time').waitFor();
    await page.getByText('9:00 AM – 10:00 AM New York time for Ines').waitFor();
    const date = after.toISOString().slice(0, 10);
    const { startsAt } = await lookAt(token);
    expect(startsAt).toContain(`${date}T09:00:00`);
    expect(Date.parse(startsAt)).toBe(Date.parse(`${date}T13:00:00Z`));
    const calendar = calendarOf(await mailTo(client.email, /^Confirmed/));
    expect(calendar).toMatch(
      new RegExp(
        `DTSTART(;TZID=America/New_York:${date.replaceAll('-', '')}T090000|:${date.replaceAll('-', '')}T130000Z)`,
      ),
    );

    const pro = await stage.visitor({ timezoneId: 'America/Vancouver' });
    await new AccountPages(pro).logIn(practice.email, PASSWORD, '/portal');
    const portal = new CalendarPage(pro);
    await portal.show(date, 'day');
    await portal.open('Harriet Lowe');
    await portal.flyout.getByText('9:00 AM – 10:00 AM New York time').waitFor();
    await portal.flyout.getByText('1:00 PM – 2:00 PM London time for the client').waitFor();
  });
});

/**
 * The next day, at least a week ahead, on which clocks change in the United States: the second Sunday of March, two or
 * three weeks before those of Europe.
 */
function nextSpringChange(now: Date): Date {
  const inYear = (year: number) => {
    const march = new Date(Date.UTC(year, 2, 1));
    return new Date(Date.UTC(year, 2, 1 + ((7 - march.getUTCDay()) % 7) + 7));
  };
  const thisYear = inYear(now.getUTCFullYear());
  return thisYear.getTime() - now.getTime() > 8 * DAY_MS ? thisYear : inYear(now.getUTCFullYear() + 1);
}

function tuesdaysAround(sunday: Date): [before: Date, after: Date] {
  return [new Date(sunday.getTime() - 5 * DAY_MS), new Date(sunday.getTime() + 2 * DAY_MS)];
}

/** As the calendar of the booking flow names a day. */
function spoken(date: Date): { month: string; day: RegExp } {
  const say = (options: Intl.DateTimeFormatOptions) =>
    date.toLocaleDateString('en-US', { timeZone: 'UTC', ...options });
  return {
    month: say({ month: 'long', year: 'numeric' }),
    day: new RegExp(`^${say({ weekday: 'long', month: 'long', day: 'numeric' })},`),
  };
}
