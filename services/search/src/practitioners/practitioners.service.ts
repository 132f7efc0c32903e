import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '@yarrow/kit/clock';
import { DataSource, type EntityManager } from 'typeorm';
import { SEARCH_INDEX, type SearchIndex } from '../engine/search-index.js';
import { PlacesService, type LocatedPlace } from '../places/places.service.js';
import { parseSearch, type SearchArguments, type SearchRequest } from '../engine/search-request.js';
import type { SearchResult } from '../engine/search-result.js';

/** A search, what was found and where it was looked for. */
export interface FoundPractitioners extends SearchResult, LocatedPlace {
  request: SearchRequest;
  /** Whether nothing was searched, because the place is not known. */
  unknownPlace: boolean;
}

const NOTHING: SearchResult = { rows: [], totalCount: 0, facets: [] };

@Injectable()
export class PractitionersService {
  constructor(
    private readonly dataSource: DataSource,
    @Inject(SEARCH_INDEX) private readonly index: SearchIndex,
    private readonly places: PlacesService,
    private readonly clock: Clock,
  ) {}

  /** Public: documents contain public data only. An unknown place yields no results instead of all. */
  async search(given: SearchArguments): Promise<FoundPractitioners> {
    const now = this.clock.now();
    const request = parseSearch(given, now);
    const located = await this.locate(this.dataSource.manager, request);
    const unknownPlace = request.place !== '' && !request.near && request.kind !== 'virtual';
    const found = unknownPlace ? NOTHING : await this.index.search(request, now);
    return { ...found, request, unknownPlace, ...located };
  }

  /** Finds the place that was named, unless a centre was given, and makes it the centre. Before any transaction: it may ask a provider. */
  private async locate(manager: EntityManager, request: SearchRequest): Promise<LocatedPlace> {
    if (request.near || !request.place) return { place: null, suggestions: [] };
    const located = await this.places.locate(manager, request.place, request.country);
    const { place } = located;
    if (place) request.near = { lat: place.latitude, lng: place.longitude };
    return located;
  }
}
