import type { SearchPlace } from '../../index/search-document.js';
import type { FoundOpening, PractitionerRow } from '../search-result.js';

/** What a result shows of the document itself. */
export type Shown = Omit<PractitionerRow, 'city' | 'state' | 'latitude' | 'longitude' | 'distanceKm' | 'openings'> & {
  categoryNames: string[];
};

interface Spot {
  kind: string;
  point: { lat: number; lon: number };
  reachKm: number;
  coarse: boolean;
}

export type PlaceSource = Spot & Pick<SearchPlace, 'locationId' | 'city' | 'state'>;

/** A free start with the spot of its place, so that it is found only within reach. Online starts have no spot. */
export type OpeningSource = Partial<Spot> & { kind: string; weekend: boolean } & Omit<FoundOpening, 'locationKind'>;

/** A practice as a document of OpenSearch; see `index-mapping.ts`. */
export interface PracticeSource {
  practiceId: string;
  shown: Shown;
  words: string[];
  nameWords: string[];
  categories: string[];
  categoryLabels: string[];
  conditions: string[];
  languages: string[];
  standing: number;
  reviewsAverage: number;
  inPerson: boolean;
  inHome: boolean;
  virtual: boolean;
  specialtyKeys: string[];
  nameKeys: string[];
  places: PlaceSource[];
  openings: OpeningSource[];
}

/** Parts of a key are joined by what no normal form holds. */
export const KEY_SEPARATOR = '|';
