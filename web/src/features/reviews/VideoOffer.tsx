import { useLocation } from 'wouter';
import { readFragment, type FragmentType } from '../../gql/fragment-masking.js';
import { graphql } from '../../gql/gql.js';
import { Button, ButtonLink } from '../../ui/Button.js';
import { Card } from '../../ui/Card.js';
import { Icon } from '../../ui/Icon.js';
import { useAction } from '../../lib/useAction.js';
import { videoReviewHref } from './reviewAddresses.js';
import { reviewFailure } from './reviewFailure.js';
import styles from './VideoOffer.module.css';

export const VideoOffer_review = graphql(`
  fragment VideoOffer_review on Review {
    id
    videoReviewsEnabled
    hasCompletedVideoReview
    videoReviews {
      id
      status
      uploadHash
    }
  }
`);

const CreateVideoReviewForReview = graphql(`
  mutation CreateVideoReviewForReview($reviewId: ID!, $token: String) {
    createVideoReviewForReview(reviewId: $reviewId, token: $token) {
      result
      errors {
        code
        message
      }
      uploadHash
      uploadUrl
      videoReview
    }
  }
`);

/** Words or a video: leads to the recorder where the practice takes videos and has none of this visit. */
export function VideoOffer({ token, ...props }: { review: FragmentType<typeof VideoOffer_review>; token: string }) {
  const review = readFragment(VideoOffer_review, props.review);
  const [, navigate] = useLocation();
  const { run, pending } = useAction(CreateVideoReviewForReview, {
    ...reviewFailure('Error creating video review'),
    onSuccess: ({ uploadHash }) => navigate(videoReviewHref(token, uploadHash!)),
  });
  const [video] = review.videoReviews;
  if (!review.videoReviewsEnabled || review.hasCompletedVideoReview || video?.status === 'rejected') return null;
  return (
    <Card tone="warm" className={styles.offer}>
      <span className={styles.sign}>
        <Icon name="video" size={24} />
      </span>
      {video?.status === 'processing' ? (
        <>
          <p className={styles.words}>Your video is being prepared.</p>
          <ButtonLink href={videoReviewHref(token, video.uploadHash)} variant="outline">
            Check its progress
          </ButtonLink>
        </>
      ) : (
        <>
          <p className={styles.words}>
            <strong>Would you rather say it?</strong> A short video says more than a page of text.
          </p>
          <Button variant="outline" loading={pending} onClick={() => void run({ reviewId: review.id, token })}>
            Record a video
          </Button>
        </>
      )}
    </Card>
  );
}
