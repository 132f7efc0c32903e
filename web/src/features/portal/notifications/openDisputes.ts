import type { DisputeState } from '../../../gql/graphql.js';

/** Disputes that are not decided. @param disputes null for others than the practice */
export function openDisputes<T extends { state: DisputeState }>(disputes: readonly T[] | null | undefined): T[] {
  return (disputes ?? []).filter(({ state }) => state === 'needs_response' || state === 'under_review');
}
