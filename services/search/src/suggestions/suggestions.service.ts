import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { foldText } from '@yarrow/kit/values/normal-text';
import { SEARCH_INDEX, type SearchIndex } from '../engine/search-index.js';
import type { Place } from '../places/place.js';
import { PlacesService } from '../places/places.service.js';
import type { SuggestionRow } from '../engine/postgres/suggestions.repository.js';

/** Spec client §9. */
const LIMIT = 10;
/** Practitioners who keep their lines where more specialties than that begin so. */
const MIN_PRACTITIONERS = 3;
const MAX_PREFIX_LENGTH = 60;

/** Everybody may: what is suggested is public. */
@Injectable()
export class SuggestionsService {
  constructor(
    private readonly dataSource: DataSource,
    @Inject(SEARCH_INDEX) private readonly index: SearchIndex,
    private readonly places: PlacesService,
  ) {}

  /** Specialties first, then practitioners; neither fills the list where there is some of the other. */
  async listByPrefix(prefix: string): Promise<SuggestionRow[]> {
    const key = foldText(prefix.slice(0, MAX_PREFIX_LENGTH));
    if (!key) return [];
    const [specialties, practitioners] = await Promise.all([
      this.index.listSpecialties(key, LIMIT),
      this.index.listPractitioners(key, LIMIT),
    ]);
    const kept = specialties.slice(0, LIMIT - Math.min(practitioners.length, MIN_PRACTITIONERS));
    return [...kept, ...practitioners].slice(0, LIMIT);
  }

  async listPlacesByPrefix(prefix: string, country?: string | null): Promise<Place[]> {
    return this.places.listByPrefix(this.dataSource.manager, prefix, country);
  }
}
