import { Catch, HttpException, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import { GqlArgumentsHost } from '@nestjs/graphql';
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
import { UnauthenticatedError } from './actor.js';
import { DomainError, failure, userErrorOf, type MutationOutcome } from './domain-error.js';
import { INTERNAL_CODE, INTERNAL_MESSAGE, isUnstorable, UNSTORABLE_MESSAGE } from './graphql/public-errors.js';
import { isOverload, OVERLOADED_CODE, OVERLOADED_MESSAGE, RETRY_AFTER_SECONDS } from './overload.js';

/**
 * Answers of REST routes when something is thrown, always `{ errors: [{ code, message, field }] }`: a broken rule is 422, a
 * missing login 401, the wrong kind of account 403, a rush 503 with Retry-After, what we did wrong 500 without its reason.
 * GraphQL's errors pass through to its own masking, those of events and requests to their transports.
 */
@Catch()
export class RestErrors implements ExceptionFilter {
  constructor(private readonly logger: Logger) {}

  catch(error: unknown, host: ArgumentsHost): Observable<never> | MutationOutcome | void {
    const type = host.getType<'http' | 'rpc' | 'graphql'>();
    if (type === 'rpc') return throwError(() => error);
    if (type === 'graphql') return outcomeOf(error, host);
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

/** A mutation that a guard refuses gives its payload, as one that breaks a rule does. */
function outcomeOf(error: unknown, host: ArgumentsHost): MutationOutcome {
  const { parentType, returnType } = GqlArgumentsHost.create(host).getInfo<GraphQLResolveInfo>();
  if (!(error instanceof DomainError) || parentType.name !== 'Mutation') throw error;
  return { ...emptyLists(getNamedType(returnType)), ...failure(error) };
}

/** What a payload that says of nothing done has to hold beside: lists of what was done. */
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
