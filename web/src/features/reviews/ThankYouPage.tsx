import { useQuery } from '@apollo/client/react';
import { useParams } from 'wouter';
import { usePageTitle } from '../../lib/usePageTitle.js';
import { graphql } from '../../gql/gql.js';
import { ButtonLink } from '../../ui/Button.js';
import { AnonymousToggle } from './AnonymousToggle.js';
import { bookNextHref } from './reviewAddresses.js';
import { ReviewedPractitioner } from './ReviewedPractitioner.js';
import { ReviewStepLoader } from './ReviewStepLoader.js';
import { ReviewStep } from './ReviewStep.js';
import { StepActions } from './StepActions.js';

const ThankYou = graphql(`
  query ThankYou($token: String!) {
    reviewByToken(token: $token) {
      id
      firstName
      practice {
        id
        url
        practitionerFirstName
        ...ReviewedPractitioner_practice
      }
      ...AnonymousToggle_review
    }
  }
`);

/** `/i/r/thank_you/:token`: the end of the review, and under which name it is shown. */
export function ThankYouPage() {
  usePageTitle('Thank you');
  const { token = '' } = useParams<{ token: string }>();
  const query = useQuery(ThankYou, { variables: { token }, fetchPolicy: 'network-only' });
  return (
    <ReviewStepLoader query={query} found={query.data?.reviewByToken}>
      {(review) => (
        <ReviewStep
          progress={100}
          about={<ReviewedPractitioner practice={review.practice} />}
          title={review.firstName ? `Thank you, ${review.firstName}!` : 'Thank you!'}
          lead={`Your words help ${review.practice.practitionerFirstName}, and everyone looking for the right practitioner.`}
        >
          <AnonymousToggle review={review} token={token} />
          <StepActions>
            <ButtonLink href={bookNextHref(token)} size="lg" block>
              Book your next visit
            </ButtonLink>
            <ButtonLink href={review.practice.url} variant="ghost" block>
              See {possessive(review.practice.practitionerFirstName)} profile
            </ButtonLink>
          </StepActions>
        </ReviewStep>
      )}
    </ReviewStepLoader>
  );
}

function possessive(name: string): string {
  return name.endsWith('s') ? `${name}’` : `${name}’s`;
}
