import { graphql } from '../../gql/gql.js';

/** Cancels by the link, or gives up what was not paid for. */
export const CancelAppointmentNoUser = graphql(`
  mutation CancelAppointmentNoUser($appointmentId: ID!, $instantActionToken: String, $acceptedFeeCents: Int) {
    cancelAppointmentNoUser(
      appointmentId: $appointmentId
      instantActionToken: $instantActionToken
      acceptedFeeCents: $acceptedFeeCents
    ) {
      result
      errors {
        code
        message
      }
      appointment {
        id
        instantActionToken
        state
      }
    }
  }
`);
