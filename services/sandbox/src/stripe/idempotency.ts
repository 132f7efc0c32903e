import type { Collection, Journal } from '../journal.js';
import { StripeProblem } from './stripe-errors.js';

export interface StoredAnswer {
  path: string;
  /** The parameters, encoded; another request under the same key must send the same. */
  fingerprint: string;
  status: number;
  body: string;
  requestId: string;
  /** Milliseconds since 1970. */
  storedAt: number;
}

const KEPT_MS = 24 * 3_600_000;

/**
 * Idempotency keys as Stripe documents them (https://docs.stripe.com/api/idempotent_requests): the first answer,
 * errors included, is given again for a day; other parameters or a simultaneous use are refused.
 */
export class IdempotencyKeys {
  private readonly answers: Collection<StoredAnswer>;
  private readonly inUse = new Set<string>();

  constructor(journal: Journal) {
    this.answers = journal.collection('stripe.idempotency');
    for (const key of this.answers.keys()) if (isExpired(this.answers.get(key)!)) this.answers.delete(key);
  }

  /**
   * Claims the key, to be released by `release`, or returns the stored answer, which needs no release.
   * @throws StripeProblem 400 for other parameters, 409 while an earlier request is under way
   */
  claim(account: string, key: string, path: string, fingerprint: string): StoredAnswer | undefined {
    const scoped = `${account}:${key}`;
    if (this.inUse.has(scoped)) {
      const message = `There is currently another in-progress request using this Idempotent Key (that probably means you submitted twice, and the other request is still going through): ${key}. Please try again later.`;
      throw new StripeProblem(409, { type: 'idempotency_error', code: 'idempotency_key_in_use', message }, false);
    }
    const stored = this.answers.get(scoped);
    if (stored && !isExpired(stored)) {
      refuseOtherUse(stored, key, path, fingerprint);
      return stored;
    }
    this.inUse.add(scoped);
    return undefined;
  }

  store(account: string, key: string, answer: StoredAnswer): void {
    this.answers.put(`${account}:${key}`, answer);
  }

  release(account: string, key: string): void {
    this.inUse.delete(`${account}:${key}`);
  }
}

function isExpired(answer: StoredAnswer): boolean {
  return answer.storedAt < Date.now() - KEPT_MS;
}

function refuseOtherUse(stored: StoredAnswer, key: string, path: string, fingerprint: string): void {
  const refusal = (only: string) =>
    new StripeProblem(
      400,
      {
        type: 'idempotency_error',
        message: `Keys for idempotent requests can only be used ${only} they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
      },
      false,
    );
  if (stored.path !== path) throw refusal('for the same endpoint');
  if (stored.fingerprint !== fingerprint) throw refusal('with the same parameters');
}
