import { useQuery } from '@apollo/client/react';
import { graphql } from '../../../../gql/gql.js';
import type { PastVisitsOfClientQuery } from '../../../../gql/graphql.js';
import { pageNumber, useListFilters } from '../../../../portal-ui/useListFilters.js';

/** Visits of a page. */
const PAGE_SIZE = 20;
const FILTERS = ['page'] as const;

const PastVisitsOfClient = graphql(`
  query PastVisitsOfClient($clientId: ID!, $limit: Int!, $offset: Int!) {
    pastAppointments(clientId: $clientId, limit: $limit, offset: $offset) {
      id
      instantActionToken
      state
      noShowAt
      startsAt
      timeZone
      locationName
      amountCents
      amountCurrency
      appointmentServices {
        id
        name
      }
    }
    pastAppointmentsCount(clientId: $clientId)
  }
`);

export type PastVisit = PastVisitsOfClientQuery['pastAppointments'][number];

/** Past visits of a client, a page at a time, the latest first; `page` in the address selects the page. */
export function usePastVisits(clientId: string) {
  const { values, set } = useListFilters(FILTERS);
  const page = pageNumber(values.page);
  const { data, previousData, error, refetch } = useQuery(PastVisitsOfClient, {
    variables: { clientId, limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE },
    fetchPolicy: 'cache-and-network',
  });
  const total = (data ?? previousData)?.pastAppointmentsCount ?? 0;
  return {
    visits: data?.pastAppointments,
    total,
    page,
    pageCount: Math.ceil(total / PAGE_SIZE),
    failed: error !== undefined,
    retry: () => void refetch(),
    goTo: (next: number) => set({ page: next === 1 ? '' : String(next) }),
  };
}
