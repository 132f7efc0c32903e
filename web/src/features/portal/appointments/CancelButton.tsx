import { useState } from 'react';
import { useMutation } from '@apollo/client/react';
import { graphql } from '../../../gql/gql.js';
import { refetchAffected } from '../../../lib/refetchAffected.js';
import type { CancellationPackageOutcome } from '../../../gql/graphql.js';
import { isCancelled } from '../../../lib/cancelled.js';
import { refusalOf } from '../../../lib/userErrors.js';
import { ConfirmDialog } from '../../../portal-ui/ConfirmDialog.js';
import { Button } from '../../../ui/Button.js';
import { TextArea } from '../../../ui/TextField.js';
import { showToast } from '../../../ui/toasts.js';

const ProCancelAppointment = graphql(`
  mutation ProCancelAppointment($appointmentId: ID!, $practitionerNote: String) {
    cancelAppointment(appointmentId: $appointmentId, practitionerNote: $practitionerNote) {
      result
      errors {
        code
        message
      }
      cancelledAppointmentIds
      appointment {
        id
        state
      }
    }
  }
`);

const UNEXPECTED = 'Unexpected error. Please contact support if this persists.';
const NOTE_LIMIT = 2000;

export interface CancelButtonProps {
  appointmentId: string;
  clientName: string;
  /** Date and time for people. */
  when: string;
  /** What becomes of the package that the visit buys; none where it buys none. */
  packageOutcome?: CancellationPackageOutcome | null | undefined;
  onCancelled: () => void;
}

/** Cancels what is booked, with words to the client where the practitioner likes. */
export function CancelButton({ appointmentId, clientName, when, packageOutcome, onCancelled }: CancelButtonProps) {
  const [asking, setAsking] = useState(false);
  const [note, setNote] = useState('');
  const [problem, setProblem] = useState('');
  const [cancel, { loading }] = useMutation(
    ProCancelAppointment,
    refetchAffected('pendingAppointments', 'practiceAppointments'),
  );
  const confirm = async () => {
    const { data, error } = await cancel({ variables: { appointmentId, practitionerNote: note.trim() || null } });
    if (!isCancelled(data?.cancelAppointment)) {
      return setProblem(refusalOf(error, data?.cancelAppointment.errors, UNEXPECTED));
    }
    setAsking(false);
    showToast('Your appointment was cancelled');
    onCancelled();
  };
  return (
    <>
      <Button variant="outline" onClick={() => setAsking(true)}>
        Cancel appointment
      </Button>
      <ConfirmDialog
        open={asking}
        title="Cancel this appointment?"
        description={`${clientName} will be told that the visit on ${when} does not take place. ${moneyText(packageOutcome)}`}
        keep="Keep appointment"
        confirm="Cancel appointment"
        variant="danger"
        pending={loading}
        problem={problem}
        onConfirm={() => void confirm()}
        onClose={() => setAsking(false)}
      >
        <TextArea
          label="Message to the client"
          optional
          rows={4}
          maxLength={NOTE_LIMIT}
          value={note}
          disabled={loading}
          onChange={(event) => setNote(event.target.value)}
        />
      </ConfirmDialog>
    </>
  );
}

function moneyText(packageOutcome: CancelButtonProps['packageOutcome']): string {
  if (packageOutcome === 'ends') return 'The package that it bought ends with it. What they paid is refunded.';
  if (packageOutcome === 'kept') {
    return 'The package that it bought stays theirs, as another of its sessions is booked or used: its price is not refunded. What they paid beyond it is.';
  }
  return 'What they paid is refunded.';
}
