import type { Ref, SelectHTMLAttributes } from 'react';
import { classNames } from './classNames.js';
import { Field, type FieldProps } from './Field.js';
import styles from './Field.module.css';
import { Icon } from './Icon.js';

export interface SelectProps extends FieldProps, Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id' | 'children'> {
  options: readonly { value: string; label: string; disabled?: boolean }[];
  /** The first, empty choice. */
  placeholder?: string;
  ref?: Ref<HTMLSelectElement>;
}

/** One of a list. The browser's own control: it is the best one on a phone, and weighs nothing. */
export function Select({
  label,
  hideLabel,
  hint,
  error,
  optional,
  options,
  placeholder,
  className,
  ...rest
}: SelectProps) {
  return (
    <Field {...{ label, hint, className }} hideLabel={!!hideLabel} error={error} optional={!!optional}>
      {(control) => (
        <div className={styles.withEnd}>
          <select {...rest} {...control} className={classNames(styles.control, styles.select)}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" className={styles.chevron} />
        </div>
      )}
    </Field>
  );
}
