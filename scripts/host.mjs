/**
 * Runs the subgraphs and the notifications service in one process: a third of the memory and of the start of seven.
 * Each keeps its own port, database and configuration, exactly as when it runs alone.
 *
 * Usage: node scripts/host.mjs <environment.json>
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT, SERVICES } from './paths.mjs';

const { processes } = JSON.parse(readFileSync(process.argv[2], 'utf8'));
const { startService } = await import('@yarrow/kit/start-service');

const definitionOf = async (name) =>
  (await import(pathToFileURL(join(ROOT, `services/${name}/dist/service.js`)).href)).service;

const definitions = await Promise.all(SERVICES.map(definitionOf));
const running = await Promise.all(
  definitions.map((service, index) => startService(service, processes[SERVICES[index]])),
);

let stopping = false;
async function stop() {
  if (stopping) return;
  stopping = true;
  await Promise.all(running.map((service) => service.stop()));
  process.exit(0);
}
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
