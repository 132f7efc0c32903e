import {
  CombinedGraphQLErrors,
  type ApolloClient,
  type OperationVariables,
  type TypedDocumentNode,
} from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import type { ErrorCode } from '../gql/graphql.js';
import { errorMessage } from './errorMessage.js';
import { isConnectionLost, placeUserErrors, type UserErrorLike } from './userErrors.js';
import { showToast } from './toasts.js';
import { useSingleRun } from './useSingleRun.js';

/** Fields that every mutation returns in addition to the changed object. */
interface Payload {
  result: 'success' | 'failure';
  errors: readonly UserErrorLike[];
}

/** The payload of a mutation that asks one root field. */
export type PayloadOf<Data> = Extract<Data[Exclude<keyof Data, '__typename'>], Payload>;

export type FieldErrorsByName = Readonly<Record<string, string>>;

/** Outcome of a run: the payload, or the reason for the failure and, if the server answered, its payload. */
export type ActionOutcome<P = unknown> =
  | { ok: true; payload: P }
  | {
      ok: false;
      message: string;
      fieldErrors: FieldErrorsByName;
      payload?: P;
      /** The connection was lost before the response, so the result is unknown. */
      unanswered?: boolean;
    };

export type FailureOf<P> = Extract<ActionOutcome<P>, { ok: false }>;

/** What the server said with a code that the caller knows what to do about; undefined where it did not refuse for that. */
export function refusalWith(outcome: ActionOutcome, code: ErrorCode): UserErrorLike | undefined {
  const payload = outcome.ok ? undefined : (outcome.payload as Payload | undefined);
  return payload?.errors.find((error) => error.code === code);
}

/** Returns the errors of a failed action with their fields, for forms that place them themselves. */
export function reasonsOf(outcome: ActionOutcome): readonly UserErrorLike[] {
  const { errors = [] } = (outcome.payload as Payload | undefined) ?? {};
  if (errors.length > 0 || outcome.ok) return errors;
  return [{ message: outcome.message }];
}

export interface ActionOptions<Data, Variables extends OperationVariables> {
  /** Toast of a success; none for an action whose effect is seen at once. */
  success?: string | ((payload: PayloadOf<Data>) => string);
  /** What is said when the server gives no reason. */
  failure: string;
  /** Where the server's reasons are shown, joined by spaces: instead of `failure` or after a colon. Default instead. */
  reasons?: 'instead' | 'appended';
  /** Shows only the first of the server's reasons, where the specification requires it. Default false. */
  firstReasonOnly?: boolean;
  /** Appended where the server gives no reason, such as "unknown error". */
  unknownReason?: string;
  /** Shows the message of a GraphQL error in place of `failure`. Default false. */
  saysError?: boolean;
  /** Shown in place of `failure` if there is no payload and the server did not refuse. */
  unexpected?: string;
  /** Shown before the message of a lost connection: what may have happened nevertheless. */
  unanswered?: string;
  /** The refusal which says that it is done already, as after an answer that was lost: a success. */
  alreadyDone?: ErrorCode;
  /** Fields of the form: reasons that name one of them, or a path that ends in one, go there and not into the message. */
  fields?: readonly string[];
  /** inline: the caller renders `message` next to the control that the user has to correct. Default toast. */
  shown?: 'toast' | 'inline';
  /** Apollo's options, such as `refetchAffected(…)`, `update`, an optimistic response or `REPEAT_WHEN_BACK` as context. */
  mutation?: Omit<ApolloClient.MutateOptions<Data, Variables>, 'mutation' | 'variables'>;
  onSuccess?: (payload: PayloadOf<Data>) => void;
  /** Called once per request, even if several calls share it. */
  onFailure?: (outcome: FailureOf<PayloadOf<Data>>) => void;
}

export interface Action<Data, Variables> {
  /**
   * Runs once at a time: while a request is in flight, a call with the same variables shares its outcome; a call with
   * other variables is refused, and nothing is sent. Never throws.
   */
  run: (variables: Variables) => Promise<ActionOutcome<PayloadOf<Data>>>;
  pending: boolean;
  /** Why the last run did not succeed, without what belongs to a field; empty otherwise. */
  message: string;
  /** Reasons of the last run by field. */
  fieldErrors: FieldErrorsByName;
  /** Forgets the last run, as when a dialog is opened again. */
  clear: () => void;
}

const NO_FIELD_ERRORS: FieldErrorsByName = {};

/** Shown for a call with other variables while a request is in flight. */
export const STILL_UNDER_WAY = 'Your last change is still being saved. Please try again in a moment.';

/** Runs a mutation and shows its outcome with the messages of the spec (portal operations §8, configuration §8). */
export function useAction<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  options: ActionOptions<Data, Variables>,
): Action<Data, Variables> {
  type MutateOptions = ApolloClient.MutateOptions<Data, Variables>;
  // Its type depends on the options, which are unknown until the document is.
  const mutate = useApolloClient().mutate as (options: MutateOptions) => Promise<ApolloClient.MutateResult<Data>>;
  const [refused, setRefused] = useState({ message: '', fieldErrors: NO_FIELD_ERRORS });
  const clear = () => setRefused({ message: '', fieldErrors: NO_FIELD_ERRORS });

  const runOnce = async (variables: Variables): Promise<ActionOutcome<PayloadOf<Data>>> => {
    clear();
    const { data, error } = await mutate({ mutation: document, variables, ...options.mutation } as MutateOptions);
    const payload = payloadOf(data as Data | null | undefined);
    if (payload && (payload.result === 'success' || isDone(payload.errors, options.alreadyDone))) {
      tellSuccess(options, payload);
      return { ok: true, payload };
    }
    const refusal = refuse(refusalFrom(options, error, payload?.errors));
    const failure = { ...refusal, unanswered: isConnectionLost(error), ...(payload && { payload }) };
    options.onFailure?.(failure);
    return failure;
  };
  const refuse = (refusal: typeof refused): FailureOf<PayloadOf<Data>> => {
    setRefused(refusal);
    if (options.shown !== 'inline' && refusal.message) showToast(refusal.message, 'error');
    return { ok: false, ...refusal };
  };
  const single = useSingleRun(runOnce, isSame);
  const run = async (variables: Variables) =>
    // A call with other variables must not report the success of the call in flight.
    (await single.run(variables)) ?? refuse({ message: STILL_UNDER_WAY, fieldErrors: NO_FIELD_ERRORS });
  return { run, pending: single.pending, ...refused, clear };
}

const isSame = (variables: OperationVariables, underWay: OperationVariables): boolean =>
  JSON.stringify(variables) === JSON.stringify(underWay);

function payloadOf<Data>(data: Data | null | undefined): PayloadOf<Data> | undefined {
  const payload = Object.entries(data ?? {}).find(([field]) => field !== '__typename')?.[1];
  return (payload ?? undefined) as PayloadOf<Data> | undefined;
}

function isDone(errors: readonly UserErrorLike[], alreadyDone: ErrorCode | undefined): boolean {
  return alreadyDone !== undefined && errors.some(({ code }) => code === alreadyDone);
}

function tellSuccess<Data, Variables extends OperationVariables>(
  { success, onSuccess }: ActionOptions<Data, Variables>,
  payload: PayloadOf<Data>,
): void {
  if (success !== undefined) showToast(typeof success === 'function' ? success(payload) : success);
  onSuccess?.(payload);
}

type Wording = Pick<
  ActionOptions<unknown, OperationVariables>,
  'failure' | 'reasons' | 'firstReasonOnly' | 'unknownReason' | 'unanswered' | 'fields' | 'saysError' | 'unexpected'
>;

function refusalFrom(
  {
    failure,
    reasons = 'instead',
    firstReasonOnly = false,
    unknownReason,
    unanswered = '',
    fields = [],
    saysError = false,
    unexpected,
  }: Wording,
  error: object | undefined,
  errors: readonly UserErrorLike[] | undefined,
): { message: string; fieldErrors: FieldErrorsByName } {
  if (isConnectionLost(error)) {
    return { message: `${unanswered} ${error.message}`.trimStart(), fieldErrors: NO_FIELD_ERRORS };
  }
  if (saysError && CombinedGraphQLErrors.is(error)) {
    return { message: errorMessage(error), fieldErrors: NO_FIELD_ERRORS };
  }
  if (!errors && unexpected) return { message: unexpected, fieldErrors: NO_FIELD_ERRORS };
  if (!errors?.length) {
    return { message: unknownReason ? `${failure}: ${unknownReason}` : failure, fieldErrors: NO_FIELD_ERRORS };
  }
  const fieldErrors: Record<string, string> = {};
  const place = (field: string, { message = '' }: { message?: string | undefined }) => (fieldErrors[field] ??= message);
  const unplaced = placeUserErrors<Record<string, string>>(
    firstReasonOnly ? errors.slice(0, 1) : errors,
    place,
    fields,
  );
  const message = unplaced && reasons === 'appended' ? `${failure}: ${unplaced}` : unplaced;
  return { message, fieldErrors };
}
