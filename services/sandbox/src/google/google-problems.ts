import { JsonProblem } from '../rest/json-api.js';

/** An error as Google words it (https://developers.google.com/workspace/calendar/api/guides/errors). */
export function problem(code: number, reason: string, message: string): JsonProblem {
  return new JsonProblem(code, errorBody(code, reason, message));
}

export function errorBody(code: number, reason: string, message: string): object {
  return { error: { code, message, errors: [{ domain: 'global', reason, message }] } };
}

export function notFound(): JsonProblem {
  return problem(404, 'notFound', 'Not Found');
}

export function invalid(message: string): JsonProblem {
  return problem(400, 'invalid', message);
}
