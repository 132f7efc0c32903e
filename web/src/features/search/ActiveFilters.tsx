import { Link } from 'wouter';
import { Icon } from '../../ui/Icon.js';
import styles from './ActiveFilters.module.css';
import { rangeLabel } from './days.js';
import type { SearchState } from './searchState.js';
import { useToday } from './useToday.js';

export interface ActiveFiltersProps {
  state: SearchState;
  /** Name of the chosen therapy category. */
  categoryName: string | undefined;
  hrefWith: (change: Partial<SearchState>) => string;
}

/** The chosen filters, each with its way out. */
export function ActiveFilters({ state, categoryName, hrefWith }: ActiveFiltersProps) {
  const today = useToday();
  const chips: [string, Partial<SearchState>][] = [];
  if (state.from || state.to) {
    const range = { from: state.from, to: state.to };
    chips.push([rangeLabel(range, today), { from: undefined, to: undefined }]);
  }
  for (const part of state.partsOfDay) {
    const rest = state.partsOfDay.filter((other) => other !== part);
    chips.push([`${part.charAt(0).toUpperCase()}${part.slice(1)}`, { partsOfDay: rest }]);
  }
  if (state.category) chips.push([categoryName ?? state.category, { category: undefined }]);
  if (state.minRating) chips.push([`${state.minRating.toFixed(1)} and up`, { minRating: undefined }]);
  if (state.language) chips.push([state.language, { language: undefined }]);
  if (chips.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label="Chosen filters">
      {chips.map(([label, without]) => (
        <li key={label}>
          <Link href={hrefWith(without)} className={styles.chip}>
            {label} <Icon name="close" size={16} />
            <span className="visually-hidden">remove</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
