import type { PartOfDay, SearchKind, SearchSort } from '../../gql/graphql.js';
import { readSearch, searchHref, type SearchAddress } from '../../lib/searchAddress.js';

/** Everything that the search page shows follows from its address. */
export interface SearchState extends SearchAddress {
  filter: NonNullable<SearchAddress['filter']>;
  /** Key of a therapy category. */
  category?: string | undefined;
  language?: string | undefined;
  /** Least average of reviews. */
  minRating?: number | undefined;
  /** First and last day with a free start, `YYYY-MM-DD`. */
  from?: string | undefined;
  to?: string | undefined;
  /** None means any. */
  partsOfDay: readonly PartOfDay[];
  /** Kilometres around the centre; the service's own reach where absent. */
  radiusKm?: number | undefined;
  sort: SearchSort;
  /** What a narrow screen shows. */
  view: 'list' | 'map';
  /** How many pages of ten are shown, one below the other. */
  pages: number;
}

export const KINDS = {
  all: 'all',
  'in-person': 'in_person',
  'in-home': 'in_home',
  virtual: 'virtual',
} as const satisfies Record<SearchState['filter'], SearchKind>;

const SORTS: readonly SearchSort[] = ['relevance', 'soonest', 'rating', 'distance'];
export const PARTS_OF_DAY: readonly PartOfDay[] = ['morning', 'afternoon', 'evening'];
/** More than a visitor scrolls through; limits what a made-up address can request. */
const MAX_PAGES = 20;

/** Reads the address; values that make no sense are left out. */
export function readSearchState(parameters: URLSearchParams): SearchState {
  const { filter = 'all', ...address } = readSearch(parameters);
  const rating = Number(parameters.get('min_rating'));
  const pages = Number(parameters.get('page'));
  const radius = Number(parameters.get('radius'));
  const parts = parameters.get('part')?.split(',') ?? [];
  const days = readDays(parameters);
  return {
    ...address,
    filter,
    category: parameters.get('category') || undefined,
    language: parameters.get('language') || undefined,
    minRating: rating > 0 && rating <= 5 ? rating : undefined,
    ...days,
    partsOfDay: PARTS_OF_DAY.filter((part) => parts.includes(part)),
    radiusKm: radius >= 1 && radius <= 500 ? radius : undefined,
    view: parameters.get('view') === 'map' ? 'map' : 'list',
    sort: SORTS.find((sort) => sort === parameters.get('sort')) ?? 'relevance',
    pages: Number.isInteger(pages) && pages > 0 ? Math.min(pages, MAX_PAGES) : 1,
  };
}

/** A range that ends before it begins is none. */
function readDays(parameters: URLSearchParams): Pick<SearchState, 'from' | 'to'> {
  const [from, to] = [readDay(parameters.get('from')), readDay(parameters.get('to'))];
  return from && to && to < from ? { from: undefined, to: undefined } : { from, to };
}

function readDay(text: string | null): string | undefined {
  return text && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined;
}

/** The address of a state: the parameters of every search, and those of this page behind them. */
export function searchStateHref(state: SearchState): string {
  const own = new URLSearchParams();
  if (state.category) own.set('category', state.category);
  if (state.language) own.set('language', state.language);
  if (state.minRating) own.set('min_rating', String(state.minRating));
  if (state.from) own.set('from', state.from);
  if (state.to) own.set('to', state.to);
  if (state.partsOfDay.length > 0) own.set('part', state.partsOfDay.join(','));
  if (state.radiusKm) own.set('radius', String(state.radiusKm));
  if (state.view === 'map') own.set('view', 'map');
  if (state.sort !== 'relevance') own.set('sort', state.sort);
  if (state.pages > 1) own.set('page', String(state.pages));
  const base = searchHref(state);
  if (own.size === 0) return base;
  return `${base}${base.includes('?') ? '&' : '?'}${own}`;
}

/** What goes into the query, pages aside. */
export function searchVariables(state: SearchState) {
  const { query, near, place, country, filter, category, language, minRating, from, to, partsOfDay, radiusKm, sort } =
    state;
  return {
    query: query ?? null,
    near: near ?? null,
    place: near ? null : (place ?? null),
    ...(place && !near && country && { country }),
    ...(near && radiusKm && { radiusKm }),
    kind: KINDS[filter],
    category: category ?? null,
    language: language ?? null,
    minRating: minRating ?? null,
    from: from ?? null,
    to: to ?? null,
    partsOfDay: partsOfDay.length > 0 ? [...partsOfDay] : null,
    sort,
  };
}
