import type { AppointmentState } from '../../../gql/graphql.js';

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
