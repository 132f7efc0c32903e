import type { SearchKind, SearchSort } from '../../gql/graphql.js';
import { readSearch, searchHref, type SearchAddress } from '../../lib/searchAddress.js';

/** Everything that the search page shows follows from its address. */
export interface SearchState extends SearchAddress {
  filter: NonNullable<SearchAddress['filter']>;
  /** Key of a therapy category. */
  category?: string | undefined;
  language?: string | undefined;
  /** Least average of reviews. */
  minRating?: number | undefined;
  sort: SearchSort;
  /** How many pages of ten are shown, one below the other. */
  pages: number;
}

export const KINDS = {
  all: 'all',
  'in-person': 'in_person',
  'in-home': 'in_home',
  virtual: 'virtual',
} as const satisfies Record<SearchState['filter'], SearchKind>;

const SORTS: readonly SearchSort[] = ['relevance', 'rating', 'distance'];
/** Nobody scrolls through more; it bounds what a made-up address can ask for. */
const MOST_PAGES = 20;

/** Reads the address; values that make no sense are left out. */
export function readSearchState(parameters: URLSearchParams): SearchState {
  const { filter = 'all', ...address } = readSearch(parameters);
  const rating = Number(parameters.get('min_rating'));
  const pages = Number(parameters.get('page'));
  return {
    ...address,
    filter,
    category: parameters.get('category') || undefined,
    language: parameters.get('language') || undefined,
    minRating: rating > 0 && rating <= 5 ? rating : undefined,
    sort: SORTS.find((sort) => sort === parameters.get('sort')) ?? 'relevance',
    pages: Number.isInteger(pages) && pages > 0 ? Math.min(pages, MOST_PAGES) : 1,
  };
}

/** The address of a state: the parameters of every search, and those of this page behind them. */
export function searchStateHref(state: SearchState): string {
  const own = new URLSearchParams();
  if (state.category) own.set('category', state.category);
  if (state.language) own.set('language', state.language);
  if (state.minRating) own.set('min_rating', String(state.minRating));
  if (state.sort !== 'relevance') own.set('sort', state.sort);
  if (state.pages > 1) own.set('page', String(state.pages));
  const base = searchHref(state);
  if (own.size === 0) return base;
  return `${base}${base.includes('?') ? '&' : '?'}${own}`;
}

/** What goes into the query, pages aside. */
export function searchVariables({ query, near, place, filter, category, language, minRating, sort }: SearchState) {
  return {
    query: query ?? null,
    near: near ?? null,
    place: near ? null : (place ?? null),
    kind: KINDS[filter],
    category: category ?? null,
    language: language ?? null,
    minRating: minRating ?? null,
    sort,
  };
}
