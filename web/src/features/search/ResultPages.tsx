import { useEffect } from 'react';
import { useQuery } from '@apollo/client/react';
import type { FragmentType } from '../../gql/fragment-masking.js';
import { graphql } from '../../gql/gql.js';
import { invalidArgumentMessage } from '../../lib/errorMessage.js';
import { Button } from '../../ui/Button.js';
import { ErrorState } from '../../ui/EmptyState.js';
import { PractitionerCard } from './PractitionerCard.js';
import { ResultSkeletons } from './ResultSkeletons.js';
import type { ResultsMap_hit } from './resultsMapHit.js';
import { searchVariables, type SearchState } from './searchState.js';

export const PAGE_SIZE = 10;

export const SearchPractitioners = graphql(`
  query SearchPractitioners(
    $query: String
    $near: GeoPointInput
    $place: String
    $country: String
    $radiusKm: Float
    $kind: SearchKind
    $category: String
    $language: String
    $minRating: Float
    $from: Date
    $to: Date
    $partsOfDay: [PartOfDay!]
    $sort: SearchSort
    $first: Int
    $after: String
  ) {
    searchPractitioners(
      query: $query
      near: $near
      place: $place
      country: $country
      radiusKm: $radiusKm
      kind: $kind
      category: $category
      language: $language
      minRating: $minRating
      from: $from
      to: $to
      partsOfDay: $partsOfDay
      sort: $sort
      first: $first
      after: $after
    ) {
      totalCount
      place {
        label
        latitude
        longitude
      }
      unknownPlace
      placeSuggestions {
        label
        latitude
        longitude
      }
      edges {
        cursor
        node {
          id
          ...PractitionerCard_hit
          ...ResultsMap_hit
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
  const { data, loading, error, refetch } = useQuery(SearchPractitioners, { variables, skip: pause });
  return { found: data?.searchPractitioners, loading, error, retry: () => refetch() };
}

export interface ResultPagesProps {
  state: SearchState;
  /** Cursor of the page before; null for the first. */
  after: string | null;
  /** From 1. */
  page: number;
  onMore: () => void;
  /** The highlighted result, here or on the map. */
  active: string | undefined;
  onActive: (id: string | undefined) => void;
  /** Reports the hits of this page to the map. */
  onFound: (page: number, hits: readonly FoundHit[]) => void;
}

export type FoundHit = { id: string } & FragmentType<typeof ResultsMap_hit>;

/** A page of ten and, below it, those that the address says are open: each begins where the one before ended. */
export function ResultPages(props: ResultPagesProps) {
  const { state, after, page, onMore, active, onActive, onFound } = props;
  const { found, loading, error, retry } = useSearchPage(state, after);
  useEffect(() => {
    if (found && !loading)
      onFound(
        page,
        found.edges.map(({ node }) => node),
      );
  }, [found, loading, page, onFound]);
  if (error) {
    const invalid = invalidArgumentMessage(error);
    return (
      <li>
        <ErrorState title="These results did not load" heading="h2" {...(!invalid && { onRetry: retry })}>
          {invalid}
        </ErrorState>
      </li>
    );
  }
  if (!found || loading) return <ResultSkeletons count={page === 1 ? 5 : 2} />;
  const { edges, pageInfo } = found;
  return (
    <>
      {edges.map(({ node }) => (
        <PractitionerCard
          key={node.id}
          hit={node}
          active={node.id === active}
          onActive={(here) => onActive(here ? node.id : undefined)}
        />
      ))}
      {pageInfo.hasNextPage &&
        (page < state.pages ? (
          <ResultPages {...props} after={pageInfo.endCursor ?? null} page={page + 1} />
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
