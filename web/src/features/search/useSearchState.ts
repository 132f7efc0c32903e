import { useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';
import { readSearchState, searchStateHref, type SearchState } from './searchState.js';

/** The state in the address, and a way to change parts of it. Changing anything else starts at the first page. */
export function useSearchState() {
  const [, navigate] = useLocation();
  const search = useSearch();
  const state = useMemo(() => readSearchState(new URLSearchParams(search)), [search]);
  const hrefWith = (change: Partial<SearchState>) => searchStateHref({ ...state, pages: 1, ...change });
  const update = (change: Partial<SearchState>) => {
    // More of the same list is not a place to come back to.
    navigate(hrefWith(change), { replace: 'pages' in change && !('view' in change) });
  };
  return { state, update, hrefWith };
}
