/**
 * Lighthouse on a phone, against a running `npm start`: home, search, profile, booking and the website of a practice.
 * `node load/lighthouse.mjs [--url http://localhost:8080] [--runs 3] [--pages home,search]`
 * Ends with code 1 where the middle run of a page has performance below 92 (profile and booking: 90, website: 95), or
 * accessibility or what search engines look for below 100.
 */
import { parseArgs } from 'node:util';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { findChromium } from '../scripts/backing/programs.mjs';
import { MEASURED_PAGES, websiteOf } from './pages.mjs';

const AIMS = { performance: 92, accessibility: 100, seo: 100 };
const OWN_AIMS = { profile: { performance: 90 }, booking: { performance: 90 }, website: { performance: 95 } };
const FLAGS = ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'];

const PAGES = [...Object.keys(MEASURED_PAGES), 'website'];

const { values } = parseArgs({
  options: {
    url: { type: 'string', default: 'http://localhost:8080' },
    runs: { type: 'string', default: '3' },
    pages: { type: 'string', default: PAGES.join(',') },
  },
});

/** One run in a browser of its own, so that nothing is cached. */
async function measure(url) {
  const chrome = await launch({ chromePath: process.env.CHROMIUM_PATH ?? findChromium(), chromeFlags: FLAGS });
  try {
    const { lhr } = await lighthouse(url, { port: chrome.port, onlyCategories: Object.keys(AIMS), logLevel: 'error' });
    return lhr;
  } finally {
    chrome.kill();
  }
}

const score = (lhr, category) => Math.round(lhr.categories[category].score * 100);

/** The audits that cost points, to explain a missed aim. */
function findings(lhr) {
  return Object.keys(AIMS).flatMap((category) =>
    lhr.categories[category].auditRefs
      .map(({ id, weight }) => ({ weight, audit: lhr.audits[id] }))
      .filter(({ weight, audit }) => weight > 0 && audit.score !== null && audit.score < 0.9)
      .map(({ audit }) => `  ${category}: ${audit.title}${audit.displayValue ? ` (${audit.displayValue})` : ''}`),
  );
}

let missed = false;
for (const name of values.pages.split(',')) {
  if (!PAGES.includes(name)) throw new Error(`No such page: ${name}. There are ${PAGES.join(', ')}.`);
  const address = name === 'website' ? websiteOf(values.url) : new URL(MEASURED_PAGES[name], values.url).href;
  const runs = [];
  for (let run = 0; run < Number(values.runs); run += 1) runs.push(await measure(address));
  const middle = runs.sort((a, b) => score(a, 'performance') - score(b, 'performance'))[Math.floor(runs.length / 2)];
  const aims = { ...AIMS, ...OWN_AIMS[name] };
  const reached = Object.entries(aims).every(([category, aim]) => score(middle, category) >= aim);
  missed ||= !reached;
  const scores = Object.keys(AIMS).map((category) => `${category} ${score(middle, category)}`);
  const timing = [
    'first-contentful-paint',
    'largest-contentful-paint',
    'total-blocking-time',
    'cumulative-layout-shift',
  ];
  const times = timing.map((id) => `${id} ${middle.audits[id].displayValue}`);
  console.log(`${name.padEnd(8)} ${scores.join(', ')} ${reached ? 'reached' : 'MISSED'}  ${times.join(', ')}`);
  if (!reached) console.log(findings(middle).join('\n'));
}
process.exitCode = missed ? 1 : 0;
