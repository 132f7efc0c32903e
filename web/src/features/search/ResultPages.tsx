import { useQuery } from 'urql';
import { graphql } from '../../gql/gql.js';
import { Button } from '../../ui/Button.js';
import { ErrorState } from '../../ui/EmptyState.js';
import { PractitionerCard } from './PractitionerCard.js';
import { ResultSkeletons } from './ResultSkeletons.js';
import { searchVariables, type SearchState } from './searchState.js';

export const PAGE_SIZE = 10;

export const SearchPractitioners = graphql(`
  query SearchPractitioners(
    $query: String
    $near: GeoPointInput
    $place: String
    $kind: SearchKind
    $category: String
    $language: String
    $minRating: Float
    $sort: SearchSort
    $first: Int
    $after: String
  ) {
    searchPractitioners(
      query: $query
      near: $near
      place: $place
      kind: $kind
      category: $category
      language: $language
      minRating: $minRating
      sort: $sort
      first: $first
      after: $after
    ) {
      totalCount
      place {
        label
      }
      edges {
        cursor
        node {
          id
          ...PractitionerCard_hit
        }
      }
      facets {
        kinds {
          value
          label
          count
        }
        categories {
          value
          label
          count
        }
        languages {
          value
          label
          count
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

export function useSearchPage(state: SearchState, after: string | null, pause = false) {
  const variables = { ...searchVariables(state), first: PAGE_SIZE, after };
  const [{ data, fetching, error }, refetch] = useQuery({ query: SearchPractitioners, variables, pause });
  return { found: data?.searchPractitioners, fetching, error, retry: () => refetch({ requestPolicy: 'network-only' }) };
}

export interface ResultPagesProps {
  state: SearchState;
  /** Cursor of the page before; null for the first. */
  after: string | null;
  /** From 1. */
  page: number;
  onMore: () => void;
}

/** A page of ten and, below it, those that the address says are open: each begins where the one before ended. */
export function ResultPages({ state, after, page, onMore }: ResultPagesProps) {
  const { found, fetching, error, retry } = useSearchPage(state, after);
  if (error) {
    return (
      <li>
        <ErrorState title="These results did not load" heading="h2" onRetry={retry} />
      </li>
    );
  }
  if (!found || fetching) return <ResultSkeletons count={page === 1 ? 5 : 2} />;
  const { edges, pageInfo } = found;
  return (
    <>
      {edges.map(({ node }) => (
        <PractitionerCard key={node.id} hit={node} />
      ))}
      {pageInfo.hasNextPage &&
        (page < state.pages ? (
          <ResultPages state={state} after={pageInfo.endCursor ?? null} page={page + 1} onMore={onMore} />
        ) : (
          <li>
            <Button variant="outline" block onClick={onMore}>
              Show more practitioners
            </Button>
          </li>
        ))}
    </>
  );
}
