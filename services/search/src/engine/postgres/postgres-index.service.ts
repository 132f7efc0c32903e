import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CandidatesRepository, type CandidateRow } from './candidates.repository.js';
import type { MatchRequest } from '../match-request.js';
import { PractitionersRepository } from './practitioners.repository.js';
import type { SearchRequest } from '../search-request.js';
import type { SearchResult } from '../search-result.js';
import { SuggestionsRepository, type SuggestionRow } from './suggestions.repository.js';
import type { SearchIndex } from '../search-index.js';

/** The index in the service's own database: the default, and what answers while another engine is away. */
@Injectable()
export class PostgresIndexService implements SearchIndex {
  constructor(
    private readonly dataSource: DataSource,
    private readonly practitioners: PractitionersRepository,
    private readonly candidates: CandidatesRepository,
    private readonly suggestions: SuggestionsRepository,
  ) {}

  search(request: SearchRequest, now: Date): Promise<SearchResult> {
    return this.dataSource.transaction((tx) => this.practitioners.search(tx, request, now));
  }

  listCandidates(request: MatchRequest, now: Date): Promise<CandidateRow[]> {
    return this.candidates.list(this.dataSource.manager, request, now);
  }

  listSpecialties(prefix: string, limit: number): Promise<SuggestionRow[]> {
    return this.suggestions.listSpecialties(this.dataSource.manager, prefix, limit);
  }

  listPractitioners(prefix: string, limit: number): Promise<SuggestionRow[]> {
    return this.suggestions.listPractitioners(this.dataSource.manager, prefix, limit);
  }

  count(): Promise<number> {
    return this.practitioners.count(this.dataSource.manager);
  }
}
