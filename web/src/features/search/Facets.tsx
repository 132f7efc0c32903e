import { useId, useState } from 'react';
import { Button } from '../../ui/Button.js';
import { classNames } from '../../ui/classNames.js';
import styles from './Facets.module.css';
import type { SearchState } from './searchState.js';
import { WhenFilter } from './WhenFilter.js';

interface Choice {
  value: string;
  label: string;
  count?: number;
}

export interface FacetsProps {
  state: SearchState;
  categories: readonly Choice[];
  languages: readonly Choice[];
  onChange: (change: Partial<SearchState>) => void;
}

const RATINGS: readonly Choice[] = [
  { value: '4.5', label: '4.5 and up' },
  { value: '4', label: '4.0 and up' },
  { value: '3', label: '3.0 and up' },
];

/** What narrows a search down: when, therapy, rating, language. */
export function Facets({ state, categories, languages, onChange }: FacetsProps) {
  return (
    <>
      <WhenFilter state={state} onChange={onChange} />
      <FacetGroup
        legend="Therapy"
        any="All therapies"
        choices={categories}
        value={state.category}
        onChange={(category) => onChange({ category })}
      />
      <FacetGroup
        legend="Client rating"
        any="Any rating"
        choices={RATINGS}
        value={state.minRating === undefined ? undefined : String(state.minRating)}
        onChange={(rating) => onChange({ minRating: rating === undefined ? undefined : Number(rating) })}
      />
      <FacetGroup
        legend="Language"
        any="Any language"
        choices={languages}
        value={state.language}
        onChange={(language) => onChange({ language })}
      />
    </>
  );
}

interface FacetGroupProps {
  className?: string | undefined;
  legend: string;
  /** Label of no choice. */
  any: string;
  choices: readonly Choice[];
  value: string | undefined;
  onChange: (value: string | undefined) => void;
}

const SHOWN = 7;

/** One choice of several, or none. */
export function FacetGroup({ className, legend, any, choices, value, onChange }: FacetGroupProps) {
  const name = useId();
  const [all, setAll] = useState(false);
  // A choice of the address stays visible where nothing matches it any more.
  const known = value === undefined || choices.some((choice) => choice.value === value);
  const listed = known ? choices : [{ value, label: value }, ...choices];
  if (listed.length === 0) return null;
  const shown = listed.filter((choice, index) => all || index < SHOWN || choice.value === value);
  return (
    <fieldset className={classNames(styles.group, className)}>
      <legend className={styles.legend}>{legend}</legend>
      {[{ value: undefined, label: any }, ...shown].map((choice: Partial<Choice>) => (
        <label key={choice.value ?? ''} className={styles.choice}>
          <input
            type="radio"
            name={name}
            className={styles.radio}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
          />
          <span className={styles.label}>{choice.label}</span>
          {choice.count !== undefined && <span className={styles.count}>{choice.count}</span>}
        </label>
      ))}
      {listed.length > SHOWN && (
        <Button variant="ghost" size="sm" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? 'Show fewer' : `Show all ${listed.length}`}
        </Button>
      )}
    </fieldset>
  );
}
