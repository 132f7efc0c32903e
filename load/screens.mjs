/**
 * Pictures of every page at 1440 and 390 px, and what differs between two sets of them.
 *
 *   node load/screens.mjs take --url http://localhost:8080 --into /tmp/before [--only /portal,/bookings] [--also pages.json]
 *   node load/screens.mjs compare /tmp/before /tmp/after [--above 0.001]
 *
 * `--only` takes the pages whose address has one of these texts; `--also` names a file with more addresses, by who opens them
 * (`{ "everybody": ["/intake_form/…"] }`), as what lies behind links of mails is not in the demonstration data.
 * `compare` lists the pages of which more than that share of pixels differs, and ends with code 1 where there are any.
 */
import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import sharp from 'sharp';
import { findChromium } from '../scripts/backing/programs.mjs';
import { listPages, logIn } from './pages.mjs';

const WIDTHS = { wide: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };
/** Differences of a colour up to here are the rasteriser's. Of 255. */
const SAME_COLOUR = 12;
/** Longest that a map or a skeleton may take. */
const MAP_MS = 30_000;
/** One of five landscapes is chosen for each visit; in pictures it is always this one. */
const LANDSCAPES = /\/assets\/(hills|lake|meadow|stones|leaves)-[\w-]+\.svg$/;
const ONE_LANDSCAPE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><rect width="16" height="9" fill="#c9d8c4"/></svg>';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    url: { type: 'string', default: 'http://localhost:8080' },
    into: { type: 'string', default: 'screens' },
    only: { type: 'string', default: '' },
    also: { type: 'string' },
    above: { type: 'string', default: '0.001' },
  },
});

async function take() {
  await mkdir(values.into, { recursive: true });
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--force-color-profile=srgb'],
  });
  try {
    for (const [width, viewport] of Object.entries(WIDTHS)) await takeAt(browser, width, viewport);
  } finally {
    await browser.close();
  }
}

async function takeAt(browser, width, viewport) {
  const visitors = {};
  for (const kind of ['everybody', 'client', 'portal']) {
    visitors[kind] = await newVisitor(browser, viewport);
    if (kind !== 'everybody') await logIn(visitors[kind], values.url, kind);
  }
  const pages = await listPages(visitors, values.url);
  const more = values.also ? JSON.parse(await readFile(values.also, 'utf8')) : {};
  for (const [kind, paths] of Object.entries(pages)) {
    const tab = await visitors[kind].newPage();
    for (const path of [...paths, ...(more[kind] ?? [])].filter(isAsked)) {
      await tab.goto(values.url + path);
      await settle(tab);
      const picture = await tab.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
      await writeFile(join(values.into, `${fileName(kind, path)}.${width}.png`), picture);
    }
    await visitors[kind].close();
  }
}

const isAsked = (path) => values.only.split(',').some((text) => path.includes(text));

async function newVisitor(browser, viewport) {
  const context = await browser.newContext({
    viewport,
    locale: 'en-US',
    timezoneId: 'America/New_York',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  await context.route(LANDSCAPES, (route) => route.fulfill({ contentType: 'image/svg+xml', body: ONE_LANDSCAPE }));
  return context;
}

/** Everything there, what loads late because it is further down included. */
async function settle(tab) {
  await tab.waitForLoadState('networkidle');
  await tab.evaluate(async () => {
    const { document, window } = globalThis;
    for (let y = 0; y < document.body.scrollHeight; y += window.innerHeight) {
      window.scrollTo({ top: y, behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
    await document.fonts.ready;
  });
  await tab.waitForLoadState('networkidle');
  await tab.waitForFunction(nothingIsBusy, undefined, { timeout: MAP_MS });
  // Names and pins of a map fade in.
  if ((await tab.locator('canvas').count()) > 0) await tab.waitForTimeout(600);
}

const nothingIsBusy = () => {
  const waiting = globalThis.document.querySelectorAll('[aria-busy=true]');
  return [...waiting].every((element) => !element.checkVisibility());
};

/** Tokens of visits are cut off, or no name would fit. */
const fileName = (kind, path) => `${kind}-${path.replace(/[^\w]+/g, '_').slice(0, 90)}`;

async function compare([before, after]) {
  const names = (await readdir(before)).filter((name) => name.endsWith('.png'));
  const there = new Set(await readdir(after));
  const rows = [];
  for (const name of names) {
    const share = there.has(name) ? await differingShare(join(before, name), join(after, name)) : 1;
    if (share > Number(values.above)) rows.push({ name, share });
  }
  for (const { name, share } of rows.sort((a, b) => b.share - a.share)) {
    console.log(`${(share * 100).toFixed(2).padStart(6)} %  ${name}`);
  }
  console.log(`${rows.length} of ${names.length} differ`);
  process.exitCode = rows.length > 0 ? 1 : 0;
}

/** Share of pixels that differ; where one picture is larger, what it has more of differs. */
async function differingShare(one, other) {
  const [a, b] = await Promise.all([one, other].map(pixels));
  const [width, height] = ['width', 'height'].map((side) => Math.max(a.info[side], b.info[side]));
  let same = 0;
  for (let y = 0; y < Math.min(a.info.height, b.info.height); y += 1) {
    for (let x = 0; x < Math.min(a.info.width, b.info.width); x += 1) {
      const [i, j] = [(y * a.info.width + x) * 3, (y * b.info.width + x) * 3];
      const differs = [0, 1, 2].some((c) => Math.abs(a.data[i + c] - b.data[j + c]) > SAME_COLOUR);
      if (!differs) same += 1;
    }
  }
  return 1 - same / (width * height);
}

const pixels = (file) => sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });

const [command, ...folders] = positionals;
if (command === 'take') await take();
else if (command === 'compare' && folders.length === 2) await compare(folders);
else throw new Error('Say `take --url … --into …` or `compare <before> <after>`.');
