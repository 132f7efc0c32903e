/** Zoom's answer was no success. */
export class ZoomAnswerError extends Error {
  constructor(
    readonly status: number,
    /** Zoom's own number or word for it. */
    readonly code: string,
    message: string,
    /** How long it asks us to wait, milliseconds. */
    readonly retryAfterMs: number | undefined,
  ) {
    super(`Zoom answered ${status} ${code}: ${message}`);
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

  /** There is no such meeting. */
  get isGone(): boolean {
    return this.status === 404;
  }
}
