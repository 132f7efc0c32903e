import { REPEAT_WHEN_BACK } from '../../../connection/reconnection.js';
import { graphql } from '../../../gql/gql.js';
import type { AppointmentState } from '../../../gql/graphql.js';
import { refetchAffected } from '../../../lib/refetchAffected.js';

export const AcceptAppointment = graphql(`
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

/** Options for answering a request: retries after a lost connection and refetches queries that show the request. */
export const ANSWERING = { ...refetchAffected(), context: REPEAT_WHEN_BACK };

/**
 * What answering a request is expected to bring, as an optimistic response: it shows at once wherever the appointment is
 * drawn, and is taken back where the server answers otherwise.
 */
export function expectedAnswer(id: string | number, state: AppointmentState) {
  return {
    __typename: 'AppointmentPayload' as const,
    result: 'success' as const,
    errors: [],
    appointment: { __typename: 'Appointment' as const, id: String(id), state },
  };
}

/** The optimistic response to accepting one. */
export const accepted = ({ appointmentId }: { appointmentId: string | number }) => ({
  __typename: 'Mutation' as const,
  acceptAppointment: expectedAnswer(appointmentId, 'approved'),
});
