import { useQuery } from '@apollo/client/react';
import { useSession } from '../../session/session.js';
import { graphql } from '../../gql/gql.js';

const BookingAccount = graphql(`
  query BookingAccount {
    currentUser {
      id
      firstName
      lastName
      email
      phone
    }
  }
`);

/** Who is logged in, with what a booking asks for. Visitors cost no request. */
export function useAccountDetails() {
  const { state } = useSession();
  const { data } = useQuery(BookingAccount, { skip: state !== 'user' });
  return { account: state === 'user' ? (data?.currentUser ?? undefined) : undefined, visitor: state !== 'user' };
}
