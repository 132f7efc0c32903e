import { useState } from 'react';
import { Alert } from '../../../ui/Alert.js';
import { ButtonLink } from '../../../ui/Button.js';
import { Card } from '../../../ui/Card.js';
import { chakra } from '../../../ui/chakra.js';
import { CopyLinkButton } from '../../../ui/CopyLinkButton.js';
import { EmptyState, ErrorState } from '../../../ui/EmptyState.js';
import { Skeleton } from '../../../ui/Skeleton.js';
import { phoneCountryOf } from '../../../lib/phoneCountry.js';
import { RequestForm } from './RequestForm.js';
import { MAX_REQUESTS } from './requestRows.js';
import { ReviewsFrame } from './ReviewsFrame.js';
import { tabHref } from './reviewTabs.js';
import { useReviewPractice } from './useReviewPractice.js';

/** /portal/reviews/request: asks several people for a review at once. */
export function RequestReviewsPage() {
  const { practice, failed, retry } = useReviewPractice();
  const [round, setRound] = useState(0);
  return (
    <ReviewsFrame
      tab="request"
      title="Request reviews"
      actions={practice?.referralCode && <CopyLinkButton variant="outline" href={`/i/r/${practice.referralCode}`} />}
    >
      {failed && <ErrorState heading="h2" onRetry={retry} />}
      {!failed && !practice && (
        <div role="status" aria-label="Loading requests">
          <Skeleton lines={6} />
        </div>
      )}
      {practice && (
        <Asking
          key={round}
          country={phoneCountryOf(practice.countryCode)}
          waiting={practice.openReviewRequestsCount ?? 0}
          onSent={() => setRound(round + 1)}
        />
      )}
    </ReviewsFrame>
  );
}

interface AskingProps {
  country: ReturnType<typeof phoneCountryOf>;
  /** People who were asked and have not answered. */
  waiting: number;
  onSent: () => void;
}

function Asking({ country, waiting, onSent }: AskingProps) {
  // Fixed at mount: sending a request must not remove rows while the user types.
  const [room] = useState(Math.max(MAX_REQUESTS - waiting, 0));
  const pending = (
    <ButtonLink variant="outline" size="sm" href={tabHref('pending')}>
      See who was asked
    </ButtonLink>
  );
  if (room === 0) {
    return (
      <Card>
        <EmptyState icon="clock" heading="h2" title="You're waiting for ten reviews" action={pending}>
          Once someone answers, or you withdraw a request, you can ask someone else.
        </EmptyState>
      </Card>
    );
  }
  return (
    <Card>
      <chakra.div display="grid" gap="4" maxW="56rem">
        <div>
          <chakra.h2 fontSize="lg">Who would you like to ask?</chakra.h2>
          <chakra.p color="textSoft">
            They get a text with a link to your review page. You can ask {MAX_REQUESTS} people at a time.
          </chakra.p>
        </div>
        {waiting > 0 && (
          <Alert tone="calm" action={pending}>
            {waiting === 1 ? '1 person has' : `${waiting} people have`} not answered yet, so there is room for {room}{' '}
            more.
          </Alert>
        )}
        <RequestForm country={country} room={room} onSent={onSent} />
      </chakra.div>
    </Card>
  );
}
