import { formatDate } from '@yarrow/time/format';
import { Button, ButtonLink } from '../../../ui/Button.js';
import { Card } from '../../../ui/Card.js';
import { chakra } from '../../../ui/chakra.js';
import { RatingStars } from '../../../ui/RatingStars.js';
import type { CompletedReviewRow } from './useCompletedReviews.js';

export interface CompletedReviewProps {
  review: CompletedReviewRow;
  /** IANA name of the practice's zone. */
  zone: string;
  onReply: () => void;
}

/** A review as it is shown publicly, with the reply below. */
export function CompletedReview({ review, zone, onReply }: CompletedReviewProps) {
  const { author, rating, isAnonymous, createdAt, skills, reviewReply: reply } = review;
  // Of an anonymous one there is a day only, at midnight UTC.
  const day = formatDate(Date.parse(createdAt), isAnonymous ? 'UTC' : zone);
  return (
    <Card as="li">
      <chakra.div display="grid" gap="2" minW="0">
        <chakra.div display="flex" flexWrap="wrap" columnGap="3" rowGap="1" alignItems="center">
          <chakra.strong fontWeight={600}>{author}</chakra.strong>
          <RatingStars value={rating} size={16} />
          <chakra.span color="textSoft" fontSize="sm">
            {day}
          </chakra.span>
        </chakra.div>
        {review.review && (
          <chakra.p maxW="65ch" whiteSpace="pre-line" overflowWrap="anywhere">
            {review.review}
          </chakra.p>
        )}
        {skills.length > 0 && (
          <chakra.p color="textSoft" fontSize="sm">
            Endorsed for {skills.map(({ name }) => name).join(', ')}
          </chakra.p>
        )}
        {reply && (
          <chakra.div mt="2" py="2" pl="4" borderLeft="3px solid" borderColor="brandMid">
            <chakra.p color="textSoft" fontSize="sm">
              Your reply
            </chakra.p>
            <chakra.p maxW="65ch" whiteSpace="pre-line" overflowWrap="anywhere">
              {reply.message}
            </chakra.p>
          </chakra.div>
        )}
        <chakra.div display="flex" flexWrap="wrap" gap="2">
          <Button
            size="sm"
            variant={reply ? 'ghost' : 'outline'}
            aria-label={reply ? `Edit your reply to ${author}` : `Leave a reply to ${author}`}
            onClick={onReply}
          >
            {reply ? 'Edit' : 'Leave a reply'}
          </Button>
          <ButtonLink
            size="sm"
            variant="ghost"
            href={`/report_review/${review.id}`}
            aria-label={`Report the review by ${author}`}
          >
            Report
          </ButtonLink>
        </chakra.div>
      </chakra.div>
    </Card>
  );
}
