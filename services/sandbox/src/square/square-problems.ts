import { JsonProblem } from '../rest/json-api.js';
import type { SquareFault } from './square-types.js';

/** Refusals in Square's words (https://developer.squareup.com/docs/build-basics/general-considerations/handling-errors). */
export function problem(status: number, category: string, code: string, detail: string, field?: string): JsonProblem {
  const errors: SquareFault[] = [{ category, code, detail, ...(field && { field }) }];
  return new JsonProblem(status, { errors }, category === 'PAYMENT_METHOD_ERROR');
}

export function unauthorized(): JsonProblem {
  const detail = 'This request could not be authorized.';
  return problem(401, 'AUTHENTICATION_ERROR', 'UNAUTHORIZED', detail);
}

export function notFound(what: string, id: string): JsonProblem {
  return problem(404, 'INVALID_REQUEST_ERROR', 'NOT_FOUND', `Could not find ${what} with id: ${id}`);
}

export function missing(field: string): JsonProblem {
  return problem(400, 'INVALID_REQUEST_ERROR', 'MISSING_REQUIRED_PARAMETER', 'Missing required parameter.', field);
}

export function invalid(code: string, detail: string, field?: string): JsonProblem {
  return problem(400, 'INVALID_REQUEST_ERROR', code, detail, field);
}

export function declined({ code, detail }: Pick<SquareFault, 'code' | 'detail'>): JsonProblem {
  return problem(402, 'PAYMENT_METHOD_ERROR', code, detail);
}
