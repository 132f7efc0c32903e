import { Catch, HttpException, Inject, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import { GqlArgumentsHost, type GqlContextType } from '@nestjs/graphql';
import type { FastifyReply } from 'fastify';
import {
  getNamedType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLNamedType,
  type GraphQLResolveInfo,
} from 'graphql';
import type { Logger } from 'pino';
import { throwError, type Observable } from 'rxjs';
import { UnauthenticatedError } from '../actor.js';
import { DomainError, failure, userErrorOf, type MutationOutcome } from '../domain-error.js';
import type { GraphqlContext } from '../graphql-context.js';
import { INTERNAL_CODE, INTERNAL_MESSAGE, isUnstorable, UNSTORABLE_MESSAGE } from './public-errors.js';
import { LOGGER } from '../telemetry/logging.js';
import { isOverload, OVERLOADED_CODE, OVERLOADED_MESSAGE, RETRY_AFTER_SECONDS } from './overload.js';
import { RateLimitedError } from '../rate-limits/rate-limits.service.js';

/**
 * What is answered when something is thrown. A mutation that breaks a rule, or that a guard refuses, answers with its
 * payload; other errors of GraphQL pass on to its own masking, those of events and requests to their transports. REST routes
 * answer `{ errors: [{ code, message, field }] }`: a broken rule is 422, a missing login 401, the wrong kind of account
 * 403, a rush 503 with Retry-After, what we did wrong 500 without its reason.
 */
@Catch()
export class ErrorsFilter implements ExceptionFilter {
  constructor(@Inject(LOGGER) private readonly logger: Logger) {}

  catch(error: unknown, host: ArgumentsHost): Observable<never> | MutationOutcome | void {
    const type = host.getType<GqlContextType>();
    if (type === 'rpc') return throwError(() => error);
    if (type === 'graphql') return payloadOf(error, GqlArgumentsHost.create(host));
    const { status, code, message, field } = this.answerOf(error);
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    if (reply.sent) return;
    if (code === OVERLOADED_CODE) void reply.header('retry-after', RETRY_AFTER_SECONDS);
    void reply.code(status).send({ errors: [{ code, message, field }] });
  }

  private answerOf(error: unknown) {
    if (error instanceof DomainError) return { status: error.code === 'forbidden' ? 403 : 422, ...userErrorOf(error) };
    if (error instanceof UnauthenticatedError) {
      return { status: 401, code: error.extensions.code, message: error.message, field: null };
    }
    if (isOverload(error)) return { status: 503, code: OVERLOADED_CODE, message: OVERLOADED_MESSAGE, field: null };
    if (isUnstorable(error)) return { status: 400, code: 'BAD_USER_INPUT', message: UNSTORABLE_MESSAGE, field: null };
    const status = statusOf(error);
    if (status < 500) return { status, code: `HTTP_${status}`, message: (error as Error).message, field: null };
    this.logger.error({ err: error }, 'a REST request failed');
    return { status, code: INTERNAL_CODE, message: INTERNAL_MESSAGE, field: null };
  }
}

/** @throws what was thrown, where it is no broken rule or no mutation */
function payloadOf(error: unknown, host: GqlArgumentsHost): MutationOutcome {
  const { parentType, returnType } = host.getInfo<GraphQLResolveInfo>();
  if (!(error instanceof DomainError) || parentType.name !== 'Mutation') throw error;
  if (error instanceof RateLimitedError) {
    void host.getContext<GraphqlContext>().reply.header('retry-after', error.retryAfterSeconds);
  }
  return { ...emptyLists(getNamedType(returnType)), ...failure(error) };
}

/** What the payload of a mutation that did nothing has to hold besides: its lists. */
function emptyLists(payload: GraphQLNamedType): Record<string, []> {
  const fields = isObjectType(payload) ? Object.values(payload.getFields()) : [];
  const lists = fields.filter(({ type }) => isNonNullType(type) && isListType(type.ofType));
  return Object.fromEntries(lists.map(({ name }) => [name, []]));
}

/** Nest's exceptions and Fastify's (body too large, malformed JSON) know their status; all else is a fault of ours. */
function statusOf(error: unknown): number {
  if (error instanceof HttpException) return error.getStatus();
  const { statusCode } = error as { statusCode?: unknown };
  return typeof statusCode === 'number' && statusCode >= 400 ? statusCode : 500;
}
