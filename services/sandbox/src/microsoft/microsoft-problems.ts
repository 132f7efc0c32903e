import { JsonProblem } from '../rest/json-api.js';

/** An error as Microsoft Graph words it (https://learn.microsoft.com/en-us/graph/errors). */
export function problem(status: number, code: string, message: string): JsonProblem {
  return new JsonProblem(status, errorBody(code, message));
}

export function errorBody(code: string, message: string): object {
  return { error: { code, message } };
}

export function itemNotFound(): JsonProblem {
  return problem(404, 'ErrorItemNotFound', 'The specified object was not found in the store.');
}

export function invalid(message: string): JsonProblem {
  return problem(400, 'ErrorInvalidRequest', message);
}
