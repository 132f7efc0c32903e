import { useApolloClient } from '@apollo/client/react';
import { graphql } from '../../../gql/gql.js';
import { refetchAffected } from '../../../lib/refetchAffected.js';
import { refetchNamed } from '../../../lib/refetchNamed.js';
import { useAction } from '../../../lib/useAction.js';

const MarkAppointmentNoShow = graphql(`
  mutation MarkAppointmentNoShow($input: MarkAppointmentNoShowInput!) {
    markAppointmentNoShow(input: $input) {
      result
      errors {
        message
      }
      appointment {
        id
        version
        noShowAt
        noShowFeeWaived
      }
    }
  }
`);

const UndoAppointmentNoShow = graphql(`
  mutation UndoAppointmentNoShow($input: UndoAppointmentNoShowInput!) {
    undoAppointmentNoShow(input: $input) {
      result
      errors {
        message
      }
      appointment {
        id
        version
        noShowAt
        noShowFeeWaived
      }
    }
  }
`);

/** When the money is looked at again: it follows by an event, and a charge takes a moment. */
const LOOKS_MS = [1_000, 4_000];

/** Says that the client did not come, decides about the fee, or takes that back. */
export function useNoShow(appointmentId: string, onDone?: () => void) {
  const client = useApolloClient();
  const follow = () => {
    for (const delay of LOOKS_MS) {
      setTimeout(() => void refetchNamed(client, 'AppointmentPayment'), delay);
    }
  };
  const mutation = refetchAffected('practiceAppointments', 'failedPayments', 'missingPayments');
  const onSuccess = () => {
    follow();
    onDone?.();
  };
  const marking = useAction(MarkAppointmentNoShow, {
    success: ({ appointment }) =>
      appointment?.noShowFeeWaived ? 'Marked as a no-show, without a fee.' : 'Marked as a no-show.',
    failure: 'We weren’t able to mark this appointment as a no-show',
    reasons: 'appended',
    mutation,
    onSuccess,
  });
  const undoing = useAction(UndoAppointmentNoShow, {
    success: 'No longer marked as a no-show.',
    failure: 'We weren’t able to undo this',
    reasons: 'appended',
    mutation,
    onSuccess,
  });
  return {
    mark: (waiveFee: boolean) => void marking.run({ input: { appointmentId, waiveFee } }),
    undo: () => void undoing.run({ input: { appointmentId } }),
    pending: marking.pending || undoing.pending,
  };
}
