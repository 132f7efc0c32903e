import { RequestMethod, type ForwardReference, type Type } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants';
import { MetadataScanner } from '@nestjs/core';
import { RATE_LIMITS, type RateLimitDeclaration } from '../rate-limits/rate-limit.js';
import { ACCESS, type AccessKind } from './access.js';

/** Metadata keys of `@nestjs/graphql` and `@nestjs/microservices`, which export none of them. */
const RESOLVER_TYPE = 'graphql:resolver_type';
const RESOLVER_NAME = 'graphql:resolver_name';
const RESOLVES_REFERENCE = 'graphql:resolve_reference';
const PATTERN = 'microservices:pattern';
const IS_EVENT = 'microservices:handler_type';
/** What Nest's GraphQL module finds in any provider. */
const OF_PROVIDERS: ReadonlySet<Entrance['kind']> = new Set(['query', 'mutation', 'subscription', 'entity']);
const ROOT_TYPES: ReadonlySet<string> = new Set(['Query', 'Mutation', 'Subscription']);
/** The others are bounded by the gateway, the line of queries and the broker (ADR 31). */
const LIMITED: ReadonlySet<Entrance['kind']> = new Set(['mutation', 'route']);

/** Default of mutations and routes that only practices may call. */
const OF_PRACTICES: readonly RateLimitDeclaration[] = [{ countedBy: 'none', reason: 'A practice changes its own.' }];

/** Something of a service that can be called from outside it. */
export interface Entrance {
  readonly kind: 'query' | 'mutation' | 'subscription' | 'entity' | 'route' | 'event' | 'request';
  /** Name of the field, of the type, of the message, or method and path. */
  readonly name: string;
  /** Class and method. */
  readonly handler: string;
  readonly access: readonly AccessKind[] | undefined;
  readonly limits: readonly RateLimitDeclaration[] | undefined;
  /** Whether Nest looks for it where its class is listed: routes and handlers of messages are methods of controllers. */
  readonly isReached: boolean;
}

interface ModuleParts {
  readonly imports?: readonly unknown[];
  readonly providers?: readonly unknown[];
  readonly controllers?: readonly unknown[];
}

type Listed = 'providers' | 'controllers';
type ModuleEntry = Type | (ModuleParts & { readonly module: Type });

/** All entrances of a module and of those that it imports, read from their decorators: nothing is made. */
export function entrancesOf(root: Type): Entrance[] {
  const classes = new Map<Type, Listed>();
  collectClasses(root, classes, new Set());
  return [...classes].flatMap(([one, listed]) => entrancesOfClass(one, listed));
}

/** @throws Error that names every entrance without `@Access` or `@RateLimit`, or that Nest would never call */
export function requireDeclaredEntrances(root: Type): void {
  const problems = problemsOf(root);
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

/** Returns one line for each missing or invalid declaration. */
export function problemsOf(root: Type): string[] {
  const entrances = entrancesOf(root);
  return [
    ...namesOf('Who may call these is not declared by @Access', (one) => !one.access),
    ...namesOf('How often these may be called is not declared by @RateLimit', isUnlimited),
    ...namesOf('Nest calls these in classes under `controllers` only', (one) => !one.isReached),
  ];

  function namesOf(what: string, isMeant: (entrance: Entrance) => boolean): string[] {
    const meant = entrances.filter(isMeant);
    return meant.length === 0
      ? []
      : [`${what}:`, ...meant.map((one) => `  - ${one.kind} ${one.name} (${one.handler})`)];
  }
}

const isUnlimited = ({ kind, limits }: Entrance): boolean => LIMITED.has(kind) && !limits;

const isOfPractices = (access: Entrance['access']): boolean => access?.length === 1 && access[0] === 'practice';

function collectClasses(imported: unknown, classes: Map<Type, Listed>, seen: Set<unknown>): void {
  const entry = isForward(imported) ? imported.forwardRef() : imported;
  if (!isModule(entry) || seen.has(entry)) return;
  seen.add(entry);
  const { module, ...given } = typeof entry === 'function' ? { module: entry } : entry;
  for (const part of ['providers', 'controllers'] as const) {
    for (const provider of [...declared(module, part), ...(given[part] ?? [])]) {
      const made = classOf(provider);
      if (made) classes.set(made, part);
    }
  }
  for (const further of [...declared(module, 'imports'), ...(given.imports ?? [])]) {
    collectClasses(further, classes, seen);
  }
}

const declared = (module: Type, part: keyof ModuleParts): unknown[] =>
  (Reflect.getMetadata(part, module) as unknown[] | undefined) ?? [];

/** What Nest's `forwardRef()` makes, for modules that import each other. */
const isForward = (imported: unknown): imported is ForwardReference<() => unknown> =>
  typeof imported === 'object' && imported !== null && 'forwardRef' in imported;

function isModule(entry: unknown): entry is ModuleEntry {
  return typeof entry === 'function' || (typeof entry === 'object' && entry !== null && 'module' in entry);
}

function classOf(provider: unknown): Type | undefined {
  const made =
    typeof provider === 'object' && provider !== null ? (provider as { useClass?: unknown }).useClass : provider;
  return typeof made === 'function' ? (made as Type) : undefined;
}

function entrancesOfClass(one: Type, listed: Listed): Entrance[] {
  const prototype = one.prototype as Record<string, object>;
  return new MetadataScanner().getAllMethodNames(prototype).flatMap((method) => {
    const found = entranceOf(one, prototype[method]!, method);
    if (!found) return [];
    const declaredAs = (key: symbol): unknown =>
      Reflect.getMetadata(key, prototype[method]!) ?? Reflect.getMetadata(key, one);
    const access = declaredAs(ACCESS) as Entrance['access'];
    const limits = declaredAs(RATE_LIMITS) as Entrance['limits'];
    return [
      {
        ...found,
        handler: `${one.name}.${method}`,
        access,
        limits: limits ?? (LIMITED.has(found.kind) && isOfPractices(access) ? OF_PRACTICES : undefined),
        isReached: listed === 'controllers' || OF_PROVIDERS.has(found.kind),
      },
    ];
  });
}

function entranceOf(one: Type, callback: object, method: string): Pick<Entrance, 'kind' | 'name'> | undefined {
  const read = <T>(key: string, target: object = callback) => Reflect.getMetadata(key, target) as T | undefined;
  const type = read<string>(RESOLVER_TYPE);
  if (type && ROOT_TYPES.has(type)) {
    return { kind: type.toLowerCase() as Entrance['kind'], name: read<string>(RESOLVER_NAME) ?? method };
  }
  if (read(RESOLVES_REFERENCE)) return { kind: 'entity', name: read<string>(RESOLVER_NAME, one) ?? one.name };
  const path = read<string>(PATH_METADATA);
  if (path !== undefined && read(METHOD_METADATA) !== undefined) {
    const parts = [read<string>(PATH_METADATA, one) ?? '', path].flatMap((part) => part.split('/')).filter(Boolean);
    return { kind: 'route', name: `${RequestMethod[read<RequestMethod>(METHOD_METADATA)!]} /${parts.join('/')}` };
  }
  const [pattern] = read<string[]>(PATTERN) ?? [];
  if (pattern) return { kind: read<number>(IS_EVENT) === 2 ? 'event' : 'request', name: pattern };
  return undefined;
}
