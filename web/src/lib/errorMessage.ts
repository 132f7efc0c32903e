import { CombinedGraphQLErrors, type ErrorLike } from '@apollo/client';

/** What went wrong, in the server's words where it answered. */
export function errorMessage(error: ErrorLike): string {
  if (!CombinedGraphQLErrors.is(error)) return error.message;
  return error.errors.map(({ message }) => message).join(' ');
}
