/**
 * Kills one process after another while guests book and pay, for as long as asked, and then looks whether anything was
 * lost or done twice. Everything runs on this machine, in processes of its own (`npm run build` first).
 *
 *   node load/faults.mjs [--minutes 10] [--lanes 4] [--seed 1]
 */
import { parseArgs } from 'node:util';
import { Databases } from './harness/databases.mjs';
import { findViolations, settle } from './harness/invariants.mjs';
import { openPractice } from './harness/practice.mjs';
import { Site } from './harness/site.mjs';
import { Storm, killInTurn } from './harness/storm.mjs';

const VICTIMS = ['scheduling', 'payments', 'notifications', 'nats', 'postgres', 'gateway', 'clients', 'catalog'];
const MAX_MINUTES = 120;
/** Long enough that practices never run out of times, few enough to meet each other. */
const PRACTICES = 6;

function readArguments() {
  const { values } = parseArgs({
    options: {
      minutes: { type: 'string', default: '10' },
      lanes: { type: 'string', default: '4' },
      seed: { type: 'string', default: '1' },
    },
  });
  const options = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, Number(value)]));
  if (!(options.minutes > 0 && options.minutes <= MAX_MINUTES))
    throw new Error(`--minutes must be above 0 and at most ${MAX_MINUTES}.`);
  return options;
}

/** The same order for the same seed (a linear congruential generator with Knuth's constants). */
function shuffler(seed) {
  let state = BigInt(seed);
  const below = (limit) => {
    state = (state * 6364136223846793005n + 1442695040888963407n) & 0xffffffffffffffffn;
    return Number((state >> 33n) % BigInt(limit));
  };
  return (list) => list.map((value) => [below(1_000_000), value]).sort(([a], [b]) => a - b).map(([, value]) => value); // prettier-ignore
}

async function run({ minutes, lanes, seed }) {
  const log = (text) => console.log(`${new Date().toISOString().slice(11, 19)}  ${text}`);
  const site = await Site.start();
  const stop = () => void site.stop().then(() => process.exit(1));
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, stop);
  const databases = new Databases(site);
  try {
    const practices = [];
    for (let index = 0; index < PRACTICES; index++)
      practices.push(await openPractice(site, { instant: index % 2 === 0 }));
    log(`${PRACTICES} practices are open; guests begin to book`);
    const stopAt = performance.now() + minutes * 60_000;
    const storm = new Storm(site, practices, { lanes });
    const shuffle = shuffler(seed);
    while (performance.now() < stopAt) {
      await killInTurn(site, shuffle(VICTIMS), { log });
      log(`${storm.promised.length} bookings promised, ${storm.paid} of them paid`);
    }
    await storm.stop();
    log('guests have gone; waiting for everything to come to rest');
    await settle(databases, { timeoutMs: 240_000, cutOffMessages: true });
    for (const [what, count] of storm.refused) log(`refused: ${count} × ${what}`);
    const violations = [...storm.surprises, ...(await findViolations(site, databases, storm.promised))];
    for (const violation of violations) console.error(violation);
    log(`${storm.promised.length} bookings promised, ${storm.paid} paid, ${violations.length} violations`);
    process.exitCode = violations.length > 0 ? 1 : 0;
  } finally {
    await databases.close();
    await site.stop();
  }
}

await run(readArguments());
