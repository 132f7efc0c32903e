import { DomainError } from '@yarrow/kit/domain-error';
import { parseCountry } from '@yarrow/kit/values/countries';
import { parseEmail, parsePhone, parseText } from '@yarrow/kit/values/input-rules';
import type { ContactValues, InvitedFrom } from '../directory/client.entity.js';
import type { OwnContact } from '../practice-projection/practice-projection.service.js';

/** Input of a contact form; absent fields stay as they are. */
export type ContactForm = { readonly [Name in keyof ContactValues]?: string | null | undefined };

const INVITED_FROM: readonly string[] = [
  ...['web_appointment_invite', 'web_single_invite', 'csv_import', 'copy_paste', 'csv_upload'],
];

/** Longest texts, in characters, and how messages call them. */
const TEXTS = [
  { field: 'firstName', max: 100, label: 'The first name' },
  { field: 'lastName', max: 100, label: 'The last name' },
  { field: 'address', max: 200, label: 'The address' },
  { field: 'addressTwo', max: 200, label: 'The second line of the address' },
  { field: 'city', max: 100, label: 'The city' },
  { field: 'state', max: 100, label: 'The state' },
  { field: 'postalCode', max: 20, label: 'The postal code' },
  { field: 'notes', max: 10_000, label: 'The note' },
] as const;

/**
 * The values of a form that keeps every rule (spec portal-operations §5).
 * @throws DomainError naming the first field that breaks one
 */
export function parseContact(form: ContactForm, own: OwnContact): Partial<ContactValues> {
  const values: Partial<ContactValues> = {};
  for (const { field, ...limits } of TEXTS) {
    if (form[field] === undefined) continue;
    const text = parseText(form[field], field, limits);
    if (field === 'firstName' || field === 'lastName') values[field] = text.replace(/\s+/g, ' ');
    else values[field] = text || null;
  }
  if (form.country !== undefined) values.country = form.country?.trim() ? parseCountry(form.country, 'country') : null;
  if (form.email !== undefined) values.email = form.email?.trim() ? parseClientEmail(form.email, own) : null;
  if (form.phone !== undefined) values.phone = form.phone?.trim() ? parseClientPhone(form.phone, own) : null;
  return values;
}

/**
 * How an invited contact came, where both say so.
 * @throws DomainError `invalid_client_type`, `invalid_invited_from`
 */
export function parseOrigin(clientType: string | null | undefined, invitedFrom: string | null | undefined) {
  if (clientType != null && clientType !== 'invited') {
    throw new DomainError('invalid_client_type', 'A client is invited or nothing.', 'clientType');
  }
  if (invitedFrom != null && (clientType == null || !INVITED_FROM.includes(invitedFrom))) {
    throw new DomainError('invalid_invited_from', 'A client cannot be invited in this way.', 'invitedFrom');
  }
  return { clientType: clientType ?? null, invitedFrom: (invitedFrom ?? null) as InvitedFrom | null };
}

function parseClientEmail(typed: string, own: OwnContact): string {
  const email = readEmail(typed);
  if (!own.emails.includes(email)) return email;
  throw new DomainError(
    'own_email',
    'Cannot use your email for a client. Please add phone for client or use a placeholder email.',
    'email',
  );
}

/** The specification has its own message. */
function readEmail(typed: string): string {
  try {
    return parseEmail(typed);
  } catch (error) {
    if (error instanceof DomainError) throw new DomainError(error.code, 'Invalid email', 'email');
    throw error;
  }
}

function parseClientPhone(typed: string, own: OwnContact): string {
  const phone = parsePhone(typed, own.country);
  if (!own.phones.includes(phone)) return phone;
  throw new DomainError(
    'own_phone',
    'Cannot use your phone number for a client. Please leave blank and add email if client phone is unknown.',
    'phone',
  );
}
