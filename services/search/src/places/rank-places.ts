import { normalText } from '@yarrow/kit/values/normal-text';
import { roughDistanceKm, type Place, type RankedPlace } from './place.js';
import type { PracticeCity } from './places.repository.js';

/** Two places of the same name closer than this are one. */
const SAME_KM = 25;
/** A practice there is worth as much as a hundredfold of inhabitants. */
const PRACTICE_WEIGHT = 2;
/** The whole name typed is worth as much as some thirtyfold of inhabitants. */
const EXACT = 1.5;

/**
 * The gazetteer's places and the cities of the practices as one list: a city where somebody works comes before one of its
 * size where nobody does, and one that the gazetteer does not know is there too.
 * @param prefix in normal form
 */
export function rankPlaces(
  prefix: string,
  gazetteer: readonly RankedPlace[],
  cities: readonly PracticeCity[],
  limit: number,
): Place[] {
  const places = gazetteer.map((place) => ({ ...place }));
  for (const city of cities) {
    const weight = PRACTICE_WEIGHT * Math.log10(1 + city.practices) + 1;
    const same = places.find((place) => isSame(place, city));
    if (same) same.weight += weight;
    else places.push({ ...ownPlace(city), weight: weight + 2 });
  }
  for (const place of places) {
    if ([place.name, place.label].some((name) => normalText(name) === prefix)) place.weight += EXACT;
  }
  places.sort((one, other) => other.weight - one.weight || (one.label < other.label ? -1 : 1));
  return places.slice(0, limit).map(({ weight: _, ...place }) => place);
}

/** `New York` of a practice is the gazetteer's `New York City`. */
function isSame(place: RankedPlace, city: PracticeCity): boolean {
  const [one, other] = [normalText(place.name), normalText(city.name)];
  return (one.startsWith(other) || other.startsWith(one)) && roughDistanceKm(place, city) < SAME_KM;
}

function ownPlace({ name, state, country, latitude, longitude }: PracticeCity): Place {
  const label = [name, state || (country === 'GB' ? 'UK' : '')].filter(Boolean).join(', ');
  return { name, label, type: 'locality', country, state, latitude, longitude };
}
