import { useState } from 'react';
import { graphql } from '../../../gql/gql.js';
import { ConfirmDialog } from '../../../portal-ui/ConfirmDialog.js';
import { alsoRefetch } from '../../../lib/refetchNamed.js';
import { useAction } from '../../../lib/useAction.js';
import { Button } from '../../../ui/Button.js';
import type { PendingReviewRow } from './pendingReviews.js';

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
    mutation: alsoRefetch('PendingReviews', 'PracticeForReviews'),
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
            ? "This also deletes the review you imported, because it hasn't been confirmed."
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
