import type { InputHTMLAttributes, ReactNode, Ref, TextareaHTMLAttributes } from 'react';
import { classNames } from './classNames.js';
import { Field, type FieldProps } from './Field.js';
import styles from './Field.module.css';

export interface TextFieldProps extends FieldProps, Omit<InputHTMLAttributes<HTMLInputElement>, 'id'> {
  ref?: Ref<HTMLInputElement>;
  /** A control inside the right edge, such as the show/hide toggle of a password. */
  end?: ReactNode;
}

/** One line of text. Spreads React Hook Form's `register(...)` as it is. */
export function TextField({ label, hideLabel, hint, error, optional, end, className, ...input }: TextFieldProps) {
  return (
    <Field {...{ label, hint, className }} hideLabel={!!hideLabel} error={error} optional={!!optional}>
      {(control) => (
        <div className={end ? styles.withEnd : undefined}>
          <input type="text" {...input} {...control} className={styles.control} />
          {end && <span className={styles.end}>{end}</span>}
        </div>
      )}
    </Field>
  );
}

export interface TextAreaProps extends FieldProps, Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id'> {
  ref?: Ref<HTMLTextAreaElement>;
}

/** Several lines of text. */
export function TextArea({ label, hideLabel, hint, error, optional, className, ...input }: TextAreaProps) {
  return (
    <Field {...{ label, hint, className }} hideLabel={!!hideLabel} error={error} optional={!!optional}>
      {(control) => <textarea {...input} {...control} className={classNames(styles.control)} />}
    </Field>
  );
}
