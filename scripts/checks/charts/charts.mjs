import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseAllDocuments } from 'yaml';
import { ROOT, listFiles } from '../../paths.mjs';
import { failuresOf, runTool } from '../run-tool.mjs';
import { checkQueries } from './queries.mjs';
import { resourceSchemas, UNCHECKED_KINDS } from './schemas.mjs';
import { chartTool, findGo, howToGet } from './tools.mjs';
import { checkValues } from './values.mjs';
import { checkVariables, ofManifests } from './variables.mjs';

const CHART = join(ROOT, 'charts/yarrow');
const ENVIRONMENTS = join(ROOT, 'k8s/environments');
const KUBERNETES = '1.34.0';

/** What kube-score calls critical and we mean. */
const ACCEPTED = [
  // Pods have a memory limit; a CPU limit slows down a busy pod without protecting others.
  'container-resources',
  // A version is never built twice, and a machine without a registry has no other image.
  'container-image-pull-policy',
];

/**
 * The chart, its environments, alerts and dashboards, without a cluster. What Node can say always; rendering needs helm, and
 * what reads the result kubeconform and kube-score. Building them takes Go some minutes: among all checks what is not there
 * is left out, and said; asked for by its name, this one builds them, and fails without them.
 */
export async function checkCharts({ report, byName = false }) {
  const tools = { byName, report };
  const failures = [...checkValues(), ...(await checkQueries())];
  const helm = await chartTool('helm', byName);
  if (!helm) return [...failures, ...(await checkVariables()), ...missing('helm', tools)];
  const folder = mkdtempSync(join(tmpdir(), 'yarrow-chart-'));
  try {
    failures.push(...(await failuresOf(helm, ['lint', '--strict', CHART, '--values', valuesFiles('local')[0]])));
    for (const name of environments()) failures.push(...(await checkEnvironment(name, { helm, folder, tools })));
    failures.push(...(await validate(backingManifests(), tools)));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return failures;
}

/** An environment is its file, after the one that its name begins with: `production-gateway-api` after `production`. */
const environments = () => readdirSync(ENVIRONMENTS).map((name) => name.replace(/\.yaml$/, ''));

function valuesFiles(environment) {
  const base = environment.split('-')[0];
  return [...new Set([base, environment])].map((name) => join(ENVIRONMENTS, `${name}.yaml`));
}

async function checkEnvironment(name, { helm, folder, tools }) {
  const files = valuesFiles(name).flatMap((path) => ['--values', path]);
  const args = ['template', 'yarrow', CHART, '--namespace', 'yarrow', '--kube-version', KUBERNETES, ...files];
  const rendered = await runTool(helm, args);
  if (rendered.code !== 0) return rendered.output.split('\n').map((line) => `${name}: ${line}`);
  const path = join(folder, `${name}.yaml`);
  writeFileSync(path, rendered.stdout);
  const manifests = parseAllDocuments(rendered.stdout)
    .map((document) => document.toJS())
    .filter(Boolean);
  const failures = [
    ...(await checkVariables(ofManifests(manifests))),
    ...(await validate([path], tools)),
    ...(await score(path, tools)),
  ];
  tools.report(`${name}: ${manifests.length} resources`);
  return failures.map((failure) => `${name}: ${failure}`);
}

/** What `k8s/` has of clusters, before kustomize changes sizes and counts. */
function backingManifests() {
  const files = listFiles('k8s', (path) => path.endsWith('.yaml'));
  return files
    .filter((path) => !/\/(?:environments\/|kustomization\.yaml|\w+-values\.yaml)/.test(path))
    .map((path) => join(ROOT, path));
}

async function validate(paths, tools) {
  const kubeconform = await chartTool('kubeconform', tools.byName);
  if (!kubeconform) return missing('kubeconform', tools);
  const schemas = await resourceSchemas(tools.byName ? findGo() : undefined);
  if (!schemas) return missing('go', tools);
  const location = `${schemas}/{{.ResourceKind}}{{.KindSuffix}}.json`;
  const args = ['-strict', '-summary', '-schema-location', location, '-skip', UNCHECKED_KINDS.join(','), ...paths];
  return failuresOf(kubeconform, args);
}

async function score(path, tools) {
  const kubeScore = await chartTool('kube-score', tools.byName);
  if (!kubeScore) return missing('kube-score', tools);
  const ignored = ACCEPTED.flatMap((test) => ['--ignore-test', test]);
  const { stdout } = await runTool(kubeScore, ['score', '--output-format', 'ci', ...ignored, path]);
  return stdout.split('\n').filter((line) => line.startsWith('[CRITICAL]'));
}

function missing(name, { byName, report }) {
  if (byName) return [howToGet(name)];
  report(`left out: ${name}; \`npm run check -- --only charts\` builds it`);
  return [];
}
