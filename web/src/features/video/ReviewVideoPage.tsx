import { useEffect, useRef, useState } from 'react';
import { useMutation, useQuery } from 'urql';
import { Redirect, useLocation, useParams, useSearchParams } from 'wouter';
import { usePageTitle } from '../../app/usePageTitle.js';
import { graphql } from '../../gql/gql.js';
import { Button, ButtonLink } from '../../ui/Button.js';
import { showToast } from '../../ui/toasts.js';
import { ReviewAddTextReview } from '../reviews/completeReview.js';
import { refusalText } from '../reviews/refusal.js';
import { bookNextHref, textReviewHref } from '../reviews/reviewAddresses.js';
import { ReviewedPractitioner } from '../reviews/ReviewedPractitioner.js';
import { ReviewGate } from '../reviews/ReviewGate.js';
import { ReviewStep } from '../reviews/ReviewStep.js';
import { StepActions } from '../reviews/StepActions.js';
import { wonderful } from '../reviews/wonderful.js';
import { useUploadStatus } from './useUploadStatus.js';
import { VideoOutcome } from './VideoOutcome.js';
import { VideoSubmission } from './VideoSubmission.js';

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
  const [query, refetch] = useQuery({ query: CheckVideoReviewAvailability, variables: { token } });
  const [stage, setStage] = useState<'sent' | 'again'>();
  return (
    <ReviewGate query={query} refetch={refetch} found={query.data?.checkVideoReviewAvailability}>
      {({ id, rating, practice, videoReviews }) => {
        const [video] = videoReviews;
        const uploadHash = parameters.get('upload_hash') ?? video?.uploadHash;
        const words = textReviewHref(token, true);
        if (!video || video.uploadHash !== uploadHash) return <Redirect to={words} replace />;
        const waiting = stage === 'sent' || !video.canUpload || (video.status === 'uploading' && stage !== 'again');
        return (
          <ReviewStep
            progress={90}
            about={<ReviewedPractitioner practice={practice} />}
            title={`${wonderful(rating)}Tell others about ${practice.practitionerFirstName}`}
            lead={waiting ? undefined : LEAD}
          >
            {waiting ? (
              <Waiting
                {...{ uploadHash, token }}
                reviewId={id}
                practitioner={practice.practitionerFirstName}
                onAgain={() => setStage('again')}
              />
            ) : (
              <>
                <VideoSubmission uploadHash={uploadHash} onSent={() => setStage('sent')} />
                <ButtonLink href={words} variant="ghost" block>
                  Write instead
                </ButtonLink>
              </>
            )}
          </ReviewStep>
        );
      }}
    </ReviewGate>
  );
}

const LEAD = 'What brought you there, and what was different afterwards? 30 to 60 seconds are just right.';
const DONE = ['completed', 'approved', 'rejected'];
/** How long the outcome stays before the flow goes on. */
const COMPLETION_MS = 2000;

interface WaitingProps {
  uploadHash: string;
  token: string;
  reviewId: string;
  practitioner: string;
  onAgain: () => void;
}

/** Until the video is ready; then the review ends with an empty text. */
function Waiting({ uploadHash, practitioner, onAgain, ...review }: WaitingProps) {
  const status = useUploadStatus(uploadHash);
  const done = status !== undefined && DONE.includes(status.status);
  const { complete, failed } = useCompletion(review);
  const completeLatest = useRef(complete);
  useEffect(() => {
    completeLatest.current = complete;
  });
  useEffect(() => {
    if (!done) return;
    const timer = setTimeout(() => void completeLatest.current(), COMPLETION_MS);
    return () => clearTimeout(timer);
  }, [done]);
  return (
    <>
      <VideoOutcome status={status} practitioner={practitioner} onAgain={onAgain} />
      {failed && (
        <StepActions>
          <Button size="lg" block onClick={() => void complete()}>
            Continue
          </Button>
        </StepActions>
      )}
    </>
  );
}

function useCompletion({ reviewId, token }: { reviewId: string; token: string }) {
  const [, addText] = useMutation(ReviewAddTextReview);
  const [, navigate] = useLocation();
  const [failed, setFailed] = useState(false);
  const complete = async () => {
    const { data, error } = await addText({ reviewId, text: '', token });
    const payload = data?.reviewAddTextReview;
    if (payload?.result === 'success') return navigate(bookNextHref(token));
    setFailed(true);
    showToast(`Error completing review: ${refusalText(payload?.errors, error)}`, 'error');
  };
  return { complete, failed } as const;
}
