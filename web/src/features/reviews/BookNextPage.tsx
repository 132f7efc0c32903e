import { useQuery } from '@apollo/client/react';
import { useParams } from 'wouter';
import { usePageTitle } from '../../lib/usePageTitle.js';
import { graphql } from '../../gql/gql.js';
import { ButtonLink } from '../../ui/Button.js';
import { ReviewedPractitioner } from './ReviewedPractitioner.js';
import { ReviewStepLoader } from './ReviewStepLoader.js';
import { ReviewStep } from './ReviewStep.js';
import { StepActions } from './StepActions.js';

const BookNext = graphql(`
  query BookNext($token: String!) {
    reviewByToken(token: $token) {
      id
      bookNextUrl
      practice {
        id
        url
        practitionerFirstName
        ...ReviewedPractitioner_practice
      }
    }
  }
`);

/** `/i/r/book_next/:token`: after the review, the next visit. */
export function BookNextPage() {
  usePageTitle('Book your next visit');
  const { token = '' } = useParams<{ token: string }>();
  const query = useQuery(BookNext, { variables: { token }, fetchPolicy: 'network-only' });
  return (
    <ReviewStepLoader query={query} found={query.data?.reviewByToken}>
      {({ practice, bookNextUrl }) => (
        <ReviewStep
          about={<ReviewedPractitioner practice={practice} />}
          title={`When will you see ${practice.practitionerFirstName} again?`}
          lead="Booked visits are the ones that happen. Pick a time that suits you."
        >
          <StepActions>
            <ButtonLink href={bookNextUrl} size="lg" block>
              Book again
            </ButtonLink>
            <ButtonLink href={practice.url} variant="ghost" block>
              Go to the profile
            </ButtonLink>
          </StepActions>
        </ReviewStep>
      )}
    </ReviewStepLoader>
  );
}
