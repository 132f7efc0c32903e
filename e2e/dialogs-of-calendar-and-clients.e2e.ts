import { describe, expect } from '@jest/globals';
import { AccountPages } from './pages/account-pages.js';
import { CalendarPage } from './pages/calendar-page.js';
import { ClientProfilePage } from './pages/client-profile-page.js';
import { book, takePlace } from './support/bookings.js';
import { dayOf, HOUR_MS, lateMorning } from './support/calendar-times.js';
import { addClient } from './support/clients.js';
import { scheduleEvent } from './support/group-events.js';
import { openPractice, PASSWORD } from './support/open-practice.js';
import {
  asks,
  byBack,
  byButton,
  byClose,
  byEscape,
  byOpener,
  expectFree,
  letsGo,
  SCREENS,
  waysOutOfFlyout,
} from './support/overlays.js';
import { letPass } from './support/past-visits.js';
import { CARDS } from './support/sandbox.js';
import { journey, newClient, useBrowser } from './support/stage.js';

describe('Dialogs and flyouts of the calendar and of clients', () => {
  useBrowser();

  for (const [size, screen] of Object.entries(SCREENS)) {
    const flyout = waysOutOfFlyout(size);

    journey(
      `close in every way and return the focus on the calendar: a visit, and what is asked about it (${size})`,
      async (stage) => {
        const practice = await openPractice({ charges: false });
        const visit = await book(practice, newClient());
        const page = await stage.visitor(screen);
        await new AccountPages(page).logIn(practice.email, PASSWORD, '/portal');
        const calendar = new CalendarPage(page);
        await calendar.show(visit.startsAt.slice(0, 10));
        await letsGo(calendar.appointment('Grace Okafor'), calendar.flyout, { ...flyout, Back: byBack });
        await calendar.open('Grace Okafor');
        await asks(calendar.flyout, { button: 'Decline', title: 'Decline this request?', keeping: 'Keep the request' });
        await calendar.accept();
        await page.getByRole('status').getByRole('button', { name: 'Dismiss' }).click();
        expect(await calendar.flyout.isVisible()).toBe(true);
        await asks(calendar.flyout, { button: 'Send invoice', title: 'Send invoice', keeping: 'Cancel' });
        await asks(calendar.flyout, {
          ...{ button: 'Cancel appointment', title: 'Cancel this appointment?', keeping: 'Keep appointment' },
        });
        const resend = calendar.flyout.getByRole('button', { name: 'Resend confirmation' });
        await letsGo(
          resend,
          page.getByRole('menu'),
          { Escape: byEscape, opener: byOpener(resend) },
          { over: calendar.flyout },
        );
        await letPass(visit.id);
        await page.goto('/portal/calendar');
        await calendar.show(dayOf(Date.now() - 3 * HOUR_MS), 'day');
        await calendar.open('Grace Okafor');
        await asks(calendar.flyout, { button: 'Mark as no-show', title: 'Mark as no-show', keeping: 'Go back' });
        await page.keyboard.press('Escape');
        await calendar.flyout.waitFor({ state: 'hidden' });
        await expectFree(page);
      },
    );

    journey(
      `close in every way and return the focus on the profile of a client: their card, and a price of theirs (${size})`,
      async (stage) => {
        const practice = await openPractice();
        const id = await addClient(practice, newClient());
        const page = await stage.visitor(screen);
        await new AccountPages(page).logIn(practice.email, PASSWORD, '/portal');
        const profile = new ClientProfilePage(page);
        await profile.open(id, 'billing');
        const modal = page.getByRole('dialog', { name: 'Save a card' });
        await letsGo(profile.card.getByRole('button', { name: 'Add card' }), modal, {
          button: byClose,
          Escape: byEscape,
        });
        await profile.enterCard(CARDS.good);
        const question = page.getByRole('alertdialog', { name: 'Delete Visa ending in 4242?' });
        const keeping = byButton('Keep card');
        const opener = profile.card.getByRole('button', { name: 'Delete card' });
        await letsGo(opener, question, { button: byClose, Escape: byEscape, keeping });
        await profile.open(id);
        const adding = page.getByRole('button', { name: 'Add a price' });
        await letsGo(adding, page.getByRole('dialog', { name: 'Add a price' }), {
          ...flyout,
          keeping: byButton('Cancel'),
        });
      },
    );

    journey(
      `close in every way and return the focus on the calendar: events, and what is asked about them (${size})`,
      async (stage) => {
        const practice = await openPractice({ charges: false });
        const event = await scheduleEvent(practice, { name: 'Sound bath', amountCents: 0 });
        await takePlace(event.id, newClient());
        const page = await stage.visitor(screen);
        await new AccountPages(page).logIn(practice.email, PASSWORD, '/portal');
        const calendar = new CalendarPage(page);
        const day = dayOf(lateMorning(6));
        await calendar.show(day);
        const dialog = (name: string) => page.getByRole('dialog', { name });
        const create = page.getByRole('button', { name: 'Create appointment' });
        await letsGo(create, dialog('Create appointment'), { ...flyout, Back: byBack });
        await create.click();
        await dialog('Create appointment').getByText('Personal', { exact: true }).click();
        const making = dialog('Create personal event');
        await making.getByLabel('Name').fill('Dentist');
        await making.getByLabel('Start date').fill(day);
        await making.getByText('All day').click();
        await making.getByText('Client', { exact: true }).click();
        await page.getByRole('alertdialog', { name: 'Discard your changes?' }).waitFor();
        await page.getByRole('button', { name: 'Keep editing' }).click();
        await making.getByRole('button', { name: 'Create event' }).click();
        await page.getByRole('alertdialog', { name: 'Something else is at this time' }).waitFor();
        await page.getByRole('button', { name: 'Save anyway' }).click();
        await making.waitFor({ state: 'hidden' });
        await page.getByRole('status').getByRole('button', { name: 'Dismiss' }).click();

        await letsGo(calendar.appointment('Dentist'), dialog('Edit personal event'), { ...flyout, Back: byBack });
        await calendar.open('Dentist');
        const question = { title: 'Cancel this event?', keeping: 'Keep event' };
        await asks(calendar.flyout, { ...question, button: 'Cancel Event' });
        await page.keyboard.press('Escape');
        await calendar.flyout.waitFor({ state: 'hidden' });

        const group = dialog('Edit Scheduled Group Event');
        await letsGo(calendar.appointment('Sound bath'), group, { ...flyout, Back: byBack });
        await calendar.open('Sound bath');
        const title = 'Remove Grace Okafor from this event?';
        await asks(group, { title, button: 'Remove Grace Okafor', keeping: 'Keep client' });
        await group.getByRole('tab', { name: 'Details' }).click();
        await asks(group, { ...question, button: 'Cancel event' });
        await page.keyboard.press('Escape');
        await group.waitFor({ state: 'hidden' });
        await expectFree(page);
      },
    );

    journey(
      `close in every way and return the focus while a list is reviewed: a client of the list (${size})`,
      async (stage) => {
        const practice = await openPractice({ charges: false });
        const page = await stage.visitor(screen);
        await new AccountPages(page).logIn(practice.email, PASSWORD, '/portal');
        await page.goto('/portal/clients/import?step=paste');
        await page.getByLabel('Your clients, one per line').fill('noor@example.com, Noor');
        await page.getByRole('button', { name: 'Continue' }).click();
        const row = page.getByRole('button', { name: 'noor@example.com' });
        await letsGo(row, page.getByRole('dialog', { name: 'Edit client' }), {
          ...flyout,
          keeping: byButton('Cancel'),
        });
      },
    );
  }
});
