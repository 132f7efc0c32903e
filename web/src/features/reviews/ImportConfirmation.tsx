import { useLocation } from 'wouter';
import { readFragment, type FragmentType } from '../../gql/fragment-masking.js';
import { graphql } from '../../gql/gql.js';
import { Button, ButtonLink } from '../../ui/Button.js';
import { Card } from '../../ui/Card.js';
import { RatingStars } from '../../ui/RatingStars.js';
import { useAction } from '../../lib/useAction.js';
import styles from './ImportConfirmation.module.css';
import { textReviewHref } from './reviewAddresses.js';
import { reviewFailure } from './reviewFailure.js';
import { ReviewedPractitioner } from './ReviewedPractitioner.js';
import { ReviewStep } from './ReviewStep.js';
import { StepActions } from './StepActions.js';

export const ImportConfirmation_review = graphql(`
  fragment ImportConfirmation_review on Review {
    id
    rating
    review
    practice {
      id
      practitionerName
      url
      ...ReviewedPractitioner_practice
    }
  }
`);

const ConfirmReview = graphql(`
  mutation ConfirmReview($reviewId: ID!, $token: String) {
    confirmReview(reviewId: $reviewId, token: $token) {
      result
      errors {
        code
        message
      }
      review {
        id
        imported
      }
    }
  }
`);

/** A review that the practice brought along: it counts once the client says that it is theirs. */
export function ImportConfirmation({
  token,
  ...props
}: {
  review: FragmentType<typeof ImportConfirmation_review>;
  token: string;
}) {
  const review = readFragment(ImportConfirmation_review, props.review);
  const { practice } = review;
  const [, navigate] = useLocation();
  const { run, pending } = useAction(ConfirmReview, {
    success: 'Review updated',
    ...reviewFailure('Error updating review'),
    onSuccess: () => navigate(textReviewHref(token, true)),
  });
  return (
    <ReviewStep
      progress={40}
      about={<ReviewedPractitioner practice={practice} />}
      title="Is this your review?"
      lead={`${practice.practitionerName} imported this review from another site. It counts once you confirm it.`}
    >
      <Card as="article" className={styles.review}>
        <RatingStars value={review.rating} />
        {review.review && <blockquote>{review.review}</blockquote>}
      </Card>
      <StepActions>
        <Button size="lg" block loading={pending} onClick={() => void run({ reviewId: review.id, token })}>
          Yes, it's mine
        </Button>
        <ButtonLink href={practice.url} variant="ghost" block>
          No, it isn't
        </ButtonLink>
      </StepActions>
    </ReviewStep>
  );
}
