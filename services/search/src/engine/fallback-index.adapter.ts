import type { Logger } from 'pino';
import type { CandidateRow } from './postgres/candidates.repository.js';
import type { MatchRequest } from './match-request.js';
import type { SearchRequest } from './search-request.js';
import type { SearchResult } from './search-result.js';
import type { SuggestionRow } from './postgres/suggestions.repository.js';
import type { SearchIndex } from './search-index.js';

/** An engine that failed is left alone that long, so that not every search waits for it. */
const AWAY_MS = 5_000;

/** An engine, and the database behind it, which answers while the engine does not. */
export class FallbackIndexAdapter implements SearchIndex {
  /** Until when the engine is not asked. */
  private awayUntil = -Infinity;
  private away = false;

  constructor(
    private readonly engine: SearchIndex,
    private readonly database: SearchIndex,
    private readonly logger: Logger,
  ) {}

  search(request: SearchRequest, now: Date): Promise<SearchResult> {
    return this.ask((index) => index.search(request, now));
  }

  listCandidates(request: MatchRequest, now: Date): Promise<CandidateRow[]> {
    return this.ask((index) => index.listCandidates(request, now));
  }

  listSpecialties(prefix: string, limit: number): Promise<SuggestionRow[]> {
    return this.ask((index) => index.listSpecialties(prefix, limit));
  }

  listPractitioners(prefix: string, limit: number): Promise<SuggestionRow[]> {
    return this.ask((index) => index.listPractitioners(prefix, limit));
  }

  count(): Promise<number> {
    return this.ask((index) => index.count());
  }

  private async ask<T>(question: (index: SearchIndex) => Promise<T>): Promise<T> {
    if (performance.now() < this.awayUntil) return question(this.database);
    try {
      const answer = await question(this.engine);
      if (this.away) this.logger.info('the search engine answers again');
      this.away = false;
      return answer;
    } catch (error) {
      this.awayUntil = performance.now() + AWAY_MS;
      if (!this.away) this.logger.warn({ err: error }, 'the search engine does not answer; the database does');
      this.away = true;
      return question(this.database);
    }
  }
}
