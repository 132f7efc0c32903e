import type { UserKind } from '../../gql/graphql.js';

/** Where an account starts. */
export function homeOf(kind: UserKind): string {
  return kind === 'pro' ? '/portal/calendar' : '/bookings';
}
