import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { FixedClock } from '@yarrow/kit/clock';
import { startTestService, type TestService } from '@yarrow/kit/testing/test-service';
import { service } from '../service.js';
import { PackageWalk } from '../testing/package-walk.js';
import { NOON } from '../testing/test-times.js';

/** `node load/ledger.mjs` walks further, with these variables. */
const steps = Number(process.env['PACKAGE_STEPS'] ?? 150);
const seed = Number(process.env['LEDGER_SEED'] ?? process.env['TEST_SEED'] ?? 1);
const report = (line: string) =>
  process.env['PACKAGE_STEPS'] && process.stderr.write(`${Math.round(performance.now() / 1_000)} s  ${line}\n`);

/** Slowest steps that are still fine: a machine that does other things as well. */
const MS_PER_STEP = 500;

let scheduling: TestService;

beforeAll(async () => {
  scheduling = await startTestService(service, { clock: new FixedClock(NOON) });
});
afterAll(() => scheduling?.stop());

it(
  'gives no package back of which a session is used, and keeps none of which none was, whatever happens at once',
  async () => {
    const walked = await PackageWalk.run(scheduling, { steps, seed, lanes: 4, report });
    report(JSON.stringify({ ...walked, violations: walked.violations.length }, null, 2));
    expect({ seed, violations: walked.violations }).toEqual({ seed, violations: [] });
    expect(walked.steps).toBeGreaterThanOrEqual(steps);
    // A walk that never got anywhere proves nothing.
    for (const outcome of ['bookSession: success', 'bookSession: package_refunded', 'cancelPurchase: success']) {
      expect(walked.outcomes[outcome] ?? 0).toBeGreaterThan(0);
    }
  },
  120_000 + steps * MS_PER_STEP,
);
