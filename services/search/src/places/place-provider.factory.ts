import type { SearchConfig } from '../config.js';
import { GooglePlacesClient } from './google-places.client.js';
import { MapboxPlacesClient } from './mapbox-places.client.js';
import type { PlaceProvider } from './place-provider.js';

/** Injection token of the configured provider; null with the gazetteer alone. */
export const PLACE_PROVIDER = Symbol('PLACE_PROVIDER');

const GOOGLE = 'https://places.googleapis.com';
const MAPBOX = 'https://api.mapbox.com';

export function createPlaceProvider(config: SearchConfig): PlaceProvider | null {
  const { PLACES_PROVIDER: provider, PLACES_API_KEY: apiKey = '', PLACES_API_BASE, PLACES_COUNTRIES } = config;
  const countries = PLACES_COUNTRIES.split(',').map((code) => code.trim().toLowerCase());
  const access = { apiKey, countries, timeoutMs: config.PLACES_TIMEOUT_MS };
  if (provider === 'google') return new GooglePlacesClient({ ...access, apiBase: PLACES_API_BASE ?? GOOGLE });
  if (provider === 'mapbox') return new MapboxPlacesClient({ ...access, apiBase: PLACES_API_BASE ?? MAPBOX });
  return null;
}
