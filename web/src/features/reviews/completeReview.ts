import { graphql } from '../../gql/gql.js';

/** Ends a review: with its text or, after a video, without. */
export const ReviewAddTextReview = graphql(`
  mutation ReviewAddTextReview($reviewId: ID!, $text: String!, $firstName: String, $token: String) {
    reviewAddTextReview(reviewId: $reviewId, text: $text, firstName: $firstName, token: $token) {
      result
      errors {
        code
        message
      }
      review {
        id
        author
        firstName
      }
    }
  }
`);
