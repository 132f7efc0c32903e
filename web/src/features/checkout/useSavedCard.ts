import { useQuery } from '@apollo/client/react';
import { graphql } from '../../gql/gql.js';
import { isConnectionLost } from '../../lib/userErrors.js';

const SavedCardOfVisit = graphql(`
  query SavedCardOfVisit($practiceId: ID!, $instantActionToken: String) {
    defaultPaymentMethodPractice(practiceId: $practiceId, instantActionToken: $instantActionToken) {
      id
      brand
      last4
      expMonth
      expYear
    }
  }
`);

export interface SavedCardWanted {
  practiceId: string;
  instantActionToken: string;
  /** Whether a saved card is of any use here. */
  wanted: boolean;
}

/** The card that would be charged for a visit, refetched each time the client is about to pay. */
export function useSavedCard({ practiceId, instantActionToken, wanted }: SavedCardWanted) {
  const { data, loading, error, refetch } = useQuery(SavedCardOfVisit, {
    variables: { practiceId, instantActionToken },
    fetchPolicy: 'cache-and-network',
    skip: !wanted,
  });
  // Asked again by itself when the connection is back.
  const waiting = loading || isConnectionLost(error);
  return {
    card: wanted ? (data?.defaultPaymentMethodPractice ?? undefined) : undefined,
    loading: wanted && waiting && !data,
    failed: wanted && !!error && !waiting && !data,
    retry: () => refetch(),
  };
}
