import {
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
  type PhoneNumber,
} from 'libphonenumber-js/min';

/**
 * A number for reading and dialling: as people write it in `country`, with the country code for numbers of elsewhere.
 * @param e164 a stored number; what is none stays as it is
 * @param country ISO 3166-1 alpha-2
 */
export function formatPhone(e164: string, country: string): string {
  const phone = parsePhoneNumberFromString(e164);
  if (!phone) return e164;
  return isOf(phone, country) ? phone.formatNational() : phone.formatInternational();
}

/**
 * Countries that share a code are distinguished in North America only: a British mobile may be listed as Guernsey's.
 */
function isOf({ country: known, countryCallingCode }: PhoneNumber, country: string): boolean {
  if (!isSupportedCountry(country) || countryCallingCode !== getCountryCallingCode(country)) return false;
  return countryCallingCode !== '1' || known === country;
}
