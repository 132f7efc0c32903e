import { DomainError } from '@yarrow/kit/domain-error';
import { deterministicId } from '@yarrow/kit/ids';
import { personKey } from '@yarrow/kit/values/person-name';
import { parseEmail, parseName, parsePhone } from '@yarrow/kit/values/input-rules';
import type { UserProjection } from '../client-projection/client-projection.repository.js';

/** Who comes. */
export interface Attendee {
  readonly firstName: string;
  readonly lastName: string;
  /** Lower-cased. */
  readonly email: string;
  /** E.164. */
  readonly phone: string;
}

/**
 * The details that a guest typed, or those of the account where none were.
 * @param country of the practice, in which a phone number without country code is read
 * @throws DomainError `invalid_client`, `invalid_first_name`, `invalid_last_name`, `invalid_email`, `invalid_phone`
 */
export function parseAttendee(
  typed: Attendee | null | undefined,
  account: UserProjection | undefined,
  country: string,
): Attendee {
  const details = typed ?? account;
  if (!details)
    throw new DomainError('invalid_client', 'Please enter your name, email address and phone number.', 'client');
  return {
    firstName: parseName(details.firstName, 'firstName', 'First name'),
    lastName: parseName(details.lastName, 'lastName', 'Last name'),
    email: parseEmail(details.email),
    phone: parsePhone(details.phone, country),
  };
}

/** A practitioner may have typed an address or a number alone. */
export function nameOf({ firstName, lastName, email, phone }: Attendee): string {
  return `${firstName} ${lastName}`.trim() || email || phone;
}

/** Id proposed for a new client: the same for each booking of a person, derived from address or number, and name. */
export function proposedClientId(practiceId: string, attendee: Attendee): string {
  const key = personKey(attendee);
  return deterministicId(practiceId, [attendee.email || attendee.phone, ...(key ? [key] : [])].join(' '));
}
