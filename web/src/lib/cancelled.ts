import type { ErrorCode } from '../gql/graphql.js';

interface CancelPayload {
  result: string;
  errors: readonly { code: ErrorCode }[];
}

/** Whether the appointment is cancelled now, by this answer or by an earlier one that was lost on its way. */
export function isCancelled(payload: CancelPayload | undefined): boolean {
  return payload?.result === 'success' || (payload?.errors.some(({ code }) => code === 'already_cancelled') ?? false);
}
