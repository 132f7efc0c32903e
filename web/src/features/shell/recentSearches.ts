const KEY = 'yarrow.recent-searches';
const MAX_SEARCHES = 5;

/** A search of this browser: what was asked for, and where it led. */
export interface RecentSearch {
  label: string;
  url: string;
}

/** The last searches, the newest first; none where the browser keeps nothing. */
export function listRecentSearches(): RecentSearch[] {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '[]') as unknown;
    return Array.isArray(kept) ? kept.filter(isRecentSearch).slice(0, MAX_SEARCHES) : [];
  } catch {
    return [];
  }
}

export function noteSearch(search: RecentSearch): void {
  if (!search.label) return;
  const others = listRecentSearches().filter(({ label }) => label !== search.label);
  try {
    localStorage.setItem(KEY, JSON.stringify([search, ...others].slice(0, MAX_SEARCHES)));
  } catch {
    // Full or forbidden: then there is nothing to go back to.
  }
}

/** Only ways within this site: what a page keeps, others may have written. */
function isRecentSearch(kept: unknown): kept is RecentSearch {
  const { label, url } = (kept ?? {}) as Partial<RecentSearch>;
  return typeof label === 'string' && typeof url === 'string' && /^\/(p\/|practitioner-search)/.test(url);
}
