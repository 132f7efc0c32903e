/** What a search page's address carries. */
export interface SearchAddress {
  query?: string | undefined;
  /** Name of the place as shown, such as `Vancouver, BC`. */
  place?: string | undefined;
  /** Centre in degrees; present when the place was picked from the suggestions. */
  near?: { lat: number; lng: number } | undefined;
  /** Country of the visitor who typed the place, ISO 3166-1 alpha-2. Places there come first, also for other people who open the link. */
  country?: string | undefined;
  filter?: 'all' | 'in-person' | 'in-home' | 'virtual' | undefined;
}

/** The address of a search: `/practitioner-search?query=&searched_location=&aroundLatLng[lat]=…`. */
export function searchHref({ query, place, near, country, filter }: SearchAddress): string {
  const parameters = new URLSearchParams();
  if (query) parameters.set('query', query);
  if (place) parameters.set('searched_location', place);
  if (near) {
    parameters.set('aroundLatLng[lat]', String(near.lat));
    parameters.set('aroundLatLng[lng]', String(near.lng));
  }
  if (place && !near && country) parameters.set('country', country);
  if (filter === 'virtual') parameters.set('virtual', 'true');
  if (filter && filter !== 'all') parameters.set('activeFilter', filter);
  const search = parameters.toString();
  return search ? `/practitioner-search?${search}` : '/practitioner-search';
}

/** The reverse of `searchHref`; values that make no sense are left out. */
export function readSearch(parameters: URLSearchParams): SearchAddress {
  const lat = Number.parseFloat(parameters.get('aroundLatLng[lat]') ?? '');
  const lng = Number.parseFloat(parameters.get('aroundLatLng[lng]') ?? '');
  const inRange = Math.abs(lat) <= 90 && Math.abs(lng) <= 180;
  const country = parameters.get('country') ?? '';
  const filters = ['all', 'in-person', 'in-home', 'virtual'] as const;
  const named = filters.find((filter) => filter === parameters.get('activeFilter'));
  return {
    query: parameters.get('query') || undefined,
    place: parameters.get('searched_location') || undefined,
    near: inRange ? { lat, lng } : undefined,
    country: /^[A-Z]{2}$/.test(country) ? country : undefined,
    filter: named ?? (parameters.get('virtual') === 'true' ? 'virtual' : 'all'),
  };
}
