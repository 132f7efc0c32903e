import { describe, expect, it } from '@jest/globals';
import { rmSync } from 'node:fs';
import { createWebServer } from './app.js';
import { readConfig } from './config.js';
import { drain } from './health.js';
import { writeTestBuild } from './testing/test-build.js';

describe('stopping the web server', () => {
  it('says that it is not ready and goes on to serve until the delay is over', async () => {
    const dist = writeTestBuild();
    const app = await createWebServer(readConfig({ PUBLIC_URL: 'https://yarrow.test' }), dist);
    const base = await app.listen({ host: '127.0.0.1', port: 0 });
    const statusOf = async (path: string) => (await fetch(`${base}${path}`)).status;
    expect([await statusOf('/readyz'), await statusOf('/healthz')]).toEqual([200, 200]);
    const stopped = drain(app, 2_000);
    expect([await statusOf('/readyz'), await statusOf('/healthz')]).toEqual([503, 200]);
    // Proxies that keep connections open make the next one to another server.
    expect((await fetch(`${base}/healthz`)).headers.get('connection')).toBe('close');
    await stopped;
    await expect(fetch(`${base}/healthz`)).rejects.toThrow();
    rmSync(dist, { recursive: true });
  });
});
