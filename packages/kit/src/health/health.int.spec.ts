import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { RUNTIME, type Runtime } from '../runtime.js';
import { notebook } from '../testing/notebook/src/notebook.service.js';
import { startTestService, type TestService } from '../testing/test-service.js';
import { DependenciesIndicator } from './dependencies.indicator.js';

let service: TestService;
let withoutRedis: TestService;
beforeAll(async () => {
  service = await startTestService(notebook);
  withoutRedis = await startTestService(notebook, { env: { REDIS_URL: 'redis://127.0.0.1:1' } });
});
afterAll(async () => {
  await service?.stop();
  await withoutRedis?.stop();
});

const probe = async (path: string, { url }: TestService = service) => {
  const response = await fetch(`${url}${path}`);
  return { status: response.status, body: (await response.json()) as Record<string, Record<string, unknown>> };
};

describe('readiness', () => {
  it('is refused while the service drains, but liveness is not', async () => {
    const runtime = service.app.get<Runtime>(RUNTIME);
    runtime.draining = true;
    try {
      const { status, body } = await probe('/readyz');
      expect([status, body['error']]).toEqual([503, { traffic: { status: 'down', message: 'draining' } }]);
      expect((await probe('/healthz')).status).toBe(200);
    } finally {
      runtime.draining = false;
    }
    expect((await probe('/readyz')).status).toBe(200);
  });

  it('is refused before Redis has been reached, and says that the rest is there', async () => {
    const { status, body } = await probe('/readyz', withoutRedis);
    expect([status, body['error']]).toEqual([503, { redis: { status: 'down' } }]);
    expect(body['info']).toMatchObject({ database: { status: 'up' }, broker: { status: 'up' } });
    expect((await probe('/healthz', withoutRedis)).status).toBe(200);
  });

  it('stays when Redis goes away later, which is shown, so that not every process is taken out at once', async () => {
    const redis = service.app.get<Runtime>(RUNTIME).redis!;
    expect((await probe('/readyz')).body['info']!['redis']).toEqual({ status: 'up' });
    redis.disconnect();
    try {
      const { status, body } = await probe('/readyz');
      expect([status, body['status'], body['info']!['redis']]).toEqual([200, 'degraded', { status: 'degraded' }]);
    } finally {
      await redis.connect();
    }
    expect((await probe('/readyz')).body['info']!['redis']).toEqual({ status: 'up' });
  });
});

describe('a dependency', () => {
  const shown = async (name: string) => (await probe('/readyz')).body['info']![name];

  it('is shown as degraded while it fails, and leaves the service ready', async () => {
    let isThere = false;
    const check = async () => {
      if (!isThere) throw new Error('no answer');
    };
    service.app.get(DependenciesIndicator).register({ name: 'library', holdsMs: 0, check });
    await service.eventually(async () => expect(await shown('library')).toEqual({ status: 'degraded' }));
    expect(await probe('/readyz')).toMatchObject({ status: 200, body: { status: 'degraded' } });
    isThere = true;
    await service.eventually(async () => expect(await shown('library')).toEqual({ status: 'up' }));
  });

  it('is not asked again for each probe, and no probe waits for it', async () => {
    let asked = 0;
    const check = () => {
      asked++;
      return new Promise(() => {});
    };
    service.app.get(DependenciesIndicator).register({ name: 'archive', holdsMs: 3_600_000, check });
    for (let probes = 0; probes < 3; probes++) expect(await shown('archive')).toEqual({ status: 'up' });
    expect(asked).toBe(1);
  });
});
