import type { ServiceDefinition } from '@yarrow/kit/service-definition';
import { AppModule } from './app.module.js';
import { searchConfig, type SearchConfig } from './config.js';
import { CreateSearchIndex1763600000000 } from './migrations/1763600000000-create-search-index.js';
import { NoteChangedDocuments1799000000000 } from './migrations/1799000000000-note-changed-documents.js';
import { CoarsenHiddenPlaces1795800000000 } from './migrations/1795800000000-coarsen-hidden-places.js';
import { RenameFactsToProjections1796000000000 } from './migrations/1796000000000-rename-facts-to-projections.js';
import { AddOpeningsAndMatching1795000600000 } from './migrations/1795000600000-add-openings-and-matching.js';
import { RestorablePlaces1800000000000 } from './migrations/1800000000000-restorable-places.js';

export const service: ServiceDefinition<SearchConfig> = {
  name: 'search',
  root: new URL(import.meta.url),
  config: searchConfig,
  module: AppModule,
  entities: [],
  migrations: [
    CreateSearchIndex1763600000000,
    AddOpeningsAndMatching1795000600000,
    CoarsenHiddenPlaces1795800000000,
    RenameFactsToProjections1796000000000,
    NoteChangedDocuments1799000000000,
    RestorablePlaces1800000000000,
  ],
  consumes: ['catalog', 'reviews', 'scheduling'],
};
