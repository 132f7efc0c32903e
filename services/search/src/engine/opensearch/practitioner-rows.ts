import type { CandidateRow } from '../postgres/candidates.repository.js';
import type { SearchRequest } from '../search-request.js';
import type { FoundOpening, PractitionerRow } from '../search-result.js';
import { kmBetween, shownDistance, type Point } from './distance.js';
import { fits } from './free-time.js';
import type { OpeningSource, PlaceSource, PracticeSource } from './practice-source.js';

/** Free starts that one result carries. */
const MAX_OPENINGS = 6;
/** The engine stores points to about a centimetre: what it found at the very edge is within reach here too. */
const EDGE_KM = 0.001;

interface MeasuredPlace extends PlaceSource {
  /** From the centre of the search; 0 without one. */
  exactKm: number;
  km: number;
}

/** A document as a search shows it: the nearest place, the distance, and the free starts that fit. */
export function rowOf(source: PracticeSource, request: SearchRequest, now: Date): PractitionerRow {
  const { categoryNames: _, ...shown } = source.shown;
  const places = source.places.map((place) => measured(place, request.near));
  const reachable = places.filter(({ km, reachKm }) => km <= request.radiusKm + reachKm + EDGE_KM);
  const [place] = places.toSorted((a, b) => a.exactKm - b.exactKm || (a.locationId < b.locationId ? -1 : 1));
  return {
    ...shown,
    city: place?.city ?? null,
    state: place?.state ?? null,
    latitude: place?.point.lat ?? null,
    longitude: place?.point.lon ?? null,
    distanceKm: request.near && reachable.length > 0 ? Math.min(...reachable.map(({ km }) => km)) : null,
    openings: openingsOf(source.openings, reachable, request, now),
  };
}

export function candidateOf(source: PracticeSource, request: SearchRequest, now: Date): CandidateRow {
  const { conditions, categories, standing, shown } = source;
  return { ...rowOf(source, request, now), conditions, categories, categoryNames: shown.categoryNames, standing };
}

function measured(place: PlaceSource, near: Point | null): MeasuredPlace {
  const exactKm = near ? kmBetween(near, place.point) : 0;
  return { ...place, exactKm, km: shownDistance(exactKm, place.coarse) };
}

function openingsOf(
  openings: OpeningSource[],
  reachable: PlaceSource[],
  { near, free, kind }: SearchRequest,
  now: Date,
): FoundOpening[] {
  const within = new Set(reachable.map(({ locationId }) => locationId));
  return openings
    .filter((opening) => fits(free, kind, now, opening))
    .filter((opening) => !near || opening.kind === 'virtual' || within.has(opening.locationId))
    .toSorted((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt))
    .slice(0, MAX_OPENINGS)
    .map(({ startsAt, timeZone, date, partOfDay, kind: locationKind, locationId, serviceId }) => ({
      startsAt,
      timeZone,
      date,
      partOfDay,
      locationKind,
      locationId,
      serviceId,
    }));
}
