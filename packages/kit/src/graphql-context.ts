import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { GqlExecutionContext } from '@nestjs/graphql';
import DataLoader from 'dataloader';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Actor } from './actor.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the authentication hook of every route that is not public. */
    actor?: Actor;
  }
}

/** What resolvers get as third argument, new for each request. */
export interface GraphqlContext {
  readonly actor: Actor;
  readonly reply: FastifyReply;
  readonly request: FastifyRequest;
  readonly loaders: Map<unknown, unknown>;
}

/** Who asks; undefined on routes that are public. */
export function actorOf(context: ExecutionContext): Actor | undefined {
  return context.getType<'http' | 'graphql'>() === 'graphql'
    ? GqlExecutionContext.create(context).getContext<GraphqlContext>().actor
    : context.switchToHttp().getRequest<FastifyRequest>().actor;
}

/** Who asks: `@CurrentActor() actor: Actor`, in resolvers and in controllers of routes that are not public. */
export const CurrentActor = createParamDecorator((_data: unknown, context: ExecutionContext) => actorOf(context));

/**
 * The loader of this request for `key`: calls in one tick become one `batch`, and each key is fetched once.
 * @param key what the loader belongs to, such as the resolver's class; one object, one loader
 */
export function loaderOf<K, V>(
  context: Pick<GraphqlContext, 'loaders'>,
  key: object | string,
  batch: (keys: readonly K[]) => Promise<(V | Error)[]>,
): DataLoader<K, V> {
  let loader = context.loaders.get(key) as DataLoader<K, V> | undefined;
  if (!loader) {
    loader = new DataLoader<K, V>(batch);
    context.loaders.set(key, loader);
  }
  return loader;
}
