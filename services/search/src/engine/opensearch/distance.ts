/** Of the sphere that `earthdistance` counts on, kilometres. */
const EARTH_RADIUS_KM = 6378.168;
/** Of the sphere that OpenSearch counts on. */
const ENGINE_RADIUS_KM = 6371.0087714;
/** What makes a distance of the engine one of ours. */
export const ENGINE_SCALE = EARTH_RADIUS_KM / ENGINE_RADIUS_KM;

export interface Point {
  lat: number;
  lng: number;
}

/** The great circle between two points, kilometres. */
export function kmBetween(one: Point, other: { lat: number; lon: number }): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const sine = (degrees: number) => Math.sin(radians(degrees) / 2);
  const haversine =
    sine(other.lat - one.lat) ** 2 +
    Math.cos(radians(one.lat)) * Math.cos(radians(other.lat)) * sine(other.lon - one.lng) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(haversine)));
}

/** To a roughly known place in whole kilometres: more would feign to know. */
export function shownDistance(exactKm: number, coarse: boolean): number {
  return coarse ? Math.max(Math.round(exactKm), 1) : exactKm;
}
