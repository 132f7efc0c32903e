import type { SearchState } from './searchState.js';

const KM_PER_DEGREE = 111.2;

/** What a map shows, degrees. */
export interface Corners {
  north: number;
  south: number;
  east: number;
  west: number;
}

/** The search of what a map shows: its middle and the way to the nearer edge, rounded so that addresses stay short. */
export function searchOfArea({ north, south, east, west }: Corners): Pick<SearchState, 'near' | 'place' | 'radiusKm'> {
  const lat = (north + south) / 2;
  const lng = wrapped((east + west) / 2);
  const high = ((north - south) / 2) * KM_PER_DEGREE;
  const wide = ((east - west) / 2) * KM_PER_DEGREE * Math.cos((lat * Math.PI) / 180);
  const radiusKm = Math.min(Math.max(Math.round(Math.max(high, wide)), 1), 500);
  return { near: { lat: rounded(lat), lng: rounded(lng) }, place: 'Map area', radiusKm };
}

interface Point {
  latitude: number;
  longitude: number;
}

/** South-west and north-east corner around points, by the shorter way around the globe: the east may lie beyond 180. */
export function boundsOf(points: readonly Point[]): [[number, number], [number, number]] {
  const latitudes = points.map(({ latitude }) => latitude);
  const longitudes = new Set(points.map(({ longitude }) => longitude));
  const [west, east] = shortestArc([...longitudes].sort((one, other) => one - other));
  return [
    [west, Math.min(...latitudes)],
    [east, Math.max(...latitudes)],
  ];
}

/** What the widest gap between neighbors leaves. @param longitudes each once, in ascending order, at least one */
function shortestArc(longitudes: readonly number[]): [west: number, east: number] {
  const arcs = longitudes.map((west, index) => {
    const last = longitudes.at(index - 1)!;
    return { west, east: last < west ? last + 360 : last };
  });
  const { west, east } = arcs.reduce((one, other) => (other.east - other.west < one.east - one.west ? other : one));
  return [west, east];
}

/** A map that was turned around the globe counts on beyond 180. */
function wrapped(lng: number): number {
  return ((((lng + 180) % 360) + 360) % 360) - 180;
}

function rounded(degrees: number): number {
  return Math.round(degrees * 1000) / 1000;
}
