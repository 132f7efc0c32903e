import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';

/** One of the `errors[]` of a mutation's payload. */
export interface UserErrorLike {
  code?: string | undefined;
  message: string;
  field?: string | null | undefined;
}

/** What is said when the request itself did not get through. */
export const CONNECTION_MESSAGE = "We couldn't reach the server. Check your connection and try again.";

/** A request got no response, so that its result is unknown (connection/reconnection.ts). */
export class ConnectionError extends Error {
  constructor(cause: Error) {
    super(CONNECTION_MESSAGE, { cause });
  }
}

/** Whether a request failed because no answer came. */
export function isConnectionLost(error: object | undefined): error is ConnectionError {
  return error instanceof ConnectionError;
}

/** Shows server errors next to their form fields and focuses the first field. */
export function placeFieldErrors<V extends FieldValues>(
  fieldErrors: Readonly<Record<string, string>>,
  setError: UseFormSetError<V>,
): void {
  Object.entries(fieldErrors).forEach(([field, message], index) =>
    setError(field as Path<V>, { type: 'server', message }, { shouldFocus: index === 0 }),
  );
}

/**
 * Puts each refusal of the server at the field that it names and moves the focus to the first.
 * @param fields names of the form's fields; the server's `field` may be a path such as `client.email`
 * @returns what belongs to no field of the form, for a message above it; empty when all has found its place
 */
export function placeUserErrors<V extends FieldValues>(
  errors: readonly UserErrorLike[],
  setError: UseFormSetError<V>,
  fields: readonly Path<V>[],
): string {
  const unplaced: string[] = [];
  let focused = false;
  for (const { message, field } of errors) {
    const name = fields.find((candidate) => candidate === field?.split('.').at(-1));
    if (name) {
      setError(name, { type: 'server', message }, { shouldFocus: !focused });
      focused = true;
    } else unplaced.push(message);
  }
  return unplaced.join(' ');
}
