import { useQuery } from '@apollo/client/react';
import { graphql } from '../../../gql/gql.js';

const WaitingRequests = graphql(`
  query WaitingRequests {
    pendingAppointments {
      id
      state
      startsAt
      timeZone
      instantActionToken
      ...RequestCard_appointment
      ...WaitingRequest_appointment
    }
  }
`);

/**
 * Requests that wait for the practitioner's decision, soonest first. One that is answered leaves at once.
 * @returns `loading` before anything is known: what another page has asked for shows while it is asked for again
 */
export function useWaitingRequests() {
  const { data, loading, error, refetch } = useQuery(WaitingRequests, { fetchPolicy: 'cache-and-network' });
  const requests = (data?.pendingAppointments ?? []).filter(({ state }) => state === 'pending');
  return { requests, loading: loading && !data, error, refetch };
}
