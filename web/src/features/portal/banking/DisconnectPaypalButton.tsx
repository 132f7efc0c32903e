import { useState } from 'react';
import { graphql } from '../../../gql/gql.js';
import { refetchAffected } from '../../../lib/refetchAffected.js';
import { ConfirmDialog } from '../../../portal-ui/ConfirmDialog.js';
import { useAction } from '../../../lib/useAction.js';
import { Button } from '../../../ui/Button.js';
import { sayUpdated } from './savedToast.js';

const DisconnectPaypalAccount = graphql(`
  mutation DisconnectPaypalAccount {
    disconnectPaypalAccount {
      result
      errors {
        code
        message
        field
      }
      practice {
        id
      }
    }
  }
`);

/** Takes PayPal off the practice, after a question. */
export function DisconnectPaypalButton() {
  const [asking, setAsking] = useState(false);
  const disconnect = useAction(DisconnectPaypalAccount, {
    failure: "We couldn't disconnect PayPal. Please try again later.",
    firstReasonOnly: true,
    mutation: refetchAffected(),
    onSuccess: () => {
      setAsking(false);
      sayUpdated();
    },
  });
  return (
    <>
      <Button size="sm" variant="outline" onClick={() => setAsking(true)}>
        Disconnect PayPal
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title="Disconnect PayPal?"
        description="Clients can no longer pay you with PayPal or Venmo here. What was paid stays, and refunds still go back to PayPal. You can connect again at any time."
        confirm="Disconnect PayPal"
        keep="Keep PayPal"
        variant="danger"
        pending={disconnect.pending}
        onConfirm={() => void disconnect.run({})}
      />
    </>
  );
}
