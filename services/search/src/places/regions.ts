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

const STATES = new Map(UNITED_STATES.split(',').map((entry) => [entry.slice(0, 2), entry.slice(3)]));
const COUNTRIES = new Intl.DisplayNames('en', { type: 'region' });

/** Where a place lies. */
export interface Region {
  /** Abbreviation of the state or province; empty outside the United States and Canada. */
  state: string;
  /** What a label shows behind the name. */
  shown: string;
  /** What people may type behind the name, the shown one included. */
  typed: readonly string[];
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
