type Part = string | null | undefined;

interface Address {
  address?: Part;
  addressTwo?: Part;
  city?: Part;
  state?: Part;
  postalCode?: Part;
  /** ISO 3166-1 alpha-2. */
  country?: Part;
}

/** An address as it stands on a letter; what is not known is left out, and nothing is there where all of it is. */
export function addressLines({ address, addressTwo, city, state, postalCode, country }: Address): string[] {
  const region = [state, postalCode].filter(Boolean).join(' ');
  const place = [city, region].filter(Boolean).join(', ');
  return [address, addressTwo, place, country && countryName(country)].filter((line): line is string => Boolean(line));
}

/** @param code ISO 3166-1 alpha-2 */
function countryName(code: string): string {
  return new Intl.DisplayNames('en', { type: 'region' }).of(code) ?? code;
}
