import { iso31661 } from 'iso-3166';
import { DomainError } from '../domain-error.js';

const COUNTRIES: ReadonlySet<string> = new Set(iso31661.map(({ alpha2 }) => alpha2));

/**
 * A country by its code (ISO 3166-1 alpha-2), in capitals.
 * @throws DomainError `invalid_country` for codes that are assigned to no country, such as `XX` or `EU`
 */
export function parseCountry(value: string, field: string): string {
  const code = value.trim().toUpperCase();
  if (COUNTRIES.has(code)) return code;
  throw new DomainError('invalid_country', 'Please choose a country.', field);
}
