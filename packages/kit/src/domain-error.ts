import type { CommonErrorCode } from './generated/error-codes.js';

/** Codes by whose contract declares them: the types that are generated for a service add those of its `ErrorCode`. */
export interface ErrorCodes {
  kit: CommonErrorCode;
}

/** Reasons that the contract names: what a service may throw. */
export type ErrorCode = ErrorCodes[keyof ErrorCodes];

/** Fields of which the contract can say that their value is not valid: `firstName` by `invalid_first_name`. */
export type CheckedField = FieldOf<ErrorCode>;

type FieldOf<C extends string> = C extends `invalid_${infer Field}` ? CamelCase<Field> : never;
type CamelCase<S extends string> = S extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : S;

/** One reason why a mutation did nothing, as the public contract shows it. */
export interface UserError {
  readonly code: ErrorCode;
  readonly message: string;
  readonly field: string | null;
}

/** A broken rule: thrown inside, so that the transaction rolls back; data at the edge. */
export class DomainError extends Error {
  override readonly name = 'DomainError';

  /**
   * @param code one of the contract's `ErrorCode`
   * @param message for people, word for word as the specification has it
   * @param field name of the argument that is to blame
   */
  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly field?: string,
  ) {
    super(message);
  }
}

/** Fields of every mutation's payload, in addition to its object. */
export interface MutationOutcome {
  result: 'success' | 'failure';
  errors: UserError[];
}

/** The payload of a mutation that did nothing. */
export function failure(error: DomainError): MutationOutcome {
  return { result: 'failure', errors: [userErrorOf(error)] };
}

/** The value of a field is not valid: `invalid_<field>`. */
export function invalid(field: CheckedField, message: string): DomainError {
  const code = `invalid_${field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}` as ErrorCode;
  return new DomainError(code, message, field);
}

/** The public form of a broken rule. */
export function userErrorOf({ code, message, field }: DomainError): UserError {
  return { code, message, field: field ?? null };
}

/**
 * What the resolver of a mutation returns: the payload without `result` and `errors`, which are added to it, or nothing where
 * nothing else is in it. One that gives a `result` of its own keeps it.
 */
export type Success<P extends Record<keyof MutationOutcome, unknown>> = SuccessOf<
  Omit<P, '__typename' | keyof MutationOutcome>
>;

type SuccessOf<T> = (T & Partial<MutationOutcome>) | (Partial<T> extends T ? void : never);
