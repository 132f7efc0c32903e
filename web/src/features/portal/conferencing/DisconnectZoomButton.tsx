import { useState } from 'react';
import { graphql } from '../../../gql/gql.js';
import { reloadAfterToast } from '../../../lib/reloadAfterToast.js';
import { useAction } from '../../../lib/useAction.js';
import { ConfirmDialog } from '../../../portal-ui/ConfirmDialog.js';
import { Button } from '../../../ui/Button.js';

const DeactivateVideoConferencing = graphql(`
  mutation DeactivateVideoConferencing($provider: ConferencingProvider!) {
    deactivateVideoConferencing(provider: $provider) {
      result
      errors {
        code
        message
        field
      }
      practice {
        id
        videoConferencing {
          connected
          erroredAt
          accountName
          accountEmail
        }
      }
    }
  }
`);

/** Takes Zoom off the practice, after a question. */
export function DisconnectZoomButton() {
  const [asking, setAsking] = useState(false);
  const disconnect = useAction(DeactivateVideoConferencing, {
    success: 'Successfully disconnected from Zoom',
    failure: 'Something went wrong',
    firstReasonOnly: true,
    onSuccess: () => {
      setAsking(false);
      reloadAfterToast();
    },
  });
  return (
    <>
      <Button size="sm" variant="outline" onClick={() => setAsking(true)}>
        Disconnect Zoom
      </Button>
      <ConfirmDialog
        open={asking}
        title="Disconnect Zoom?"
        description="New virtual visits get no Zoom meeting. Meetings that are booked stay in your Zoom account, and the links your clients have still lead to them, but they are no longer moved or cancelled with the visit."
        confirm="Disconnect Zoom"
        keep="Keep Zoom"
        variant="danger"
        pending={disconnect.pending}
        onClose={() => setAsking(false)}
        onConfirm={() => void disconnect.run({ provider: 'zoom' })}
      />
    </>
  );
}
