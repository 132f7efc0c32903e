/**
 * Writes demonstration practices, one JSON object a line, each with all that belongs to it. The same seed and moment
 * give the same lines; nothing is kept in memory, so that 100,000 are no different from 48.
 *
 * Usage: node scripts/demo/generate.mjs [--practices 48] [--seed 7] [--from 0] [--now 2026-11-20T12:00:00Z] [--images <address>]
 */
import { once } from 'node:events';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { makePractice } from './practice.mjs';

export const DEFAULT_PRACTICES = 48;
export const DEFAULT_SEED = '7';

/**
 * Practices one after the other.
 * @param {{ practices?: number, seed?: string, from?: number, nowMs: number, imageUrl: (key: string) => string }} options
 */
export function* generatePractices({ practices = DEFAULT_PRACTICES, seed = DEFAULT_SEED, from = 0, nowMs, imageUrl }) {
  for (let index = from; index < from + practices; index += 1) yield makePractice({ seed, index, nowMs, imageUrl });
}

async function main() {
  const { values } = parseArgs({
    options: {
      practices: { type: 'string', default: String(DEFAULT_PRACTICES) },
      seed: { type: 'string', default: DEFAULT_SEED },
      from: { type: 'string', default: '0' },
      now: { type: 'string', default: new Date().toISOString() },
      images: { type: 'string', default: 'https://images.example.com' },
    },
  });
  const nowMs = Date.parse(values.now);
  const [practices, from] = [Number(values.practices), Number(values.from)];
  if (Number.isNaN(nowMs) || !Number.isSafeInteger(practices) || !Number.isSafeInteger(from)) {
    throw new Error('--practices and --from take whole numbers, --now a date and time.');
  }
  const imageUrl = (key) => `${values.images}/${key}`;
  for (const practice of generatePractices({ practices, seed: values.seed, from, nowMs, imageUrl })) {
    if (!process.stdout.write(`${JSON.stringify(practice)}\n`)) await once(process.stdout, 'drain');
  }
}

// The reader of the output may stop early, as `head` does.
process.stdout.on('error', (error) => process.exit(error.code === 'EPIPE' ? 0 : 1));
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main();
