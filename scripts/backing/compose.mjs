import { writeContainerConfig } from './nats.mjs';
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../paths.mjs';

const run = promisify(execFile);

/** Whether a Docker engine with Compose answers. */
export async function composeAnswers() {
  try {
    await run('docker', ['info', '--format', '{{.ServerVersion}}'], { timeout: 5_000 });
    await run('docker', ['compose', 'version'], { timeout: 5_000 });
    return true;
  } catch {
    return false;
  }
}

/**
 * Runs the named servers of `docker-compose.yml` on our ports, each run folder as a project of its own.
 * @param {string[]} services `postgres`, `redis`, `nats`
 * @returns {Promise<{ stop: () => Promise<void> }>}
 */
export async function startCompose(services, { folder, ports, secrets, keepData }) {
  const project = projectOf(folder);
  const env = {
    ...process.env,
    YARROW_POSTGRES_PORT: String(ports.postgres),
    YARROW_REDIS_PORT: String(ports.redis),
    YARROW_NATS_PORT: String(ports.nats),
    YARROW_NATS_CONFIG: writeContainerConfig(folder, secrets.natsSecret),
    YARROW_POSTGRES_PASSWORD: secrets.databasePassword,
    YARROW_REDIS_PASSWORD: secrets.redisPassword,
  };
  const compose = (...args) => run('docker', ['compose', '-p', project, ...args], { cwd: ROOT, env });
  writeFileSync(markOf(folder), project);
  await compose('up', '-d', '--wait', ...services);
  return { stop: async () => void (await (keepData ? compose('stop') : compose('down', '--volumes'))) };
}

/** Removes containers and data of a run folder, if it has any. */
export async function removeComposeData(folder) {
  if (!existsSync(markOf(folder))) return;
  await run('docker', ['compose', '-p', projectOf(folder), 'down', '--volumes'], { cwd: ROOT });
  rmSync(markOf(folder));
}

const projectOf = (folder) => `yarrow-${createHash('sha256').update(folder).digest('hex').slice(0, 8)}`;

/** Marks that this folder has containers: without the mark, Docker need not be asked. */
const markOf = (folder) => join(folder, 'compose');
