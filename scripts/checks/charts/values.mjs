import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { ROOT } from '../../paths.mjs';

const CHART = 'charts/yarrow';

/** What templates read of the values is in `values.yaml`, with its comment, and in the schema. */
export function checkValues() {
  const values = parse(readFileSync(join(ROOT, CHART, 'values.yaml'), 'utf8'));
  const schema = JSON.parse(readFileSync(join(ROOT, CHART, 'values.schema.json'), 'utf8'));
  return templates().flatMap(({ path, text }) =>
    valuesIn(text).flatMap((name) => [
      ...(read(values, name) ? [] : [`${path}: ${name} is not in values.yaml`]),
      ...(allows(schema, name, schema) ? [] : [`${path}: ${name} is not in values.schema.json`]),
    ]),
  );
}

/** Paths of the values that a template reads, such as `image.tag`, `defaults.resources` for each process. */
export function valuesIn(text) {
  const direct = [...text.matchAll(/\.Values\.([\w.]+)/g)].map(([, name]) => name);
  const ofValues = [...text.matchAll(/\$values\.([\w.]+)/g)].map(([, name]) => name);
  const ofProcess = [...text.matchAll(/(?:\$process|\$other|\.process)\.([\w.]+)/g)].map(
    ([, name]) => `defaults.${name}`,
  );
  const ofPolicy = [...text.matchAll(/\$policy\.([\w.]+)/g)].map(([, name]) => `networkPolicy.${name}`);
  return [...new Set([...direct, ...ofValues, ...ofProcess, ...ofPolicy])].map((name) => name.replace(/\.$/, ''));
}

function read(values, name) {
  let value = values;
  for (const part of name.split('.')) {
    if (typeof value !== 'object' || value === null || !(part in value)) return false;
    value = value[part];
  }
  return true;
}

function allows(schema, name, root) {
  let node = schema;
  for (const part of name.split('.')) {
    node = resolve(node, root)?.properties?.[part];
    if (!node) return false;
  }
  return true;
}

const resolve = (node, root) => (node?.$ref ? root.definitions[node.$ref.split('/').at(-1)] : node);

function templates() {
  const folder = join(ROOT, CHART, 'templates');
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(yaml|tpl|txt)$/.test(name),
  );
  return names.map((name) => ({
    path: `${CHART}/templates/${name}`,
    text: readFileSync(join(folder, name), 'utf8'),
  }));
}
