import { useQuery } from '@apollo/client/react';
import { graphql } from '../../gql/gql.js';

const WaitingRequests = graphql(`
  query WaitingRequests {
    pendingAppointments {
      id
      ...WaitingRequest_appointment
    }
  }
`);

/** Requests that wait for the practitioner's decision, soonest first. */
export function useWaitingRequests() {
  const { data, loading, error, refetch } = useQuery(WaitingRequests);
  return { requests: data?.pendingAppointments ?? [], loading, error, refetch };
}
