import { PHONE_COUNTRIES, toE164, type PhoneCountry, type PhoneValue } from '../../lib/phone.js';

/** What the masked phone must exceed, characters (spec client §5). */
const PHONE_OVER = 12;
/** What the first name must exceed, characters. */
const NAME_OVER = 2;

export function isNameLongEnough(name: string): boolean {
  return name.trim().length > NAME_OVER;
}

/**
 * A North American number counts as masked, `(999) 999-9999`; every other one with its country's code, because national
 * numbers of 11 digits would never be long enough.
 */
export function isPhoneLongEnough({ country, text }: PhoneValue): boolean {
  const typed = text.trim();
  const masked = country === 'US' || country === 'CA' ? typed : `+${codeOf(country)} ${typed}`;
  return masked.length > PHONE_OVER && typed.replace(/\D/g, '').length >= 6;
}

/** The number with its country's code, whose country may be another one than the practice's; else what was typed. */
export async function phoneWithCode(value: PhoneValue): Promise<string> {
  const code = codeOf(value.country);
  const number = await toE164(value);
  return number?.startsWith(`+${code}`) ? `+${code} ${number.slice(code.length + 1)}` : (number ?? value.text);
}

function codeOf(country: PhoneCountry): string {
  return PHONE_COUNTRIES.find((entry) => entry.country === country)?.code ?? '1';
}
