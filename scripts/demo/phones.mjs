import { CITIES } from './content/cities.mjs';

/**
 * Ranges that Ofcom keeps for drama. The mobile range 07700 900xxx is kept too, but number libraries call it invalid, as
 * it will never be given to anybody.
 */
const UK_RANGES = ['+4420794600', '+4416149600', '+4413149600', '+4411749600'];

/**
 * The `number`th fictitious telephone number: 555-0100 to 555-0199 in North America, Ofcom's drama ranges in
 * the United Kingdom. E.164; numbers repeat after a few hundred.
 */
export function fictionalPhone(cityKey, number) {
  const { area, country } = CITIES[cityKey];
  const last = String(number % 100).padStart(2, '0');
  const turn = Math.floor(number / 100);
  if (country === 'GB') return `${UK_RANGES[turn % UK_RANGES.length]}${last}`;
  const areas = [...area, ...OTHER_AREAS[country]];
  return `+1${areas[turn % areas.length]}55501${last}`;
}

const OTHER_AREAS = { US: ['206', '312', '415', '512', '617', '720'], CA: ['416', '514', '604', '613', '902'] };
