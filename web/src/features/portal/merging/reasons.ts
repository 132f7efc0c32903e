import type { DuplicateReason } from '../../../gql/graphql.js';

/** Why two records may be of one person, as people read it. */
export const REASONS: Readonly<Record<DuplicateReason, string>> = {
  same_email: 'Same email address, written differently',
  same_phone: 'Same phone number and a similar name',
  same_name: 'Same name',
};
