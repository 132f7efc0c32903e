const LANES = 2;

/**
 * Runs checks, two at a time, each after the one that it needs.
 * @param {import('./all-checks.mjs').Check[]} checks in the order in which they are started
 * @param {import('../progress.mjs').Progress} progress
 * @param {boolean} byName they were asked for by their names: what they need is built, and missing it is a failure
 * @returns {Promise<{ title: string, failures: string[] }[]>} the checks that failed
 */
export async function runChecks(checks, progress, byName) {
  const failed = [];
  const waiting = [...checks];
  const underWay = new Map();
  const isFree = ({ needs }) => ![...waiting, ...underWay.keys()].some(({ name }) => name === needs);
  while (waiting.length + underWay.size > 0) {
    const next = underWay.size < LANES ? waiting.find(isFree) : undefined;
    if (next) {
      waiting.splice(waiting.indexOf(next), 1);
      underWay.set(
        next,
        runCheck(next, progress, byName, failed).finally(() => underWay.delete(next)),
      );
    } else await Promise.race(underWay.values());
  }
  return failed;
}

async function runCheck({ title, run }, progress, byName, failed) {
  const report = [];
  const failures = [];
  const work = async () => {
    failures.push(...(await run({ report: (line) => report.push(line), byName })));
    if (failures.length > 0) throw new Error(`${failures.length} failures`);
  };
  await progress.step(title, work).catch((error) => {
    failed.push({ title, failures: failures.length > 0 ? failures : error.message.split('\n') });
  });
  report.forEach((line) => progress.line(`      ${line}`));
}
