import { useMemo } from 'react';
import { refetchAffected } from '../../../lib/refetchAffected.js';
import { clientRules, clientValues, type FormClient, type FormPractice } from './clientForm.js';

/** What saving a client has in common, new or changed: another name has another place in the list. */
export const SAVING_A_CLIENT = {
  reasons: 'appended',
  unknownReason: 'please try again.',
  shown: 'inline',
  mutation: refetchAffected('clients'),
} as const;

/** The rules and the first values of a client's form. @param client none for a new one */
export function useClientForm(practice: FormPractice | undefined, client?: FormClient) {
  const schema = useMemo(() => clientRules(practice), [practice]);
  const original = useMemo(() => clientValues(practice, client), [practice, client]);
  return { schema, original };
}
