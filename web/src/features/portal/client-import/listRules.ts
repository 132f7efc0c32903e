import { NO_EXTENSION } from '@yarrow/kit/values/phone-text';

/** As much as the server stores (`createClient`); longer names are refused. */
const MAX_NAME_LENGTH = 100;
const MAX_EMAIL_LENGTH = 254;

/** What the server takes for an address (packages/kit/src/values/input-rules.ts). */
const EMAIL = /^[^\s@"(),:;<>[\\\]]+@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/;

const NO_EMAIL = 'No email address';
const INVALID_EMAIL = 'Invalid email';
export const INVALID_PHONE = 'Please enter a valid phone number.';
const LONG_NAME = `A name can have at most ${MAX_NAME_LENGTH} characters.`;

/** Spec portal operations §5. */
const OWN_EMAIL = 'Cannot use your email for a client. Please add phone for client or use a placeholder email.';
const OWN_PHONE =
  'Cannot use your phone number for a client. Please leave blank and add email if client phone is unknown.';

/** A row of a list, as it was read or corrected since. */
export interface ListRow {
  /** Its number in the list, and its id. */
  readonly row: number;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
}

/** The practice as the rules need it. */
export interface OwnContact {
  readonly email: string;
  /** E.164; empty for none. */
  readonly phone: string;
}

export interface ReadNumber {
  /** E.164, without the extension. */
  readonly number: string;
  readonly hasExtension: boolean;
}

/** Returns undefined for a text that is no phone number where the practice is. */
export type ReadPhone = (text: string) => ReadNumber | undefined;

export type RowField = Exclude<keyof ListRow, 'row'>;

/** What will become of a row, as far as can be said before the server decides. */
export interface RowCheck {
  /** How the person would be invited; null if not at all. */
  readonly reach: 'mail' | 'text' | null;
  /** Why the person would not be invited by mail, and the value that is to blame. */
  readonly problem?: string;
  readonly field?: RowField;
  /** The phone number is unusable and left out; the person is still invited by mail. */
  readonly withoutPhone?: boolean;
}

export const isEmail = (text: string): boolean => text.length <= MAX_EMAIL_LENGTH && EMAIL.test(text.toLowerCase());

/** A row counts only if its email is one (spec portal operations §5); without any, a number can be invited by text. */
export function checkRow(row: ListRow, own: OwnContact, readPhone: ReadPhone): RowCheck {
  const refused = (field: RowField, problem: string): RowCheck => ({ reach: null, problem, field });
  const phone = row.phone === '' ? undefined : readPhone(row.phone);
  if (row.email !== '' && !isEmail(row.email)) return refused('email', INVALID_EMAIL);
  if (row.email !== '' && row.email.toLowerCase() === own.email.toLowerCase()) return refused('email', OWN_EMAIL);
  if (phone?.hasExtension) return refused('phone', NO_EXTENSION);
  if (phone !== undefined && phone.number === own.phone) return refused('phone', OWN_PHONE);
  if (row.firstName.length > MAX_NAME_LENGTH) return refused('firstName', LONG_NAME);
  if (row.lastName.length > MAX_NAME_LENGTH) return refused('lastName', LONG_NAME);
  if (row.email === '') return { ...refused('email', NO_EMAIL), reach: phone === undefined ? null : 'text' };
  return { reach: 'mail', ...(row.phone !== '' && phone === undefined && { withoutPhone: true }) };
}
