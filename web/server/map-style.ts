/** The colours of src/theme/tokens.css, which a map cannot read. */
const LAND = '#f6f1e7';
const WATER = '#cfdfe0';
const WATER_LINE = '#b9d0d2';
const BORDER = '#b9a98f';
const STATE_BORDER = '#d8cdb9';
const TOWN = '#44524a';
const PART_OF_TOWN = '#5f6b63';
const HALO = '#fffdfa';
/** Faces that the page itself brings; without `glyphs` in a style, maps are lettered with the page's own. */
const FACE = ['Figtree'];
const DISPLAY_FACE = ['Fraunces'];

const ATTRIBUTION =
  '<a href="https://www.naturalearthdata.com" target="_blank" rel="noopener">Natural Earth</a> · ' +
  '<a href="https://www.geonames.org" target="_blank" rel="noopener">GeoNames</a>';

/**
 * The map that needs nothing but this server: land, water, borders and names of places.
 * @param tiles address of the tiles with `{z}/{x}/{y}`
 */
export function defaultMapStyle(tiles: string, maxzoom: number): object {
  return {
    version: 8,
    name: 'Yarrow',
    sources: { atlas: { type: 'vector', tiles: [tiles], minzoom: 0, maxzoom, attribution: ATTRIBUTION } },
    layers: [
      { id: 'sea', type: 'background', paint: { 'background-color': WATER } },
      layer('land', 'fill', 'land', { 'fill-color': LAND }),
      layer('states', 'line', 'states', {
        'line-color': STATE_BORDER,
        'line-width': ['interpolate', ['linear'], ['zoom'], 3, 0.6, 9, 1.4],
        'line-dasharray': [3, 2],
      }),
      layer('water', 'fill', 'water', { 'fill-color': WATER }),
      layer('rivers', 'line', 'rivers', {
        'line-color': WATER_LINE,
        // Drawn for whole countries: in a city they would run through the wrong streets.
        'line-opacity': ['interpolate', ['linear'], ['zoom'], 8.5, 1, 10, 0],
        'line-width': ['interpolate', ['linear'], ['zoom'], 4, 0.6, 9, 2.5],
      }),
      layer('borders', 'line', 'borders', {
        'line-color': BORDER,
        'line-width': ['interpolate', ['linear'], ['zoom'], 2, 0.7, 9, 1.8],
      }),
      placeNames(),
    ],
  };
}

function layer(id: string, type: 'fill' | 'line', source: string, paint: object): object {
  return { id, type, source: 'atlas', 'source-layer': source, paint };
}

/** The larger a place, the sooner it is named and the larger its letters. */
function placeNames(): object {
  const size = (small: number, large: number) => ['interpolate', ['linear'], ['get', 'rank'], 2, large, 9, small];
  return {
    id: 'places',
    type: 'symbol',
    source: 'atlas',
    'source-layer': 'places',
    filter: ['<=', ['get', 'rank'], ['+', ['zoom'], 1]],
    layout: {
      'text-field': ['get', 'name'],
      'text-font': ['case', ['<=', ['get', 'rank'], 4], ['literal', DISPLAY_FACE], ['literal', FACE]],
      'text-size': ['interpolate', ['linear'], ['zoom'], 4, size(9, 14), 9, size(11, 22), 13, size(14, 26)],
      'text-max-width': 8,
      'text-padding': 6,
      'symbol-sort-key': ['-', 0, ['get', 'population']],
    },
    paint: {
      'text-color': ['case', ['get', 'part'], PART_OF_TOWN, TOWN],
      'text-halo-color': HALO,
      'text-halo-width': 1.4,
    },
  };
}
