import { describe, expect } from '@jest/globals';
import { AccountPages } from './pages/account-pages.js';
import { violationsOf } from './support/accessibility.js';
import { HOUR_MS, lateMorning } from './support/calendar-times.js';
import { eventually } from './support/eventually.js';
import { openPractice, PASSWORD } from './support/open-practice.js';
import { byButton, byEscape, letsGo } from './support/overlays.js';
import { mailTo, ownCalendarOf } from './support/sandbox.js';
import { journey, useBrowser } from './support/stage.js';
import { hourAt, visitsOf } from './support/visits.js';

describe('Calendar accounts', () => {
  useBrowser();

  for (const { provider, button, sandbox } of [
    { provider: 'Google', button: 'Connect Google', sandbox: 'google' },
    { provider: 'Office 365', button: 'Connect Office 365', sandbox: 'microsoft' },
  ] as const) {
    journey(`a calendar at ${provider} blocks times, holds visits, is lost, repaired and removed`, async (stage) => {
      const practice = await openPractice({ charges: false, instant: true });
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
      const visits = visitsOf(practice);
      await visits.untilFree(startsAt);
      const id = await calendar.put({ title: 'Dentist', ...hourAt(startsAt) });
      await visits.untilTaken(startsAt);
      await calendar.remove(id);
      await visits.untilFree(startsAt);

      await page.getByRole('combobox', { name: 'Add visits to' }).selectOption({ index: 1 });
      await page.getByText('Write calendar saved.').waitFor();
      const appointmentId = await visits.book(startsAt);
      const entryAt = (at: number) =>
        eventually('an entry', async () =>
          (await calendar.entries()).find((one) => one.startsAt === hourAt(at).startsAt),
        );
      expect(await entryAt(startsAt)).toMatchObject({ title: 'Swedish massage', isPrivate: true });
      await visits.reschedule(appointmentId, startsAt + HOUR_MS);
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
      await visits.cancel(appointmentId);
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
