import { randomUUID } from 'node:crypto';
import { expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { ApiVisitor } from './support/api-visitor.js';
import { book } from './support/bookings.js';
import { eventually } from './support/eventually.js';
import { everyPage } from './support/every-page.js';
import { scheduleEvent } from './support/group-events.js';
import { openPractice, PASSWORD, type OpenPractice } from './support/open-practice.js';
import { SITE_URL } from './support/site.js';
import { journey, newClient, useBrowser } from './support/stage.js';
import { isComplete, walk } from './support/walk.js';

useBrowser();

const DEMO = `{ practice(slug: "willow-stone-massage") {
  practitionerName headline services { id name } bookableEvents { url } skills { specialty { name } } } }`;

interface Demo {
  practice: {
    practitionerName: string;
    headline: string;
    services: { id: string; name: string }[];
    bookableEvents: { url: string }[];
    skills: { specialty: { name: string } }[];
  };
}

const CRAWLER = { userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' };
/** Who reads a page without running its scripts, and how often they come. */
const READERS = [
  ['a visitor without JavaScript', {}, 'returns'],
  ['a crawler', CRAWLER, 'comes once'],
] as const;
type Visits = (typeof READERS)[number][2];

/**
 * Opens a page with its data. For people the web server waits for the data only for a moment, so on a busy machine it may
 * take several visits; for crawlers it waits until all of it is there.
 */
async function openComplete(page: Page, path: string, visits: Visits = 'returns'): Promise<void> {
  const isThere = async () => {
    await page.goto(path);
    return (await page.locator('[aria-busy=true]').count()) === 0;
  };
  if (visits === 'returns') await eventually(`${path} with its data`, isThere);
  else expect({ path, complete: await isThere() }).toEqual({ path, complete: true });
}

async function textOf(page: Page, path: string, visits?: Visits): Promise<string> {
  await openComplete(page, path, visits);
  return readableText(page);
}

/** What is there to read, with sections that the browser lays out only once they come near the screen. */
function readableText(page: Page): Promise<string> {
  return page.locator('#root').evaluate((root: HTMLElement) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important; }');
    document.adoptedStyleSheets.push(sheet);
    return root.innerText;
  });
}

for (const [reader, options, visits] of READERS) {
  journey(`Pages show what they say to ${reader}`, async (stage) => {
    const { practice } = await new ApiVisitor().ask<Demo>(DEMO);
    const [service] = practice.services;
    const page = await stage.visitor({ ...options, javaScriptEnabled: false });

    const home = await textOf(page, '/', visits);
    expect(home).toContain('Feel better, with someone you trust');
    expect(home).toContain('Explore holistic services');
    expect(home).toContain('Recent client reviews');

    const slug = '/p/willow-stone-massage';
    const profile = await textOf(page, slug, visits);
    const skills = practice.skills.map(({ specialty }) => specialty.name);
    const services = practice.services.map(({ name }) => name);
    for (const text of [practice.practitionerName, practice.headline, ...skills, ...services]) {
      expect(profile).toContain(text);
    }
    expect(await textOf(page, `${slug}/services/${service!.id}`, visits)).toContain(service!.name);
    expect(await textOf(page, `${slug}/book`, visits)).toContain('What would you like to book?');
    const search = `/practitioner-search?query=${encodeURIComponent(practice.practitionerName)}`;
    expect(await textOf(page, search, visits)).toContain(practice.practitionerName);
  });
}

const linesIn = (text: string) => text.split('\n').flatMap((line) => line.trim() || []);

/** What is there to read on a page with scripts once nothing is being loaded any more, line by line. */
async function linesOf(page: Page, path: string): Promise<string[]> {
  await page.goto(path);
  await isComplete(page);
  return linesIn(await readableText(page));
}

journey('The source of a page holds all that it then shows', async (stage) => {
  const { practice } = await new ApiVisitor().ask<Demo>(DEMO);
  const slug = '/p/willow-stone-massage';
  const search = '/practitioner-search?query=Massage&searched_location=Vancouver%2C+BC';
  const [service, event] = [practice.services[0]!, practice.bookableEvents[0]!];
  // The practice's zone: in another zone, the page names it once the browser knows the visitor's own.
  const here = { viewport: { width: 1000, height: 900 }, timezoneId: 'America/Vancouver' };
  const withScripts = await stage.visitor(here);
  const without = await stage.visitor({ ...here, javaScriptEnabled: false });
  for (const path of [
    '/',
    search,
    slug,
    `${slug}/services/${service.id}`,
    event.url,
    `${slug}/book`,
    '/l/willow-stone-massage',
  ]) {
    let look = await linesAdded(without, withScripts, path);
    // Another journey has left a review between the two looks.
    if (look.added.length > 0) look = await linesAdded(without, withScripts, path);
    expect({ path, added: look.added, lines: look.count > 15 }).toEqual({ path, added: [], lines: true });
  }
});

/** Which lines a page shows that its source has not, of how many. */
async function linesAdded(without: Page, withScripts: Page, path: string): Promise<{ added: string[]; count: number }> {
  const source = new Set(linesIn(await textOf(without, path)));
  const shown = await linesOf(withScripts, path);
  // The makers of a map are named by the map.
  return {
    added: shown.filter((line) => !source.has(line) && line !== 'Natural Earth · GeoNames'),
    count: shown.length,
  };
}

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

for (const [who, visitor] of VISITORS) {
  // If React renders a page again during hydration, it logs an error, which fails the journey.
  journey(`Every public page hydrates as the server rendered it for a visitor ${who}`, async (stage) => {
    const { finding, practices, entrances } = await everyPage();
    await walk(stage, [...finding, ...practices, ...entrances], { visitor, look: async () => ({}) });
  });
}

journey('Parts keep the rules that came with the page, and write none of them again', async (stage) => {
  const page = await stage.visitor({ serviceWorkers: 'block' });
  for (const path of ['/', '/p/willow-stone-massage']) {
    await page.goto(path);
    await isComplete(page);
    const { known, again } = await page.evaluate(() => {
      const rules = document.querySelector<HTMLElement>('style[data-rules]')?.dataset['rules']?.split(' ') ?? [];
      const sheets = document.adoptedStyleSheets.flatMap((sheet) => [...sheet.cssRules]);
      const written = sheets.map(({ cssText }) => cssText).join('\n');
      return { known: rules.length, again: rules.filter((rule) => written.includes(`.y-${rule}`)) };
    });
    expect(known).toBeGreaterThan(3);
    expect(again).toEqual([]);
  }
});

journey('What is on its way fills the screen, so that the footer is not seen and pushed out of it', async (stage) => {
  const page = await stage.visitor({ serviceWorkers: 'block', viewport: { width: 390, height: 844 } });
  // With a session's cookie the page comes without content; its data never come.
  await page.context().addCookies([{ name: 'yarrow_csrf', value: 'x', url: SITE_URL }]);
  await page.route('**/graphql', () => undefined);
  for (const path of ['/p/willow-stone-massage', '/p/willow-stone-massage/book']) {
    await page.goto(path);
    await page.locator('main[aria-busy=true]').waitFor();
    const footer = await page.locator('footer').last().boundingBox();
    expect(footer?.y).toBeGreaterThanOrEqual(844);
  }
});

const REGISTER = `mutation Register($input: RegisterInput!) {
  register(input: $input) { result errors { code message } } }`;
const OWN = '{ currentUser { id name email } upcomingAppointments { instantActionToken } }';

interface Own {
  currentUser: { id: string; name: string; email: string };
  upcomingAppointments: { instantActionToken: string }[];
}

/** Creates an account with an upcoming visit. `secrets` are texts that no other visitor may find anywhere. */
async function person(practice: OpenPractice, firstName: string) {
  const visitor = new ApiVisitor();
  const client = newClient(firstName, `Of${randomUUID().slice(0, 8)}`);
  await visitor.change(REGISTER, { input: { kind: 'client', ...client, password: PASSWORD } });
  const { token } = await book(practice, client, visitor);
  const { currentUser } = await visitor.ask<Own>(OWN);
  return { visitor, secrets: [client.lastName, client.email, currentUser.id, token] };
}

journey('Two who are logged in and a stranger never get what is another’s, however they come in between', async () => {
  const practice = await openPractice({ instant: true, charges: false });
  const [ann, bob] = await Promise.all([person(practice, 'Ann'), person(practice, 'Bob')]);
  const people = [ann, { visitor: new ApiVisitor(), secrets: [] }, bob, { visitor: new ApiVisitor(), secrets: [] }];
  const { slug, serviceId } = practice;
  const paths = [
    '/',
    `/p/${slug}`,
    `/p/${slug}/services/${serviceId}`,
    `/p/${slug}/book`,
    '/bookings',
    '/account/sessions',
  ];
  const answers = await Promise.all(
    Array.from({ length: 360 }, async (_, index) => {
      const who = people[index % people.length]!;
      const path = index % 9 === 0 ? 'data' : paths[index % paths.length]!;
      const text = await (path === 'data' ? ownData(who.visitor) : pageOf(who.visitor, path));
      return { who, path, text };
    }),
  );
  const leaks = answers.flatMap(({ who, path, text }) => {
    const ofOthers = people.flatMap((one) => (one === who ? [] : one.secrets));
    return ofOthers.filter((secret) => text.includes(secret)).map((secret) => `${path}: ${secret}`);
  });
  expect(leaks).toEqual([]);
  for (const { who, path, text } of answers) {
    // Those that would be found.
    if (path === 'data') expect(who.secrets.filter((secret) => !text.includes(secret))).toEqual([]);
    else if (who.secrets.length > 0) expect(text.includes('<div id="root"></div>')).toBe(true);
  }
});

const pageOf = async (visitor: ApiVisitor, path: string) => (await visitor.send('GET', path)).text();

/** The data that a page requests itself. A stranger has no account and no visits. */
async function ownData(visitor: ApiVisitor): Promise<string> {
  const answer = await visitor.send('POST', '/graphql', { query: OWN });
  return answer.text();
}

journey('What is typed and pressed before the scripts have come is done once they have', async (stage) => {
  const page = await stage.visitor({ serviceWorkers: 'block' });
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel('Email').fill('client@example.com');
  await page.getByLabel('Password', { exact: true }).fill('yarrow-demonstration');
  await page.getByRole('button', { name: 'Log in' }).last().click();
  // The browser would send the form itself, with the password in the address.
  expect(new URL(page.url()).search).toBe('');
  release();
  await page.waitForURL((url) => url.pathname !== '/login');
});
