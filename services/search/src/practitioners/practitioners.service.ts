import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { PlacesRepository, type Place } from '../places/places.repository.js';
import { PractitionersRepository } from './practitioners.repository.js';
import { parseSearch, type SearchArguments, type SearchRequest } from './search-request.js';
import type { SearchResult } from './search-result.js';

/** A search, what was found and where it was looked for. */
export interface FoundPractitioners extends SearchResult {
  request: SearchRequest;
  place: Place | null;
}

const NOTHING: SearchResult = { rows: [], totalCount: 0, facets: [] };

@Injectable()
export class PractitionersService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly practitioners: PractitionersRepository,
    private readonly places: PlacesRepository,
  ) {}

  /** Everybody may: documents hold what is public only. A place that nobody works in finds nothing, not everything. */
  async search(given: SearchArguments): Promise<FoundPractitioners> {
    const request = parseSearch(given);
    return this.dataSource.transaction(async (tx) => {
      const place = !request.near && request.placeKey ? await this.places.find(tx, request.placeKey) : null;
      if (place) request.near = { lat: place.latitude, lng: place.longitude };
      const unknownPlace = request.placeKey !== '' && !request.near && request.kind !== 'virtual';
      const result = unknownPlace ? NOTHING : await this.practitioners.search(tx, request);
      return { ...result, request, place };
    });
  }
}
