import { useState } from 'react';
import { useLocation } from 'wouter';
import { readFragment, type FragmentType } from '../../gql/fragment-masking.js';
import { graphql } from '../../gql/gql.js';
import { Button } from '../../ui/Button.js';
import { TextArea, TextField } from '../../ui/TextField.js';
import { useAction } from '../../lib/useAction.js';
import { ReviewAddTextReview } from './completeReview.js';
import { thankYouHref } from './reviewAddresses.js';
import { reviewFailure } from './reviewFailure.js';
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
  const [, navigate] = useLocation();
  const { run, pending } = useAction(ReviewAddTextReview, {
    success: 'Review updated',
    ...reviewFailure('Error completing review'),
    onSuccess: () => navigate(thankYouHref(token)),
  });
  const missing = whatIsMissing(text, firstName);
  const submit = () => void run({ reviewId: review.id, text: text.trim(), firstName: firstName.trim(), token });
  return (
    <>
      <TextArea
        label="Your review"
        rows={7}
        maxLength={MAX_TEXT_LENGTH}
        value={text}
        hint="Everyone can read it. Please leave out anything that should stay between you and your practitioner."
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
        <Button size="lg" block disabled={missing !== undefined} loading={pending} onClick={submit}>
          Continue
        </Button>
      </StepActions>
    </>
  );
}

function whatIsMissing(text: string, firstName: string): string | undefined {
  if (text.trim().length <= TEXT_OVER) return 'Please write a few words to continue.';
  return firstName.trim() === '' ? 'Please enter your name to continue.' : undefined;
}
