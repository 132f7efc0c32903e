import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startProcess, waitUntil } from '../processes.mjs';
import { findNats } from './programs.mjs';
import { exchange } from './redis.mjs';

/** Starts NATS with JetStream, its streams on disk, on the loopback address. */
export async function startNats({ folder, port, log, onStarted }) {
  const data = join(folder, 'nats');
  mkdirSync(data, { recursive: true, mode: 0o700 });
  const config = join(data, 'nats.conf');
  const text = [
    'host: 127.0.0.1',
    `port: ${port}`,
    'max_payload: 8MB',
    'jetstream {',
    `  store_dir: "${data}"`,
    '  max_memory_store: 268435456',
    '  max_file_store: 4294967296',
    '}',
  ];
  writeFileSync(config, `${text.join('\n')}\n`, { mode: 0o600 });
  const started = await startProcess({ name: 'nats', command: findNats(), args: ['-c', config], log });
  onStarted(started);
  // A client that says hello gets its PONG only after JetStream has recovered its streams.
  await waitUntil(() => exchange(port, 'CONNECT {"verbose":false}\r\nPING\r\n', 'PONG'), { ...started, name: 'NATS' });
  return natsUrl({ port });
}

export const natsUrl = ({ port }) => `nats://127.0.0.1:${port}`;
