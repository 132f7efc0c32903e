import { useState } from 'react';
import { graphql } from '../../../gql/gql.js';
import { ConfirmDialog } from '../../../portal-ui/ConfirmDialog.js';
import { useAction } from '../../../lib/useAction.js';
import { Button } from '../../../ui/Button.js';
import { PendingReviews, type PendingReviewRow } from './pendingReviews.js';
import { PracticeForReviews } from './useReviewPractice.js';

const DismissReviewRequest = graphql(`
  mutation DismissReviewRequest($clientId: ID!, $appointmentId: ID) {
    dismissReviewRequest(clientId: $clientId, appointmentId: $appointmentId) {
      result
      errors {
        code
        message
        field
      }
    }
  }
`);

export function DismissRequestButton({ request }: { request: PendingReviewRow }) {
  const { clientId, appointmentId = null, firstName, reviewRequireConfirmation: imported } = request;
  const [asking, setAsking] = useState(false);
  const dismiss = useAction(DismissReviewRequest, {
    success: 'Review request was deleted.',
    failure: "We weren't able to delete this request",
    reasons: 'appended',
    mutation: { refetchQueries: [PendingReviews, PracticeForReviews] },
    onSuccess: () => setAsking(false),
  });
  return (
    <>
      <Button
        size="sm"
        variant="ghost"
        aria-label={`Dismiss the request to ${firstName}`}
        onClick={() => setAsking(true)}
      >
        Dismiss
      </Button>
      <ConfirmDialog
        open={asking}
        title={`Dismiss the request to ${firstName}?`}
        description={
          imported
            ? 'The review that you imported is deleted with it, as nobody has confirmed it.'
            : 'They can still review you by the link that they got.'
        }
        confirm="Dismiss request"
        keep="Keep request"
        variant="danger"
        pending={dismiss.pending}
        onConfirm={() => void dismiss.run({ clientId, appointmentId })}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
