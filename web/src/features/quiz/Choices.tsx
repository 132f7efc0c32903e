import { useId } from 'react';
import { classNames } from '../../ui/classNames.js';
import styles from './Choices.module.css';

export interface Choice<V extends string> {
  value: V;
  label: string;
  hint?: string;
}

export interface ChoicesProps<V extends string> {
  legend: string;
  hideLegend?: boolean;
  options: readonly Choice<V>[];
  chosen: readonly V[];
  onChange: (chosen: V[]) => void;
  /** Several, at most so many. Without it, one. */
  most?: number;
  layout?: 'cards' | 'chips';
}

/** Answers to choose from: one or several. Real radio buttons and tick boxes below what is seen. */
export function Choices<V extends string>(props: ChoicesProps<V>) {
  const { legend, hideLegend, options, chosen, onChange, most, layout = 'chips' } = props;
  const name = useId();
  const full = most !== undefined && chosen.length >= most;
  const toggle = (value: V) => {
    if (most === undefined) onChange([value]);
    else onChange(chosen.includes(value) ? chosen.filter((each) => each !== value) : [...chosen, value]);
  };
  return (
    <fieldset className={styles.group}>
      <legend className={hideLegend ? 'visually-hidden' : styles.legend}>{legend}</legend>
      <div className={styles[layout]}>
        {options.map(({ value, label, hint }) => (
          <label key={value} className={classNames(styles.option, hint && styles.hinted)}>
            <input
              type={most === undefined ? 'radio' : 'checkbox'}
              className="visually-hidden"
              name={name}
              checked={chosen.includes(value)}
              disabled={full && !chosen.includes(value)}
              onChange={() => toggle(value)}
            />
            <span>{label}</span>
            {hint && <span className={styles.hint}>{hint}</span>}
          </label>
        ))}
      </div>
      {full && (
        <p className={styles.full} role="status">
          You've chosen {most}, the most possible. Remove one to choose another.
        </p>
      )}
    </fieldset>
  );
}
