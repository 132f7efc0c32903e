import { useQuery } from '@apollo/client/react';
import { graphql } from '../../../gql/gql.js';

const ConferencingOfPractice = graphql(`
  query ConferencingOfPractice {
    currentPractice {
      id
      conferencingEnabled
      videoConferencing {
        connected
        erroredAt
        accountName
        accountEmail
      }
    }
  }
`);

/** The account for video calls, and whether the practice may have one. */
export function useConferencing() {
  const { data, error, refetch } = useQuery(ConferencingOfPractice, { fetchPolicy: 'cache-and-network' });
  const practice = data?.currentPractice;
  return {
    offered: practice?.conferencingEnabled,
    connection: practice?.videoConferencing ?? undefined,
    failed: error !== undefined && !practice,
    retry: () => void refetch(),
  };
}
