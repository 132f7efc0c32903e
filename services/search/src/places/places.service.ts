import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '@yarrow/kit/clock';
import { LOGGER } from '@yarrow/kit/telemetry/logging';
import type { Logger } from 'pino';
import type { EntityManager } from 'typeorm';
import { normalText } from '@yarrow/kit/values/normal-text';
import { GazetteerService } from './gazetteer.service.js';
import { rankPlaces } from './rank-places.js';
import { PLACE_PROVIDER } from './place-provider.factory.js';
import type { Place } from './place.js';
import type { PlaceProvider } from './place-provider.js';
import { PlacesRepository } from './places.repository.js';
import { RecentPlacesCache } from './recent-places.cache.js';

/** Spec client §9. */
const LIMIT = 10;
const MAX_TEXT_LENGTH = 100;
const MIN_TEXT_LENGTH = 2;
/** Of the gazetteer, before the cities of practices are weighed in. */
const CANDIDATES = 40;

/** Everybody may: the names of places are public. */
@Injectable()
export class PlacesService {
  private readonly recent = new RecentPlacesCache();

  constructor(
    private readonly places: PlacesRepository,
    private readonly gazetteer: GazetteerService,
    private readonly clock: Clock,
    @Inject(PLACE_PROVIDER) private readonly provider: PlaceProvider | null,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Places whose name begins so, ten at most. A provider that fails is noted, and the gazetteer answers. */
  async listByPrefix(tx: EntityManager, text: string): Promise<Place[]> {
    const typed = text.slice(0, MAX_TEXT_LENGTH).trim();
    const prefix = normalText(typed);
    if (prefix.length < MIN_TEXT_LENGTH) return [];
    return (this.provider && (await this.askProvider(this.provider, typed, prefix))) ?? this.listLocally(tx, prefix);
  }

  /** The place that was meant by a name; null where there is none that begins so. */
  async find(tx: EntityManager, name: string): Promise<Place | null> {
    return (await this.listByPrefix(tx, name))[0] ?? null;
  }

  private async listLocally(tx: EntityManager, prefix: string): Promise<Place[]> {
    const cities = await this.places.listByPrefix(tx, prefix, LIMIT);
    return rankPlaces(prefix, this.gazetteer.listByPrefix(prefix, CANDIDATES), cities, LIMIT);
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
