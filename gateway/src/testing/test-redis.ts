import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@yarrow/kit/testing/free-port';
import { Redis } from 'ioredis';

export interface TestRedis {
  readonly url: string;
  readonly redis: Redis;
  stop(): Promise<void>;
}

/** A Redis of its own, so that a test may end it: `REDIS_SERVER` or `redis-server` on the path. */
export async function startTestRedis(): Promise<TestRedis> {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'yarrow-redis-'));
  const server = spawn(
    process.env.REDIS_SERVER ?? 'redis-server',
    ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', folder],
    { stdio: 'ignore' },
  );
  // A test that fails before its end must not leave a server behind.
  const killServer = () => server.kill();
  process.once('exit', killServer);
  const ended = new Promise((resolve) => server.once('exit', resolve));
  const url = `redis://127.0.0.1:${port}`;
  const redis = new Redis(url, { retryStrategy: () => 50, maxRetriesPerRequest: 200 });
  redis.on('error', () => undefined);
  await redis.ping();
  return {
    url,
    redis,
    async stop() {
      redis.disconnect();
      killServer();
      process.off('exit', killServer);
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
