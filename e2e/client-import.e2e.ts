import { readFile } from 'node:fs/promises';
import { describe, expect } from '@jest/globals';
import type { Page, Route } from 'playwright-core';
import { AccountPages } from './pages/account-pages.js';
import { violationsOf } from './support/accessibility.js';
import { openPractice, PASSWORD, type OpenPractice } from './support/open-practice.js';
import { nameOfOperation } from './support/operations.js';
import { countMailsTo, mailTo } from './support/sandbox.js';
import { journey, newClient, useBrowser } from './support/stage.js';

const CREATE = 'mutation Known($email: String!) { createClient(email: $email) { result errors { code message } } }';
const INVITATION = /^Book your next visit with /;

/** Longest until the last of a thousand is invited, on a busy machine. */
const INVITED_MS = 90_000;
const LONGEST_MS = 180_000;

describe('The import of clients', () => {
  useBrowser();

  journey(
    'a list of 1,000 rows with faults is reviewed, cut off, goes on, and invites everybody once',
    async (stage) => {
      const practice = await openPractice({ charges: false });
      const list = await listWithFaults(practice);
      const page = await stage.visitor({ viewport: { width: 1440, height: 900 } });
      stage.expectComplaint(/Failed to load resource|net::ERR/);
      // What was not sent yet would be lost: the browser asks before it reloads.
      page.on('dialog', (dialog) => void dialog.accept());
      await new AccountPages(page).logIn(practice.email, PASSWORD, '/portal');
      await page.goto('/portal/clients');
      await page.getByRole('link', { name: 'Import', exact: true }).click();
      await page.getByRole('link', { name: /Upload a file/ }).click();

      await choose(page, 'holiday.jpg', Buffer.from('\xff\xd8\xff\xe0\0\0', 'latin1'));
      await page.getByText(/^Please choose a \.csv file\./).waitFor();
      await choose(page, 'clients.csv', Buffer.from('PK\x03\x04\0\0', 'latin1'));
      await page.getByText(/it is not a text file/).waitFor();

      await choose(page, 'clients.csv', list.file);
      await page.getByText('980 of 1,000 clients').waitFor();
      await page.getByText("5 phone numbers can't be read and are left out.").waitFor();
      const first = page.getByRole('row').nth(1);
      expect(await first.textContent()).toContain('ZoëMüller, “née” Ode');
      expect(await violationsOf(page)).toEqual([]);

      // The line breaks after the first part, and the page is closed.
      const cut = (route: Route) => (isPart(route, 501) ? route.abort() : route.continue());
      await page.route('**/graphql', cut);
      const second = page.waitForEvent('requestfailed', (request) => nameOfOperation(request) === 'InviteClients');
      await page.getByRole('button', { name: 'Invite 980 clients' }).click();
      await second;
      await page.unroute('**/graphql', cut);
      await page.goto('/portal/clients/import');
      await page.getByText('Your last import was cut off').waitFor();
      await page.getByText(/^500 of 1,000 clients have arrived\./).waitFor();

      await page.getByRole('link', { name: /Upload a file/ }).click();
      await choose(page, 'clients.csv', list.file);
      await page.getByRole('button', { name: 'Invite 980 clients' }).click();
      await page.getByRole('heading', { name: 'Results' }).waitFor();
      await page.getByText('979 clients invited successfully').waitFor();
      await page.getByText('Could not invite 15 clients').waitFor();
      await page
        .getByText(/^1 client was already in your directory and unchanged.* 5 rows repeated earlier ones\.$/)
        .waitFor();
      expect(await violationsOf(page)).toEqual([]);

      const rows = await downloadedRows(page);
      expect(rows[0]).toBe('Email,First Name,Last Name,Phone,Reason,Row');
      expect(rows).toHaveLength(16);
      expect(rows).toContain(`no address 0,"'=HYPERLINK(""http://example.com"")",Fault,,Invalid email,981`);
      expect(rows).toContain(`,Only,Number,604 555 0130,No email address,991`);

      await page.getByRole('link', { name: `View ${list.known}` }).waitFor();
      await page.getByRole('button', { name: 'Continue' }).click();
      await page.getByRole('link', { name: 'See Clients' }).click();
      await page.getByText('100 of 980 clients').waitFor();
      for (const address of [list.first, list.last]) {
        // A thousand invitations let other mail pass.
        await mailTo(address, INVITATION, INVITED_MS);
        expect(await countMailsTo(address, INVITATION)).toBe(1);
      }
      expect(await countMailsTo(list.known, INVITATION)).toBe(0);
    },
    LONGEST_MS,
  );
});

/** As an old Excel in Europe writes it: semicolons, Windows-1252. */
async function listWithFaults({ pro }: OpenPractice) {
  const { email: known } = newClient();
  await pro.change(CREATE, { email: known });
  const people = Array.from({ length: 979 }, () => newClient().email);
  const [first, last] = [people[0]!, people.at(-1)!];
  const rows = [
    ...people.map((email, index) => `Zo\xeb;"M\xfcller, \x93n\xe9e\x94 Ode";${email};${index < 5 ? 'ask' : ''}`),
    `Known;;${known};`,
    ...Array.from({ length: 10 }, (_one, index) => `"=HYPERLINK(""http://example.com"")";Fault;no address ${index};`),
    ...Array.from({ length: 5 }, (_one, index) => `Only;Number;;604 555 01${30 + index}`),
    ...people.slice(0, 5).map((email) => `Zo\xeb;"M\xfcller, \x93n\xe9e\x94 Ode";${email.toUpperCase()};`),
  ];
  const text = ['Vorname;Nachname;E-Mail;Telefon', ...rows].join('\r\n');
  return { file: Buffer.from(text, 'latin1'), first, last, known };
}

async function choose(page: Page, name: string, buffer: Buffer): Promise<void> {
  await page.getByLabel('Choose a file').setInputFiles({ name, mimeType: 'text/csv', buffer });
}

function isPart(route: Route, firstRow: number): boolean {
  const { variables } = route.request().postDataJSON() as { variables?: { firstRow?: number } };
  return nameOfOperation(route.request()) === 'InviteClients' && variables?.firstRow === firstRow;
}

async function downloadedRows(page: Page): Promise<string[]> {
  const waiting = page.waitForEvent('download');
  await page.getByRole('link', { name: /Download \(CSV\)/ }).click();
  const path = await (await waiting).path();
  return (await readFile(path, 'utf8')).replace('\uFEFF', '').trim().split('\r\n');
}
