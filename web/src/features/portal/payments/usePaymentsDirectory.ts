import { NetworkStatus } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { graphql } from '../../../gql/gql.js';
import type { PaymentsOfPracticeQuery } from '../../../gql/graphql.js';
import { PAGE_SIZES, type PaymentFilters } from './usePaymentFilters.js';

const PaymentsOfPractice = graphql(`
  query PaymentsOfPractice(
    $limit: Int!
    $offset: Int!
    $dateFilter: PaymentDateFilter!
    $stateFilter: PaymentStateFilter!
    $searchTerm: String
    $clientId: ID
  ) {
    currentPractice {
      id
      timeZone
      defaultCurrency
      hasPaymentProvider
      requireCcEnabled
      paymentSettings {
        requireClientCcToBook
        chargeClientCcAtBooking
        paymentPastDueEmailEnabled
        paymentPastDueTextEnabled
        paymentPastDueEmailMinutes
        paymentPastDueTextMinutes
        chargeSummaryEmailEnabled
      }
      pastAppointmentsCount(
        dateFilter: $dateFilter
        stateFilter: $stateFilter
        searchTerm: $searchTerm
        clientId: $clientId
      )
      totalCollected(dateFilter: $dateFilter, stateFilter: $stateFilter, searchTerm: $searchTerm, clientId: $clientId)
      totalOutstanding(dateFilter: $dateFilter, stateFilter: $stateFilter, searchTerm: $searchTerm, clientId: $clientId)
      pastAppointments(
        limit: $limit
        offset: $offset
        dateFilter: $dateFilter
        stateFilter: $stateFilter
        searchTerm: $searchTerm
        clientId: $clientId
      ) {
        id
        kind
        startsAt
        clientName
        serviceName
        locationName
        amountCents
        dueCents
        paymentStatus
        paidBy
        appointment {
          id
          instantActionToken
        }
        registration {
          id
          token
        }
      }
    }
  }
`);

type PracticePayments = NonNullable<PaymentsOfPracticeQuery['currentPractice']>;
export type PaymentRow = NonNullable<PracticePayments['pastAppointments']>[number];

/** One page of payments by the filters, with the totals of all that match. @param clientId those of one contact */
export function usePaymentsDirectory({ date, status, search, rows, page }: PaymentFilters, clientId?: string) {
  const limit = PAGE_SIZES[rows];
  const filter = {
    ...{ dateFilter: date, stateFilter: status },
    ...{ searchTerm: search || null, clientId: clientId ?? null },
  };
  const { data, previousData, error, refetch, fetchMore, networkStatus } = useQuery(PaymentsOfPractice, {
    variables: { limit, offset: (page - 1) * limit, ...filter },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const practice = data?.currentPractice ?? undefined;
  const payments = practice?.pastAppointments ?? undefined;
  const showMore = () =>
    fetchMore({
      variables: { offset: payments?.length ?? 0 },
      updateQuery: (shown, { fetchMoreResult: { currentPractice: next } }) => {
        const before = shown.currentPractice;
        if (!before || !next) return shown as PaymentsOfPracticeQuery;
        const joined = [...(before.pastAppointments ?? []), ...(next.pastAppointments ?? [])];
        return { ...shown, currentPractice: { ...next, pastAppointments: joined } } as PaymentsOfPracticeQuery;
      },
    });
  const known = practice ?? previousData?.currentPractice ?? undefined;
  return {
    practice,
    payments,
    filter,
    /** While other filters or pages are asked for, the answer before: for what does not depend on them. */
    known,
    /** Of practices that may ask for cards. */
    settings: (known?.requireCcEnabled && known.paymentSettings) || undefined,
    failed: error !== undefined,
    refetch: () => void refetch(),
    showMore: () => void showMore(),
    loadingMore: networkStatus === NetworkStatus.fetchMore,
  };
}

export type Directory = ReturnType<typeof usePaymentsDirectory>;
