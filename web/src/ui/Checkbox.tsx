import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import styles from './Checkbox.module.css';
import { classNames } from './classNames.js';

export interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  label: ReactNode;
  /** A second, quieter line. */
  hint?: ReactNode;
  error?: string | undefined;
  ref?: Ref<HTMLInputElement>;
}

/** A tick box whose whole line is the target. Spreads React Hook Form's `register(...)` as it is. */
export function Checkbox({ label, hint, error, className, ...input }: CheckboxProps) {
  return (
    <label className={classNames(styles.line, className)}>
      <input type="checkbox" {...input} className={styles.box} aria-invalid={error ? true : undefined} />
      <span>
        {label}
        {hint && <span className={styles.hint}>{hint}</span>}
        {error && (
          <span className={styles.error} role="alert">
            {error}
          </span>
        )}
      </span>
    </label>
  );
}
