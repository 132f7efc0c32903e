import { z } from 'zod/mini';
import { toE164 } from '../../../lib/phone.js';
import {
  clientValues,
  fieldRules,
  reachable,
  type ClientValues,
  type FormClient,
  type FormPractice,
} from './clientForm.js';

/** The new client, and what moves to them. */
export interface SplitValues extends ClientValues {
  appointmentIds: string[];
  noteIds: string[];
  intakeForms: boolean;
}

/** Rules of the form; the limits are the server's (`splitClient`). */
export function splitRules(practice: FormPractice | undefined) {
  const values = z.object({
    ...fieldRules(practice),
    firstName: z.string().check(z.trim(), z.minLength(1, 'Please enter a name.'), z.maxLength(100)),
    appointmentIds: z.array(z.string()),
    noteIds: z.array(z.string()),
    intakeForms: z.boolean(),
  });
  return values.check(
    reachable,
    z.refine(({ appointmentIds, noteIds, intakeForms }) => intakeForms || appointmentIds.length + noteIds.length > 0, {
      path: ['appointmentIds'],
      error: 'Please choose what belongs to the other person.',
    }),
  );
}

/** The other person often shares the client's address and number. */
export function splitValues(practice: FormPractice, client: FormClient): SplitValues {
  const { email, phone } = clientValues(practice, client);
  return { ...clientValues(practice), email, phone, appointmentIds: [], noteIds: [], intakeForms: false };
}

/** Arguments of `splitClient` without the client. */
export async function splitInput(values: SplitValues) {
  const { firstName, lastName, email, appointmentIds, noteIds, intakeForms } = values;
  const phone = (await toE164(values.phone)) ?? '';
  return { firstName, lastName, email, phone, appointmentIds, noteIds, intakeForms };
}
