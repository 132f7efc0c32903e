import { jest } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import { startTestService, type TestService, type TestServiceOptions } from '@yarrow/kit/testing/test-service';
import { PostgresIndexService } from '../engine/postgres/postgres-index.service.js';
import { service } from '../service.js';

/** The engine that this run of the tests is about: `SEARCH_ENGINE=opensearch npm test -- --only service services/search`. */
export const TESTED_ENGINE = process.env['SEARCH_ENGINE'] === 'opensearch' ? 'opensearch' : 'postgres';

// A Java virtual machine that shares two cores with other tests is slow, which is no failure.
if (TESTED_ENGINE === 'opensearch') jest.setTimeout(240_000);

/**
 * The service on the tested engine. Queries wait until that engine has everything that was published before, and nothing but
 * the engine answers them: the database does not stand in.
 */
export async function startTestSearch(options: TestServiceOptions = {}): Promise<TestService> {
  if (TESTED_ENGINE === 'postgres') return startTestService(service, options);
  const engine = openSearchEnvironment();
  const search = await startTestService(service, {
    ...options,
    env: { ...engine, ...options.env },
    override: (module) => module.overrideProvider(PostgresIndexService).useValue({}),
  });
  return {
    ...search,
    graphql: async (...asked) => {
      await settle(search, engine);
      return search.graphql(...asked);
    },
    stop: async () => {
      await search.stop();
      await deleteIndices(engine);
    },
  };
}

/** Variables of a service with indices of its own. */
export function openSearchEnvironment() {
  return {
    SEARCH_ENGINE: 'opensearch',
    OPENSEARCH_URL: process.env['OPENSEARCH_URL'] ?? '',
    // A busy machine answers late: that is no reason to ask the database.
    OPENSEARCH_TIMEOUT_MS: '30000',
    OPENSEARCH_INDEX_PREFIX: `test-${randomBytes(6).toString('hex')}`,
  };
}

type EngineEnvironment = ReturnType<typeof openSearchEnvironment>;

/** Waits until the engine has every change that was committed, and shows it. */
export async function settle(search: TestService, engine: EngineEnvironment): Promise<void> {
  const isWritten = async () => {
    const [row] = await search.dataSource.query<[{ written: boolean }]>(
      `SELECT EXISTS (SELECT FROM document_indices WHERE serving)
         AND NOT EXISTS (SELECT FROM document_changes WHERE revision > indexed_revision) AS written`,
    );
    return row.written;
  };
  await search.eventually(isWritten, { timeoutMs: 60_000 });
  await fetch(`${engine.OPENSEARCH_URL}/${engine.OPENSEARCH_INDEX_PREFIX}-*/_refresh`, { method: 'POST' });
}

export async function deleteIndices({ OPENSEARCH_URL, OPENSEARCH_INDEX_PREFIX }: EngineEnvironment): Promise<void> {
  for (const kind of ['practices', 'words'])
    await fetch(`${OPENSEARCH_URL}/${OPENSEARCH_INDEX_PREFIX}-${kind}-*`, { method: 'DELETE' });
}
