import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { parseAllDocuments } from 'yaml';
import { TOOLS } from './tools.mjs';

const run = promisify(execFile);
const VERSION = 'v1.34.4';

/** Modules that carry schemas of resources, and where in them: of Kubernetes and of what it is extended by. */
const SOURCES = [
  { module: `k8s.io/kubernetes@${VERSION}`, path: 'api/openapi-spec/swagger.json' },
  { module: 'sigs.k8s.io/gateway-api@v1.4.0', path: 'config/crd/standard' },
  { module: 'github.com/cert-manager/cert-manager@v1.18.2', path: 'deploy/crds' },
  { module: 'github.com/prometheus-operator/prometheus-operator@v0.82.0', path: 'example/prometheus-operator-crd' },
  { module: 'github.com/kedacore/keda/v2@v2.18.0', path: 'config/crd/bases' },
  { module: 'github.com/external-secrets/external-secrets@v0.20.1', path: 'config/crds/bases' },
  { module: 'github.com/cloudnative-pg/cloudnative-pg@v1.27.0', path: 'config/crd/bases' },
];

/** Kinds whose schemas no module carries; they are rendered and not validated. */
export const UNCHECKED_KINDS = ['ObjectStore'];

/**
 * Strict JSON schemas for kubeconform, made once from what the Go modules of these projects carry.
 * @param {string | undefined} go the program, where they may be made
 * @returns {Promise<string | undefined>} the folder; undefined where they are not made
 */
export async function resourceSchemas(go) {
  const folder = join(TOOLS, 'schemas');
  const note = join(folder, 'made-from.json');
  const sources = JSON.stringify(SOURCES);
  if (existsSync(note) && readFileSync(note, 'utf8') === sources) return folder;
  if (!go) return undefined;
  mkdirSync(folder, { recursive: true });
  for (const { module, path } of SOURCES) {
    const { stdout } = await run(go, ['mod', 'download', '-json', module], { cwd: folder, maxBuffer: 1e7 });
    const source = join(JSON.parse(stdout).Dir, path);
    if (path.endsWith('.json')) writeKubernetes(JSON.parse(readFileSync(source, 'utf8')), folder);
    else readdirSync(source).forEach((name) => writeDefinitions(join(source, name), folder));
  }
  writeFileSync(note, sources);
  return folder;
}

/** As kubeconform asks for it: `deployment-apps-v1.json`. */
const fileOf = ({ group, version, kind }) =>
  `${[kind, ...(group ? [group.split('.')[0]] : []), version].join('-').toLowerCase()}.json`;

function writeKubernetes({ definitions }, folder) {
  // Both may be written as a number or as a text.
  definitions['io.k8s.apimachinery.pkg.util.intstr.IntOrString'] = { type: ['string', 'integer'] };
  definitions['io.k8s.apimachinery.pkg.api.resource.Quantity'] = { type: ['string', 'number'] };
  Object.values(definitions).forEach(makeStrict);
  for (const definition of Object.values(definitions)) {
    for (const kind of definition['x-kubernetes-group-version-kind'] ?? []) {
      if (kind.kind === 'DeleteOptions' || kind.kind === 'WatchEvent') continue;
      const content = { ...definition, definitions: reachedBy(definition, definitions) };
      writeFileSync(join(folder, fileOf(kind)), JSON.stringify(content));
    }
  }
}

function reachedBy(definition, definitions) {
  const reached = {};
  const todo = [definition];
  while (todo.length > 0) {
    for (const [, name] of JSON.stringify(todo.pop()).matchAll(/"#\/definitions\/([^"]+)"/g)) {
      if (name in reached) continue;
      reached[name] = definitions[name];
      todo.push(definitions[name]);
    }
  }
  return reached;
}

/** Definitions of resources that a cluster is extended by. */
function writeDefinitions(path, folder) {
  if (!path.endsWith('.yaml')) return;
  for (const document of parseAllDocuments(readFileSync(path, 'utf8'))) {
    const resource = document.toJS();
    if (resource?.kind !== 'CustomResourceDefinition') continue;
    const { group, names, versions } = resource.spec;
    for (const { name, schema } of versions) {
      const content = makeStrict(schema.openAPIV3Schema);
      writeFileSync(join(folder, fileOf({ group, version: name, kind: names.kind })), JSON.stringify(content));
    }
  }
}

/** Names that a schema does not know are errors, unless it says that it keeps them. */
function makeStrict(schema) {
  if (typeof schema !== 'object' || schema === null) return schema;
  if (schema['x-kubernetes-int-or-string']) delete schema.type;
  delete schema.format;
  const isOpen = schema['x-kubernetes-preserve-unknown-fields'] || schema.additionalProperties;
  if (schema.properties && !isOpen && !schema.properties.apiVersion?.$ref) schema.additionalProperties = false;
  for (const property of Object.values(schema.properties ?? {})) makeStrict(property);
  for (const key of ['items', 'additionalProperties']) makeStrict(schema[key]);
  return schema;
}
