import { useState } from 'react';
import { graphql } from '../../gql/gql.js';
import { refetchAffected } from '../../lib/refetchAffected.js';
import { useAction } from '../../lib/useAction.js';
import { showToast } from '../../lib/toasts.js';
import type { CancellationPackageOutcome } from '../../gql/graphql.js';
import { Button } from '../../ui/Button.js';
import { Dialog } from '../../ui/Dialog.js';

const ClientCancel = graphql(`
  mutation ClientCancel($appointmentId: ID!, $acceptedFeeCents: Int) {
    clientCancel(appointmentId: $appointmentId, acceptedFeeCents: $acceptedFeeCents) {
      result
      errors {
        code
        message
      }
      appointment {
        id
        state
        canCancel
      }
    }
  }
`);

export interface CancelBookingButtonProps {
  id: string;
  /** Place in a package, whose session the request takes or which it buys. */
  packageSessionNumber?: number | null | undefined;
  cancellationPackageOutcome?: CancellationPackageOutcome | null | undefined;
}

const NOT_CANCELLED = 'There was an error cancelling your appointment.';

/** Takes back a request, after a confirmation. Requests cost nothing to cancel. */
export function CancelBookingButton({ id: appointmentId, ...ofPackage }: CancelBookingButtonProps) {
  const [asking, setAsking] = useState(false);
  const { run, pending } = useAction(ClientCancel, {
    success: 'Your appointment has been cancelled.',
    failure: NOT_CANCELLED,
    shown: 'inline',
    alreadyDone: 'already_cancelled',
    mutation: refetchAffected(),
    onFailure: ({ unanswered, message }) => showToast(unanswered ? message : NOT_CANCELLED, 'error'),
  });
  const confirm = async () => {
    // Accepted meanwhile, it may cost a fee that was not shown here.
    await run({ appointmentId, acceptedFeeCents: 0 });
    setAsking(false);
  };
  return (
    <>
      <Button variant="outline" size="sm" onClick={() => setAsking(true)}>
        Cancel
      </Button>
      <Dialog
        backCloses
        role="alertdialog"
        open={asking}
        onClose={() => setAsking(false)}
        title="Cancel this booking?"
        description={whatHappens(ofPackage)}
        actions={
          <>
            <Button variant="ghost" onClick={() => setAsking(false)}>
              Keep booking
            </Button>
            <Button variant="danger" loading={pending} onClick={confirm}>
              Cancel booking
            </Button>
          </>
        }
      />
    </>
  );
}

function whatHappens({ packageSessionNumber, cancellationPackageOutcome }: Omit<CancelBookingButtonProps, 'id'>) {
  const taken = "We'll withdraw your request and release the time.";
  const ofSession = packageSessionNumber ? 'The session goes back to your package.' : '';
  const ofPackage = cancellationPackageOutcome === 'ends' ? "The package you bought with it won't start." : ofSession;
  return [taken, ofPackage, "You'll get a full refund."].filter(Boolean).join(' ');
}
