import { lazy, Suspense, useEffect, useRef, useState, type ComponentProps } from 'react';
import { lazyPart } from '../../lib/lazyPage.js';
import { usePageTitle } from '../../lib/usePageTitle.js';
import { useInBrowser } from '../../lib/hydration.js';
import { WIDE, WIDER, useMedia } from '../../lib/useMedia.js';
import { classNames } from '../../ui/classNames.js';
import { ActiveFilters } from './ActiveFilters.js';
import { Facets } from './Facets.js';
import { KindToggle } from './KindToggle.js';
import type { ResultsMapProps } from './ResultsMap.js';
import { ResultPages, SearchPractitioners, useSearchPage } from './ResultPages.js';
import { SearchControls } from './SearchControls.js';
import styles from './SearchPage.module.css';
import { headingOf, searchLine } from './searchLabel.js';
import type { SearchState } from './searchState.js';
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
  const { wanted, show: showFilters, ...drawer } = useDrawer();
  const [active, setActive] = useState<string>();
  const heading = headingOf(state, found?.place?.label);
  usePageTitle(heading);
  const { categories = [], languages = [] } = found?.facets ?? {};
  const facets = { state, categories, languages, onChange: update };
  const empty = found?.totalCount === 0 && !loading;
  const failed = error !== undefined && !found && !loading;
  const status = statusOf(found, loading, error !== undefined);
  const center = centerOf(state, found);
  const located = center !== undefined;
  return (
    <main id="main" tabIndex={-1} className={styles.page}>
      <SearchControls
        {...{ state, located }}
        line={searchLine(state, found?.place?.label)}
        onChange={update}
        onFilters={showFilters}
      />
      <div className={classNames(styles.columns, state.view === 'map' && styles.mapFirst)}>
        <FiltersBeside {...facets} />
        <section className={styles.results} aria-label="Practitioners" aria-busy={loading}>
          <ResultsHeader {...{ state, found, heading, status, hrefWith }} onKind={(filter) => update({ filter })} />
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
        <MapSection
          {...{ state, center, active, hits: empty ? NO_HITS : hits, onActive: setActive, onSearchArea: update }}
        />
      </div>
      {/* The switch to an empty map would cover the suggestions. */}
      {(!(empty || failed) || state.view === 'map') && (
        <ViewSwitch view={state.view} onChange={(view) => update({ view, pages: state.pages })} />
      )}
      {wanted && (
        <Suspense>
          <FacetDrawer {...facets} {...drawer} count={found?.totalCount} located={located} />
        </Suspense>
      )}
    </main>
  );
}

function FiltersBeside(facets: ComponentProps<typeof Facets>) {
  const wide = useMedia(WIDER, true);
  return wide ? (
    <aside className={styles.facets} aria-label="Filters">
      <Facets {...facets} />
    </aside>
  ) : null;
}

interface MapSectionProps extends Omit<ResultsMapProps, 'area'> {
  state: SearchState;
}

/** The map next to the list, or in its place. */
function MapSection({ state, ...map }: MapSectionProps) {
  // A map is drawn by the browser.
  const inBrowser = useInBrowser();
  const beside = useMedia(WIDE, true);
  const section = useInViewWhen(state.view === 'map');
  return (
    <section ref={section} className={styles.map} aria-label="Map">
      {inBrowser && (beside || state.view === 'map') && (
        <Suspense>
          <ResultsMap {...map} area={state.place === 'Map area'} />
        </Suspense>
      )}
    </section>
  );
}

/** Loaded when it is opened first. */
function useDrawer() {
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never');
  return {
    wanted: state !== 'never',
    open: state === 'open',
    show: () => setState('open'),
    onClose: () => setState('closed'),
  };
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

type Found = ReturnType<typeof useSearchPage>['found'];

interface ResultsHeaderProps extends Pick<ReturnType<typeof useSearchState>, 'state' | 'hrefWith'> {
  found: Found;
  heading: string;
  status: string;
  onKind: (filter: SearchState['filter']) => void;
}

/** What is searched for, and how much was found. */
function ResultsHeader({ state, found, heading, status, hrefWith, onKind }: ResultsHeaderProps) {
  const category = found?.facets.categories.find(({ value }) => value === state.category);
  return (
    <header className={styles.header}>
      <h1 className={styles.heading}>{heading}</h1>
      <KindToggle value={state.filter} counts={countsOf(found)} onChange={onKind} />
      <p role="status" className={styles.count}>
        {status}
      </p>
      <ActiveFilters state={state} categoryName={category?.label} hrefWith={hrefWith} />
    </header>
  );
}

const countsOf = (found: Found) =>
  Object.fromEntries((found?.facets.kinds ?? []).map(({ value, count }) => [value, count]));

/** Coordinates that the search is around. */
function centerOf({ near }: SearchState, found: Found) {
  const place = found?.place;
  return near ?? (place ? { lat: place.latitude, lng: place.longitude } : undefined);
}

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
