import { useState } from 'react';
import { useQuery } from '@apollo/client/react';
import { Redirect, useParams, useSearchParams } from 'wouter';
import { usePageTitle } from '../../lib/usePageTitle.js';
import { graphql } from '../../gql/gql.js';
import { ButtonLink } from '../../ui/Button.js';
import { textReviewHref } from '../reviews/reviewAddresses.js';
import { ReviewedPractitioner } from '../reviews/ReviewedPractitioner.js';
import { ReviewStepLoader } from '../reviews/ReviewStepLoader.js';
import { ReviewStep } from '../reviews/ReviewStep.js';
import { wonderful } from '../reviews/wonderful.js';
import { VideoSubmission } from './VideoSubmission.js';
import { VideoWaiting } from './VideoWaiting.js';

const CheckVideoReviewAvailability = graphql(`
  query CheckVideoReviewAvailability($token: String!) {
    checkVideoReviewAvailability(token: $token) {
      id
      rating
      videoReviewsEnabled
      videoReviews {
        id
        status
        canUpload
        uploadHash
      }
      practice {
        id
        slug
        practitionerFirstName
        ...ReviewedPractitioner_practice
      }
    }
  }
`);

/** `/i/r/video_review/:token?upload_hash=`: the video of a review, recorded here. */
export function ReviewVideoPage() {
  usePageTitle('Leave a review');
  const { token = '' } = useParams<{ token: string }>();
  const [parameters] = useSearchParams();
  const query = useQuery(CheckVideoReviewAvailability, { variables: { token }, fetchPolicy: 'network-only' });
  const [stage, setStage] = useState<'sent' | 'again'>();
  return (
    <ReviewStepLoader query={query} found={query.data?.checkVideoReviewAvailability}>
      {({ id, rating, practice, videoReviews }) => {
        const [video] = videoReviews;
        const uploadHash = parameters.get('upload_hash') ?? video?.uploadHash;
        const textStep = textReviewHref(token, true);
        if (!video || video.uploadHash !== uploadHash) return <Redirect to={textStep} replace />;
        const waiting = stage === 'sent' || !video.canUpload || (video.status === 'uploading' && stage !== 'again');
        return (
          <ReviewStep
            progress={90}
            about={<ReviewedPractitioner practice={practice} />}
            title={`${wonderful(rating)}Tell others about ${practice.practitionerFirstName}`}
            lead={waiting ? undefined : LEAD}
          >
            {waiting ? (
              <VideoWaiting
                uploadHash={uploadHash}
                review={{ id, token }}
                practiceSlug={practice.slug}
                practitioner={practice.practitionerFirstName}
                onAgain={() => setStage('again')}
              />
            ) : (
              <>
                <VideoSubmission uploadHash={uploadHash} onSent={() => setStage('sent')} />
                <ButtonLink href={textStep} variant="ghost" block>
                  Write instead
                </ButtonLink>
              </>
            )}
          </ReviewStep>
        );
      }}
    </ReviewStepLoader>
  );
}

const LEAD = 'What brought you there, and what was different afterwards? 30 to 60 seconds is just right.';
