import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { graphql } from '../../../gql/gql.js';
import { saveFile } from '../../../lib/saveFile.js';
import { Button } from '../../../ui/Button.js';
import { Icon } from '../../../ui/Icon.js';
import { showToast } from '../../../lib/toasts.js';
import type { Directory } from './usePaymentsDirectory.js';

const PaymentsExport = graphql(`
  query PaymentsExport(
    $dateFilter: PaymentDateFilter!
    $stateFilter: PaymentStateFilter!
    $searchTerm: String
    $clientId: ID
  ) {
    currentPractice {
      id
      pastAppointmentsExport(
        dateFilter: $dateFilter
        stateFilter: $stateFilter
        searchTerm: $searchTerm
        clientId: $clientId
      )
    }
  }
`);

/** Saves all payments that match the filters as a file of comma-separated values. */
export function ExportPaymentsButton({ directory: { practice, filter } }: { directory: Directory }) {
  const client = useApolloClient();
  const [pending, setPending] = useState(false);
  if (!practice?.pastAppointmentsCount) return null;
  const save = async () => {
    setPending(true);
    // Whole files have no place in the cache.
    const { data } = await client.query({ query: PaymentsExport, variables: filter, fetchPolicy: 'no-cache' });
    setPending(false);
    const text = data?.currentPractice?.pastAppointmentsExport;
    if (text == null) showToast('We weren’t able to export your payments. Please try again.', 'error');
    else saveFile('payments.csv', 'text/csv;charset=utf-8', text);
  };
  return (
    <Button variant="outline" loading={pending} onClick={() => void save()}>
      <Icon name="download" size={18} /> Export
    </Button>
  );
}
