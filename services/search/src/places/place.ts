/** What places may be suggested (spec client §5). */
export type PlaceType = 'locality' | 'sublocality' | 'neighborhood';

/** A place to search around. */
export interface Place {
  name: string;
  /** Such as `Vancouver, BC`. */
  label: string;
  type: PlaceType;
  /** ISO 3166-1, two letters. */
  country: string;
  /** Abbreviation of the state or province; empty where labels have none. */
  state: string;
  latitude: number;
  longitude: number;
}

/** A place and how likely it is the one that was meant. */
export interface RankedPlace extends Place {
  weight: number;
}

/** A place found by a text. */
export interface MatchedPlace extends RankedPlace {
  /** Whether the text is all of its name, or of its name and region. */
  exact: boolean;
}

const KM_PER_DEGREE = 111.2;

/** Precise enough to decide whether two places are the same: flat, but shrinking with the latitude. */
export function roughDistanceKm(one: GeoPoint, other: GeoPoint): number {
  const shrink = Math.cos(((one.latitude + other.latitude) / 2) * (Math.PI / 180));
  return KM_PER_DEGREE * Math.hypot(one.latitude - other.latitude, (one.longitude - other.longitude) * shrink);
}

export interface GeoPoint {
  latitude: number;
  longitude: number;
}
