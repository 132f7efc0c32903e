import type { ExecutionContext } from '@nestjs/common';
import { GqlExecutionContext } from '@nestjs/graphql';
import type { FastifyRequest } from 'fastify';
import { actorOf } from '../graphql-context.js';
import { networkOf } from './network-of.js';

/** How often something may be done. */
export interface Limit {
  /** What is counted, in kebab-case; limits of one name and one size count together. */
  readonly name: string;
  /** How many are allowed, or the variable of the service's configuration that says so … */
  readonly points: number | Uppercase<string>;
  /** … in this many seconds, counted from the first. */
  readonly perSeconds: number;
}

/** Whose attempts count together. */
export interface LimitKey {
  /** For the table of entrances. */
  readonly label: string;
  /** @returns undefined where there is nothing to count by, and nothing is counted */
  of(context: ExecutionContext): string | undefined;
}

/** What `@RateLimit` says of an entrance. */
export type RateLimitDeclaration =
  | (Limit & { readonly countedBy: 'guard'; readonly by: LimitKey })
  | (Limit & { readonly countedBy: 'service'; readonly counts: string })
  | { readonly countedBy: 'none'; readonly reason: string };

export const RATE_LIMITS = Symbol('RateLimits');

/**
 * Declares how often something may be called. `RateLimitGuard` counts each call before it begins, after `AccessGuard`; with
 * several limits on one entrance all of them have to allow it, in their order. On a class it holds for all of its methods
 * that declare none of their own. A service does not start if a mutation or a route declares nothing, unless its only
 * access is `@Access('practice')`: a practice changes its own data, without a limit.
 */
export function RateLimit({ by, ...limit }: Limit & { readonly by: LimitKey }): ClassDecorator & MethodDecorator {
  return declare({ ...limit, by, countedBy: 'guard' });
}

/**
 * The service counts, by `RateLimitsService.consume`: failures only, or what can be counted only once it is known whose
 * it is.
 * @param counts what counts and by what, in a few words
 */
RateLimit.inService = (limit: Limit, counts: string): ClassDecorator & MethodDecorator =>
  declare({ ...limit, counts, countedBy: 'service' });

/** There is no limit. @param reason why none is needed */
RateLimit.none = (reason: string): ClassDecorator & MethodDecorator => declare({ reason, countedBy: 'none' });

/** The address of the browser. */
export const byAddress: LimitKey = { label: 'address', of: (context) => actorOf(context)?.ip };

/** The network of the browser: one IPv6 user has a very large number of addresses. */
export const byNetwork: LimitKey = {
  label: 'network',
  of: (context) => {
    const ip = actorOf(context)?.ip;
    return ip && networkOf(ip);
  },
};

/** The account of the caller. */
export const byUser: LimitKey = { label: 'account', of: (context) => actorOf(context)?.userId };

/** The practice of the caller. */
export const byPractice: LimitKey = { label: 'practice', of: (context) => actorOf(context)?.practiceId };

/** Longer than any id or address of a mailbox. */
const MAX_KEY_LENGTH = 254;

/**
 * An argument of the field or a parameter of the route, without regard to case.
 * @param path of an argument inside an input: `input.email`
 */
export function byArgument(path: string): LimitKey {
  return {
    label: `\`${path}\``,
    of: (context) => {
      const value = path
        .split('.')
        .reduce<unknown>((from, name) => (from as Record<string, unknown>)?.[name], argumentsOf(context));
      return typeof value === 'string' ? value.trim().toLowerCase().slice(0, MAX_KEY_LENGTH) : undefined;
    },
  };
}

/**
 * Combines two keys, for a target that any caller may name, so that one sender does not use up the limit of all others.
 */
export function byBoth(one: LimitKey, other: LimitKey): LimitKey {
  return {
    label: `${one.label} and ${other.label}`,
    of: (context) => {
      const keys = [one.of(context), other.of(context)];
      return keys.includes(undefined) ? undefined : keys.join(' ');
    },
  };
}

function argumentsOf(context: ExecutionContext): unknown {
  return context.getType<'http' | 'graphql'>() === 'graphql'
    ? GqlExecutionContext.create(context).getArgs()
    : context.switchToHttp().getRequest<FastifyRequest>().params;
}

/** Decorators run from the last to the first. */
function declare(declaration: RateLimitDeclaration): ClassDecorator & MethodDecorator {
  return (target: object, _key?: string | symbol, descriptor?: PropertyDescriptor): void => {
    const declared = (descriptor?.value ?? target) as object;
    const later = (Reflect.getOwnMetadata(RATE_LIMITS, declared) as RateLimitDeclaration[] | undefined) ?? [];
    Reflect.defineMetadata(RATE_LIMITS, [declaration, ...later], declared);
  };
}
