import { useState } from 'react';
import { useMutation } from '@apollo/client/react';
import { REPEAT_WHEN_BACK } from '../../../app/reconnection.js';
import { graphql } from '../../../gql/gql.js';
import { refetchAffected } from '../../../lib/refetchAffected.js';
import { Button } from '../../../ui/Button.js';
import { Dialog } from '../../../ui/Dialog.js';
import { showToast } from '../../../ui/toasts.js';

const DeclineAppointment = graphql(`
  mutation DeclineAppointment($appointmentId: ID!) {
    declineAppointment(appointmentId: $appointmentId) {
      result
      errors {
        message
      }
      appointment {
        id
        state
      }
    }
  }
`);

const UNEXPECTED = 'Unexpected error declining appointment. Please contact support if this persists.';

export interface DeclineButtonProps {
  appointmentId: string;
  clientName: string;
  /** Date and time for people. */
  when: string;
  onDeclined: () => void;
}

/** Declines a request after asking; it leaves the calendar. */
export function DeclineButton({ appointmentId, clientName, when, onDeclined }: DeclineButtonProps) {
  const [asking, setAsking] = useState(false);
  const [decline, { loading }] = useMutation(
    DeclineAppointment,
    refetchAffected('pendingAppointments', 'practiceAppointments'),
  );
  const confirm = async () => {
    const { data } = await decline({ variables: { appointmentId }, context: REPEAT_WHEN_BACK });
    setAsking(false);
    if (data?.declineAppointment.result === 'success') {
      showToast('Appointment declined');
      onDeclined();
    } else showToast(data?.declineAppointment.errors[0]?.message ?? UNEXPECTED, 'error');
  };
  return (
    <>
      <Button variant="outline" onClick={() => setAsking(true)}>
        Decline
      </Button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        role="alertdialog"
        title="Decline this request?"
        description={`${clientName} will be told that ${when} is not possible. The time becomes free again.`}
        actions={
          <>
            <Button variant="ghost" onClick={() => setAsking(false)}>
              Keep the request
            </Button>
            <Button variant="danger" loading={loading} onClick={confirm}>
              Decline request
            </Button>
          </>
        }
      />
    </>
  );
}
