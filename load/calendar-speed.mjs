/**
 * How much work the portal's calendar is for a browser where much stands on it: 400 visits in two weeks, on a Yarrow of its
 * own. Draws each of the two weeks, and the month, and drags a visit about; Chromium records what its main thread does. Ends with
 * code 1 where drawing the two weeks takes 100 ms of scripting or more, or a drag does not stay at 60 frames a second. Build
 * first (`npm run build`).
 *
 *   node load/calendar-speed.mjs [--rounds 9] [--pictures <folder>] [--profile <folder>]
 *
 * Prints medians of the processor time of scripts, of what follows from them (style, layout), and frames of the drag.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { limited, median, report } from '../bench/report.mjs';
import { findChromium } from '../scripts/backing/programs.mjs';
import { ENTRIES, FIRST_WEEK, openBusyFortnight } from './harness/busy-fortnight.mjs';
import { Databases } from './harness/databases.mjs';
import { Site } from './harness/site.mjs';
import { traced } from './harness/tracing.mjs';

const LIMIT_MS = 100;
/** Of a second; the rest is what a timer misses. */
const FRAMES = 58;
const FRAME_MS = 1000 / 60;
const DRAG_MS = 2500;
/** After something was drawn, for what follows of it. */
const REST_MS = 700;
const VIEWPORT = { width: 1440, height: 900 };
const LOGIN = 'mutation Login($input: LoginInput!) { login(input: $input) { result errors { message } } }';

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '9' },
    pictures: { type: 'string' },
    profile: { type: 'string' },
  },
});
const ROUNDS = Number(options.rounds);

const addDays = (date, days) =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
const rest = (page) => page.waitForTimeout(REST_MS);

async function logIn(context, url, email) {
  const data = { query: LOGIN, variables: { input: { email, password: 'a long enough password' } } };
  const { data: answer } = await (await context.request.post(`${url}/graphql`, { data })).json();
  if (answer.login.result !== 'success') throw new Error(JSON.stringify(answer.login.errors));
}

/** Presses a shortcut of the calendar, and nothing else that would run in the page. */
async function press(page, key) {
  await page.keyboard.press(key);
  await rest(page);
}

async function expectEntries(page, count) {
  const found = await page.locator('.rbc-event').count();
  if (found !== count) throw new Error(`${found} entries are drawn, not ${count}.`);
}

/** @returns what each drawing took, by what was drawn */
async function drawAll(page, url, sunday) {
  const before = addDays(sunday, -7);
  await page.goto(`${url}/portal/calendar?view=week&date=${before}`);
  await page.waitForSelector('.rbc-time-view');
  await page.waitForLoadState('networkidle');
  const drawings = { first: [], second: [], month: [] };
  // The first round is the browser's: it compiles what it runs.
  for (let round = 0; round <= ROUNDS; round += 1) {
    const first = await traced(page, () => press(page, 'n'));
    await expectEntries(page, FIRST_WEEK);
    const second = await traced(page, () => press(page, 'n'));
    await expectEntries(page, ENTRIES - FIRST_WEEK);
    const month = await traced(page, () => press(page, 'm'));
    for (const key of ['w', 'p', 'p']) await press(page, key);
    if (round === 0) continue;
    drawings.first.push(first);
    drawings.second.push(second);
    drawings.month.push(month);
  }
  return drawings;
}

/** Runs in the page: records when each frame began, until it is stopped. */
function recordFrames() {
  const frames = [];
  globalThis.framesOfDrag = frames;
  const note = (time) => {
    if (globalThis.framesOfDrag === frames) globalThis.requestAnimationFrame(note);
    frames.push(time);
  };
  globalThis.requestAnimationFrame(note);
}

/** Takes the visit in the middle of the screen over four days and back, as a hand would. */
async function drag(page, picture) {
  const visit = page.locator('.rbc-event', { hasText: '2 – 2:30 PM' }).nth(2);
  await visit.scrollIntoViewIfNeeded();
  const box = await visit.boundingBox();
  const at = (part) => ({
    x: box.x + 20 + Math.sin(part * Math.PI * 2) * 2 * box.width,
    y: box.y + 6 + Math.sin(part * Math.PI * 6) * 130,
  });
  await page.mouse.move(box.x + 20, box.y + 6);
  await page.mouse.down();
  const work = await traced(page, async () => {
    await page.evaluate(recordFrames);
    const started = performance.now();
    for (let part = 0; part < 1; part = (performance.now() - started) / DRAG_MS) {
      const { x, y } = at(part);
      await page.mouse.move(x, y);
    }
  });
  const times = await page.evaluate(() => {
    const frames = globalThis.framesOfDrag;
    globalThis.framesOfDrag = undefined;
    return frames;
  });
  if (picture) await page.screenshot({ path: picture });
  // Elsewhere, so that it is asked about.
  await page.mouse.move(box.x + 20, box.y + 6 - 2 * box.height);
  await page.mouse.up();
  await page.getByRole('button', { name: 'Put it back' }).click();
  await page.getByRole('alertdialog').waitFor({ state: 'detached' });
  await rest(page);
  const gaps = times.slice(1).map((time, index) => time - times[index]);
  const late = gaps.filter((gap) => gap > 1.5 * FRAME_MS).length;
  return { ...work, frames: ((times.length - 1) * 1000) / (times.at(-1) - times[0]), late };
}

/** Leaves a CPU profile of what is done. */
async function profiled(page, name, act) {
  if (!options.profile) return act();
  const session = await page.context().newCDPSession(page);
  await session.send('Profiler.enable');
  await session.send('Profiler.setSamplingInterval', { interval: 200 });
  await session.send('Profiler.start');
  const done = await act();
  const { profile } = await session.send('Profiler.stop');
  await writeFile(join(options.profile, `${name}.cpuprofile`), JSON.stringify(profile));
  await session.detach();
  return done;
}

const pictureOf = (name) => options.pictures && join(options.pictures, `${name}.png`);

async function measure(page, url, sunday) {
  const drawings = await drawAll(page, url, sunday);
  await page.goto(`${url}/portal/calendar?view=week&date=${sunday}`);
  await page.waitForSelector('.rbc-event');
  await rest(page);
  await profiled(page, 'drawing', async () => {
    for (const key of ['n', 'p']) await press(page, key);
  });
  await profiled(page, 'drag', () => drag(page, pictureOf('drag')));
  const drags = [];
  for (let round = 0; round < ROUNDS; round += 1) drags.push(await drag(page));
  const scripting = (drawn) => median(drawn.map((drawing) => drawing.scripting));
  const following = (drawn) => median(drawn.map(({ rendering, painting }) => rendering + painting));
  const middle = (key) => median(drags.map((one) => one[key]));
  const { first, second, month } = drawings;
  const frames = middle('frames');
  return [
    limited({
      what: `ms of scripting, two weeks of ${ENTRIES}`,
      ours: scripting(first) + scripting(second),
      aimBelow: LIMIT_MS,
    }),
    { what: 'ms of scripting, the first week', ours: scripting(first) },
    { what: 'ms of scripting, the second week', ours: scripting(second) },
    { what: 'ms of style, layout and paint, two weeks', ours: following(first) + following(second) },
    limited({ what: 'ms of scripting, the month', ours: scripting(month), aimBelow: LIMIT_MS }),
    { what: 'frames a second of a drag', ours: frames, aim: `≥ ${FRAMES}`, reached: frames >= FRAMES },
    { what: 'late frames of a drag', ours: middle('late') },
    { what: 'ms of scripting, a drag', ours: middle('scripting') },
    { what: 'ms of style and layout, a drag', ours: middle('rendering') },
    { what: 'ms of paint, a drag', ours: middle('painting') },
    limited({ what: 'ms, longest task of a drag', ours: middle('longest'), aimBelow: FRAME_MS }),
  ];
}

async function main() {
  for (const folder of [options.pictures, options.profile]) if (folder) await mkdir(folder, { recursive: true });
  const site = await Site.start({ also: ['web', 'reviews'] });
  const databases = new Databases(site);
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run'],
  });
  try {
    const { email, sunday } = await openBusyFortnight(site, databases);
    const url = `http://localhost:${site.ports.web}`;
    const context = await browser.newContext({ viewport: VIEWPORT, locale: 'en-US', serviceWorkers: 'block' });
    await logIn(context, url, email);
    const page = await context.newPage();
    const results = await measure(page, url, sunday);
    report('calendar', results);
    if (results.some(({ reached }) => reached === false)) process.exitCode = 1;
  } finally {
    await browser.close();
    await databases.close();
    await site.stop();
  }
}

await main();
