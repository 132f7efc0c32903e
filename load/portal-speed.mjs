/**
 * How quickly the gateway answers the portal of a practice with 20,000 clients, 60,000 past visits and 5,000 to come: the
 * queries of the pages themselves, by name from `gateway/persisted-operations.json`, one after the other, on a Yarrow of its
 * own. Then each is asked once more while PostgreSQL explains what it does, and the plan of every statement that took more
 * than a millisecond is printed. Ends with code 1 where 95 of 100 answers to a page take longer than 50 ms, a plan reads a
 * large table from end to end, or a page with many rows runs more than twice the statements of one with few. At last 10,000
 * people are imported in addition to these clients, which may take 60 s. Build first (`npm run build`).
 *
 *   node load/portal-speed.mjs [--rounds 100] [--plans <file>]
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { limited, report } from '../bench/report.mjs';
import { ROOT } from '../scripts/paths.mjs';
import { Databases } from './harness/databases.mjs';
import { openLargePractice, SIZE } from './harness/large-practice.mjs';
import { explained, startExplaining } from './harness/plans.mjs';
import { Site } from './harness/site.mjs';

const LIMIT_MS = 50;
const WARM = 30;
const { values: options } = parseArgs({
  options: { rounds: { type: 'string', default: '100' }, plans: { type: 'string' } },
});

const OPERATIONS = Object.values(JSON.parse(readFileSync(join(ROOT, 'gateway/persisted-operations.json'), 'utf8')));
const operation = (name) => OPERATIONS.find((text) => new RegExp(`query ${name}\\b`).test(text));

const day = (offset) => new Date(new Date().setUTCHours(0, 0, 0, 0) + offset * 86_400_000).toISOString();
const month = (n) => ({ from: day((n % 12) * 30), to: day((n % 12) * 30 + 31) });
const WORDS = ['ada', 'björn', 'garcía', 'person777', 'hopper', '15180001', 'kim 4', 'dolores ito'];
const directory = (n, changes) => ({
  ...{ search: null, first: 50, after: null, sort: { by: 'full_name', descending: n % 2 === 1 } },
  ...{ searching: false, withPractice: true, ...changes },
});
const payments = (n, changes) => ({
  ...{ limit: 20, offset: (n % 20) * 20, dateFilter: 'all_time', stateFilter: 'all', searchTerm: null, clientId: null },
  ...changes,
});

/** What is asked, with variables for the nth time; each of them has the limit. */
const PAGES = [
  ['calendar, a month', 'ProCalendar', month],
  ['directory, a page', 'ClientsOfPractice', (n) => directory(n)],
  [
    'directory, a search',
    'ClientsOfPractice',
    (n) => directory(n, { search: WORDS[n % WORDS.length], searching: true }),
  ],
  [
    'directory, by last visit',
    'ClientsOfPractice',
    (n) => directory(n, { sort: { by: 'last_appointment', descending: true } }),
  ],
  ['directory, possible duplicates', 'DuplicatesCount', () => ({})],
  ['payments, a page with totals', 'PaymentsOfPractice', (n) => payments(n)],
  ...['paid', 'unpaid', 'upcoming', 'free'].map((stateFilter) => [
    `payments, ${stateFilter}`,
    'PaymentsOfPractice',
    (n) => payments(n % 4, { stateFilter }),
  ]),
  ...['this_month', 'last_year'].map((dateFilter) => [
    `payments, ${dateFilter}`,
    'PaymentsOfPractice',
    (n) => payments(n % 4, { dateFilter }),
  ]),
  ['payments, a name', 'PaymentsOfPractice', (n) => payments(0, { searchTerm: WORDS[n % 3] })],
];

const percentile = (values, part) => values.toSorted((a, b) => a - b)[Math.ceil(values.length * part) - 1];

async function measure(practice, [what, name, variablesOf]) {
  const query = operation(name);
  if (!query) throw new Error(`There is no operation ${name}.`);
  const times = [];
  for (let n = 0; n < WARM + Number(options.rounds); n += 1) {
    const started = performance.now();
    await practice.pro.ask(query, variablesOf(n));
    if (n >= WARM) times.push(performance.now() - started);
  }
  console.log(`${what}: 50th ${percentile(times, 0.5).toFixed(1)} ms, 95th ${percentile(times, 0.95).toFixed(1)} ms`);
  return limited({ what: `ms, 95th, ${what}`, ours: percentile(times, 0.95), aimBelow: LIMIT_MS });
}

async function explain(site, practice) {
  await startExplaining(site);
  const plans = [];
  for (const [what, name, variablesOf] of PAGES) {
    await practice.pro.insist(operation(name), variablesOf(1));
    for (const plan of (await explained(site)).plans) plans.push({ what, ...plan });
  }
  return plans;
}

/** Pages to compare: variables of the nth request with many rows and with few rows. */
const FEW = [
  ['calendar, a month', 'ProCalendar', month, (n) => ({ from: day((n % 12) * 30), to: day((n % 12) * 30 + 1) })],
  ['directory, a page', 'ClientsOfPractice', directory, (n) => directory(n, { first: 2 })],
  ['payments, a page with totals', 'PaymentsOfPractice', payments, (n) => payments(n, { limit: 2 })],
];

/** Counts the statements of a page with many rows and with few. Takes the minimum of several requests: jobs run statements too. */
async function countStatements(site, practice) {
  const least = async (name, variablesOf) => {
    const counts = [];
    for (let n = 1; n <= 5; n += 1) {
      await practice.pro.insist(operation(name), variablesOf(n));
      counts.push((await explained(site)).statements);
    }
    return Math.min(...counts);
  };
  const counted = [];
  for (const [what, name, many, few] of FEW) {
    counted.push({ what, many: await least(name, many), few: await least(name, few) });
  }
  return counted;
}

const IMPORT = { rows: 10_000, partRows: 500, limitSeconds: 60 };
const INVITE = `mutation Invite($clients: [ImportedClientInput!]!, $key: ID!, $firstRow: Int!, $rowsCount: Int!) {
  inviteClients(clients: $clients, idempotencyKey: $key, firstRow: $firstRow, rowsCount: $rowsCount) {
    result errors { message } clientImport { id } } }`;
const IMPORTED = 'query Imported($id: ID!) { clientImport(id: $id) { finished invitedCount refusedCount } }';

/** Imports people in parts, as the wizard does, until each of them is a contact. */
async function measureImport({ pro }) {
  const started = performance.now();
  const [key, rowsCount] = [randomUUID(), IMPORT.rows];
  let id;
  for (let row = 0; row < rowsCount; row += IMPORT.partRows) {
    const clients = Array.from({ length: IMPORT.partRows }, (_one, index) => importedPerson(row + index));
    const { inviteClients } = await pro.ask(INVITE, { clients, key, firstRow: row + 1, rowsCount });
    if (!inviteClients.clientImport) throw new Error(JSON.stringify(inviteClients.errors));
    ({ id } = inviteClients.clientImport);
  }
  let state;
  do {
    await sleep(250);
    state = (await pro.insist(IMPORTED, { id })).clientImport;
  } while (!state.finished);
  if (state.invitedCount !== rowsCount) throw new Error(`${state.invitedCount} invited, ${state.refusedCount} refused`);
  const seconds = (performance.now() - started) / 1_000;
  return limited({ what: `s, import of ${rowsCount} people`, ours: seconds, aimBelow: IMPORT.limitSeconds });
}

const importedPerson = (n) => ({ email: `imported-${n}@example.com`, firstName: `Ana ${n}`, lastName: 'Ferreira' });

/** A table that a plan reads whole though the practice's part of it is found by an index. */
const readsWhole = ({ text }) =>
  /Seq Scan on (?:public\.)?(?:appointments|appointment_projections|entries|charges)\b/.exec(text);

async function main() {
  const site = await Site.start();
  const databases = new Databases(site);
  try {
    console.log(`${SIZE.clients} clients, ${SIZE.past} past visits, ${SIZE.future} to come`);
    const practice = await openLargePractice(site, databases);
    const results = [];
    for (const page of PAGES) results.push(await measure(practice, page));
    const plans = await explain(site, practice);
    const counted = await countStatements(site, practice);
    results.push(await measureImport(practice));
    const text = plans.map(({ what, ms, text: plan }) => `-- ${what}: ${ms.toFixed(1)} ms\n${plan}\n`).join('\n');
    if (options.plans) writeFileSync(options.plans, text);
    else console.log(`\n${text}`);
    report('portal', results);
    for (const { what, many, few } of counted) console.log(`${what}: ${many} statements, ${few} for few rows`);
    const whole = plans.filter(readsWhole);
    for (const plan of whole) console.error(`${plan.what} ${readsWhole(plan)[0]}`);
    // Jobs add a few statements; a query per row would add dozens.
    const grows = counted.some(({ many, few }) => many > 2 * few);
    if (whole.length > 0 || grows || results.some(({ reached }) => !reached)) process.exitCode = 1;
  } finally {
    await databases.close();
    await site.stop();
  }
}

await main();
