import type { SearchState } from './searchState.js';

/** The title of the page: `Massage near Vancouver, BC`. @param understood the place as the search has read it */
export function headingOf(state: SearchState, understood: string | undefined): string {
  const what = whatOf(state) ?? 'Practitioners';
  const place = placeOf(state, understood);
  if (place === 'Current location') return `${what} near you`;
  if (place === 'Map area') return `${what} in the map area`;
  if (place) return `${what} near ${place}`;
  return state.filter === 'virtual' ? `${what}, virtually` : what;
}

/** The search in one line: `Massage · Vancouver, BC`. */
export function searchLine(state: SearchState, understood: string | undefined): string {
  const nowhere = state.filter === 'virtual' ? 'Virtual' : 'Anywhere';
  return `${whatOf(state) ?? 'All therapies'} · ${placeOf(state, understood) ?? nowhere}`;
}

function whatOf({ query }: SearchState): string | undefined {
  return query && query.charAt(0).toUpperCase() + query.slice(1);
}

function placeOf({ near, place }: SearchState, understood: string | undefined): string | undefined {
  return near ? place : (understood ?? place);
}
