import { lazy, Suspense, useState } from 'react';
import { usePageTitle } from '../../app/usePageTitle.js';
import type { SearchSort } from '../../gql/graphql.js';
import { Button } from '../../ui/Button.js';
import { Icon } from '../../ui/Icon.js';
import { Select } from '../../ui/Select.js';
import { SearchBox } from '../shell/SearchBox.js';
import { ActiveFilters } from './ActiveFilters.js';
import { Facets } from './Facets.js';
import { KindToggle } from './KindToggle.js';
import { NearMeButton } from './NearMeButton.js';
import { NothingFound } from './NothingFound.js';
import { ResultPages, useSearchPage } from './ResultPages.js';
import styles from './SearchPage.module.css';
import type { SearchState } from './searchState.js';
import { useSearchState } from './useSearchState.js';

const FacetDrawer = lazy(async () => ({ default: (await import('./FacetDrawer.js')).FacetDrawer }));

const SORTS: readonly { value: SearchSort; label: string }[] = [
  { value: 'relevance', label: 'Best match' },
  { value: 'rating', label: 'Highest rated' },
  { value: 'distance', label: 'Nearest first' },
];

/** The public search: `/practitioner-search`. */
export function SearchPage() {
  const { state, update, hrefWith } = useSearchState();
  const { found, fetching } = useSearchPage(state, null);
  const [drawer, setDrawer] = useState<'never' | 'open' | 'closed'>('never');
  const heading = headingOf(state, found?.place?.label);
  usePageTitle(heading);
  const categories = found?.facets.categories ?? [];
  const facets = { state, categories, languages: found?.facets.languages ?? [], onChange: update };
  const located = state.near !== undefined || found?.place != null;
  return (
    <main id="main" tabIndex={-1} className={styles.page}>
      <div className={styles.search}>
        <SearchBox layout="stacked" />
      </div>
      <header className={styles.header}>
        <h1 className={styles.heading}>{heading}</h1>
        <div className={styles.controls}>
          <KindToggle
            value={state.filter}
            counts={Object.fromEntries((found?.facets.kinds ?? []).map(({ value, count }) => [value, count]))}
            onChange={(filter) => update({ filter })}
          />
          <NearMeButton onLocated={(near) => update({ near, place: 'Current location' })} />
          <Button variant="outline" className={styles.filters} onClick={() => setDrawer('open')}>
            <Icon name="filter" size={18} /> Filters
          </Button>
          <Select
            label="Sort by"
            hideLabel
            className={styles.sort}
            value={state.sort}
            options={SORTS.filter(({ value }) => value !== 'distance' || located || state.sort === 'distance')}
            onChange={(event) => update({ sort: event.target.value as SearchSort })}
          />
        </div>
      </header>
      <div className={styles.columns}>
        <aside className={styles.facets} aria-label="Filters">
          <Facets {...facets} />
        </aside>
        <section className={styles.results} aria-label="Practitioners" aria-busy={fetching}>
          <div className={styles.summary}>
            <p role="status" className={styles.count}>
              {found && !fetching ? countText(found.totalCount) : 'Searching…'}
            </p>
            <ActiveFilters
              state={state}
              categoryName={categories.find(({ value }) => value === state.category)?.label}
              hrefWith={hrefWith}
            />
          </div>
          {found?.totalCount === 0 && !fetching ? (
            <NothingFound state={state} hrefWith={hrefWith} />
          ) : (
            <ul className={styles.list}>
              <ResultPages state={state} after={null} page={1} onMore={() => update({ pages: state.pages + 1 })} />
            </ul>
          )}
        </section>
      </div>
      {drawer !== 'never' && (
        <Suspense>
          <FacetDrawer
            {...facets}
            open={drawer === 'open'}
            onClose={() => setDrawer('closed')}
            count={found?.totalCount}
          />
        </Suspense>
      )}
    </main>
  );
}

function headingOf(state: SearchState, understood: string | undefined): string {
  const what = state.query ? capitalise(state.query) : 'Practitioners';
  const place = state.near ? state.place : (understood ?? state.place);
  if (place === 'Current location') return `${what} near you`;
  if (place) return `${what} near ${place}`;
  return state.filter === 'virtual' ? `${what}, virtually` : what;
}

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function countText(count: number): string {
  if (count === 0) return 'No practitioners found';
  return count === 1 ? '1 practitioner' : `${count.toLocaleString('en-US')} practitioners`;
}
