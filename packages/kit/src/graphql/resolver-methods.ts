/* eslint-disable @typescript-eslint/no-explicit-any -- what Nest injects after the arguments is the business of its decorators */
import type { MutationOutcome, Success } from '../domain-error.js';

/** What graphql-codegen generates for one field. */
type FieldResolver<Parent, Args, Result> = (parent: Parent, args: Args, context: any, info: any) => Result;
type ResultOf<F> = F extends FieldResolver<any, any, infer Result> ? Nullish<Awaited<Result>> : never;
type ParentOf<F> = F extends FieldResolver<infer Parent, any, any> ? Parent : never;
type ArgsOf<F> = F extends FieldResolver<any, infer Args, any> ? Args : never;

/** A nullable field may be omitted; returned lists are read-only. */
type Nullish<T> = Listed<T> | (null extends T ? undefined : never);
type Listed<T> = T extends readonly (infer Item)[] ? readonly Item[] : T;
type Answer<T> = T | Promise<T>;

/**
 * A method of a resolver class: `lead`, then the arguments where the field has any (`@Args()`, all of them as one object),
 * then whatever else is injected, such as `@CurrentActor()` and `@Context()`.
 */
type Method<Lead extends unknown[], Args, Result> = string extends keyof Args
  ? (...parameters: [...Lead, ...any[]]) => Answer<Result>
  : (...parameters: [...Lead, args: Args, ...any[]]) => Answer<Result>;

/** `class VisitsResolver implements Pick<QueryMethods, 'visit' | 'visits'>`, by the generated type of that name. */
export type QueryMethods<Resolvers> = {
  [Field in keyof Resolvers]-?: Method<
    [],
    ArgsOf<NonNullable<Resolvers[Field]>>,
    ResultOf<NonNullable<Resolvers[Field]>>
  >;
};

/** As `QueryMethods`; a mutation returns its payload without `result` and `errors`, which the kit adds. */
export type MutationMethods<Resolvers> = {
  [Field in keyof Resolvers]-?: Method<
    [],
    ArgsOf<NonNullable<Resolvers[Field]>>,
    PayloadPart<ResultOf<NonNullable<Resolvers[Field]>>>
  >;
};

type PayloadPart<P> = P extends Record<keyof MutationOutcome, unknown> ? Success<P> : P;

/**
 * Methods for the fields of an object type: all that the type of the object behind it (`codegen.mappers.json`) does not
 * hold as the contract has them. Where several classes share the fields of a type, each picks its own.
 */
export type FieldMethods<Resolvers> = {
  [Field in MissingIn<Resolvers>]: FieldMethod<NonNullable<Resolvers[Field]>>;
} & {
  [Field in Exclude<keyof Resolvers, MissingIn<Resolvers> | '__resolveReference' | '__isTypeOf'>]?: FieldMethod<
    NonNullable<Resolvers[Field]>
  >;
};

type FieldMethod<F> = Method<[parent: ParentOf<F>], ArgsOf<F>, ResultOf<F>>;

/** Names of the fields that the parent does not hold, or holds as something else. */
type MissingIn<Resolvers> = {
  [Field in Exclude<keyof Resolvers, '__resolveReference' | '__isTypeOf'>]-?: IsHeld<
    Field,
    NonNullable<Resolvers[Field]>
  > extends true
    ? never
    : Field;
}[Exclude<keyof Resolvers, '__resolveReference' | '__isTypeOf'>];

type IsHeld<Field, F> = Field extends keyof ParentOf<F>
  ? [ParentOf<F>[Field]] extends [Answer<ResultOf<F>>]
    ? true
    : false
  : false;
