import { mkdirSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { startProcess, waitUntil } from '../processes.mjs';
import { findRedis } from './programs.mjs';

/** Starts Redis on the loopback address with a password; sessions survive a restart unless `disposable`. */
export async function startRedis({ folder, port, password, log, disposable, onStarted }) {
  const data = join(folder, 'redis');
  mkdirSync(data, { recursive: true, mode: 0o700 });
  const config = join(data, 'redis.conf');
  const lines = [
    'bind 127.0.0.1',
    `port ${port}`,
    `dir "${data}"`,
    `requirepass ${password}`,
    `appendonly ${disposable ? 'no' : 'yes'}`,
    'save ""',
    'daemonize no',
  ];
  writeFileSync(config, `${lines.join('\n')}\n`, { mode: 0o600 });
  const started = await startProcess({ name: 'redis', command: findRedis(), args: [config], log });
  onStarted(started);
  await waitUntil(() => ping(port, password), { ...started, name: 'Redis' });
  return redisUrl({ port, password });
}

export const redisUrl = ({ port, password }) => `redis://:${password}@127.0.0.1:${port}`;

/** Whether the server has read its data: while it loads, it answers PING with an error. */
function ping(port, password) {
  return exchange(port, `AUTH ${password}\r\nPING\r\n`, '+PONG');
}

/** Sends `text` and waits up to a second for an answer that holds `expected`. */
export function exchange(port, text, expected) {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', timeout: 1_000 });
    let answer = '';
    const finish = (result) => {
      socket.destroy();
      resolve(result);
    };
    socket.once('connect', () => socket.write(text));
    socket.on('data', (chunk) => {
      answer += chunk;
      if (answer.includes(expected)) finish(true);
    });
    socket.once('error', () => finish(false));
    socket.once('timeout', () => finish(false));
    socket.once('close', () => resolve(false));
  });
}
