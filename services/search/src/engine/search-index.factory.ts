import type { Logger } from 'pino';
import type { SearchConfig } from '../config.js';
import { FallbackIndexAdapter } from './fallback-index.adapter.js';
import { EngineWriter } from './opensearch/engine-writer.adapter.js';
import { OpenSearchIndexAdapter } from './opensearch/open-search-index.adapter.js';
import { OpenSearchClient } from './opensearch/open-search.client.js';
import type { PostgresIndexService } from './postgres/postgres-index.service.js';
import type { SearchIndex } from './search-index.js';

/** Injection token of the engine in addition to the database; null where the database is the engine. */
export const OPEN_SEARCH = Symbol('OPEN_SEARCH');
/** Injection token of what writes that engine's indices; null likewise. */
export const ENGINE_WRITER = Symbol('ENGINE_WRITER');

export function createOpenSearch(config: SearchConfig): OpenSearchClient | null {
  return config.SEARCH_ENGINE === 'opensearch' ? new OpenSearchClient(config) : null;
}

export function createEngineWriter(client: OpenSearchClient | null): EngineWriter | null {
  return client && new EngineWriter(client);
}

export function createSearchIndex(
  client: OpenSearchClient | null,
  database: PostgresIndexService,
  logger: Logger,
): SearchIndex {
  return client ? new FallbackIndexAdapter(new OpenSearchIndexAdapter(client), database, logger) : database;
}
