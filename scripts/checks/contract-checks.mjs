import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { COMPOSE_CONFIG_PATH } from '../backing/nats-configuration.mjs';
import { COMMON_CODES_PATH, federationHeaderPath, servicesWithContract } from '../gen/federation-header.mjs';
import { ACCESS_PATH } from '../gen/access-table.mjs';
import { generateAll } from '../gen.mjs';
import { ENVIRONMENT_EXAMPLE_PATH } from '../gen/environment-example.mjs';
import { API_PATH, SUPERGRAPH_PATH, contractFiles } from '../gen/supergraph.mjs';
import { resolverTypesPath } from '../gen/resolver-types.mjs';
import { PERSISTED_PATH } from '../gen/web-operations.mjs';
import { ROOT, SERVICES, listFiles } from '../paths.mjs';
import { STYLE_TYPES } from '../style-types.mjs';
import { baseCommit } from './base-commit.mjs';
import { failuresOf, git } from './run-tool.mjs';

const PROTO = join(ROOT, 'proto');

/** Event contracts in buf's standard style, each message described. */
export const checkProtoStyle = () => failuresOf('buf', ['lint'], { cwd: PROTO });

/** Events that were published stay readable. */
export async function checkProtoBreaking() {
  const base = await baseCommit();
  if (!base || (await git(['cat-file', '-e', `${base}:proto/buf.yaml`])) === undefined) return [];
  const folder = mkdtempSync(join(tmpdir(), 'yarrow-proto-'));
  try {
    const archive = join(folder, 'base.tar');
    await git(['archive', '-o', archive, base, 'proto']);
    const failures = await failuresOf('buf', ['breaking', '--against', `${archive}#subdir=proto`], { cwd: PROTO });
    const decisions = decisionRecords();
    return failures.filter((line) => !isNamed(line, decisions));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const generatedFiles = () => [
  ...listFiles('packages/contracts/src', (path) => path.endsWith('_pb.ts')),
  ...servicesWithContract().flatMap((service) => [federationHeaderPath(service), resolverTypesPath(service)]),
  ...listFiles('web/src/gql', Boolean),
  ...listFiles(STYLE_TYPES, Boolean),
  ...[
    COMMON_CODES_PATH,
    SUPERGRAPH_PATH,
    API_PATH,
    PERSISTED_PATH,
    COMPOSE_CONFIG_PATH,
    ACCESS_PATH,
    ENVIRONMENT_EXAMPLE_PATH,
  ],
];

/** What is generated and committed is what the contracts give; the supergraph composes. */
export async function checkGenerated() {
  const before = new Map(generatedFiles().map((path) => [path, read(path)]));
  try {
    await generateAll({ all: true });
  } catch (error) {
    return error.message.split('\n');
  }
  const drifted = generatedFiles().filter((path) => before.get(path) !== read(path));
  const untracked = (await git(['ls-files', '--others', '--exclude-standard', '--', ...generatedFiles()])) ?? '';
  return [
    ...drifted.map((path) => `${path} did not fit its contract and has been generated again: commit it`),
    ...untracked
      .split('\n')
      .filter(Boolean)
      .map((path) => `${path} is generated, but not committed`),
  ];
}

function read(path) {
  try {
    return readFileSync(join(ROOT, path), 'utf8');
  } catch {
    return undefined;
  }
}

/** Clients of the public API keep working, unless a decision record names the change. */
export async function checkApiBreaking() {
  const base = await baseCommit();
  const [previous, current] = [base && (await git(['show', `${base}:${API_PATH}`])), read(API_PATH)];
  if (previous === undefined || current === undefined) return [];
  const { buildSchema, findBreakingChanges } = await import('graphql');
  const decisions = decisionRecords();
  return findBreakingChanges(buildSchema(previous), buildSchema(current))
    .map(({ description }) => description)
    .filter((description) => !isNamed(description, decisions))
    .map((description) => `${description} A decision record in docs/ that says this sentence would allow it.`);
}

const decisionRecords = () =>
  listFiles('docs', (path) => path.endsWith('.md'))
    .map(read)
    .join('\n');
const isNamed = (failure, decisions) => decisions.includes(failure.trim().replace(/\.$/, ''));

/** Every public type, argument, input field and root field says what it means. */
export async function checkDescriptions() {
  const { parse, Kind } = await import('graphql');
  const failures = SERVICES.flatMap((service) =>
    contractFiles(service).flatMap((path) =>
      parse(read(path)).definitions.flatMap((definition) =>
        undescribed(definition, Kind).map(
          ({ node, name }) => `${path}:${node.loc.startToken.line} ${name} has no description`,
        ),
      ),
    ),
  );
  return failures;
}

const ROOT_TYPES = ['Query', 'Mutation'];

function undescribed(definition, Kind) {
  if (!('fields' in definition || 'values' in definition || definition.kind === Kind.SCALAR_TYPE_DEFINITION)) return [];
  const name = definition.name.value;
  const isRoot = ROOT_TYPES.includes(name);
  const isExtension = definition.kind.endsWith('Extension') || isStub(definition);
  const owner = isRoot || isExtension ? [] : [{ node: definition, name }];
  const fields = (definition.fields ?? []).flatMap((field) => [
    ...(isRoot ? [{ node: field, name: `${name}.${field.name.value}` }] : []),
    ...(field.arguments ?? []).map((node) => ({ node, name: `${name}.${field.name.value}(${node.name.value})` })),
  ]);
  return [...owner, ...fields].filter(({ node }) => !node.description);
}

/** A type that another service owns and describes: here it has its key and fields of ours. */
const isStub = (definition) =>
  definition.fields?.some((field) => field.directives?.some((directive) => directive.name.value === 'external')) ||
  definition.directives?.some(
    (directive) =>
      directive.name.value === 'extends' ||
      (directive.name.value === 'key' &&
        directive.arguments.some((a) => a.name.value === 'resolvable' && a.value.value === false)),
  );
