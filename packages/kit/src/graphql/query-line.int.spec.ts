import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { arrivalOf } from '../testing/arrivals.js';
import { eventually } from '../testing/eventually.js';
import { notebook, NotesResolver } from '../testing/notebook/src/notebook.service.js';
import { startTestService, type TestService } from '../testing/test-service.js';

const CONNECTIONS = 2;
/** As many queries as may be executed at a time. */
const AT_A_TIME = 4 * CONNECTIONS;
const DATABASE_POOL_SIZE = String(CONNECTIONS);

let service: TestService;
/** Waits for a turn no longer than a moment. */
let impatient: TestService;
let looks = 0;
/** Queries that have all turns. */
let busy: Promise<unknown> = Promise.resolve();

beforeAll(async () => {
  service = await startTestService(notebook, { env: { DATABASE_POOL_SIZE, DATABASE_WAIT_MS: '60000' } });
  impatient = await startTestService(notebook, { env: { DATABASE_POOL_SIZE, DATABASE_WAIT_MS: '300' } });
});
afterEach(() => busy);
afterAll(async () => {
  await service?.stop();
  await impatient?.stop();
});

/** Asks once, unlike `service.graphql`. */
async function ask(query: string, { of = service, signal }: { of?: TestService; signal?: AbortSignal } = {}) {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${await of.tokenOf()}` };
  const body = JSON.stringify({ query });
  return fetch(`${of.url}/graphql`, { method: 'POST', headers, body, ...(signal && { signal }) });
}

/** Takes all turns until `letGo`. */
async function keepBusy(of = service): Promise<void> {
  busy = Promise.all(Array.from({ length: AT_A_TIME }, async () => (await ask('{ held }', { of })).text()));
  await eventually(() => of.app.get(NotesResolver).heldCount === AT_A_TIME);
}
const letGo = (of = service) => of.app.get(NotesResolver).letGo();

describe('a query that waits for its turn', () => {
  it('is executed in its turn, in order of arrival', async () => {
    await keepBusy();
    const waiting: Promise<{ data: { look: number } }>[] = [];
    let answered = 0;
    for (let nth = 0; nth < 3; nth++) {
      const send = async () => {
        const response = await ask('{ look }');
        answered += 1;
        return response.json() as Promise<{ data: { look: number } }>;
      };
      await arrivalOf(service, 1, () => void waiting.push(send()));
    }
    expect(answered).toBe(0);
    letGo();
    expect(await Promise.all(waiting)).toEqual([1, 2, 3].map((look) => ({ data: { look: looks + look } })));
    looks += 3;
  });

  it('is not executed after its client has disconnected, but later queries are', async () => {
    await keepBusy();
    const hangUp = new AbortController();
    let gone: Promise<unknown> | undefined;
    let behind: Promise<Response> | undefined;
    const [request] = await arrivalOf(service, 1, () => {
      gone = ask('{ look }', { signal: hangUp.signal }).catch((error: Error) => error.name);
    });
    await arrivalOf(service, 1, () => (behind = ask('{ look }')));
    hangUp.abort();
    expect(await gone).toBe('AbortError');
    await eventually(() => request!.socket.destroyed);
    letGo();
    expect(await (await behind!).json()).toEqual({ data: { look: ++looks } });
  });

  it('gets one 503 answer with Retry-After if its turn does not come in time', async () => {
    await keepBusy(impatient);
    const response = await ask('{ look echo(at: "2027-01-01T00:00:00Z") }', { of: impatient });
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '2']);
    expect(await response.json()).toEqual({
      errors: [
        {
          message: 'There is a rush at the moment. Please try again in a few seconds.',
          extensions: { code: 'OVERLOADED' },
        },
      ],
    });
    letGo(impatient);
    await busy;
    // Nothing of it was done, then or later.
    expect(await (await ask('{ look }', { of: impatient })).json()).toEqual({ data: { look: 1 } });
  });
});
