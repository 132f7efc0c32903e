import type { SearchSuggestion } from '../../index/search-document.js';
import type { FoundOpening } from '../search-result.js';
import type { StoredDocument, StoredPlace } from '../indexing/pending-documents.repository.js';
import { KEY_SEPARATOR, type OpeningSource, type PlaceSource, type PracticeSource } from './practice-source.js';

/** Longer words are not entered, and a term has a limit in the engine. */
const MAX_WORD_LENGTH = 100;

/** A practice as OpenSearch is given it. */
export function practiceDocument(stored: StoredDocument): PracticeSource {
  const { shown, categories, conditions, languages, standing, places, suggestions, openings } = stored;
  const { practiceId, reviewsAverage, inPerson, inHome, virtual, categoryNames } = shown;
  const spots = new Map(places.map((place) => [place.locationId, placeSource(place)]));
  const specialties = suggestions.filter(({ kind }) => kind !== 'practitioner');
  return {
    ...{ practiceId, shown, categories, conditions, languages, standing, reviewsAverage, inPerson, inHome, virtual },
    words: wordsIn(stored.searchText),
    nameWords: wordsIn(stored.nameText),
    categoryLabels: categories.map((key, index) => `${key}${KEY_SEPARATOR}${categoryNames[index] ?? key}`),
    specialtyKeys: specialties.map(specialtyKey),
    nameKeys: suggestions.filter(({ kind }) => kind === 'practitioner').map(({ key }) => key),
    places: [...spots.values()],
    openings: openings.map((opening) => openingSource(opening, spots.get(opening.locationId))),
  };
}

function wordsIn(text: string): string[] {
  const words = text.split(' ').filter(Boolean);
  return [...new Set(words.map((word) => word.slice(0, MAX_WORD_LENGTH)))];
}

function specialtyKey({ key, whole, kind, label }: SearchSuggestion): string {
  return [key, whole ? 'whole' : 'part', kind, label].join(KEY_SEPARATOR);
}

function placeSource({ latitude, longitude, ...place }: StoredPlace): PlaceSource {
  return { ...place, point: { lat: latitude, lon: longitude } };
}

/** An opening at a place that no longer exists has no spot, so that it is out of reach. */
function openingSource({ locationKind, ...opening }: FoundOpening, place: PlaceSource | undefined): OpeningSource {
  const weekend = [0, 6].includes(new Date(`${opening.date}T00:00:00Z`).getUTCDay());
  const spot = place && { point: place.point, reachKm: place.reachKm, coarse: place.coarse };
  return { ...opening, ...spot, kind: locationKind, weekend };
}
