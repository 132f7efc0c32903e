import { NO_EXTENSION, plainPhone } from '@yarrow/kit/values/phone-text';
import { CONNECTION_MESSAGE } from './userErrors.js';

export type PhoneCountry = 'US' | 'GB' | 'CA' | 'AU' | 'NZ' | 'IE' | 'DE' | 'FR' | 'NL' | 'ES' | 'MX';

export interface PhoneValue {
  country: PhoneCountry;
  /** What the person typed, masked for North America. */
  text: string;
}

/** The countries to choose from, the preferred two first. */
export const PHONE_COUNTRIES: readonly { country: PhoneCountry; code: string }[] = [
  { country: 'US', code: '1' },
  { country: 'GB', code: '44' },
  { country: 'CA', code: '1' },
  { country: 'AU', code: '61' },
  { country: 'NZ', code: '64' },
  { country: 'IE', code: '353' },
  { country: 'DE', code: '49' },
  { country: 'FR', code: '33' },
  { country: 'NL', code: '31' },
  { country: 'ES', code: '34' },
  { country: 'MX', code: '52' },
];

/** Formats a US or Canadian number as (999) 999-9999 while it is typed; does not change others and +…. */
export function maskNational(text: string, country: PhoneCountry): string {
  // Text with other characters is left unmasked; validation rejects it with a reason.
  if ((country !== 'US' && country !== 'CA') || !/^[\d\s().-]*$/.test(text)) return text;
  const digits = text.replace(/\D/g, '').replace(/^1(?=\d{10})/, '');
  if (digits.length > 10) return text;
  if (digits.length <= 3) return digits;
  const area = `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}`;
  return digits.length <= 6 ? area : `${area}-${digits.slice(6)}`;
}

/** The number plans weigh 29 KB: a field loads them when it is shown, so that a number can be checked without a connection. */
export const loadNumberPlans = () => import('libphonenumber-js/min');

/** What a check of a phone number finds; the numbers are the specification's. */
export const PHONE_CHECK = { possible: 0, invalidCountryCode: 1, tooShort: 2, tooLong: 3, notANumber: 4 } as const;
export type PhoneCheck = (typeof PHONE_CHECK)[keyof typeof PHONE_CHECK];

const MAX_INPUT_LENGTH = 250;
const MAX_EXTENSION_DIGITS = 7;

/**
 * Whether a number has a length that its country knows.
 * @param country in which a number without a plus is read; without one, such a number has no country
 */
export async function checkPhone(text: string, country?: PhoneCountry): Promise<PhoneCheck> {
  if (text.length > MAX_INPUT_LENGTH) return PHONE_CHECK.tooLong;
  const { parsePhoneNumberFromString, validatePhoneNumberLength } = await loadNumberPlans();
  switch (validatePhoneNumberLength(text, country)) {
    case 'INVALID_COUNTRY':
      return PHONE_CHECK.invalidCountryCode;
    case 'NOT_A_NUMBER':
      return PHONE_CHECK.notANumber;
    case 'TOO_LONG':
      return PHONE_CHECK.tooLong;
    // The latter lies between two lengths that are possible: some digits are missing.
    case 'TOO_SHORT':
    case 'INVALID_LENGTH':
      return PHONE_CHECK.tooShort;
    case undefined: {
      const extension = parsePhoneNumberFromString(text, country)?.ext ?? '';
      return extension.length > MAX_EXTENSION_DIGITS ? PHONE_CHECK.tooLong : PHONE_CHECK.possible;
    }
  }
}

/** The number as +E.164, or undefined when it cannot be one. */
export async function toE164(value: PhoneValue): Promise<string | undefined> {
  const phone = await readPhone(value);
  return phone?.ext ? undefined : phone?.number;
}

export async function hasExtension(value: PhoneValue): Promise<boolean> {
  return Boolean((await readPhone(value))?.ext);
}

/** Returns the error message for a number, or undefined if it is valid. @param invalid message for an invalid number */
export async function phoneProblem(
  value: PhoneValue,
  invalid = 'Please enter a valid phone number.',
): Promise<string | undefined> {
  try {
    const phone = await readPhone(value);
    if (!phone) return invalid;
    return phone.ext ? NO_EXTENSION : undefined;
  } catch {
    // The number plans did not come.
    return CONNECTION_MESSAGE;
  }
}

async function readPhone({ country, text }: PhoneValue) {
  if (text.length > MAX_INPUT_LENGTH) return undefined;
  const typed = plainPhone(text);
  if ((await checkPhone(typed, country)) !== PHONE_CHECK.possible) return undefined;
  const { parsePhoneNumberFromString } = await loadNumberPlans();
  return parsePhoneNumberFromString(typed, country);
}
