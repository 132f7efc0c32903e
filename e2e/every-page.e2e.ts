import { beforeAll, describe, expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { ROUTE_SHAPES } from '../web/shared/route-shapes.js';
import { AccountPages } from './pages/account-pages.js';
import { DEMO_CLIENT } from './support/demo-practice.js';
import { everyPage, type EveryPage } from './support/every-page.js';
import { look } from './support/look.js';
import { PASSWORD } from './support/open-practice.js';
import { openStaff } from './support/staff.js';
import { journey, useBrowser } from './support/stage.js';
import { walk } from './support/walk.js';

describe('Every page fits every screen and every finger, and axe finds nothing serious on it', () => {
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

  journey('of the other public pages', async (stage) => {
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

  journey('of the staff', async (stage) => {
    const { email } = await openStaff();
    const prepare = (page: Page) => new AccountPages(page).logIn(email, PASSWORD, '/staff');
    await walk(stage, every.staff, { prepare, look });
  });

  journey('that there is: all shapes of addresses are walked', async () => {
    const walked = [
      every.finding,
      every.practices,
      every.entrances,
      every.linked,
      every.client,
      every.staff,
      every.portal,
    ]
      .flat()
      .map(({ shape }) => shape);
    expect(ROUTE_SHAPES.filter((shape) => !walked.includes(shape))).toEqual([]);
  });
});
