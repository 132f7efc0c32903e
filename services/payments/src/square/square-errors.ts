import { ProviderRefusedError, UnknownOutcomeError } from '../providers/provider-errors.js';
import type { PaymentProblem } from '../providers/provider-objects.js';

/** What a client can do about it; codes as Square has them (https://developer.squareup.com/docs/payments-api/error-codes). */
const PROBLEMS: Readonly<Record<string, PaymentProblem>> = {
  INSUFFICIENT_FUNDS: {
    code: 'insufficient_funds',
    message: 'Your card has insufficient funds. Please try another card.',
  },
  CARD_EXPIRED: { code: 'expired_card', message: 'Your card has expired. Please try another card.' },
  INVALID_EXPIRATION: { code: 'expired_card', message: "Your card's expiration date is incorrect." },
  BAD_EXPIRATION: { code: 'expired_card', message: "Your card's expiration date is incorrect." },
  CVV_FAILURE: {
    code: 'incorrect_cvc',
    message: "Your card's security code is incorrect. Please check it and try again.",
  },
  VERIFY_CVV_FAILURE: {
    code: 'incorrect_cvc',
    message: "Your card's security code is incorrect. Please check it and try again.",
  },
  ADDRESS_VERIFICATION_FAILURE: {
    code: 'incorrect_zip',
    message: 'Your postal code is incorrect. Please check it and try again.',
  },
  VERIFY_AVS_FAILURE: {
    code: 'incorrect_zip',
    message: 'Your postal code is incorrect. Please check it and try again.',
  },
  CARD_DECLINED_VERIFICATION_REQUIRED: {
    code: 'authentication_required',
    message: 'Your bank wants you to confirm this card. Please enter it once more.',
  },
  CARD_DECLINED_CALL_ISSUER: {
    code: 'card_declined',
    message: 'Your card was declined. Please call your bank or try another card.',
  },
  TEMPORARY_ERROR: {
    code: 'processing_error',
    message: 'Your card could not be processed just now. Please try again in a moment.',
  },
  CARD_TOKEN_USED: { code: 'card_needed', message: 'Please enter your card once more.' },
  CARD_TOKEN_EXPIRED: { code: 'card_needed', message: 'Please enter your card once more.' },
};
const DECLINED: PaymentProblem = {
  code: 'card_declined',
  message: 'Your card was declined. Please try another card.',
};

/** Of an error of the SDK, as far as we read it; its classes are loaded only when Square is called. */
export interface SquareFailure {
  statusCode?: number;
  errors?: readonly { category?: string; code?: string; detail?: string }[];
}

/** How a refusal is shown. Reasons that say something of the card's owner are a plain decline. */
export function problemOf(code: string | undefined): PaymentProblem {
  return code && Object.hasOwn(PROBLEMS, code) ? PROBLEMS[code]! : DECLINED;
}

/** Whether a failed call can have had its effect. */
export function providerErrorOf(error: unknown): ProviderRefusedError | UnknownOutcomeError {
  const { statusCode = 0, errors = [] } = (error ?? {}) as SquareFailure;
  if (statusCode === 0) return new UnknownOutcomeError(String(error), false);
  const detail = [statusCode, ...errors.map(({ code, detail }) => `${code} ${detail}`)].join(' ');
  if (statusCode >= 500) return new UnknownOutcomeError(detail, true);
  if (statusCode === 409 || statusCode === 429) return new UnknownOutcomeError(detail, false, statusCode === 409);
  const [first] = errors;
  const aboutCard = first?.category === 'PAYMENT_METHOD_ERROR' || first?.code?.startsWith('CARD_TOKEN_');
  if (aboutCard) {
    const problem = problemOf(first?.code);
    return new ProviderRefusedError(problem.code, problem.message, detail);
  }
  const notFound = statusCode === 404;
  return new ProviderRefusedError('provider_refused', 'The payment provider refused the request.', detail, notFound);
}
