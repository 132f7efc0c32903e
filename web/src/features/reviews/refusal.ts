import type { ErrorLike } from '@apollo/client';
import type { ErrorCode } from '../../gql/graphql.js';
import { refusalOf } from '../../lib/userErrors.js';

export interface Refusal {
  code: ErrorCode;
  message: string;
}

/** What the server says no with, in one line, or that it was not reached. */
export function refusalText(errors: readonly Refusal[] | undefined, error: ErrorLike | undefined): string {
  return refusalOf(error, errors, 'Internal server error');
}

/** Whether the person themself is refused, not what they sent. */
export function isUnsupportedReviewer(errors: readonly Refusal[] | undefined): boolean {
  return errors?.some(({ code }) => code === 'unsupported_reviewer') ?? false;
}
