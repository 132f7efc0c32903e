import { useState } from 'react';
import { useMutation } from '@apollo/client/react';
import { useLocation } from 'wouter';
import { graphql } from '../../gql/gql.js';
import { Button } from '../../ui/Button.js';
import { RatingInput } from '../../ui/RatingStars.js';
import { showToast } from '../../ui/toasts.js';
import styles from './RatingForm.module.css';
import { isUnsupportedReviewer, refusalText } from './refusal.js';
import { textReviewHref } from './reviewAddresses.js';
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
  const [addRating, { loading }] = useMutation(ReviewAddRating);
  const [, navigate] = useLocation();
  const submit = async () => {
    const { data, error } = await addRating({ variables: { ...subject, rating } });
    const payload = data?.reviewAddRating;
    if (payload?.token) return navigate(textReviewHref(payload.token, false));
    if (isUnsupportedReviewer(payload?.errors)) return onUnsupported();
    showToast(`Error updating review: ${refusalText(payload?.errors, error)}`, 'error');
  };
  return (
    <div className={styles.form}>
      <RatingInput legend="Your rating" value={rating} onChange={setRating} />
      <p className={styles.words} role="status">
        {rating > 0 && `${wonderful(rating)}You give ${rating === 1 ? '1 star' : `${rating} stars`}.`}
      </p>
      <StepActions note={rating === 0 && 'Choose your stars to continue.'}>
        <Button size="lg" block disabled={rating === 0} loading={loading} onClick={() => void submit()}>
          Continue
        </Button>
      </StepActions>
    </div>
  );
}
