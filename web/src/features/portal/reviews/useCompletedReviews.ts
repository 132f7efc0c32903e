import { useQuery } from '@apollo/client/react';
import { graphql } from '../../../gql/gql.js';
import type { CompletedReviewsQuery, ReviewDateFilter } from '../../../gql/graphql.js';
import { pageNumber, useListFilters } from '../../../portal-ui/useListFilters.js';

const CompletedReviews = graphql(`
  query CompletedReviews($limit: Int!, $offset: Int!, $dateFilter: ReviewDateFilter!, $rating: Int) {
    currentPractice {
      id
      timeZone
      completedReviewsCount(dateFilter: $dateFilter, rating: $rating)
      completedReviews(dateFilter: $dateFilter, rating: $rating, limit: $limit, offset: $offset) {
        id
        rating
        review
        author
        isAnonymous
        createdAt
        client {
          firstName
          lastName
        }
        skills {
          id
          name
        }
        reviewReply {
          message
          updatedAt
        }
      }
    }
  }
`);

type Practice = NonNullable<CompletedReviewsQuery['currentPractice']>;
export type CompletedReviewRow = NonNullable<Practice['completedReviews']>[number];

/** Spec portal-configuration §9. */
export const DATES: Readonly<Record<ReviewDateFilter, string>> = {
  all_time: 'All time',
  this_week: 'This week',
  last_week: 'Last week',
  this_month: 'This month',
  last_month: 'Last month',
  this_year: 'This year',
  last_year: 'Last year',
};
export const RATINGS: Readonly<Record<string, string>> = {
  all: 'All ratings',
  '5': '5 stars',
  '4': '4 stars',
  '3': '3 stars',
  '2': '2 stars',
  '1': '1 star',
};
const PAGE_SIZE = 20;
const NAMES = ['date', 'rating', 'page'] as const;

/** One page of the completed reviews, by the filters in the address; what it does not know there is the default. */
export function useCompletedReviews() {
  const { values, set, clear } = useListFilters(NAMES);
  const date = values.date in DATES ? (values.date as ReviewDateFilter) : 'all_time';
  const rating = values.rating in RATINGS ? values.rating : 'all';
  const page = pageNumber(values.page);
  const { data, previousData, error, refetch } = useQuery(CompletedReviews, {
    variables: {
      ...{ limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE, dateFilter: date },
      rating: rating === 'all' ? null : Number(rating),
    },
    fetchPolicy: 'cache-and-network',
  });
  const practice = data?.currentPractice;
  const total = (practice ?? previousData?.currentPractice)?.completedReviewsCount ?? 0;
  return {
    ...{ date, rating, page, clear, total },
    reviews: practice?.completedReviews ?? undefined,
    zone: practice?.timeZone ?? 'UTC',
    failed: error !== undefined,
    retry: () => void refetch(),
    narrowed: date !== 'all_time' || rating !== 'all',
    pageCount: Math.ceil(total / PAGE_SIZE),
    /** Another list begins with its first page. */
    set: (changes: { date?: string; rating?: string }) => set({ ...changes, page: '' }),
    goTo: (next: number) => set({ page: next === 1 ? '' : String(next) }),
  };
}
