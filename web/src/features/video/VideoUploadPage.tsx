import { useState } from 'react';
import { useQuery } from '@apollo/client/react';
import { useParams } from 'wouter';
import { usePageTitle } from '../../lib/usePageTitle.js';
import { graphql } from '../../gql/gql.js';
import { searchHref } from '../../lib/searchAddress.js';
import { ButtonLink } from '../../ui/Button.js';
import { ReviewedPractitioner } from '../reviews/ReviewedPractitioner.js';
import { ReviewStepLoader } from '../reviews/ReviewStepLoader.js';
import { ReviewStep } from '../reviews/ReviewStep.js';
import { StepActions } from '../reviews/StepActions.js';
import { ConfirmClient } from './ConfirmClient.js';
import { VideoSubmission } from './VideoSubmission.js';
import { VideoWaiting } from './VideoWaiting.js';

const VideoUpload = graphql(`
  query VideoUpload($uploadHash: String!) {
    videoReviewUpload(uploadHash: $uploadHash) {
      uploadHash
      linkState
      status
      firstName
      isConfirmed
      codeGoesTo
      practice {
        id
        url
        slug
        practitionerFirstName
        ...ReviewedPractitioner_practice
      }
      review {
        id
        token
      }
    }
  }
`);

/** `/video-review/upload/:uploadHash`: a client uploads or records a video, without an account; a code confirms who they are. */
export function VideoUploadPage() {
  usePageTitle('Video review');
  const { uploadHash = '' } = useParams<{ uploadHash: string }>();
  const query = useQuery(VideoUpload, { variables: { uploadHash }, fetchPolicy: 'network-only' });
  const [stage, setStage] = useState<'sent' | 'again'>();
  const [confirmed, setConfirmed] = useState(false);
  const missing = (
    <LinkRefusal
      title="Upload Link Not Found"
      lead="This link is incomplete. Open it again from the message you received."
    />
  );
  return (
    <ReviewStepLoader query={query} found={query.data?.videoReviewUpload} missing={missing}>
      {({ linkState, status, firstName, isConfirmed, codeGoesTo, practice, review }) => {
        const waiting = stage === 'sent' || status === 'processing' || (status === 'uploading' && stage !== 'again');
        if (linkState !== 'open' && !waiting) return <LinkRefusal {...UNAVAILABLE} profileUrl={practice.url} />;
        return (
          <ReviewStep
            about={<ReviewedPractitioner practice={practice} />}
            title={`${firstName}, tell others about ${practice.practitionerFirstName}`}
            lead={!waiting && (status === 'failed' ? FAILED_BEFORE : ASK)}
          >
            {waiting ? (
              <VideoWaiting
                uploadHash={uploadHash}
                review={review?.token ? { id: review.id, token: review.token } : null}
                practiceSlug={practice.slug}
                practitioner={practice.practitionerFirstName}
                onAgain={() => setStage('again')}
              />
            ) : !isConfirmed && !confirmed ? (
              <ConfirmClient
                uploadHash={uploadHash}
                codeGoesTo={codeGoesTo ?? null}
                practitioner={practice.practitionerFirstName}
                onConfirmed={() => setConfirmed(true)}
              />
            ) : (
              <VideoSubmission uploadHash={uploadHash} onSent={() => setStage('sent')} />
            )}
          </ReviewStep>
        );
      }}
    </ReviewStepLoader>
  );
}

const ASK = 'What brought you there, and what was different afterwards? Say it in your own words, in 30 to 60 seconds.';
const FAILED_BEFORE = "The last video couldn't be processed. Please record or upload it again.";
const UNAVAILABLE = {
  title: 'Upload Link Unavailable',
  lead: 'This link has been used or is no longer valid. Your practitioner can send you a new one.',
};

function LinkRefusal({ title, lead, profileUrl }: { title: string; lead: string; profileUrl?: string }) {
  return (
    <ReviewStep title={title} lead={lead}>
      <StepActions>
        <ButtonLink href={profileUrl ?? searchHref({})} variant="outline" size="lg" block>
          {profileUrl ? 'Go to the profile' : 'Find a practitioner'}
        </ButtonLink>
      </StepActions>
    </ReviewStep>
  );
}
