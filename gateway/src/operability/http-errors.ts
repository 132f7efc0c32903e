import type { FastifyError, FastifyInstance } from 'fastify';
import { RequestError } from '../errors/request-error.js';

const BODY_TOO_LARGE = 'FST_ERR_CTP_BODY_TOO_LARGE';

/** The answer to who sends a body by the drop. */
export const BODY_TOO_SLOW = single('BODY_TOO_SLOW', 'The body did not arrive in time. Please try again.');

/** Every refusal and every fault leaves in the form of a GraphQL response, without the message of a fault. */
export function registerErrorHandlers(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | RequestError, request, reply) => {
    if (error instanceof RequestError) return reply.code(error.status).send({ errors: error.errors });
    const status = error.statusCode ?? 500;
    if (status >= 500) {
      request.log.error({ err: error, requestId: request.id }, 'request failed');
      return reply
        .code(status)
        .send(single('INTERNAL_SERVER_ERROR', 'Something went wrong on our side. Please try again.'));
    }
    return reply
      .code(status)
      .send(single(error.code === BODY_TOO_LARGE ? 'BODY_TOO_LARGE' : 'BAD_REQUEST', error.message));
  });
  app.setNotFoundHandler((_request, reply) => reply.code(404).send(single('NOT_FOUND', 'There is nothing here.')));
}

function single(code: string, message: string) {
  return { errors: [{ message, extensions: { code } }] };
}
