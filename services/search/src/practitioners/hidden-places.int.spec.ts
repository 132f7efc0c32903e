import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { TestService } from '@yarrow/kit/testing/test-service';
import { publishPractice } from '../testing/test-practices.js';
import { startTestSearch } from '../testing/test-search.js';

/** A home address near a corner of its cell, where a rounded place is furthest off. */
const HOME = { latitude: 49.601234, longitude: -123.117654 };
/** Another place of the same cell, two kilometres away. */
const NEIGHBOUR = { latitude: 49.613571, longitude: -123.091234 };
const KM_PER_DEGREE = 111.195;

interface Point {
  latitude: number;
  longitude: number;
}

const SEARCH = `query ($near: GeoPointInput, $radiusKm: Float, $kind: SearchKind, $query: String) {
  searchPractitioners(near: $near, radiusKm: $radiusKm, kind: $kind, query: $query) {
    edges { node { name distanceKm latitude longitude cityState } }
  }
}`;

let search: TestService;

async function lookFrom({ latitude: lat, longitude: lng }: Point, radiusKm: number, name = 'Hidden Home') {
  const { data } = await search.graphql(SEARCH, { near: { lat, lng }, radiusKm, query: name });
  const edges: { node: { name: string; distanceKm: number } }[] = data['searchPractitioners'].edges;
  return edges.find(({ node }) => node.name === name)?.node;
}

beforeAll(async () => {
  search = await startTestSearch();
  const hidden = { kind: 'home', travelDistanceMiles: 5, hideAddress: true, singleLine: '7 Quince Lane' };
  await publishPractice(search, 'Hidden Home', { location: { ...hidden, ...HOME } });
  await publishPractice(search, 'Secret Next Door', { location: { ...hidden, ...NEIGHBOUR } });
  const studio = { kind: 'office', hideAddress: true, singleLine: '8 Quince Lane' };
  await publishPractice(search, 'Veiled Studio', { location: { ...studio, ...HOME } });
});
afterAll(() => search?.stop());

describe('a hidden place', () => {
  it('cannot be located more precisely than its cell by measuring distances from many points', async () => {
    const distances: [Point, number][] = [];
    for (let bearing = 0; bearing < 360; bearing += 15) {
      const from = away(HOME, 4 + (bearing % 7), bearing);
      distances.push([from, (await lookFrom(from, 100))!.distanceKm]);
    }
    expect(kmBetween(bestFit(distances), HOME)).toBeGreaterThan(0.7);
  });

  it('cannot be located more precisely than its cell by finding where it drops out of a radius', async () => {
    const edges: [Point, number][] = [];
    for (let bearing = 0; bearing < 360; bearing += 45) {
      const edge = await edgeOf(bearing);
      edges.push([edge, 1 + 5 * 1.609344]);
    }
    expect(kmBetween(bestFit(edges), HOME)).toBeGreaterThan(0.7);
  });

  it('answers every search as any other place in its cell would', async () => {
    for (let step = 0; step < 40; step += 1) {
      const from = away(HOME, (step * 7) % 23, step * 37);
      const radius = 1 + (step % 12);
      const { name: _, ...one } = (await lookFrom(from, radius)) ?? { name: '' };
      const { name: __, ...other } = (await lookFrom(from, radius, 'Secret Next Door')) ?? { name: '' };
      expect(one).toEqual(other);
    }
  });

  it('is not in the database of search, and neither is its address', async () => {
    const tables: { name: string }[] = await search.dataSource.query(
      `SELECT format('%I.%I', table_schema, table_name) AS name FROM information_schema.tables
       WHERE table_schema NOT IN ('pg_catalog', 'information_schema') AND table_type = 'BASE TABLE'`,
    );
    expect(tables.length).toBeGreaterThan(5);
    for (const { name } of tables) {
      const rows = JSON.stringify(await search.dataSource.query(`SELECT t::text FROM ${name} t`));
      for (const secret of ['49.6012', '123.1176', '49.6135', '123.0912', 'Quince']) expect(rows).not.toContain(secret);
    }
  });
});

/** On the line from home in a direction, the furthest point from which the home is within a kilometre of its reach. */
async function edgeOf(bearing: number): Promise<Point> {
  let [inside, outside] = [0, 30];
  while (outside - inside > 0.01) {
    const middle = (inside + outside) / 2;
    if (await lookFrom(away(HOME, middle, bearing), 1)) inside = middle;
    else outside = middle;
  }
  return away(HOME, inside, bearing);
}

/** The point whose distances are nearest to what was measured: ever smaller steps downhill. */
function bestFit(distances: [Point, number][]): Point {
  const error = (at: Point) => distances.reduce((sum, [from, km]) => sum + (kmBetween(from, at) - km) ** 2, 0);
  let best = away(HOME, 3, 200);
  for (let step = 2; step > 0.0005; step /= 1.5) {
    for (let turn = 0; turn < 20; turn += 1) {
      const around = Array.from({ length: 12 }, (_, index) => away(best, step, index * 30));
      best = around.reduce((least, point) => (error(point) < error(least) ? point : least), best);
    }
  }
  return best;
}

function away({ latitude, longitude }: Point, km: number, bearing: number): Point {
  const angle = (bearing * Math.PI) / 180;
  const shrink = Math.cos((latitude * Math.PI) / 180);
  return {
    latitude: latitude + (km * Math.cos(angle)) / KM_PER_DEGREE,
    longitude: longitude + (km * Math.sin(angle)) / KM_PER_DEGREE / shrink,
  };
}

function kmBetween(one: Point, other: Point): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const haversine =
    Math.sin(radians(other.latitude - one.latitude) / 2) ** 2 +
    Math.cos(radians(one.latitude)) *
      Math.cos(radians(other.latitude)) *
      Math.sin(radians(other.longitude - one.longitude) / 2) ** 2;
  return 2 * 6371.0088 * Math.asin(Math.sqrt(haversine));
}
