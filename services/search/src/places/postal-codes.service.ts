import { createRequire } from 'node:module';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { CodeTable, type CodePoint } from './code-table.js';
import { GazetteerService } from './gazetteer.service.js';
import { OUTWARD_CODES } from './outward-codes.js';
import { roughDistanceKm, type Place } from './place.js';
import { placeKey } from './place-text.js';
import type { CodeCountry, PostalCode } from './postal-code.js';
import type { Area } from './regions.js';

/** A code as `zipcodes` has it. */
interface PackagedCode {
  zip: string;
  latitude: number;
  longitude: number;
  city: string;
  state: string;
  country: 'US' | 'Canada';
}

/** Provinces by the first letter of a Canadian code. X is shared: X0A to X0C are in Nunavut. */
const PROVINCES: Readonly<Record<string, string>> = {
  ...{ A: 'NL', B: 'NS', C: 'PE', E: 'NB', G: 'QC', H: 'QC', J: 'QC', K: 'ON', L: 'ON', M: 'ON', N: 'ON', P: 'ON' },
  ...{ R: 'MB', S: 'SK', T: 'AB', V: 'BC', X: 'NT', Y: 'YT' },
};
const NUNAVUT = /^X0[ABC]$/;
/** Largest distance between an area and the centre of its city. */
const CITY_KM = 30;
/** Post of the armed forces: no place. */
const MILITARY = new Set(['AA', 'AE', 'AP']);
/** Codes without a position have the coordinates 0, 0 or those of a pole. */
const isOnMap = ({ latitude, longitude }: CodePoint) => (latitude !== 0 || longitude !== 0) && Math.abs(latitude) < 85;

/** Where postal codes of the United States and Canada (`zipcodes`) and of Great Britain are, in memory, read once. */
@Injectable()
export class PostalCodesService implements OnApplicationBootstrap {
  private tables: Record<CodeCountry, CodeTable> | undefined;

  constructor(private readonly gazetteer: GazetteerService) {}

  /** Reads the tables after the start, so that no request waits for it. */
  onApplicationBootstrap(): void {
    setImmediate(() => this.read());
  }

  /** @returns the place of a code, named by its city; null for a code that does not exist */
  find({ country, code }: PostalCode): Place | null {
    const point = this.read()[country].find(code);
    if (!point) return null;
    const { latitude, longitude } = point;
    const state = point.state ?? '';
    const name = country === 'US' ? point.city! : this.nameOf(point, { country, state });
    return { name, label: `${name}, ${state || 'UK'} ${code}`, type: 'locality', country, state, latitude, longitude };
  }

  /** Sources name Canadian areas by their boundaries and British ones not at all: the city of that name, else the one around. */
  private nameOf(point: CodePoint, area: Area): string {
    const [named] = point.city ? this.gazetteer.listNamed({ name: placeKey(point.city), area }, 1) : [];
    const isCity = named?.exact && roughDistanceKm(named, point) < CITY_KM;
    return isCity ? named.name : (this.gazetteer.findAround(point, area.country)?.name ?? '');
  }

  private read(): Record<CodeCountry, CodeTable> {
    return (this.tables ??= tablesOf(packagedCodes()));
  }
}

function tablesOf(codes: readonly PackagedCode[]): Record<CodeCountry, CodeTable> {
  const rows = codes.filter((code) => isOnMap(code) && !MILITARY.has(code.state));
  const unitedStates = rows.filter(({ country }) => country === 'US').map(({ zip, ...row }) => ({ ...row, code: zip }));
  const canada = rows
    .filter(({ country }) => country === 'Canada')
    // Such as `Burnaby (maywood / Marlborough)`.
    .map(({ zip, city, ...row }) => ({ ...row, code: zip, city: city.replace(/ \(.*$/, ''), state: provinceOf(zip) }));
  return { US: new CodeTable(unitedStates), CA: new CodeTable(canada), GB: new CodeTable(outwardCodes()) };
}

function outwardCodes(): (CodePoint & { code: string })[] {
  return OUTWARD_CODES.trim()
    .split('\n')
    .flatMap((line) => {
      const [area = '', ...districts] = line.split(' ');
      return districts.map((district) => {
        const [number = '', latitude, longitude] = district.split(':');
        return { code: area + number, latitude: Number(latitude), longitude: Number(longitude) };
      });
    });
}

/** All of the package, removed from the module cache: the tables hold the same in a tenth of its memory. */
function packagedCodes(): PackagedCode[] {
  const require = createRequire(import.meta.url);
  const { codes } = require('zipcodes') as { codes: Record<string, PackagedCode> };
  const folder = require.resolve('zipcodes').replace(/[^/\\]*$/, '');
  for (const file of Object.keys(require.cache)) {
    if (file.startsWith(folder)) Reflect.deleteProperty(require.cache, file);
  }
  return Object.values(codes);
}

function provinceOf(code: string): string {
  return NUNAVUT.test(code) ? 'NU' : (PROVINCES[code.charAt(0)] ?? '');
}
