import { z } from 'zod';
import type { Place, PlaceType } from './place.js';
import { fetchJson, type PlaceProvider, type ProviderAccess } from './place-provider.js';

const TYPES: readonly PlaceType[] = ['locality', 'sublocality', 'neighborhood'];

const suggestions = z.object({
  suggestions: z.array(z.object({ placePrediction: z.object({ placeId: z.string() }).optional() })).default([]),
});
const details = z.object({
  displayName: z.object({ text: z.string() }),
  formattedAddress: z.string().default(''),
  types: z.array(z.string()).default([]),
  location: z.object({ latitude: z.number(), longitude: z.number() }),
  addressComponents: z.array(z.object({ shortText: z.string().default(''), types: z.array(z.string()) })).default([]),
});

/** Google's Places API (New): suggestions have no centre, so each (five at most) is looked up in parallel. */
export class GooglePlacesClient implements PlaceProvider {
  readonly name = 'Google Places';

  constructor(private readonly access: ProviderAccess) {}

  async listByPrefix(text: string, limit: number): Promise<Place[]> {
    const body = { input: text, includedPrimaryTypes: TYPES, includedRegionCodes: this.access.countries };
    const answer = await fetchJson(this.name, `${this.access.apiBase}/v1/places:autocomplete`, {
      method: 'POST',
      timeoutMs: this.access.timeoutMs,
      headers: { ...this.headers('suggestions.placePrediction.placeId'), 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const ids = suggestions.parse(answer).suggestions.flatMap(({ placePrediction }) => placePrediction?.placeId ?? []);
    return Promise.all(ids.slice(0, limit).map((id) => this.get(id)));
  }

  private async get(id: string): Promise<Place> {
    const fields = 'displayName,formattedAddress,types,location,addressComponents';
    const url = `${this.access.apiBase}/v1/places/${encodeURIComponent(id)}`;
    const init = { headers: this.headers(fields), timeoutMs: this.access.timeoutMs };
    return placeOf(details.parse(await fetchJson(this.name, url, init)));
  }

  private headers(fields: string): Record<string, string> {
    return { 'x-goog-api-key': this.access.apiKey, 'x-goog-fieldmask': fields };
  }
}

function placeOf(found: z.infer<typeof details>): Place {
  const component = (type: string) =>
    found.addressComponents.find(({ types }) => types.includes(type))?.shortText ?? '';
  const name = found.displayName.text;
  const [state, country] = [component('administrative_area_level_1'), component('country')];
  const { latitude, longitude } = found.location;
  return {
    name,
    label: [name, state || country].filter(Boolean).join(', '),
    type: TYPES.find((type) => found.types.includes(type)) ?? 'locality',
    country,
    state,
    latitude,
    longitude,
  };
}
