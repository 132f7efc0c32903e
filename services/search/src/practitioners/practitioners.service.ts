import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '@yarrow/kit/clock';
import { DataSource, type EntityManager } from 'typeorm';
import { SEARCH_INDEX, type SearchIndex } from '../engine/search-index.js';
import { PlacesService } from '../places/places.service.js';
import type { Place } from '../places/place.js';
import { parseSearch, type SearchArguments, type SearchRequest } from '../engine/search-request.js';
import type { SearchResult } from '../engine/search-result.js';

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
    @Inject(SEARCH_INDEX) private readonly index: SearchIndex,
    private readonly places: PlacesService,
    private readonly clock: Clock,
  ) {}

  /** Everybody may: documents hold what is public only. A place that nobody knows finds nothing, not everything. */
  async search(given: SearchArguments): Promise<FoundPractitioners> {
    const now = this.clock.now();
    const request = parseSearch(given, now);
    const place = await this.locate(this.dataSource.manager, request);
    const unknownPlace = request.place !== '' && !request.near && request.kind !== 'virtual';
    if (unknownPlace) return { ...NOTHING, request, place };
    const found = await this.index.search(request, now);
    return { ...found, request, place };
  }

  /** Finds the place that was named, unless a centre was given, and makes it the centre. Before any transaction: it may ask a provider. */
  private async locate(manager: EntityManager, request: SearchRequest): Promise<Place | null> {
    if (request.near || !request.place) return null;
    const place = await this.places.find(manager, request.place);
    if (place) request.near = { lat: place.latitude, lng: place.longitude };
    return place;
  }
}
