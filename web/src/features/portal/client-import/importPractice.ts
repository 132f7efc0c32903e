import { graphql } from '../../../gql/gql.js';
import type { ImportPractice_PracticeFragment } from '../../../gql/graphql.js';

/** What reading a list needs of the practice: where it reads phone numbers, and what it is reached at itself. */
export const ImportPractice_practice = graphql(`
  fragment ImportPractice_practice on Practice {
    id
    countryCode
    email
    phone
    published
  }
`);

export type ImportPractice = ImportPractice_PracticeFragment;
