import { JsonProblem } from '../rest/json-api.js';

/** Refusals in PayPal's words (https://developer.paypal.com/api/rest/responses/). */
export function unprocessable(issue: string, description: string): JsonProblem {
  return problem(
    422,
    'UNPROCESSABLE_ENTITY',
    'The requested action could not be performed, semantically incorrect, or failed business validation.',
    { issue, description },
  );
}

export function malformed(field: string, issue = 'MISSING_REQUIRED_PARAMETER'): JsonProblem {
  const message = 'Request is not well-formed, syntactically incorrect, or violates schema.';
  return problem(400, 'INVALID_REQUEST', message, { field, issue, description: 'A required field is missing.' });
}

export function notFound(): JsonProblem {
  const details = {
    issue: 'INVALID_RESOURCE_ID',
    description: 'Specified resource ID does not exist. Please check the resource ID and try again.',
  };
  return problem(404, 'RESOURCE_NOT_FOUND', 'The specified resource does not exist.', details);
}

export function notAuthorized(
  description = 'You do not have permission to access or perform operations on this resource.',
): JsonProblem {
  return problem(403, 'NOT_AUTHORIZED', 'Authorization failed due to insufficient permissions.', {
    issue: 'PERMISSION_DENIED',
    description,
  });
}

export function unauthorized(): JsonProblem {
  return new JsonProblem(
    401,
    { error: 'invalid_token', error_description: 'Token signature verification failed' },
    false,
  );
}

export function problem(status: number, name: string, message: string, detail: object): JsonProblem {
  return new JsonProblem(status, { name, message, debug_id: 'sandbox', details: [detail] });
}
