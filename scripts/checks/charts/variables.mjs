import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parse } from 'yaml';
import { ROOT, SERVICES } from '../../paths.mjs';

const VALUES = 'charts/yarrow/values.yaml';

/** Read by Node, Nest and the libraries of telemetry rather than by a configuration of ours. */
const OF_THE_RUNTIME = ['NODE_ENV', 'NODE_OPTIONS'];

const SCHEMAS = {
  ...Object.fromEntries(SERVICES.map((name) => [name, [`services/${name}/dist/config.js`, `${name}Config`]])),
  'reviews-worker': ['services/reviews/dist/config.js', 'reviewsConfig'],
  gateway: ['gateway/dist/config.js', 'gatewayConfig'],
  web: ['web/dist-server/server/config.js', 'webConfig'],
};

/**
 * Compares the variables that the chart sets for a process or takes from its Secret with those that the process reads:
 * every variable that is set must be read, and every required one must be set.
 * @param {Record<string, { plain: string[], secret: string[], optional: string[] }>} set by process, as rendered; the
 *   values alone where nothing can render them
 */
export async function checkVariables(set = ofValues()) {
  const failures = await Promise.all(
    Object.entries(SCHEMAS).map(async ([name, [file, schema]]) => {
      const module = await import(pathToFileURL(join(ROOT, file)).href);
      return variableFailures(name, set[name], module[schema].shape);
    }),
  );
  return failures.flat();
}

/** @param {Record<string, import('zod').ZodType>} shape */
export function variableFailures(name, { plain, secret, optional }, shape) {
  const all = [...plain, ...secret, ...optional];
  const isRead = (variable) =>
    variable in shape ||
    OF_THE_RUNTIME.includes(variable) ||
    (name === 'gateway' && /^SUBGRAPH_\w+_URL$/.test(variable));
  const required = Object.keys(shape).filter((variable) => !shape[variable].safeParse(undefined).success);
  const held = [...plain, ...secret];
  return [
    ...all.filter((variable) => !isRead(variable)).map((variable) => `${VALUES}: ${name} does not read ${variable}`),
    ...required
      .filter((variable) => !held.includes(variable))
      .map((variable) => `${VALUES}: ${name} needs ${variable}`),
    ...optional
      .filter((variable) => required.includes(variable) && !held.includes(variable))
      .map((variable) => `${VALUES}: ${variable} is no option of ${name}`),
  ];
}

function ofValues() {
  const { services } = parse(readFileSync(join(ROOT, VALUES), 'utf8'));
  return Object.fromEntries(
    Object.entries(services).map(([name, { env = {}, secretKeys = [], optionalSecretKeys = [] }]) => [
      name,
      { plain: ['PORT', 'HOST', 'PUBLIC_URL', ...Object.keys(env)], secret: secretKeys, optional: optionalSecretKeys },
    ]),
  );
}

/** The variables of every container of rendered Deployments. */
export function ofManifests(manifests) {
  const containers = manifests
    .filter(({ kind }) => kind === 'Deployment')
    .flatMap(({ spec }) => spec.template.spec.containers);
  return Object.fromEntries(
    containers.map(({ name, env }) => {
      const named = (accepts) => env.filter(accepts).map((one) => one.name);
      return [
        name,
        {
          plain: named(({ valueFrom }) => !valueFrom),
          secret: named(({ valueFrom }) => valueFrom && !valueFrom.secretKeyRef.optional),
          optional: named(({ valueFrom }) => valueFrom?.secretKeyRef.optional),
        },
      ];
    }),
  );
}
