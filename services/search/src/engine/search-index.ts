import type { CandidateRow } from './postgres/candidates.repository.js';
import type { MatchRequest } from './match-request.js';
import type { SearchRequest } from './search-request.js';
import type { SearchResult } from './search-result.js';
import type { SuggestionRow } from './postgres/suggestions.repository.js';

/** What searches, suggestions and matches need of an index, whichever engine holds it. */
export interface SearchIndex {
  search(request: SearchRequest, now: Date): Promise<SearchResult>;
  /** Those who meet the place and the kind of visit and share a condition or a category, the most shared first. */
  listCandidates(request: MatchRequest, now: Date): Promise<CandidateRow[]>;
  /** Therapies and conditions with a word that begins so: those that begin so as a whole first, then by how many offer them. */
  listSpecialties(prefix: string, limit: number): Promise<SuggestionRow[]>;
  /** Practitioners with a word in their names that begins so, by their standing. */
  listPractitioners(prefix: string, limit: number): Promise<SuggestionRow[]>;
  /** How many practitioners can be found. */
  count(): Promise<number>;
}

/** Injection token of the index that the configuration chooses. */
export const SEARCH_INDEX = Symbol('SEARCH_INDEX');
