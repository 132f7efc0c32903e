import { graphql } from '../../../gql/gql.js';
import type { PendingReviewsQuery } from '../../../gql/graphql.js';

/** Refetched after a request was dismissed. */
export const PendingReviews = graphql(`
  query PendingReviews($limit: Int!, $offset: Int!) {
    currentPractice {
      id
      timeZone
      pendingReviewRequestsCount
      pendingReviewRequests(limit: $limit, offset: $offset) {
        id
        clientId
        appointmentId
        firstName
        email
        phone
        reviewRequestedAt
        reviewLink
        reviewRequireConfirmation
        videoReviews {
          id
          isUploadLink
        }
      }
    }
  }
`);

type Practice = NonNullable<PendingReviewsQuery['currentPractice']>;
export type PendingReviewRow = NonNullable<Practice['pendingReviewRequests']>[number];
