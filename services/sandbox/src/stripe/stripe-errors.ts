/** The `error` object of Stripe's answers (https://docs.stripe.com/api/errors). */
export interface StripeErrorBody {
  type: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error';
  message: string;
  code?: string;
  decline_code?: string;
  param?: string;
  charge?: string;
  payment_intent?: unknown;
  setup_intent?: unknown;
  payment_method?: unknown;
}

/** A refusal in Stripe's own words and status. */
export class StripeProblem extends Error {
  constructor(
    readonly status: number,
    readonly body: StripeErrorBody,
    /** False for what Stripe refuses before it begins; such an answer is not stored under the idempotency key. */
    readonly started = true,
  ) {
    super(body.message);
  }
}

/** A parameter that is missing, unknown or malformed. */
export function invalidParam(message: string, param: string, code?: string): StripeProblem {
  return new StripeProblem(400, { type: 'invalid_request_error', message, param, ...(code && { code }) }, false);
}

/** A request that is well-formed but does not fit the state of things. */
export function invalidRequest(message: string, code?: string, param?: string): StripeProblem {
  return new StripeProblem(400, {
    type: 'invalid_request_error',
    message,
    ...(code && { code }),
    ...(param && { param }),
  });
}

export function noSuch(kind: string, id: string, param = 'id', status = 404): StripeProblem {
  const message = `No such ${kind}: '${id}'`;
  return new StripeProblem(status, { type: 'invalid_request_error', code: 'resource_missing', message, param });
}

export function cardError(body: Omit<StripeErrorBody, 'type'>): StripeProblem {
  return new StripeProblem(402, { type: 'card_error', ...body });
}
