import { CombinedGraphQLErrors, type ErrorLike } from '@apollo/client';

/** What went wrong, in the server's words where it answered. */
export function errorMessage(error: ErrorLike): string {
  if (!CombinedGraphQLErrors.is(error)) return error.message;
  return error.errors.map(({ message }) => message).join(' ');
}

/** Returns the server's message if it rejected an argument (`invalid_…`), which no retry can change. */
export function invalidArgumentMessage(error: ErrorLike): string | undefined {
  if (!CombinedGraphQLErrors.is(error)) return undefined;
  return error.errors.find(({ extensions }) => String(extensions?.['code']).startsWith('invalid_'))?.message;
}
