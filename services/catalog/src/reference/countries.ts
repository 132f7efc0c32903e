const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'code' });

/** `CA` → `Canada`. @param code ISO 3166-1 alpha-2; an unassigned one is its own name */
export function countryName(code: string): string {
  return names.of(code) ?? code;
}
