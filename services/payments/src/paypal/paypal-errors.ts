import { ProviderRefusedError, UnknownOutcomeError } from '../providers/provider-errors.js';
import type { PaymentProblem } from '../providers/provider-objects.js';

const REFUSED: PaymentProblem = {
  code: 'provider_refused',
  message: 'The payment provider refused the request.',
};

/** What a client can do about it; issues as PayPal has them (https://developer.paypal.com/api/rest/reference/orders/v2/errors/). */
const PROBLEMS: Readonly<Record<string, PaymentProblem>> = {
  INSTRUMENT_DECLINED: {
    code: 'instrument_declined',
    message: 'Your bank or card declined the payment. Please choose another way to pay.',
  },
  PAYER_CANNOT_PAY: {
    code: 'instrument_declined',
    message: 'This account cannot pay at the moment. Please choose another way to pay.',
  },
  PAYER_ACCOUNT_RESTRICTED: {
    code: 'instrument_declined',
    message: 'This account cannot pay at the moment. Please choose another way to pay.',
  },
  TRANSACTION_REFUSED: {
    code: 'instrument_declined',
    message: 'The payment was declined. Please choose another way to pay.',
  },
  ORDER_NOT_APPROVED: { code: 'not_approved', message: 'The payment was not approved. Please try again.' },
  PAYER_ACTION_REQUIRED: { code: 'not_approved', message: 'The payment was not approved. Please try again.' },
  PAYEE_ACCOUNT_RESTRICTED: {
    code: 'provider_refused',
    message: 'This practitioner cannot take this kind of payment at the moment.',
  },
};

/** An answer that is no success. */
export class PaypalAnswerError extends Error {
  constructor(
    readonly status: number,
    readonly body: { name?: string; details?: { issue?: string }[] },
    readonly debugId: string,
  ) {
    super(`${status} ${body.name ?? ''} ${body.details?.[0]?.issue ?? ''} ${debugId}`.trim());
  }

  get issue(): string {
    return this.body.details?.[0]?.issue ?? this.body.name ?? '';
  }
}

/** Whether a failed call can have had its effect. */
export function providerErrorOf(error: unknown): ProviderRefusedError | UnknownOutcomeError {
  if (!(error instanceof PaypalAnswerError)) return new UnknownOutcomeError(String(error), false);
  const { status, issue, message: detail } = error;
  if (status >= 500) return new UnknownOutcomeError(detail, true);
  if (status === 409 || status === 429) return new UnknownOutcomeError(detail, false, status === 409);
  const { code, message } = Object.hasOwn(PROBLEMS, issue) ? PROBLEMS[issue]! : REFUSED;
  return new ProviderRefusedError(code, message, detail, status === 404);
}
