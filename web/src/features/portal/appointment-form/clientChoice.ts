import { z } from 'zod/mini';
import { NO_EXTENSION } from '@yarrow/kit/values/phone-text';
import { hasExtension, toE164, type PhoneCountry, type PhoneValue } from '../../../lib/phone.js';

/** One of the practice's clients, or a new one. */
export interface ClientValues {
  kind: 'existing' | 'new';
  clientId: string;
  /** Whether a session can be booked for the chosen one. */
  reachable: boolean;
  firstName: string;
  lastName: string;
  email: string;
  phone: PhoneValue;
}

/** The practice's own, which no client can have. */
export interface OwnContact {
  email?: string | null | undefined;
  phone?: string | null | undefined;
}

/** No client yet. @param country initial country of the phone field */
export const emptyClient = (country: PhoneCountry, clientId = ''): ClientValues => ({
  ...{ kind: 'existing', clientId, reachable: false },
  ...{ firstName: '', lastName: '', email: '', phone: { country, text: '' } },
});

const OWN_PHONE =
  'Cannot use your phone number for a client. Please leave blank and add email if client phone is unknown.';
const OWN_EMAIL = 'Cannot use your email for a client. Please add phone for client or use a placeholder email.';
const CONTACT_NEEDED = 'Please add an email or a phone number.';
const INVALID_PHONE = 'Please enter a valid phone number.';
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

const isNew = ({ kind }: ClientValues) => kind === 'new';
const same = (one: string, other: string | null | undefined) =>
  one.trim().toLowerCase() === other?.trim().toLowerCase();

const hasPhone = (value: ClientValues) => isNew(value) && value.phone.text.trim() !== '';
const hasEmail = (value: ClientValues) => isNew(value) && value.email.trim() !== '';

/** One broken rule of the client's fields. */
const rule = (path: string, error: string, kept: (value: ClientValues) => boolean | Promise<boolean>) =>
  z.refine<ClientValues>(kept, { path: [path], error });

/** Rules of the fields of a client (spec portal operations §5). */
export const clientRules = (own: OwnContact) =>
  z.custom<ClientValues>().check(
    rule('clientId', 'Please select a client first', (value) => isNew(value) || value.clientId !== ''),
    rule('reachable', '', (value) => isNew(value) || value.reachable),
    rule('email', CONTACT_NEEDED, (value) => !isNew(value) || hasEmail(value) || hasPhone(value)),
    rule('email', 'Invalid email', (value) => !hasEmail(value) || EMAIL.test(value.email.trim())),
    rule('email', OWN_EMAIL, (value) => !hasEmail(value) || !same(value.email, own.email)),
    rule('phone', NO_EXTENSION, async (value) => !hasPhone(value) || !(await hasExtension(value.phone))),
    rule('phone', INVALID_PHONE, async (value) => !hasPhone(value) || (await toE164(value.phone)) !== undefined),
    rule('phone', OWN_PHONE, async (value) => !hasPhone(value) || (await toE164(value.phone)) !== own.phone),
  );

/** Who it is for, as the API takes it. */
export async function clientInput({ kind, clientId, firstName, lastName, email, phone }: ClientValues) {
  if (kind === 'existing') return { clientId };
  const number = phone.text.trim() ? await toE164(phone) : undefined;
  return {
    client: {
      firstName: firstName.trim() || null,
      lastName: lastName.trim() || null,
      email: email.trim() || null,
      phone: number ?? null,
    },
  };
}
