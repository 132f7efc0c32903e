import type { InputHTMLAttributes, ReactNode, Ref, TextareaHTMLAttributes } from 'react';
import { styled, type Attributes } from './chakra.js';
import { Field, type FieldProps } from './Field.js';

const Line = styled('input', 'control');
const Lines = styled('textarea', 'control');

export interface TextFieldProps extends FieldProps, Omit<Attributes<InputHTMLAttributes<HTMLInputElement>>, 'id'> {
  ref?: Ref<HTMLInputElement>;
  /** A control inside the right edge, such as the show/hide toggle of a password. */
  end?: ReactNode;
}

/** One line of text. Spreads React Hook Form's `register(...)` as it is. */
export function TextField({ label, hideLabel, hint, error, optional, end, className, ...input }: TextFieldProps) {
  return (
    <Field {...{ label, hint, className }} hideLabel={!!hideLabel} error={error} optional={!!optional}>
      {(control) => (
        <div data-part="frame">
          <Line type="text" {...input} {...control} withEnd={Boolean(end)} />
          {end && <span data-part="end">{end}</span>}
        </div>
      )}
    </Field>
  );
}

export interface TextAreaProps extends FieldProps, Omit<Attributes<TextareaHTMLAttributes<HTMLTextAreaElement>>, 'id'> {
  ref?: Ref<HTMLTextAreaElement>;
}

/** Several lines of text. */
export function TextArea({ label, hideLabel, hint, error, optional, className, ...input }: TextAreaProps) {
  return (
    <Field {...{ label, hint, className }} hideLabel={!!hideLabel} error={error} optional={!!optional}>
      {(control) => <Lines kind="lines" {...input} {...control} />}
    </Field>
  );
}
