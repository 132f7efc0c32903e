import { normalText } from '@yarrow/kit/normal-text';
import { roughDistanceKm, type Place, type RankedPlace } from './place.js';
import type { WorkedIn } from './places.repository.js';

/** Two places of the same name closer than this are one. */
const SAME_KM = 25;
/** Somebody who works there is worth as much as a hundredfold of inhabitants. */
const WORKED_IN = 2;
/** The whole name typed is worth as much as some thirtyfold of inhabitants. */
const EXACT = 1.5;

/**
 * The gazetteer's places and the cities of the practices as one list: a city where somebody works comes before one of its
 * size where nobody does, and one that the gazetteer does not know is there too.
 * @param prefix in normal form
 */
export function rankPlaces(
  prefix: string,
  known: readonly RankedPlace[],
  worked: readonly WorkedIn[],
  limit: number,
): Place[] {
  const places = known.map((place) => ({ ...place }));
  for (const city of worked) {
    const weight = WORKED_IN * Math.log10(1 + city.practices) + 1;
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
function isSame(place: RankedPlace, city: WorkedIn): boolean {
  const [one, other] = [normalText(place.name), normalText(city.name)];
  return (one.startsWith(other) || other.startsWith(one)) && roughDistanceKm(place, city) < SAME_KM;
}

function ownPlace({ name, state, country, latitude, longitude }: WorkedIn): Place {
  const label = [name, state || (country === 'GB' ? 'UK' : '')].filter(Boolean).join(', ');
  return { name, label, type: 'locality', country, state, latitude, longitude };
}
