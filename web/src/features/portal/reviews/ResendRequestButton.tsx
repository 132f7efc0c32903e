import { graphql } from '../../../gql/gql.js';
import { useAction } from '../../../lib/useAction.js';
import { Button } from '../../../ui/Button.js';
import type { PendingReviewRow } from './pendingReviews.js';

const ResendReviewRequest = graphql(`
  mutation ResendReviewRequest($clientId: ID!, $appointmentId: ID) {
    resendProReviewRequest(clientId: $clientId, appointmentId: $appointmentId) {
      result
      errors {
        code
        message
        field
      }
    }
  }
`);

export function ResendRequestButton({ request }: { request: PendingReviewRow }) {
  const { clientId, appointmentId = null, firstName } = request;
  const resend = useAction(ResendReviewRequest, {
    success: 'Review request resent.',
    failure: "We weren't able to resend this request",
    reasons: 'appended',
  });
  return (
    <Button
      size="sm"
      variant="outline"
      loading={resend.pending}
      aria-label={`Resend the request to ${firstName}`}
      onClick={() => void resend.run({ clientId, appointmentId })}
    >
      Resend
    </Button>
  );
}
