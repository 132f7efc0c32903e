import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { Server } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { notebook } from '../testing/notebook/src/notebook.service.js';
import { startTestService, type TestService } from '../testing/test-service.js';

const CONNECTIONS = 2;
/** As many queries as may be executed at a time. */
const AT_A_TIME = 4 * CONNECTIONS;

let service: TestService;
let looks = 0;
/** Queries that a test keeps all turns with. */
let busy: Promise<unknown> = Promise.resolve();

beforeAll(async () => {
  service = await startTestService(notebook, { env: { DATABASE_POOL_SIZE: String(CONNECTIONS) } });
}, 60_000);
afterEach(() => busy);
afterAll(() => service?.stop());

/** Asks once, unlike `service.graphql`. */
async function ask(query: string, signal?: AbortSignal): Promise<Response> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${await service.tokenOf()}` };
  const body = JSON.stringify({ query });
  return fetch(`${service.url}/graphql`, { method: 'POST', headers, body, ...(signal && { signal }) });
}

/** Once so many more requests have come in; reading them to their ends takes no time worth mentioning. */
async function arrivalOf(count: number, send: () => void): Promise<void> {
  const server = service.app.getHttpServer() as Server;
  await new Promise<void>((resolve) => {
    let missing = count;
    const arrive = (): void => {
      if (--missing > 0) return;
      server.off('request', arrive);
      resolve();
    };
    server.on('request', arrive);
    send();
  });
  await delay(100);
}

/** Takes all turns for so long. */
function keepBusy(ms: number): Promise<void> {
  return arrivalOf(AT_A_TIME, () => {
    busy = Promise.all(Array.from({ length: AT_A_TIME }, () => ask(`{ slow(ms: ${ms}) }`)));
  });
}

describe('a query that waits for its turn', () => {
  it('is executed and answered when the turn comes, in the order of those who wait', async () => {
    await keepBusy(600);
    const waiting: Promise<{ data: { look: number } }>[] = [];
    let answered = 0;
    for (let nth = 0; nth < 3; nth++) {
      const send = async () => {
        const response = await ask('{ look }');
        answered += 1;
        return response.json() as Promise<{ data: { look: number } }>;
      };
      await arrivalOf(1, () => void waiting.push(send()));
    }
    expect(answered).toBe(0);
    expect(await Promise.all(waiting)).toEqual([1, 2, 3].map((look) => ({ data: { look: looks + look } })));
    looks += 3;
  });

  it('is not executed once its client has hung up, and those behind it are', async () => {
    await keepBusy(600);
    const hangUp = new AbortController();
    let gone: Promise<unknown> | undefined;
    let behind: Promise<Response> | undefined;
    await arrivalOf(1, () => (gone = ask('{ look }', hangUp.signal).catch((error: Error) => error.name)));
    await arrivalOf(1, () => (behind = ask('{ look }')));
    hangUp.abort();
    expect(await gone).toBe('AbortError');
    expect(await (await behind!).json()).toEqual({ data: { look: ++looks } });
  });

  it('is answered 503 as a whole, and told when to come again, where its turn does not come in five seconds', async () => {
    await keepBusy(5_600);
    const [begun, response] = [performance.now(), await ask('{ look echo(at: "2027-01-01T00:00:00Z") }')];
    expect(performance.now() - begun).toBeGreaterThan(4_900);
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '2']);
    expect(await response.json()).toEqual({
      errors: [
        {
          message: 'There is a rush at the moment. Please try again in a few seconds.',
          extensions: { code: 'OVERLOADED' },
        },
      ],
    });
    await busy;
    // Nothing of it was done, then or later.
    expect(await (await ask('{ look }')).json()).toEqual({ data: { look: ++looks } });
  }, 30_000);
});
