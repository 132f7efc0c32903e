import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { isConnectionLost, placeUserErrors, refusalOf, type UserErrorLike } from '../lib/userErrors.js';
import { showToast } from '../ui/toasts.js';

/** What every mutation answers with, beside the object that it changed. */
interface Payload {
  result: 'success' | 'failure';
  errors: readonly UserErrorLike[];
}

/** The payload of a mutation that asks one root field. */
export type PayloadOf<Data> = Extract<Data[Exclude<keyof Data, '__typename'>], Payload>;

export type FieldErrorsByName = Readonly<Record<string, string>>;

/** What came of a run: the payload, or why not. */
export type ActionOutcome<P = unknown> =
  { ok: true; payload: P } | { ok: false; message: string; fieldErrors: FieldErrorsByName };

export interface ActionOptions<Data, Variables extends OperationVariables> {
  /** Toast of a success; none for an action whose effect is seen at once. */
  success?: string | ((payload: PayloadOf<Data>) => string);
  /** What is said when the server gives no reason. */
  failure: string;
  /** Where the server's reasons go, joined by spaces: in the place of `failure`, or after it and a colon. Default instead. */
  reasons?: 'instead' | 'appended';
  /** Fields of the form: reasons that name one of them, or a path that ends in one, go there and not into the message. */
  fields?: readonly string[];
  /** inline: the caller shows `message` beside what was done, where there is something to mend. Default toast. */
  shown?: 'toast' | 'inline';
  /** Apollo's options, such as `refetchAffected(…)`, `update`, an optimistic response or `REPEAT_WHEN_BACK` as context. */
  mutation?: Omit<ApolloClient.MutateOptions<Data, Variables>, 'mutation' | 'variables'>;
  onSuccess?: (payload: PayloadOf<Data>) => void;
}

export interface Action<Data, Variables> {
  /** Does it once: while it is under way, another call joins in and has the same outcome. Never throws. */
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

/** Runs a mutation and tells what came of it in the words of the specification (portal operations §8, configuration §8). */
export function useAction<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  options: ActionOptions<Data, Variables>,
): Action<Data, Variables> {
  type MutateOptions = ApolloClient.MutateOptions<Data, Variables>;
  // Its type asks what the options hold, which nobody knows before there is a mutation.
  const mutate = useApolloClient().mutate as (options: MutateOptions) => Promise<ApolloClient.MutateResult<Data>>;
  const [pending, setPending] = useState(false);
  const [refused, setRefused] = useState({ message: '', fieldErrors: NO_FIELD_ERRORS });
  const underWay = useRef<Promise<ActionOutcome<PayloadOf<Data>>>>(undefined);
  const clear = () => setRefused({ message: '', fieldErrors: NO_FIELD_ERRORS });

  const runOnce = async (variables: Variables): Promise<ActionOutcome<PayloadOf<Data>>> => {
    clear();
    const { data, error } = await mutate({ mutation: document, variables, ...options.mutation } as MutateOptions);
    const payload = payloadOf(data as Data | null | undefined);
    if (payload?.result === 'success') {
      tellSuccess(options, payload);
      return { ok: true, payload };
    }
    const refusal = refusalFrom(options, error, payload?.errors);
    setRefused(refusal);
    if (options.shown !== 'inline' && refusal.message) showToast(refusal.message, 'error');
    return { ok: false, ...refusal };
  };
  const run = (variables: Variables) => {
    if (underWay.current) return underWay.current;
    setPending(true);
    underWay.current = runOnce(variables).finally(() => {
      underWay.current = undefined;
      setPending(false);
    });
    return underWay.current;
  };
  return { run, pending, ...refused, clear };
}

function payloadOf<Data>(data: Data | null | undefined): PayloadOf<Data> | undefined {
  const payload = Object.entries(data ?? {}).find(([field]) => field !== '__typename')?.[1];
  return (payload ?? undefined) as PayloadOf<Data> | undefined;
}

function tellSuccess<Data, Variables extends OperationVariables>(
  { success, onSuccess }: ActionOptions<Data, Variables>,
  payload: PayloadOf<Data>,
): void {
  if (success !== undefined) showToast(typeof success === 'function' ? success(payload) : success);
  onSuccess?.(payload);
}

type Wording = Pick<ActionOptions<unknown, OperationVariables>, 'failure' | 'reasons' | 'fields'>;

function refusalFrom(
  { failure, reasons = 'instead', fields = [] }: Wording,
  error: object | undefined,
  errors: readonly UserErrorLike[] = [],
): { message: string; fieldErrors: FieldErrorsByName } {
  if (isConnectionLost(error) || errors.length === 0) {
    return { message: refusalOf(error, undefined, failure), fieldErrors: NO_FIELD_ERRORS };
  }
  const fieldErrors: Record<string, string> = {};
  const place = (field: string, { message = '' }: { message?: string | undefined }) => (fieldErrors[field] ??= message);
  const homeless = placeUserErrors<Record<string, string>>(errors, place, fields);
  const message = homeless && reasons === 'appended' ? `${failure}: ${homeless}` : homeless;
  return { message, fieldErrors };
}
