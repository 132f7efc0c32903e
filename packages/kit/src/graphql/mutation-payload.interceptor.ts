import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { GqlExecutionContext, type GqlContextType } from '@nestjs/graphql';
import { getNamedType, isObjectType, type GraphQLResolveInfo } from 'graphql';
import { map, type Observable } from 'rxjs';

/**
 * Completes the payload of a mutation that did what was asked: its resolver returns the object, or nothing. One that
 * throws a `DomainError` is answered by `ErrorsFilter`.
 */
@Injectable()
export class MutationPayloadInterceptor implements NestInterceptor<object | undefined, unknown> {
  intercept(context: ExecutionContext, next: CallHandler<object | undefined>): Observable<unknown> {
    if (!answersPayload(context)) return next.handle();
    return next.handle().pipe(map((payload) => ({ result: 'success', errors: [], ...payload })));
  }
}

function answersPayload(context: ExecutionContext): boolean {
  if (context.getType<GqlContextType>() !== 'graphql') return false;
  const { parentType, returnType } = GqlExecutionContext.create(context).getInfo<GraphQLResolveInfo>();
  if (parentType.name !== 'Mutation') return false;
  const payload = getNamedType(returnType);
  return isObjectType(payload) && 'result' in payload.getFields();
}
