import { useState } from 'react';
import { useLocation } from 'wouter';
import { graphql } from '../../gql/gql.js';
import { Button } from '../../ui/Button.js';
import { RatingInput } from '../../ui/RatingStars.js';
import { showToast } from '../../lib/toasts.js';
import { refusalWith, useAction } from '../../lib/useAction.js';
import styles from './RatingForm.module.css';
import { textReviewHref } from './reviewAddresses.js';
import { reviewFailure } from './reviewFailure.js';
import { StepActions } from './StepActions.js';
import { wonderful } from './wonderful.js';

const ReviewAddRating = graphql(`
  mutation ReviewAddRating($practiceId: ID!, $clientId: ID!, $rating: Int!, $appointmentId: ID, $referralCode: String) {
    reviewAddRating(
      practiceId: $practiceId
      clientId: $clientId
      rating: $rating
      appointmentId: $appointmentId
      referralCode: $referralCode
    ) {
      result
      errors {
        code
        message
      }
      token
      review {
        id
      }
    }
  }
`);

export interface RatingFormProps {
  practiceId: string;
  clientId: string;
  appointmentId: string | null;
  referralCode: string;
  /** To begin with; 0 for none. */
  stars: number;
  onUnsupported: () => void;
}

/** One to five stars. */
export function RatingForm({ stars, onUnsupported, ...subject }: RatingFormProps) {
  const [rating, setRating] = useState(stars);
  const [, navigate] = useLocation();
  const { run, pending } = useAction(ReviewAddRating, {
    ...reviewFailure('Error updating review'),
    shown: 'inline',
    onSuccess: ({ token }) => navigate(textReviewHref(token!, false)),
    onFailure: (outcome) => {
      if (refusalWith(outcome, 'unsupported_reviewer')) onUnsupported();
      else showToast(outcome.message, 'error');
    },
  });
  const submit = () => void run({ ...subject, rating });
  return (
    <div className={styles.form}>
      <RatingInput legend="Your rating" value={rating} onChange={setRating} />
      <p className={styles.words} role="status">
        {rating > 0 && `${wonderful(rating)}You're giving ${rating === 1 ? '1 star' : `${rating} stars`}.`}
      </p>
      <StepActions note={rating === 0 && 'Choose your stars to continue.'}>
        <Button size="lg" block disabled={rating === 0} loading={pending} onClick={submit}>
          Continue
        </Button>
      </StepActions>
    </div>
  );
}
