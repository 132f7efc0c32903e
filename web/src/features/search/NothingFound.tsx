import { EmptyState } from '../../ui/EmptyState.js';
import { ButtonLink } from '../../ui/Button.js';
import styles from './NothingFound.module.css';
import type { SearchState } from './searchState.js';

export interface NothingFoundProps {
  state: SearchState;
  hrefWith: (change: Partial<SearchState>) => string;
}

const NOWHERE = { place: undefined, near: undefined, radiusKm: undefined };

/** Shown for no matches: offers searches that each drop one condition. */
export function NothingFound({ state, hrefWith }: NothingFoundProps) {
  const narrowed = state.category || state.language || state.minRating;
  const timed = state.from || state.to || state.partsOfDay.length > 0;
  return (
    <EmptyState
      icon="search"
      heading="h2"
      title="No practitioners here yet"
      action={
        <div className={styles.steps}>
          {timed && (
            <ButtonLink href={hrefWith({ from: undefined, to: undefined, partsOfDay: [] })} variant="outline">
              Any day and time
            </ButtonLink>
          )}
          {narrowed && (
            <ButtonLink
              href={hrefWith({ category: undefined, language: undefined, minRating: undefined })}
              variant="outline"
            >
              Remove the filters
            </ButtonLink>
          )}
          {state.filter !== 'virtual' && (
            <ButtonLink href={hrefWith({ filter: 'virtual', ...NOWHERE })} variant="outline">
              Try virtual sessions
            </ButtonLink>
          )}
          {(state.place || state.near) && (
            <ButtonLink href={hrefWith(NOWHERE)} variant="outline">
              Search everywhere
            </ButtonLink>
          )}
          <ButtonLink href="/quiz" variant="outline">
            Take the quiz
          </ButtonLink>
          {state.query && (
            <ButtonLink href={hrefWith({ query: undefined })} variant="outline">
              All therapies{state.place ? ` near ${state.place}` : ''}
            </ButtonLink>
          )}
        </div>
      }
    >
      {state.query
        ? `We couldn't find anyone for “${state.query}”${state.place ? ` near ${state.place}` : ''}. Try a wider search.`
        : 'No practitioners match this search. Try a wider one.'}
    </EmptyState>
  );
}
