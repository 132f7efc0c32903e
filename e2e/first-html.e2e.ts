import { expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { ApiVisitor, loggedIn } from './support/api-visitor.js';
import { DEMO_CLIENT } from './support/demo-practice.js';
import { everyPage } from './support/every-page.js';
import { scheduleEvent } from './support/group-events.js';
import { openPractice } from './support/open-practice.js';
import { SITE_URL } from './support/site.js';
import { journey, useBrowser } from './support/stage.js';
import { isComplete } from './support/walk.js';

useBrowser();

const DEMO = `{ practice(slug: "willow-stone-massage") {
  practitionerName headline services { id name } skills { specialty { name } } } }`;

interface Demo {
  practice: {
    practitionerName: string;
    headline: string;
    services: { id: string; name: string }[];
    skills: { specialty: { name: string } }[];
  };
}

async function textOf(page: Page, path: string): Promise<string> {
  await page.goto(path);
  return page.locator('#root').innerText();
}

journey('Pages show what they say to somebody without JavaScript', async (stage) => {
  const { practice } = await new ApiVisitor().ask<Demo>(DEMO);
  const [service] = practice.services;
  const page = await stage.visitor({ javaScriptEnabled: false });

  const home = await textOf(page, '/');
  expect(home).toContain('Feel better, with someone you trust');
  expect(home).toContain('Explore holistic services');
  expect(home).toContain('Recent client reviews');

  const profile = await textOf(page, '/p/willow-stone-massage');
  const skills = practice.skills.map(({ specialty }) => specialty.name);
  const services = practice.services.map(({ name }) => name);
  for (const text of [practice.practitionerName, practice.headline, ...skills, ...services]) {
    expect(profile).toContain(text);
  }
  expect(await textOf(page, `/p/willow-stone-massage/services/${service!.id}`)).toContain(service!.name);
  expect(await textOf(page, '/p/willow-stone-massage/book')).toContain('What would you like to book?');
  expect(await textOf(page, `/practitioner-search?query=${encodeURIComponent(practice.practitionerName)}`)).toContain(
    practice.practitionerName,
  );
});

journey('The page of a group event shows everything without JavaScript', async (stage) => {
  const practice = await openPractice({ instant: true, charges: false });
  const event = await scheduleEvent(practice, { name: 'Breath under the moon', amountCents: 0 });
  const page = await stage.visitor({ javaScriptEnabled: false });
  const text = await textOf(page, event.url);
  for (const part of ['Breath under the moon', practice.practitionerName, 'When and where']) {
    expect(text).toContain(part);
  }
});

const VISITORS = [
  ['far from home', { timezoneId: 'Asia/Kolkata', locale: 'de-DE' }],
  ['with a phone', { timezoneId: 'Pacific/Honolulu', viewport: { width: 390, height: 844 } }],
] as const;

for (const [who, options] of VISITORS) {
  // A page that React had to draw anew is an error that the page logs, and with it the journey's.
  journey(`Every public page comes to life as the server has rendered it, for somebody ${who}`, async (stage) => {
    const { finding, practices, entrances } = await everyPage();
    const left = [...finding, ...practices, ...entrances];
    const first = await stage.visitor({ serviceWorkers: 'block', ...options });
    const tabs = [first, await first.context().newPage(), await first.context().newPage()];
    await Promise.all(
      tabs.map(async (page) => {
        for (let next = left.shift(); next; next = left.shift()) {
          await page.goto(next.path);
          await isComplete(page);
        }
      }),
    );
    expect(stage.complaints).toEqual([]);
  });
}

journey('A page for a stranger never holds what belongs to somebody who is logged in', async () => {
  const client = await loggedIn(DEMO_CLIENT.email, DEMO_CLIENT.password);
  const stranger = async (path: string) => (await fetch(SITE_URL + path)).text();
  const paths = ['/', '/p/willow-stone-massage', '/bookings', '/p/willow-stone-massage/book'];
  const pages = await Promise.all(
    Array.from({ length: 60 }, async (_, index) => {
      const path = paths[index % paths.length]!;
      const own = index % 3 === 0;
      const html = own ? await (await client.send('GET', path)).text() : await stranger(path);
      return { own, html };
    }),
  );
  for (const { own, html } of pages) {
    expect(html).not.toContain(DEMO_CLIENT.email);
    expect(html.includes('<div id="root"></div>')).toBe(own);
  }
});
