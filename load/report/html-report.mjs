import { lineChart } from './chart.mjs';

/**
 * The report of a run: one page that needs nothing else.
 * @param {object} run
 * @param {string} run.siteUrl
 * @param {string} run.startedAt ISO 8601
 * @param {number} run.seconds
 * @param {number} run.visitors
 * @param {number} run.rate
 * @param {string} run.machine
 * @param {import('./result.mjs').Result[]} results
 */
export function htmlReport({ siteUrl, startedAt, seconds, visitors, rate, machine }, results) {
  const passed = results.every((result) => result.passed);
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Load on ${escaped(siteUrl)}</title>
<style>${STYLE}</style></head>
<body>
<h1>Load on ${escaped(siteUrl)}: ${outcome(passed)}</h1>
<p>${escaped(startedAt)}, ${seconds} s each, ${visitors} people at once, ${rate} webhooks a second, sent from ${escaped(machine)}.</p>
${results.map(section).join('\n')}
</body></html>
`;
}

function section(result) {
  const { script, passed, aborted, truths, limits, steps, problems, points } = result;
  const missed = limits.filter(({ kept }) => !kept);
  return `<section><h2>${escaped(script)}: ${outcome(passed)}</h2>
${aborted ? `<pre>${escaped(aborted)}</pre>` : ''}
${table('What must be true', ['', 'count', ''], truths.map(truthRow))}
${table('Limits that were missed', LIMIT_HEAD, missed.map(limitRow))}
${table('Steps', ['step', 'requests', 'failed', 'median', 'p90', 'p95', 'p99', 'longest'], steps.map(stepRow))}
${table(
  'Refused or not answered',
  ['step', 'code', 'times'],
  problems.map(({ name, code, count }) => [escaped(name), escaped(code), count]),
)}
${points.length > 1 ? charts(points) : ''}
<details><summary>All ${limits.length} limits</summary>${table('', LIMIT_HEAD, limits.map(limitRow))}</details>
</section>`;
}

const LIMIT_HEAD = ['of', 'limit', 'measured', ''];

const truthRow = ({ text, value, kept }) => [escaped(text), value, verdict(kept)];
const limitRow = ({ metric, limit, measured, kept }) => [
  escaped(metric),
  escaped(limit),
  measured === undefined ? '' : Number(measured.toFixed(4)),
  verdict(kept),
];
const stepRow = ({ name, count, failed, med, p90, p95, p99, max }) => [
  escaped(name),
  count,
  `${(failed * 100).toFixed(2)} %`,
  ...[med, p90, p95, p99, max].map((ms) => `${Math.round(ms)} ms`),
];

function charts(points) {
  const seconds = (points.at(-1).at - points[0].at) / 1000;
  const of = (name) => points.map((point) => point[name]);
  return [
    lineChart(
      [
        { label: 'median', values: of('p50'), tone: 'one' },
        { label: 'p95', values: of('p95'), tone: 'two' },
        { label: 'p99', values: of('p99'), tone: 'three' },
      ],
      { title: 'Answers within', unit: 'ms', seconds },
    ),
    lineChart([{ label: '', values: of('perSecond'), tone: 'one' }], {
      title: 'Requests a second',
      unit: '/s',
      seconds,
    }),
    lineChart([{ label: '', values: of('people'), tone: 'one' }], { title: 'People at once', unit: '', seconds }),
    lineChart([{ label: '', values: of('failed'), tone: 'three' }], { title: 'Failed requests', unit: '', seconds }),
  ].join('\n');
}

function table(title, head, rows) {
  if (rows.length === 0) return '';
  const cells = (tag, row) => `<tr>${row.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`;
  return `${title && `<h3>${title}</h3>`}<table><thead>${cells('th', head)}</thead>
<tbody>${rows.map((row) => cells('td', row)).join('\n')}</tbody></table>`;
}

const word = (fine, [yes, no]) => (fine ? `<b class="fine">${yes}</b>` : `<b class="missed">${no}</b>`);
const verdict = (fine) => word(fine, ['kept', 'missed']);
const outcome = (fine) => word(fine, ['passed', 'failed']);

const ENTITIES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text) => String(text).replace(/[&<>"]/g, (character) => ENTITIES[character]);

const STYLE = `
body { font: 15px/1.45 system-ui, sans-serif; max-width: 960px; margin: 2rem auto; padding: 0 1rem; color: #1f2933 }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums }
th, td { text-align: right; padding: .2rem .5rem; border-bottom: 1px solid #d9e2ec } th:first-child, td:first-child { text-align: left }
.fine { color: #12603a } .missed { color: #a61b1b } pre { background: #f5f7fa; padding: .75rem; overflow: auto }
figure { margin: 1rem 0 } figcaption { font-weight: 600 } figcaption span { font-weight: 400; margin-left: .75rem }
svg { width: 100%; height: auto; font-size: 11px } polyline { fill: none; stroke-width: 1.5 } .axis { fill: none; stroke: #9aa5b1 }
polyline.one { stroke: #2b6cb0 } polyline.two { stroke: #b7791f } polyline.three { stroke: #a61b1b }
span.one { color: #2b6cb0 } span.two { color: #8a5a12 } span.three { color: #a61b1b }`;
