import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { lazyPart } from '../../lib/lazyPage.js';
import { usePageTitle } from '../../lib/usePageTitle.js';
import { useInBrowser } from '../../lib/hydration.js';
import { WIDE, WIDER, useMedia } from '../../lib/useMedia.js';
import { classNames } from '../../ui/classNames.js';
import { ActiveFilters } from './ActiveFilters.js';
import { Facets } from './Facets.js';
import { KindToggle } from './KindToggle.js';
import { ResultPages, SearchPractitioners, useSearchPage } from './ResultPages.js';
import { SearchControls } from './SearchControls.js';
import styles from './SearchPage.module.css';
import { headingOf, searchLine } from './searchLabel.js';
import { useFoundHits } from './useFoundHits.js';
import { useSearchState } from './useSearchState.js';
import { ViewSwitch } from './ViewSwitch.js';

const NoResults = lazyPart(async () => (await import('./NoResults.js')).NoResults);
const FacetDrawer = lazy(async () => ({ default: (await import('./FacetDrawer.js')).FacetDrawer }));
const ResultsMap = lazy(async () => ({ default: (await import('./ResultsMap.js')).ResultsMap }));

export { SearchPractitioners as pageQuery };

/** The public search: `/practitioner-search`. */
export function SearchPage() {
  const { state, update, hrefWith } = useSearchState();
  const { found, loading, error } = useSearchPage(state, null);
  const { hits, onFound } = useFoundHits(state.pages);
  const [drawer, setDrawer] = useState<'never' | 'open' | 'closed'>('never');
  const [active, setActive] = useState<string>();
  const [filtersBeside, mapBeside] = [useMedia(WIDER, true), useMedia(WIDE, true)];
  // A map is drawn by the browser.
  const inBrowser = useInBrowser();
  const mapSection = useInViewWhen(state.view === 'map');
  const heading = headingOf(state, found?.place?.label);
  usePageTitle(heading);
  const categories = found?.facets.categories ?? [];
  const facets = { state, categories, languages: found?.facets.languages ?? [], onChange: update };
  const kinds = found?.facets.kinds ?? [];
  const empty = found?.totalCount === 0 && !loading;
  const failed = error !== undefined && !found && !loading;
  const center = state.near ?? (found?.place ? { lat: found.place.latitude, lng: found.place.longitude } : undefined);
  const located = center !== undefined;
  return (
    <main id="main" tabIndex={-1} className={styles.page}>
      <SearchControls
        state={state}
        line={searchLine(state, found?.place?.label)}
        located={located}
        onChange={update}
        onFilters={() => setDrawer('open')}
      />
      <div className={classNames(styles.columns, state.view === 'map' && styles.mapFirst)}>
        {filtersBeside && (
          <aside className={styles.facets} aria-label="Filters">
            <Facets {...facets} />
          </aside>
        )}
        <section className={styles.results} aria-label="Practitioners" aria-busy={loading}>
          <header className={styles.header}>
            <h1 className={styles.heading}>{heading}</h1>
            <KindToggle
              value={state.filter}
              counts={Object.fromEntries(kinds.map(({ value, count }) => [value, count]))}
              onChange={(filter) => update({ filter })}
            />
            <p role="status" className={styles.count}>
              {statusOf(found, loading, error !== undefined)}
            </p>
            <ActiveFilters
              state={state}
              categoryName={categories.find(({ value }) => value === state.category)?.label}
              hrefWith={hrefWith}
            />
          </header>
          {empty ? (
            <Suspense fallback={null}>
              <NoResults {...{ state, found, hrefWith }} />
            </Suspense>
          ) : (
            <ul className={styles.list}>
              <ResultPages
                {...{ state, active, onFound, after: null, page: 1, onActive: setActive }}
                onMore={() => update({ pages: state.pages + 1 })}
              />
            </ul>
          )}
        </section>
        <section ref={mapSection} className={styles.map} aria-label="Map">
          {inBrowser && (mapBeside || state.view === 'map') && (
            <Suspense>
              <ResultsMap
                hits={empty ? NO_HITS : hits}
                center={center}
                area={state.place === 'Map area'}
                active={active}
                onActive={setActive}
                onSearchArea={update}
              />
            </Suspense>
          )}
        </section>
      </div>
      {/* The switch to an empty map would cover the suggestions. */}
      {((!empty && !failed) || state.view === 'map') && (
        <ViewSwitch view={state.view} onChange={(view) => update({ view, pages: state.pages })} />
      )}
      {drawer !== 'never' && (
        <Suspense>
          <FacetDrawer
            {...facets}
            open={drawer === 'open'}
            onClose={() => setDrawer('closed')}
            count={found?.totalCount}
            located={located}
          />
        </Suspense>
      )}
    </main>
  );
}

/** On a phone the map is below the controls: scrolls to it when the user opens it. */
function useInViewWhen(asked: boolean) {
  const element = useRef<HTMLElement>(null);
  useEffect(() => {
    // Next to the list it is already in view.
    if (!asked || !window.matchMedia?.('(max-width: 1023px)').matches) return;
    element.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, [asked]);
  return element;
}

const NO_HITS: readonly never[] = [];

interface FoundCount {
  totalCount: number;
  unknownPlace: boolean;
}

function statusOf(found: FoundCount | undefined, loading: boolean, failed: boolean): string {
  if (loading) return 'Searching…';
  if (found) return found.unknownPlace ? 'Place not found' : countText(found.totalCount);
  return failed ? "The search didn't work" : 'Searching…';
}

function countText(count: number): string {
  if (count === 0) return 'No practitioners found';
  return count === 1 ? '1 practitioner' : `${count.toLocaleString('en-US')} practitioners`;
}
