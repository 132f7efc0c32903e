import { useId, type ReactNode } from 'react';
import { classNames } from './classNames.js';
import styles from './RadioCards.module.css';

export interface RadioCard<V extends string> {
  value: V;
  title: ReactNode;
  description?: ReactNode;
  /** Right-aligned, such as a price. */
  aside?: ReactNode;
  disabled?: boolean;
}

export interface RadioCardsProps<V extends string> {
  legend: string;
  hideLegend?: boolean;
  options: readonly RadioCard<V>[];
  value: V | undefined;
  onChange: (value: V) => void;
  /** row: equal columns on wide screens. Default stack. */
  layout?: 'stack' | 'row';
}

/** One of a few choices that each need more than a word: a service, a place, a way to pay. */
export function RadioCards<V extends string>(props: RadioCardsProps<V>) {
  const { legend, hideLegend, options, value, onChange, layout = 'stack' } = props;
  const name = useId();
  return (
    <fieldset className={styles.group}>
      <legend className={hideLegend ? 'visually-hidden' : styles.legend}>{legend}</legend>
      <div className={classNames(styles.cards, styles[layout])}>
        {options.map((option) => (
          <label key={option.value} className={styles.card}>
            <input
              type="radio"
              name={name}
              className={styles.radio}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
            />
            <span className={styles.text}>
              <span className={styles.title}>{option.title}</span>
              {option.description && <span className={styles.description}>{option.description}</span>}
            </span>
            {option.aside && <span className={styles.aside}>{option.aside}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
