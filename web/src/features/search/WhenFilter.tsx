import { useId } from 'react';
import type { PartOfDay } from '../../gql/graphql.js';
import { dayChoices, lastKnownDay, type DayRange } from './days.js';
import facets from './Facets.module.css';
import { PARTS_OF_DAY, type SearchState } from './searchState.js';
import { useToday } from './useToday.js';
import styles from './WhenFilter.module.css';

export interface WhenFilterProps {
  state: Pick<SearchState, 'from' | 'to' | 'partsOfDay'>;
  onChange: (change: Partial<SearchState>) => void;
}

const PART_LABELS: Record<PartOfDay, string> = { morning: 'Morning', afternoon: 'Afternoon', evening: 'Evening' };

/** Who has time: on which day, and in which part of it. */
export function WhenFilter({ state, onChange }: WhenFilterProps) {
  return (
    <>
      <DayChoice value={state} onChange={onChange} />
      <fieldset className={facets.group}>
        <legend className={facets.legend}>Time of day</legend>
        <div className={styles.parts}>
          {PARTS_OF_DAY.map((part) => (
            <label key={part} className={styles.part}>
              <input
                type="checkbox"
                className="visually-hidden"
                checked={state.partsOfDay.includes(part)}
                onChange={() => onChange({ partsOfDay: toggled(state.partsOfDay, part) })}
              />
              {PART_LABELS[part]}
            </label>
          ))}
        </div>
      </fieldset>
    </>
  );
}

function DayChoice({ value, onChange }: { value: DayRange | Partial<DayRange>; onChange: (range: DayRange) => void }) {
  const name = useId();
  const today = useToday();
  const choices = dayChoices(today);
  const chosen = choices.find(({ range }) => range.from === value.from && range.to === value.to);
  const single = !chosen && value.from !== undefined && value.from === value.to ? value.from : '';
  return (
    <fieldset className={facets.group}>
      <legend className={facets.legend}>Available</legend>
      <label className={facets.choice}>
        <input
          type="radio"
          name={name}
          className={facets.radio}
          checked={!value.from && !value.to}
          onChange={() => onChange({ from: undefined, to: undefined })}
        />
        <span className={facets.label}>Any day</span>
      </label>
      {choices.map(({ value: key, label, range }) => (
        <label key={key} className={facets.choice}>
          <input
            type="radio"
            name={name}
            className={facets.radio}
            checked={chosen?.value === key}
            onChange={() => onChange(range)}
          />
          <span className={facets.label}>{label}</span>
        </label>
      ))}
      <label className={styles.day}>
        <span>On a day</span>
        <input
          type="date"
          className={styles.date}
          min={today}
          max={lastKnownDay(today)}
          value={single}
          onChange={({ target }) => onChange({ from: target.value || undefined, to: target.value || undefined })}
        />
      </label>
    </fieldset>
  );
}

function toggled(parts: readonly PartOfDay[], part: PartOfDay): readonly PartOfDay[] {
  return PARTS_OF_DAY.filter((each) => parts.includes(each) !== (each === part));
}
