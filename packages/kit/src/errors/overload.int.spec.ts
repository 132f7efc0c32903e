import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newId } from '../ids.js';
import { notebook } from '../testing/notebook/src/notebook.service.js';
import { startTestService, type TestService } from '../testing/test-service.js';

const CONNECTIONS = 2;

let service: TestService;
/** Waits for a connection no longer than a moment. */
let impatient: TestService;
beforeAll(async () => {
  const DATABASE_POOL_SIZE = String(CONNECTIONS);
  service = await startTestService(notebook, { env: { DATABASE_POOL_SIZE } });
  impatient = await startTestService(notebook, { env: { DATABASE_POOL_SIZE, DATABASE_WAIT_MS: '200' } });
});
afterAll(async () => {
  await service?.stop();
  await impatient?.stop();
});

/** Asks once, unlike `service.graphql`. */
async function ask(path: string, body?: object, of = service): Promise<Response> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${await of.tokenOf()}` };
  return fetch(of.url + path, {
    headers,
    method: body ? 'POST' : 'GET',
    ...(body && { body: JSON.stringify(body) }),
  });
}

/** Sends a request to the service with the short timeout while all of its database connections are taken. */
async function askWithoutConnections(path: string, body?: object): Promise<Response> {
  const runners = Array.from({ length: CONNECTIONS }, () => impatient.dataSource.createQueryRunner());
  await Promise.all(runners.map((runner) => runner.connect()));
  try {
    return await ask(path, body, impatient);
  } finally {
    await Promise.all(runners.map((runner) => runner.release()));
  }
}

const overloaded = {
  errors: [
    {
      message: 'There is a rush at the moment. Please try again in a few seconds.',
      extensions: { code: 'OVERLOADED' },
    },
  ],
};

describe('a service whose connections to the database are all taken', () => {
  it.each([
    ['query', { query: '{ one: fails(how: "sql") two: fails(how: "sql") echo(at: "2027-01-01T00:00:00Z") }' }],
    ['mutation', { query: `mutation { writeNote(id: "${newId()}", text: "a") { result } }` }],
  ])('answers a %s with 503 as a whole and says when to come again', async (_kind, body) => {
    const response = await askWithoutConnections('/graphql', body);
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '2']);
    expect(await response.json()).toEqual(overloaded);
  });

  it('answers a REST request the same way', async () => {
    const response = await askWithoutConnections('/api/notes');
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '2']);
    expect(await response.json()).toMatchObject({ errors: [{ code: 'OVERLOADED' }] });
  });

  it('answers again when the connections are free', async () => {
    expect((await ask('/api/notes', undefined, impatient)).status).toBe(200);
  });

  it('answers a rush of queries one after the other, each whole', async () => {
    const id = newId();
    await service.graphql(`mutation { writeNote(id: "${id}", text: "a note") { result } }`);
    const fields = Array.from({ length: 8 }, (_, index) => `n${index}: note(id: "${id}") { length }`).join(' ');
    const answers = await Promise.all(
      Array.from({ length: 400 }, async () => (await ask('/graphql', { query: `{ ${fields} }` })).json()),
    );
    const complete = {
      data: Object.fromEntries(Array.from({ length: 8 }, (_, index) => [`n${index}`, { length: 6 }])),
    };
    const kinds = new Set(answers.map((answer) => JSON.stringify(answer)));
    kinds.delete(JSON.stringify(overloaded));
    expect([...kinds]).toEqual([JSON.stringify(complete)]);
  });
});
