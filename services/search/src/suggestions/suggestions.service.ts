import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { normalText } from '../index/normal-text.js';
import { PlacesRepository, type Place } from '../places/places.repository.js';
import { SuggestionsRepository, type SuggestionRow } from './suggestions.repository.js';

/** Spec client §9. */
const LIMIT = 10;
const MAX_PREFIX_LENGTH = 60;
const MIN_PLACE_LENGTH = 2;

/** Everybody may: what is suggested is public. */
@Injectable()
export class SuggestionsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly suggestions: SuggestionsRepository,
    private readonly places: PlacesRepository,
  ) {}

  async listByPrefix(prefix: string): Promise<SuggestionRow[]> {
    const key = normalText(prefix.slice(0, MAX_PREFIX_LENGTH));
    return key ? this.suggestions.listByPrefix(this.dataSource.manager, key, LIMIT) : [];
  }

  async listPlacesByPrefix(prefix: string): Promise<Place[]> {
    const key = normalText(prefix.slice(0, MAX_PREFIX_LENGTH));
    return key.length < MIN_PLACE_LENGTH ? [] : this.places.listByPrefix(this.dataSource.manager, key, LIMIT);
  }
}
