/** The answer of a provider was no success. */
export class ProviderAnswerError extends Error {
  override readonly name = 'ProviderAnswerError';

  constructor(
    provider: string,
    readonly status: number,
    /** The provider's own number or word for it. */
    readonly code: string,
    message: string,
    /** How long it asks us to wait, milliseconds. */
    readonly retryAfterMs: number | undefined,
  ) {
    super(`${provider} answered ${status} ${code}: ${message}`);
  }

  /** Access to the account is lost: the grant was revoked or used up. */
  get isAccessLost(): boolean {
    const ofAccount = this.status === 401 && this.code !== 'invalid_client';
    return ofAccount || this.code === 'invalid_grant';
  }

  /** It was refused, so nothing has happened. */
  get isRefusal(): boolean {
    return this.status < 500;
  }

  /** There is no such thing, or no longer. */
  get isGone(): boolean {
    return this.status === 404 || this.status === 410;
  }
}

const FIRST_DELAY_MS = 5_000;
const MAX_DELAY_MS = 3_600_000;

/** How long to wait after a number of failures in a row, milliseconds; longer where the provider asks for it. */
export function delayAfter(error: unknown, failures: number): number {
  const asked = error instanceof ProviderAnswerError ? (error.retryAfterMs ?? 0) : 0;
  return Math.max(asked, Math.min(FIRST_DELAY_MS * 2 ** (failures - 1), MAX_DELAY_MS));
}

export function isAccessLost(error: unknown): boolean {
  return error instanceof ProviderAnswerError && error.isAccessLost;
}
