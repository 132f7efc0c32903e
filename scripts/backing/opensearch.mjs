/**
 * OpenSearch for development and tests, where `SEARCH_ENGINE=opensearch` asks for it and no `OPENSEARCH_URL` says where one is.
 * By itself: `node scripts/backing/opensearch.mjs` runs one until Ctrl-C and prints its address.
 */
import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { PRIVATE } from '../paths.mjs';
import { endProcess, startProcess, waitUntil } from '../processes.mjs';
import { findProgram } from './programs.mjs';

const run = promisify(execFile);

const SOURCES = join(import.meta.dirname, 'opensearch');
const VERSION = /<opensearch.version>(.*)<\//.exec(readFileSync(join(SOURCES, 'pom.xml'), 'utf8'))[1];
/** What Maven has brought, kept for every run of this checkout. */
const LIBRARIES = join(PRIVATE, `opensearch-${VERSION}`);
const HEAP_MB = 400;
/** A cold Java virtual machine starts slowly during a full test run. */
const START_MS = 180_000;

/**
 * Starts OpenSearch on the loopback address, without a password, at a low priority.
 * @returns {Promise<string>} its address
 */
export async function startOpenSearch({ folder, log, onStarted }) {
  const [java, maven] = [findJava('java'), findJava('mvn')];
  if (!java || !(maven || existsSync(LIBRARIES)))
    throw new Error(
      'OpenSearch needs Java 17 and Maven (openjdk-17-jdk-headless, maven). Otherwise set OPENSEARCH_URL.',
    );
  if (!existsSync(LIBRARIES)) await bringLibraries(maven);
  const home = join(folder, 'opensearch');
  mkdirSync(home, { recursive: true, mode: 0o700 });
  const port = await freePort();
  const args = [`-Xms${HEAP_MB / 2}m`, `-Xmx${HEAP_MB}m`, '-cp', join(LIBRARIES, '*')];
  const started = await startProcess({
    name: 'opensearch',
    command: java,
    args: [...args, join(SOURCES, 'OpenSearchNode.java'), home, String(port)],
    log,
  });
  setPriority(started.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  onStarted(started);
  const url = `http://127.0.0.1:${port}`;
  const answers = async () => (await fetch(`${url}/_cluster/health`)).ok;
  await waitUntil(answers, { ...started, name: 'OpenSearch', timeoutMs: START_MS });
  return url;
}

const findJava = (name) =>
  findProgram([name], process.env.JAVA_HOME ? [join(process.env.JAVA_HOME, 'bin')] : []) ?? findProgram([name]);

/** Into a folder of its own first: what is under the final name is complete. */
async function bringLibraries(maven) {
  mkdirSync(PRIVATE, { recursive: true, mode: 0o700 });
  const unfinished = mkdtempSync(`${LIBRARIES}-`);
  cpSync(join(SOURCES, 'pom.xml'), join(unfinished, 'pom.xml'));
  const args = [
    '-q',
    '-B',
    '-f',
    join(unfinished, 'pom.xml'),
    'dependency:copy-dependencies',
    `-DoutputDirectory=${unfinished}`,
  ];
  await run(maven, args, { maxBuffer: 64 * 1024 * 1024 });
  if (existsSync(LIBRARIES)) rmSync(unfinished, { recursive: true });
  else renameSync(unfinished, LIBRARIES);
}

function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

async function main() {
  const folder = join(PRIVATE, 'opensearch-alone');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const log = join(folder, 'opensearch.log');
  let node;
  const stopped = new Promise((resolve) => ['SIGINT', 'SIGTERM'].forEach((signal) => process.once(signal, resolve)));
  try {
    const started = startOpenSearch({ folder, log, onStarted: (one) => (node = one) });
    const url = await Promise.race([started, stopped.then(() => undefined)]);
    if (url) console.log(`OPENSEARCH_URL=${url}`);
    await stopped;
  } finally {
    if (node) await endProcess(node);
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  main().catch((error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
