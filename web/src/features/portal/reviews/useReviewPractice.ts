import { useQuery } from '@apollo/client/react';
import { graphql } from '../../../gql/gql.js';

/** Refetched after a request was sent or dismissed. */
const PracticeForReviews = graphql(`
  query PracticeForReviews {
    currentPractice {
      id
      timeZone
      countryCode
      importReviewsEnabled
      completedReviewsCount
      openReviewRequestsCount
      referralCode
    }
  }
`);

/** What the tabs and forms of the reviews depend on. */
export function useReviewPractice() {
  const { data, error, refetch } = useQuery(PracticeForReviews, { fetchPolicy: 'cache-and-network' });
  const practice = data?.currentPractice ?? undefined;
  return { practice, failed: error !== undefined && !practice, retry: () => void refetch() };
}
