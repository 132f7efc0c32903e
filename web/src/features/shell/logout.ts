import { graphql } from '../../gql/gql.js';

/** Ends the session of this browser. */
export const Logout = graphql(`
  mutation Logout {
    logout {
      result
      errors {
        message
      }
    }
  }
`);
