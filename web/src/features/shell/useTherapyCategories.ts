import { useQuery } from 'urql';
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
  const [{ data, fetching, error }] = useQuery({ query: TherapyCategories, pause: options.pause ?? false });
  return { categories: data?.therapyCategories ?? [], fetching, error };
}
