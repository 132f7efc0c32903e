import { useState } from 'react';
import { useMutation } from '@apollo/client/react';
import { useLocation } from 'wouter';
import { readFragment, type FragmentType } from '../../gql/fragment-masking.js';
import { graphql } from '../../gql/gql.js';
import { Button } from '../../ui/Button.js';
import { TextArea, TextField } from '../../ui/TextField.js';
import { showToast } from '../../ui/toasts.js';
import { ReviewAddTextReview } from './completeReview.js';
import { refusalText } from './refusal.js';
import { thankYouHref } from './reviewAddresses.js';
import { StepActions } from './StepActions.js';

export const TextReviewForm_review = graphql(`
  fragment TextReviewForm_review on Review {
    id
    review
    firstName
  }
`);

/** Lengths of a text, in characters: it must exceed the first. */
const TEXT_OVER = 2;
const MAX_TEXT_LENGTH = 5000;
const MAX_NAME_LENGTH = 100;

/** The text of a review, starting with the one that it has. */
export function TextReviewForm({
  token,
  ...props
}: {
  review: FragmentType<typeof TextReviewForm_review>;
  token: string;
}) {
  const review = readFragment(TextReviewForm_review, props.review);
  const [firstName, setFirstName] = useState(review.firstName ?? '');
  const [text, setText] = useState(review.review ?? '');
  const [addText, { loading }] = useMutation(ReviewAddTextReview);
  const [, navigate] = useLocation();
  const missing = whatIsMissing(text, firstName);
  const submit = async () => {
    const { data, error } = await addText({
      variables: {
        reviewId: review.id,
        text: text.trim(),
        firstName: firstName.trim(),
        token,
      },
    });
    const payload = data?.reviewAddTextReview;
    if (payload?.result !== 'success') {
      return showToast(`Error completing review: ${refusalText(payload?.errors, error)}`, 'error');
    }
    showToast('Review updated');
    navigate(thankYouHref(token));
  };
  return (
    <>
      <TextArea
        label="Your review"
        rows={7}
        maxLength={MAX_TEXT_LENGTH}
        value={text}
        hint="Everybody can read it. Please leave out what should stay between you and your practitioner."
        onChange={(event) => setText(event.target.value)}
      />
      <TextField
        label="Your name"
        hint="Publicly visible with your review, unless you choose to stay anonymous."
        autoComplete="given-name"
        maxLength={MAX_NAME_LENGTH}
        value={firstName}
        onChange={(event) => setFirstName(event.target.value)}
      />
      <StepActions note={missing}>
        <Button size="lg" block disabled={missing !== undefined} loading={loading} onClick={() => void submit()}>
          Continue
        </Button>
      </StepActions>
    </>
  );
}

function whatIsMissing(text: string, firstName: string): string | undefined {
  if (text.trim().length <= TEXT_OVER) return 'A few words are needed to continue.';
  return firstName.trim() === '' ? 'Your name is needed to continue.' : undefined;
}
