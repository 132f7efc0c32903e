import type { SearchSort } from '../../gql/graphql.js';
import { Button } from '../../ui/Button.js';
import { Icon } from '../../ui/Icon.js';
import { Select } from '../../ui/Select.js';
import { KindToggle } from './KindToggle.js';
import { NearMeButton } from './NearMeButton.js';
import styles from './SearchPage.module.css';
import type { SearchState } from './searchState.js';

const SORTS: readonly { value: SearchSort; label: string }[] = [
  { value: 'relevance', label: 'Best match' },
  { value: 'soonest', label: 'Soonest free' },
  { value: 'rating', label: 'Highest rated' },
  { value: 'distance', label: 'Nearest first' },
];

export interface SearchControlsProps {
  state: SearchState;
  kinds: readonly { value: string; count: number }[];
  /** Whether there is a centre that distances could be measured from. */
  located: boolean;
  onChange: (change: Partial<SearchState>) => void;
  onFilters: () => void;
}

/** How to meet, where, and in which order; the filters behind a button where there is no room for them. */
export function SearchControls({ state, kinds, located, onChange, onFilters }: SearchControlsProps) {
  const chosen = chosenFilters(state);
  return (
    <div className={styles.controls}>
      <KindToggle
        value={state.filter}
        counts={Object.fromEntries(kinds.map(({ value, count }) => [value, count]))}
        onChange={(filter) => onChange({ filter })}
      />
      <NearMeButton onLocated={(near) => onChange({ near, place: 'Current location', radiusKm: undefined })} />
      <Button variant="outline" className={styles.filters} onClick={onFilters}>
        <Icon name="filter" size={18} /> Filters{chosen > 0 && ` (${chosen})`}
      </Button>
      <Select
        label="Sort by"
        hideLabel
        className={styles.sort}
        value={state.sort}
        options={SORTS.filter(({ value }) => value !== 'distance' || located || state.sort === 'distance')}
        onChange={(event) => onChange({ sort: event.target.value as SearchSort })}
      />
    </div>
  );
}

function chosenFilters({ category, language, minRating, from, to, partsOfDay }: SearchState): number {
  return [category, language, minRating, from ?? to].filter(Boolean).length + partsOfDay.length;
}
