import { useFirstRendering } from './hydration.js';
import { PHONE_COUNTRIES, type PhoneCountry } from './phone.js';
import { visitorCountry } from './visitorCountry.js';

/**
 * The country that a phone field begins with: the practice's, else the one that the visitor is in, else the United
 * States; always one that can be chosen.
 * @param practiceCountry ISO 3166-1 alpha-2; without one where there is no practice, or it has not said its country
 */
export function phoneCountryOf(practiceCountry?: string): PhoneCountry {
  return offered(practiceCountry) ?? offered(visitorCountry()) ?? 'US';
}

/** The same for a field that stands in the first HTML. */
export function usePhoneCountry(practiceCountry?: string): PhoneCountry {
  const first = useFirstRendering();
  if (!first) return phoneCountryOf(practiceCountry);
  return offered(practiceCountry) ?? offered(first.country) ?? 'US';
}

function offered(code: string | undefined): PhoneCountry | undefined {
  return PHONE_COUNTRIES.find(({ country }) => country === code)?.country;
}
