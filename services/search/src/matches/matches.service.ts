import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '@yarrow/kit/clock';
import { todayIn } from '@yarrow/time/wall-time';
import { DataSource } from 'typeorm';
import { SEARCH_INDEX, type SearchIndex } from '../engine/search-index.js';
import { PlacesService, type LocatedPlace } from '../places/places.service.js';
import { asksForTime } from '../engine/search-request.js';
import type { CandidateRow } from '../engine/postgres/candidates.repository.js';
import { matchOf, type Match, type MatchCriteria } from './match-rules.js';
import { parseMatch, type MatchArguments, type MatchRequest } from '../engine/match-request.js';

/** A practitioner who fits. */
export interface FoundMatch extends Match {
  row: CandidateRow;
}

export interface FoundMatches extends LocatedPlace {
  matches: FoundMatch[];
  /** Whether nothing was searched, because the place is not known. */
  unknownPlace: boolean;
}

const NO_PLACE: LocatedPlace = { place: null, suggestions: [] };

@Injectable()
export class MatchesService {
  constructor(
    private readonly dataSource: DataSource,
    @Inject(SEARCH_INDEX) private readonly index: SearchIndex,
    private readonly places: PlacesService,
    private readonly clock: Clock,
  ) {}

  /** Public, as a search; nothing of the answers is kept. */
  async match(given: MatchArguments): Promise<FoundMatches> {
    const now = this.clock.now();
    const request = parseMatch(given, now);
    const { search } = request;
    const { manager } = this.dataSource;
    const named = search.near ? '' : search.place;
    const located = named ? await this.places.locate(manager, named, search.country) : NO_PLACE;
    const { place } = located;
    if (place) search.near = { lat: place.latitude, lng: place.longitude };
    const unknownPlace = search.place !== '' && !search.near && search.kind !== 'virtual';
    if (unknownPlace) return { matches: [], unknownPlace, ...located };
    const rows = await this.index.listCandidates(request, now);
    const matches = rows.map((row) => ({ row, ...scored(request, row, now) }));
    matches.sort((one, other) => other.score - one.score || other.row.standing - one.row.standing);
    return { matches: matches.slice(0, search.first), unknownPlace, ...located };
  }
}

function scored({ search, conditions, categories }: MatchRequest, row: CandidateRow, now: Date): Match {
  const criteria: MatchCriteria = {
    conditions,
    categories,
    kind: search.kind,
    near: search.near !== null,
    timed: asksForTime(search.free),
  };
  const [opening] = row.openings;
  return matchOf(criteria, { ...row, opening: opening ?? null }, todayIn(opening?.timeZone ?? 'UTC', now.getTime()));
}
