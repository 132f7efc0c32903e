import type { Practice } from '@yarrow/contracts/catalog/v1/events_pb';
import { DomainError } from '@yarrow/kit/domain-error';
import { parseEmail, parseLine, parsePhone } from '@yarrow/kit/values/input-rules';
import type { Attendee } from '../visits/attendee.js';

const MAX_NAME_LENGTH = 100;

/** A client as the practitioner typed it: any of it may be missing, as long as there is a way to reach them. */
export interface TypedClient {
  readonly firstName?: string | null | undefined;
  readonly lastName?: string | null | undefined;
  readonly email?: string | null | undefined;
  readonly phone?: string | null | undefined;
}

/**
 * Parses the details of a new client (specification of the portal, section 5).
 * @throws DomainError `invalid_first_name`, `invalid_last_name`, `invalid_email`, `invalid_phone`, `no_contact`,
 *   `own_contact`
 */
export function parseTypedClient(typed: TypedClient, practice: Practice): Attendee {
  const name = (value: string | null | undefined, field: 'firstName' | 'lastName', label: string) =>
    parseLine(value, field, { max: MAX_NAME_LENGTH, label });
  const attendee = {
    firstName: name(typed.firstName, 'firstName', 'First name'),
    lastName: name(typed.lastName, 'lastName', 'Last name'),
    email: typed.email?.trim() ? validEmail(typed.email) : '',
    phone: typed.phone?.trim() ? parsePhone(typed.phone, practice.country) : '',
  };
  if (attendee.phone && attendee.phone === practice.phone) {
    const message =
      'Cannot use your phone number for a client. Please leave blank and add email if client phone is unknown.';
    throw new DomainError('own_contact', message, 'phone');
  }
  if (attendee.email && attendee.email === practice.email.toLowerCase()) {
    const message = 'Cannot use your email for a client. Please add phone for client or use a placeholder email.';
    throw new DomainError('own_contact', message, 'email');
  }
  requireContact(attendee, 'client');
  return attendee;
}

/**
 * Requires a contact of the directory that can be booked.
 * @throws DomainError `no_contact`, `own_contact`
 */
export function requireBookable(contact: Pick<Attendee, 'email' | 'phone'>, practice: Practice): void {
  requireContact(contact, 'clientId');
  const own =
    (contact.phone && contact.phone === practice.phone) ||
    (contact.email && contact.email === practice.email.toLowerCase());
  if (!own) return;
  const message = 'This client has your own phone number or email. Please edit the client in the directory.';
  throw new DomainError('own_contact', message, 'clientId');
}

function requireContact({ email, phone }: Pick<Attendee, 'email' | 'phone'>, field: string): void {
  if (!email && !phone) throw new DomainError('no_contact', 'No email or phone on file', field);
}

function validEmail(typed: string): string {
  try {
    return parseEmail(typed);
  } catch {
    throw new DomainError('invalid_email', 'Invalid email', 'email');
  }
}
