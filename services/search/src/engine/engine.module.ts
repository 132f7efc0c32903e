import { Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import { CONFIG } from '@yarrow/kit/config';
import { DependenciesIndicator } from '@yarrow/kit/health/dependencies.indicator';
import { LOGGER } from '@yarrow/kit/telemetry/logging';
import { CandidatesRepository } from './postgres/candidates.repository.js';
import { PractitionersRepository } from './postgres/practitioners.repository.js';
import { SuggestionsRepository } from './postgres/suggestions.repository.js';
import { DocumentChangesRepository } from './indexing/document-changes.repository.js';
import { DocumentsPublisher } from './indexing/documents.publisher.js';
import { IndexingJob } from './indexing/indexing.job.js';
import { IndexingService } from './indexing/indexing.service.js';
import { PendingDocumentsRepository } from './indexing/pending-documents.repository.js';
import type { OpenSearchClient } from './opensearch/open-search.client.js';
import { PostgresIndexService } from './postgres/postgres-index.service.js';
import {
  ENGINE_WRITER,
  OPEN_SEARCH,
  createEngineWriter,
  createOpenSearch,
  createSearchIndex,
} from './search-index.factory.js';
import { SEARCH_INDEX } from './search-index.js';

const ENGINE_HOLDS_MS = 10_000;

/** The index that searches ask, in the database or in the engine that the configuration names. */
@Module({
  providers: [
    PractitionersRepository,
    CandidatesRepository,
    SuggestionsRepository,
    PostgresIndexService,
    DocumentChangesRepository,
    PendingDocumentsRepository,
    IndexingService,
    IndexingJob,
    DocumentsPublisher,
    { provide: OPEN_SEARCH, useFactory: createOpenSearch, inject: [CONFIG] },
    { provide: ENGINE_WRITER, useFactory: createEngineWriter, inject: [OPEN_SEARCH] },
    { provide: SEARCH_INDEX, useFactory: createSearchIndex, inject: [OPEN_SEARCH, PostgresIndexService, LOGGER] },
  ],
  exports: [SEARCH_INDEX],
})
export class EngineModule implements OnApplicationShutdown {
  constructor(
    dependencies: DependenciesIndicator,
    @Inject(OPEN_SEARCH) private readonly client: OpenSearchClient | null,
  ) {
    if (client) dependencies.register({ name: 'searchEngine', holdsMs: ENGINE_HOLDS_MS, check: () => client.ping() });
  }

  async onApplicationShutdown(): Promise<void> {
    await this.client?.close();
  }
}
