import { useState } from 'react';
import { useMutation } from '@apollo/client/react';
import { REPEAT_WHEN_BACK } from '../../../app/reconnection.js';
import { graphql } from '../../../gql/gql.js';
import { Button } from '../../../ui/Button.js';
import { Dialog } from '../../../ui/Dialog.js';
import { showToast } from '../../../ui/toasts.js';
import { expectedAnswer } from '../expectedAnswer.js';

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
  /** Told with the click: the request is off the calendar unless the server refuses. */
  onDeclined: () => void;
}

/** Declines a request after asking; it leaves the calendar at once, and comes back with the reason where that failed. */
export function DeclineButton({ appointmentId, clientName, when, onDeclined }: DeclineButtonProps) {
  const [asking, setAsking] = useState(false);
  const [decline] = useMutation(DeclineAppointment, {
    optimisticResponse: (asked) => ({ declineAppointment: expectedAnswer(asked.appointmentId, 'declined') }),
    refetchQueries: 'active',
  });
  const confirm = async () => {
    const declined = decline({ variables: { appointmentId }, context: REPEAT_WHEN_BACK });
    setAsking(false);
    onDeclined();
    const { data } = await declined;
    if (data?.declineAppointment.result === 'success') showToast('Appointment declined');
    else showToast(data?.declineAppointment.errors[0]?.message ?? UNEXPECTED, 'error');
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
            <Button variant="danger" onClick={confirm}>
              Decline request
            </Button>
          </>
        }
      />
    </>
  );
}
