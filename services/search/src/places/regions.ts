import { placeKey } from './place-text.js';

/** States and provinces by the codes of GeoNames, as labels show them, with the names that people type. */
const UNITED_STATES =
  'AL Alabama,AK Alaska,AZ Arizona,AR Arkansas,CA California,CO Colorado,CT Connecticut,DE Delaware,DC District of Columbia,' +
  'FL Florida,GA Georgia,HI Hawaii,ID Idaho,IL Illinois,IN Indiana,IA Iowa,KS Kansas,KY Kentucky,LA Louisiana,ME Maine,' +
  'MD Maryland,MA Massachusetts,MI Michigan,MN Minnesota,MS Mississippi,MO Missouri,MT Montana,NE Nebraska,NV Nevada,' +
  'NH New Hampshire,NJ New Jersey,NM New Mexico,NY New York,NC North Carolina,ND North Dakota,OH Ohio,OK Oklahoma,OR Oregon,' +
  'PA Pennsylvania,RI Rhode Island,SC South Carolina,SD South Dakota,TN Tennessee,TX Texas,UT Utah,VT Vermont,VA Virginia,' +
  'WA Washington,WV West Virginia,WI Wisconsin,WY Wyoming';

const CANADA: Readonly<Record<string, readonly [abbreviation: string, name: string]>> = {
  '01': ['AB', 'Alberta'],
  '02': ['BC', 'British Columbia'],
  '03': ['MB', 'Manitoba'],
  '04': ['NB', 'New Brunswick'],
  '05': ['NL', 'Newfoundland and Labrador'],
  '07': ['NS', 'Nova Scotia'],
  '08': ['ON', 'Ontario'],
  '09': ['PE', 'Prince Edward Island'],
  '10': ['QC', 'Quebec'],
  '11': ['SK', 'Saskatchewan'],
  '12': ['YT', 'Yukon'],
  '13': ['NT', 'Northwest Territories'],
  '14': ['NU', 'Nunavut'],
};

const BRITAIN: Readonly<Record<string, string>> = {
  ENG: 'England',
  SCT: 'Scotland',
  WLS: 'Wales',
  NIR: 'Northern Ireland',
};

/** Abbreviations of newspapers and of older mail, and what people say for a country, behind codes and full names. */
const OTHER_STATE_NAMES: Readonly<Record<string, string>> = {
  AB: 'alta',
  AZ: 'ariz',
  CA: 'calif,cal',
  CO: 'colo',
  CT: 'conn',
  DC: 'washington dc',
  FL: 'fla',
  IL: 'ill',
  IN: 'ind',
  MA: 'mass',
  MB: 'man',
  MI: 'mich',
  MN: 'minn',
  NL: 'newfoundland,nfld,labrador',
  NV: 'nev',
  NY: 'nyc,new york city',
  ON: 'ont',
  OK: 'okla',
  OR: 'ore',
  PA: 'penn,penna',
  PE: 'pei',
  QC: 'que,pq',
  SK: 'sask',
  TN: 'tenn',
  TX: 'tex',
  WA: 'wash,washington state',
  WI: 'wis',
  YT: 'yukon territory',
};
const OTHER_COUNTRY_NAMES: Readonly<Record<string, string>> = {
  AE: 'uae',
  CZ: 'czech republic',
  GB: 'uk,great britain,britain,england,scotland,wales,northern ireland',
  HK: 'hong kong',
  IE: 'republic of ireland',
  KR: 'korea',
  NL: 'holland,the netherlands',
  TR: 'turkey',
  US: 'usa,united states of america,america',
};

const STATES = new Map(UNITED_STATES.split(',').map((entry) => [entry.slice(0, 2), entry.slice(3)]));
const COUNTRIES = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** Where a place lies. */
export interface Region {
  /** Abbreviation of the state or province; empty outside the United States and Canada. */
  state: string;
  /** What a label shows behind the name. */
  shown: string;
  /** What people may type behind the name, the shown one included. */
  typed: readonly string[];
}

/** A country or a part of it that was typed behind a name. */
export interface Area {
  /** ISO 3166-1, two letters. */
  country: string;
  /** Abbreviation of the state or province; empty for all of the country. */
  state: string;
}

let areas: Map<string, Area[]> | undefined;

/**
 * The areas that a text names: `ca` is California and Canada. The parts of the United Kingdom stand for all of it, because
 * places there have no state.
 * @param key of `placeKey`
 */
export function listAreas(key: string): readonly Area[] {
  areas ??= areasByName();
  return areas.get(key) ?? [];
}

function areasByName(): Map<string, Area[]> {
  const found = new Map<string, Area[]>();
  const add = (area: Area, names: readonly (string | undefined)[]) => {
    for (const key of new Set(names.filter((name) => name !== undefined).map(placeKey))) {
      found.set(key, [...(found.get(key) ?? []), area]);
    }
  };
  const others = (names: string | undefined) => names?.split(',') ?? [];
  for (const [state, name] of STATES) add({ country: 'US', state }, [state, name, ...others(OTHER_STATE_NAMES[state])]);
  for (const [state, name] of Object.values(CANADA)) {
    add({ country: 'CA', state }, [state, name, ...others(OTHER_STATE_NAMES[state])]);
  }
  for (const country of countryCodes()) {
    add({ country, state: '' }, [country, COUNTRIES.of(country), ...others(OTHER_COUNTRY_NAMES[country])]);
  }
  return found;
}

/** All codes of two letters that `Intl` has a name for; `FX` and `UK` are other codes for `FR` and `GB`. */
function countryCodes(): string[] {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  return codes.filter(
    (code) => COUNTRIES.of(code) !== undefined && new Intl.Locale('und', { region: code }).region === code,
  );
}

/** @param adminCode first administrative level, as GeoNames codes it */
export function regionOf(country: string, adminCode: string): Region {
  if (country === 'US') return stateRegion(adminCode, STATES.get(adminCode), 'USA');
  if (country === 'CA') return stateRegion(CANADA[adminCode]?.[0] ?? '', CANADA[adminCode]?.[1], 'Canada');
  if (country === 'GB') return { state: '', shown: 'UK', typed: ['UK', BRITAIN[adminCode] ?? 'United Kingdom'] };
  const name = COUNTRIES.of(country) ?? country;
  return { state: '', shown: name, typed: [name] };
}

function stateRegion(state: string, name: string | undefined, country: string): Region {
  if (!state) return { state, shown: country, typed: [country] };
  return { state, shown: state, typed: name ? [state, name] : [state] };
}
