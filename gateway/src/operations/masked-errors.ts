import type { ExecutionResult, GraphQLFormattedError } from 'graphql';
import type { FastifyBaseLogger } from 'fastify';

const UNEXPECTED = new Set([
  'INTERNAL_SERVER_ERROR',
  'DOWNSTREAM_SERVICE_ERROR',
  'GRAPHQL_VALIDATION_FAILED',
  'GRAPHQL_PARSE_FAILED',
]);

/** Extensions that clients may read in addition to the message; excludes stack traces and internal names. */
const SHOWN_EXTENSIONS = ['code', 'field', 'service'] as const;

/**
 * An execution result as the client may see it. An error without a code of its own, or one that says that the gateway
 * and a subgraph misunderstand each other, is a fault of ours: it is logged and shown without its message.
 */
export function withMaskedErrors(
  result: ExecutionResult,
  requestId: string,
  logger: FastifyBaseLogger,
): ExecutionResult {
  if (!result.errors?.length) return result;
  const errors = result.errors.map((error): GraphQLFormattedError => {
    const { message, path, locations, extensions = {} } = error;
    const code = typeof extensions.code === 'string' ? extensions.code : 'INTERNAL_SERVER_ERROR';
    if (UNEXPECTED.has(code)) {
      logger.error({ requestId, path, code, subgraph: extensions.serviceName, reason: message }, 'unexpected error');
      return {
        message: 'Something went wrong on our side. Please try again.',
        ...(path && { path }),
        extensions: { code: 'INTERNAL_SERVER_ERROR' },
      };
    }
    const shown: Record<string, unknown> = { code };
    for (const key of SHOWN_EXTENSIONS) if (extensions[key] !== undefined) shown[key] = extensions[key];
    return { message, ...(locations && { locations }), ...(path && { path }), extensions: shown };
  });
  return { ...result, errors } as unknown as ExecutionResult;
}
