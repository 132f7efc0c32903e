import { TYPO_TOLERANCE } from '../../index/search-terms.js';
import type { Query } from './reach.js';
import { trigramsOf, wordSimilarity } from './word-similarity.js';

/** Words that are compared closely: those that share most trigrams with what was typed. */
const MAX_WORDS = 500;

/** The words that could be meant, of the index of words: as alike as asked for, they share as large a part of the trigrams. */
export function vocabularyBody(term: string): object {
  const trigrams = [...new Set(trigramsOf(term))];
  const should = trigrams.map((trigram) => ({ constant_score: { filter: { term: { trigrams: trigram } } } }));
  const least = Math.ceil(TYPO_TOLERANCE * trigrams.length - 1e-9);
  return {
    query: { bool: { should, minimum_should_match: least } },
    size: MAX_WORDS,
    _source: ['word'],
    track_total_hits: false,
  };
}

/** A term of the search with the words that were found for it, by how alike they are. */
export interface SimilarTerms {
  term: string;
  alike: Map<number, string[]>;
}

export function similarTerms(term: string, words: string[]): SimilarTerms {
  const alike = new Map<number, string[]>();
  for (const word of words) {
    const similarity = wordSimilarity(term, word);
    if (similarity < TYPO_TOLERANCE) continue;
    alike.set(similarity, [...(alike.get(similarity) ?? []), word]);
  }
  return { term, alike };
}

/** Documents that have one of the words; scored by the one most alike, times `weight`. */
export function termQuery({ term, alike }: SimilarTerms, field: 'words' | 'nameWords', weight: number): Query {
  const scored = (filter: Query, similarity: number) => ({ constant_score: { filter, boost: similarity * weight } });
  const queries = [...alike].map(([similarity, words]) => scored({ terms: { [field]: words } }, similarity));
  // What only begins so may be more words than are compared.
  const length = [...term].length;
  const prefixScore = length / (length + 1);
  if (prefixScore >= TYPO_TOLERANCE) queries.push(scored({ prefix: { [field]: { value: term } } }, prefixScore));
  return queries.length > 0 ? { dis_max: { queries } } : { match_none: {} };
}
