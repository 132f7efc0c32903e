import type { ErrorCode } from '@yarrow/kit/domain-error';
import Stripe from 'stripe';
import { ProviderRefusedError, UnknownOutcomeError } from '../providers/provider-errors.js';
import type { PaymentProblem } from '../providers/provider-objects.js';

/** What a client can do about it; codes as Stripe has them (https://docs.stripe.com/error-codes, /declines/codes). */
const MESSAGES = {
  card_declined: 'Your card was declined. Please try another card.',
  insufficient_funds: 'Your card has insufficient funds. Please try another card.',
  expired_card: 'Your card has expired. Please try another card.',
  incorrect_cvc: "Your card's security code is incorrect. Please check it and try again.",
  incorrect_number: 'Your card number is incorrect. Please check it and try again.',
  processing_error: 'Your card could not be processed just now. Please try again in a moment.',
  authentication_required: 'Your bank wants you to confirm this payment.',
} satisfies Partial<Record<ErrorCode, string>>;

interface CardProblem {
  code?: string | null;
  decline_code?: string | null;
}

/** Reasons that say something of the card's owner, such as a card reported stolen, are shown as a plain decline. */
export function problemOf({ code, decline_code: declineCode }: CardProblem): PaymentProblem {
  if (code === 'setup_intent_authentication_failure' || code === 'payment_intent_authentication_failure') {
    return { code: 'authentication_failed', message: 'Your bank could not confirm you. Please try again.' };
  }
  const shown = [declineCode, code].find(isShown) ?? 'card_declined';
  return { code: shown, message: MESSAGES[shown] };
}

function isShown(code: string | null | undefined): code is keyof typeof MESSAGES {
  return code != null && Object.hasOwn(MESSAGES, code);
}

/**
 * Whether a failed call can have had its effect. 409 is a call under the same key that is still running; 429 was turned
 * away at the door, but the call before it under the same key may not have been.
 * @see https://docs.stripe.com/error-low-level
 */
export function providerErrorOf(error: unknown): ProviderRefusedError | UnknownOutcomeError {
  if (!(error instanceof Stripe.errors.StripeError)) return new UnknownOutcomeError(String(error), false);
  const detail = `${error.type} ${error.code ?? ''} ${error.statusCode ?? ''} ${error.requestId ?? ''}`.trim();
  const status = error.statusCode ?? 0;
  if (status >= 500) return new UnknownOutcomeError(detail, true);
  if (status < 400 || status === 409 || status === 429) return new UnknownOutcomeError(detail, false, status === 409);
  if (error instanceof Stripe.errors.StripeCardError) {
    const problem = problemOf(error);
    return new ProviderRefusedError(problem.code, problem.message, detail);
  }
  return new ProviderRefusedError(
    'provider_refused',
    'The payment provider refused the request.',
    detail,
    status === 404,
  );
}

/** @throws ProviderRefusedError, UnknownOutcomeError */
export async function withProviderErrors<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    throw providerErrorOf(error);
  }
}
