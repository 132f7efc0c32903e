import type { Ref, SelectHTMLAttributes } from 'react';
import { styled, type Attributes } from './chakra.js';
import { Field, type FieldProps } from './Field.js';
import { Icon } from './Icon.js';

const Choice = styled('select', 'control');

export interface SelectProps
  extends FieldProps, Omit<Attributes<SelectHTMLAttributes<HTMLSelectElement>>, 'id' | 'children'> {
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
        <div data-part="frame">
          <Choice kind="choice" {...rest} {...control}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </Choice>
          <Icon name="chevron-down" />
        </div>
      )}
    </Field>
  );
}
