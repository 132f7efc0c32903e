import { type JsonApiManners, JsonProblem } from './json-api.js';

type Keyless<Caller> = Omit<JsonApiManners<Caller>, 'callerOf' | 'scopeOf'>;

/** Returns the manners of a provider that knows no idempotency keys. */
export function keylessManners<Caller>(
  name: string,
  fallbacks: Pick<JsonApiManners<Caller>, 'failed' | 'unknownPath'>,
): Keyless<Caller> {
  return {
    ...fallbacks,
    name,
    idempotencyKeyOf: () => undefined,
    reused: () => new JsonProblem(409, {}),
    busy: () => new JsonProblem(409, {}),
    headers: () => ({}),
  };
}
