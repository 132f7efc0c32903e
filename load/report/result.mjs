import { STEP_NAMES } from '../k6/thresholds.js';

/**
 * One script's outcome, as the report shows it.
 * @typedef {object} Result
 * @property {string} script
 * @property {boolean} passed
 * @property {string} [aborted] why it has no figures, or not all
 * @property {{ metric: string, limit: string, measured: number | undefined, kept: boolean }[]} limits
 * @property {{ name: string, count: number, failed: number, med: number, p90: number, p95: number, p99: number, max: number }[]} steps
 * @property {{ text: string, value: number, kept: boolean }[]} truths
 * @property {{ name: string, code: string, count: number }[]} problems
 * @property {import('./series.mjs').Series['points']} points
 */

/** What must be true whatever the load, by the metric that counts its violations. */
const VIOLATIONS = {
  double_bookings: 'times that two acknowledged bookings hold',
  broken_bookings: 'acknowledged bookings that are not what was promised',
  wrong_charges: 'bookings that were not charged once and in full',
  lost_moves: 'acknowledged moves that do not stand on the calendar',
};

/** What k6 ends with after a missed limit, and after Ctrl-C. */
const MISSED = 99;
const INTERRUPTED = 105;

/**
 * @param {object} run
 * @param {string} run.script
 * @param {number} run.code what k6 ended with
 * @param {object} [run.summary] of k6's handleSummary
 * @param {import('./series.mjs').Series} run.series
 * @param {string} run.said the end of what k6 wrote
 * @returns {Result}
 */
export function resultOf({ script, code, summary, series, said }) {
  const ended = summary !== undefined && [0, MISSED, INTERRUPTED].includes(code);
  const { metrics } = ended ? summary : { metrics: {} };
  const problems = [...series.problems.values()].toSorted((a, b) => b.count - a.count);
  const [limits, truths] = [limitsOf(metrics), truthsOf(metrics)];
  return {
    ...{ script, limits, truths, problems, steps: stepsOf(metrics), points: series.points },
    passed: ended && code === 0 && [...limits, ...truths].every(({ kept }) => kept),
    ...(!ended && { aborted: said.trim() || `k6 ended with code ${code}.` }),
    ...(code === INTERRUPTED && { aborted: 'It was interrupted; this is what there was until then.' }),
  };
}

function limitsOf(metrics) {
  return Object.entries(metrics).flatMap(([metric, { values, thresholds = {} }]) =>
    Object.entries(thresholds).map(([limit, { ok }]) => {
      const [aggregate] = /^[^<>=!]+/.exec(limit);
      return { metric, limit, measured: values[aggregate.trim()], kept: ok };
    }),
  );
}

function stepsOf(metrics) {
  return STEP_NAMES.flatMap((name) => {
    const { values } = metrics[`http_req_duration{name:${name}}`] ?? {};
    if (!values?.count) return [];
    const { passes = 0, fails = 0 } = metrics[`checks{name:${name}}`]?.values ?? {};
    return {
      ...{ name, count: values.count, failed: passes + fails === 0 ? 0 : fails / (passes + fails) },
      ...{ med: values.med, p90: values['p(90)'], p95: values['p(95)'], p99: values['p(99)'], max: values.max },
    };
  });
}

/** Only what the script looked at. */
function truthsOf(metrics) {
  const counted = (name) => metrics[name]?.values.count;
  const violations = Object.entries(VIOLATIONS).flatMap(([name, text]) =>
    counted(name) === undefined ? [] : [{ text, value: counted(name), kept: counted(name) === 0 }],
  );
  const [acknowledged, found] = [counted('bookings'), counted('bookings_found')];
  if (acknowledged === undefined || found === undefined) return violations;
  // One whose answer was lost on the way stands without having been acknowledged.
  const lost = Math.max(0, acknowledged - found);
  return [
    { text: 'bookings acknowledged', value: acknowledged, kept: true },
    { text: 'acknowledged bookings that no calendar has', value: lost, kept: lost === 0 },
    ...violations,
  ];
}
