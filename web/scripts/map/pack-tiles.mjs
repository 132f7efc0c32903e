/**
 * Cuts the layers of the default map into vector tiles and packs those into one file, which the web server reads once:
 * `[length of the directory, 4 bytes][directory, JSON][gzipped tiles]`. Equal tiles (open sea, plain land) are kept once.
 */
import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { GeoJSONVT } from '@maplibre/geojson-vt';
import { fromGeojsonVt } from '@maplibre/vt-pbf';
import { mapLayers } from './layers.mjs';

/** Last zoom of which there are tiles; the data is no finer than that. Browsers enlarge these for closer looks. */
export const MAX_ZOOM = 6;
/** Steps across a tile: at the last zoom about 80 m at the equator, finer than the data. */
const EXTENT = 8192;

/** @returns {Buffer} */
export function packTiles() {
  const indexes = Object.entries(mapLayers()).map(([name, data]) => [name, indexOf(name, data)]);
  const bodies = [];
  const known = new Map();
  const directory = {};
  let end = 0;
  for (const [zoom, x, y] of tileCoordinates()) {
    const body = tileOf(indexes, zoom, x, y);
    if (!body) continue;
    const hash = createHash('sha1').update(body).digest('base64');
    if (!known.has(hash)) {
      const packed = gzipSync(body, { level: 9 });
      known.set(hash, [end, packed.length]);
      bodies.push(packed);
      end += packed.length;
    }
    directory[`${zoom}/${x}/${y}`] = known.get(hash);
  }
  const head = Buffer.from(JSON.stringify(directory));
  const length = Buffer.alloc(4);
  length.writeUInt32BE(head.length);
  return Buffer.concat([length, head, ...bodies]);
}

function indexOf(name, data) {
  // Names are points: nothing to simplify, and a margin wide enough for a word that begins on the next tile.
  const options = name === 'places' ? { tolerance: 0, buffer: 512 } : { tolerance: 2, buffer: 128 };
  return new GeoJSONVT(data, {
    ...options,
    maxZoom: MAX_ZOOM,
    indexMaxZoom: MAX_ZOOM,
    indexMaxPoints: 0,
    extent: EXTENT,
  });
}

function* tileCoordinates() {
  for (let zoom = 0; zoom <= MAX_ZOOM; zoom++) {
    for (let x = 0; x < 2 ** zoom; x++) {
      for (let y = 0; y < 2 ** zoom; y++) yield [zoom, x, y];
    }
  }
}

/** Undefined where nothing but sea is. */
function tileOf(indexes, zoom, x, y) {
  const layers = {};
  for (const [name, index] of indexes) {
    const tile = index.getTile(zoom, x, y);
    const features =
      name === 'places'
        ? tile?.features.filter(({ tags }) => tags.rank <= zoom + 2 || zoom === MAX_ZOOM)
        : tile?.features;
    if (features?.length) layers[name] = { ...tile, features };
  }
  if (Object.keys(layers).length === 0) return undefined;
  return fromGeojsonVt(layers, { version: 2, extent: EXTENT });
}
