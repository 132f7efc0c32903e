import { beforeAll, describe, expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { ROUTE_SHAPES } from '../web/shared/route-shapes.js';
import { AccountPages } from './pages/account-pages.js';
import { violationsOf } from './support/accessibility.js';
import { DEMO_CLIENT } from './support/demo-practice.js';
import { everyPage, type EveryPage } from './support/every-page.js';
import { PASSWORD } from './support/open-practice.js';
import { journey, useBrowser } from './support/stage.js';
import { walk, type Findings } from './support/walk.js';
import { sidewaysScroll } from './support/widths.js';

describe('Every page fits every screen, and axe finds nothing serious on it', () => {
  useBrowser();

  let every: EveryPage;
  beforeAll(async () => {
    every = await everyPage();
  });

  journey('of search and quiz', async (stage) => {
    await walk(stage, every.finding, { look });
  });

  journey('of practices', async (stage) => {
    await walk(stage, every.practices, { look });
  });

  journey('of the others that are open to everybody', async (stage) => {
    stage.expectComplaint(/status of 404/);
    const pages = [...every.entrances, { shape: '*', path: '/no-such-page' }];
    await walk(stage, pages, { look });
  });

  journey('of those behind the links of mails', async (stage) => {
    await walk(stage, every.linked, { look });
  });

  journey('of a client', async (stage) => {
    const { email, password } = DEMO_CLIENT;
    const prepare = (page: Page) => new AccountPages(page).logIn(email, password, '/bookings');
    await walk(stage, every.client, { prepare, look });
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

  journey('that there is: all shapes of addresses are walked', async () => {
    const walked = [every.finding, every.practices, every.entrances, every.linked, every.client, every.portal]
      .flat()
      .map(({ shape }) => shape);
    expect(ROUTE_SHAPES.filter((shape) => !walked.includes(shape))).toEqual([]);
  });

  const toPortal = (page: Page) => new AccountPages(page).logIn(every.practice.email, PASSWORD, '/portal');
});

/** Where the page scrolls sideways, and what axe finds on it as it is on a phone and on a desktop. */
async function look(page: Page): Promise<Findings> {
  const found: Record<string, readonly string[]> = await sidewaysScroll(page);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    // A frame later, layouts that follow the width by script have followed; what they ask for then has come.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
    await page.waitForLoadState('networkidle');
    const violations = await violationsOf(page);
    if (violations.length > 0) found[`axe at ${width} px`] = violations;
  }
  return found;
}
