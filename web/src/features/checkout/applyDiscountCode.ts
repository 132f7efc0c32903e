import { graphql } from '../../gql/gql.js';

/** Redeems a coupon or a gift card for an appointment or a place. */
export const ApplyDiscountCode = graphql(`
  mutation ApplyDiscountCode($appointmentId: ID!, $code: String!, $instantActionToken: String) {
    applyDiscountCode(appointmentId: $appointmentId, code: $code, instantActionToken: $instantActionToken) {
      result
      errors {
        code
        message
        field
      }
      appointment {
        id
        instantActionToken
        dueCents
      }
      registration {
        id
        token
        dueCents
      }
    }
  }
`);
