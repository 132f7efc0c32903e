import { rmSync } from 'node:fs';
import { createWebServer } from '../app.js';
import { readConfig } from '../config.js';
import { writeTestBuild } from './test-build.js';
import type { FakeGateway } from './fake-gateway.js';

export interface TestWeb {
  /** Its address. */
  base: string;
  /** The build that it serves. */
  dist: string;
  stop(): Promise<void>;
}

/** The web server before a gateway, with a build of its own. */
export async function startTestWeb(
  gateway: FakeGateway,
  env: NodeJS.ProcessEnv = {},
  logTo?: { write(line: string): void },
): Promise<TestWeb> {
  const dist = writeTestBuild();
  const GATEWAY_URL = await gateway.start();
  const server = await createWebServer(
    readConfig({ GATEWAY_URL, PUBLIC_URL: 'https://yarrow.test', PAGE_CACHE_SECONDS: '0', ...env }),
    dist,
    logTo,
  );
  const base = await server.listen({ host: '127.0.0.1', port: 0 });
  const stop = async () => {
    await server.close();
    await gateway.stop();
    rmSync(dist, { recursive: true });
  };
  return { base, dist, stop };
}
