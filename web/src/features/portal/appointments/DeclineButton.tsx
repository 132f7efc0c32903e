import { useState } from 'react';
import { graphql } from '../../../gql/gql.js';
import { ConfirmDialog } from '../../../portal-ui/ConfirmDialog.js';
import { useAction } from '../../../lib/useAction.js';
import { Button } from '../../../ui/Button.js';
import { ANSWERING, expectedAnswer } from './answerRequest.js';

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
  size?: 'sm' | 'md';
  /** Called at once on click: the request leaves the calendar unless the server refuses. */
  onDeclined: () => void;
}

/** Declines a request after asking; it leaves the calendar at once, and comes back with the reason where that failed. */
export function DeclineButton({ appointmentId, clientName, when, size = 'md', onDeclined }: DeclineButtonProps) {
  const [asking, setAsking] = useState(false);
  const decline = useAction(DeclineAppointment, {
    success: 'Appointment declined',
    failure: UNEXPECTED,
    mutation: {
      ...ANSWERING,
      optimisticResponse: (asked) => ({
        __typename: 'Mutation',
        declineAppointment: expectedAnswer(asked.appointmentId, 'declined'),
      }),
    },
  });
  const confirm = () => {
    void decline.run({ appointmentId });
    setAsking(false);
    onDeclined();
  };
  return (
    <>
      <Button size={size} variant="outline" onClick={() => setAsking(true)}>
        Decline
      </Button>
      <ConfirmDialog
        open={asking}
        title="Decline this request?"
        description={`${clientName} will be told that ${when} doesn't work. The time becomes free again.`}
        keep="Keep the request"
        confirm="Decline request"
        variant="danger"
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
