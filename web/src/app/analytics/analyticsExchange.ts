import { mapExchange, type OperationResult } from '@urql/core';
import type {
  CurrentUserQuery,
  SearchPractitionersQuery,
  SearchPractitionersQueryVariables,
} from '../../gql/graphql.js';
import { setAnalyticsUser, track } from './analytics.js';

/** Events come from what is asked of the server: each mutation is one, by the name of its field, and so is a search. */
export const analyticsExchange = mapExchange({ onResult: trackResult });

function trackResult(result: OperationResult): void {
  const { kind } = result.operation;
  const data = (result.data ?? {}) as Record<string, unknown>;
  if (kind === 'mutation') trackMutations(data);
  if (kind !== 'query') return;
  if ('currentUser' in data) setAnalyticsUser((data as CurrentUserQuery).currentUser ?? null);
  if ('searchPractitioners' in data) trackSearch(result);
}

function trackMutations(data: Record<string, unknown>): void {
  for (const [field, payload] of Object.entries(data)) {
    if (field === '__typename') continue;
    const { result } = (payload ?? {}) as { result?: string };
    track(field, { succeeded: payload !== null && result !== 'failure' });
  }
}

/** What was searched for says what somebody suffers from: only how they searched is told. */
function trackSearch({ operation, data }: OperationResult): void {
  const { query, near, place, from, partsOfDay } = operation.variables as SearchPractitionersQueryVariables;
  track('searchPractitioners', {
    withWords: Boolean(query),
    withPlace: Boolean(near ?? place),
    withTime: Boolean(from) || (Array.isArray(partsOfDay) && partsOfDay.length > 0),
    found: (data as SearchPractitionersQuery).searchPractitioners.totalCount,
  });
}
