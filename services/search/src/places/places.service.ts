import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '@yarrow/kit/clock';
import { LOGGER } from '@yarrow/kit/telemetry/logging';
import type { Logger } from 'pino';
import type { EntityManager } from 'typeorm';
import { foldText } from '@yarrow/kit/values/normal-text';
import { LocalPlacesService } from './local-places.service.js';
import { PLACE_PROVIDER } from './place-provider.factory.js';
import type { Place } from './place.js';
import type { PlaceProvider } from './place-provider.js';
import { RecentPlacesCache } from './recent-places.cache.js';

/** Spec client §9. */
const LIMIT = 10;
/** For a place that is not known. */
const MAX_SUGGESTIONS = 5;
const MAX_TEXT_LENGTH = 100;
const MIN_TEXT_LENGTH = 2;

/** A place that was asked for, with places of similar names where it is not known. */
export interface LocatedPlace {
  place: Place | null;
  suggestions: Place[];
}

/** Everybody may: the names of places are public. */
@Injectable()
export class PlacesService {
  private readonly recent = new RecentPlacesCache();

  constructor(
    private readonly local: LocalPlacesService,
    private readonly clock: Clock,
    @Inject(PLACE_PROVIDER) private readonly provider: PlaceProvider | null,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * Places whose name begins so, or the place of a postal code; ten at most. If a provider fails, the gazetteer answers.
   * @param country the visitor's, whose places come first among those of one name
   */
  async listByPrefix(tx: EntityManager, text: string, country?: string | null): Promise<Place[]> {
    const typed = text.slice(0, MAX_TEXT_LENGTH).trim();
    const key = foldText(typed);
    if (key.length < MIN_TEXT_LENGTH) return [];
    const visitor = countryCode(country);
    const coded = this.local.findByCode(typed, visitor);
    if (coded) return [coded];
    const provided = this.provider && (await this.askProvider(this.provider, typed, key));
    return provided ?? this.local.list(tx, typed, { country: visitor, limit: LIMIT });
  }

  /** The place that is meant by a name, or suggestions for a name that is not known. */
  async locate(tx: EntityManager, name: string, country?: string | null): Promise<LocatedPlace> {
    const [place = null] = await this.listByPrefix(tx, name, country);
    if (place) return { place, suggestions: [] };
    const ranking = { country: countryCode(country), limit: MAX_SUGGESTIONS };
    return { place, suggestions: await this.local.suggest(tx, name.slice(0, MAX_TEXT_LENGTH), ranking) };
  }

  private async askProvider(provider: PlaceProvider, typed: string, key: string): Promise<Place[] | null> {
    const nowMs = this.clock.now().getTime();
    const kept = this.recent.get(key, nowMs);
    if (kept) return kept;
    try {
      const places = await provider.listByPrefix(typed, LIMIT);
      this.recent.keep(key, places, nowMs);
      return places;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      this.logger.warn({ provider: provider.name, reason }, 'places could not be asked for; the gazetteer answers');
      return null;
    }
  }
}

function countryCode(given: string | null | undefined): string | null {
  return given && /^[a-z]{2}$/i.test(given) ? given.toUpperCase() : null;
}
