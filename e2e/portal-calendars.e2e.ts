import { describe, expect } from '@jest/globals';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { AccountPages } from './pages/account-pages.js';
import { violationsOf } from './support/accessibility.js';
import { eventually } from './support/eventually.js';
import { openPractice, PASSWORD } from './support/open-practice.js';
import { byButton, byEscape, letsGo } from './support/overlays.js';
import { journey, useBrowser } from './support/stage.js';

const FREE = `query Free($id: ID!, $services: [ID!]!, $location: ID!, $day: Date!) {
  availability(practiceId: $id, serviceIds: $services, locationId: $location, from: $day, to: $day) {
    days { slots { startsAt } } } }`;

describe('Calendar integrations', () => {
  useBrowser();

  journey('a feed blocks what it holds until it is removed', async (stage) => {
    const practice = await openPractice({ charges: false });
    const { practiceId: id, serviceId, locationId: location } = practice;
    const day = new Date(Date.now() + 4 * 86_400_000).toISOString().slice(0, 10);
    const free = async (time: string) => {
      const { availability } = await practice.pro.ask<{ availability: { days: { slots: { startsAt: string }[] }[] } }>(
        FREE,
        { id, services: [serviceId], location, day },
      );
      return availability.days.some(({ slots }) => slots.some(({ startsAt }) => startsAt.slice(11, 16) === time));
    };
    await eventually('a free hour', () => free('10:00'));
    const feed = await serveFeed(day.replaceAll('-', ''));
    try {
      const page = await stage.visitor({ timezoneId: 'Europe/London' });
      await new AccountPages(page).logIn(practice.email, PASSWORD, '/portal');
      await page.goto('/portal/settings/calendar');
      const field = page.getByLabel('iCal feed URL');
      await field.fill(`${feed.origin}/login`);
      await page.getByRole('button', { name: 'Add feed' }).click();
      await page.getByText('There was an error adding your feed.').waitFor();
      expect(await field.inputValue()).toBe(`${feed.origin}/login`);
      await field.fill(`${feed.origin}/calendar.ics`);
      await page.getByRole('button', { name: 'Add feed' }).click();
      await page.getByRole('heading', { name: 'Ada at home' }).waitFor();
      expect(await violationsOf(page)).toEqual([]);
      await eventually('a time that is taken', async () => !(await free('10:00')));
      expect(await free('13:00')).toBe(true);

      const remove = page.getByRole('button', { name: 'Remove Ada at home' });
      const question = page.getByRole('alertdialog');
      await letsGo(remove, question, { button: byButton('Keep calendar'), Escape: byEscape });
      await remove.click();
      expect(await violationsOf(page)).toEqual([]);
      await question.getByRole('button', { name: 'Remove calendar' }).click();
      await page.getByText('No calendar yet').waitFor();
      await eventually('a time that is free again', () => free('10:00'));
    } finally {
      feed.stop();
    }
  });
});

/** An external calendar, busy at ten on a day of the practice. */
async function serveFeed(day: string) {
  const event = ['BEGIN:VEVENT', 'UID:1', `DTSTART:${day}T100000`, 'DURATION:PT1H', 'SUMMARY:Dentist', 'END:VEVENT'];
  const text = ['BEGIN:VCALENDAR', 'X-WR-CALNAME:Ada at home', ...event, 'END:VCALENDAR', ''].join('\r\n');
  const server = createServer(({ url }, response) => void response.end(url === '/login' ? '<html></html>' : text));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop };
}
