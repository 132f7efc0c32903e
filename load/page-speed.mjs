/**
 * How soon pages are there on a phone: home, search, profile and booking of one running site, or of two taking turns,
 * with a processor at a quarter of its speed and a line of 1.6 Mbit/s and 150 ms.
 *
 *   node load/page-speed.mjs [--url http://localhost:8080] [--compare http://localhost:9080] [--runs 9] [--pages home]
 *
 * Prints medians: largest paint, blocking time (what tasks take beyond 50 ms), layout shift, time in scripts. Each run
 * is a browser context of its own, so that nothing is cached. With `--profile <folder>` it writes a CPU profile of one
 * run of each page, to find out what takes the time.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { median, table } from '../bench/report.mjs';
import { findChromium } from '../scripts/backing/programs.mjs';
import { MEASURED_PAGES } from './pages.mjs';

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 };
const SLOWER = 4;
const LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
/** After the page has nothing left to load, for late shifts and tasks. */
const REST_MS = 1500;
const MEASURES = {
  'ms to the largest paint': 'largestPaint',
  'ms blocked': 'blocking',
  'layout shift': 'shift',
  'ms in scripts': 'scripts',
};

const { values } = parseArgs({
  options: {
    url: { type: 'string', default: 'http://localhost:8080' },
    compare: { type: 'string' },
    runs: { type: 'string', default: '9' },
    pages: { type: 'string', default: Object.keys(MEASURED_PAGES).join(',') },
    profile: { type: 'string' },
  },
});

/** Runs in the page before anything else does. */
function observe() {
  const seen = { largestPaint: 0, blocking: 0, shift: 0 };
  globalThis.seenBySpeed = seen;
  const on = (type, note) =>
    new globalThis.PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  on('largest-contentful-paint', ({ startTime }) => (seen.largestPaint = startTime));
  on('longtask', ({ duration }) => (seen.blocking += duration - 50));
  on('layout-shift', ({ value, hadRecentInput }) => (seen.shift += hadRecentInput ? 0 : value));
}

/** The user agent of a phone. The web server renders pages for a headless browser as for a crawler. */
function userAgentOf(browser) {
  const [major] = browser.version().split('.');
  return `Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${major}.0.0.0 Mobile Safari/537.36`;
}

async function measure(browser, url, profileFile) {
  const person = { locale: 'en-US', userAgent: userAgentOf(browser) };
  const context = await browser.newContext({ ...PHONE, ...person, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await page.addInitScript(observe);
    await session.send('Performance.enable');
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', LINE);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    if (profileFile) await session.send('Profiler.enable').then(() => session.send('Profiler.start'));
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.waitForTimeout(REST_MS);
    if (profileFile) {
      const { profile } = await session.send('Profiler.stop');
      await writeFile(profileFile, JSON.stringify(profile));
    }
    const { metrics } = await session.send('Performance.getMetrics');
    const scripts = metrics.find(({ name }) => name === 'ScriptDuration').value * 1000;
    return { ...(await page.evaluate(() => globalThis.seenBySpeed)), scripts };
  } finally {
    await context.close();
  }
}

/** @returns rows of the closing table */
async function compareOn(browser, name) {
  const path = MEASURED_PAGES[name];
  if (!path) throw new Error(`No such page: ${name}. There are ${Object.keys(MEASURED_PAGES).join(', ')}.`);
  const sites = [values.url, values.compare].filter(Boolean).map((site) => ({ url: site + path, runs: [] }));
  // The first answers of a server that has just started are not what visitors get.
  for (const { url } of sites) await measure(browser, url);
  for (let run = 0; run < Number(values.runs); run += 1) {
    for (const { url, runs } of run % 2 ? sites.toReversed() : sites) runs.push(await measure(browser, url));
  }
  if (values.profile) await measure(browser, sites[0].url, join(values.profile, `${name}.cpuprofile`));
  const [ours, baseline] = sites.map(
    ({ runs }) =>
      (key) =>
        median(runs.map((run) => run[key])),
  );
  return Object.entries(MEASURES).map(([what, key]) => ({
    ...{ name, what, ours: ours(key) },
    ...(baseline && { baseline: baseline(key), baselineName: 'baseline', ratio: baseline(key) / ours(key) }),
  }));
}

if (values.profile) await mkdir(values.profile, { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? findChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
});
try {
  const rows = [];
  for (const name of values.pages.split(',')) rows.push(...(await compareOn(browser, name)));
  console.log(table(rows));
} finally {
  await browser.close();
}
