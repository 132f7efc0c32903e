import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/min';
import { formatMoney, isPayable, MIN_PRICE_CENTS } from './currency.js';
import { DomainError, invalid, type CheckedField } from '../domain-error.js';
import { NO_EXTENSION, plainPhone } from './phone-text.js';

/** Longest address that SMTP can carry (RFC 5321 §4.5.3.1.3, less the angle brackets). */
const EMAIL_MAX_LENGTH = 254;
const PHONE_MAX_LENGTH = 250;
const EMAIL = /^[^\s@"(),:;<>[\\\]]+@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/;
// Control characters except tab, line feed and carriage return, and the marks that reorder text on screen.
const FORBIDDEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F\u202A-\u202E\u2066-\u2069\uFFFE\uFFFF]/u;

/** What shows nothing: marks of format and of direction, zero-width blanks, fillers that fonts leave empty. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}\u2800]/gu;
// Joiners and variation selectors belong to the letter or the sign before them.
const INVISIBLE_EDGES = /^[\p{Default_Ignorable_Code_Point}\p{Cf}\u2800\s]+|[\p{Cf}\u3164\uFFA0\u2800\s]+$/gu;
const SOMETHING_TO_SEE = /[^\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}\p{M}\u2800\s]/u;

/** Whether a reader sees nothing of it: blanks, zero-width characters and the like only. */
export function isBlank(text: string): boolean {
  return !SOMETHING_TO_SEE.test(text);
}

/** How many characters of it a reader can see. */
export function visibleLength(text: string): number {
  return isBlank(text) ? 0 : text.replace(INVISIBLE, '').length;
}

/**
 * What a person typed, trimmed, in Unicode's composed form; nothing where there is nothing to see.
 * @throws DomainError `invalid_<field>` where it is too short, too long or holds control characters
 */
export function parseText(
  value: string | null | undefined,
  field: CheckedField,
  limits: { min?: number; max: number; label: string },
): string {
  const typed = (value ?? '').normalize('NFC').trim();
  // Before the trimming: what reorders text is refused at its edges too.
  if (FORBIDDEN.test(typed)) throw invalid(field, `${limits.label} holds characters that cannot be used.`);
  const text = isBlank(typed) ? '' : typed.replace(INVISIBLE_EDGES, '');
  const min = limits.min ?? 0;
  if (visibleLength(text) < min) {
    throw invalid(
      field,
      min === 1 ? `${limits.label} is required.` : `${limits.label} needs at least ${min} characters.`,
    );
  }
  if (text.length > limits.max) throw invalid(field, `${limits.label} can have at most ${limits.max} characters.`);
  return text;
}

/** Text on one line, such as a name: line breaks and other blanks become one space. Otherwise as `parseText`. */
export function parseLine(...[value, field, limits]: Parameters<typeof parseText>): string {
  return parseText(value, field, limits).replace(/\s+/g, ' ');
}

/** A first or last name of 1 to 100 characters on one line. */
export function parseName(value: string | null | undefined, field: CheckedField, label: string): string {
  return parseLine(value, field, { min: 1, max: 100, label });
}

/** @throws DomainError `invalid_amount` for a part of a unit in a currency that is paid in whole units */
export function requirePayable(amountCents: number, currency: string, field: string): void {
  if (isPayable(amountCents, currency)) return;
  throw new DomainError('invalid_amount', `Please enter a whole amount: ${currency} has no smaller unit.`, field);
}

/**
 * A price or a fee: 0, or an amount that can be paid and that every provider charges.
 * @throws DomainError `invalid_amount`
 */
export function requirePrice(amountCents: number, currency: string, field: string): void {
  requirePayable(amountCents, currency, field);
  if (amountCents === 0 || amountCents >= MIN_PRICE_CENTS) return;
  const least = formatMoney(MIN_PRICE_CENTS, currency);
  throw new DomainError('invalid_amount', `Please enter 0 or at least ${least}: less cannot be charged.`, field);
}

/**
 * An e-mail address, lower-cased.
 * @throws DomainError `invalid_email`
 */
export function parseEmail(value: string | null | undefined, field = 'email'): string {
  const email = (value ?? '').normalize('NFC').trim().toLowerCase();
  const hidden = email.replace(INVISIBLE, '') !== email;
  if (email.length > EMAIL_MAX_LENGTH || !EMAIL.test(email) || FORBIDDEN.test(email) || hidden) {
    throw new DomainError('invalid_email', 'Please enter a valid email address.', field);
  }
  return email;
}

/**
 * A phone number in E.164. Its length decides, not whether its range is given out yet (spec client §5, "possible"): plans change
 * more often than releases.
 * @param country ISO 3166-1 alpha-2 in which a number without a country code is read; a number that is not valid there
 *   but is valid in North America is read there (spec readings, "+1")
 * @throws DomainError `invalid_phone`
 */
export function parsePhone(value: string | null | undefined, country: string, field = 'phone'): string {
  const typed = plainPhone(value ?? '');
  if (typed.length > 0 && typed.length <= PHONE_MAX_LENGTH) {
    const [here, inNorthAmerica] = [country.toUpperCase(), 'US'].map((region) =>
      parsePhoneNumberFromString(typed, { defaultCountry: region as CountryCode, extract: false }),
    );
    const found = [here, inNorthAmerica].find((phone) => phone?.isValid()) ?? here;
    if (found?.isPossible() && found.ext) throw new DomainError('invalid_phone', NO_EXTENSION, field);
    if (found?.isPossible()) return found.number;
  }
  throw new DomainError('invalid_phone', 'Please enter a valid phone number.', field);
}
