import { useState } from 'react';
import { readFragment, type FragmentType } from '../../gql/fragment-masking.js';
import { graphql } from '../../gql/gql.js';
import type { ReviewReportReason } from '../../gql/graphql.js';
import { alsoRefetch } from '../../lib/refetchNamed.js';
import { useAction } from '../../lib/useAction.js';
import { Button } from '../../ui/Button.js';
import { Card } from '../../ui/Card.js';
import { chakra, RouteLink } from '../../ui/chakra.js';
import { RatingStars } from '../../ui/RatingStars.js';
import { ReasonDialog } from './ReasonDialog.js';

export const ReportedReview_reported = graphql(`
  fragment ReportedReview_reported on ReportedReview {
    review {
      id
      author
      rating
      review
      createdAtAgoInWords
      practice {
        id
        name
        url
      }
    }
    reports {
      id
      reason
      details
      isByPractice
    }
  }
`);

const DismissReviewReports = graphql(`
  mutation DismissReviewReports($reviewId: ID!) {
    dismissReviewReports(reviewId: $reviewId) {
      result
      errors {
        code
        message
      }
    }
  }
`);

const RemoveReportedReview = graphql(`
  mutation RemoveReportedReview($reviewId: ID!, $reason: String!) {
    removeReportedReview(reviewId: $reviewId, reason: $reason) {
      result
      errors {
        code
        message
        field
      }
    }
  }
`);

const REASONS: Readonly<Record<ReviewReportReason, string>> = {
  abusive: 'Insults, threatens or discriminates',
  private: 'Says something private',
  not_genuine: 'Not about a visit',
  advertising: 'Advertises something',
  other: 'Something else',
};

/** A review with what was said against it. */
export function ReportedReview(props: { reported: FragmentType<typeof ReportedReview_reported> }) {
  const { review, reports } = readFragment(ReportedReview_reported, props.reported);
  const { author, rating, createdAtAgoInWords, practice } = review;
  return (
    <Card as="li">
      <chakra.div display="grid" gap="3">
        <chakra.div display="flex" flexWrap="wrap" columnGap="3" rowGap="1" alignItems="center">
          <chakra.h2 fontSize="lg">{author}</chakra.h2>
          <RatingStars value={rating} size={16} />
          <chakra.span color="textSoft" fontSize="sm">
            about <RouteLink href={practice.url}>{practice.name}</RouteLink>, {createdAtAgoInWords}
          </chakra.span>
        </chakra.div>
        {review.review && (
          <chakra.p maxW="65ch" whiteSpace="pre-line" overflowWrap="anywhere">
            {review.review}
          </chakra.p>
        )}
        <chakra.ul display="grid" gap="2" aria-label={`Reports about the review by ${author}`}>
          {reports.map(({ id, reason, details, isByPractice }) => (
            <chakra.li key={id} py="2" px="3" rounded="md" bg="surfaceSunk" overflowWrap="anywhere">
              <strong>{REASONS[reason]}</strong>
              {isByPractice && ', says the practice'}
              {details && <chakra.p whiteSpace="pre-line">{details}</chakra.p>}
            </chakra.li>
          ))}
        </chakra.ul>
        <Decision id={review.id} author={author} />
      </chakra.div>
    </Card>
  );
}

function Decision({ id, author }: { id: string; author: string }) {
  const [removing, setRemoving] = useState(false);
  const refetch = alsoRefetch('ReportedReviews', 'WaitingForStaff');
  const options = { alreadyDone: 'not_found', mutation: refetch } as const;
  const dismiss = useAction(DismissReviewReports, {
    ...options,
    success: 'The review stays',
    failure: 'The reports were not closed. Please try again.',
  });
  const remove = useAction(RemoveReportedReview, {
    ...options,
    success: 'The review is removed',
    failure: 'The review was not removed. Please try again.',
    shown: 'inline',
    onSuccess: () => setRemoving(false),
  });
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="2">
      <Button
        variant="outline"
        loading={dismiss.pending}
        aria-label={`Keep the review by ${author}`}
        onClick={() => void dismiss.run({ reviewId: id })}
      >
        Keep
      </Button>
      <Button
        variant="danger"
        disabled={dismiss.pending}
        aria-label={`Remove the review by ${author}`}
        onClick={() => setRemoving(true)}
      >
        Remove
      </Button>
      <ReasonDialog
        open={removing}
        title={`Remove the review by ${author}?`}
        description="It disappears from the profile and no longer counts. This cannot be undone."
        hint="For the log of the staff."
        confirm="Remove review"
        pending={remove.pending}
        problem={remove.message}
        onConfirm={(reason) => void remove.run({ reviewId: id, reason })}
        onClose={() => setRemoving(false)}
      />
    </chakra.div>
  );
}
