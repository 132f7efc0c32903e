import type { CombinedError } from '@urql/core';

/** What went wrong, without the client's own `[GraphQL]` or `[Network]` in front of it. */
export function errorMessage({ graphQLErrors, networkError, message }: CombinedError): string {
  return graphQLErrors.map((error) => error.message).join(' ') || networkError?.message || message;
}
