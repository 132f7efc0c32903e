import { DomainError, type ErrorCode } from '@yarrow/kit/domain-error';

/** The provider understood the call and refused it: nothing was made, and asking again will not help. */
export class ProviderRefusedError extends DomainError {
  /**
   * @param code stable and ours, such as `card_declined`
   * @param message for people
   * @param detail the provider's own text, for the log
   * @param notFound it has nothing by the id that was asked for
   */
  constructor(
    code: ErrorCode,
    message: string,
    readonly detail: string,
    readonly notFound = false,
  ) {
    super(code, message);
  }
}

/** No answer that says whether the call had its effect: a time-out, a lost connection, a fault of the provider's. */
export class UnknownOutcomeError extends DomainError {
  /**
   * @param answered the provider did answer, with a fault; the call is over and will not have its effect later
   * @param busy the same call is under way elsewhere
   */
  constructor(
    readonly detail: string,
    readonly answered: boolean,
    readonly busy = false,
  ) {
    super('provider_unavailable', 'The payment provider does not answer. Please try again in a moment.');
  }
}

/** A signed webhook that is no event as the provider sends them. */
export class MalformedEventError extends Error {
  override readonly name = 'MalformedEventError';
}

/** @throws MalformedEventError where it is no time */
export function eventTime(time: number | string): Date {
  const at = new Date(time);
  if (Number.isNaN(at.getTime())) throw new MalformedEventError('The event has no time.');
  return at;
}
