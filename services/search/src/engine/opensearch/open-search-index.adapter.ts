import type { CandidateRow } from '../postgres/candidates.repository.js';
import type { MatchRequest } from '../match-request.js';
import type { SearchRequest } from '../search-request.js';
import type { SearchResult } from '../search-result.js';
import type { SuggestionRow } from '../postgres/suggestions.repository.js';
import type { SearchIndex } from '../search-index.js';
import { facetRows } from './facet-rows.js';
import type { Bucket, OpenSearchClient } from './open-search.client.js';
import type { PracticeSource } from './practice-source.js';
import { candidateOf, rowOf } from './practitioner-rows.js';
import { candidatesBody, searchBody } from './search-body.js';
import { specialtiesBody, specialtyRows } from './specialty-rows.js';
import { vocabularyBody, similarTerms, type SimilarTerms } from './term-query.js';

/** Who is looked at closely, as many as in the database. */
const CANDIDATES = 120;

/** The index in OpenSearch. What it finds and in which order is what the one in the database does (ADR 62). */
export class OpenSearchIndexAdapter implements SearchIndex {
  constructor(private readonly client: OpenSearchClient) {}

  async search(request: SearchRequest, now: Date): Promise<SearchResult> {
    const body = searchBody(request, await this.findWords(request.terms), now);
    const { hits, aggregations } = await this.client.search<PracticeSource>(this.client.practices, body);
    return {
      rows: hits.hits.map(({ _source }) => rowOf(_source, request, now)),
      totalCount: hits.total.value,
      facets: facetRows(aggregations ?? {}),
    };
  }

  async listCandidates(request: MatchRequest, now: Date): Promise<CandidateRow[]> {
    const body = candidatesBody(request, now, CANDIDATES);
    const { hits } = await this.client.search<PracticeSource>(this.client.practices, body);
    return hits.hits.map(({ _source }) => candidateOf(_source, request.search, now));
  }

  async listSpecialties(prefix: string, limit: number): Promise<SuggestionRow[]> {
    const { aggregations } = await this.client.search(this.client.practices, specialtiesBody(prefix));
    const { buckets } = aggregations?.['specialties'] as unknown as { buckets: Bucket[] };
    return specialtyRows(buckets, limit);
  }

  async listPractitioners(prefix: string, limit: number): Promise<SuggestionRow[]> {
    const { hits } = await this.client.search<Pick<PracticeSource, 'shown'>>(this.client.practices, {
      query: { prefix: { nameKeys: { value: prefix } } },
      sort: [{ standing: 'desc' }, { practiceId: 'asc' }],
      size: limit,
      track_total_hits: false,
      _source: ['shown'],
    });
    return hits.hits.map(({ _source: { shown } }) => ({
      kind: 'practitioner',
      label: shown.practitionerName,
      slug: shown.slug,
      photoUrl: shown.photoUrl,
    }));
  }

  count(): Promise<number> {
    return this.client.count(this.client.practices);
  }

  /** The words of the index that may be meant by each term. */
  private async findWords(terms: string[]): Promise<SimilarTerms[]> {
    if (terms.length === 0) return [];
    const answers = await this.client.searchAll<{ word: string }>(this.client.words, terms.map(vocabularyBody));
    return terms.map((term, index) =>
      similarTerms(
        term,
        (answers[index]?.hits.hits ?? []).map(({ _source }) => _source.word),
      ),
    );
  }
}
