import { useQuery } from '@apollo/client/react';
import { graphql } from '../../../gql/gql.js';
import { NO_TERMS, UNKNOWN_TERMS, type ClientTerms } from './serviceLines.js';

const ClientTermsQuery = graphql(`
  query ClientTerms($clientId: ID!) {
    client(clientId: $clientId) {
      id
      openPackages {
        id
        name
        serviceId
        sessionsRemaining
        numberOfSessions
      }
      lastBookedService {
        id
      }
      customPrices {
        id
        serviceId
        amountCents
      }
    }
  }
`);

/** Asked for by itself: booking goes on while payments are out of reach. */
const CardOnFile = graphql(`
  query CardOnFile($practiceId: ID!, $clientId: ID!) {
    defaultPaymentMethodPractice(practiceId: $practiceId, clientId: $clientId) {
      id
      brand
      last4
    }
  }
`);

/** What is known of the client by the time of saving. */
export interface BookedFor {
  terms: ClientTerms;
  /** The card that would be charged; null without one, undefined while that is not known. */
  card: { brand: string; last4: string } | null | undefined;
}

/**
 * Open packages, agreed prices and the last service of a client, undefined until they are known.
 * @param clientId empty for a new client
 */
export function useClientTerms(clientId: string): ClientTerms | undefined {
  const { data, error } = useQuery(ClientTermsQuery, {
    variables: { clientId },
    skip: clientId === '',
    fetchPolicy: 'cache-and-network',
  });
  if (clientId === '') return NO_TERMS;
  if (error) return UNKNOWN_TERMS;
  return data ? (data.client ?? NO_TERMS) : undefined;
}

/** The card that would be charged; null without one, undefined while unknown. @param clientId empty for a new client */
export function useCardOnFile(practiceId: string, clientId: string): BookedFor['card'] {
  const { data } = useQuery(CardOnFile, {
    variables: { practiceId, clientId },
    skip: clientId === '',
    fetchPolicy: 'cache-and-network',
  });
  return clientId === '' ? null : data?.defaultPaymentMethodPractice;
}
