import { useState } from 'react';
import { useQuery } from '@apollo/client/react';
import { Redirect, useSearchParams } from 'wouter';
import { usePageTitle } from '../../lib/usePageTitle.js';
import { graphql } from '../../gql/gql.js';
import { RatingForm } from './RatingForm.js';
import { clientInfoHref } from './reviewAddresses.js';
import { ReviewedPractitioner } from './ReviewedPractitioner.js';
import { ReviewStepLoader } from './ReviewStepLoader.js';
import { ReviewStep } from './ReviewStep.js';
import { UnsupportedReviewer } from './UnsupportedReviewer.js';

const Rating = graphql(`
  query Rating($referralCode: String!) {
    reviewInvitation(referralCode: $referralCode) {
      appointmentId
      practice {
        id
        url
        practitionerFirstName
        ...ReviewedPractitioner_practice
      }
    }
  }
`);

/** `/i/r/rating?referral_code=&client_id=&stars=`: the stars. */
export function RatingPage() {
  usePageTitle('Leave a review');
  const [parameters] = useSearchParams();
  const referralCode = parameters.get('referral_code') ?? '';
  const clientId = parameters.get('client_id');
  const query = useQuery(Rating, { variables: { referralCode }, fetchPolicy: 'network-only' });
  const [unsupported, setUnsupported] = useState(false);
  return (
    <ReviewStepLoader query={query} found={query.data?.reviewInvitation}>
      {({ practice, appointmentId }) => {
        if (!clientId) return <Redirect to={clientInfoHref(referralCode)} replace />;
        if (unsupported) return <UnsupportedReviewer profileUrl={practice.url} />;
        return (
          <ReviewStep
            progress={50}
            about={<ReviewedPractitioner practice={practice} />}
            title={`How was your experience with ${practice.practitionerFirstName}?`}
          >
            <RatingForm
              practiceId={practice.id}
              clientId={clientId}
              appointmentId={appointmentId ?? null}
              referralCode={referralCode}
              stars={readStars(parameters.get('stars'))}
              onUnsupported={() => setUnsupported(true)}
            />
          </ReviewStep>
        );
      }}
    </ReviewStepLoader>
  );
}

/** 1 to 5 of the address, such as a link in a mail has it; 0 for everything else. */
function readStars(value: string | null): number {
  return /^[1-5]$/.test(value ?? '') ? Number(value) : 0;
}
