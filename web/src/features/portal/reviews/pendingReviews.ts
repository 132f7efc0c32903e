import { graphql } from '../../../gql/gql.js';
import type { PendingReviewsQuery } from '../../../gql/graphql.js';

/** Asked again when a request was let go of. */
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
      }
    }
  }
`);

type Practice = NonNullable<PendingReviewsQuery['currentPractice']>;
export type PendingReviewRow = NonNullable<Practice['pendingReviewRequests']>[number];
