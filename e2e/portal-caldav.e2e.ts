import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import { calDavWorld } from '../services/scheduling/src/testing/calendar-worlds.js';
import { serveCalDav, type TestCalDav } from '../services/scheduling/src/testing/radicale.js';
import { AccountPages } from './pages/account-pages.js';
import { violationsOf } from './support/accessibility.js';
import { HOUR_MS, lateMorning } from './support/calendar-times.js';
import { eventually } from './support/eventually.js';
import { openPractice, PASSWORD } from './support/open-practice.js';
import { mailTo } from './support/sandbox.js';
import { journey, useBrowser } from './support/stage.js';
import { hourAt, visitsOf } from './support/visits.js';

/** The form takes secure addresses only, and the server of this test has no certificate. */
const CONNECT = `mutation Connect($input: ConnectCalDavInput!) {
  connectCalDav(input: $input) { result errors { code message } } }`;

describe('A calendar by CalDAV', () => {
  useBrowser();
  let server: TestCalDav;
  beforeAll(async () => {
    server = await serveCalDav();
  });
  afterAll(() => server?.stop());

  journey('blocks times, holds visits, is lost, repaired and removed', async (stage) => {
    const practice = await openPractice({ charges: false, instant: true });
    const calendar = await calDavWorld(server);
    const connect = () =>
      practice.pro.change(CONNECT, {
        input: { provider: 'caldav', serverUrl: server.url, username: calendar.username, password: server.password },
      });
    await connect();
    const page = await stage.visitor();
    await new AccountPages(page).logIn(practice.email, PASSWORD, '/portal');
    await page.goto('/portal/settings/calendar');
    await page.getByRole('heading', { name: calendar.username! }).waitFor();
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
    expect(await entryAt(startsAt)).toMatchObject({ title: 'Swedish massage' });
    await visits.reschedule(appointmentId, startsAt + HOUR_MS);
    await entryAt(startsAt + HOUR_MS);
    await visits.cancel(appointmentId);
    await eventually('no entry', async () => (await calendar.entries()).length === 0);

    calendar.revoke();
    await mailTo(practice.email, /^Please reconnect your calendar/, 120_000);
    await page.reload();
    await page.getByText('Disconnected').first().waitFor();
    calendar.readmit();
    await connect();
    await page.reload();
    await page.getByRole('button', { name: `Remove ${calendar.username}` }).waitFor();
    expect(await page.getByText('Disconnected').count()).toBe(0);

    await page.getByRole('button', { name: `Remove ${calendar.username}` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove calendar' }).click();
    await page.getByText('No calendar yet').waitFor();
  });
});
