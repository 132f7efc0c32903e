import { useState } from 'react';
import { ButtonLink } from '../../../ui/Button.js';
import { Card } from '../../../ui/Card.js';
import { EmptyState, ErrorState } from '../../../ui/EmptyState.js';
import { Skeleton } from '../../../ui/Skeleton.js';
import { phoneCountryOf } from '../../../lib/phoneCountry.js';
import { ImportForm } from './ImportForm.js';
import { ReviewsFrame } from './ReviewsFrame.js';
import { tabHref } from './reviewTabs.js';
import { useReviewPractice } from './useReviewPractice.js';

/** /portal/reviews/import: a review from elsewhere, which its author has to confirm. */
export function ImportReviewPage() {
  const { practice, failed, retry } = useReviewPractice();
  const [round, setRound] = useState(0);
  return (
    <ReviewsFrame tab="import" title="Import reviews">
      {failed && <ErrorState heading="h2" onRetry={retry} />}
      {!failed && !practice && (
        <div role="status" aria-label="Loading import">
          <Skeleton lines={6} />
        </div>
      )}
      {practice?.importReviewsEnabled === false && (
        <EmptyState
          icon="info"
          heading="h2"
          title="Not part of your plan"
          action={
            <ButtonLink variant="outline" href={tabHref('completed')}>
              Back to the completed reviews
            </ButtonLink>
          }
        >
          Importing reviews is not part of your plan.
        </EmptyState>
      )}
      {practice?.importReviewsEnabled && (
        <Card>
          <ImportForm
            key={round}
            country={phoneCountryOf(practice.countryCode)}
            zone={practice.timeZone}
            onImported={() => setRound(round + 1)}
          />
        </Card>
      )}
    </ReviewsFrame>
  );
}
