import { describe, expect } from '@jest/globals';
import { AccountPages } from './pages/account-pages.js';
import { CalendarPage } from './pages/calendar-page.js';
import { violationsOf } from './support/accessibility.js';
import { clock, dayOf, HOUR_MS, lateMorning, shortRange, ZONE } from './support/calendar-times.js';
import { scheduleEvent } from './support/group-events.js';
import { openPractice, PASSWORD, type OpenPractice } from './support/open-practice.js';
import { journey, useBrowser, type Stage } from './support/stage.js';

const PERSONAL_EVENT = `mutation Personal($name: String!, $startsAt: DateTime!, $endsAt: DateTime!, $timeZone: String!) {
  upsertPersonalEvent(name: $name, startsAt: $startsAt, endsAt: $endsAt, timeZone: $timeZone) {
    result errors { code message } } }`;

interface DrawnEvent {
  name: string;
  /** Epoch milliseconds. */
  startsAt: number;
  endsAt: number;
}

describe('Events that are dragged on the calendar', () => {
  useBrowser();

  journey('a personal event is put back, moved, and made longer by its edge', async (stage) => {
    const practice = await openPractice({ charges: false });
    const event = { name: 'Dentist', startsAt: lateMorning(4), endsAt: lateMorning(4) + HOUR_MS };
    await practice.pro.change(PERSONAL_EVENT, { ...event, ...times(event), timeZone: ZONE });
    const { page, calendar, question } = await openCalendar(stage, practice, event);
    await putBack(calendar, event);

    await calendar.drag(event.name, { hours: 1 });
    await question.getByRole('button', { name: 'Reschedule' }).click();
    await page.getByText('Personal event updated successfully.').waitFor();
    await drawnAt(calendar, event.startsAt + HOUR_MS, event.endsAt + HOUR_MS);
    // Letting it go is no click.
    expect(await page.getByRole('dialog').count()).toBe(0);

    await calendar.drag(event.name, { hours: 0.5 }, 'end');
    await question.getByRole('button', { name: 'Reschedule' }).click();
    await drawnAt(calendar, event.startsAt + HOUR_MS, event.endsAt + 1.5 * HOUR_MS);
  });

  journey('a group event is put back, and moved', async (stage) => {
    const practice = await openPractice({ charges: false });
    const event = { name: 'Full Moon Sound Bath', startsAt: lateMorning(4), endsAt: lateMorning(4) + 1.5 * HOUR_MS };
    await scheduleEvent(practice, { name: event.name, amountCents: 0, startsAt: times(event).startsAt });
    const { page, calendar, question } = await openCalendar(stage, practice, event);
    await putBack(calendar, event);

    await calendar.drag(event.name, { hours: 1 });
    await question.getByRole('button', { name: 'Reschedule' }).click();
    await page.getByText('Your event was saved successfully').waitFor();
    await drawnAt(calendar, event.startsAt + HOUR_MS, event.endsAt + HOUR_MS);
  });

  async function openCalendar(stage: Stage, practice: OpenPractice, { startsAt }: DrawnEvent) {
    const page = await stage.visitor({ timezoneId: ZONE });
    await new AccountPages(page).logIn(practice.email, PASSWORD, '/portal/calendar');
    await page.getByRole('heading', { level: 1 }).waitFor();
    const calendar = new CalendarPage(page);
    await calendar.show(dayOf(startsAt));
    return { page, calendar, question: calendar.eventMove };
  }
});

/** Dragged an hour on, and not confirmed: it stays where it was. */
async function putBack(calendar: CalendarPage, { name, startsAt, endsAt }: DrawnEvent): Promise<void> {
  await calendar.drag(name, { hours: 1 });
  await calendar.eventMove.getByText(`${clock(startsAt + HOUR_MS)} – ${clock(endsAt + HOUR_MS)}`).waitFor();
  expect(await violationsOf(calendar.eventMove.page())).toEqual([]);
  await calendar.eventMove.getByRole('button', { name: 'Put it back' }).click();
  await calendar.eventMove.waitFor({ state: 'hidden' });
  await drawnAt(calendar, startsAt, endsAt);
}

const drawnAt = (calendar: CalendarPage, startsAt: number, endsAt: number) =>
  calendar.appointment(shortRange(startsAt, endsAt)).waitFor();

const times = ({ startsAt, endsAt }: DrawnEvent) => ({
  startsAt: new Date(startsAt).toISOString(),
  endsAt: new Date(endsAt).toISOString(),
});
