import { expect, it } from '@jest/globals';
import { LedgerWalk } from '../testing/ledger-walk/ledger-walk.js';

/** `node load/ledger.mjs --steps 100000` walks further, with these variables. */
const steps = Number(process.env['LEDGER_STEPS'] ?? 1_500);
const seed = Number(process.env['LEDGER_SEED'] ?? process.env['TEST_SEED'] ?? 1);
const lanes = Number(process.env['LEDGER_LANES'] ?? 12);
const report = (line: string) =>
  process.env['LEDGER_STEPS'] && process.stderr.write(`${Math.round(performance.now() / 1_000)} s  ${line}\n`);

/** Slowest steps that are still fine: a machine that does other things as well. */
const MS_PER_STEP = 400;

it(
  'agrees with the provider to the cent after random payments, faults, repeats, reorderings and forgeries',
  async () => {
    const { histories, ...walked } = await LedgerWalk.run({ steps, seed, lanes, practices: 4, log: report });
    for (const history of histories) process.stderr.write(`${history}\n`);
    report(JSON.stringify({ ...walked, violations: walked.violations.length }, null, 2));
    expect({ seed, violations: walked.violations }).toEqual({ seed, violations: [] });
    expect(walked.steps).toBeGreaterThanOrEqual(steps);
    const total = Object.values(walked.totals).reduce((sum, cents) => sum + cents, 0);
    expect(total).toBe(0);
    // A walk that never got anywhere proves nothing.
    for (const outcome of [
      'chargeCard: paid',
      'applyCoupon: done',
      'applyGiftCard: done',
      'decide: approved',
      'forge: refused',
    ]) {
      expect(walked.outcomes[outcome] ?? 0).toBeGreaterThan(0);
    }
    expect(walked.totals['provider_clearing']).toBeGreaterThan(0);
  },
  180_000 + steps * MS_PER_STEP,
);
