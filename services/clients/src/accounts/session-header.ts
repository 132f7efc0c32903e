import type { GraphqlContext } from '@yarrow/kit/graphql-context';

/** SHA-256 of the cookie of the session that asks, as the gateway sends it. */
export function sessionHashOf({ request }: GraphqlContext): string | undefined {
  const hash = request.headers['x-session-hash'];
  return typeof hash === 'string' ? hash : undefined;
}
