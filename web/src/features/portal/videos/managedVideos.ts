import { graphql } from '../../../gql/gql.js';
import type { ManagedVideosQuery } from '../../../gql/graphql.js';

/** Asked again when something became of a video or a link. */
export const ManagedVideos = graphql(`
  query ManagedVideos($activeLinks: Boolean!, $limit: Int!, $offset: Int!) {
    currentPractice {
      id
      timeZone
      videoReviewsEnabled
      managedVideoReviewsCount(activeLinks: $activeLinks)
      managedVideoReviews(activeLinks: $activeLinks, limit: $limit, offset: $offset) {
        id
        status
        clientName
        client {
          appointments {
            id
            endsAt
          }
        }
        originalFilename
        title
        rating
        videoUrl
        failure
        isUploadLink
        uploadEnabled
        uploadExpiresAt
        uploadedByPractice
        processingTime
        recordedAt
        createdAt
        approvedAt
      }
    }
  }
`);

type Practice = NonNullable<ManagedVideosQuery['currentPractice']>;
export type ManagedVideo = NonNullable<Practice['managedVideoReviews']>[number];
