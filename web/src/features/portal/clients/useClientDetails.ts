import { useQuery } from '@apollo/client/react';
import { readFragment } from '../../../gql/fragment-masking.js';
import { graphql } from '../../../gql/gql.js';
import { ClientForm_client, ClientForm_practice } from './clientForm.js';

const ClientDetails = graphql(`
  query ClientDetails($clientId: ID!) {
    client(clientId: $clientId) {
      id
      deletedAt
      mergedInto {
        id
        name
      }
      sharesAddressWith {
        id
        name
      }
      ...ClientForm_client
    }
    currentPractice {
      id
      timeZone
      ...ClientForm_practice
    }
  }
`);

/** One contact of the directory, and what its screens need of the practice. Who was deleted is not there any more. */
export function useClientDetails(clientId: string) {
  const { data, error, refetch } = useQuery(ClientDetails, {
    variables: { clientId },
    fetchPolicy: 'cache-and-network',
  });
  const found = data?.client?.deletedAt ? undefined : (data?.client ?? undefined);
  const practice = data?.currentPractice ?? undefined;
  return {
    /** What the form to change them takes. */
    found,
    practice,
    client: found && readFragment(ClientForm_client, found),
    keepsNotes: practice !== undefined && readFragment(ClientForm_practice, practice).clientNotesEnabled,
    /** Another client with the same email address or phone number. */
    sharesAddressWith: found?.sharesAddressWith ?? undefined,
    /** The client that this record became part of. */
    mergedInto: data?.client?.mergedInto ?? undefined,
    /** The response has arrived, and there is no such client. */
    missing: !error && data !== undefined && !found,
    failed: error !== undefined && !found,
    retry: () => void refetch(),
  };
}

export type ClientDetails = ReturnType<typeof useClientDetails>;
