import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parse } from 'yaml';
import { ROOT } from '../../paths.mjs';
import { labelValuesIn, metricsIn } from './promql.mjs';

const CHART = 'charts/yarrow';
const ALERTS = `${CHART}/files/alerts.yaml`;
const RUNBOOKS = 'docs/runbooks';
/** What Prometheus itself knows of each target. */
const OF_PROMETHEUS = ['up'];

/** Alerts and dashboards ask for metrics that `/metrics` offers and for events that exist; each alert has its runbook. */
export async function checkQueries() {
  const known = { metrics: await offeredMetrics(), events: eventNames() };
  const { groups } = parse(readFileSync(join(ROOT, ALERTS), 'utf8'));
  const alerts = groups.flatMap(({ rules }) => rules);
  return [
    ...alerts.flatMap((rule) => queryFailures(`${ALERTS}: ${rule.alert}`, rule.expr, known)),
    ...alerts.flatMap(runbookFailures),
    ...pagesWithoutAlert(alerts),
    ...dashboards().flatMap(({ path, panels }) =>
      panels.flatMap(({ title, targets }) =>
        targets.flatMap(({ expr }) => queryFailures(`${path}: ${title}`, expr, known)),
      ),
    ),
  ];
}

/** @param {{ metrics: Set<string>, events: Set<string> }} known */
export function queryFailures(where, expression, known) {
  const { metrics, problem } = metricsIn(expression);
  if (problem) return [`${where}: ${problem} in ${expression}`];
  if (metrics.length === 0) return [`${where}: asks for no metric: ${expression}`];
  const unknown = metrics
    .filter((name) => !known.metrics.has(name))
    .map((name) => `${where}: no process offers ${name}`);
  const events = labelValuesIn(expression, 'subject').filter((name) => !known.events.has(name));
  return [...unknown, ...events.map((name) => `${where}: there is no event ${name}`)];
}

function runbookFailures({ alert, labels, annotations }) {
  const page = /^@RUNBOOKS@\/([\w-]+\.md)$/.exec(annotations?.runbook_url ?? '')?.[1];
  const path = `${RUNBOOKS}/${page}`;
  if (!page) return [`${ALERTS}: ${alert} names no runbook`];
  if (!existsSync(join(ROOT, path))) return [`${ALERTS}: ${path} of ${alert} is missing`];
  const text = readFileSync(join(ROOT, path), 'utf8');
  const missing = [`\`${alert}\`, ${labels.severity}`, '## What it means', '## Look at', '## Do'];
  return missing.filter((part) => !text.includes(part)).map((part) => `${path}: lacks "${part}"`);
}

function pagesWithoutAlert(alerts) {
  const named = new Set(alerts.map(({ annotations }) => annotations?.runbook_url?.split('/').at(-1)));
  const pages = readdirSync(join(ROOT, RUNBOOKS)).filter((name) => name !== 'README.md');
  return pages.filter((name) => !named.has(name)).map((name) => `${RUNBOOKS}/${name}: no alert leads to it`);
}

function dashboards() {
  return readdirSync(join(ROOT, CHART, 'dashboards')).map((name) => {
    const path = `${CHART}/dashboards/${name}`;
    return { path, ...JSON.parse(readFileSync(join(ROOT, path), 'utf8')) };
  });
}

/** As the processes themselves register them; a histogram is read by three names. */
async function offeredMetrics() {
  const load = (path) => import(pathToFileURL(join(ROOT, path)).href);
  const { Metrics } = await load('packages/kit/dist/telemetry/metrics.js');
  const { GatewayMetrics } = await load('gateway/dist/operability/gateway-metrics.js');
  const registries = [new Metrics('check').registry, new GatewayMetrics().registry];
  const offered = (await Promise.all(registries.map((registry) => registry.getMetricsAsJSON()))).flat();
  const suffixes = { histogram: ['_bucket', '_sum', '_count'], summary: ['', '_sum', '_count'] };
  return new Set([
    ...OF_PROMETHEUS,
    ...offered.flatMap(({ name, type }) => (suffixes[type] ?? ['']).map((suffix) => name + suffix)),
  ]);
}

/** Full names of the messages of all contracts. */
function eventNames() {
  const files = readdirSync(join(ROOT, 'proto'), { recursive: true, encoding: 'utf8' });
  return new Set(
    files
      .filter((name) => name.endsWith('.proto'))
      .flatMap((name) => {
        const text = readFileSync(join(ROOT, 'proto', name), 'utf8');
        const [, owner] = /^package ([\w.]+);/m.exec(text) ?? [];
        return [...text.matchAll(/^message (\w+)/gm)].map(([, message]) => `${owner}.${message}`);
      }),
  );
}
