import type { Request } from 'playwright-core';

/** The operation that a request of a page to `/graphql` asks for. */
export function nameOfOperation(request: Request): string {
  const { operationName } = request.postDataJSON() as { operationName?: string };
  if (!operationName) throw new Error(`No operation in ${request.postData()}`);
  return operationName;
}
