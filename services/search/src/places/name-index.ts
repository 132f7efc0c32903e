import { roughDistanceKm, type GeoPoint, type MatchedPlace, type Place, type RankedPlace } from './place.js';
import { isWithin, type PlaceQuery } from './place-queries.js';
import { editDistance, letterBits, mayDifferBy } from './typing-errors.js';

const CITY_KM = 15;
/** So many kilometres further away are as bad as a tenth of the inhabitants. */
const KM_PER_WEIGHT = 3;

/** A place under one of its names. */
export interface NamedPlace {
  /** Key of the name and, behind a blank, of the region. */
  key: string;
  /** Length of the name in the key. */
  nameLength: number;
  place: RankedPlace;
}

/** Places by name in memory, sorted, so that what begins with a text is found by binary search. */
export class NameIndex {
  private readonly names: readonly NamedPlace[];
  /** Letters of each name, for finding names with typing errors. */
  private readonly letters: Int32Array;

  constructor(names: NamedPlace[]) {
    this.names = names.sort((one, other) => (one.key < other.key ? -1 : one.key > other.key ? 1 : 0));
    this.letters = Int32Array.from(this.names, ({ key, nameLength }) => letterBits(key, nameLength));
  }

  /** @returns places whose name (and region) begins with the prefix, by weight */
  listByPrefix(prefix: string, limit: number): MatchedPlace[] {
    return heaviest(this.listFrom(prefix), prefix, limit);
  }

  /** @returns places of that whole name, or whose name goes on with another word, in the area, by weight */
  listNamed({ name, area }: PlaceQuery, limit: number): MatchedPlace[] {
    const named = this.listFrom(name).filter(
      ({ key, place }) => (key.length === name.length || key[name.length] === ' ') && (!area || isWithin(place, area)),
    );
    return heaviest(named, name, limit);
  }

  /** @returns places in the area whose name differs from that one by 1 to so many typing errors, by weight */
  listSimilar({ name, area }: PlaceQuery, edits: number, limit: number): MatchedPlace[] {
    const typed = letterBits(name);
    const similar = this.names.filter(
      ({ key, nameLength, place }, index) =>
        mayDifferBy(edits, typed, this.letters[index]!) &&
        Math.abs(nameLength - name.length) <= edits &&
        (!area || isWithin(place, area)) &&
        editDistance(key.slice(0, nameLength), name) <= edits,
    );
    return heaviest(similar, name, limit);
  }

  /** @returns the city or town that a point belongs to, by size and distance; null if the country has none */
  findAround(point: GeoPoint, country: string): Place | null {
    let found: RankedPlace | null = null;
    let best = Number.NEGATIVE_INFINITY;
    for (const { place } of this.names) {
      if (place.country !== country || place.type !== 'locality') continue;
      const km = roughDistanceKm(place, point);
      // Beyond the width of a city only distance counts.
      const score = km <= CITY_KM ? place.weight - km / KM_PER_WEIGHT : -km;
      if (score > best) [best, found] = [score, place];
    }
    return found;
  }

  private listFrom(prefix: string): NamedPlace[] {
    const found: NamedPlace[] = [];
    for (let index = this.firstAtLeast(prefix); this.names[index]?.key.startsWith(prefix); index++) {
      found.push(this.names[index]!);
    }
    return found;
  }

  private firstAtLeast(key: string): number {
    let [low, high] = [0, this.names.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.names[middle]?.key ?? '') < key) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** Two places with the same label look the same in a list: the larger one stands for both. */
function heaviest(names: readonly NamedPlace[], typed: string, limit: number): MatchedPlace[] {
  const found = new Map<string, RankedPlace>();
  const exact = new Set<string>();
  for (const { key, nameLength, place } of names) {
    const sameLength = nameLength === typed.length || key.length === typed.length;
    if (sameLength && key.startsWith(typed)) exact.add(place.label);
    const known = found.get(place.label);
    if (!known || known.weight < place.weight) found.set(place.label, place);
  }
  const sorted = [...found.values()].sort((one, other) => other.weight - one.weight);
  return sorted.slice(0, limit).map((place) => ({ ...place, exact: exact.has(place.label) }));
}
