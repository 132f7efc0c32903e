import { describe, expect } from '@jest/globals';
import { Secret, TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { AccountPages } from './pages/account-pages.js';
import { violationsOf } from './support/accessibility.js';
import { mailTo } from './support/sandbox.js';
import { journey, newClient, useBrowser } from './support/stage.js';

const PASSWORD = 'a lamp near the window';
const PAGE = '/account/sessions';

/** The browser has a device that makes passkeys and confirms that it is its owner. */
async function addDevice(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true },
      ...{ isUserVerified: true, automaticPresenceSimulation: true },
    },
  });
}

describe('Two-step login', () => {
  useBrowser();

  journey('an app and a passkey are set up, used, and recovered from', async (stage) => {
    const person = newClient();
    const page = await stage.visitor();
    const accounts = new AccountPages(page);
    const click = (name: string) => page.getByRole('button', { name, exact: true }).click();
    const password = async (button: string) => {
      await page.getByLabel('Your password').fill(PASSWORD);
      expect(await violationsOf(page)).toEqual([]);
      await click(button);
    };
    const keepCodes = async () => {
      const list = page.getByRole('list', { name: 'Recovery codes' });
      await list.waitFor();
      expect(await violationsOf(page)).toEqual([]);
      const codes = await list.getByRole('listitem').allInnerTexts();
      await page.getByLabel("I've kept them in a safe place").check();
      await click('Done');
      await list.waitFor({ state: 'hidden' });
      return codes;
    };
    const logOutAndIn = async () => {
      await page.context().clearCookies();
      await page.goto(`/login?${new URLSearchParams({ return_to: PAGE })}`);
      await accounts.submitLogin(person.email, PASSWORD);
    };
    await accounts.registerClient(person, PASSWORD);
    await addDevice(page);

    await page.goto(PAGE);
    await click('Set up an app');
    await password('Continue');
    const secret = (await page.locator('code').first().innerText()).replaceAll(/\s/g, '');
    const app = new TOTP({ secret: Secret.fromBase32(secret) });
    await page.getByLabel('Code from your app').fill(app.generate());
    expect(await violationsOf(page)).toEqual([]);
    await click('Turn on');
    const codes = await keepCodes();
    expect(codes).toHaveLength(10);
    await mailTo(person.email, /^How you log in was changed/);

    // The code of the next 30 s: the typed one is used up.
    await logOutAndIn();
    const code = page.getByLabel('Code from your app');
    await code.fill('000000');
    await click('Log in with a code');
    await page.getByText('This code is not right').waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await code.fill(app.generate({ timestamp: Date.now() + 30_000 }));
    await click('Log in with a code');
    await page.waitForURL(`**${PAGE}`);

    await click('Add a passkey');
    await page.getByLabel('Name of this device').fill('My laptop');
    await password('Add passkey');
    await page.getByRole('heading', { name: /^My laptop/ }).waitFor();
    await logOutAndIn();
    await click('Use your passkey');
    await page.waitForURL(`**${PAGE}`);
    await page
      .getByText(/^Last used/)
      .first()
      .waitFor();

    await logOutAndIn();
    await code.fill(codes[0]!);
    await click('Log in with a code');
    await page.waitForURL(`**${PAGE}`);
    await page.getByText('9 recovery codes are left.').waitFor();
    await click('New recovery codes');
    await password('Make new codes');
    expect(await keepCodes()).not.toEqual(codes);

    await click('Remove app');
    await page.getByLabel('Your password').fill(PASSWORD);
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove app' }).click();
    await page.getByRole('button', { name: 'Set up an app' }).waitFor();
    await click('Remove My laptop');
    await password('Remove passkey');
    await page.getByRole('heading', { name: /^My laptop/ }).waitFor({ state: 'hidden' });
    await logOutAndIn();
    await page.waitForURL(`**${PAGE}`);
  });
});
