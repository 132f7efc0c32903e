import { unwrapResolverError } from '@apollo/server/errors';
import type { GraphQLFormattedError } from 'graphql';
import type { Logger } from 'pino';
import { DomainError } from '../domain-error.js';
import { OVERLOADED_CODE } from './overload.js';

export const INTERNAL_MESSAGE = 'Something went wrong on our side. Please try again.';
export const INTERNAL_CODE = 'INTERNAL_SERVER_ERROR';

export const UNSTORABLE_MESSAGE = 'The text holds a character that cannot be used.';

/** `character_not_in_repertoire` and `untranslatable_character`: what PostgreSQL says of U+0000 in a text, and in JSON. */
const UNSTORABLE = new Set(['22021', '22P05']);

/** Codes of errors that the caller caused and may read; all others are internal and masked. */
const CALLERS = new Set([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'BAD_USER_INPUT',
  'BAD_REQUEST',
  'OPERATION_RESOLUTION_FAILURE',
  'PERSISTED_QUERY_NOT_FOUND',
  'PERSISTED_QUERY_NOT_SUPPORTED',
  'UNAUTHENTICATED',
  'FORBIDDEN',
  OVERLOADED_CODE,
]);

/** Decides what a caller gets to see of an error; what is masked is logged with its stack. */
export function publicErrors(logger: Logger) {
  return (formatted: GraphQLFormattedError, thrown: unknown): GraphQLFormattedError => {
    const original = unwrapResolverError(thrown);
    const where = { path: formatted.path, locations: formatted.locations };
    if (original instanceof DomainError) {
      const { code, field, message } = original;
      return { ...where, message, extensions: { code, ...(field && { field }) } };
    }
    if (isUnstorable(original))
      return { ...where, message: UNSTORABLE_MESSAGE, extensions: { code: 'BAD_USER_INPUT' } };
    const code = formatted.extensions?.['code'];
    if (typeof code === 'string' && CALLERS.has(code)) {
      return { ...where, message: formatted.message, extensions: { code } };
    }
    logger.error({ err: original, path: formatted.path?.join('.') }, 'a GraphQL operation failed');
    return { ...where, message: INTERNAL_MESSAGE, extensions: { code: INTERNAL_CODE } };
  };
}

/** Whether the database refused a text for a character that no text can hold. */
export function isUnstorable(error: unknown): boolean {
  const { code, driverError } = (error ?? {}) as { code?: unknown; driverError?: { code?: unknown } };
  return UNSTORABLE.has(String(driverError?.code ?? code));
}
