import { useQuery } from '@apollo/client/react';
import { useParams } from 'wouter';
import { usePageTitle } from '../../lib/usePageTitle.js';
import { graphql } from '../../gql/gql.js';
import { EndorsementsForm } from './EndorsementsForm.js';
import { ReviewedPractitioner } from './ReviewedPractitioner.js';
import { ReviewStepLoader } from './ReviewStepLoader.js';
import { ReviewStep } from './ReviewStep.js';

const Endorsements = graphql(`
  query Endorsements($token: String!) {
    reviewByToken(token: $token) {
      id
      practice {
        id
        practitionerFirstName
        ...ReviewedPractitioner_practice
      }
      ...EndorsementsForm_review
    }
  }
`);

/** `/i/r/endorsements/:token`: what the practitioner is good at. May be skipped. */
export function EndorsementsPage() {
  usePageTitle('Leave a review');
  const { token = '' } = useParams<{ token: string }>();
  const query = useQuery(Endorsements, { variables: { token }, fetchPolicy: 'network-only' });
  return (
    <ReviewStepLoader query={query} found={query.data?.reviewByToken}>
      {(review) => (
        <ReviewStep
          progress={70}
          about={<ReviewedPractitioner practice={review.practice} />}
          title={`What is ${review.practice.practitionerFirstName} especially good at?`}
          lead="Choose as many as you like. Your endorsements help others find the right practitioner."
        >
          <EndorsementsForm review={review} token={token} />
        </ReviewStep>
      )}
    </ReviewStepLoader>
  );
}
