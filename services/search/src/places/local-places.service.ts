import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { foldText } from '@yarrow/kit/values/normal-text';
import { GazetteerService } from './gazetteer.service.js';
import { roughDistanceKm, type Place } from './place.js';
import { isWithin, placeQueries, type PlaceQuery } from './place-queries.js';
import { comparableName, placeKey, spellings } from './place-text.js';
import { PlacesRepository, type PracticeCity } from './places.repository.js';
import { readPostalCodes } from './postal-code.js';
import { PostalCodesService } from './postal-codes.service.js';
import { rankPlaces, type Ranking } from './rank-places.js';

/** Of the gazetteer, before the cities of practices are weighed in. */
const CANDIDATES = 40;
const MAX_CITIES = 10;
/** Shorter names have too many others one letter away. */
const MIN_LENGTH_WITH_ERROR = 5;
const MAX_ERRORS_SUGGESTED = 2;
/** A suggestion has this beginning of the typed name at least, and half of the name. */
const MIN_BEGINNING = 4;
/** A code and the city that is written before it are no further apart. */
const CODE_OF_CITY_KM = 100;

/** What is known without a provider: postal codes, the gazetteer and the cities of practices. */
@Injectable()
export class LocalPlacesService {
  constructor(
    private readonly places: PlacesRepository,
    private readonly gazetteer: GazetteerService,
    private readonly postalCodes: PostalCodesService,
  ) {}

  /** The place of the postal code at the end of a text; the visitor's, if two countries have the code. Null without a code. */
  findByCode(text: string, country: string | null): Place | null {
    const found = readPostalCodes(placeKey(text)).flatMap((code) => {
      const place = this.postalCodes.find(code);
      return place && this.isCodeOf(place, code.before) ? place : [];
    });
    return found.find((place) => place.country === country) ?? found[0] ?? null;
  }

  /** Places of the first reading of the text that names any; those with one typing error where none does. */
  async list(tx: EntityManager, text: string, ranking: Omit<Ranking, 'name'>): Promise<Place[]> {
    const queries = placeQueries(keyBeforeCode(text));
    for (const query of queries) {
      const found = await this.listNamed(tx, query, ranking, text);
      if (found.length > 0) return found;
    }
    return this.listSimilar(queries, 1, ranking);
  }

  /** Places with a name like that of an unknown place, wherever they are. */
  async suggest(tx: EntityManager, text: string, ranking: Omit<Ranking, 'name'>): Promise<Place[]> {
    const names = placeQueries(keyBeforeCode(text)).map(({ name }) => ({ name, area: null }));
    for (const query of names.slice(1).reverse()) {
      const found = await this.listNamed(tx, query, ranking);
      if (found.length > 0) return found;
    }
    const similar = this.listSimilar(names, MAX_ERRORS_SUGGESTED, ranking);
    return similar.length > 0 ? similar : this.listByBeginning(names.at(-1)?.name ?? '', ranking);
  }

  /** Whether the text before a code fits it: `Paris 75001` is not the ZIP code 75001 in Texas. */
  private isCodeOf(place: Place, before: string): boolean {
    if (before === '') return true;
    return placeQueries(before).some(
      ({ name, area }) =>
        (area && isWithin(place, area)) ||
        this.gazetteer
          .listNamed({ name, area }, CANDIDATES)
          .some((city) => roughDistanceKm(city, place) < CODE_OF_CITY_KM),
    );
  }

  private async listNamed(
    tx: EntityManager,
    query: PlaceQuery,
    ranking: Omit<Ranking, 'name'>,
    text = '',
  ): Promise<Place[]> {
    const found = query.area
      ? this.gazetteer.listNamed(query, CANDIDATES)
      : this.gazetteer.listByPrefix(query.name, CANDIDATES);
    return rankPlaces({ ...ranking, name: query.name }, found, await this.listCities(tx, query, text));
  }

  private async listCities(tx: EntityManager, { name, area }: PlaceQuery, text: string): Promise<PracticeCity[]> {
    // The database has `st john s` for St. John's.
    const stored = area || text === '' ? [] : spellings(foldText(text));
    const keys = new Set([...spellings(name), ...stored]);
    const lists = await Promise.all([...keys].map((key) => this.places.listByPrefix(tx, key, MAX_CITIES)));
    const cities = lists.flat();
    return area ? cities.filter((city) => isWithin(city, area) && isCalled(city, name)) : cities;
  }

  /** The readings with an area come first: it is less likely a part of the name with an error. */
  private listSimilar(queries: readonly PlaceQuery[], errors: number, ranking: Omit<Ranking, 'name'>): Place[] {
    for (const query of queries.toReversed().filter(({ name }) => name.length >= MIN_LENGTH_WITH_ERROR)) {
      const found = this.gazetteer.listSimilar(query, errors, CANDIDATES);
      if (found.length > 0) return rankPlaces({ ...ranking, name: query.name }, found, []);
    }
    return [];
  }

  private listByBeginning(name: string, ranking: Omit<Ranking, 'name'>): Place[] {
    const shortest = Math.max(MIN_BEGINNING, Math.ceil(name.length / 2));
    for (let length = name.length - 1; length >= shortest; length--) {
      const found = this.gazetteer.listByPrefix(name.slice(0, length), CANDIDATES);
      if (found.length > 0) return rankPlaces({ ...ranking, name }, found, []);
    }
    return [];
  }
}

/** Whether that is all of its name, or of its name and state. */
function isCalled({ name, state }: PracticeCity, typed: string): boolean {
  return `${comparableName(`${name} ${state}`)} `.startsWith(`${comparableName(typed)} `);
}

/** A code that does not exist leaves what is written before it: `portland or 97299`. */
function keyBeforeCode(text: string): string {
  const key = placeKey(text);
  return readPostalCodes(key).find(({ before }) => before !== '')?.before ?? key;
}
