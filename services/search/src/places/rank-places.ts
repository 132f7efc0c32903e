import { roughDistanceKm, type MatchedPlace, type Place } from './place.js';
import { comparableName } from './place-text.js';
import type { PracticeCity } from './places.repository.js';

/** Two places of the same name closer than this are one. */
const SAME_KM = 25;
/** A practice there is worth as much as a hundredfold of inhabitants. */
const PRACTICE_WEIGHT = 2;
/** The whole name typed is worth as much as some thirtyfold of inhabitants. */
const EXACT = 1.5;

/** What places are ranked for. */
export interface Ranking {
  /** Key of the name that was typed, or of its beginning. */
  name: string;
  /** ISO 3166-1 code of the visitor's country; null where it is not known. */
  country: string | null;
  limit: number;
}

/**
 * The gazetteer's places and the cities of the practices as one list: a city with practices comes before one of its size
 * without, and one that the gazetteer does not know is there too. Among places of one name, those in the visitor's country
 * come first.
 */
export function rankPlaces(
  { name, country, limit }: Ranking,
  gazetteer: readonly MatchedPlace[],
  cities: readonly PracticeCity[],
): Place[] {
  const places = gazetteer.map((place) => ({ ...place }));
  for (const city of cities) {
    const weight = PRACTICE_WEIGHT * Math.log10(1 + city.practices) + 1;
    const same = places.find((place) => isSame(place, city));
    if (same) same.weight += weight;
    else places.push({ ...ownPlace(city), weight: weight + 2, exact: isNamed(ownPlace(city), name) });
  }
  for (const place of places) if (place.exact) place.weight += EXACT;
  places.sort((one, other) => other.weight - one.weight || (one.label < other.label ? -1 : 1));
  return countryFirst(places, country)
    .slice(0, limit)
    .map(({ weight: _, exact: _exact, ...place }) => place);
}

/** Each name keeps its positions in the list; those in the country take the first of them. */
function countryFirst<P extends Place>(places: readonly P[], country: string | null): P[] {
  if (!country) return [...places];
  const byName = new Map<string, P[]>();
  const groupOf = ({ name }: P) => byName.get(comparableName(name)) ?? [];
  for (const place of places) byName.set(comparableName(place.name), [...groupOf(place), place]);
  const inside = (place: P) => (place.country === country ? 0 : 1);
  for (const group of byName.values()) group.sort((one, other) => inside(one) - inside(other));
  return places.map((place) => groupOf(place).shift()!);
}

/** `New York` of a practice is the gazetteer's `New York City`. */
function isSame(place: Place, city: PracticeCity): boolean {
  const [one, other] = [comparableName(place.name), comparableName(city.name)];
  return (one.startsWith(other) || other.startsWith(one)) && roughDistanceKm(place, city) < SAME_KM;
}

function isNamed(place: Place, typed: string): boolean {
  return [place.name, place.label].some((name) => comparableName(name) === comparableName(typed));
}

function ownPlace({ name, state, country, latitude, longitude }: PracticeCity): Place {
  const label = [name, state || (country === 'GB' ? 'UK' : '')].filter(Boolean).join(', ');
  return { name, label, type: 'locality', country, state, latitude, longitude };
}
