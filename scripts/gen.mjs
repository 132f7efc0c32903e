/**
 * Writes everything that is generated and committed: event messages, resolver types, supergraph, web operations,
 * types of style props, the table of who may call what, diagrams of directories and the parts of the portal.
 * `npm run gen` does only what changed since the last run; `npm run gen -- --all` does all of it.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { COMPOSE_CONFIG_PATH } from './backing/nats-configuration.mjs';
import { generateBrokerConfiguration } from './gen/broker-configuration.mjs';
import { ACCESS_PATH, accessInputs, generateAccessTable } from './gen/access-table.mjs';
import { ENVIRONMENT_EXAMPLE_PATH, environmentInputs, generateEnvironmentExample } from './gen/environment-example.mjs';
import { directoryInputs, directoryOutputs, generateDirectoryDiagrams } from './gen/directory-diagrams.mjs';
import {
  COMMON_CODES_PATH,
  federationHeaderPath,
  generateFederationHeaders,
  servicesWithContract,
} from './gen/federation-header.mjs';
import { PARTS_PATH, generatePortalParts, partsInputs } from './gen/portal-parts.mjs';
import { generateProtobuf } from './gen/protobuf.mjs';
import { generateResolverTypes, mappersPath, resolverTypesPath } from './gen/resolver-types.mjs';
import { STYLE_INPUTS, generateStyleTypes } from './gen/style-types.mjs';
import { API_PATH, SUPERGRAPH_PATH, contractFiles, contractServices, generateSupergraph } from './gen/supergraph.mjs';
import { PERSISTED_PATH, generateWebOperations } from './gen/web-operations.mjs';
import { PRIVATE, ROOT, listFiles } from './paths.mjs';
import { STYLE_TYPES, placedStyleTypes } from './style-types.mjs';

const BROKER_SOURCES = ['scripts/backing/nats-configuration.mjs', 'scripts/backing/nats-users.mjs'];
const NOTE = join(PRIVATE, 'generated.json');

/** One thing to generate: `inputs` and `outputs` are paths relative to the checkout. */
function steps() {
  const contracts = servicesWithContract();
  const web = listFiles('web/src', (path) => /\.tsx?$/.test(path) && !path.startsWith('web/src/gql/'));
  return [
    step('events', listFiles('proto', Boolean), contractsOutputs(), generateProtobuf),
    step('federation headers', contracts.flatMap(contractFiles), headerOutputs(contracts), generateFederationHeaders),
    ...contracts.map((service) =>
      step(
        `resolver types of ${service}`,
        [...contractFiles(service), mappersPath(service)],
        [resolverTypesPath(service)],
        () => generateResolverTypes(service),
      ),
    ),
    step('supergraph', contractServices().flatMap(contractFiles), [SUPERGRAPH_PATH, API_PATH], generateSupergraph),
    // The supergraph step runs before, so the hash of the schema is that of the new one.
    step('web operations', [API_PATH, ...web], webOutputs(), generateWebOperations),
    step('types of style props', STYLE_INPUTS, styleOutputs(), generateStyleTypes),
    step('users of the broker', BROKER_SOURCES, [COMPOSE_CONFIG_PATH], generateBrokerConfiguration),
    step('diagrams of directories', directoryInputs(), directoryOutputs(), generateDirectoryDiagrams),
    step('parts of the portal', partsInputs(), [PARTS_PATH], generatePortalParts),
    // Built from what the steps before have written.
    step('access table', accessInputs(), [ACCESS_PATH], generateAccessTable),
    step('example of the environment', environmentInputs(), [ENVIRONMENT_EXAMPLE_PATH], generateEnvironmentExample),
  ];
}

const step = (name, inputs, outputs, run) => ({ name, inputs, outputs, run });
const contractsOutputs = () => listFiles('packages/contracts/src', (path) => path.endsWith('_pb.ts'));
const headerOutputs = (contracts) => [...contracts.map(federationHeaderPath), COMMON_CODES_PATH];
const styleOutputs = () => [...listFiles(STYLE_TYPES, Boolean), ...placedStyleTypes()];
const webOutputs = () => [PERSISTED_PATH, ...listFiles('web/src/gql', Boolean)];

/**
 * Runs the generators whose inputs or outputs differ from the last run.
 * @param {{ all?: boolean, report?: (line: string) => void }} options
 * @returns names of the steps that ran
 */
export async function generateAll({ all = false, report = () => {} } = {}) {
  const note = all ? {} : readNote();
  const ran = [];
  for (const { name, inputs, outputs, run } of steps()) {
    if (inputs.length === 0 || (note[name] && note[name] === fingerprint([...inputs, ...outputs]))) continue;
    const started = performance.now();
    await run();
    const current = steps().find((candidate) => candidate.name === name);
    note[name] = fingerprint([...current.inputs, ...current.outputs]);
    report(`generated ${name} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
    ran.push(name);
    writeNote(note);
  }
  return ran;
}

function fingerprint(paths) {
  const hash = createHash('sha256').update(generatorsVersion());
  for (const path of paths) {
    hash.update(`${path}\0`);
    if (existsSync(join(ROOT, path))) hash.update(readFileSync(join(ROOT, path)));
  }
  return hash.digest('hex');
}

/** A change of the generators themselves makes every output old. */
const generatorsVersion = () =>
  listFiles('scripts/gen', Boolean)
    .map((path) => readFileSync(join(ROOT, path), 'utf8'))
    .join('');

function readNote() {
  return existsSync(NOTE) ? JSON.parse(readFileSync(NOTE, 'utf8')) : {};
}

function writeNote(note) {
  mkdirSync(PRIVATE, { recursive: true, mode: 0o700 });
  writeFileSync(NOTE, JSON.stringify(note, null, 2));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    const ran = await generateAll({ all: process.argv.includes('--all'), report: (line) => console.log(line) });
    if (ran.length === 0) console.log('generated code is up to date');
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
