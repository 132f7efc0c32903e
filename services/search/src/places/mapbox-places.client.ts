import { z } from 'zod';
import type { Place, PlaceType } from './place.js';
import { fetchJson, type PlaceProvider, type ProviderAccess } from './place-provider.js';

/** Mapbox's names of our types: a `place` is a city, a `locality` a part of one. */
const TYPES: Readonly<Record<string, PlaceType>> = {
  place: 'locality',
  locality: 'sublocality',
  neighborhood: 'neighborhood',
};

const region = z.object({ region_code: z.string().optional(), name: z.string().optional() }).optional();
const answer = z.object({
  features: z.array(
    z.object({
      properties: z.object({
        name: z.string(),
        feature_type: z.string(),
        coordinates: z.object({ latitude: z.number(), longitude: z.number() }),
        context: z
          .object({ region, country: z.object({ country_code: z.string(), name: z.string().optional() }).optional() })
          .default({}),
      }),
    }),
  ),
});
type Feature = z.infer<typeof answer>['features'][number]['properties'];

/** Mapbox's Geocoding API, version 6. */
export class MapboxPlacesClient implements PlaceProvider {
  readonly name = 'Mapbox';

  constructor(private readonly access: ProviderAccess) {}

  async listByPrefix(text: string, limit: number): Promise<Place[]> {
    const { apiBase, apiKey, countries, timeoutMs } = this.access;
    const parameters = new URLSearchParams({
      q: text,
      autocomplete: 'true',
      types: Object.keys(TYPES).join(','),
      country: countries.join(','),
      language: 'en',
      limit: String(limit),
      access_token: apiKey,
    });
    const url = `${apiBase}/search/geocode/v6/forward?${parameters.toString()}`;
    const found = await fetchJson(this.name, url, { timeoutMs });
    return answer.parse(found).features.map(({ properties }) => placeOf(properties));
  }
}

function placeOf({ name, feature_type: type, coordinates, context }: Feature): Place {
  const country = context.country?.country_code ?? '';
  const state = context.region?.region_code ?? '';
  const shown = state || (context.region?.name ?? context.country?.name);
  const label = [name, shown].filter(Boolean).join(', ');
  return { name, label, type: TYPES[type] ?? 'locality', country, state, ...coordinates };
}
