import { useId, useRef, type KeyboardEvent, type MouseEvent, type ToggleEvent } from 'react';
import type { SearchSort } from '../../gql/graphql.js';
import { Button } from '../../ui/Button.js';
import { Icon } from '../../ui/Icon.js';
import { IconButton } from '../../ui/IconButton.js';
import { Select } from '../../ui/Select.js';
import { SearchBox } from '../shell/SearchBox.js';
import { NearMeButton } from './NearMeButton.js';
import styles from './SearchControls.module.css';
import type { SearchState } from './searchState.js';

const SORTS: readonly { value: SearchSort; label: string }[] = [
  { value: 'relevance', label: 'Best match' },
  { value: 'soonest', label: 'Soonest free' },
  { value: 'rating', label: 'Highest rated' },
  { value: 'distance', label: 'Nearest first' },
];

/** @param located whether there is a centre that distances could be measured from */
export function listSorts({ sort }: SearchState, located: boolean) {
  return SORTS.filter(({ value }) => value !== 'distance' || located || sort === 'distance');
}

export interface SearchControlsProps {
  state: SearchState;
  /** The search in one line, for a phone. */
  line: string;
  /** Whether there is a centre that distances could be measured from. */
  located: boolean;
  onChange: (change: Partial<SearchState>) => void;
  onFilters: () => void;
}

/**
 * The row that stays at the top: what and where, filters, order. Where there is no room for the form, one line stands for it
 * and opens it. The browser itself does that, so that it works before scripts have come.
 */
export function SearchControls({ state, line, located, onChange, onFilters }: SearchControlsProps) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const close = () => panel.current?.hidePopover?.();
  const chosen = chosenFilters(state);
  return (
    <div className={styles.controls}>
      <button type="button" className={styles.opener} popoverTarget={id}>
        <Icon name="search" size={18} />
        <span className="visually-hidden">Change the search: </span>
        <span className={styles.line}>{line}</span>
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        className={styles.panel}
        onToggle={focusForm}
        onMouseDown={keepSuggestions}
        onKeyDown={keepPanel}
      >
        <IconButton icon="close" label="Close" className={styles.close} popoverTarget={id} popoverTargetAction="hide" />
        <SearchBox onSearch={close} />
        <NearMeButton
          onLocated={(near) => {
            close();
            onChange({ near, place: 'Current location', radiusKm: undefined });
          }}
        />
      </div>
      <Button variant="outline" className={styles.filters} onClick={onFilters}>
        <Icon name="filter" size={18} /> <span className={styles.word}>Filters</span>
        {chosen > 0 && (
          <span className={styles.chosen}>
            {chosen}
            <span className="visually-hidden"> chosen</span>
          </span>
        )}
      </Button>
      <Select
        label="Sort by"
        hideLabel
        className={styles.sort}
        value={state.sort}
        options={listSorts(state, located)}
        onChange={(event) => onChange({ sort: event.target.value as SearchSort })}
      />
    </div>
  );
}

function focusForm({ newState, currentTarget }: ToggleEvent<HTMLElement>): void {
  if (newState === 'open') currentTarget.querySelector('input')?.focus();
}

/** A press on a button leaves the focus in the field: its suggestions would close, and the button move away under the finger. */
function keepSuggestions(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.closest('button')) event.preventDefault();
}

/** Escape closes the suggestions of a field first. */
function keepPanel(event: KeyboardEvent): void {
  const { key, target } = event;
  if (key === 'Escape' && target instanceof Element && target.matches('[aria-expanded=true]')) event.preventDefault();
}

function chosenFilters({ category, language, minRating, from, to, partsOfDay }: SearchState): number {
  return [category, language, minRating, from ?? to].filter(Boolean).length + partsOfDay.length;
}
