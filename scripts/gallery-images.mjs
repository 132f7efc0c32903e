/**
 * Writes an image of every part of the portal that the gallery shows, for the README of `web/src/portal-ui`:
 * `npm run gallery-images`, after a part has changed.
 */
import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { chromium } from 'playwright-core';
import { build, preview } from 'vite';
import { findChromium } from './backing/programs.mjs';
import { OPENED, PAGES, imageOf, specimens } from './gen/portal-parts.mjs';
import { ROOT } from './paths.mjs';

const configFile = join(ROOT, 'web/vite.gallery.config.ts');
const VIEWPORT = { width: 860, height: 800 };

await build({ configFile, logLevel: 'warn' });
const server = await preview({ configFile, preview: { host: '127.0.0.1', port: 0 } });
const address = `${server.resolvedUrls.local[0]}gallery.html`;
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH ?? findChromium() });
try {
  const page = await browser.newPage({ viewport: VIEWPORT, reducedMotion: 'reduce' });
  await page.goto(address);
  await page.getByText('This client did not load.').waitFor();
  for (const specimen of specimens()) {
    const section = page.getByRole('region', { name: specimen, exact: true });
    await section.screenshot({ path: pathOf(specimen), animations: 'disabled' });
  }
  for (const part of OPENED) {
    await page.getByRole('button', { name: part, exact: true }).click();
    const dialog = page.getByRole(/Confirm/.test(part) ? 'alertdialog' : 'dialog');
    await dialog.screenshot({ path: pathOf(part), animations: 'disabled' });
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
  }
  for (const [part, search] of Object.entries(PAGES)) {
    await page.goto(address + search);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.locator('[data-density]').screenshot({ path: pathOf(part), animations: 'disabled' });
  }
} finally {
  await browser.close();
  await server.close();
}

function pathOf(specimen) {
  const path = join(ROOT, imageOf(specimen));
  mkdirSync(dirname(path), { recursive: true });
  return path;
}
