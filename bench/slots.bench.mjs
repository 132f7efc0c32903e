// Lists a month of starts every 15 minutes around 100 busy blocks: as the first call of a fresh process (code not yet
// compiled), on a cold zone table (first question about a zone), and warm.
// `node bench/slots.bench.mjs` after `npm run build`.
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { isBookable, listSlots } from '@yarrow/time/slots';
import { listTimeZones } from '@yarrow/time/zones';
import { limited, median, report } from './report.mjs';

const HOUR_MS = 3_600_000;
const FIRST_CALLS = 15;
const WARM_RUNS = 20_000;
const AIM_MICROSECONDS = { cold: 1_000, warm: 50 };

const day = [
  { startsAt: '09:00', endsAt: '12:30' },
  { startsAt: '13:30', endsAt: '19:00' },
];
const rules = {
  timeZone: 'America/New_York',
  hours: [[], day, day, day, day, day, day],
  durationMinutes: 60,
  bufferMinutes: 15,
  leadMinutes: 1_440,
  incrementMinutes: 15,
};
const now = Date.UTC(2026, 9, 15, 14);
/** A month that holds the change of clocks of 2026-11-01. */
const window = { from: '2026-10-16', to: '2026-11-14' };
const busy = Array.from({ length: 100 }, (_, index) => {
  const start = now + index * 7 * HOUR_MS;
  return [start, start + HOUR_MS];
}).flat();

function microseconds(work) {
  const before = process.hrtime.bigint();
  work();
  return Number(process.hrtime.bigint() - before) / 1_000;
}

const list = () => listSlots(rules, busy, window, now);

if (process.argv.includes('--first-call')) {
  console.log(microseconds(list));
} else {
  const script = [fileURLToPath(import.meta.url), '--first-call'];
  const first = Array.from({ length: FIRST_CALLS }, () => Number(execFileSync(process.execPath, script)));
  const starts = list();
  for (let run = 0; run < WARM_RUNS; run += 1) list();
  const zones = listTimeZones().filter((timeZone) => timeZone !== rules.timeZone);
  const cold = zones.map((timeZone) => microseconds(() => listSlots({ ...rules, timeZone }, busy, window, now)));
  const warm = Array.from({ length: WARM_RUNS }, () => microseconds(list));
  const one = Array.from({ length: WARM_RUNS }, () => microseconds(() => isBookable(rules, busy, starts[200], now)));

  console.log(`${starts.length} starts in 30 days around ${busy.length / 2} busy blocks`);
  report('slots', [
    { what: 'µs, first call of a process', ours: median(first) },
    limited({ what: 'µs, cold zone table', ours: median(cold), aimBelow: AIM_MICROSECONDS.cold }),
    limited({ what: 'µs, warm', ours: median(warm), aimBelow: AIM_MICROSECONDS.warm }),
    { what: 'µs, is one start bookable', ours: median(one) },
  ]);
}
