import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startProcess, waitUntil } from '../processes.mjs';
import { containerConfiguration, hostConfiguration } from './nats-configuration.mjs';
import { natsPassword, OPERATOR } from './nats-users.mjs';
import { findNats } from './programs.mjs';
import { exchange } from './redis.mjs';

/**
 * Starts NATS with JetStream, its streams on disk, on the loopback address, with a user for each service.
 * @param {{ folder: string, port: number, secret: string, log: string, onStarted: Function }} options `secret`: what the
 *   passwords are made from
 * @returns {Promise<string>} the operator's address
 */
export async function startNats({ folder, port, secret, log, onStarted }) {
  const data = join(folder, 'nats');
  mkdirSync(data, { recursive: true, mode: 0o700 });
  const config = join(data, 'nats.conf');
  writeFileSync(config, hostConfiguration({ port, data, secret }), { mode: 0o600 });
  const started = await startProcess({ name: 'nats', command: findNats(), args: ['-c', config], log });
  onStarted(started);
  // A client that says hello gets its PONG only after JetStream has recovered its streams.
  const hello = JSON.stringify({ verbose: false, user: OPERATOR, pass: natsPassword(secret, OPERATOR) });
  await waitUntil(() => exchange(port, `CONNECT ${hello}\r\nPING\r\n`, 'PONG'), { ...started, name: 'NATS' });
  return natsUrl({ port, secret });
}

/** Writes the configuration of the broker in a container to the folder with the data of a run. */
export function writeContainerConfig(folder, secret) {
  const path = join(folder, 'nats-container.conf');
  // The container's user is another one.
  writeFileSync(path, containerConfiguration(secret), { mode: 0o644 });
  return path;
}

/** The address with which those who run the broker connect. */
export const natsUrl = ({ port, secret }) => `nats://${OPERATOR}:${natsPassword(secret, OPERATOR)}@127.0.0.1:${port}`;
