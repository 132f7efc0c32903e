import { useQuery } from '@apollo/client/react';
import { Redirect, useParams, useSearchParams } from 'wouter';
import { usePageTitle } from '../../lib/usePageTitle.js';
import { graphql } from '../../gql/gql.js';
import { VideoOffer } from './VideoOffer.js';
import { ImportConfirmation } from './ImportConfirmation.js';
import { endorsementsHref } from './reviewAddresses.js';
import { ReviewedPractitioner } from './ReviewedPractitioner.js';
import { ReviewStepLoader } from './ReviewStepLoader.js';
import { ReviewStep } from './ReviewStep.js';
import { TextReviewForm } from './TextReviewForm.js';
import { wonderful } from './wonderful.js';

const TextReview = graphql(`
  query TextReview($token: String!) {
    reviewByToken(token: $token) {
      id
      rating
      imported
      skills {
        id
      }
      practice {
        id
        practitionerFirstName
        skills {
          id
        }
        ...ReviewedPractitioner_practice
      }
      ...ImportConfirmation_review
      ...TextReviewForm_review
      ...VideoOffer_review
    }
  }
`);

/**
 * `/i/r/text_review/:token`: the words or a video. A review that the practice imported is confirmed first; endorsements come
 * before unless they are given already or `skip_step=true`.
 */
export function TextReviewPage() {
  usePageTitle('Leave a review');
  const { token = '' } = useParams<{ token: string }>();
  const [parameters] = useSearchParams();
  const query = useQuery(TextReview, { variables: { token }, fetchPolicy: 'network-only' });
  const skipStep = parameters.get('skip_step') === 'true';
  return (
    <ReviewStepLoader query={query} found={query.data?.reviewByToken}>
      {(review) => {
        const { practice, rating } = review;
        if (review.imported) return <ImportConfirmation review={review} token={token} />;
        const endorsable = practice.skills.length > 0 && review.skills.length === 0;
        if (endorsable && !skipStep) return <Redirect to={endorsementsHref(token)} replace />;
        return (
          <ReviewStep
            progress={90}
            about={<ReviewedPractitioner practice={practice} />}
            title={`${wonderful(rating)}Tell others about ${practice.practitionerFirstName}`}
            lead="What brought you there, and what was different afterwards?"
          >
            <VideoOffer review={review} token={token} />
            <TextReviewForm review={review} token={token} />
          </ReviewStep>
        );
      }}
    </ReviewStepLoader>
  );
}
