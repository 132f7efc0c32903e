import { useRef } from 'react';
import { z } from 'zod/mini';
import { graphql } from '../../../../gql/gql.js';
import { refetchAffected } from '../../../../lib/refetchAffected.js';
import { useRequestKey } from '../../../../lib/useRequestKey.js';
import { useAction } from '../../../../lib/useAction.js';

const AddNote = graphql(`
  mutation AddNote($text: String!, $clientId: ID!, $appointmentId: ID, $idempotencyKey: ID) {
    addNote(text: $text, clientId: $clientId, appointmentId: $appointmentId, idempotencyKey: $idempotencyKey) {
      result
      errors {
        message
        field
      }
      note {
        id
      }
    }
  }
`);

/** As many characters as the service takes. */
const MAX_TEXT = 10_000;

/** What a note has to be. */
export const noteText = z
  .string()
  .check(z.trim(), z.minLength(1, 'Please write something first.'))
  .check(z.maxLength(MAX_TEXT, `Please use at most ${MAX_TEXT.toLocaleString('en-US')} characters.`));

/** Writes a note about a client, or about one of their visits; sent again after a lost answer it makes one. */
export function useAddNote(clientId: string) {
  const keyOf = useRequestKey();
  /** The same words later are another note. */
  const saved = useRef(0);
  const add = useAction(AddNote, {
    success: 'Note added.',
    failure: "We couldn't save the note. Please try again.",
    fields: ['text'],
    shown: 'inline',
    mutation: refetchAffected('clientNotes'),
    onSuccess: () => void (saved.current += 1),
  });
  const save = (text: string, appointmentId?: string) => {
    const note = { text, clientId, ...(appointmentId && { appointmentId }) };
    return add.run({ ...note, idempotencyKey: keyOf({ ...note, after: saved.current }) });
  };
  return { save, pending: add.pending };
}
