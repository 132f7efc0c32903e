import { describe, expect } from '@jest/globals';
import type { Page, Request } from 'playwright-core';
import { BookingPage } from './pages/booking-page.js';
import { eventually } from './support/eventually.js';
import { openPractice } from './support/open-practice.js';
import { nameOfOperation } from './support/operations.js';
import { journey, useBrowser } from './support/stage.js';

describe('A first visit', () => {
  useBrowser();

  journey('brings its data with the page: home, profile and booking ask for nothing of it again', async (stage) => {
    const { slug, practitionerName } = await openPractice();
    const home = await firstVisit(await stage.visitor(), '/', [
      'practitionersClaim',
      'recentReviews',
      'therapyCategories',
    ]);
    await home.page.getByRole('heading', { level: 1 }).waitFor();
    const ofHome = await home.asked();
    for (const name of ['RecentReviews', 'TherapyCategories', 'PractitionersClaim']) expect(ofHome).not.toContain(name);

    const profile = await firstVisit(await stage.visitor(), `/p/${slug}`, [
      'practitionerName',
      'reviews(',
      'bookableEvents(',
      'videoReviews(',
    ]);
    await profile.page.getByRole('heading', { level: 1, name: practitionerName }).waitFor();
    await profile.page.getByRole('link', { name: 'Book Swedish massage' }).waitFor();
    const ofProfile = await profile.asked();
    for (const name of ['Profile', 'ProfileReviews', 'PracticeVideos']) expect(ofProfile).not.toContain(name);

    const booking = await firstVisit(await stage.visitor(), `/p/${slug}/book`, ['practitionerName']);
    await booking.page.getByRole('radio', { name: 'Swedish massage' }).waitFor();
    expect(await booking.asked()).not.toContain('BookingPractice');
    // What the page asks for itself is seen: the free times.
    await booking.page.getByRole('radio', { name: 'Swedish massage' }).check();
    await booking.page.getByRole('button', { name: 'Choose a time' }).click();
    await new BookingPage(booking.page).times.first().waitFor();
    expect(await booking.asked()).toContain('AvailabilityOfMonth');
  });

  journey('lets the site say that it is offline, and comes back with the connection', async (stage) => {
    // The cut connection itself is what the browser reports.
    stage.expectComplaint(/ERR_INTERNET_DISCONNECTED/);
    const page = await stage.visitor();
    await page.goto('/');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.reload();
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);

    await page.context().setOffline(true);
    await page.goto('/practitioner-search?query=massage');
    await page.getByRole('heading', { level: 1, name: 'You are offline' }).waitFor();
    await page.context().setOffline(false);
    await page.getByRole('link', { name: 'Try again' }).click();
    await page.getByRole('region', { name: 'Practitioners' }).waitFor();
    expect(new URL(page.url()).searchParams.get('query')).toBe('massage');
  });
});

/**
 * Opens an address as a stranger's first page. The web server waits for the data only for a moment and leaves it to the
 * page otherwise, so on a busy machine it may take several visits until it comes along.
 * @param fields beginnings of the names of fields that the answers of the page's first screen hold
 */
async function firstVisit(page: Page, path: string, fields: readonly string[]) {
  const requests: Request[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === '/graphql') requests.push(request);
  });
  // What the visit before asks while it is being left is not counted.
  let arriving = false;
  page.on('framenavigated', (frame) => {
    if (!arriving || frame !== page.mainFrame()) return;
    arriving = false;
    requests.length = 0;
  });
  await eventually(`${path} with its data`, async () => {
    arriving = true;
    const document = await (await page.goto(path))!.text();
    const [, json = '{}'] = /<script[^>]*id="first-answers"[^>]*>(.*?)<\/script>/s.exec(document) ?? [];
    return fields.every((field) => json.includes(`"${field}`));
  });
  /** Names of the operations that the page has sent since. */
  const asked = async () => {
    await page.waitForLoadState('networkidle');
    return requests.map(nameOfOperation);
  };
  return { page, asked };
}
