import { ApolloLink } from '@apollo/client';
import { tap } from 'rxjs';
import type {
  CurrentUserQuery,
  SearchPractitionersQuery,
  SearchPractitionersQueryVariables,
} from '../../gql/graphql.js';
import { setAnalyticsUser, track } from './analytics.js';

/** Events come from what is asked of the server: each mutation is one, by the name of its field, and so is a search. */
export const analyticsLink = new ApolloLink((operation, forward) =>
  forward(operation).pipe(tap(({ data }) => trackAnswer(operation, (data ?? {}) as Record<string, unknown>))),
);

function trackAnswer({ operationType, variables }: ApolloLink.Operation, data: Record<string, unknown>): void {
  if (operationType === 'mutation') trackMutations(data);
  if (operationType !== 'query') return;
  if ('currentUser' in data) setAnalyticsUser((data as CurrentUserQuery).currentUser ?? null);
  if ('searchPractitioners' in data) {
    trackSearch(variables as SearchPractitionersQueryVariables, data as SearchPractitionersQuery);
  }
}

function trackMutations(data: Record<string, unknown>): void {
  for (const [field, payload] of Object.entries(data)) {
    if (field === '__typename') continue;
    const { result } = (payload ?? {}) as { result?: string };
    track(field, { succeeded: payload !== null && result !== 'failure' });
  }
}

/** Search terms are health data, so only the filters in use and the number of hits are sent. */
function trackSearch(
  { query, near, place, from, partsOfDay }: SearchPractitionersQueryVariables,
  { searchPractitioners }: SearchPractitionersQuery,
): void {
  track('searchPractitioners', {
    withWords: Boolean(query),
    withPlace: Boolean(near ?? place),
    withTime: Boolean(from) || (Array.isArray(partsOfDay) && partsOfDay.length > 0),
    found: searchPractitioners.totalCount,
  });
}
