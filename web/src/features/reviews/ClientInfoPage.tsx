import { useState } from 'react';
import { useQuery } from '@apollo/client/react';
import { Redirect, useParams } from 'wouter';
import { usePageTitle } from '../../lib/usePageTitle.js';
import { graphql } from '../../gql/gql.js';
import { ClientInfoForm } from './ClientInfoForm.js';
import { ratingHref } from './reviewAddresses.js';
import { ReviewedPractitioner } from './ReviewedPractitioner.js';
import { ReviewStepLoader } from './ReviewStepLoader.js';
import { ReviewStep } from './ReviewStep.js';
import { UnsupportedReviewer } from './UnsupportedReviewer.js';

const ClientInfo = graphql(`
  query ClientInfo($referralCode: String!) {
    reviewInvitation(referralCode: $referralCode) {
      clientId
      firstName
      practice {
        id
        url
        countryCode
        ...ReviewedPractitioner_practice
      }
    }
  }
`);

/** `/i/r/client_info/:referralCode`: who reviews. A link that names the client goes on at once. */
export function ClientInfoPage() {
  usePageTitle('Leave a review');
  const { referralCode = '' } = useParams<{ referralCode: string }>();
  const query = useQuery(ClientInfo, { variables: { referralCode }, fetchPolicy: 'network-only' });
  const [unsupported, setUnsupported] = useState(false);
  return (
    <ReviewStepLoader query={query} found={query.data?.reviewInvitation}>
      {({ practice, clientId, firstName }) => {
        if (clientId) return <Redirect to={ratingHref(referralCode, clientId)} replace />;
        if (unsupported) return <UnsupportedReviewer profileUrl={practice.url} />;
        return (
          <ReviewStep
            progress={30}
            about={<ReviewedPractitioner practice={practice} />}
            title="Who is reviewing?"
            lead="Your first name is shown with your review, unless you choose to stay anonymous. Your phone number never is."
          >
            <ClientInfoForm
              practiceId={practice.id}
              countryCode={practice.countryCode}
              firstName={firstName ?? ''}
              referralCode={referralCode}
              onUnsupported={() => setUnsupported(true)}
            />
          </ReviewStep>
        );
      }}
    </ReviewStepLoader>
  );
}
