import { useState } from 'react';
import { useMutation } from 'urql';
import { useLocation } from 'wouter';
import { readFragment, type FragmentType } from '../../gql/fragment-masking.js';
import { graphql } from '../../gql/gql.js';
import { Button } from '../../ui/Button.js';
import { TextArea } from '../../ui/TextField.js';
import { showToast } from '../../ui/toasts.js';
import { refusalText } from './refusal.js';
import { thankYouHref } from './reviewAddresses.js';
import { StepActions } from './StepActions.js';

export const TextReviewForm_review = graphql(`
  fragment TextReviewForm_review on Review {
    id
    review
  }
`);

const ReviewAddTextReview = graphql(`
  mutation ReviewAddTextReview($reviewId: ID!, $text: String!, $token: String) {
    reviewAddTextReview(reviewId: $reviewId, text: $text, token: $token) {
      result
      errors {
        code
        message
      }
      review {
        id
      }
    }
  }
`);

/** What the words must exceed, and their most, characters. */
const TEXT_OVER = 2;
const LONGEST = 5000;

/** The words of a review, beginning with those that it has. */
export function TextReviewForm({
  token,
  ...props
}: {
  review: FragmentType<typeof TextReviewForm_review>;
  token: string;
}) {
  const review = readFragment(TextReviewForm_review, props.review);
  const [text, setText] = useState(review.review ?? '');
  const [{ fetching }, addText] = useMutation(ReviewAddTextReview);
  const [, navigate] = useLocation();
  const ready = text.trim().length > TEXT_OVER;
  const submit = async () => {
    const { data } = await addText({ reviewId: review.id, text: text.trim(), token });
    const payload = data?.reviewAddTextReview;
    if (payload?.result !== 'success') {
      return showToast(`Error completing review: ${refusalText(payload?.errors)}`, 'error');
    }
    showToast('Review updated');
    navigate(thankYouHref(token));
  };
  return (
    <>
      <TextArea
        label="Your review"
        rows={7}
        maxLength={LONGEST}
        value={text}
        hint="Everybody can read it. Please leave out what should stay between you and your practitioner."
        onChange={(event) => setText(event.target.value)}
      />
      <StepActions note={!ready && 'A few words are needed to continue.'}>
        <Button size="lg" block disabled={!ready} loading={fetching} onClick={() => void submit()}>
          Continue
        </Button>
      </StepActions>
    </>
  );
}
