import { useMutation } from '@apollo/client/react';
import { REPEAT_WHEN_BACK } from '../../../app/reconnection.js';
import { graphql } from '../../../gql/gql.js';
import { Button } from '../../../ui/Button.js';
import { showToast } from '../../../ui/toasts.js';
import { expectedAnswer } from '../expectedAnswer.js';

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

/** Accepts a request; the calendar and the inbox follow. */
export function AcceptButton({ appointmentId }: { appointmentId: string }) {
  const [accept, { loading }] = useMutation(AcceptAppointment, {
    optimisticResponse: (asked) => ({ acceptAppointment: expectedAnswer(asked.appointmentId, 'approved') }),
    refetchQueries: 'active',
  });
  const confirm = async () => {
    const { data } = await accept({ variables: { appointmentId }, context: REPEAT_WHEN_BACK });
    if (data?.acceptAppointment.result === 'success') return showToast('Appointment accepted');
    // A rule that was broken says which; everything else is unexpected.
    showToast(data?.acceptAppointment.errors[0]?.message ?? UNEXPECTED, 'error');
  };
  return (
    <Button loading={loading} onClick={confirm}>
      Accept
    </Button>
  );
}
