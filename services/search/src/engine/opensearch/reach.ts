import type { SearchRequest } from '../search-request.js';
import { ENGINE_SCALE, type Point } from './distance.js';

export type Query = Record<string, unknown>;

/** A roughly known place counts in whole kilometres: half of one may be rounded away. */
const ROUNDING_KM = 1;
/** Those who travel are looked for as far as the furthest of each class: an index of points knows no distance of their own. */
const REACH_CLASSES_KM = [25, 50, 100, 250, 1_000, 20_100];

/** The distance that counts, kilometres, of the spot under `path`. */
const distanceScript = (path: string) =>
  `double km = doc['${path}.point'].arcDistance(params.lat, params.lng) / 1000 * params.scale;
   if (doc['${path}.coarse'].value) { km = Math.max(Math.rint(km), 1); }`;

const paramsOf = ({ lat, lng }: Point, radiusKm: number) => ({ lat, lng, radiusKm, scale: ENGINE_SCALE });

/** Spots under `path` within reach of the point: a travelling practitioner reaches as far as they travel. */
export function withinReach(path: 'places' | 'openings', near: Point, radiusKm: number): Query[] {
  const around = (km: number) => ({
    geo_distance: { distance: `${km / ENGINE_SCALE}km`, [`${path}.point`]: { lat: near.lat, lon: near.lng } },
  });
  const reach = `${path}.reachKm`;
  const fixed = { term: { [reach]: 0 } };
  const exact = { term: { [`${path}.coarse`]: false } };
  const measured = {
    script: {
      script: {
        source: `${distanceScript(path)} return km <= params.radiusKm + doc['${reach}'].value;`,
        params: paramsOf(near, radiusKm),
      },
    },
  };
  const reaching = [
    { bool: { filter: [fixed, exact, around(radiusKm)] } },
    { bool: { filter: [fixed, around(radiusKm + ROUNDING_KM), measured], must_not: [exact] } },
    ...REACH_CLASSES_KM.map((most, index) => {
      const travels = { range: { [reach]: { gt: REACH_CLASSES_KM[index - 1] ?? 0, lte: most } } };
      return { bool: { filter: [travels, around(radiusKm + most + ROUNDING_KM), measured] } };
    }),
  ];
  return [{ bool: { should: reaching, minimum_should_match: 1 } }];
}

/** Practices with a place within reach, of a kind where one is given. */
export function reachesQuery({ near, radiusKm }: SearchRequest, kind?: string): Query {
  const filter = [
    ...(near ? withinReach('places', near, radiusKm) : []),
    ...(kind ? [{ term: { 'places.kind': kind } }] : []),
  ];
  return { nested: { path: 'places', query: { bool: { filter } } } };
}

/** The same, scored by how near the nearest is: 1 there, 0 from 100 km on. */
export function nearnessQuery({ near, radiusKm }: SearchRequest & { near: Point }): Query {
  const source = `${distanceScript('places')} return Math.max(0, 1 - Math.min(km, 100) / 100);`;
  const query = {
    script_score: {
      query: { bool: { filter: withinReach('places', near, radiusKm) } },
      script: { source, params: paramsOf(near, radiusKm) },
    },
  };
  return { nested: { path: 'places', score_mode: 'max', query } };
}

/** By the nearest place within reach; who has none comes last. */
export function distanceSort({ near, radiusKm }: SearchRequest & { near: Point }): Query {
  return {
    _script: {
      type: 'number',
      script: { source: `${distanceScript('places')} return km;`, params: paramsOf(near, radiusKm) },
      order: 'asc',
      mode: 'min',
      nested: { path: 'places', filter: { bool: { filter: withinReach('places', near, radiusKm) } } },
    },
  };
}
