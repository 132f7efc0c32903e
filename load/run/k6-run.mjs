import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { ROOT } from '../../scripts/paths.mjs';
import { resultOf } from '../report/result.mjs';
import { Series } from '../report/series.mjs';

/**
 * Runs one script.
 * @param {string} k6
 * @param {string} script
 * @param {{ seconds: number, visitors: number, rate: number }} amount
 * @param {import('./load-target.mjs').Target} target
 * @param {{ folder: string, run: string, note: (text: string) => void }} options `run`: six letters of this run's own
 * @returns {Promise<import('../report/result.mjs').Result>}
 */
export async function runScript(k6, script, amount, target, { folder, run, note }) {
  const summaryFile = join(folder, `${run}-${script}.json`);
  const series = Series.of(amount.seconds);
  const child = spawn(
    k6,
    ['run', '--quiet', '--no-usage-report', '--no-color', '--out', 'json=-', join(ROOT, `load/${script}.k6.js`)],
    { env: environmentOf(amount, target, { summaryFile, run }), stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const lines = createInterface({ input: child.stdout });
  lines.on('line', (line) => {
    if (line.startsWith('{')) series.take(line);
    const last = series.points.at(-1);
    if (last) note(`${last.people} people, ${last.perSecond.toFixed(0)} requests/s, p95 ${last.p95.toFixed(0)} ms`);
  });
  let said = '';
  child.stderr.on('data', (chunk) => (said = (said + chunk).slice(-4_000)));
  const end = () => child.kill('SIGINT');
  process.once('SIGTERM', end);
  const code = await new Promise((resolve, reject) => child.once('close', resolve).once('error', reject));
  process.off('SIGTERM', end);
  series.end();
  const summary = existsSync(summaryFile) ? JSON.parse(readFileSync(summaryFile, 'utf8')) : undefined;
  rmSync(summaryFile, { force: true });
  return resultOf({ script, code, summary, series, said });
}

function environmentOf({ seconds, visitors, rate }, target, { summaryFile, run }) {
  const { siteUrl, gatewayUrl, sandboxUrl, webhookSecret } = target;
  return {
    ...process.env,
    ...{ YARROW_URL: siteUrl, GATEWAY_URL: gatewayUrl, RUN: run, SUMMARY: summaryFile },
    ...{ SECONDS: String(seconds), VISITORS: String(visitors), RATE: String(rate) },
    ...(sandboxUrl && { SANDBOX_URL: sandboxUrl }),
    ...(webhookSecret && { STRIPE_WEBHOOK_SECRET: webhookSecret }),
  };
}
