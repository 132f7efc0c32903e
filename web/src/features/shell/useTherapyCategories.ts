import { useQuery } from '@apollo/client/react';
import { graphql } from '../../gql/gql.js';

const TherapyCategories = graphql(`
  query TherapyCategories {
    therapyCategories {
      key
      name
      description
    }
  }
`);

/** The therapy categories in the order of the menu; asked once for all who show them. */
export function useTherapyCategories(options: { pause?: boolean } = {}) {
  const { data, loading, error } = useQuery(TherapyCategories, { skip: options.pause ?? false });
  return { categories: data?.therapyCategories ?? [], loading, error };
}
