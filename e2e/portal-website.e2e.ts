import { describe, expect } from '@jest/globals';
import { request } from 'node:http';
import { AccountPages } from './pages/account-pages.js';
import { violationsOf } from './support/accessibility.js';
import { eventually } from './support/eventually.js';
import { openPractice, PASSWORD } from './support/open-practice.js';
import { setName } from './support/sandbox.js';
import { journey, useBrowser } from './support/stage.js';

/** The page of a domain that no name server of this machine knows. */
function pageOf(address: string, host: string, method = 'GET'): Promise<{ status: number; html: string }> {
  return new Promise((resolve, reject) => {
    const sent = request(address, { method, headers: { host } }, (response) => {
      let html = '';
      response.on('data', (chunk) => (html += chunk));
      response.on('end', () => resolve({ status: response.statusCode!, html }));
    });
    sent.on('error', reject).end();
  });
}

describe('The website of a practice', () => {
  useBrowser();

  journey('is built from blocks, published, seen under its own host, and brought back', async (stage) => {
    const practice = await openPractice({ charges: false });
    const page = await stage.visitor();
    await new AccountPages(page).logIn(practice.email, PASSWORD, '/portal');
    await page.goto('/portal/website_v2/builder');
    const list = page.getByRole('list', { name: 'Blocks of Home' });
    await list.waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page
      .getByRole('button', { name: /^Edit block/ })
      .first()
      .click();
    const flyout = page.getByRole('dialog', { name: 'Welcome' });
    await flyout.getByLabel('Heading').fill('Rest in the old town');
    await flyout.getByRole('button', { name: 'Done' }).click();
    await page.getByRole('region', { name: 'Your website' }).getByText('Rest in the old town').waitFor();
    await page.getByText('All changes saved').waitFor();
    await page.getByRole('button', { name: 'Publish' }).click();
    await page.getByText('Your website is published').waitFor();

    const address = (await page.getByRole('link', { name: 'View', exact: true }).getAttribute('href'))!;
    expect(address).toContain(`//${practice.slug}.`);
    const visitor = await stage.visitor({ baseURL: address });
    await visitor.goto('/');
    await visitor.getByRole('heading', { level: 1, name: 'Rest in the old town' }).waitFor();
    expect(await violationsOf(visitor)).toEqual([]);
    await visitor.getByRole('link', { name: 'Services', exact: true }).click();
    await visitor.getByRole('heading', { name: 'Swedish massage' }).waitFor();
    expect(await visitor.getByRole('link', { name: 'Book Swedish massage' }).getAttribute('href')).toContain(
      `/p/${practice.slug}/book`,
    );
    // Nothing of the platform is here.
    const [platform, { host }] = [new URL(page.url()).origin, new URL(address)];
    expect((await pageOf(`${platform}/graphql`, host, 'POST')).status).toBe(404);
    expect((await pageOf(`${platform}/portal`, host)).status).toBe(404);

    // The first version again.
    await page
      .getByRole('button', { name: /^Edit block/ })
      .first()
      .click();
    await flyout.getByLabel('Heading').fill('Something else');
    await flyout.getByRole('button', { name: 'Done' }).click();
    await page.getByText('All changes saved').waitFor();
    await page.getByRole('button', { name: 'Publish' }).click();
    await page.getByText('Your website is published').waitFor();
    await visitor.goto('/');
    await visitor.getByRole('heading', { level: 1, name: 'Something else' }).waitFor();
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Earlier versions' }).click();
    await page.getByRole('button', { name: 'Bring back version 1' }).click();
    await page.getByText('All changes saved').waitFor();
    await page.getByRole('button', { name: 'Publish' }).click();
    await eventually('the first version', async () => {
      await visitor.goto('/');
      return (await visitor.getByRole('heading', { level: 1 }).textContent()) === 'Rest in the old town';
    });
  });

  journey('has a domain and scripts of its own, which run nowhere else', async (stage) => {
    const practice = await openPractice({ charges: false });
    const page = await stage.visitor();
    await new AccountPages(page).logIn(practice.email, PASSWORD, '/portal');
    await page.goto('/portal/website/settings');
    await page.getByLabel(/^In the head/).fill('<script>window.counted = true;</script>');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Settings updated successfully.').waitFor();

    const domain = `www.${practice.slug}.example`;
    await page.goto('/portal/website/domain');
    await page.getByLabel('Domain').fill(domain);
    await page.getByRole('button', { name: 'Connect domain' }).click();
    const records = page.getByRole('region', { name: 'Records' }).getByRole('listitem');
    await page.getByText('Activating').waitFor();
    expect(await violationsOf(page)).toEqual([]);
    for (const [at, type] of (['CNAME', 'TXT'] as const).entries()) {
      const [, name, value] = await records.nth(at).locator('dd > span:first-child').allTextContents();
      await setName(name!, [{ type, value: value! }]);
    }
    await page.getByText('Active', { exact: true }).waitFor();

    const site = new URL(page.url()).origin;
    const { status, html } = await pageOf(site, domain);
    expect(status).toBe(200);
    expect(html).toContain('window.counted = true');
    const profile = await pageOf(`${site}/p/${practice.slug}`, new URL(site).host);
    expect(profile.html).not.toContain('window.counted');
    const below = await pageOf(site, `${practice.slug}.sites.localhost`);
    expect(below.html).not.toContain('window.counted');
  });
});
