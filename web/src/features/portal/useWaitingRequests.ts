import { useQuery } from 'urql';
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
  const [{ data, fetching, error }, refetch] = useQuery({ query: WaitingRequests });
  return { requests: data?.pendingAppointments ?? [], fetching, error, refetch };
}
