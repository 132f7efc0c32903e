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

/** Shapes a US or Canadian number as (999) 999-9999 while it is typed; leaves every other one, and +…, alone. */
export function maskNational(text: string, country: PhoneCountry): string {
  if ((country !== 'US' && country !== 'CA') || text.trimStart().startsWith('+')) return text;
  const digits = text.replace(/\D/g, '').replace(/^1(?=\d{10})/, '');
  if (digits.length > 10) return text;
  if (digits.length <= 3) return digits;
  const area = `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}`;
  return digits.length <= 6 ? area : `${area}-${digits.slice(6)}`;
}

/**
 * The number as +E.164, or undefined when it cannot be one.
 * The number plans weigh 29 KB, so they are loaded when the first number is checked.
 */
export async function toE164({ country, text }: PhoneValue): Promise<string | undefined> {
  if (text.length > 250) return undefined;
  const { parsePhoneNumberFromString } = await import('libphonenumber-js/min');
  const number = parsePhoneNumberFromString(text, country);
  return number?.isPossible() ? number.number : undefined;
}
