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

/** Limits that no test reaches on a busy machine; a test of a limit sets its own. */
const GENEROUS = { PAGE_DATA_TIMEOUT_MS: '60000', PAGE_RENDER_TIMEOUT_MS: '60000', CRAWLER_PAGE_TIMEOUT_MS: '60000' };

/** The web server before a gateway, with a build of its own. */
export async function startTestWeb(
  gateway: FakeGateway,
  env: NodeJS.ProcessEnv = {},
  logTo?: { write(line: string): void },
): Promise<TestWeb> {
  const dist = writeTestBuild();
  const GATEWAY_URL = await gateway.start();
  const server = await createWebServer(
    readConfig({ GATEWAY_URL, PUBLIC_URL: 'https://yarrow.test', PAGE_CACHE_SECONDS: '0', ...GENEROUS, ...env }),
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
