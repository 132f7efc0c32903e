import { useId } from 'react';
import type { SearchKind } from '../../gql/graphql.js';
import { KINDS, type SearchState } from './searchState.js';
import styles from './KindToggle.module.css';

const LABELS: readonly [SearchState['filter'], string][] = [
  ['all', 'All'],
  ['in-person', 'In-person'],
  ['in-home', 'In-home'],
  ['virtual', 'Virtual'],
];

export interface KindToggleProps {
  value: SearchState['filter'];
  /** How many each would leave, once known. */
  counts: Partial<Record<SearchKind, number>>;
  onChange: (value: SearchState['filter']) => void;
}

/** The filter toggle: all, in-person, in-home, virtual. */
export function KindToggle({ value, counts, onChange }: KindToggleProps) {
  const name = useId();
  return (
    <fieldset className={styles.toggle}>
      <legend className="visually-hidden">How would you like to meet?</legend>
      {LABELS.map(([kind, label]) => (
        <label key={kind} className={styles.option}>
          <input
            type="radio"
            className="visually-hidden"
            name={name}
            checked={kind === value}
            onChange={() => onChange(kind)}
          />
          {label}
          {kind !== 'all' && counts[KINDS[kind]] !== undefined && (
            <span className={styles.count}>{counts[KINDS[kind]]}</span>
          )}
        </label>
      ))}
    </fieldset>
  );
}
