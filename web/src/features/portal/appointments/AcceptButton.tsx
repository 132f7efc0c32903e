import { REPEAT_WHEN_BACK } from '../../../connection/reconnection.js';
import { graphql } from '../../../gql/gql.js';
import { useAction } from '../../../portal-ui/useAction.js';
import { Button } from '../../../ui/Button.js';
import { expectedAnswer } from './expectedAnswer.js';

const AcceptAppointment = graphql(`
  mutation AcceptAppointment($appointmentId: ID!) {
    acceptAppointment(appointmentId: $appointmentId) {
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

const UNEXPECTED = 'Unexpected error accepting appointment. Please contact support if this persists.';

/** Accepts a request; the calendar and the inbox follow at once, and go back where the server refuses. */
export function AcceptButton({ appointmentId }: { appointmentId: string }) {
  const accept = useAction(AcceptAppointment, {
    success: 'Appointment accepted',
    failure: UNEXPECTED,
    mutation: {
      optimisticResponse: (asked) => ({
        __typename: 'Mutation',
        acceptAppointment: expectedAnswer(asked.appointmentId, 'approved'),
      }),
      refetchQueries: 'active',
      context: REPEAT_WHEN_BACK,
    },
  });
  return (
    <Button loading={accept.pending} onClick={() => void accept.run({ appointmentId })}>
      Accept
    </Button>
  );
}
