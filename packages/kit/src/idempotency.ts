import { DomainError } from './domain-error.js';
import { deterministicId, isUuid } from './ids.js';

/** What an upsert is about: something that exists or, without an id, what this request makes. */
export interface UpsertTarget {
  readonly id?: string | null | undefined;
  /** UUID made by the client, the same for each repetition of a request. */
  readonly idempotencyKey?: string | null | undefined;
}

/**
 * The id of what a request makes: the same for each repetition of the request, so that what was made is found again.
 * @param scope whose requests these are and what they make, such as a practice's id and `event_type`; the same key in
 *   another scope makes something else
 * @returns undefined where the request carries no key
 * @throws DomainError `invalid_idempotency_key`
 */
export function idOfRequest(key: string | null | undefined, scope: { of: string; kind: string }): string | undefined {
  if (key == null) return undefined;
  if (!isUuid(key)) {
    throw new DomainError('invalid_idempotency_key', 'The key of a request has to be a UUID.', 'idempotencyKey');
  }
  return deterministicId(scope.of, `${scope.kind}:${key.toLowerCase()}`);
}
