import { describe, expect } from '@jest/globals';
import { AccountPages } from './pages/account-pages.js';
import { violationsOf } from './support/accessibility.js';
import { dayOf, HOUR_MS, lateMorning } from './support/calendar-times.js';
import { eventually } from './support/eventually.js';
import { openPractice, PASSWORD } from './support/open-practice.js';
import { byButton, byEscape, letsGo } from './support/overlays.js';
import { mailTo, ownCalendarOf } from './support/sandbox.js';
import { journey, newClient, useBrowser } from './support/stage.js';

const BOOK = `mutation Book($client: AppointmentClientInput!, $serviceId: ID!, $locationId: ID!, $startsAt: DateTime!, $endsAt: DateTime!) {
  proCreateAppointment(client: $client, locationId: $locationId, startsAt: $startsAt, endsAt: $endsAt,
    appointmentServices: [{ serviceId: $serviceId, amountCents: 9000 }]) {
    result errors { code message } appointment { id } } }`;
const MOVE = `mutation Move($id: ID!, $startsAt: DateTime!, $endsAt: DateTime!) {
  updateAppointmentV2(appointmentId: $id, startsAt: $startsAt, endsAt: $endsAt) { result errors { code message } } }`;
const CANCEL = `mutation Cancel($id: ID!) { cancelAppointment(appointmentId: $id) { result errors { code message } } }`;
const FREE = `query Free($id: ID!, $services: [ID!]!, $location: ID!, $day: Date!) {
  availability(practiceId: $id, serviceIds: $services, locationId: $location, from: $day, to: $day) {
    days { slots { startsAt } } } }`;

describe('Calendar accounts', () => {
  useBrowser();

  for (const { provider, button, sandbox } of [
    { provider: 'Google', button: 'Connect Google', sandbox: 'google' },
    { provider: 'Office 365', button: 'Connect Office 365', sandbox: 'microsoft' },
  ] as const) {
    journey(`a calendar at ${provider} blocks times, holds visits, is lost, repaired and removed`, async (stage) => {
      const practice = await openPractice({ charges: false, instant: true });
      const { pro, practiceId, serviceId, locationId } = practice;
      const owner = `ada-of-${practice.slug}@${sandbox}.example`;
      const calendar = ownCalendarOf(sandbox, owner);
      const page = await stage.visitor();
      const click = (name: string) => page.getByRole('button', { name, exact: true }).click();
      const allow = async () => {
        await page.getByLabel('Email').fill(owner);
        await click('Allow');
        await page.getByText(owner, { exact: true }).first().waitFor();
      };
      await new AccountPages(page).logIn(practice.email, PASSWORD, '/portal');
      await page.goto('/portal/settings/calendar');
      await click(button);
      await page.getByLabel('Email').fill(owner);
      await click('Decline');
      await page.getByText("You didn't allow the connection.").first().waitFor();
      await click(button);
      await allow();
      expect(await violationsOf(page)).toEqual([]);

      const startsAt = lateMorning(5);
      const times = (at: number) => ({
        startsAt: new Date(at).toISOString(),
        endsAt: new Date(at + HOUR_MS).toISOString(),
      });
      const isTaken = async (at: number) => {
        const { availability } = await pro.ask<{ availability: { days: { slots: { startsAt: string }[] }[] } }>(FREE, {
          ...{ id: practiceId, services: [serviceId], location: locationId, day: dayOf(at) },
        });
        return !availability.days.some(({ slots }) => slots.some((slot) => Date.parse(slot.startsAt) === at));
      };
      await eventually('a free time', async () => !(await isTaken(startsAt)));
      const id = await calendar.put({ title: 'Dentist', ...times(startsAt) });
      await eventually('a time that is taken', () => isTaken(startsAt));
      await calendar.remove(id);
      await eventually('a time that is free again', async () => !(await isTaken(startsAt)));

      await page.getByRole('combobox', { name: 'Add visits to' }).selectOption({ index: 1 });
      await page.getByText('Write calendar saved.').waitFor();
      const { appointment } = await pro.change<{ appointment: { id: string } }>(BOOK, {
        ...{ client: newClient(), serviceId, locationId, ...times(startsAt) },
      });
      const entryAt = (at: number) =>
        eventually('an entry', async () =>
          (await calendar.entries()).find((one) => one.startsAt === times(at).startsAt),
        );
      expect(await entryAt(startsAt)).toMatchObject({ title: 'Swedish massage', isPrivate: true });
      await pro.change(MOVE, { id: appointment.id, ...times(startsAt + HOUR_MS) });
      const { id: entryId } = await entryAt(startsAt + HOUR_MS);
      await calendar.remove(entryId);
      await eventually('the question', async () => {
        await page.reload();
        const question = page.getByText('You deleted this in your calendar. The visit still takes place.');
        return question.waitFor({ timeout: 5_000 }).then(
          () => true,
          () => false,
        );
      });
      expect(await violationsOf(page)).toEqual([]);
      await click('Put it back');
      await page.getByText('Put back in your calendar.').waitFor();
      await entryAt(startsAt + HOUR_MS);
      await pro.change(CANCEL, { id: appointment.id });
      await eventually('no entry', async () => (await calendar.entries()).length === 0);

      await calendar.revoke();
      await mailTo(practice.email, /^Please reconnect your calendar/, 120_000);
      await page.reload();
      if (provider === 'Google') await click('Not now');
      await page.getByText('Disconnected').first().waitFor();
      expect(await violationsOf(page)).toEqual([]);
      await page.getByRole('button', { name: /^Reconnect/ }).click();
      await allow();
      await page.getByText('Disconnected').waitFor({ state: 'detached' });

      const remove = page.getByRole('button', { name: `Remove ${owner}` });
      const question = page.getByRole('alertdialog');
      await letsGo(remove, question, { button: byButton('Keep calendar'), Escape: byEscape });
      await remove.click();
      await question.getByRole('button', { name: 'Remove calendar' }).click();
      await page.getByText('No calendar yet').waitFor();
    });
  }
});
