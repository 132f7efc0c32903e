import { useQuery } from '@apollo/client/react';
import { useParams, useSearchParams } from 'wouter';
import { usePageTitle } from '../../lib/usePageTitle.js';
import { graphql } from '../../gql/gql.js';
import { ButtonLink } from '../../ui/Button.js';
import { clientInfoHref } from './reviewAddresses.js';
import { ReviewedPractitioner } from './ReviewedPractitioner.js';
import { ReviewStepLoader } from './ReviewStepLoader.js';
import { ReviewStep } from './ReviewStep.js';
import { StepActions } from './StepActions.js';
import { UnsupportedReviewer } from './UnsupportedReviewer.js';

const WorkedWith = graphql(`
  query WorkedWith($referralCode: String!) {
    reviewInvitation(referralCode: $referralCode) {
      practice {
        id
        practitionerName
        url
        ...ReviewedPractitioner_practice
      }
    }
  }
`);

/** `/i/r/:referralCode`: the referral link. Only visitors who have been there can write a review. */
export function WorkedWithPage() {
  usePageTitle('Leave a review');
  const { referralCode = '' } = useParams<{ referralCode: string }>();
  const [parameters] = useSearchParams();
  const query = useQuery(WorkedWith, { variables: { referralCode } });
  return (
    <ReviewStepLoader query={query} found={query.data?.reviewInvitation?.practice}>
      {(practice) =>
        parameters.get('worked_together') === 'no' ? (
          <UnsupportedReviewer profileUrl={practice.url} />
        ) : (
          <ReviewStep
            progress={20}
            about={<ReviewedPractitioner practice={practice} />}
            title={`Have you worked with ${practice.practitionerName} before?`}
            lead="Reviews on Yarrow come from people who have been there."
          >
            <StepActions>
              <ButtonLink href={clientInfoHref(referralCode)} size="lg" block>
                Yes, I have
              </ButtonLink>
              <ButtonLink
                href={`/i/r/${encodeURIComponent(referralCode)}?worked_together=no`}
                variant="outline"
                size="lg"
                block
              >
                No, not yet
              </ButtonLink>
            </StepActions>
          </ReviewStep>
        )
      }
    </ReviewStepLoader>
  );
}
