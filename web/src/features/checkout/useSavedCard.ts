import { useQuery } from 'urql';
import { graphql } from '../../gql/gql.js';

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

/** The card that would be charged for a visit, asked anew each time that somebody is about to pay. */
export function useSavedCard({ practiceId, instantActionToken, wanted }: SavedCardWanted) {
  const [{ data, fetching, error }, refetch] = useQuery({
    query: SavedCardOfVisit,
    variables: { practiceId, instantActionToken },
    requestPolicy: 'cache-and-network',
    pause: !wanted,
  });
  return {
    card: wanted ? (data?.defaultPaymentMethodPractice ?? undefined) : undefined,
    loading: wanted && fetching && !data,
    failed: wanted && !!error && !data,
    retry: () => refetch({ requestPolicy: 'network-only' }),
  };
}
