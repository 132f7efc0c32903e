import { DomainError } from '@yarrow/kit/domain-error';
import { parseSearch, type SearchArguments, type SearchRequest } from './search-request.js';

const MAX_ANSWERS = 8;
const MAX_ANSWER_LENGTH = 80;
const MAX_MATCHES = 20;

/** The answers of the quiz as they come. */
export interface MatchArguments extends Pick<
  SearchArguments,
  'kind' | 'near' | 'place' | 'country' | 'radiusKm' | 'from' | 'to' | 'partsOfDay' | 'first'
> {
  conditions?: string[] | null;
  categories?: string[] | null;
  weekend?: boolean | null;
}

/** Validated answers: a search without a query, and the criteria in addition. */
export interface MatchRequest {
  search: SearchRequest;
  conditions: string[];
  categories: string[];
}

/** @throws DomainError naming the answer that makes no sense */
export function parseMatch({ conditions, categories, weekend, ...given }: MatchArguments, now: Date): MatchRequest {
  const search = parseSearch(given, now);
  search.free.weekend = weekend ?? null;
  if (search.first > MAX_MATCHES) {
    throw new DomainError('invalid_first', `Please choose a number from 1 to ${MAX_MATCHES}.`, 'first');
  }
  return { search, conditions: answers(conditions, 'conditions'), categories: answers(categories, 'categories') };
}

function answers(given: string[] | null | undefined, field: 'categories' | 'conditions'): string[] {
  const chosen = [...new Set((given ?? []).map((answer) => answer.trim()).filter(Boolean))];
  if (chosen.length <= MAX_ANSWERS && chosen.every((answer) => answer.length <= MAX_ANSWER_LENGTH)) return chosen;
  throw new DomainError(`invalid_${field}`, `Please choose ${MAX_ANSWERS} at most.`, field);
}
