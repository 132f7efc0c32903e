import { beforeAll, describe } from '@jest/globals';
import type { Page } from 'playwright-core';
import { AccountPages } from './pages/account-pages.js';
import { everyPage, type EveryPage } from './support/every-page.js';
import { look } from './support/look.js';
import { PASSWORD } from './support/open-practice.js';
import { journey, useBrowser } from './support/stage.js';
import { walk } from './support/walk.js';

describe('Every page of practitioners fits every screen and every finger, and axe finds nothing serious on it', () => {
  useBrowser();

  let every: EveryPage;
  beforeAll(async () => {
    every = await everyPage();
  });

  journey('of the portal', async (stage) => {
    await walk(stage, every.portal, { prepare: toPortal, look });
  });

  journey('of what lies over the portal', async (stage) => {
    await walk(stage, every.overPortal, { prepare: toPortal, look });
  });

  journey('of a client of the portal', async (stage) => {
    await walk(stage, every.clientPages, { prepare: toPortal, look });
  });

  const toPortal = (page: Page) => new AccountPages(page).logIn(every.practice.email, PASSWORD, '/portal');
});
