/** `npm run load`: k6 scripts against a running Yarrow, and a report. See `--help`. */
import { randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, totalmem } from 'node:os';
import { join, relative } from 'node:path';
import { PRIVATE, ROOT } from '../scripts/paths.mjs';
import { Progress } from '../scripts/progress.mjs';
import { htmlReport } from './report/html-report.mjs';
import { findK6 } from './run/k6-program.mjs';
import { runScript } from './run/k6-run.mjs';
import { parseLoadArguments, SCRIPTS, SIGNED } from './run/load-arguments.mjs';
import { targetOf } from './run/load-target.mjs';

const HELP = `npm run load -- [options]     load on a running Yarrow that has the sandbox, and a report in .yarrow/load
  --against WHERE    local (npm start of this checkout), compose (its profile product), or an address; local by default
  --script NAME      ${Object.keys(SCRIPTS).join(', ')} or all; visitor by default
${Object.entries(SCRIPTS)
  .map(([name, about]) => `                     ${name.padEnd(9)} ${about}`)
  .join('\n')}
  --duration TIME    of each script, such as 90s, 10m or 2h, at most 4h; 1m by default
  --visitors N       people at once, at most 500; 20 by default
  --rate N           webhooks a second in a burst, at most 200; 20 by default
  --gateway ADDRESS  a gateway that believes which address each visitor claims; limits count by address
  --sandbox ADDRESS  where the site's sandbox is, if not on this machine

  K6                        the k6 to use; else that of the path, else one is built with Go
  STRIPE_WEBHOOK_SECRET     signs webhooks; known where it is local or compose
  YARROW_EMAIL, YARROW_PASSWORD
                            login of a practice, for a gateway that runs registered operations only; else the run opens its own`;

async function main() {
  const options = parseLoadArguments(process.argv.slice(2));
  if (options.help) return console.log(HELP);
  const target = targetOf(options, PRIVATE);
  requireSecret(options.scripts, target);
  await requireAnswer(target.siteUrl);
  const progress = new Progress();
  const k6 = await findK6(PRIVATE, progress);
  // Ctrl-C reaches k6 too, which ends in order; the report is of what there was until then.
  const interrupted = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => interrupted.abort());
  const folder = join(PRIVATE, 'load');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const startedAt = new Date().toISOString();
  const results = [];
  for (const script of options.scripts) {
    const run = letters(6);
    const title = `${script} against ${target.siteUrl}: ${SCRIPTS[script]}`;
    const result = await progress.step(title, async (note) => {
      const ended = await runScript(k6, script, options, target, { folder, run, note });
      note(ended.passed ? 'passed' : 'failed');
      return ended;
    });
    results.push(result);
    report(result);
    if (interrupted.signal.aborted) break;
  }
  const path = join(folder, `${startedAt.slice(0, 19).replace(/\D/g, '')}-${nameOf(options.scripts)}.html`);
  writeFileSync(path, htmlReport({ ...options, siteUrl: target.siteUrl, startedAt, machine: machine() }, results));
  console.log(`Report: ${relative(ROOT, path)}`);
  if (results.some(({ passed }) => !passed)) process.exitCode = 1;
}

function requireSecret(scripts, { webhookSecret }) {
  const signed = scripts.filter((script) => SIGNED.includes(script));
  if (signed.length > 0 && !webhookSecret) {
    throw new Error(`${signed.join(' and ')} must sign webhooks: set STRIPE_WEBHOOK_SECRET to that of the site.`);
  }
}

async function requireAnswer(siteUrl) {
  const answer = await fetch(siteUrl, { signal: AbortSignal.timeout(20_000) }).catch(() => undefined);
  if (!answer?.ok) throw new Error(`Nothing answers at ${siteUrl}. Is npm start running?`);
}

function report({ passed, aborted, limits, truths, problems }) {
  if (aborted) console.log(aborted);
  const missed = limits.filter(({ kept }) => !kept);
  for (const { metric, limit, measured } of missed) console.log(`    missed: ${metric} ${limit}, measured ${measured}`);
  for (const { text, value } of truths) console.log(`    ${value} ${text}`);
  if (problems.some(({ code }) => code === 'rate_limited'))
    console.log('    limits count by address, and all visitors seem to have one: see load/README.md');
  if (passed) console.log(`    all ${limits.length} limits kept`);
}

const nameOf = (scripts) => (scripts.length === 1 ? scripts[0] : 'all');
const letters = (count) => [...randomBytes(count)].map((byte) => String.fromCharCode(97 + (byte % 26))).join('');
const machine = () => `a machine of ${availableParallelism()} cores and ${Math.round(totalmem() / 2 ** 30)} GiB`;

try {
  await main();
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
