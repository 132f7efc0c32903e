import { useState } from 'react';
import { readFragment, type FragmentType } from '../../gql/fragment-masking.js';
import { graphql } from '../../gql/gql.js';
import type { ToggleReviewAnonMutation } from '../../gql/graphql.js';
import { Card } from '../../ui/Card.js';
import { Checkbox } from '../../ui/Checkbox.js';
import { useAction } from '../../lib/useAction.js';
import styles from './AnonymousToggle.module.css';
import { reviewFailure } from './reviewFailure.js';

export const AnonymousToggle_review = graphql(`
  fragment AnonymousToggle_review on Review {
    id
    isAnonymous
    isPublic
    author
    hasCompletedVideoReview
  }
`);

const ToggleReviewAnon = graphql(`
  mutation ToggleReviewAnon($reviewId: ID!, $isAnon: Boolean!, $token: String) {
    toggleReviewAnon(reviewId: $reviewId, isAnon: $isAnon, token: $token) {
      result
      errors {
        code
        message
      }
      review {
        id
        isAnonymous
        isPublic
        author
      }
    }
  }
`);

const VIDEO_NEEDS_NAME = 'your video is shown only with your name';

const APPEARS_SIGNED = 'Your review appears on the profile in a few minutes.';
const APPEARS_ANONYMOUS =
  "Your review appears on the profile on a random day in the next two weeks, so nobody can tell which visit it's about.";

/** Whether the review carries the author's name. */
export function AnonymousToggle({
  token,
  ...props
}: {
  review: FragmentType<typeof AnonymousToggle_review>;
  token: string;
}) {
  const review = readFragment(AnonymousToggle_review, props.review);
  const [changed, setChanged] = useState<ToggleReviewAnonMutation['toggleReviewAnon']['review']>();
  const { isAnonymous, isPublic, author } = changed ?? review;
  const { run, pending } = useAction(ToggleReviewAnon, {
    success: 'Review updated',
    ...reviewFailure('Error updating review'),
    onSuccess: (payload) => setChanged(payload.review),
  });
  // What was asked for shows at once; the answer confirms it or takes it back.
  const [wanted, setWanted] = useState<boolean>();
  const toggle = async (isAnon: boolean) => {
    if (pending) return;
    setWanted(isAnon);
    await run({ reviewId: review.id, isAnon, token });
    setWanted(undefined);
  };
  return (
    <Card tone="flat">
      <Checkbox
        label="Stay anonymous"
        hint={`Shown as ${author}${review.hasCompletedVideoReview ? ` · ${VIDEO_NEEDS_NAME}` : ''}`}
        checked={wanted ?? isAnonymous}
        onChange={(event) => void toggle(event.target.checked)}
      />
      {!isPublic && <p className={styles.when}>{isAnonymous ? APPEARS_ANONYMOUS : APPEARS_SIGNED}</p>}
    </Card>
  );
}
